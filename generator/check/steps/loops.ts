/** Loops: each in its forms, repeat. */
import type { Expr, OptionIr, SetExpr, Step, VarId } from '../../ir/index.ts';
import type { Kind, Site } from '../../link/model.ts';
import { NUM, refTo, type Type } from '../../link/types.ts';
import type { Node, Sentence, Word } from '../../sentence/ast.ts';
import { nounKinds } from '../adjectives.ts';
import type { Context } from '../context.ts';
import { distinct, not, type Reading } from '../reading.ts';
import { type Named, Scope } from '../scope.ts';
import { addChoice } from './choice-parts.ts';
import {
  type Built,
  base,
  chooser,
  declare,
  type Handler,
  modifier,
  nodeOf,
  want,
  wantNumber,
  wordOf,
} from './step.ts';

/** The name of a loop is the loop's own: its steps read it. */
function readOnly({ target: _target, ...named }: Named): Named {
  return named;
}

/** Reads the lines of a loop in a scope of their own. */
function loopBody(ctx: Context, name: string, sites: readonly Site[], scope: Scope): Step[] {
  return ctx.inScope(scope, () => ctx.inLoop(name, () => ctx.readers.list(ctx, sites)));
}

/** A loop with a name of its own: the name, its variable, the lines that read it. */
function namedLoop(
  ctx: Context,
  word: Word,
  type: Type,
  sites: readonly Site[],
): { readonly name: string; readonly v: VarId; readonly body: Step[] } {
  const name = ctx.loopName(word.text);
  const named = declare(ctx, word, type);
  const scope = new Scope(ctx.scope);
  scope.set(word.text, readOnly(named));
  return { name, v: named.v, body: loopBody(ctx, name, sites, scope) };
}

export const each: Handler = (ctx, sentence) => {
  const node = nodeOf(sentence.slots.x);
  if (!node) return undefined;
  const found = distinct(
    ctx
      .withNumber(node, 'one', () => ctx.readers.nounPhrase(ctx, node))
      .filter((reading) => reading.set && reading.single !== true),
  );
  const [reading] = found;
  if (found.length > 1)
    ctx.problem('sentence/two-readings', node, { first: reading?.meaning ?? '', second: found[1]?.meaning ?? '' });
  if (!reading?.set || found.length > 1) return undefined;
  const set = reading.set;
  const word = lastWord(node);
  const order = modifier(sentence, 'order');
  const by = order && chooser(ctx, order.by, sentence);
  const last = (modifier(sentence, 'last')?.items ?? []).map(
    (item) =>
      want(ctx, item, `a ${ctx.kind(set.kind).name}`, ({ type }) => type.t === 'ref' && type.kind === set.kind)?.expr,
  );
  if ((order && !by) || last.some((one) => !one) || !word) return undefined;
  return {
    meaning: `each ${reading.meaning}`,
    build: (sites) => [buildEach(ctx, { sentence, reading, set, word, by, last: last as Expr[], sites })],
  };
};

function lastWord(node: ReturnType<typeof nodeOf>): Word | undefined {
  return node?.t === 'np' ? node.words.at(-1) : undefined;
}

interface EachParts {
  readonly sentence: Sentence;
  readonly reading: Reading;
  readonly set: SetExpr;
  readonly word: Word;
  readonly by: Expr | undefined;
  readonly last: readonly Expr[];
  readonly sites: readonly Site[];
}

function buildEach(ctx: Context, { sentence, reading, set, word, by, last, sites }: EachParts): Step {
  const common = base(ctx);
  const name = ctx.loopName(word.text);
  const kind = ctx.kind(set.kind);
  const named = declare(ctx, word, refTo(set.kind));
  const scope = new Scope(ctx.scope);
  scope.set(word.text, readOnly(named));
  if (word.text !== kind.name && ctx.scope.get(kind.name) === undefined) scope.set(kind.name, readOnly(named));
  const edge = reading.edge && declare(ctx, { ...word, text: reading.edge.name }, reading.edge.type);
  if (reading.edge && edge) scope.set(reading.edge.name, edge);
  const choice = by && ctx.inScope(ctx.scope, () => addOrderChoice(ctx, { name: word.text, by, set, bind: named.v }));
  const body = loopBody(ctx, name, sites, scope);
  return {
    ...common,
    k: 'each',
    name,
    set: reading.edge && edge ? { ...set, lets: [{ v: edge.v, value: reading.edge.value }] } : set,
    v: named.v,
    ...(edge && { edge: edge.v }),
    ...(choice !== undefined && { order: { choice, last } }),
    live: modifier(sentence, 'live') !== undefined,
    body,
  };
}

