import type { Expr } from '../ir/index.ts';

/** The same piece of IR with conditions and sums over constants worked out, so that code never asks what is known. */
export function foldConstants<T>(piece: T): T {
  return fold(piece) as T;
}

function fold(piece: unknown): unknown {
  if (Array.isArray(piece)) return piece.map(fold);
  if (typeof piece !== 'object' || piece === null) return piece;
  const node = Object.fromEntries(Object.entries(piece).map(([key, part]) => [key, key === 'src' ? part : fold(part)]));
  return simplified(node as unknown as Expr);
}

function simplified(e: Expr): unknown {
  switch (e.k) {
    case 'cmp':
      return e.l.k === 'int' && e.r.k === 'int' ? bool(compare(e.op, e.l.v, e.r.v)) : e;
    case 'not':
      if (e.x.k === 'bool') return bool(!e.x.v);
      return e.x.k === 'not' ? e.x.x : e;
    case 'and':
    case 'or': {
      const ends = e.k === 'or';
      const items = e.items.flatMap((one) => (one.k === e.k ? one.items : [one]));
      if (items.some((one) => one.k === 'bool' && one.v === ends)) return bool(ends);
      const left = items.filter((one) => one.k !== 'bool');
      if (left.length === 0) return bool(!ends);
      return left.length === 1 ? left[0] : { k: e.k, items: left };
    }
    case 'cond':
      return e.c.k === 'bool' ? (e.c.v ? e.a : e.b) : e;
    case 'arith':
      return e.l.k === 'int' && e.r.k === 'int' && e.op !== '/up' && e.op !== '/down'
        ? int(calculate(e.op, e.l.v, e.r.v))
        : e;
    default:
      return e;
  }
}

function bool(v: boolean): Expr {
  return { k: 'bool', v };
}

function int(v: number): Expr {
  return { k: 'int', v };
}

function compare(op: (Expr & { readonly k: 'cmp' })['op'], l: number, r: number): boolean {
  switch (op) {
    case '<':
      return l < r;
    case '<=':
      return l <= r;
    case '>':
      return l > r;
    case '>=':
      return l >= r;
    case '==':
      return l === r;
    case '!=':
      return l !== r;
  }
}

function calculate(op: '+' | '-' | '*' | 'min' | 'max', l: number, r: number): number {
  switch (op) {
    case '+':
      return l + r;
    case '-':
      return l - r;
    case '*':
      return l * r;
    case 'min':
      return Math.min(l, r);
    case 'max':
      return Math.max(l, r);
  }
}
