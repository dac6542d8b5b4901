/**
 * Wild beginnings: any procedure that can ask, called with anything, in a world where everything lies anywhere. No game
 * comes to most of these positions, so what the rules say there was written for nobody's convenience.
 */
import type { FieldIr, GameIr, ScenarioIr, ValueType } from '../../generator/ir/index.ts';
import type { GameDef, ScenarioDef } from '../../generator/runtime/contract.ts';
import { createEngine, type Engine } from '../../generator/runtime/index.ts';

/** A whole number below `n`. */
export type Random = (n: number) => number;

export interface WildStart {
  readonly game: GameIr;
  readonly engine: Engine;
  /** Arguments of the procedure that runs as the whole game. */
  readonly args: readonly (number | readonly number[])[];
  readonly isWild: true;
}

export function wildStart(game: GameIr, def: GameDef, random: Random): WildStart {
  const scenario = wildScenario(game, random);
  const able = game.procs.filter((proc) => proc.resumable && def.procedures.length > proc.id);
  const main = random(3) === 0 ? game.procs[game.main] : able[random(able.length)];
  if (!main) throw new Error('No procedure can ask.');
  const params = main.params.map((v) => ({ v, value: wildValue(game, game.vars[v]?.type ?? { t: 'num' }, random) }));
  const cells = [
    ...cellsOf(game, def, scenario),
    ...params.flatMap(({ v, value }) => parameterCells(game, def, { v, value })),
  ];
  const scenarioDef: ScenarioDef = {
    name: 'wild',
    cells,
    places: scenario.places.map(({ kind, member, place }) => ({ kind, thing: member, place })),
    then: -1,
  };
  return {
    game: { ...game, main: main.id, scenarios: [scenario] },
    engine: createEngine({ ...def, main: main.id, scenarios: [scenarioDef] }),
    args: params.map(({ value }) => value),
    isWild: true,
  };
}

function wildScenario(game: GameIr, random: Random): ScenarioIr {
  const tracks = game.vars.flatMap(({ id, track, type }) => {
    if (!track || type.t === 'set' || type.t === 'dice') return [];
    const value =
      type.t === 'num' ? track.lo + random(Math.min(8, track.hi - track.lo + 1)) : wildOne(game, type, random);
    return random(2) === 0 ? [{ v: id, value }] : [];
  });
  const fields = game.fields.flatMap((field) => (field.live ? wildField(game, field, random) : []));
  return {
    name: 'wild',
    tracks,
    fields,
    places: wildPlaces(game, random),
    src: { file: 'wild', line: 1, text: 'wild' },
  };
}

function wildField(game: GameIr, field: FieldIr, random: Random): { field: number; member: number; value: number }[] {
  const { id, kind, type } = field;
  if (type.t === 'set' || type.t === 'dice' || type.t === 'place') return [];
  return (game.kinds[kind]?.members ?? []).flatMap((_, member) =>
    random(2) === 0 ? [{ field: id, member, value: wildOne(game, type, random) }] : [],
  );
}

/** Half of the things lie in few places, so that they meet. */
function wildPlaces(game: GameIr, random: Random): ScenarioIr['places'] {
  return game.kinds.flatMap(({ id, places, members }) => {
    if (!places) return [];
    const singles = places.zones.flatMap((zone) =>
      zone.single
        ? Array.from({ length: game.kinds[zone.per ?? -1]?.members.length ?? 1 }, (_, i) => zone.first + i)
        : [],
    );
    const full = new Set<number>();
    const favourites = Array.from({ length: 3 }, () => random(places.size));
    return members.map((_, member) => {
      const place = random(2) === 0 ? (favourites[random(3)] ?? -1) : random(places.size + 1) - 1;
      const isFull = full.has(place);
      if (singles.includes(place)) full.add(place);
      return { kind: id, member, place: isFull ? -1 : place };
    });
  });
}

function wildValue(game: GameIr, type: ValueType, random: Random): number | readonly number[] {
  if (type.t !== 'set') return wildOne(game, type, random);
  return (game.kinds[type.kind]?.members ?? []).flatMap((_, member) => (random(3) === 0 ? [member] : []));
}

function wildOne(game: GameIr, type: ValueType, random: Random): number {
  switch (type.t) {
    case 'bool':
      return random(2);
    case 'ref':
      return random((game.kinds[type.kind]?.members.length ?? 0) + (type.optional ? 1 : 0)) - (type.optional ? 1 : 0);
    case 'place':
      return random(game.kinds[type.kind]?.places?.size ?? 1);
    default:
      return random(5);
  }
}

function cellsOf(game: GameIr, def: GameDef, scenario: ScenarioIr): ScenarioDef['cells'] {
  const tracks = scenario.tracks.flatMap(({ v, value }) => parameterCells(game, def, { v, value }));
  const fields = scenario.fields.flatMap(({ field, member, value }): [number, number][] => {
    const { kind, name } = game.fields[field] ?? {};
    const cells = def.fields.find((one) => one.kind === kind && one.name === name);
    if (!cells) return [];
    const columns = cells.by === null ? 1 : (def.kinds[cells.by]?.members.length ?? 1);
    return [[cells.base + member * columns, value]];
  });
  return [...tracks, ...fields];
}

function parameterCells(
  game: GameIr,
  def: GameDef,
  { v, value }: { readonly v: number; readonly value: number | readonly number[] },
): [number, number][] {
  const { name, proc = -1 } = game.vars[v] ?? {};
  const cells = def.variables.find((one) => one.name === name && one.proc === proc);
  if (!cells) return [];
  if (typeof value === 'number') return [[cells.base, value]];
  const words = Array.from({ length: cells.count }, (_, word) =>
    value.filter((one) => Math.floor(one / 32) === word).reduce((bits, one) => bits | (1 << (one % 32)), 0),
  );
  return words.map((bits, word) => [cells.base + word, bits]);
}
