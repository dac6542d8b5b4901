import type { Expr, ValueType } from '../ir/index.ts';
import { item } from './item.ts';
import type { Scope } from './scope.ts';

/** Precedence of JavaScript operators, as far as generated code uses them. */
export const P = {
  ternary: 1,
  or: 2,
  and: 3,
  equal: 4,
  compare: 5,
  add: 6,
  multiply: 7,
  unary: 8,
  primary: 9,
} as const;

/** Printed code, the strength of its outermost operator, and whether it gives a JavaScript boolean. */
export interface Code {
  readonly text: string;
  readonly p: number;
  readonly isBoolean: boolean;
}

/** Code for a number. */
export const num = (text: string, p: number = P.primary): Code => ({ text, p, isBoolean: false });
/** Code for a JavaScript boolean. */
export const bool = (text: string, p: number = P.primary): Code => ({ text, p, isBoolean: true });

/** Code whose value is a number: bools are 0 or 1. `wanted` is the type around it, so that members get their names. */
export function printNumber(scope: Scope, e: Expr, min = 0, wanted?: ValueType): string {
  if (e.k === 'bool') return e.v ? '1' : '0';
  const code = scope.ctx.print(scope, e, wanted);
  return code.isBoolean ? strong(num(`${strong(code, P.or)} ? 1 : 0`, P.ternary), min) : strong(code, min);
}

/** Code whose value is a JavaScript boolean. */
export function printCondition(scope: Scope, e: Expr, min = 0): string {
  return strong(asBoolean(scope.ctx.print(scope, e)), min);
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '==': '!=', '!=': '==' } as const;

/** The opposite of a condition, without needless negation. */
export function printOpposite(scope: Scope, e: Expr, min = 0): string {
  return strong(opposite(scope, e), min);
}

/** The opposite of a condition as code. */
export function opposite(scope: Scope, e: Expr): Code {
  const known = scope.knownName(e);
  if (known !== undefined) return bool(`${known} === 0`, P.equal);
  switch (e.k) {
    case 'bool':
      return bool(`${!e.v}`);
    case 'not':
      return asBoolean(scope.ctx.print(scope, e.x));
    case 'cmp':
      return asBoolean(scope.ctx.print(scope, { ...e, op: OPPOSITE[e.op] }));
    case 'and':
    case 'or': {
      if (e.items.length === 1) return opposite(scope, item(e.items, 0));
      const k = e.k === 'and' ? 'or' : 'and';
      return asBoolean(scope.ctx.print(scope, { k, items: e.items.map((x): Expr => ({ k: 'not', x })) }));
    }
    default:
      return oppositeCode(asBoolean(scope.ctx.print(scope, e)));
  }
}

/** The opposite of code that is one comparison or one call, or a negation of the whole. */
export function oppositeCode(code: Code): Code {
  const [l = '', op = '', r = '', ...more] = code.text.split(/ (===|!==|<|<=|>|>=) /);
  const isComparison = (code.p === P.equal || code.p === P.compare) && r !== '' && more.length === 0;
  if (isComparison && !/&&|\|\||\?|\n/.test(code.text)) return { ...code, text: `${l} ${OPPOSITE_CODE[op]} ${r}` };
  return bool(`!${strong(code, P.unary)}`, P.unary);
}

const OPPOSITE_CODE: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** Whether code may be repeated: short, and reads at most one cell. */
export function isSimple(text: string): boolean {
  return /^-?\w+$|^m\.fiber$|^c\[\w+\]!$/.test(text);
}

/** Code with parentheses if its operator is weaker than `min`. */
export function strong(code: Code, min: number): string {
  return code.p < min ? `(${code.text})` : code.text;
}

/** The same code as a JavaScript boolean. */
export function asBoolean(code: Code): Code {
  if (code.isBoolean) return code;
  if (code.text === '0') return bool('false');
  if (code.text === '1') return bool('true');
  return bool(`${strong(code, P.equal + 1)} !== 0`, P.equal);
}

/** A member of a kind, or none: what the code around an operand wants. */
export function ref(kind: number): ValueType {
  return { t: 'ref', kind, optional: true };
}
