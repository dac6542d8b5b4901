import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, hasBit, nextBit, nextOf } from '../../generator/runtime/index.ts';

const sets = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .chain(([base, words]) =>
    fc.tuple(fc.constant(base), fc.constant(words), fc.uniqueArray(fc.integer({ min: 0, max: 32 * words - 1 }))),
  );

function cellsWith(base: number, words: number, members: readonly number[]): Int32Array {
  const c = new Int32Array(base + words + 1).fill(-1);
  c.fill(0, base, base + words);
  for (const i of members) c[base + (i >>> 5)] = (c[base + (i >>> 5)] ?? 0) | (1 << (i & 31));
  return c;
}

it('walks the members in order, and no bits of the neighbours', () => {
  fc.assert(
    fc.property(sets, ([base, words, members]) => {
      const c = cellsWith(base, words, members);
      const walked: number[] = [];
      for (let i = nextBit(c, base, words, 0); i >= 0; i = nextBit(c, base, words, i + 1)) walked.push(i);
      const sorted = [...members].sort((a, b) => a - b);
      expect(walked).toEqual(sorted);
      expect(countBits(c, base, words)).toBe(members.length);
      for (let i = 0; i < 32 * words; i += 1) {
        expect(hasBit(c, base, i)).toBe(members.includes(i));
        expect(nextOf(sorted, i)).toBe(nextBit(c, base, words, i));
      }
    }),
  );
});

it('knows that none is no member', () => {
  expect(hasBit(Int32Array.of(-1, -1), 1, -1)).toBe(false);
});
