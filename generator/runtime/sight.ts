/** Who sees what: the one place that decides which identity and which attribute a player may know. */
import { at } from './at.ts';
import { hasBit } from './bit-sets.ts';
import type { FieldDef, GameDef, PlaceDef } from './contract.ts';
import { SECRET } from './system-cells.ts';

/** The player that owns a thing, or -1. A player owns itself. */
export function ownerOf(def: GameDef, c: Int32Array, kind: number, thing: number): number {
  if (kind === def.players) return thing;
  const { owner } = at(def.kinds, kind);
  if (owner === null) return -1;
  return ('base' in owner ? c[owner.base + thing] : owner.table[thing]) ?? -1;
}

/**
 * Whether a player (-1: a spectator) knows which thing this is. What left the game openly keeps its shown bit for good;
 * a thing in a place of sight nobody is hidden even when it was shown before.
 */
export function seesIdentity(def: GameDef, c: Int32Array, player: number, kind: number, thing: number): boolean {
  const { places } = at(def.kinds, kind);
  if (places === null || !hasBit(c, places.shownBase, thing)) return sees(def, c, player, kind, thing);
  const where = c[places.placeBase + thing] ?? -1;
  if (where < 0) return true;
  const place = at(places.all, where);
  return place.sight !== 'nobody' && !isVeiled(c, place, player, ownerOf(def, c, kind, thing));
}

/** As `seesIdentity`, but what is merely shown for a while does not count: what everybody may connect with an act. */
export function seesOpenly(def: GameDef, c: Int32Array, player: number, kind: number, thing: number): boolean {
  const { places } = at(def.kinds, kind);
  const hasLeft = places !== null && (c[places.placeBase + thing] ?? -1) < 0;
  return hasLeft ? seesIdentity(def, c, player, kind, thing) : sees(def, c, player, kind, thing);
}

/** Identity by place and kind alone. */
function sees(def: GameDef, c: Int32Array, player: number, kind: number, thing: number): boolean {
  const { identity, places } = at(def.kinds, kind);
  const owner = ownerOf(def, c, kind, thing);
  const isMine = player >= 0 && owner === player;
  const byKind = identity === 'all' || (identity === 'owner' && isMine);
  const where = places === null ? -1 : (c[places.placeBase + thing] ?? -1);
  if (places === null || where < 0) return byKind;
  const place = at(places.all, where);
  if (place.sight === 'nobody' || isVeiled(c, place, player, owner)) return false;
  // what lies in a zone that all look into is known, also what nobody else would recognise in an area
  if (place.sight === 'all' && place.area === null) return true;
  const isKeeper = player >= 0 && (place.owner === player || (place.owner < 0 && isMine));
  if (place.sight === 'owner') return isKeeper && identity !== 'nobody';
  return byKind || (identity === 'owner' && isKeeper);
}

/** Whether a place is closed to a player because private steps are running. */
function isVeiled(c: Int32Array, place: PlaceDef, player: number, owner: number): boolean {
  if (!place.secret || (c[SECRET] ?? 0) === 0) return false;
  return player < 0 || (place.owner !== player && (place.owner >= 0 || owner !== player));
}

/** Whether a player may read a live attribute of a thing whose identity it sees. Shown things show what their owner sees. */
export function seesField(def: GameDef, c: Int32Array, player: number, field: FieldDef, thing: number): boolean {
  if (field.sight !== 'owner') return field.sight === 'all';
  const { places } = at(def.kinds, field.kind);
  const owner = ownerOf(def, c, field.kind, thing);
  if (player >= 0 && owner === player) return true;
  if (places === null) return false;
  if (hasBit(c, places.shownBase, thing)) return true;
  const where = c[places.placeBase + thing] ?? -1;
  return player >= 0 && owner < 0 && where >= 0 && at(places.all, where).owner === player;
}
