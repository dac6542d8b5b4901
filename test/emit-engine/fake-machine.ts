import type { GameDef, Machine } from '../../generator/runtime/index.ts';

/** A machine without control: cells, things that move, and dice that always show what the test wants. */
export class FakeMachine implements Machine {
  readonly c: Int32Array;
  fiber = -1;
  readonly dice: number[] = [];
  readonly shown: string[] = [];
  private readonly def: GameDef;

  constructor(def: GameDef) {
    this.def = def;
    this.c = new Int32Array(def.size);
    for (const variable of def.variables) this.c.fill(variable.start, variable.base, variable.base + variable.count);
    for (const field of def.fields) this.c.set(field.start, field.base);
    for (const kind of def.kinds) {
      if (kind.places !== null) this.c.fill(-1, kind.places.placeBase, kind.places.placeBase + kind.members.length);
    }
  }

  put(cell: number, value: number): void {
    this.c[cell] = value;
  }

  fill(cell: number, count: number, value: number): void {
    this.c.fill(value, cell, cell + count);
  }

  roll(): number {
    return this.dice.shift() ?? 1;
  }

  rollInto(n: number, cell: number): void {
    this.c.fill(0, cell, cell + 6);
    for (let i = 0; i < n; i++) this.bump(cell + this.roll() - 1);
  }

  draw(kind: number, n: number, candidates: readonly number[], place: number): number {
    let last = -1;
    let left = n;
    for (const [word, bits] of candidates.entries()) {
      for (let bit = 0; bit < 32 && left > 0; bit++) {
        if (((bits >>> bit) & 1) === 0) continue;
        last = word * 32 + bit;
        left--;
        this.move(kind, last, place);
      }
    }
    return last;
  }

  move(kind: number, thing: number, place: number): void {
    const places = this.def.kinds[kind]?.places;
    if (thing < 0 || places === null || places === undefined) return;
    const words = this.def.kinds[kind]?.words ?? 1;
    const from = this.c[places.placeBase + thing] ?? -1;
    const mask = 1 << (thing & 31);
    if (from >= 0) this.change(places.atBase + from * words + (thing >>> 5), (bits) => bits & ~mask);
    if (place >= 0) this.change(places.atBase + place * words + (thing >>> 5), (bits) => bits | mask);
    this.c[places.placeBase + thing] = place;
  }

  show(kind: number, thing: number, shown: boolean): void {
    this.shown.push(`${this.def.kinds[kind]?.members[thing]} ${shown}`);
  }

  hideAll(): void {
    this.shown.push('hide all');
  }

  fault(message: string): never {
    throw new Error(message);
  }

  ask(): number {
    return this.fault('no questions here');
  }

  call(): void {
    this.fault('no calls here');
  }

  leave(): void {
    this.fault('no frames here');
  }

  end(): void {
    this.fault('no frames here');
  }

  win(): void {
    this.fault('no winners here');
  }

  secretly(): boolean {
    return this.fault('no secrets here');
  }

  private bump(cell: number): void {
    this.change(cell, (value) => value + 1);
  }

  private change(cell: number, change: (value: number) => number): void {
    this.c[cell] = change(this.c[cell] ?? 0);
  }
}
