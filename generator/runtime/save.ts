import { at } from './at.ts';
import { nextBit } from './bit-sets.ts';
import type { CellType, GameDef } from './contract.ts';
import type { GameInPlay } from './game-in-play.ts';
import { type GameTables, widthOf } from './game-tables.ts';
import { type Packing, packLists, packNumbers } from './packed-values.ts';
import { LABELS, PENDING, RANDOM, RESULT, SECRET, SP, STACK } from './system-cells.ts';

/** A position as plain JSON. Numbers in packed texts count within `names`, so that a save outlives changes of the rules. */
export interface Save {
  readonly format: 'rulewright-save';
  readonly version: 1;
  readonly game: string;
  readonly rules: string;
  readonly names: SaveNames;
  readonly cells: SaveCells;
}

/** A row of values as text (see `packed-values.ts`), or the one number there is. */
export type Packed = string | number;

export interface SaveNames {
  /** Member ids per kind, with blanks between them. */
  readonly members: Readonly<Record<string, string>>;
  /** Place names per kind; `@area` stands for all members of a kind. */
  readonly places: Readonly<Record<string, string>>;
}

export interface SaveCells {
  /** `play`, `draw`, or the winner. */
  readonly result: string;
  /** `procedure/label`, the running one last. */
  readonly stack: readonly string[];
  readonly pending: Readonly<Record<string, string>>;
  /** Private steps that run: which, and where each player is in them. */
  readonly secret?: { readonly at: number; readonly fibers: Readonly<Record<string, string>> };
  readonly random: readonly number[];
  readonly options: readonly string[];
  /** Cells of bans that are in force. */
  readonly bans: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, string>>;
  /** Members whose identity is known to all. */
  readonly shown: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, Packed>>;
  readonly tracks: Readonly<Record<string, Packed>>;
  /** Names of procedures that are not at their start: procedure → name → values. */
  readonly locals: Readonly<Record<string, Readonly<Record<string, Packed>>>>;
}

/** Saves a position: everything but its undo history and its record. */
export function saveGame(game: GameInPlay): Save {
  const { def } = game.tables;
  return {
    format: 'rulewright-save',
    version: 1,
    game: def.id,
    rules: def.rules,
    names: namesOf(game.tables),
    cells: cellsOf(game),
  };
}

/** How values of a type are packed. */
export function packingOf(type: CellType): Packing {
  return type.t === 'set' || type.t === 'dice' ? 'lists' : 'numbers';
}

/** Packs `count` values of one type from a cell on. */
function packRange(def: GameDef, c: Int32Array, range: Range): Packed {
  const { type, base, count } = range;
  if (packingOf(type) === 'numbers' && count === 1) return c[base] ?? 0;
  if (packingOf(type) === 'numbers') return packNumbers([...c.subarray(base, base + count)]);
  const width = widthOf(def, type);
  const cells = Array.from({ length: count }, (_, i) => base + i * width);
  return packLists(
    cells.map((cell) => (type.t === 'set' ? membersAt(c, cell, width) : [...c.subarray(cell, cell + width)])),
  );
}

interface Range {
  readonly type: CellType;
  readonly base: number;
  /** Number of values, not of cells. */
  readonly count: number;
}

/** Kinds whose members are counted by number somewhere in a save. */
export function kindsInSaves(def: GameDef): ReadonlySet<number> {
  const kinds = new Set<number>();
  const note = (type: CellType): void => {
    if ('kind' in type) kinds.add(type.kind);
  };
  for (const field of def.fields) {
    kinds.add(field.kind);
    if (field.by !== null) kinds.add(field.by);
    note(field.type);
  }
  for (const variable of def.variables) note(variable.type);
  for (const [i, kind] of def.kinds.entries()) {
    if (kind.places === null) continue;
    kinds.add(i);
    for (const place of kind.places.all) if (place.area !== null) kinds.add(place.area.kind);
  }
  kinds.add(def.players);
  return kinds;
}

