/** What the head of a noun phrase may be: a name in scope, an attribute, a thing, a place, a noun, a definition. */
import type { Expr } from '../ir/index.ts';
import { pluralOf } from '../link/names.ts';
import { BOOL, NONE, NUM, placeOf, refTo, setOf } from '../link/types.ts';
import type { Node, NounPhrase, Post, Word } from '../sentence/ast.ts';
import { nounKinds } from './adjectives.ts';
import { matchArguments } from './arguments.ts';
import { attributeOf } from './attributes.ts';
import type { Context } from './context.ts';
import { memberNamed } from './members.ts';
import { int, type Reading } from './reading.ts';
import type { Named } from './scope.ts';

export interface Head {
  readonly reading: Reading;
  readonly adjectives: readonly Word[];
  readonly posts: readonly Post[];
}

export function headsOf(ctx: Context, node: NounPhrase): Head[] {
  const { words, posts } = node;
  const last = words.at(-1);
  if (!last) return [];
  const adjectives = words.slice(0, -1);
  const fixed = fixedMeaning(ctx, node, last);
  if (fixed) return [fixed];
  const complement = withComplement(ctx, node);
  if (complement.length > 0) return complement;
  const asKind = ctx.expected?.node === node;
  const asNoun = asKind && nounKinds(ctx, last.text).length > 0;
  const named = asNoun ? undefined : ctx.scope.get(last.text);
  const of = posts[0]?.p === 'of' ? posts[0] : undefined;
  const rest = of ? posts.slice(1) : posts;
  if (named?.unknown) {
    ctx.hasUnknown = true;
    return [];
  }
  if (named && !of && adjectives.length === 0)
    return [{ reading: namedReading(ctx, last.text, named), adjectives, posts }];
  const heads: Head[] = [];
  if (of && adjectives.length === 0) heads.push(...ofHeads(ctx, last, of.x, rest));
  if (heads.length > 0) return heads;
  if (adjectives.length === 0) {
    if (!of && !asNoun) heads.push(...globalHeads(ctx, last, posts));
    heads.push(...definitionHeads(ctx, last, posts, asKind));
  }
  // a flag is a noun only where nothing else has that name
  const found = nounKinds(ctx, last.text);
  const isFlag = found.every(
    ({ kind, adjective: word }) => word !== undefined && kind.fields.get(word)?.type.t === 'bool',
  );
  if (heads.length > 0 && isFlag) return heads;
  return [...heads, ...definedNouns(ctx, node, last, adjectives), ...nouns(ctx, node, last, adjectives)];
}

/** `none`, `true`, `card seven`, `option schiltroms`, dice. */
function fixedMeaning(ctx: Context, node: NounPhrase, last: Word): Head | undefined {
  const { words, posts } = node;
  const done = (reading: Reading): Head => ({ reading, adjectives: [], posts });
  if (words.length === 1) {
    if (last.text === 'none') return done({ type: NONE, expr: int(-1), meaning: 'none' });
    if (last.text === 'true' || last.text === 'false')
      return done({ type: BOOL, expr: { k: 'bool', v: last.text === 'true' }, meaning: last.text });
    if (last.text === 'dice') return diceHead(ctx, posts);
  }
  const [first, second] = words;
  if (words.length !== 2 || !first || !second) return undefined;
  if (first.text === 'option') {
    if (ctx.model.options.has(second.text))
      return done({ type: BOOL, expr: { k: 'option', name: second.text }, meaning: `option ${second.text}` });
    ctx.problem('check/means-nothing', second, {
      found: second.text,
      suggestion: ctx.suggestion(second.text, ctx.model.options.keys()),
    });
    return undefined;
  }
  const kind = ctx.linker.kindNamed(first.text);
  const member = kind && memberNamed(kind, second.text);
  return (
    kind && member && done({ type: refTo(kind.id), expr: int(member.index), meaning: `${kind.name} ${second.text}` })
  );
}

/** `dice in throw where value of die <= 3` */
function diceHead(ctx: Context, posts: readonly Post[]): Head | undefined {
  const [place, ...rest] = posts;
  const name = place?.p === 'in' && place.x.t === 'np' ? place.x.words[0]?.text : undefined;
  const thrown = name === undefined ? undefined : ctx.scope.get(name);
  if (thrown?.unknown) ctx.hasUnknown = true;
  if (thrown?.type.t !== 'dice' || thrown.store === undefined) return undefined;
  const face = ctx.linker.addVar({ name: 'face', storage: 'local', type: NUM as { t: 'num' } });
  return {
    reading: { type: { t: 'dice' }, dice: { v: thrown.store, face }, meaning: `dice in ${name}` },
    adjectives: [],
    posts: rest,
  };
}

