import { at } from './at.ts';
import { nextBit } from './bit-sets.ts';
import type { CellType } from './contract.ts';
import { type FieldTable, type GameTables, widthOf } from './game-tables.ts';
import { ownerOf, seesField, seesIdentity } from './sight.ts';
import { PENDING, RESULT, SECRET } from './system-cells.ts';

/** What one player may know, as plain JSON. Positions that differ only in what the player cannot see give the same text. */
export interface View {
  readonly game: string;
  /** null: a spectator. */
  readonly player: string | null;
  readonly result: GameResult | null;
  /** Who has to decide; what, only for the viewer's own decision. */
  readonly pending: readonly { readonly player: string; readonly choice?: string; readonly clause?: string | null }[];
  readonly options: Readonly<Record<string, boolean>>;
  readonly tracks: Readonly<Record<string, ViewValue>>;
  readonly kinds: Readonly<Record<string, KindView>>;
}

export interface GameResult {
  /** null: a draw. */
  readonly winner: string | null;
}

/** A member is named by its design; `?` stands for a thing the viewer may not recognise. */
export type ViewValue =
  | number
  | boolean
  | string
  | null
  | readonly (string | number)[]
  | { readonly [key: string]: ViewValue };

export interface KindView {
  /** Recognised things, and members of kinds that have no places. */
  readonly things: readonly ThingView[];
  /** Things of which the viewer sees only where they are and what is open about them, counted. */
  readonly hidden: readonly HiddenView[];
  readonly zones: Readonly<Record<string, { readonly count: number; readonly members: readonly string[] }>>;
}

export interface ThingView {
  readonly id: string;
  readonly place?: string | null;
  readonly attributes: Readonly<Record<string, ViewValue>>;
}

export interface HiddenView {
  readonly place: string | null;
  readonly owner: string | null;
  readonly attributes: Readonly<Record<string, ViewValue>>;
  readonly count: number;
}

interface Viewer {
  readonly tables: GameTables;
  readonly c: Int32Array;
  readonly player: number;
}

/** The view of a player (-1: a spectator). */
export function makeView(tables: GameTables, c: Int32Array, player: number): View {
  const viewer = { tables, c, player };
  return {
    game: tables.def.id,
    player: tables.players[player] ?? null,
    result: resultOf(tables, c),
    pending: pendingOf(viewer),
    options: Object.fromEntries(tables.def.options.map((option) => [option.name, c[option.cell] === 1])),
    tracks: tracksOf(viewer),
    kinds: Object.fromEntries(
      tables.def.kinds.flatMap((kind, i) =>
        kind.places !== null || tables.fields.some((field) => field.def.kind === i)
          ? [[kind.name, kindOf(viewer, i)]]
          : [],
      ),
    ),
  };
}

/** The result of a game, or null while it goes on. */
export function resultOf(tables: GameTables, c: Int32Array): GameResult | null {
  const result = c[RESULT] ?? 0;
  return result === 0 ? null : { winner: tables.players[result - 2] ?? null };
}

function pendingOf({ tables, c, player }: Viewer): View['pending'] {
  return tables.players.flatMap((name, i) => {
    const choice = tables.def.choices[(c[PENDING + i] ?? 0) - 1];
    if (choice === undefined) return [];
    return [i === player ? { player: name, choice: choice.name, clause: choice.clause } : { player: name }];
  });
}

function tracksOf(viewer: Viewer): View['tracks'] {
  const { tables, player } = viewer;
  const tracks: Record<string, ViewValue> = {};
  for (const { name, proc, type, base, count, sight } of tables.def.variables) {
    if (proc >= 0 || sight === 'nobody') continue;
    const width = widthOf(tables.def, type);
    if (count === width) {
      if (sight === 'all') tracks[name] = valueAt(viewer, type, base);
      continue;
    }
    const columns = tables.players
      .map((each, i) => [each, i] as const)
      .filter(([, i]) => sight === 'all' || i === player);
    tracks[name] = Object.fromEntries(columns.map(([each, i]) => [each, valueAt(viewer, type, base + i * width)]));
  }
  return tracks;
}

