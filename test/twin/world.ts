/** Everything that can change in a game, as the twin keeps it: plain objects and maps, nothing packed. */
import type {
  FieldId,
  FieldIr,
  GameIr,
  KindId,
  KindIr,
  ProcId,
  ScenarioIr,
  ValueType,
  VarId,
  VarIr,
} from '../../generator/ir/index.ts';

/** A number of any type, a set as its members in index order, or dice as the number that show each face (1 … 6). */
export type Value = number | readonly number[];

/** The names of one running procedure. A name kept per player holds one value for each. */
export interface Frame {
  readonly proc: ProcId;
  readonly names: Map<VarId, Value>;
  readonly perPlayer: Map<VarId, Map<number, Value>>;
}

export interface World {
  readonly game: GameIr;
  /** Began anywhere: see `wildStart`. */
  readonly isWild: boolean;
  readonly options: ReadonlyMap<string, boolean>;
  readonly tracks: Map<VarId, Value>;
  /** Live attributes: member → member of `by` (or 0) → value. */
  readonly fields: Map<FieldId, number[][]>;
  /** Place of each thing, -1 out of the game. */
  readonly placeOf: Map<KindId, number[]>;
  /** Things that everybody knows, and the procedure whose end takes that back (-1: none does). */
  readonly shown: Map<KindId, Map<number, ProcId>>;
  /** Bans in force and what they remember. */
  readonly bans: Map<number, readonly Value[]>;
  /** Running procedures, innermost last. */
  readonly frames: Frame[];
  /** Member of the player kind that has won, -1 for a draw, undefined while the game goes on. */
  winner?: number;
}

/** A mistake in the rules that shows in play. */
export class TwinFault extends Error {}

/**
 * A position that no game may come to: a name of a procedure is used that does not run, such a procedure ends, or what
 * always is somebody would be none.
 */
export class OutOfReach extends Error {}

export function found<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`The intermediate representation has no entry ${index}.`);
  return item;
}

export const kindOf = (world: World, kind: KindId): KindIr => found(world.game.kinds, kind);
export const fieldOf = (world: World, field: FieldId): FieldIr => found(world.game.fields, field);
export const varOf = (world: World, v: VarId): VarIr => found(world.game.vars, v);
export const sizeOf = (world: World, kind: KindId | undefined): number =>
  kind === undefined ? 1 : kindOf(world, kind).members.length;

/** What a value of a type is before anything was written, and what an attribute of none is. */
export function emptyValue(type: ValueType): Value {
  switch (type.t) {
    case 'num':
    case 'bool':
      return 0;
    case 'ref':
    case 'place':
      return -1;
    case 'set':
      return [];
    case 'dice':
      return [0, 0, 0, 0, 0, 0];
  }
}

/** Stops a wild game where none is handed to something that always is somebody: nobody promises what comes of it. */
export function refuseNone(world: World, { type, name }: Pick<VarIr, 'type' | 'name'>, value: Value): void {
  if (world.isWild && type.t === 'ref' && !type.optional && typeof value === 'number' && value < 0)
    throw new OutOfReach(`"${name}" would be none.`);
}

/** Some player does not always see which thing is which. */
export function hides(world: World, kind: KindId): boolean {
  const { places, identity } = kindOf(world, kind);
  if (!places) return false;
  return (
    identity !== 'all' ||
    places.zones.some((zone) => zone.sight !== 'all') ||
    world.game.secretZones.some((zone) => zone.kind === kind)
  );
}

export function startOf(world: World, field: FieldId): number[][] {
  const { kind, live } = fieldOf(world, field);
  const columns = sizeOf(world, live?.by);
  return kindOf(world, kind).members.map((_, member) =>
    Array.from({ length: columns }, (_, by) => live?.start[member * columns + by] ?? 0),
  );
}

export interface Beginning {
  readonly scenario: ScenarioIr | undefined;
  readonly options: Readonly<Record<string, boolean>>;
  readonly isWild: boolean;
}

/** A world before the first step of a scenario. */
export function newWorld(game: GameIr, { scenario, options, isWild }: Beginning): World {
  const world: World = {
    game,
    isWild,
    options: new Map(game.options.map(({ name, start }) => [name, options[name] ?? start])),
    tracks: new Map(game.vars.flatMap(({ id, track }) => (track ? [[id, track.start]] : []))),
    fields: new Map(),
    placeOf: new Map(),
    shown: new Map(),
    bans: new Map(),
    frames: [],
  };
  for (const field of game.fields) if (field.live) world.fields.set(field.id, startOf(world, field.id));
  for (const { id, places, members } of game.kinds) {
    if (!places) continue;
    world.placeOf.set(
      id,
      members.map(() => -1),
    );
    world.shown.set(id, new Map(hides(world, id) ? members.map((_, member) => [member, -1]) : []));
  }
  for (const { v, value } of scenario?.tracks ?? []) world.tracks.set(v, value);
  for (const { field, member, value } of scenario?.fields ?? [])
    found(world.fields.get(field) ?? [], member)[0] = value;
  for (const { kind, member, place } of scenario?.places ?? []) {
    if (place < 0) continue;
    (world.placeOf.get(kind) ?? [])[member] = place;
    world.shown.get(kind)?.delete(member);
  }
  return world;
}

export function thingsAt(world: World, kind: KindId, place: number): number[] {
  if (place < 0) return [];
  return (world.placeOf.get(kind) ?? []).flatMap((where, thing) => (where === place ? [thing] : []));
}

export function resetField(world: World, field: FieldId): void {
  world.fields.set(field, startOf(world, field));
}
