/** Values: numbers, arithmetic, totals, conditions as values, and whatever a noun phrase may be. */
import type { Expr } from '../ir/index.ts';
import { BOOL, fits, NUM } from '../link/types.ts';
import type { Node } from '../sentence/ast.ts';
import { attributeOf } from './attributes.ts';
import type { Context } from './context.ts';
import { typeWords } from './one-reading.ts';
import { distinct, int, type Reading } from './reading.ts';

export function value(ctx: Context, node: Node): Reading[] {
  switch (node.t) {
    case 'num':
      return [{ type: NUM, expr: int(node.v), meaning: String(node.v) }];
    case 'np':
      return ctx.readers.nounPhrase(ctx, node);
    case 'agg':
      return total(ctx, node);
    case 'cond':
      return either(ctx, node);
    case 'bin':
      if (isArithmetic(node.op)) return arithmetic(ctx, node);
      return asValue(ctx, node);
    case 'list':
    case 'oneof':
      return ctx.problem('check/means-nothing', node, { found: ctx.textOf(node), suggestion: '' });
    default:
      return asValue(ctx, node);
  }
}

function asValue(ctx: Context, node: Node): Reading[] {
  const cond = ctx.readers.condition(ctx, node);
  return cond ? [{ type: BOOL, expr: cond, meaning: ctx.textOf(node) }] : [];
}

/** The numbers among the readings of a node, or a report of what it is instead. */
export function numbers(ctx: Context, node: Node): Reading[] {
  const all = value(ctx, node);
  const fitting = all.filter((reading) => reading.type.t === 'num');
  const [first] = all;
  if (fitting.length === 0 && first) {
    return ctx.problem('check/wrong-type', node, {
      expected: 'a number',
      found: ctx.textOf(node),
      actual: typeWords(ctx, first),
    });
  }
  return fitting;
}

type Binary = Node & { readonly t: 'bin' };

function isArithmetic(op: Binary['op']): boolean {
  return ['+', '-', '*', '/up', '/down', 'at least', 'at most'].includes(op);
}

function arithmetic(ctx: Context, node: Binary): Reading[] {
  const left = numbers(ctx, node.l);
  const right = numbers(ctx, node.r);
  const op = { 'at least': 'max', 'at most': 'min' }[node.op as string] ?? node.op;
  return left.flatMap((l) =>
    right.map((r) => ({
      type: NUM,
      expr: { k: 'arith', op: op as '+', l: l.expr as Expr, r: r.expr as Expr },
      meaning: `(${l.meaning} ${node.op} ${r.meaning})`,
    })),
  );
}

function either(ctx: Context, node: Node & { readonly t: 'cond' }): Reading[] {
  const c = ctx.readers.condition(ctx, node.c);
  const a = value(ctx, node.a);
  const b = value(ctx, node.b);
  if (!c || a.length === 0 || b.length === 0) return [];
  const pairs = a.flatMap((x) =>
    b.filter((y) => x.expr && y.expr && (fits(x.type, y.type) || fits(y.type, x.type))).map((y) => ({ x, y })),
  );
  if (pairs.length === 0) {
    return ctx.problem('check/wrong-type', node.b, {
      expected: typeWords(ctx, a[0] as Reading),
      found: ctx.textOf(node.b),
      actual: typeWords(ctx, b[0] as Reading),
    });
  }
  return distinct(
    pairs.map(({ x, y }) => {
      const type = x.type.t === 'none' ? y.type : x.type;
      const optional = x.type.t === 'none' || y.type.t === 'none' || (y.type.t === 'ref' && y.type.optional);
      return {
        type: type.t === 'ref' && optional ? { ...type, optional: true } : type,
        expr: { k: 'cond', c, a: x.expr as Expr, b: y.expr as Expr } as const,
        meaning: `if … then ${x.meaning} else ${y.meaning}`,
      };
    }),
  );
}

/** `number of X`, `sum of F of X`, `highest F of X`. */
function total(ctx: Context, node: Node & { readonly t: 'agg' }): Reading[] {
  const things = ctx.readers.nounPhrase(ctx, node.x).filter((reading) => reading.set || reading.dice);
  const [first] = things;
  if (!first) {
    if (ctx.problems.length > 0) return [];
    return ctx.problem('check/wrong-type', node.x, {
      expected: 'several things',
      found: ctx.textOf(node.x),
      actual: 'one',
    });
  }
  const found = things.flatMap((reading): Reading[] => {
    const { dice, set } = reading;
    const meaning = `${node.fn} of ${reading.meaning}`;
    if (dice) {
      if (node.fn !== 'number') return [];
      return [
        {
          type: NUM,
          expr: { k: 'countDice', dice: dice.v, face: dice.face, ...(dice.cond && { cond: dice.cond }) },
          meaning,
        },
      ];
    }
    if (!set) return [];
    if (node.fn === 'number') return [{ type: NUM, expr: { k: 'count', set }, meaning }];
    const { field } = node;
    const kind = ctx.kind(set.kind);
    const attribute = field && kind.fields.get(field.text);
    const element: Expr = { k: 'var', v: set.elem };
    if (attribute?.type.t === 'num') {
      return [{ type: NUM, expr: { k: node.fn, set, value: attributeOf(ctx, attribute, element) }, meaning }];
    }
    const definition =
      field &&
      ctx
        .definitionsNamed(field.text, undefined)
        .find(({ params }) => params.length === 1 && params[0]?.type.t === 'ref' && params[0].type.kind === set.kind);
    const call = definition && field && ctx.readers.callDefinition(ctx, definition, [element], field);
    if (call?.expr && call.type.t === 'num')
      return [{ type: NUM, expr: { k: node.fn, set, value: call.expr }, meaning }];
    if (field)
      ctx.problem('check/no-attribute', field, {
        kind: kind.name,
        found: field.text,
        suggestion: ctx.suggestion(field.text, kind.fields.keys()),
      });
    return [];
  });
  return distinct(found);
}
