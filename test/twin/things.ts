/** Moving, showing and hiding things. */
import type { KindId, ProcId } from '../../generator/ir/index.ts';
import { found, hides, kindOf, sizeOf, startOf, TwinFault, thingsAt, type World } from './world.ts';

export interface Move {
  readonly kind: KindId;
  readonly thing: number;
  /** -1: out of the game. */
  readonly to: number;
  readonly unseen: boolean;
}

/** Moves one thing. None stays where it is, and so does a thing that is there already. */
export function moveThing(world: World, { kind, thing, to, unseen }: Move): void {
  if (thing < 0) return;
  const places = world.placeOf.get(kind);
  if (!places) throw new TwinFault(`A ${kindOf(world, kind).name} has no places.`);
  const from = found(places, thing);
  const { zone, sight } = zoneAt(world, kind, to);
  if (from !== to) {
    if (zone?.single && thingsAt(world, kind, to).length > 0) throw new TwinFault(`${zone.name} holds one thing only.`);
    places[thing] = to;
    for (const field of zone?.renews ?? []) {
      const values = found(world.fields.get(field) ?? [], thing);
      for (const [by, start] of found(startOf(world, field), thing).entries()) values[by] = start;
    }
  }
  if (hides(world, kind)) follow(world, { kind, thing, to, unseen }, { from, sight });
}

/** What leaves the game openly stays known; what comes back, is moved unseen or goes where nobody looks is not. */
function follow(
  world: World,
  { kind, thing, to, unseen }: Move,
  { from, sight }: { readonly from: number; readonly sight: string },
): void {
  const shown = world.shown.get(kind);
  if (from === to) {
    if (unseen) shown?.delete(thing);
  } else if (to < 0) {
    if (unseen) shown?.delete(thing);
    else shown?.set(thing, -1);
  } else if (unseen || from < 0 || sight === 'nobody') shown?.delete(thing);
}

function zoneAt(world: World, kind: KindId, place: number) {
  const { zones = [], stands } = kindOf(world, kind).places ?? {};
  const zone =
    place < (stands === undefined ? 0 : sizeOf(world, stands))
      ? undefined
      : zones.findLast((one) => one.first <= place);
  return { zone, sight: zone?.sight ?? 'all' };
}

export function showThing(world: World, kind: KindId, thing: number, until: ProcId): void {
  const shown = world.shown.get(kind);
  if (shown && !shown.has(thing)) shown.set(thing, until);
}

export function hideThing(world: World, kind: KindId, thing: number): void {
  world.shown.get(kind)?.delete(thing);
}

/** Takes back what was shown until a procedure ends. What has left the game since stays known. */
export function endReveals(world: World, proc: ProcId): void {
  for (const [kind, shown] of world.shown) {
    for (const [thing, until] of shown)
      if (until === proc && (world.placeOf.get(kind)?.[thing] ?? -1) >= 0) shown.delete(thing);
  }
}
