/** What stands after a noun: owner, place, `where`, `except`, extremes, the edge of `over`. */
import type { Expr, SetExpr } from '../ir/index.ts';
import { refTo } from '../link/types.ts';
import type { Node, Post } from '../sentence/ast.ts';
import { attributeOf } from './attributes.ts';
import type { Context } from './context.ts';
import { edgesOf, inReading, membership } from './membership.ts';
import { equal, not, type Reading } from './reading.ts';
import { bindElement, Scope } from './scope.ts';

/** The reading with one post applied; undefined with a problem if it does not fit. */
export function applyPost(ctx: Context, reading: Reading, post: Post): Reading | undefined {
  const { set } = reading;
  if (reading.dice) return diceWhere(ctx, reading, post);
  if (!set) {
    ctx.problem('check/means-nothing', post, { found: ctx.textOf(post), suggestion: '' });
    return undefined;
  }
  const whole = (next: SetExpr, more: Partial<Reading> = {}): Reading => {
    const { expr: _expr, single: _single, ...rest } = reading;
    return {
      ...rest,
      type: { t: 'set', kind: next.kind },
      set: next,
      ...more,
      meaning: `${reading.meaning} ${ctx.textOf(post)}`,
    };
  };
  const elem: Expr = { k: 'var', v: set.elem };
  switch (post.p) {
    case 'of': {
      const cond = ownedBy(ctx, set, post.x, elem);
      return cond && whole(ctx.withTest(set, cond));
    }
    case 'in':
    case 'on':
    case 'here': {
      const source = placeSource(ctx, set, post);
      if (source) return whole({ ...set, source });
      const cond = membership(ctx, set.kind, elem, post);
      return cond && whole(ctx.withTest(set, cond));
    }
    case 'next': {
      const edges = edgesOf(ctx, set.kind);
      const of = ctx.readers.nounPhrase(ctx, post.x).find(({ type }) => type.t === 'ref' && type.kind === set.kind);
      if (edges !== undefined && of?.expr && set.source.k === 'all')
        return whole({ ...set, source: { k: 'next', edges, of: of.expr } });
      const cond = membership(ctx, set.kind, elem, post);
      return cond && whole(ctx.withTest(set, cond));
    }
    case 'within': {
      const cond = membership(ctx, set.kind, elem, post);
      return cond && whole(ctx.withTest(set, cond));
    }
    case 'with highest':
    case 'with lowest': {
      const field = ctx.kind(set.kind).fields.get(post.field.text);
      if (field?.type.t === 'num')
        return whole({
          ...set,
          extreme: { want: post.p === 'with highest' ? 'highest' : 'lowest', value: attributeOf(ctx, field, elem) },
        });
      ctx.problem('check/no-attribute', post.field, {
        kind: ctx.kind(set.kind).name,
        found: post.field.text,
        suggestion: ctx.suggestion(post.field.text, ctx.kind(set.kind).fields.keys()),
      });
      return undefined;
    }
    case 'where': {
      if (!post.x) return reading;
      const { x } = post;
      const scope = new Scope(ctx.scope);
      bindElement(ctx.kind(set.kind), scope, reading);
      ctx.subject = undefined;
      const cond = ctx.inScope(scope, () => ctx.readers.condition(ctx, x));
      return cond && whole(ctx.withTest(set, cond));
    }
    case 'except':
      return exceptions(ctx, set, post, whole);
    case 'over':
      return over(ctx, reading, set, post);
    default:
      ctx.problem('check/means-nothing', post, { found: ctx.textOf(post), suggestion: '' });
      return undefined;
  }
}

function ownedBy(ctx: Context, set: SetExpr, owner: Node, elem: Expr): Expr | undefined {
  const kind = ctx.kind(set.kind);
  for (const reading of ctx.readers.nounPhrase(ctx, owner)) {
    if (reading.type.t !== 'ref' || !reading.expr) continue;
    const wanted = reading.type.kind;
    const field = [...kind.fields.values()].find(
      (one) => one.type.t === 'ref' && one.type.kind === wanted && one.live?.by === undefined,
    );
    if (field) return equal(attributeOf(ctx, field, elem), reading.expr);
  }
  if (ctx.problems.length === 0)
    ctx.problem('check/no-attribute', owner, { kind: kind.name, found: ctx.textOf(owner), suggestion: '' });
  return undefined;
}

