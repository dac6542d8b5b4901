import type { Expr, FieldId, VarId } from '../ir/index.ts';
import { P, printNumber, ref } from './code.ts';
import { item } from './item.ts';
import { cellsOf } from './layout.ts';
import type { Scope } from './scope.ts';

/** A variable, wherever it lives. */
export function variableText(scope: Scope, v: VarId, of?: Expr): string {
  if (!scope.ctx.layout.isInCells(v) || scope.isBound(v)) return scope.lookup(v);
  return `c[${cellText(scope, v, of)}]!`;
}

/** The (first) cell of a variable in cells: `YEAR`, `BID + m.fiber`. */
export function cellText(scope: Scope, v: VarId, of?: Expr): string {
  const { ctx } = scope;
  const variable = ctx.variable(v);
  const base = scope.use(ctx.layout.variable(v).name);
  if (variable.per === undefined) return base;
  const owner = of === undefined ? 'm.fiber' : printNumber(scope, of, P.multiply, ref(variable.per));
  const size = cellsOf(ctx.game, variable.type);
  return size === 1 ? `${base} + ${owner}` : `${base} + ${owner} * ${size}`;
}

/** The cell of a live attribute: `STRENGTH + block`, `CROSSINGS + border * 2 + side`. */
export function attributeCell(scope: Scope, fieldId: FieldId, [of = '', by]: readonly string[]): string {
  const { ctx } = scope;
  const field = item(ctx.game.fields, fieldId);
  const base = scope.use(ctx.layout.field(fieldId).name);
  if (field.live?.by === undefined) return `${base} + ${of}`;
  return `${base} + ${of} * ${ctx.kind(field.live.by).members.length} + ${by ?? 0}`;
}