function kindOf(viewer: Viewer, kind: number): KindView {
  const { tables, c, player } = viewer;
  const k = at(tables.def.kinds, kind);
  const things: ThingView[] = [];
  const hidden = new Map<string, number>();
  const members = new Map<number, string[]>();
  const counts = new Map<number, number>();
  for (const [thing, id] of k.designs.entries()) {
    const where = k.places === null ? -1 : (c[k.places.placeBase + thing] ?? -1);
    counts.set(where, (counts.get(where) ?? 0) + 1);
    if (seesIdentity(tables.def, c, player, kind, thing)) {
      const place = k.places === null ? {} : { place: tables.placeKeys[kind]?.[where] ?? null };
      things.push({
        id,
        ...place,
        attributes: attributesOf(viewer, kind, thing, (field) => seesField(tables.def, c, player, field.def, thing)),
      });
      members.set(where, [...(members.get(where) ?? []), id]);
    } else {
      const text = JSON.stringify(faceDown(viewer, kind, thing, where));
      hidden.set(text, (hidden.get(text) ?? 0) + 1);
    }
  }
  const zones = (k.places?.all ?? []).flatMap((place, i) =>
    place.area === null
      ? [
          [
            at(at(tables.placeKeys, kind), i),
            { count: counts.get(i) ?? 0, members: (members.get(i) ?? []).sort(byCodeUnit) },
          ] as const,
        ]
      : [],
  );
  return {
    things: k.places === null ? things : sorted(things),
    // parsing what was written one function up gives back its type
    hidden: [...hidden]
      .sort(([a], [b]) => byCodeUnit(a, b))
      .map(([text, count]) => ({ ...(JSON.parse(text) as Omit<HiddenView, 'count'>), count })),
    zones: Object.fromEntries(zones),
  };
}

/** What is open about a thing that is not recognised. Where nobody else may look, only its place. */
function faceDown(viewer: Viewer, kind: number, thing: number, where: number): Omit<HiddenView, 'count'> {
  const { tables, c } = viewer;
  const { places, owner } = at(tables.def.kinds, kind);
  const place = places?.all[where];
  const key = tables.placeKeys[kind]?.[where] ?? null;
  const isClosed = place !== undefined && (place.sight !== 'all' || (place.secret && c[SECRET] !== 0));
  if (isClosed) return { place: key, owner: tables.players[place.owner] ?? null, attributes: {} };
  const ownerField =
    owner !== null && 'base' in owner ? tables.fields.find((field) => field.base === owner.base) : undefined;
  const isOwnerOpen = ownerField === undefined || ownerField.def.sight === 'all';
  return {
    place: key,
    owner: isOwnerOpen ? (tables.players[ownerOf(tables.def, c, kind, thing)] ?? null) : null,
    attributes: attributesOf(viewer, kind, thing, (field) => field.def.sight === 'all'),
  };
}

function attributesOf(
  viewer: Viewer,
  kind: number,
  thing: number,
  isOpen: (field: FieldTable) => boolean,
): ThingView['attributes'] {
  const attributes: Record<string, ViewValue> = {};
  for (const field of viewer.tables.fields) {
    if (field.def.kind !== kind || !isOpen(field)) continue;
    const row = field.base + thing * field.row;
    const by = field.def.by === null ? null : at(viewer.tables.def.kinds, field.def.by);
    attributes[field.def.name] =
      by === null
        ? valueAt(viewer, field.def.type, row)
        : Object.fromEntries(by.members.map((id, i) => [id, valueAt(viewer, field.def.type, row + i * field.width)]));
  }
  return attributes;
}

function valueAt(viewer: Viewer, type: CellType, cell: number): ViewValue {
  const { c, tables } = viewer;
  const value = c[cell] ?? 0;
  switch (type.t) {
    case 'num':
      return value;
    case 'bool':
      return value !== 0;
    case 'ref':
      return value < 0 ? null : nameIn(viewer, type.kind, value);
    case 'place':
      return tables.placeKeys[type.kind]?.[value] ?? null;
    case 'set': {
      const names: string[] = [];
      const { words } = at(tables.def.kinds, type.kind);
      for (let i = nextBit(c, cell, words, 0); i >= 0; i = nextBit(c, cell, words, i + 1))
        names.push(nameIn(viewer, type.kind, i));
      return names.sort(byCodeUnit);
    }
    case 'dice':
      return [...c.subarray(cell, cell + 6)];
  }
}

function nameIn({ tables, c, player }: Viewer, kind: number, member: number): string {
  return seesIdentity(tables.def, c, player, kind, member) ? at(at(tables.def.kinds, kind).designs, member) : '?';
}

/** By all that is visible, so that the order tells nothing else. */
function sorted<T>(entries: readonly T[]): readonly T[] {
  return entries
    .map((entry) => [JSON.stringify(entry), entry] as const)
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([, entry]) => entry);
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
