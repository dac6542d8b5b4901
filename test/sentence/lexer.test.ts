import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lexLine } from '../../generator/sentence/lexer.ts';

const pieces = (text: string): string[] =>
  lexLine(text)
    .tokens.slice(0, -1)
    .map(({ kind, text: piece }) => `${kind} ${piece}`);

it.each([
  ['take 1 from points', ['word take', 'number 1', 'word from', 'word points']],
  ['last-user of border-2', ['word last-user', 'word of', 'word border-2']],
  ['points - 1', ['word points', 'sign -', 'number 1']],
  ['a<=b>=c<d>e', ['word a', 'sign <=', 'word b', 'sign >=', 'word c', 'sign <', 'word d', 'sign >', 'word e']],
  ['(a, b)', ['sign (', 'word a', 'sign ,', 'word b', 'sign )']],
  ['7*x / 2', ['number 7', 'sign *', 'word x', 'sign /', 'number 2']],
  ['B4', ['word B4']],
  ['', []],
])('reads "%s"', (text, expected) => {
  expect(pieces(text)).toEqual(expected);
  expect(lexLine(text).bad).toEqual([]);
});

it('gives each piece its place, and the end stands behind the last word', () => {
  expect(lexLine('  win  for red §1.2').tokens.map(({ at, end }) => [at, end])).toEqual([
    [2, 5],
    [7, 10],
    [11, 14],
    [14, 14],
  ]);
});

it('collects the clauses at the end of a line', () => {
  const { clauses, bad } = lexLine('win for red §8 §12.3.4');
  expect(clauses.map(({ id, at, end }) => [id, at, end])).toEqual([
    ['8', 12, 14],
    ['12.3.4', 15, 22],
  ]);
  expect(bad).toEqual([]);
});

const badOf = (text: string): string[] =>
  lexLine(text).bad.map(({ text: sign, at, end, isClause }) => `${isClause ? 'clause' : 'sign'} ${sign} ${at}-${end}`);

it.each([
  ['a clause in the middle', 'win §8 for red', ['clause §8 4-6']],
  ['two clauses before a word', 'win §8 §9 for', ['clause §8 4-6', 'clause §9 7-9']],
  ['letters in a clause', 'win §8a', ['clause §8a 4-7']],
  ['a clause that ends with a dot', 'win §8.', ['clause §8. 4-7']],
  ['a bare sign of clauses', 'win §', ['clause § 4-5']],
  ['full-width punctuation', 'a，b：c（d）', ['sign ， 1-2', 'sign ： 3-4', 'sign （ 5-6', 'sign ） 7-8']],
  ['Chinese words as one mistake', '每一方 wins', ['sign 每一方 0-3']],
  ['a Cyrillic letter inside a name', 'gоld', ['sign о 1-2']],
  ['a letter with its accent as one sign', 'cafe\u0301 x', ['sign e\u0301 3-5']],
  ['an emoji as one sign', 'a 🐉 b', ['sign 🐉 2-4']],
  ['a number with a fraction', 'take 1.5', ['sign 1. 5-7']],
  ['a number glued to letters', 'take 3x', ['sign 3 5-6']],
  ['an underscore', 'last_user', ['sign _ 4-5']],
  ['an apostrophe', "side's", ["sign ' 4-5"]],
  ['a hyphen that joins nothing', 'a -b', []],
])('refuses %s', (_what, text, expected) => {
  expect(badOf(text)).toEqual(expected);
});

it('never takes a name across a double or a last hyphen', () => {
  expect(pieces('a--b')).toEqual(['word a', 'sign -', 'sign -', 'word b']);
  expect(pieces('a-')).toEqual(['word a', 'sign -']);
});

it('loses nothing of any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(fc.constantFrom(...'ab1 -§.,(<=，每'), fc.string({ unit: 'grapheme' })) }),
      (text) => {
        const { tokens, clauses, bad } = lexLine(text);
        const covered = [...tokens, ...clauses, ...bad].flatMap(({ at, end }) =>
          Array.from({ length: end - at }, (_, i) => at + i),
        );
        expect(new Set(covered).size).toBe(covered.length);
        const blank = [...text.matchAll(/\s/gu)].map(({ index }) => index);
        expect([...covered, ...blank].sort((a, b) => a - b)).toEqual(Array.from({ length: text.length }, (_, i) => i));
      },
    ),
    { numRuns: 2000 },
  );
});
