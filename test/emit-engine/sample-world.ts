import type { Expr, GameIr } from '../../generator/ir/index.ts';
import type { GameDef } from '../../generator/runtime/index.ts';
import type { Model } from './evaluate.ts';
import { BOOL, GameBuilder, NUM, ref } from './ir-builder.ts';

/** A stream of small random numbers. */
export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

export const SIDE = 0;
export const AREA = 1;
export const BORDER = 2;
export const BLOCK = 3;
export const BLOCKS = 40;
const AREAS = 7;
const ENDS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 3],
  [3, 4],
  [4, 1],
  [1, 0],
];

/** A world with something of everything that expressions can speak of. */
export class World extends GameBuilder {
  readonly aim: number;
  readonly home: number;
  readonly homes: number;
  readonly coastal: number;
  readonly side: number;
  readonly strength: number;
  readonly tired: number;
  readonly friend: number;
  readonly crossings: number;
  readonly holder: number;
  readonly points: number;
  readonly turn: number;
  readonly chosen: number;
  readonly dice: number;

  constructor() {
    super();
    this.addKind('side', ['red', 'blue']);
    this.addKind('area', ['fife', 'moray', 'ross', 'angus', 'mar', 'argyll', 'isle']);
    this.addKind(
      'border',
      ENDS.map((_, i) => `b${i}`),
      { joins: { kind: AREA, ends: ENDS } },
    );
    const zone = { sight: 'all', single: false, renews: [], src: this.src() } as const;
    this.addKind(
      'block',
      Array.from({ length: BLOCKS }, (_, i) => `block-${i}`),
      {
        places: {
          stands: AREA,
          zones: [
            { name: 'pool', first: AREAS, ...zone },
            { name: 'camp', first: AREAS + 1, per: SIDE, ...zone },
          ],
          size: AREAS + 3,
        },
      },
    );
    const each = <T>(value: (i: number) => T, size = BLOCKS): T[] => Array.from({ length: size }, (_, i) => value(i));
    this.aim = this.addPrinted(
      BLOCK,
      'aim',
      NUM,
      each((i) => i % 4),
    );
    this.home = this.addPrinted(
      BLOCK,
      'home',
      ref(AREA, true),
      each((i) => (i % 9) - 2),
    );
    this.homes = this.addPrinted(
      BLOCK,
      'homes',
      { t: 'set', kind: AREA },
      each((i) => [i % 7, (i * 3 + 1) % 7].filter((one, at, all) => all.indexOf(one) === at)),
    );
    this.coastal = this.addPrinted(AREA, 'coastal', BOOL, [1, 0, 1, 1, 0, 0, 1]);
    this.side = this.addLive(BLOCK, 'side', ref(SIDE, true));
    this.strength = this.addLive(BLOCK, 'strength', NUM);
    this.tired = this.addLive(BLOCK, 'tired', BOOL);
    this.friend = this.addLive(BLOCK, 'friend', ref(BLOCK, true));
    this.crossings = this.addLive(BORDER, 'crossings', NUM, { by: SIDE });
    this.holder = this.addLive(AREA, 'holder', ref(SIDE, true));
    this.points = this.addTrack('points');
    this.turn = this.addTrack('turn', ref(SIDE));
    this.chosen = this.addTrack('chosen', { t: 'set', kind: BLOCK });
    this.dice = this.addTrack('throw', { t: 'dice' });
    this.consts.push({ name: 'rounds', value: 3, src: this.src() });
    this.options.push({ name: 'variant', start: false, src: this.src() });
  }

  zone(zone: number, owner?: Expr): Expr {
    return { k: 'zone', kind: BLOCK, zone, ...(owner === undefined ? {} : { owner }) };
  }
}

/** A random position of a world. */
export function randomModel(world: World, game: GameIr, random: Random): Model {
  const upTo = (size: number, below: number, from = 0): number[] =>
    Array.from({ length: size }, () => random(below) + from);
  return {
    game,
    live: new Map([
      [world.side, upTo(BLOCKS, 3, -1)],
      [world.strength, upTo(BLOCKS, 5)],
      [world.tired, upTo(BLOCKS, 2)],
      [world.friend, upTo(BLOCKS, BLOCKS + 10, -10).map((one) => Math.max(one, -1))],
      [world.crossings, upTo(ENDS.length * 2, 4)],
      [world.holder, upTo(AREAS, 3, -1)],
    ]),
    places: new Map([[BLOCK, upTo(BLOCKS, AREAS + 4, -1)]]),
    vars: new Map<number, number | readonly number[]>([
      [world.points, random(7) - 2],
      [world.turn, random(2)],
      [world.chosen, Array.from({ length: BLOCKS }, (_, i) => i).filter(() => random(3) === 0)],
      [world.dice, upTo(6, 3)],
    ]),
    options: new Set(random(2) === 0 ? ['variant'] : []),
  };
}

/** Writes a position into cells where the engine keeps it. */
export function writeModel(world: World, def: GameDef, model: Model, c: Int32Array): void {
  c.fill(0);
  for (const [field, values] of model.live) {
    const { name } = world.fields[field] ?? {};
    c.set(values, def.fields.find((one) => one.name === name)?.base);
  }
  const places = def.kinds[BLOCK]?.places;
  for (const [thing, place] of (model.places.get(BLOCK) ?? []).entries()) {
    if (places === null || places === undefined) continue;
    c[places.placeBase + thing] = place;
    if (place >= 0) setBit(c, places.atBase + place * 2, thing);
  }
  for (const [v, value] of model.vars) {
    if (world.vars[v]?.track === undefined) continue;
    const base = def.variables.find((one) => one.name === world.vars[v]?.name)?.base ?? -1;
    if (v === world.chosen) for (const member of value as readonly number[]) setBit(c, base, member);
    else c.set(typeof value === 'number' ? [value] : value, base);
  }
  for (const option of def.options) c[option.cell] = model.options.has(option.name) ? 1 : 0;
}

function setBit(c: Int32Array, base: number, member: number): void {
  const cell = base + (member >>> 5);
  c[cell] = (c[cell] ?? 0) | (1 << (member & 31));
}
