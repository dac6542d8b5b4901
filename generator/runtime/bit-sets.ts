/**
 * Sets of members as bits in cells: member i is bit i % 32 of word i / 32. Generated code calls these in its
 * inner loops, so all take one and the same kind of array.
 */

/** The next member at or after `from`, or -1. `base`: first word; `words`: number of words. */
export function nextBit(c: Int32Array, base: number, words: number, from: number): number {
  let w = from >>> 5;
  if (w >= words) return -1;
  let word = (c[base + w] ?? 0) & (-1 << (from & 31));
  while (word === 0) {
    w += 1;
    if (w >= words) return -1;
    word = c[base + w] ?? 0;
  }
  return (w << 5) + 31 - Math.clz32(word & -word);
}

/** Whether `i` is a member; none (-1) never is. */
export function hasBit(c: Int32Array, base: number, i: number): boolean {
  return i >= 0 && (((c[base + (i >>> 5)] ?? 0) >>> (i & 31)) & 1) === 1;
}

/** Number of members. */
export function countBits(c: Int32Array, base: number, words: number): number {
  let sum = 0;
  for (let w = base; w < base + words; w += 1) {
    let word = c[w] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    sum += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

/** The first entry of a sorted list that is at or after `from`, or -1: the `nextBit` of printed sets. */
export function nextOf(list: readonly number[], from: number): number {
  for (const member of list) if (member >= from) return member;
  return -1;
}
