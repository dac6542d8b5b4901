/**
 * Twins: two positions that differ only in what one player (or a spectator) cannot see, made from the sights of a `GameDef`.
 * The identities of hidden things change places among each other: one thing takes the place of the other, all that is
 * open about it, and whatever refers to it.
 */
import type { CellType, Engine, FieldDef, GameDef } from '../../generator/runtime/index.ts';
import { hasBit } from '../../generator/runtime/index.ts';
import { Position } from '../../generator/runtime/position.ts';
import { ownerOf, seesField, seesIdentity } from '../../generator/runtime/sight.ts';
import { RANDOM, SECRET } from '../../generator/runtime/system-cells.ts';
import type { Picks } from './random-game.ts';

export interface Twin {
  readonly position: Position;
  /** Per kind: thing → the thing that stands for it in the twin. */
  readonly names: ReadonlyMap<number, readonly number[]>;
  /** How many things have changed. */
  readonly changed: number;
}

/** What the twin may differ in. */
export interface TwinOptions {
  /** Whether hidden attributes stay with what is moved (as if only labels were exchanged) or go with the identity. */
  readonly hiddenAttributes: 'with the place' | 'with the identity';
  /** Whether the random generator is another one. */
  readonly otherRandom: boolean;
  /** Kinds whose things change places; all kinds if absent. */
  readonly kinds?: ReadonlySet<number>;
}

/** A twin of a position for a player (-1: a spectator). */
export function twinOf(
  { engine, def }: { readonly engine: Engine; readonly def: GameDef },
  position: Position,
  viewer: number,
  picks: Picks,
  options: TwinOptions,
): Twin {
  const twin = engine.copy(position);
  const { c } = Position.gameOf(twin);
  const names = new Map<number, readonly number[]>();
  let changed = 0;
  for (let kind = 0; kind < def.kinds.length; kind += 1) {
    if (options.kinds?.has(kind) === false) continue;
    const renamed = renamings(def, c, viewer, kind, picks);
    const moved = renamed.filter((thing, i) => thing !== i).length;
    if (moved === 0) continue;
    changed += moved;
    names.set(kind, renamed);
    relabel(def, c, { kind, names: renamed, viewer, options });
  }
  if (options.hiddenAttributes === 'with the identity') changed += mixUnseenFields(def, c, viewer, picks);
  if (options.otherRandom) for (let i = 0; i < 4; i += 1) c[RANDOM + i] = picks.below(2 ** 31) + 1;
  return { position: twin, names, changed };
}

/** The cells of a position in which every thing has the name of the one that stands for it. */
export function renamedCells(def: GameDef, c: Int32Array, names: Twin['names']): Int32Array {
  const renamed = c.slice();
  const options = { hiddenAttributes: 'with the place', otherRandom: false } as const;
  for (const [kind, own] of names) relabel(def, renamed, { kind, names: own, viewer: -1, options });
  return renamed;
}

/** A random exchange of the things that the viewer cannot tell apart: each group is shuffled within itself. */
function renamings(def: GameDef, c: Int32Array, viewer: number, kind: number, picks: Picks): readonly number[] {
  const members = def.kinds[kind]?.members ?? [];
  const names = members.map((_, thing) => thing);
  const groups = new Map<string, number[]>();
  for (const thing of names) {
    const group = groupOf(def, c, viewer, kind, thing);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), thing]);
  }
  for (const group of groups.values()) {
    const shuffled = [...group];
    for (let i = shuffled.length - 1; i > 0; i -= 1) {
      const j = picks.below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j] ?? 0, shuffled[i] ?? 0];
    }
    for (const [i, thing] of group.entries()) names[thing] = shuffled[i] ?? thing;
  }
  return names;
}

/**
 * Things of equal groups may change places unseen: those of one owner that lie face down in the open, and those of one
 * owner (or of nobody) in places where the viewer may not look. null: the viewer knows this thing.
 */
function groupOf(def: GameDef, c: Int32Array, viewer: number, kind: number, thing: number): string | null {
  const places = def.kinds[kind]?.places ?? null;
  if (places === null || seesIdentity(def, c, viewer, kind, thing)) return null;
  const where = c[places.placeBase + thing] ?? -1;
  const place = places.all[where];
  const isClosed = place !== undefined && (place.sight !== 'all' || (place.secret && (c[SECRET] ?? 0) !== 0));
  const spot = place === undefined ? 'out' : isClosed ? 'closed' : 'open';
  return `${spot} ${ownerOf(def, c, kind, thing)}`;
}

