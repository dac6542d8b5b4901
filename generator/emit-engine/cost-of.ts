import type { Expr } from '../ir/index.ts';

/** A rough measure of the work behind a condition, to test the cheap ones first. Conditions are pure: order is free. */
export function costOf(e: Expr): number {
  const parts = Object.entries(e).reduce((sum, [key, part]: [string, unknown]) => {
    if (key === 'set' || typeof part !== 'object' || part === null) return sum;
    const all = Array.isArray(part) ? (part as readonly Expr[]) : [part as Expr];
    return sum + all.reduce((more, one) => more + costOf(one), 0);
  }, 0);
  return (COSTS[e.k] ?? 1) + parts;
}

const COSTS: Readonly<Partial<Record<Expr['k'], number>>> = {
  int: 0,
  bool: 0,
  call: 12,
  edge: 3,
  standsIn: 3,
  distance: 3,
  touches: 3,
  countDice: 12,
  banned: 6,
  count: 20,
  some: 20,
  every: 20,
  sum: 30,
  highest: 30,
  lowest: 30,
  first: 20,
  in: 8,
};