/** Which one comes next is asked, with a name of its own in the list of choices. */
function addOrderChoice(
  ctx: Context,
  { name, by, set, bind }: { readonly name: string; readonly by: Expr; readonly set: SetExpr; readonly bind: number },
): number {
  const option: OptionIr = { name: 'next', kind: 'set', set, bind, arg: name, bans: [], ends: false, ...base(ctx) };
  return addChoice(ctx, `next-${name}`, by, [option]);
}

function noKind(ctx: Context, word: Word): void {
  const plural = ctx.linker.kindOfPlural(word.text);
  if (plural)
    ctx.problem('check/say-singular', word, { found: word.text, suggestion: ` Did you mean "${plural.name}"?` });
  else
    ctx.problem('link/unknown-kind', word, {
      found: word.text,
      suggestion: ctx.suggestion(
        word.text,
        ctx.model.kinds.map((one) => one.name),
      ),
    });
}

function wantMember(ctx: Context, node: Node | undefined, kind: Kind): Reading | undefined {
  const isMember = ({ type, expr }: Reading): boolean =>
    type.t === 'ref' && type.kind === kind.id && expr !== undefined;
  return want(ctx, node, `a ${kind.name}`, isMember);
}

export const eachFrom: Handler = (ctx, sentence) => {
  const slot = sentence.slots.x;
  const words = slot?.s === 'binder' ? slot.binder.words : [];
  const kind = words[0] && ctx.linker.kindNamed(words[0].text);
  if (!kind || !words[0]) {
    if (words[0]) noKind(ctx, words[0]);
    return undefined;
  }
  const from = wantMember(ctx, nodeOf(sentence.slots.a), kind);
  if (!from?.expr) return undefined;
  const first = from.expr;
  const word = words[1] ?? words[0];
  const common = base(ctx);
  return {
    meaning: `each ${kind.name} from ${from.meaning}`,
    build: (sites) => [
      {
        ...common,
        k: 'eachFrom',
        kind: kind.id,
        from: first,
        ...namedLoop(ctx, word, refTo(kind.id), sites),
      },
    ],
  };
};

export const eachIn: Handler = (ctx, sentence) => {
  const slot = sentence.slots.x;
  const words = slot?.s === 'binder' ? slot.binder.words : [];
  const list = nodeOf(sentence.slots.l);
  const kind = words[0] && nounKinds(ctx, words[0].text).find((one) => one.number !== 'many')?.kind;
  if (!kind || !words[0] || list?.t !== 'list') {
    if (words[0]) noKind(ctx, words[0]);
    return undefined;
  }
  const items = list.items.map((item) => wantMember(ctx, item, kind)?.expr);
  if (items.some((item) => !item)) return undefined;
  const word = words[1] ?? words[0];
  const common = base(ctx);
  return {
    meaning: `each ${kind.name} in order`,
    build: (sites) => [
      {
        ...common,
        k: 'eachOf',
        items: items as Expr[],
        ...namedLoop(ctx, word, refTo(kind.id), sites),
      },
    ],
  };
};

export const eachNumber: Handler = (ctx, sentence) => {
  const word = wordOf(sentence.slots.x);
  const from = wantNumber(ctx, nodeOf(sentence.slots.a));
  const to = wantNumber(ctx, nodeOf(sentence.slots.b));
  if (!word || !from || !to) return undefined;
  const common = base(ctx);
  return {
    meaning: `each ${word.text} from … to …`,
    build: (sites) => [{ ...common, k: 'eachNumber', from, to, ...namedLoop(ctx, word, NUM, sites) }],
  };
};

const repeat =
  (until: boolean): Handler =>
  (ctx, sentence) => {
    const node = nodeOf(sentence.slots.c);
    const cond = node && ctx.readers.condition(ctx, node);
    const most = modifier(sentence, 'at most');
    if (!most) ctx.problem('check/no-bound', sentence, {});
    const atMost = most && wantNumber(ctx, most.x);
    return cond && atMost && repeating(ctx, until ? not(cond) : cond, atMost);
  };

export const repeatUntil: Handler = repeat(true);
export const repeatWhile: Handler = repeat(false);

export const repeatTimes: Handler = (ctx, sentence) => {
  const n = wantNumber(ctx, nodeOf(sentence.slots.n));
  return n && repeating(ctx, { k: 'bool', v: true }, n);
};

function repeating(ctx: Context, cond: Expr, atMost: Expr): Built {
  const common = base(ctx);
  return {
    meaning: 'repeat',
    build: (sites) => {
      const name = ctx.loopName('repeat');
      const body = loopBody(ctx, name, sites, new Scope(ctx.scope));
      return [{ ...common, k: 'repeat', name, cond, atMost, body }];
    },
  };
}
