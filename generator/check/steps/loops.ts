/** Loops: each in its forms, repeat. */
import type { Expr, OptionIr, SetExpr, Step } from '../../ir/index.ts';
import { NUM, refTo } from '../../link/types.ts';
import type { Sentence, Word } from '../../sentence/ast.ts';
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
  type StepReaders,
  want,
  wantNumber,
  wordOf,
} from './step.ts';

type Body = (scope: Scope) => Step[];

/** The name of a loop is the loop's own: its steps read it. */
function readOnly({ target: _target, ...named }: Named): Named {
  return named;
}

/** Reads the lines of a loop in a scope of their own. */
function loopBody(ctx: Context, readers: StepReaders, name: string, sites: Parameters<Built['build']>[0]): Body {
  return (scope) => ctx.inScope(scope, () => ctx.inLoop(name, () => readers.list(ctx, sites)));
}

export const each =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
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
      build: (sites) => [buildEach(ctx, readers, { sentence, reading, set, word, by, last: last as Expr[], sites })],
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
  readonly sites: Parameters<Built['build']>[0];
}

function buildEach(
  ctx: Context,
  readers: StepReaders,
  { sentence, reading, set, word, by, last, sites }: EachParts,
): Step {
  const common = base(ctx);
  const name = ctx.loopName(word.text);
  const kind = ctx.kind(set.kind);
  const named = declare(ctx, word, refTo(set.kind));
  const scope = new Scope(ctx.scope);
  scope.set(word.text, readOnly(named));
  if (word.text !== kind.name && ctx.scope.get(kind.name) === undefined) scope.set(kind.name, named);
  const edge = reading.edge && declare(ctx, { ...word, text: reading.edge.name }, reading.edge.type);
  if (reading.edge && edge) scope.set(reading.edge.name, edge);
  const choice = by && ctx.inScope(ctx.scope, () => addOrderChoice(ctx, { name: word.text, by, set, bind: named.v }));
  const body = loopBody(ctx, readers, name, sites)(scope);
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

export const eachFrom =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
    const slot = sentence.slots.x;
    const words = slot?.s === 'binder' ? slot.binder.words : [];
    const kind = words[0] && ctx.linker.kindNamed(words[0].text);
    if (!kind || !words[0]) {
      if (words[0]) noKind(ctx, words[0]);
      return undefined;
    }
    const from = want(
      ctx,
      nodeOf(sentence.slots.a),
      `a ${kind.name}`,
      ({ type, expr }) => type.t === 'ref' && type.kind === kind.id && expr !== undefined,
    );
    if (!from?.expr) return undefined;
    const word = words[1] ?? words[0];
    const common = base(ctx);
    return {
      meaning: `each ${kind.name} from ${from.meaning}`,
      build: (sites) => {
        const name = ctx.loopName(word.text);
        const named = declare(ctx, word, refTo(kind.id));
        const scope = new Scope(ctx.scope);
        scope.set(word.text, readOnly(named));
        return [
          {
            ...common,
            k: 'eachFrom',
            name,
            kind: kind.id,
            from: from.expr as Expr,
            v: named.v,
            body: loopBody(ctx, readers, name, sites)(scope),
          },
        ];
      },
    };
  };

export const eachIn =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
    const slot = sentence.slots.x;
    const words = slot?.s === 'binder' ? slot.binder.words : [];
    const list = nodeOf(sentence.slots.l);
    const kind = words[0] && nounKinds(ctx, words[0].text).find((one) => one.number !== 'many')?.kind;
    if (!kind || !words[0] || list?.t !== 'list') {
      if (words[0]) noKind(ctx, words[0]);
      return undefined;
    }
    const items = list.items.map(
      (item) =>
        want(
          ctx,
          item,
          `a ${kind.name}`,
          ({ type, expr }) => type.t === 'ref' && type.kind === kind.id && expr !== undefined,
        )?.expr,
    );
    if (items.some((item) => !item)) return undefined;
    const word = words[1] ?? words[0];
    const common = base(ctx);
    return {
      meaning: `each ${kind.name} in order`,
      build: (sites) => {
        const name = ctx.loopName(word.text);
        const named = declare(ctx, word, refTo(kind.id));
        const scope = new Scope(ctx.scope);
        scope.set(word.text, readOnly(named));
        return [
          {
            ...common,
            k: 'eachOf',
            name,
            items: items as Expr[],
            v: named.v,
            body: loopBody(ctx, readers, name, sites)(scope),
          },
        ];
      },
    };
  };

export const eachNumber =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
    const word = wordOf(sentence.slots.x);
    const from = wantNumber(ctx, nodeOf(sentence.slots.a));
    const to = wantNumber(ctx, nodeOf(sentence.slots.b));
    if (!word || !from || !to) return undefined;
    const common = base(ctx);
    return {
      meaning: `each ${word.text} from … to …`,
      build: (sites) => {
        const name = ctx.loopName(word.text);
        const named = declare(ctx, word, NUM);
        const scope = new Scope(ctx.scope);
        scope.set(word.text, readOnly(named));
        return [
          { ...common, k: 'eachNumber', name, from, to, v: named.v, body: loopBody(ctx, readers, name, sites)(scope) },
        ];
      },
    };
  };

const repeat =
  (readers: StepReaders, until: boolean): Handler =>
  (ctx, sentence) => {
    const node = nodeOf(sentence.slots.c);
    const cond = node && ctx.readers.condition(ctx, node);
    const most = modifier(sentence, 'at most');
    if (!most) ctx.problem('check/no-bound', sentence, {});
    const atMost = most && wantNumber(ctx, most.x);
    if (!cond || !atMost) return undefined;
    const common = base(ctx);
    return {
      meaning: 'repeat',
      build: (sites) => {
        const name = ctx.loopName('repeat');
        return [
          {
            ...common,
            k: 'repeat',
            name,
            cond: until ? not(cond) : cond,
            atMost,
            body: loopBody(ctx, readers, name, sites)(new Scope(ctx.scope)),
          },
        ];
      },
    };
  };

export const repeatUntil = (readers: StepReaders): Handler => repeat(readers, true);
export const repeatWhile = (readers: StepReaders): Handler => repeat(readers, false);

export const repeatTimes =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
    const n = wantNumber(ctx, nodeOf(sentence.slots.n));
    if (!n) return undefined;
    const common = base(ctx);
    return {
      meaning: 'repeat so many times',
      build: (sites) => {
        const name = ctx.loopName('repeat');
        return [
          {
            ...common,
            k: 'repeat',
            name,
            cond: { k: 'bool', v: true },
            atMost: n,
            body: loopBody(ctx, readers, name, sites)(new Scope(ctx.scope)),
          },
        ];
      },
    };
  };
