/** Sentences that move, deal, show and hide things. */
import type { Expr, KindId, SetExpr, Step } from '../../ir/index.ts';
import { refTo } from '../../link/types.ts';
import type { Node } from '../../sentence/ast.ts';
import type { Context } from '../context.ts';
import { typeWords } from '../one-reading.ts';
import { int, type Reading } from '../reading.ts';
import { base, declare, type Handler, modifier, nodeOf, procedureSlot, want, wantNumber, wordOf } from './step.ts';

/** One thing or several: a reference, a set, a place and what is in it. */
const isThings = (reading: Reading): boolean =>
  (reading.set !== undefined && reading.single !== true) || (reading.type.t === 'ref' && reading.expr !== undefined);

function kindOfThings({ type, set }: Reading): KindId {
  return set ? set.kind : 'kind' in type ? type.kind : -1;
}

/** Pairs of things and a place that can hold them. */
function thingsAndPlace(
  ctx: Context,
  things: Node | undefined,
  place: Node | undefined,
): { readonly things: Reading; readonly to: Expr; readonly kind: KindId } | undefined {
  if (!things || !place) return undefined;
  const moved = ctx.readers.value(ctx, things).filter(isThings);
  const places = ctx.readers.value(ctx, place);
  const pairs = moved.flatMap((one) => {
    const kind = kindOfThings(one);
    return ctx.kind(kind).zones.length === 0 && ctx.kind(kind).stands === undefined
      ? []
      : places.flatMap((target) => {
          const to = placeFor(ctx, kind, target);
          return to ? [{ things: one, to, kind }] : [];
        });
  });
  const [pair] = pairs;
  if (pair) return pair;
  if (moved[0] && places[0]) {
    ctx.problem('check/cannot-hold', place, {
      place: `"${ctx.textOf(place)}", ${typeWords(ctx, places[0])},`,
      things: ctx.kind(kindOfThings(moved[0])).plural,
    });
  } else if (!moved[0] && ctx.problems.length === 0)
    ctx.problem('check/wrong-type', things, {
      expected: 'things',
      found: ctx.textOf(things),
      actual: 'something else',
    });
  return undefined;
}

/** A place for things of a kind: a zone that holds them, or an area they stand in. */
export function placeFor(ctx: Context, kind: KindId, { type, expr }: Reading): Expr | undefined {
  if (!expr) return undefined;
  if (type.t === 'place' && type.kind === kind) return expr;
  if (type.t === 'ref' && ctx.kind(kind).stands === type.kind) return { k: 'areaPlace', kind, area: expr };
  return undefined;
}

function moveSteps(ctx: Context, things: Reading, kind: KindId, to: Expr, unseen: boolean): Step[] {
  if (things.set) return [{ ...base(ctx), k: 'moveAll', set: things.set, to, unseen }];
  return [{ ...base(ctx), k: 'move', x: things.expr as Expr, kind, to, unseen }];
}

const journey: Handler = (ctx, sentence) => {
  const found = thingsAndPlace(ctx, nodeOf(sentence.slots.t), nodeOf(sentence.slots.p));
  const over = nodeOf(sentence.slots.b);
  if (!found) return undefined;
  if (over && !want(ctx, over, 'an edge', ({ type }) => type.t === 'ref' && ctx.kind(type.kind).joins !== undefined))
    return undefined;
  const steps = moveSteps(ctx, found.things, found.kind, found.to, modifier(sentence, 'unseen') !== undefined);
  return { build: () => steps, meaning: `move ${found.things.meaning}` };
};

export const move = journey;
export const put = journey;
export const shuffle = journey;

export const remove: Handler = (ctx, sentence) => {
  if (sentence.slots.p) return journey(ctx, sentence);
  const things = want(ctx, nodeOf(sentence.slots.t), 'things', isThings);
  if (!things) return undefined;
  const steps = moveSteps(ctx, things, kindOfThings(things), int(-1), modifier(sentence, 'unseen') !== undefined);
  return { build: () => steps, meaning: `remove ${things.meaning}` };
};