interface Relabelling {
  readonly kind: number;
  readonly names: readonly number[];
  readonly viewer: number;
  readonly options: TwinOptions;
}

/** Writes the cells in which every thing has another's name. */
function relabel(def: GameDef, c: Int32Array, { kind, names, viewer, options }: Relabelling): void {
  const before = c.slice();
  const { places = null, words = 1, members = [] } = def.kinds[kind] ?? {};
  if (places === null) return;
  for (const [thing, other] of names.entries()) {
    c[places.placeBase + other] = before[places.placeBase + thing] ?? -1;
    for (const field of def.fields) {
      if (field.kind !== kind) continue;
      const stays = options.hiddenAttributes === 'with the identity' && !isOpen(def, before, viewer, field, thing);
      const row = rowOf(def, field);
      for (let i = 0; i < row && !stays; i += 1)
        c[field.base + other * row + i] = before[field.base + thing * row + i] ?? 0;
    }
  }
  for (let place = 0; place < places.all.length; place += 1)
    renameSet(before, c, { base: places.atBase + place * words, words, names, members: members.length });
  renameSet(before, c, { base: places.shownBase, words, names, members: members.length });
  for (const { type, base, count } of cellsOfTypes(def)) {
    if (type.t === 'ref' && type.kind === kind)
      for (let cell = base; cell < base + count; cell += 1) c[cell] = names[c[cell] ?? -1] ?? c[cell] ?? -1;
    else if (type.t === 'set' && type.kind === kind) {
      const values = c.slice();
      for (let cell = base; cell < base + count; cell += words)
        renameSet(values, c, { base: cell, words, names, members: members.length });
    }
  }
}

/** Whether anything about an attribute of this thing is told to the viewer. */
function isOpen(def: GameDef, c: Int32Array, viewer: number, field: FieldDef, thing: number): boolean {
  return field.sight === 'all' || seesField(def, c, viewer, field, thing);
}

function renameSet(
  from: Int32Array,
  to: Int32Array,
  set: { readonly base: number; readonly words: number; readonly names: readonly number[]; readonly members: number },
): void {
  to.fill(0, set.base, set.base + set.words);
  for (let thing = 0; thing < set.members; thing += 1) {
    if (!hasBit(from, set.base, thing)) continue;
    const other = set.names[thing] ?? thing;
    const cell = set.base + (other >>> 5);
    to[cell] = (to[cell] ?? 0) | (1 << (other & 31));
  }
}

/** Exchanges attributes that the viewer may not read between things that it knows; gives how many. */
function mixUnseenFields(def: GameDef, c: Int32Array, viewer: number, picks: Picks): number {
  let mixed = 0;
  for (const field of def.fields) {
    const row = rowOf(def, field);
    const unseen = (def.kinds[field.kind]?.members ?? []).flatMap((_, thing) =>
      seesIdentity(def, c, viewer, field.kind, thing) && !isOpen(def, c, viewer, field, thing) ? [thing] : [],
    );
    for (const thing of unseen) {
      const other = picks.of(unseen);
      if (ownerOf(def, c, field.kind, thing) !== ownerOf(def, c, field.kind, other)) continue;
      for (let i = 0; i < row; i += 1) {
        const [a, b] = [field.base + thing * row + i, field.base + other * row + i];
        if (c[a] !== c[b]) mixed += 1;
        [c[a], c[b]] = [c[b] ?? 0, c[a] ?? 0];
      }
    }
  }
  return mixed;
}

function cellsOfTypes(
  def: GameDef,
): readonly { readonly type: CellType; readonly base: number; readonly count: number }[] {
  const fields = def.fields.map((field) => ({
    type: field.type,
    base: field.base,
    count: rowOf(def, field) * (def.kinds[field.kind]?.members.length ?? 0),
  }));
  return [...fields, ...def.variables];
}

/** Cells of all values of one member. */
function rowOf(def: GameDef, { type, by }: FieldDef): number {
  const width = type.t === 'set' ? (def.kinds[type.kind]?.words ?? 1) : type.t === 'dice' ? 6 : 1;
  return width * (by === null ? 1 : (def.kinds[by]?.members.length ?? 1));
}
