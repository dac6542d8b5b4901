/** How one sentence becomes steps: its slots are read first, and only the one reading that fits is built. */
import type { Expr, ProcId, Step, Target, ValueType, VarId } from '../../ir/index.ts';
import type { Procedure, Site } from '../../link/model.ts';
import type { Type } from '../../link/types.ts';
import type { Modifier, ModifierName, Node, Place, Sentence, Slot, Word } from '../../sentence/ast.ts';
import type { Context } from '../context.ts';
import { typeWords } from '../one-reading.ts';
import { distinct, type Reading } from '../reading.ts';
import type { Named } from '../scope.ts';

/** A sentence whose slots fit. `build` makes the names for the lines that follow and reads the lines below. */
export interface Built {
  readonly build: (below: readonly Site[]) => Step[];
  /** Nothing after it in its list can be reached. */
  readonly leaves?: boolean;
  readonly meaning: string;
}

export type Handler = (ctx: Context, sentence: Sentence) => Built | undefined;

export function base(ctx: Context): { readonly src: ReturnType<Context['source']>; readonly clause?: string } {
  return { src: ctx.source(), ...(ctx.clause !== undefined && { clause: ctx.clause }) };
}

export function nodeOf(slot: Slot | undefined): Node | undefined {
  return slot?.s === 'expr' ? slot.node : undefined;
}

export function wordOf(slot: Slot | undefined): Word | undefined {
  return slot?.s === 'word' ? slot.word : undefined;
}

export function modifier<M extends ModifierName>(
  sentence: { readonly modifiers: readonly Modifier[] },
  name: M,
): Extract<Modifier, { m: M }> | undefined {
  return sentence.modifiers.find((one): one is Extract<Modifier, { m: M }> => one.m === name);
}

/** The one reading of a slot that passes, or undefined with a problem. */
export function want(
  ctx: Context,
  node: Node | undefined,
  expected: string,
  passes: (reading: Reading) => boolean,
): Reading | undefined {
  if (!node) return undefined;
  const all = ctx.readers.value(ctx, node);
  const fitting = distinct(all.filter(passes));
  if (fitting.length === 1) return fitting[0];
  const [first] = all;
  if (fitting.length > 1)
    ctx.problem('sentence/two-readings', node, { first: fitting[0]?.meaning ?? '', second: fitting[1]?.meaning ?? '' });
  else if (first)
    ctx.problem('check/wrong-type', node, { expected, found: ctx.textOf(node), actual: typeWords(ctx, first) });
  return undefined;
}

export const wantNumber = (ctx: Context, node: Node | undefined): Expr | undefined =>
  want(ctx, node, 'a number', ({ type }) => type.t === 'num')?.expr;

export const wantSet = (ctx: Context, node: Node | undefined): Reading | undefined =>
  want(ctx, node, 'a noun for several things', (reading) => reading.set !== undefined && reading.single !== true);

/** A name of the running procedure: one variable for each name, kept over the passes of the checker. */
export function declare(
  ctx: Context,
  word: Place & { readonly text: string },
  type: Type,
): Named & { readonly v: VarId } {
  const { procedure } = ctx.unit;
  const proc = procedure?.id as ProcId; // steps stand in procedures
  const names = ctx.procedureNames.get(proc) ?? new Map<string, Named>();
  ctx.procedureNames.set(proc, names);
  const inUse = ctx.scope.get(word.text)?.expr;
  for (let copy = 1; ; copy++) {
    const key = copy === 1 ? word.text : `${word.text}-${copy}`;
    const known = names.get(key);
    const v = known && variableOf(known);
    if (
      known &&
      v !== undefined &&
      (known.type.t !== type.t ||
        (inUse?.k === 'var' && inUse.v === v) ||
        !sameKind(known.type, type) ||
        ctx.model.vars[v]?.per !== ctx.secretMember?.kind)
    )
      continue;
    if (known && v !== undefined) return namedAt(ctx, known.type, v);
    const named = newName(ctx, key, type, proc);
    names.set(key, named);
    return named;
  }
}

function newName(ctx: Context, name: string, type: Type, proc: ProcId): Named & { readonly v: VarId } {
  const { secretMember } = ctx;
  const v = ctx.linker.addVar({
    name,
    storage: 'state',
    type: (type.t === 'none' ? { t: 'num' } : type) as ValueType,
    proc,
    ...(secretMember && { per: secretMember.kind }),
  });
  return namedAt(ctx, type, v);
}

/** Inside `secretly` a name is kept for each player: it is read for the one whose steps these are. */
function namedAt(ctx: Context, type: Type, v: VarId): Named & { readonly v: VarId } {
  const { secretMember } = ctx;
  const of: Expr | undefined = secretMember && { k: 'var', v: secretMember.v };
  const target: Target = { k: 'var', v, ...(of && { of }) };
  return { type, expr: { k: 'var', v, ...(of && { of }) }, target, store: v, v };
}

function variableOf(named: Named): VarId | undefined {
  return named.store ?? (named.expr.k === 'var' ? named.expr.v : undefined);
}

function sameKind(a: Type, b: Type): boolean {
  return 'kind' in a && 'kind' in b ? a.kind === b.kind : true;
}

/** The player who decides: `by …`, or whose private steps these are, or me. */
export function chooser(ctx: Context, by: Node | undefined, place: Place): Expr | undefined {
  const { players } = ctx;
  if (by) {
    const reading = ctx.readers.nounPhrase(ctx, by).find(({ type }) => type.t === 'ref' && type.kind === players?.id);
    if (reading?.expr) return reading.expr;
    ctx.problem('check/not-a-player', by, { found: ctx.textOf(by), players: players?.plural ?? 'players' });
    return undefined;
  }
  if (ctx.secretMember) return { k: 'var', v: ctx.secretMember.v };
  const me = ctx.scope.get('me');
  if (me) return me.expr;
  ctx.problem('check/nobody-chooses', place, {});
  return undefined;
}

/** The procedure that the slot `p` names. */
export function procedureSlot(ctx: Context, sentence: Sentence): Procedure | undefined {
  const node = nodeOf(sentence.slots.p);
  const word = node?.t === 'np' ? node.words[0] : undefined;
  if (!word) return undefined;
  const names = ctx.model.procedures.map((one) => one.name);
  const found = ctx.model.procedures[names.indexOf(word.text)];
  if (!found)
    ctx.problem('link/unknown-procedure', word, { found: word.text, suggestion: ctx.suggestion(word.text, names) });
  return found;
}
