import { at } from './at.ts';
import { hasBit, nextBit } from './bit-sets.ts';
import { Cells } from './cells.ts';
import type { KindDef, PlaceDef } from './contract.ts';
import type { GameTables } from './game-tables.ts';
import { RulesFault } from './rules-fault.ts';
import { seesIdentity } from './sight.ts';
import type { Sink } from './sink.ts';
import { LABELS, SP, STACK } from './system-cells.ts';

/** Things in places. Keeps the two sides of every placing (place of a thing, things of a place) and the shown bits true. */
export class Things extends Cells {
  readonly tables: GameTables;
  /** Listener of a replay, if any. */
  sink: Sink | null = null;
  /** The player whose act is running, or -1. */
  protected actor = -1;
  /** Something was learnt or left to chance in this act: it cannot be undone. */
  protected barrier = false;

  constructor(tables: GameTables, cells: Int32Array) {
    super(cells);
    this.tables = tables;
  }

  move(kind: number, thing: number, place: number, unseen: boolean): void {
    if (thing < 0) return;
    const { c } = this;
    const k = at(this.tables.def.kinds, kind);
    if (k.places === null) return this.stop(`A ${k.name} cannot be moved: it has no places.`);
    const { placeBase, shownBase, all } = k.places;
    const from = c[placeBase + thing] ?? -1;
    const hides = this.tables.hides[kind] === true;
    if (from === place) {
      if (unseen && hides) this.setBit(shownBase, thing, 0);
      return;
    }
    const entered = place < 0 ? null : at(all, place);
    const isWatched = hides && this.actor >= 0 && !this.seesAlike(kind, from, place);
    const wasSeen = isWatched && seesIdentity(this.tables.def, c, this.actor, kind, thing);
    if (from >= 0) this.setBit(k.places.atBase + from * k.words, thing, 0);
    if (entered !== null) {
      if (entered.single && nextBit(c, k.places.atBase + place * k.words, k.words, 0) >= 0)
        this.stop(`${entered.name} has room for one ${k.name} only.`);
      this.setBit(k.places.atBase + place * k.words, thing, 1);
    }
    this.put(placeBase + thing, place);
    if (hides) this.followSight(k, thing, { from, entered, unseen });
    if (entered !== null && entered.renews.length > 0) this.renew(entered, thing);
    if (isWatched && !wasSeen && seesIdentity(this.tables.def, c, this.actor, kind, thing)) this.barrier = true;
  }

  show(kind: number, thing: number, shown: boolean): void {
    if (thing < 0) return;
    const { places } = at(this.tables.def.kinds, kind);
    if (places === null || hasBit(this.c, places.shownBase, thing) === shown) return;
    const isNews = shown && !seesIdentity(this.tables.def, this.c, -1, kind, thing);
    this.setBit(places.shownBase, thing, shown ? 1 : 0);
    if (!isNews) return;
    this.barrier = true;
    this.sink?.shown(kind, thing);
  }

  hideAll(): void {
    const { c } = this;
    for (const k of this.tables.def.kinds) {
      if (k.places === null) continue;
      const { placeBase, shownBase } = k.places;
      for (
        let thing = nextBit(c, shownBase, k.words, 0);
        thing >= 0;
        thing = nextBit(c, shownBase, k.words, thing + 1)
      ) {
        if ((c[placeBase + thing] ?? -1) >= 0) this.setBit(shownBase, thing, 0);
      }
    }
  }

  /** Ends the run: the rules have made a mistake in the procedure that is running. */
  protected stop(message: string): never {
    const { c, tables } = this;
    const sp = c[SP] ?? 0;
    const procedure = sp === 0 ? undefined : tables.def.procedures[Math.floor((c[STACK + sp - 1] ?? 0) / LABELS)];
    throw new RulesFault(message, (procedure === undefined ? undefined : tables.def.sources[procedure.source]) ?? null);
  }

  private setBit(base: number, i: number, bit: 0 | 1): void {
    const cell = base + (i >>> 5);
    const mask = 1 << (i & 31);
    const word = this.c[cell] ?? 0;
    this.put(cell, bit === 1 ? word | mask : word & ~mask);
  }

  /** What leaves the game openly stays known; what comes back, is moved unseen or goes where nobody looks is not. */
  private followSight(
    k: KindDef,
    thing: number,
    way: { readonly from: number; readonly entered: PlaceDef | null; readonly unseen: boolean },
  ): void {
    if (k.places === null) return;
    if (way.entered === null) this.setBit(k.places.shownBase, thing, way.unseen ? 0 : 1);
    else if (way.unseen || way.from < 0 || way.entered.sight === 'nobody') this.setBit(k.places.shownBase, thing, 0);
  }

  /** Whether two places of a kind are open to the same eyes, so that a move between them shows nobody anything new. */
  private seesAlike(kind: number, from: number, to: number): boolean {
    const eyes = at(this.tables.eyes, kind);
    return from >= 0 && to >= 0 && eyes[from] === eyes[to];
  }

  private renew(entered: PlaceDef, thing: number): void {
    for (const id of entered.renews) {
      const field = at(this.tables.fields, id);
      const row = field.base + thing * field.row;
      for (let i = 0; i < field.row; i += 1) this.put(row + i, field.start[thing * field.row + i] ?? 0);
    }
  }
}
