/** Conditions: yes or no. */
import type { Expr } from '../ir/index.ts';
import { fits } from '../link/types.ts';
import type { Node, NounPhrase } from '../sentence/ast.ts';
import { adjective, adjectivesOf } from './adjectives.ts';
import { matchArguments } from './arguments.ts';
import type { Context } from './context.ts';
import { memberNamed } from './members.ts';
import { membership } from './membership.ts';
import { typeWords } from './one-reading.ts';
import { both, distinct, equal, int, not, type Reading } from './reading.ts';
import { numbers } from './values.ts';

/** The one meaning of a condition, or undefined with problems. */
export function condition(ctx: Context, node: Node): Expr | undefined {
  switch (node.t) {
    case 'bin':
      if (node.op === 'and' || node.op === 'or') {
        const l = condition(ctx, node.l);
        const r = condition(ctx, node.r);
        return l && r && { k: node.op, items: [...(l.k === node.op ? l.items : [l]), r] };
      }
      return compare(ctx, node);
    case 'not': {
      const x = condition(ctx, node.x);
      return x && not(x);
    }
    case 'is': {
      const subject = ctx.readers.value(ctx, node.l);
      if (subject.length === 0) return undefined;
      ctx.subject = subject;
      return negated(node.negated, predicate(ctx, subject, node.r));
    }
    case 'same':
      if (!ctx.subject) {
        ctx.problem('check/not-a-condition', node, { found: ctx.textOf(node) });
        return undefined;
      }
      return negated(node.negated, predicate(ctx, ctx.subject, node.r));
    case 'quant':
      return quantified(ctx, node);
    case 'cond': {
      const [c, a, b] = [condition(ctx, node.c), condition(ctx, node.a), condition(ctx, node.b)];
      return c && a && b && { k: 'cond', c, a, b };
    }
    default:
      return plain(ctx, node);
  }
}

const negated = (isNegated: boolean, x: Expr | undefined): Expr | undefined => (x && isNegated ? not(x) : x);

function plain(ctx: Context, node: Node): Expr | undefined {
  const readings = ctx.readers.value(ctx, node);
  const fitting = distinct(readings.filter((reading) => reading.type.t === 'bool'));
  if (fitting.length === 1) return fitting[0]?.expr;
  if (fitting.length > 1)
    ctx.problem('sentence/two-readings', node, { first: fitting[0]?.meaning ?? '', second: fitting[1]?.meaning ?? '' });
  else if (readings.length > 0) ctx.problem('check/not-a-condition', node, { found: ctx.textOf(node) });
  return undefined;
}

function compare(ctx: Context, node: Node & { readonly t: 'bin' }): Expr | undefined {
  if (node.op === 'touches') return touches(ctx, node);
  if (!['<', '<=', '>', '>='].includes(node.op)) {
    ctx.problem('check/not-a-condition', node, { found: ctx.textOf(node) });
    return undefined;
  }
  const [l] = numbers(ctx, node.l);
  const [r] = numbers(ctx, node.r);
  if (!l?.expr || !r?.expr) return undefined;
  return { k: 'cmp', op: node.op as '<', l: l.expr, r: r.expr };
}

function touches(ctx: Context, node: Node & { readonly t: 'bin' }): Expr | undefined {
  const edges = ctx.readers.value(ctx, node.l).filter(({ type }) => type.t === 'ref' && ctx.kind(type.kind).joins);
  const [edge] = edges;
  if (edge?.type.t !== 'ref' || !edge.expr) {
    if (ctx.problems.length === 0)
      ctx.problem('check/wrong-type', node.l, {
        expected: 'an edge of a map',
        found: ctx.textOf(node.l),
        actual: 'something else',
      });
    return undefined;
  }
  const joined = ctx.kind(edge.type.kind).joins?.kind;
  const end = ctx.readers.value(ctx, node.r).find(({ type }) => type.t === 'ref' && type.kind === joined);
  if (!end?.expr) {
    ctx.problem('check/wrong-type', node.r, {
      expected: `a ${ctx.kind(joined ?? 0).name}`,
      found: ctx.textOf(node.r),
      actual: 'something else',
    });
    return undefined;
  }
  return { k: 'touches', edges: edge.type.kind, edge: edge.expr, end: end.expr };
}

