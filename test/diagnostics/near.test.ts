import { expect, it } from 'vitest';
import { didYouMean, nearest } from '../../generator/diagnostics/index.ts';

const words = ['knight', 'night', 'fife', 'lennox', 'strathspey', 'move-phase', 'hand', 'band'];

it.each([
  ['knigth', ['knight']],
  ['nigth', ['night']],
  ['strathpsey', ['strathspey']],
  ['movephase', ['move-phase']],
  ['move phase', ['move-phase']],
  ['Fife', ['fife']],
  ['hond', ['hand', 'band'].slice(0, 1)],
  ['pand', ['band', 'hand']],
  ['zzzzzz', []],
  ['', []],
  ['fife', []],
])('for "%s" suggests %j', (word, expected) => {
  expect(nearest(word, words)).toEqual(expected);
});

it('gives three at most, and counts each candidate once', () => {
  expect(nearest('aaaa', ['aaab', 'aaac', 'aaad', 'aaae', 'aaab'])).toEqual(['aaab', 'aaac', 'aaad']);
});

it('writes the question with its leading blank', () => {
  expect(didYouMean([])).toBe('');
  expect(didYouMean(['a'])).toBe(' Did you mean "a"?');
  expect(didYouMean(['a', 'b'])).toBe(' Did you mean "a" or "b"?');
  expect(didYouMean(['a', 'b', 'c'])).toBe(' Did you mean "a", "b" or "c"?');
});
