import type { Expr, FieldId, SetExpr, Step, Target, VarId } from '../ir/index.ts';
import { attributeCell, cellText } from './cell-text.ts';
import { isSimple, P, printNumber } from './code.ts';
import type { EffectFinder } from './effects.ts';
import { quoted } from './escape-text.ts';
import { helperCall } from './helper-function.ts';
import { item } from './item.ts';
import { wordsOf } from './layout.ts';
import type { Lines } from './lines.ts';
import { startTable } from './on-demand.ts';
import { bitSource, isUntested } from './print-set.ts';
import { camelCase } from './safe-identifier.ts';
import type { Scope } from './scope.ts';
import { snapshotBits } from './snapshots.ts';
import { mayBeNone } from './type-of.ts';

/** A loop of the rules that steps inside can leave or go on with. */
export interface LoopFrame {
  readonly name: string;
  readonly stop: (flow: Flow) => void;
  readonly next: (flow: Flow) => void;
}

/** Where steps are printed to, and what surrounds them. */
export interface Flow {
  readonly scope: Scope;
  readonly lines: Lines;
  readonly effects: EffectFinder;
  /** Loops around, innermost last. */
  readonly frames: readonly LoopFrame[];
  /** JavaScript loops around, inside the function or the case. */
  readonly depth: number;
  /** Prints steps that cannot suspend; gives whether the code after them can be reached. */
  readonly printSteps: (flow: Flow, steps: readonly Step[]) => boolean;
  /** Prints how to leave the procedure. */
  readonly leave: (flow: Flow) => void;
  /** Names that are declared where they are set; all others are declared at the top. */
  readonly declares: ReadonlyMap<Step, VarId>;
}

/** Gives a value a name, if it is worth one. */
export function hoisted({ scope, lines }: Flow, text: string, wanted: string): string {
  if (isSimple(text)) return text;
  const name = scope.fresh(camelCase(wanted));
  lines.line(`const ${name} = ${text};`);
  return name;
}

/** Prints the writing of a variable. */
export function writeVariable(flow: Flow, v: VarId, value: string, of?: Expr): void {
  const { scope, lines } = flow;
  if (scope.ctx.layout.isInCells(v)) lines.line(`m.put(${cellText(scope, v, of)}, ${value});`);
  else lines.line(`${scope.lookup(v)} = ${value};`);
}

/** Something that can be written: how to read it, and how to write it. `test` is false where there is nothing to write to. */
export interface Address {
  readonly read: string;
  readonly write: (value: string) => string;
  readonly test: string | null;
}

/** Prints what is needed to reach a target, so that it is worked out once. */
export function addressOf(flow: Flow, target: Target): Address {
  const { scope } = flow;
  const { ctx } = scope;
  if (target.k === 'var') {
    if (!ctx.layout.isInCells(target.v)) {
      const name = scope.lookup(target.v);
      return { read: name, write: (value) => `${name} = ${value};`, test: null };
    }
    const cell = cellText(scope, target.v, target.of);
    return { read: `c[${cell}]!`, write: (value) => `m.put(${cell}, ${value});`, test: null };
  }
  const { texts, test } = attributeOperands(flow, target.field, [
    target.of,
    ...(target.by === undefined ? [] : [target.by]),
  ]);
  const cell = attributeCell(scope, target.field, texts);
  return { read: `c[${cell}]!`, write: (value) => `m.put(${cell}, ${value});`, test };
}

function attributeOperands(
  flow: Flow,
  fieldId: FieldId,
  operands: readonly Expr[],
): { readonly texts: readonly string[]; readonly test: string | null } {
  const { scope } = flow;
  const { game } = scope.ctx;
  const field = item(game.fields, fieldId);
  const tests: string[] = [];
  const texts = operands.map((operand, i) => {
    const kind = i === 0 ? field.kind : (field.live?.by ?? field.kind);
    const text = printNumber(scope, operand, P.unary, { t: 'ref', kind, optional: true });
    if (!mayBeNone(game, operand)) return text;
    const name = hoisted(flow, text, scope.ctx.kind(kind).name);
    tests.push(`${name} >= 0`);
    return name;
  });
  return { texts, test: tests.length === 0 ? null : tests.join(' && ') };
}

/** Prints the writing of a set into the cells from `cell` on. */
export function writeSet(flow: Flow, cell: string, set: SetExpr): void {
  const { scope, lines } = flow;
  const words = wordsOf(scope.ctx.game, set.kind);
  const put = (read: (i: string) => string): void => {
    if (words <= 2) for (let i = 0; i < words; i++) lines.line(`m.put(${plus(cell, `${i}`)}, ${read(`${i}`)});`);
    else lines.line(`for (let i = 0; i < ${words}; i++) m.put(${cell} + i, ${read('i')});`);
  };
  if (isUntested(set)) {
    let isRepeatable = true;
    const bits = bitSource(scope, set, (text) => {
      isRepeatable = isSimple(text);
      return text;
    });
    if (bits !== undefined && bits.isNone === null && isRepeatable)
      return put((i) => `${bits.array}[${plus(bits.base, i)}]!`);
  }
  const name = scope.fresh('chosen');
  lines.line(`const ${name} = ${snapshotBits(scope, set)};`);
  put((i) => `${name}[${i}]!`);
}

function plus(base: string, i: string): string {
  return i === '0' ? base : base === '0' ? i : `${base} + ${i}`;
}

/** Prints the setting back of a live attribute to its start; writes only what differs. */
export function resetField(flow: Flow, fieldId: FieldId): void {
  const { scope, lines } = flow;
  const { ctx } = scope;
  const field = item(ctx.game.fields, fieldId);
  const kind = ctx.kind(field.kind);
  const start = field.live?.start ?? [];
  const columns = field.live?.by === undefined ? 1 : ctx.kind(field.live.by).members.length;
  const first = start[0] ?? 0;
  const call = helperCall(scope, {
    name: camelCase(`reset-${field.name}-of-${kind.plural}`),
    result: 'void',
    doc: `Sets ${field.name} of all ${kind.plural} back to its start.`,
    body: (inner, body) => {
      const base = inner.use(ctx.layout.field(fieldId).name);
      const size = kind.members.length * columns;
      body.block(`for (let i = 0; i < ${size}; i++) {`, () => {
        if (start.every((value) => value === first)) {
          body.line(`if (c[${base} + i]! !== ${first}) m.put(${base} + i, ${first});`);
        } else {
          const row = columns === 1 || start.length === size ? 'i' : `Math.floor(i / ${columns})`;
          body.line(`const start = ${inner.use(startTable(ctx, fieldId))}[${row}]!;`);
          body.line(`if (c[${base} + i]! !== start) m.put(${base} + i, start);`);
        }
      });
    },
  });
  lines.line(`${call};`);
}

/** Prints the report of a mistake in the rules that shows only in play. */
export function faultText(flow: Flow, message: string, src: Step['src']): string {
  return `m.fault(${quoted(message)}, ${flow.scope.ctx.lists.source(src)});`;
}
