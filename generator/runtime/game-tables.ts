/** What the runtime works out once from a `GameDef`: names to numbers, shapes of fields, who looks into which place. */
import { at } from './at.ts';
import { CellBlocks } from './cell-blocks.ts';
import type { CellType, FieldDef, GameDef, KindDef, PlaceDef } from './contract.ts';
import { fiberCells } from './system-cells.ts';

export interface FieldTable {
  readonly def: FieldDef;
  /** `block.strength`. */
  readonly key: string;
  readonly base: number;
  /** Members of the kind, and of the second kind (or 1). */
  readonly rows: number;
  readonly columns: number;
  /** Cells of one value, and of all values of one member. */
  readonly width: number;
  readonly row: number;
  /** One start value a cell. */
  readonly start: readonly number[];
}

export interface GameTables {
  readonly def: GameDef;
  readonly players: readonly string[];
  readonly playerOf: ReadonlyMap<string, number>;
  readonly choiceOf: ReadonlyMap<string, number>;
  readonly kindOf: ReadonlyMap<string, number>;
  readonly procedureOf: ReadonlyMap<string, number>;
  readonly fields: readonly FieldTable[];
  /** Unique name of each place, per kind: `tower`, `pool`, `hand/red`. */
  readonly placeKeys: readonly (readonly string[])[];
  /** Kinds that some player may not always recognise. */
  readonly hides: readonly boolean[];
  /** Per kind and place: equal numbers mean that the same players look into both places. */
  readonly eyes: readonly (readonly number[])[];
  /** Unique name of each variable within its procedure (or among the tracks), of each label within its procedure or secret. */
  readonly variableKeys: readonly string[];
  readonly labels: readonly (readonly string[])[];
  readonly secretLabels: readonly (readonly string[])[];
  /** Per procedure: pairs of a cell of its names and what that holds while the procedure does not run. */
  readonly locals: readonly Int32Array[];
  readonly fiberBase: number;
  readonly blocks: CellBlocks;
  /** Room for the things left to draw from, used within one draw only. */
  readonly drawing: Int32Array;
}

export function makeTables(def: GameDef): GameTables {
  const players = at(def.kinds, def.players).members;
  const placeKeys = def.kinds.map((kind) => keysOfPlaces(kind, players));
  return {
    def,
    players,
    playerOf: numbered(players),
    choiceOf: numbered(def.choices.map((choice) => choice.name)),
    kindOf: numbered(def.kinds.map((kind) => kind.name)),
    procedureOf: numbered(def.procedures.map((procedure) => procedure.name)),
    fields: def.fields.map((field) => tableOfField(def, field)),
    placeKeys,
    hides: def.kinds.map(
      (kind) =>
        kind.places !== null &&
        (kind.identity !== 'all' || kind.places.all.some((place) => place.sight !== 'all' || place.secret)),
    ),
    eyes: def.kinds.map(eyesOfPlaces),
    variableKeys: keysOfVariables(def),
    labels: def.procedures.map((procedure) => distinct(procedure.labels)),
    secretLabels: def.secrets.map((secret) => distinct(secret.labels)),
    locals: def.procedures.map((_, proc) => localsOf(def, proc)),
    fiberBase: fiberCells(players.length),
    blocks: new CellBlocks(def.size),
    drawing: new Int32Array(Math.max(...def.kinds.map((kind) => kind.words))),
  };
}

/** Name to index; the first of equal names wins. */
export function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  const map = new Map<string, number>();
  for (const [i, name] of names.entries()) if (!map.has(name)) map.set(name, i);
  return map;
}

/** Number of cells of one value. */
export function widthOf(def: GameDef, type: CellType): number {
  if (type.t === 'set') return at(def.kinds, type.kind).words;
  return type.t === 'dice' ? 6 : 1;
}

function tableOfField(def: GameDef, field: FieldDef): FieldTable {
  const kind = at(def.kinds, field.kind);
  const rows = kind.members.length;
  const columns = field.by === null ? 1 : at(def.kinds, field.by).members.length;
  const width = widthOf(def, field.type);
  const row = columns * width;
  const isFull = field.start.length === rows * row;
  const start = Array.from({ length: rows * row }, (_, i) => field.start[isFull ? i : Math.floor(i / row)] ?? 0);
  return { def: field, key: `${kind.name}.${field.name}`, base: field.base, rows, columns, width, row, start };
}

function localsOf(def: GameDef, proc: number): Int32Array {
  const own = def.variables.filter((variable) => variable.proc === proc);
  return Int32Array.from(
    own.flatMap(({ base, count, start }) => Array.from({ length: count }, (_, i) => [base + i, start]).flat()),
  );
}

function keysOfPlaces(kind: KindDef, players: readonly string[]): readonly string[] {
  return distinct(
    (kind.places?.all ?? []).map((place) =>
      place.owner < 0 ? place.name : `${place.name}/${at(players, place.owner)}`,
    ),
  );
}

function keysOfVariables(def: GameDef): readonly string[] {
  const keys = new Map<number, string[]>();
  for (const { proc, name } of def.variables) keys.set(proc, [...(keys.get(proc) ?? []), name]);
  const unique = new Map([...keys].map(([proc, names]) => [proc, [...distinct(names)]]));
  return def.variables.map(({ proc, name }) => unique.get(proc)?.shift() ?? name);
}

/** The names, with `#2`, `#3` … behind those that came before. */
function distinct(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    let key = name;
    for (let n = 2; used.has(key); n += 1) key = `${name}#${n}`;
    used.add(key);
    return key;
  });
}

function eyesOfPlaces(kind: KindDef): readonly number[] {
  const seen: string[] = [];
  return (kind.places?.all ?? []).map((place) => {
    const eyes = eyesOf(place);
    if (!seen.includes(eyes)) seen.push(eyes);
    return seen.indexOf(eyes);
  });
}

function eyesOf(place: PlaceDef): string {
  return `${place.area === null} ${place.sight} ${place.owner} ${place.secret}`;
}