/** A set that is looked up by its place rather than filtered. */
function placeSource(ctx: Context, set: SetExpr, post: Post): SetExpr['source'] | undefined {
  if (set.source.k !== 'all') return undefined;
  const mark = ctx.problems.length;
  const readings =
    post.p === 'here' ? hereReading(ctx) : 'x' in post && post.x ? ctx.readers.nounPhrase(ctx, post.x) : [];
  ctx.problems.length = mark;
  for (const reading of readings) {
    const { type, expr } = reading;
    if (type.t === 'ref' && expr && ctx.kind(set.kind).stands === type.kind)
      return { k: 'at', place: { k: 'areaPlace', kind: set.kind, area: expr } };
    if (type.t === 'place' && expr && type.kind === set.kind) return { k: 'at', place: expr };
    if (
      type.t === 'set' &&
      reading.set &&
      type.kind === set.kind &&
      reading.set.source.k === 'var' &&
      reading.set.tests.length === 0
    )
      return reading.set.source;
  }
  return undefined;
}

function hereReading(ctx: Context): Reading[] {
  const here = ctx.scope.get('here');
  return here ? [{ type: here.type, expr: here.expr, meaning: 'here' }] : [];
}

function exceptions(
  ctx: Context,
  set: SetExpr,
  post: Extract<Post, { p: 'except' }>,
  whole: (next: SetExpr) => Reading,
): Reading | undefined {
  let next = set;
  for (const item of post.items) {
    const found = ctx.readers.nounPhrase(ctx, item);
    const elem: Expr = { k: 'var', v: set.elem };
    const member = found.find(({ type, expr }) => type.t === 'ref' && type.kind === set.kind && expr);
    const several = found.map((one) => inReading(ctx, set.kind, elem, one)).find((cond) => cond !== undefined);
    if (member?.expr) next = ctx.withTest(next, { k: 'cmp', op: '!=', l: elem, r: member.expr });
    else if (several) next = ctx.withTest(next, not(several));
    else {
      if (found.length > 0)
        ctx.problem('check/wrong-type', item, {
          expected: `a ${ctx.kind(set.kind).name}`,
          found: ctx.textOf(item),
          actual: 'something else',
        });
      return undefined;
    }
  }
  return whole(next);
}

/** `over border`: names the edge by which each member is reached. */
function over(ctx: Context, reading: Reading, set: SetExpr, post: Extract<Post, { p: 'over' }>): Reading | undefined {
  const word = post.x.t === 'np' && post.x.posts.length === 0 ? post.x.words.at(-1) : undefined;
  const edges = edgesOf(ctx, set.kind);
  if (word && edges !== undefined && word.text === ctx.kind(edges).name) {
    if (reading.edge) return { ...reading, edge: { ...reading.edge, name: word.text } };
    if (set.source.k === 'next') {
      const value: Expr = { k: 'edge', edges, a: set.source.of, b: { k: 'var', v: set.elem } };
      return { ...reading, edge: { name: word.text, type: refTo(edges, true), value } };
    }
  }
  ctx.problem('check/means-nothing', post, { found: ctx.textOf(post), suggestion: '' });
  return undefined;
}

function diceWhere(ctx: Context, reading: Reading, post: Post): Reading | undefined {
  const { dice } = reading;
  if (post.p !== 'where' || !post.x || !dice) {
    ctx.problem('check/means-nothing', post, { found: ctx.textOf(post), suggestion: '' });
    return undefined;
  }
  const { x } = post;
  const scope = new Scope(ctx.scope);
  scope.set('die', { type: { t: 'dice' }, expr: { k: 'var', v: dice.face }, face: dice.face });
  ctx.subject = undefined;
  const cond = ctx.inScope(scope, () => ctx.readers.condition(ctx, x));
  return cond && { ...reading, dice: { ...dice, cond }, meaning: `${reading.meaning} where` };
}