/** `any X`, `no X`, `every X is Y`. */
function quantified(ctx: Context, node: Node & { readonly t: 'quant' }): Expr | undefined {
  const option =
    node.x.t === 'np' && node.x.words.length === 1 && node.x.posts.length === 0
      ? ctx.model.options.get(node.x.words[0]?.text ?? '')
      : undefined;
  if (option) return negated(node.q === 'no', { k: 'option', name: option.name });
  const number = node.q === 'every' ? 'one' : 'many';
  const things = distinct(
    ctx
      .withNumber(node.x, number, () => ctx.readers.nounPhrase(ctx, node.x))
      .filter((reading) => reading.set || reading.dice),
  );
  const [first] = things;
  if (!first) {
    if (ctx.problems.length === 0)
      ctx.problem('check/wrong-type', node.x, {
        expected: 'a noun for several things',
        found: ctx.textOf(node.x),
        actual: 'something else',
      });
    return undefined;
  }
  if (things.length > 1) {
    ctx.problem('sentence/two-readings', node.x, { first: first.meaning, second: things[1]?.meaning ?? '' });
    return undefined;
  }
  if (first.dice) {
    const { v, face, cond } = first.dice;
    const some: Expr = { k: 'cmp', op: '>', l: { k: 'countDice', dice: v, face, ...(cond && { cond }) }, r: int(0) };
    return negated(node.q === 'no', some);
  }
  const { set } = first;
  if (!set) return undefined;
  if (!node.is) {
    if (node.q === 'every') {
      ctx.problem('check/not-a-condition', node, { found: ctx.textOf(node) });
      return undefined;
    }
    return negated(node.q === 'no', { k: 'some', set });
  }
  const element: Reading = {
    type: { t: 'ref', kind: set.kind, optional: false },
    expr: { k: 'var', v: set.elem },
    meaning: 'it',
  };
  ctx.subject = [element];
  const cond = negated(node.is.negated, predicate(ctx, [element], node.is.r));
  if (!cond) return undefined;
  if (node.q === 'every') return { k: 'every', set, cond };
  return negated(node.q === 'no', { k: 'some', set: ctx.withTest(set, cond) });
}

/** What stands after `is`. */
function predicate(ctx: Context, subject: readonly Reading[], node: Node): Expr | undefined {
  const mark = ctx.problems.length;
  const found: { cond: Expr; meaning: string }[] = [];
  for (const reading of subject) {
    if (!reading.expr) continue;
    const kind = reading.type.t === 'ref' ? ctx.kind(reading.type.kind) : undefined;
    if (node.t === 'oneof') {
      const items = node.items.map((item) => oneOf(ctx, reading, item));
      if (items.every((item) => item !== undefined))
        found.push({ cond: { k: 'or', items: items as Expr[] }, meaning: 'one of' });
    } else if (node.t === 'np' && node.words.length === 0) {
      const cond = kind && reading.type.t === 'ref' ? placeTest(ctx, reading, node) : undefined;
      if (cond) found.push({ cond, meaning: `${reading.meaning} ${ctx.textOf(node)}` });
    } else if (kind && node.t === 'np') found.push(...adjectiveTests(ctx, reading, node));
  }
  if (node.t !== 'oneof' && !(node.t === 'np' && node.words.length === 0))
    found.push(...equalities(ctx, subject, node, found.length > 0));
  const left = [...new Map(found.map((one) => [one.meaning, one])).values()];
  if (left.length === 1) {
    ctx.problems.length = mark;
    return left[0]?.cond;
  }
  if (left.length > 1)
    ctx.problem('sentence/two-readings', node, { first: left[0]?.meaning ?? '', second: left[1]?.meaning ?? '' });
  else notThat(ctx, subject, node, mark);
  return undefined;
}