/** Names of the places of a kind, areas of one kind in member order as one word. */
function placeWords(tables: GameTables, kind: number): string {
  const places = at(tables.def.kinds, kind).places?.all ?? [];
  const words: string[] = [];
  for (let i = 0; i < places.length; i += 1) {
    const area = at(places, i).area;
    const size = area === null ? 0 : at(tables.def.kinds, area.kind).members.length;
    const isWhole =
      area !== null &&
      area.member === 0 &&
      places
        .slice(i, i + size)
        .every((place, member) => place.area?.kind === area.kind && place.area.member === member);
    if (isWhole && i + size <= places.length) {
      words.push(`@${at(tables.def.kinds, area.kind).name}`);
      i += size - 1;
    } else words.push(at(at(tables.placeKeys, kind), i));
  }
  return words.join(' ');
}

function namesOf(tables: GameTables): SaveNames {
  const members: Record<string, string> = {};
  const places: Record<string, string> = {};
  for (const kind of [...kindsInSaves(tables.def)].sort((a, b) => a - b)) {
    const { name, members: ids, places: own } = at(tables.def.kinds, kind);
    members[name] = ids.join(' ');
    if (own !== null) places[name] = placeWords(tables, kind);
  }
  return { members, places };
}

function cellsOf({ tables, c }: GameInPlay): SaveCells {
  const { def, players, fiberBase } = tables;
  const result = c[RESULT] ?? 0;
  const stack = Array.from(c.subarray(STACK, STACK + (c[SP] ?? 0)), (top) => {
    const proc = Math.floor(top / LABELS);
    return `${at(def.procedures, proc).name}/${at(at(tables.labels, proc), top % LABELS)}`;
  });
  const pending: Record<string, string> = {};
  const fibers: Record<string, string> = {};
  const secret = (c[SECRET] ?? 0) - 1;
  for (const [i, player] of players.entries()) {
    const choice = (c[PENDING + i] ?? 0) - 1;
    if (choice >= 0) pending[player] = at(def.choices, choice).name;
    const label = (c[fiberBase + i] ?? 0) - 1;
    if (secret >= 0 && label >= 0) fibers[player] = at(at(tables.secretLabels, secret), label);
  }
  return {
    result: result === 0 ? 'play' : (players[result - 2] ?? 'draw'),
    stack,
    pending,
    ...(secret >= 0 ? { secret: { at: secret, fibers } } : {}),
    random: [...c.subarray(RANDOM, RANDOM + 4)],
    options: def.options.flatMap((option) => (c[option.cell] === 1 ? [option.name] : [])),
    ...placesOf(def, c),
    bans: Object.fromEntries(
      def.bans.flatMap((ban) =>
        c.subarray(ban.cell, ban.cell + ban.count).some((value) => value !== 0)
          ? [[ban.name, packNumbers([...c.subarray(ban.cell, ban.cell + ban.count)])]]
          : [],
      ),
    ),
    fields: Object.fromEntries(
      tables.fields.map((field) => [
        field.key,
        packRange(def, c, { type: field.def.type, base: field.base, count: field.rows * field.columns }),
      ]),
    ),
    ...variablesOf(tables, c),
  };
}

function placesOf(def: GameDef, c: Int32Array): Pick<SaveCells, 'places' | 'shown'> {
  const places: Record<string, string> = {};
  const shown: Record<string, string> = {};
  for (const kind of def.kinds) {
    if (kind.places === null) continue;
    const { placeBase, shownBase } = kind.places;
    places[kind.name] = packNumbers([...c.subarray(placeBase, placeBase + kind.members.length)]);
    const known = membersAt(c, shownBase, kind.words);
    if (known.length > 0) shown[kind.name] = packLists([known]);
  }
  return { places, shown };
}

function variablesOf({ def, variableKeys }: GameTables, c: Int32Array): Pick<SaveCells, 'tracks' | 'locals'> {
  const tracks: Record<string, Packed> = {};
  const locals: Record<string, Record<string, Packed>> = {};
  for (const [i, { proc, type, base, count, start }] of def.variables.entries()) {
    const name = at(variableKeys, i);
    const packed = packRange(def, c, { type, base, count: count / widthOf(def, type) });
    const procedure = def.procedures[proc];
    if (procedure === undefined) tracks[name] = packed;
    else if (c.subarray(base, base + count).some((value) => value !== start))
      locals[procedure.name] = { ...locals[procedure.name], [name]: packed };
  }
  return { tracks, locals };
}

function membersAt(c: Int32Array, base: number, words: number): readonly number[] {
  const members: number[] = [];
  for (let i = nextBit(c, base, words, 0); i >= 0; i = nextBit(c, base, words, i + 1)) members.push(i);
  return members;
}
