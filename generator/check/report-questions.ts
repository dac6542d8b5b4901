/** What is checked of whole questions: that repeating them gets on, and that what is offered tells nobody a secret. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { ChoiceIr, DefId, Expr, ProcId, SetExpr, SourceRef, Step, VarId } from '../ir/index.ts';
import { stepsIn } from '../ir/walk.ts';
import type { Context } from './context.ts';
import { stateUse } from './state-use.ts';

type Bodies = ReadonlyMap<ProcId, { readonly steps: readonly Step[] }>;

/** A question that is asked again and again must, with every answer, change something that decides what is offered. */
export function reportNoProgress(ctx: Context, bodies: Bodies): void {
  const use = stateUse(ctx.results.definitions, bodies);
  for (const [proc, { steps }] of bodies) {
    for (const step of stepsIn(steps)) {
      if (step.k !== 'keepAsking' || step.atMost) continue;
      const choice = ctx.results.choices[step.choice];
      for (const { option, body } of step.options) {
        const asked = choice?.options[option];
        const written = use.writes(body);
        const read = use.reads([asked?.guard, asked?.set, asked?.bans]);
        if (!asked || written.has('leaves') || [...read].some((one) => written.has(one))) continue;
        const span = spanIn(ctx, proc, asked);
        if (span) ctx.reporter.report('check/no-progress', span, { option: asked.name });
      }
    }
  }
}

/** The line of a piece that stands in a procedure. */
function spanIn(ctx: Context, proc: ProcId, { src }: { readonly src: SourceRef }): Span | undefined {
  return ctx.spanOf(src, ctx.model.procedures[proc]?.site);
}

/** The things a question lists must not be picked out by what its reader cannot see of them. */
export function reportSecretReads(ctx: Context): void {
  for (const choice of ctx.results.choices) {
    for (const option of choice.options) {
      if (!option.set) continue;
      const secret = secretOf(ctx, option.set, choice);
      const span = spanIn(ctx, choice.proc, option);
      if (secret !== undefined && span)
        ctx.reporter.report('check/secret-read', span, { reader: 'this player', found: secret });
    }
  }
}

/** The first secret that picks members of the set, or undefined. */
function secretOf(ctx: Context, set: SetExpr, { by }: ChoiceIr): string | undefined {
  const kind = ctx.kind(set.kind);
  const owner = ctx.ownerField(kind);
  const own = (test: Expr): boolean =>
    test.k === 'cmp' &&
    test.op === '==' &&
    test.l.k === 'attr' &&
    test.l.field === owner?.id &&
    isElement(test.l.of, set) &&
    same(test.r, by);
  if (set.tests.some((test) => own(test.cond))) return undefined;
  const { source } = set;
  if (source.k === 'at' && source.place.k === 'zone' && source.place.owner && same(source.place.owner, by))
    return undefined;
  if (kind.identity === 'owner' && source.k === 'at') return 'which thing it is';
  const pieces = [...set.tests.map((test) => test.cond), ...(set.extreme ? [set.extreme.value] : [])];
  for (const piece of pieces) {
    const field = secretField(ctx, piece, set.elem);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** A hidden attribute that is read of `elem`, also inside the definitions it is handed to. */
function secretField(ctx: Context, piece: unknown, elem: VarId): string | undefined {
  if (typeof piece !== 'object' || piece === null) return undefined;
  const node = piece as {
    readonly k?: string;
    readonly field?: number;
    readonly of?: Expr;
    readonly def?: DefId;
    readonly args?: readonly Expr[];
  };
  if (node.k === 'call' && node.def !== undefined) {
    const definition = ctx.results.definitions.get(node.def)?.ir;
    const index = node.args?.findIndex((arg) => arg.k === 'var' && arg.v === elem) ?? -1;
    const param = definition?.params[index];
    const inner =
      param === undefined
        ? undefined
        : secretField(ctx, [definition?.body, definition?.overrides, definition?.adjustments], param);
    if (inner !== undefined) return inner;
  }
  if (node.k === 'attr' && node.field !== undefined && node.of?.k === 'var' && node.of.v === elem) {
    const field = ctx.model.fields[node.field];
    if (field?.live && field.live.sight !== 'all') return field.name;
  }
  for (const [key, value] of Object.entries(piece)) {
    const found = key === 'src' ? undefined : secretField(ctx, value, elem);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isElement = (of: Expr, set: SetExpr): boolean => of.k === 'var' && of.v === set.elem;

/** Structurally equal, places of lines apart. */
function same(a: Expr, b: Expr): boolean {
  const plain = (expr: Expr): string => JSON.stringify(expr, (key, value) => (key === 'src' ? undefined : value));
  return plain(a) === plain(b);
}

/** An engine keeps one bit for each thing that is shown: all reveals of a game end with the same procedure, or none does. */
export function reportMixedReveals(ctx: Context, bodies: Bodies): void {
  const reveals = [...bodies].flatMap(([proc, { steps }]) =>
    [...stepsIn(steps)].flatMap((step) => (step.k === 'reveal' ? [{ proc, step }] : [])),
  );
  const [first] = reveals;
  for (const { proc, step } of reveals) {
    const span = spanIn(ctx, proc, step);
    if (step.until !== first?.step.until && span)
      ctx.reporter.report('check/not-yet-compiled', span, {
        found: `${step.src.text}, beside reveals with another end`,
      });
  }
}
