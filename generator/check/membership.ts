/** Where a thing is: `in area`, `here`, `on map`, `next to area`, `in a set`. */
import type { Expr, KindId } from '../ir/index.ts';
import type { Post } from '../sentence/ast.ts';
import type { Context } from './context.ts';
import { typeWords } from './one-reading.ts';
import { equal, int, type Reading } from './reading.ts';
import { ownersOfName } from './running-names.ts';

/** The test that `thing` is where `post` says; undefined with a problem if it cannot be there. */
export function membership(ctx: Context, kind: KindId, thing: Expr, post: Post): Expr | undefined {
  switch (post.p) {
    case 'here': {
      const here = ctx.scope.get('here');
      if (here?.type.t !== 'ref') {
        ctx.problem('check/outside-during', post, {
          found: 'here',
          procedure: ownersOfName(ctx, 'here')[0] ?? 'battle',
        });
        return undefined;
      }
      return inReading(ctx, kind, thing, { type: here.type, expr: here.expr, meaning: 'here' });
    }
    case 'in':
    case 'on':
      return inPlace(ctx, kind, thing, post);
    case 'next':
      return nextTo(ctx, kind, thing, post);
    case 'within':
      return within(ctx, kind, thing, post);
    default:
      ctx.problem('check/means-nothing', post, { found: ctx.textOf(post), suggestion: '' });
      return undefined;
  }
}

function inPlace(ctx: Context, kind: KindId, thing: Expr, post: Extract<Post, { p: 'in' | 'on' }>): Expr | undefined {
  const { x } = post;
  if (x.t === 'np' && x.words.length === 1 && x.words[0]?.text === 'map' && x.posts.length === 0) {
    if (ctx.kind(kind).stands !== undefined)
      return { k: 'cmp', op: '>=', l: { k: 'standsIn', kind, of: thing }, r: int(0) };
    ctx.problem('check/cannot-hold', post, { place: 'The map', things: ctx.kind(kind).plural });
    return undefined;
  }
  const zones = zonesOfAll(ctx, kind, thing, post);
  if (zones) return zones;
  const readings = ctx.readers.nounPhrase(ctx, x);
  const tests = readings.flatMap((reading) => inReading(ctx, kind, thing, reading) ?? []);
  if (tests.length > 0) return tests[0];
  const [first] = readings;
  if (first)
    ctx.problem('check/cannot-hold', x, {
      place: `"${ctx.textOf(x)}", ${typeWords(ctx, first)},`,
      things: ctx.kind(kind).plural,
    });
  return undefined;
}

/** `in hands`: in the hand of any player. */
function zonesOfAll(
  ctx: Context,
  kind: KindId,
  thing: Expr,
  post: Extract<Post, { p: 'in' | 'on' }>,
): Expr | undefined {
  const word =
    post.x.t === 'np' && post.x.posts.length === 0 && post.x.words.length === 1 ? post.x.words[0]?.text : undefined;
  const zone =
    word && ctx.kind(kind).zones.find((one) => one.per !== undefined && (`${one.name}s` === word || one.name === word));
  if (!zone || zone.per === undefined) return undefined;
  const last = zone.first + ctx.kind(zone.per).members.length - 1;
  const place: Expr = { k: 'placeOf', kind, of: thing };
  return {
    k: 'and',
    items: [
      { k: 'cmp', op: '>=', l: place, r: int(zone.first) },
      { k: 'cmp', op: '<=', l: place, r: int(last) },
    ],
  };
}

export function inReading(ctx: Context, kind: KindId, thing: Expr, reading: Reading): Expr | undefined {
  const { type, expr, set } = reading;
  if (type.t === 'ref' && expr && ctx.kind(kind).stands === type.kind)
    return equal({ k: 'standsIn', kind, of: thing }, expr);
  if (type.t === 'place' && expr && type.kind === kind) return equal({ k: 'placeOf', kind, of: thing }, expr);
  if (type.t === 'set' && set && type.kind === kind) return { k: 'in', x: thing, set };
  const { stands } = ctx.kind(kind);
  if (type.t === 'set' && set && stands === type.kind) return { k: 'in', x: { k: 'standsIn', kind, of: thing }, set };
  return undefined;
}

function nextTo(ctx: Context, kind: KindId, thing: Expr, post: Extract<Post, { p: 'next' }>): Expr | undefined {
  const edges = edgesOf(ctx, kind);
  const other = ctx.readers.nounPhrase(ctx, post.x).find(({ type }) => type.t === 'ref' && type.kind === kind);
  if (edges === undefined || !other?.expr) {
    ctx.problem('check/wrong-type', post, {
      expected: `a ${ctx.kind(kind).name} joined by edges`,
      found: ctx.textOf(post),
      actual: 'something else',
    });
    return undefined;
  }
  return { k: 'cmp', op: '>=', l: { k: 'edge', edges, a: other.expr, b: thing }, r: int(0) };
}

function within(ctx: Context, kind: KindId, thing: Expr, post: Extract<Post, { p: 'within' }>): Expr | undefined {
  const edges = edgesOf(ctx, kind) ?? edgesOf(ctx, ctx.kind(kind).stands ?? -1);
  const onMap = ctx.kind(kind).stands;
  const centre = ctx.readers
    .nounPhrase(ctx, post.x)
    .find(({ type }) => type.t === 'ref' && (type.kind === kind || type.kind === onMap));
  const distance = ctx.readers.value(ctx, post.distance).find(({ type }) => type.t === 'num');
  if (edges === undefined || !centre?.expr || !distance?.expr) {
    ctx.problem('check/wrong-type', post, {
      expected: 'a place on the map',
      found: ctx.textOf(post),
      actual: 'something else',
    });
    return undefined;
  }
  const place: Expr = onMap === undefined ? thing : { k: 'standsIn', kind, of: thing };
  return { k: 'cmp', op: '<=', l: { k: 'distance', edges, a: centre.expr, b: place }, r: distance.expr };
}

/** The kind of edges that joins a kind, if there is exactly one. */
export function edgesOf(ctx: Context, kind: KindId): KindId | undefined {
  return ctx.model.kinds.find((candidate) => candidate.joins?.kind === kind)?.id;
}