/** `areas friendly to side`: a noun, then an adjective that needs more. */
function withComplement(ctx: Context, node: NounPhrase): Head[] {
  const { words, posts } = node;
  const word = words.at(-1);
  const noun = words.at(-2);
  if (!word || !noun || posts.length === 0) return [];
  return nounKinds(ctx, noun.text).flatMap((found): Head[] => {
    const definition = ctx.definitionsNamed(word.text, found.kind.id).find(({ params }) => params.length > 1);
    const args = definition && matchArguments(ctx, definition, posts, word, 1);
    if (!definition || !args) return [];
    if (!hasRightNumber(ctx, node, found, noun)) return [];
    const base = nounReading(ctx, found, noun);
    const { set } = base;
    const call = set && ctx.readers.callDefinition(ctx, definition, [{ k: 'var', v: set.elem }, ...args.values], word);
    if (!set || !call?.expr) return [];
    const reading = {
      ...base,
      set: ctx.withTest(set, call.expr),
      meaning: `${base.meaning} ${word.text}(${call.meaning})`,
    };
    const adjectives = [
      ...words.slice(0, -2),
      ...(found.adjective === undefined ? [] : [{ ...noun, text: found.adjective }]),
    ];
    return [{ reading, adjectives, posts: args.rest }];
  });
}

function namedReading(ctx: Context, name: string, { type, expr, target, store, face }: Named): Reading {
  const meaning = `$${name}`;
  if (type.t === 'set' && store !== undefined)
    return { type, set: ctx.newSet(type.kind, { k: 'var', v: store }), meaning };
  if (face !== undefined) return { type: { t: 'dice' }, expr: { k: 'var', v: face }, meaning };
  return { type, expr, ...(target && { target }), meaning };
}

/** What `WORD of X` may be. */
function ofHeads(ctx: Context, word: Word, x: Node, rest: readonly Post[]): Head[] {
  const mark = ctx.problems.length;
  const owners = ctx.readers.nounPhrase(ctx, x);
  const heads = owners.flatMap((owner) => ofOne(ctx, word, owner, rest));
  if (heads.length > 0) ctx.problems.length = mark;
  return heads;
}

function ofOne(ctx: Context, word: Word, owner: Reading, rest: readonly Post[]): Head[] {
  const head = (reading: Reading, posts = rest): Head => ({ reading, adjectives: [], posts });
  const { expr, type } = owner;
  const meaning = `${word.text} of ${owner.meaning}`;
  if (type.t === 'dice' && expr && word.text === 'value') return [head({ type: NUM, expr, meaning })];
  if (type.t !== 'ref' || !expr) return [];
  const kind = ctx.kind(type.kind);
  if (word.text === 'foe') {
    if (kind.members.length === 2) return [head({ type, expr: { k: 'other', kind: kind.id, of: expr }, meaning })];
    return ctx.problem('check/means-nothing', word, { found: word.text, suggestion: '' });
  }
  const field = kind.fields.get(word.text);
  if (field) {
    const by = field.live?.by;
    if (by === undefined) return [head(fieldReading(ctx, field, expr, undefined, meaning))];
    const [post, ...after] = rest;
    const who =
      post?.p === 'by'
        ? ctx.readers.nounPhrase(ctx, post.x).find((reading) => reading.type.t === 'ref' && reading.type.kind === by)
        : undefined;
    if (who?.expr) return [head(fieldReading(ctx, field, expr, who.expr, `${meaning} by ${who.meaning}`), after)];
    return ctx.problem('check/needs-by', word, { found: word.text, kind: ctx.kind(by).name });
  }
  const stands = kind.stands === undefined ? undefined : ctx.kind(kind.stands);
  if (stands && word.text === stands.name)
    return [head({ type: refTo(stands.id, true), expr: { k: 'standsIn', kind: kind.id, of: expr }, meaning })];
  const zone = ctx.model.zones.get(word.text);
  if (zone?.per === kind.id) return zoneReadings(ctx, zone, expr, meaning).map((reading) => head(reading));
  return [];
}

function fieldReading(
  ctx: Context,
  field: NonNullable<ReturnType<Context['linker']['addField']>>,
  of: Expr,
  by: Expr | undefined,
  meaning: string,
): Reading {
  const { type, live } = field;
  if (type.t === 'set') return { type, set: ctx.newSet(type.kind, { k: 'attr', field: field.id, of }), meaning };
  const expr = attributeOf(ctx, field, of, by);
  if (!live) return { type, expr, meaning };
  const target = { k: 'attr', field: field.id, of, ...(by && { by }) } as const;
  return { type, expr, target, bounds: { lo: live.lo, hi: live.hi }, meaning };
}