function notThat(ctx: Context, subject: readonly Reading[], node: Node, mark: number): void {
  if (ctx.problems.slice(mark).some(({ code }) => code === 'check/cyclic-definition')) return;
  const kind = subject
    .map(({ type }) => (type.t === 'ref' ? ctx.kind(type.kind) : undefined))
    .find((one) => one !== undefined);
  const word = node.t === 'np' ? node.words[0] : undefined;
  if (kind && word && node.t === 'np') {
    ctx.problems.length = mark;
    ctx.problem('check/not-an-adjective', node, {
      kind: kind.name,
      found: ctx.textOf(node),
      suggestion: ctx.suggestion(word.text, [...adjectivesOf(ctx, kind), ...kind.members]),
    });
  } else if (ctx.problems.length === mark) {
    ctx.problem('check/wrong-type', node, {
      expected: typeWords(ctx, subject[0] as Reading),
      found: ctx.textOf(node),
      actual: 'something else',
    });
  }
}

function adjectiveTests(ctx: Context, subject: Reading, node: NounPhrase): { cond: Expr; meaning: string }[] {
  const kind = ctx.kind(subject.type.t === 'ref' ? subject.type.kind : 0);
  const thing = subject.expr as Expr; // asked by the caller
  const last = node.words.at(-1);
  if (node.posts.length > 0) {
    const definition = last && ctx.definitionsNamed(last.text, kind.id).find(({ params }) => params.length > 1);
    if (!definition || node.words.length > 1) return [];
    const args = matchArguments(ctx, definition, node.posts, last, 1);
    const call = args && ctx.readers.callDefinition(ctx, definition, [thing, ...args.values], last);
    return call?.expr && args?.rest.length === 0
      ? [{ cond: call.expr, meaning: `defined ${last.text} with arguments` }]
      : [];
  }
  const tests = node.words.map((word) => adjective(ctx, word, kind, thing));
  const [first, ...others] = tests;
  if (!first) return [];
  return others.reduce(
    (sofar, next) =>
      sofar.flatMap((a) =>
        next.map((b) => ({ cond: both([a.cond, b.cond]), meaning: `${a.meaning} and ${b.meaning}` })),
      ),
    first,
  );
}

function oneOf(ctx: Context, subject: Reading, item: Node): Expr | undefined {
  const kind = subject.type.t === 'ref' ? ctx.kind(subject.type.kind) : undefined;
  const word = item.t === 'np' ? item.words[0] : undefined;
  if (!kind || !word || !subject.expr) return undefined;
  const member = memberNamed(kind, word.text);
  if (member) return member.test(subject.expr);
  const [test] = adjective(ctx, word, kind, subject.expr);
  if (test) return test.cond;
  ctx.problem('check/not-an-adjective', word, {
    kind: kind.name,
    found: word.text,
    suggestion: ctx.suggestion(word.text, [...kind.members, ...adjectivesOf(ctx, kind)]),
  });
  return undefined;
}

function placeTest(ctx: Context, subject: Reading, node: NounPhrase): Expr | undefined {
  const kind = subject.type.t === 'ref' ? subject.type.kind : 0;
  const tests = node.posts.map((post) => membership(ctx, kind, subject.expr as Expr, post));
  return tests.every((test) => test !== undefined) ? both(tests as Expr[]) : undefined;
}

/** `is` as equality: the same member, number or none. */
function equalities(
  ctx: Context,
  subject: readonly Reading[],
  node: Node,
  quiet: boolean,
): { cond: Expr; meaning: string }[] {
  const mark = ctx.problems.length;
  const values = ctx.readers.value(ctx, node);
  if (quiet) ctx.problems.length = mark;
  return values.flatMap((value) =>
    subject.flatMap((reading) => {
      if (!reading.expr || !value.expr || !comparable(reading, value)) return [];
      const member = reading.type.t === 'ref' ? ctx.kind(reading.type.kind) : undefined;
      if (member?.designs && value.expr.k === 'int') {
        const named = memberNamed(member, member.designs[value.expr.v] ?? '');
        if (named) return [{ cond: named.test(reading.expr), meaning: `${reading.meaning} = ${value.meaning}` }];
      }
      return [{ cond: equal(reading.expr, value.expr), meaning: `${reading.meaning} = ${value.meaning}` }];
    }),
  );
}

function comparable(a: Reading, b: Reading): boolean {
  if (a.single !== b.single && (a.type.t === 'place' || b.type.t === 'place')) return false;
  return fits(a.type, b.type) || fits(b.type, a.type);
}
