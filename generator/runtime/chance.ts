import { at } from './at.ts';
import { countBits, hasBit, nextBit } from './bit-sets.ts';
import { nextBelow } from './random.ts';
import type { Step } from './record-steps.ts';
import { RANDOM } from './system-cells.ts';
import { Things } from './things.ts';

/** A result of chance given from outside: a die (1 … 6), or the thing drawn (its id, its design or its index). */
export type ChanceValue = number | string;

export interface Script {
  readonly values: readonly ChanceValue[];
  /** What happens when the values are used up. */
  readonly then: 'generator' | 'fault';
}

/**
 * Chance. Every result is a recorded step. The generator steps even where a script gives the result, so that a replay
 * ends with the same cells as the game it repeats.
 */
export class Chance extends Things {
  /** The newest step of the record. */
  last: Step | null = null;
  script: Script | null = null;
  /** Number of script values used. */
  scripted = 0;

  roll(): number {
    const face = this.face();
    this.rolled([face]);
    return face;
  }

  rollInto(n: number, cell: number): void {
    this.fill(cell, 6, 0);
    if (n <= 0) return;
    const faces: number[] = [];
    for (let i = 0; i < n; i += 1) {
      const face = this.face();
      faces.push(face);
      this.put(cell + face - 1, (this.c[cell + face - 1] ?? 0) + 1);
    }
    this.rolled(faces);
  }

  draw(kind: number, n: number, candidates: readonly number[], place: number): number {
    const left = this.tables.drawing;
    left.fill(0);
    left.set(candidates);
    const drawn: number[] = [];
    for (let size = countBits(left, 0, left.length); size > 0 && drawn.length < n; size -= 1) {
      const thing = this.pick(kind, left, size);
      left[thing >>> 5] = (left[thing >>> 5] ?? 0) & ~(1 << (thing & 31));
      drawn.push(thing);
      this.move(kind, thing, place, true);
    }
    const last = drawn.at(-1);
    if (last === undefined) return -1;
    this.barrier = true;
    this.last = { kind: 'draw', before: this.last, of: kind, values: drawn };
    this.sink?.drew(kind, drawn.length, place);
    return last;
  }

  private rolled(values: readonly number[]): void {
    this.barrier = true;
    this.last = { kind: 'roll', before: this.last, values };
    this.sink?.rolled(values);
  }

  private face(): number {
    const own = this.below(6) + 1;
    const value = this.nextScripted();
    if (value === null) return own;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6) return value;
    return this.stop(`A die cannot show ${quote(value)}.`);
  }

  private pick(kind: number, left: Int32Array, size: number): number {
    let own = nextBit(left, 0, left.length, 0);
    for (let skip = this.below(size); skip > 0; skip -= 1) own = nextBit(left, 0, left.length, own + 1);
    const value = this.nextScripted();
    if (value === null) return own;
    const thing = typeof value === 'string' ? this.named(kind, value, left) : value;
    if (Number.isInteger(thing) && thing < 32 * left.length && hasBit(left, 0, thing)) return thing;
    return this.stop(`${quote(value)} is not among the ${at(this.tables.def.kinds, kind).plural} to draw from.`);
  }

  /** A candidate by id, else the first one of that design, else -1. */
  private named(kind: number, name: string, left: Int32Array): number {
    const { members, designs } = at(this.tables.def.kinds, kind);
    const exact = members.indexOf(name);
    if (exact >= 0) return exact;
    return designs.findIndex((design, i) => design === name && hasBit(left, 0, i));
  }

  private nextScripted(): ChanceValue | null {
    if (this.script === null) return null;
    const value = this.script.values[this.scripted];
    if (value === undefined)
      return this.script.then === 'generator' ? null : this.stop('The script has no further result of chance.');
    this.scripted += 1;
    return value;
  }

  private below(n: number): number {
    this.keep(RANDOM, 4);
    return nextBelow(this.c, RANDOM, n);
  }
}

function quote(value: ChanceValue): string {
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : String(value);
}