function zoneReadings(
  ctx: Context,
  zone: Parameters<typeof zoneExpr>[0],
  owner: Expr | undefined,
  meaning: string,
): Reading[] {
  const expr = zoneExpr(zone, owner);
  const set = ctx.newSet(zone.holds, { k: 'at', place: expr });
  const place: Reading = { type: placeOf(zone.holds), expr, set, meaning, ...(zone.single && { single: true }) };
  if (!zone.single) return [place];
  return [place, { type: refTo(zone.holds, true), expr: { k: 'first', set }, meaning: `the one in ${meaning}` }];
}

function zoneExpr(
  zone: { readonly index: number; readonly holds: number; readonly single: boolean; readonly kindZone?: never },
  owner: Expr | undefined,
): Expr {
  return { k: 'zone', kind: zone.holds, zone: zone.index, ...(owner && { owner }) };
}

/** Constants, tracks, options, things, places without an owner. */
function globalHeads(ctx: Context, { text }: Word, posts: readonly Post[]): Head[] {
  const heads: Head[] = [];
  const push = (reading: Reading): void => void heads.push({ reading, adjectives: [], posts });
  const constant = ctx.model.constants.get(text);
  if (constant) push({ type: NUM, expr: { k: 'const', name: text }, meaning: text });
  const track = ctx.model.tracks.get(text);
  if (track) {
    const info = ctx.model.vars[track.v]?.track;
    push({
      type: track.type,
      expr: { k: 'var', v: track.v },
      target: { k: 'var', v: track.v },
      ...(info && track.type.t === 'num' && { bounds: { lo: { value: info.lo }, hi: { value: info.hi } } }),
      meaning: text,
    });
  }
  if (ctx.model.options.has(text)) push({ type: BOOL, expr: { k: 'option', name: text }, meaning: `option ${text}` });
  for (const kind of ctx.model.kinds) {
    const member = memberNamed(kind, text);
    if (member) push({ type: refTo(kind.id), expr: int(member.index), meaning: `${kind.name} ${text}` });
  }
  const zone = ctx.model.zones.get(text);
  if (zone && zone.per === undefined) for (const reading of zoneReadings(ctx, zone, undefined, text)) push(reading);
  return heads;
}

function definitionHeads(ctx: Context, word: Word, posts: readonly Post[], asKind: boolean): Head[] {
  const names = asKind && ctx.expected?.number === 'one' ? [word.text, pluralOf(word.text)] : [word.text];
  return names.flatMap((name) =>
    ctx.definitionsNamed(name, undefined).flatMap((definition): Head[] => {
      const args = matchArguments(ctx, definition, posts, word);
      const reading = args && ctx.readers.callDefinition(ctx, definition, args.values, word);
      return reading ? [{ reading, adjectives: [], posts: args.rest }] : [];
    }),
  );
}

/** A defined noun with adjectives before it. */
function definedNouns(ctx: Context, node: NounPhrase, word: Word, adjectives: readonly Word[]): Head[] {
  if (adjectives.length === 0) return [];
  return definitionHeads(ctx, word, node.posts, ctx.expected?.node === node)
    .filter(({ reading }) => reading.set)
    .map((head) => ({ ...head, adjectives }));
}

/** One thing after `each` and `every`, several everywhere else. */
function hasRightNumber(
  ctx: Context,
  node: NounPhrase,
  found: ReturnType<typeof nounKinds>[number],
  word: Word,
): boolean {
  const wanted = ctx.expected?.node === node ? ctx.expected.number : 'many';
  if (found.number === 'either' || found.number === wanted) return true;
  if (wanted === 'many')
    ctx.problem('check/say-plural', word, {
      found: word.text,
      suggestion: ` Did you mean "${found.adjective === undefined ? found.kind.plural : pluralOf(word.text)}"?`,
    });
  else
    ctx.problem('check/say-singular', word, {
      found: word.text,
      suggestion: ` Did you mean "${found.adjective ?? found.kind.name}"?`,
    });
  return false;
}

/** Kinds, values of enumerations and adjectives as nouns. */
function nouns(ctx: Context, node: NounPhrase, word: Word, adjectives: readonly Word[]): Head[] {
  return nounKinds(ctx, word.text).flatMap((found): Head[] => {
    if (!hasRightNumber(ctx, node, found, word)) return [];
    const own = found.adjective === undefined ? adjectives : [...adjectives, { ...word, text: found.adjective }];
    return [{ reading: nounReading(ctx, found, word), adjectives: own, posts: node.posts }];
  });
}

function nounReading(ctx: Context, found: ReturnType<typeof nounKinds>[number], word: Word): Reading {
  const noun = found.adjective ?? found.kind.name;
  return { type: setOf(found.kind.id), set: ctx.newSet(found.kind.id, { k: 'all' }, noun), noun, meaning: word.text };
}
