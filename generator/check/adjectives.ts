/** What an adjective says of a thing: a flag, a value of an enumeration, a word of a member, a defined test, own or enemy. */
import type { Expr } from '../ir/index.ts';
import type { Kind } from '../link/model.ts';
import { pluralOf, singularsOf } from '../link/names.ts';
import type { Place, Word } from '../sentence/ast.ts';
import { attributeOf } from './attributes.ts';
import type { Context } from './context.ts';
import { equal, int, not } from './reading.ts';

export interface Test {
  readonly cond: Expr;
  readonly meaning: string;
}

/** All meanings of `word` said of `thing`. */
export function adjective(ctx: Context, word: Word, kind: Kind, thing: Expr): Test[] {
  const { text } = word;
  const found: Test[] = [];
  const negative = /^non-(.+)$/.exec(text);
  if (negative) {
    const inner = adjective(ctx, { ...word, text: negative[1] as string }, kind, thing);
    if (inner.length > 0) return inner.map(({ cond, meaning }) => ({ cond: not(cond), meaning: `non-${meaning}` }));
  }
  const flag = kind.fields.get(text);
  if (flag?.type.t === 'bool' && !flag.live?.by)
    found.push({ cond: attributeOf(ctx, flag, thing), meaning: `flag ${text}` });
  const unset = /^un(.+)$/.exec(text);
  const raised = unset && kind.fields.get(unset[1] as string);
  if (raised && raised.type.t === 'bool')
    found.push({ cond: not(attributeOf(ctx, raised, thing)), meaning: `not flag ${raised.name}` });
  for (const field of kind.fields.values()) {
    if (field.type.t !== 'ref' || field.live?.by !== undefined) continue;
    if (field.live && kind.fields.get(field.name) !== field) continue;
    const target = ctx.kind(field.type.kind);
    const member = memberSaid(target, text);
    if (member !== undefined)
      found.push({ cond: equal(attributeOf(ctx, field, thing), int(member)), meaning: `${field.name} ${text}` });
  }
  for (const definition of ctx.definitionsNamed(text, kind.id)) {
    if (definition.params.length > 1) continue;
    const call = ctx.readers.callDefinition(ctx, definition, [thing], word);
    if (call?.expr) found.push({ cond: call.expr, meaning: `defined ${text}` });
  }
  if (text === 'own' || text === 'enemy') {
    const test = seenFromMe(ctx, text, kind, thing, word);
    if (test) found.push(test);
  }
  return found;
}

/** The member of an enumeration, or the one with this word (`reddish`). */
function memberSaid(kind: Kind, text: string): number | undefined {
  const byWord = kind.memberWords.get(text);
  if (byWord !== undefined) return byWord;
  if (!kind.isEnum) return undefined;
  for (const form of [text, ...singularsOf(text)]) {
    const member = kind.members.indexOf(form);
    if (member >= 0) return member;
  }
  return undefined;
}

function seenFromMe(ctx: Context, word: 'own' | 'enemy', kind: Kind, thing: Expr, place: Place): Test | undefined {
  const owner = ctx.ownerField(kind);
  const me = ctx.scope.get('me');
  if (!owner) return undefined;
  if (!me) {
    ctx.problem('check/no-me', place, { player: ctx.players?.name ?? 'player' });
    return undefined;
  }
  const value = attributeOf(ctx, owner, thing);
  const other: Expr = { k: 'other', kind: ctx.players?.id ?? 0, of: me.expr };
  return { cond: equal(value, word === 'own' ? me.expr : other), meaning: word };
}

/** Everything that can be said of a thing of this kind, for suggestions. */
export function adjectivesOf(ctx: Context, kind: Kind): string[] {
  const words = [...kind.fields.values()].flatMap((field) => {
    if (field.type.t === 'bool') return [field.name, `un${field.name}`, `non-${field.name}`];
    if (field.type.t !== 'ref') return [];
    const target = ctx.kind(field.type.kind);
    return [...target.memberWords.keys(), ...(target.isEnum ? target.members : [])].flatMap((word) => [
      word,
      `non-${word}`,
    ]);
  });
  const defined = ctx.model.definitions
    .filter((definition) => definition.adjectiveOf === kind.id)
    .map((definition) => definition.name);
  return [...words, ...defined];
}

export interface Noun {
  readonly kind: Kind;
  /** Unless it is the name of the kind itself. */
  readonly adjective: string | undefined;
  readonly number: 'one' | 'many' | 'either';
}

/** Kinds whose things a word can name as a noun: the kind itself, an enumeration value, an adjective, last of all a flag. */
export function nounKinds(ctx: Context, text: string): Noun[] {
  const own = ctx.linker.kindNamed(text);
  if (own) return [{ kind: own, adjective: undefined, number: 'one' }];
  const many = ctx.linker.kindOfPlural(text);
  if (many) return [{ kind: many, adjective: undefined, number: 'many' }];
  const strong = adjectiveNouns(ctx, text, { flags: false });
  return strong.length > 0 ? strong : adjectiveNouns(ctx, text, { flags: true });
}

function adjectiveNouns(ctx: Context, text: string, { flags }: { readonly flags: boolean }): Noun[] {
  const found: Noun[] = [];
  for (const kind of ctx.model.kinds) {
    if (kind.isEnum) continue;
    const values = [...kind.fields.values()].flatMap((field) =>
      field.type.t === 'ref' && ctx.kind(field.type.kind).isEnum ? ctx.kind(field.type.kind).members : [],
    );
    const defined = ctx.model.definitions
      .filter((definition) => definition.adjectiveOf === kind.id && definition.params.length === 1)
      .map((definition) => definition.name);
    const raised = flags
      ? [...kind.fields.values()].filter((field) => field.type.t === 'bool').map((field) => field.name)
      : [];
    const adjectives = [...new Set([...values, ...defined, ...raised])];
    const exact = adjectives.find((word) => word === text);
    const plural = adjectives.find((word) => word !== text && (pluralOf(word) === text || `${word}s` === text));
    if (exact)
      found.push({ kind, adjective: exact, number: exact.endsWith('s') || values.includes(exact) ? 'either' : 'one' });
    else if (plural) found.push({ kind, adjective: plural, number: 'many' });
  }
  return found;
}
