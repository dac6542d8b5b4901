/** Expressions with other expressions put in for variables. */
import type { Expr, VarId } from '../ir/index.ts';

/** Replaces one-cell variables in any piece of the representation; set variables are left alone. */
export function substitute<T>(piece: T, values: ReadonlyMap<VarId, Expr>): T {
  if (values.size === 0) return piece;
  return replace(piece, values) as T;
}

function replace(piece: unknown, values: ReadonlyMap<VarId, Expr>): unknown {
  if (Array.isArray(piece)) return piece.map((item) => replace(item, values));
  if (typeof piece !== 'object' || piece === null) return piece;
  const node = piece as { readonly k?: string; readonly v?: unknown };
  if (node.k === 'var' && typeof node.v === 'number' && values.has(node.v)) return values.get(node.v);
  return Object.fromEntries(
    Object.entries(piece).map(([key, value]) => [key, key === 'src' ? value : replace(value, values)]),
  );
}

/** All variables that a piece reads. */
export function variablesIn(piece: unknown, found: Set<VarId> = new Set()): Set<VarId> {
  if (Array.isArray(piece)) for (const item of piece) variablesIn(item, found);
  else if (typeof piece === 'object' && piece !== null) {
    const node = piece as { readonly k?: string; readonly v?: unknown; readonly dice?: unknown };
    if (node.k === 'var' && typeof node.v === 'number') found.add(node.v);
    if (node.k === 'countDice' && typeof node.dice === 'number') found.add(node.dice);
    for (const [key, value] of Object.entries(piece)) if (key !== 'src') variablesIn(value, found);
  }
  return found;
}
