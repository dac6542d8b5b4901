import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed, seedFrom } from './seed.ts';

it('gives the same seed to every run unless the environment names one', () => {
  expect(seedFrom({})).toBe(20261201);
  expect(seedFrom({ RULEWRIGHT_SEED: '' })).toBe(20261201);
  expect(seedFrom({ RULEWRIGHT_SEED: '7' })).toBe(7);
});

it.each(['x', '1.5', '-1', '2147483648'])('refuses the seed %s', (text) => {
  expect(() => seedFrom({ RULEWRIGHT_SEED: text })).toThrow(`not "${text}"`);
});

it('reaches properties that name no seed', () => {
  expect(fc.check(fc.property(fc.integer(), () => true)).seed).toBe(seed);
});
