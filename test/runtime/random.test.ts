import fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, it } from 'vitest';
import { nextBelow, nextWord, seedWords } from '../../generator/runtime/random.ts';

it('gives the same words as pure-rand', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const theirs = xoroshiro128plus(seed);
      const [high0, low0, high1, low1] = theirs.getState();
      const ours = Int32Array.from([9, low0 ?? 0, high0 ?? 0, low1 ?? 0, high1 ?? 0]);
      for (let i = 0; i < 50; i += 1) expect(nextWord(ours, 1)).toBe(theirs.next());
    }),
  );
});

it.each([2, 3, 6, 7, 25, 60])('gives all of 0 … %i - 1 about equally often', (n) => {
  const c = Int32Array.from(seedWords(`spread ${n}`));
  const counts = new Array<number>(n).fill(0);
  const rolls = 2000 * n;
  for (let i = 0; i < rolls; i += 1) {
    const value = nextBelow(c, 0, n);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)) + 5);
});

it('stays in range for every n', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 65536 }), fc.string(), (n, seed) => {
      const c = Int32Array.from(seedWords(seed));
      for (let i = 0; i < 20; i += 1) {
        const value = nextBelow(c, 0, n);
        expect(value >= 0 && value < n && Number.isInteger(value)).toBe(true);
      }
    }),
  );
});

it('makes different states of near seeds, never all zero, and reads numbers as text', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20000; seed += 1) seen.add(seedWords(seed).join());
  expect(seen.size).toBe(20000);
  expect(seedWords(7)).toEqual(seedWords('7'));
  for (const seed of ['', 'a', 'b', 'ab', 'ba']) expect(seedWords(seed)).not.toEqual([0, 0, 0, 0]);
});

it('starts differently for near seeds', () => {
  const counts = new Array<number>(6).fill(0);
  for (let seed = 0; seed < 12000; seed += 1) {
    const face = nextBelow(Int32Array.from(seedWords(seed)), 0, 6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