/** `deal 5 from deck to hand of each side` */
export const deal: Handler = (ctx, sentence) => {
  const place = nodeOf(sentence.slots.b);
  const owner = place?.t === 'np' ? place.posts.find((post) => post.p === 'of')?.x : undefined;
  if (place?.t !== 'np' || owner?.t !== 'np' || !owner.each) return drawInto(ctx, sentence);
  const kind = ctx.linker.kindNamed(owner.words.at(-1)?.text ?? '');
  const zone = ctx.model.zones.get(place.words.at(-1)?.text ?? '');
  const n = wantNumber(ctx, nodeOf(sentence.slots.n));
  const from = source(ctx, nodeOf(sentence.slots.a));
  if (!kind || zone?.per !== kind.id || !n || !from) {
    if (ctx.problems.length === 0)
      ctx.problem('check/means-nothing', place, { found: ctx.textOf(place), suggestion: '' });
    return undefined;
  }
  const common = base(ctx);
  return {
    meaning: 'deal to each',
    build: () => {
      const named = declare(ctx, { ...place, text: kind.name }, refTo(kind.id));
      const set = ctx.newSet(kind.id, { k: 'all' });
      const to: Expr = { k: 'zone', kind: zone.holds, zone: zone.index, owner: named.expr };
      return [
        {
          ...common,
          k: 'each',
          name: `deal-${kind.name}`,
          set,
          v: named.v,
          live: false,
          body: [{ ...common, k: 'draw', n, from, to }],
        },
      ];
    },
  };
};

function source(ctx: Context, node: Node | undefined): SetExpr | undefined {
  return want(ctx, node, 'a place or several things', (reading) => reading.set !== undefined)?.set;
}

export const drawInto: Handler = (ctx, sentence) => {
  const n = wantNumber(ctx, nodeOf(sentence.slots.n));
  const from = source(ctx, nodeOf(sentence.slots.a));
  const place = nodeOf(sentence.slots.b);
  if (!n || !from || !place) return undefined;
  const readings = ctx.readers.value(ctx, place);
  const to = readings.map((reading) => placeFor(ctx, from.kind, reading)).find((one) => one !== undefined);
  if (!to) {
    if (readings[0])
      ctx.problem('check/cannot-hold', place, { place: `"${ctx.textOf(place)}"`, things: ctx.kind(from.kind).plural });
    return undefined;
  }
  const word = wordOf(sentence.slots.x);
  const common = base(ctx);
  return {
    meaning: 'draw',
    build: () => {
      if (!word) return [{ ...common, k: 'draw', n, from, to }];
      const named = declare(ctx, word, refTo(from.kind, true));
      ctx.scope.set(word.text, named);
      return [{ ...common, k: 'draw', n, from, to, as: named.v }];
    },
  };
};

const asSet = (ctx: Context, things: Reading): SetExpr =>
  things.set ?? ctx.newSet(kindOfThings(things), { k: 'one', x: things.expr as Expr });

export const reveal: Handler = (ctx, sentence) => {
  const things = want(ctx, nodeOf(sentence.slots.t), 'things', isThings);
  if (!things) return undefined;
  const until = procedureSlot(ctx, sentence);
  if (sentence.slots.p && !until) return undefined;
  const step: Step = { ...base(ctx), k: 'reveal', set: asSet(ctx, things), ...(until && { until: until.id }) };
  return { build: () => [step], meaning: `reveal ${things.meaning}` };
};

export const hide: Handler = (ctx, sentence) => {
  const things = want(ctx, nodeOf(sentence.slots.t), 'things', isThings);
  if (!things) return undefined;
  const step: Step = { ...base(ctx), k: 'hide', set: asSet(ctx, things) };
  return { build: () => [step], meaning: `hide ${things.meaning}` };
};
