/** A reading is one well-typed meaning of a phrase. A phrase has a list of them; what stands around it keeps those that fit. */
import type { Expr, SetExpr, Target, VarId } from '../ir/index.ts';
import type { Bound } from '../link/model.ts';
import type { Type } from '../link/types.ts';

export interface Reading {
  readonly type: Type;
  /** Value of everything but sets and dice. */
  readonly expr?: Expr;
  readonly set?: SetExpr;
  readonly target?: Target;
  readonly bounds?: { readonly lo: Bound | undefined; readonly hi: Bound | undefined };
  /** The edge that `over` names: visible in what takes from the set. */
  readonly edge?: { readonly name: string; readonly type: Type; readonly value: Expr };
  readonly dice?: { readonly v: VarId; readonly face: VarId; readonly cond?: Expr };
  /** A place with at most one thing. */
  readonly single?: boolean;
  /** The noun of a set, for the name of its element: `weapon`. */
  readonly noun?: string;
  /** The meaning in words: tells readings apart and is shown when two are left. */
  readonly meaning: string;
}

/** One of each meaning. */
export function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Map<string, Reading>();
  for (const reading of readings) {
    const key = `${reading.type.t}:${reading.meaning}`;
    if (!seen.has(key)) seen.set(key, reading);
  }
  return [...seen.values()];
}

export const int = (v: number): Expr => ({ k: 'int', v });
export const both = (items: readonly Expr[]): Expr => (items.length === 1 ? (items[0] as Expr) : { k: 'and', items });
export const not = (x: Expr): Expr => (x.k === 'not' ? x.x : { k: 'not', x });
export const equal = (l: Expr, r: Expr): Expr => ({ k: 'cmp', op: '==', l, r });
