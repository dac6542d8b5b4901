/** What all questions are made of: the name an answer gets, the options, the place in the list of choices. */
import type { ChoiceId, Expr, OptionIr, SetExpr } from '../../ir/index.ts';
import { NUM, refTo } from '../../link/types.ts';
import type { Sentence, Word } from '../../sentence/ast.ts';
import { nounKinds } from '../adjectives.ts';
import type { Context } from '../context.ts';
import type { Reading } from '../reading.ts';
import { base, chooser, declare, modifier, nodeOf, wantSet } from './step.ts';

/** `card` or `card first`: the name a choice makes, checked against what it is taken from. */
export function binderName(ctx: Context, words: readonly Word[], from: Reading): Word | undefined {
  const set = from.set as SetExpr; // asked by the callers
  const kind = ctx.kind(set.kind);
  const [first, second] = words;
  if (!first) return undefined;
  const found = nounKinds(ctx, first.text);
  const fitting = found.find((one) => one.kind === kind);
  if (!fitting) {
    const source = `several ${kind.plural}`;
    if (found.length > 0) ctx.problem('check/not-of-this-kind', first, { binder: first.text, source });
    else
      ctx.problem('link/unknown-kind', first, {
        found: first.text,
        suggestion: ctx.suggestion(first.text, [kind.name, ...ctx.linker.kindWords()]),
      });
    return undefined;
  }
  if (fitting.number === 'many') {
    ctx.problem('check/say-singular', first, {
      found: first.text,
      suggestion: ` Did you mean "${fitting.adjective ?? kind.name}"?`,
    });
    return undefined;
  }
  return second ?? first;
}

/** Makes the name of an answer, and of its edge, in the scope in hand. */
export function bindAnswer(ctx: Context, word: Word, from: Reading): Pick<OptionIr, 'bind' | 'edge' | 'arg'> {
  const set = from.set as SetExpr; // asked by the callers
  const named = declare(ctx, word, refTo(set.kind));
  ctx.scope.set(word.text, named);
  if (!from.edge) return { bind: named.v, arg: word.text };
  const edge = declare(ctx, { ...word, text: from.edge.name }, from.edge.type);
  ctx.scope.set(from.edge.name, edge);
  return { bind: named.v, arg: word.text, edge: { v: edge.v, value: from.edge.value } };
}

export function addChoice(ctx: Context, label: string, by: Expr, options: readonly OptionIr[]): ChoiceId {
  const { procedure } = ctx.unit;
  const stem = label === '' ? (procedure?.name ?? '') : `${procedure?.name}.${label}`;
  const taken = new Set(ctx.results.choices.map((choice) => choice.name));
  let name = stem;
  for (let copy = 2; taken.has(name); copy++) name = `${stem}-${copy}`;
  const id = ctx.results.choices.length;
  ctx.results.choices.push({ id, name, proc: procedure?.id ?? 0, by, options, ...base(ctx) });
  return id;
}

export const plainOption = (ctx: Context, name: string, ends: boolean): OptionIr => ({
  name,
  kind: 'plain',
  bans: [],
  ends,
  ...base(ctx),
});

export interface Taken {
  readonly from: Reading;
  readonly word: Word;
  readonly by: Expr;
}

export function takenFrom(ctx: Context, sentence: Sentence): Taken | undefined {
  const from = wantSet(ctx, nodeOf(sentence.slots.s));
  const slot = sentence.slots.x;
  if (!from?.set || slot?.s !== 'binder') return undefined;
  const word = binderName(ctx, slot.binder.words, from);
  const by = chooser(ctx, modifier(sentence, 'by')?.x, sentence);
  return word && by && { from, word, by };
}

export const setOption = (
  ctx: Context,
  name: string,
  taken: Taken,
  bound: Pick<OptionIr, 'bind' | 'edge' | 'arg'>,
): OptionIr => ({
  name,
  kind: 'set',
  set: taken.from.set as SetExpr,
  ...bound,
  bans: [],
  ends: false,
  ...base(ctx),
});

/** Makes the name of a number in the scope in hand, and the option that binds it. */
export function numberOption(
  ctx: Context,
  name: string,
  {
    word,
    lo,
    hi,
    guard,
  }: { readonly word: Word; readonly lo: Expr; readonly hi: Expr; readonly guard?: OptionIr['guard'] },
): OptionIr {
  const named = declare(ctx, word, NUM);
  ctx.scope.set(word.text, named);
  return {
    name,
    kind: 'number',
    ...(guard && { guard }),
    lo,
    hi,
    bind: named.v,
    arg: word.text,
    bans: [],
    ends: false,
    ...base(ctx),
  };
}
