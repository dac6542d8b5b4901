import { expect, it } from 'vitest';
import { renderText } from '../../generator/diagnostics/index.ts';
import type { GameFile } from '../../generator/load/index.ts';
import { checkFiles } from '../../generator/pipeline.ts';
import { suggestRepairs } from '../../generator/suggest/index.ts';
import { findBadCases } from '../diagnostics/bad-cases.ts';

const rules = `sides:
  columns:
    people: word
  red: red
  blue: blue
  live:
    gold: 0 to 30
price of side me: gold of me + 1
dear: price of side counts as 3 while side is red
game §1.1:
  - repeat 3 times:
    - each side: pay of side
  - win for none # nobody
pay of side me §2.1:
  - if gold of me > price of me: take 1 from gold of me §2.2
  - otherwise: add 1 to gold of me
`;

function game(...changes: readonly (readonly [string, string])[]): readonly GameFile[] {
  const text = changes.reduce((before, [right, wrong]) => {
    expect(before).toContain(right);
    return before.replace(right, wrong);
  }, rules);
  return [
    { path: 'game.yaml', bytes: 'game: test\ntitle: Test\nclauses: T\nplayers: sides\nlanguage: 1\n' },
    { path: 'rules.yaml', bytes: text },
  ];
}

/** The text of the game after the first repair of each error. */
function repaired(files: readonly GameFile[], milliseconds = 60_000): string {
  const { diagnostics } = suggestRepairs(files, checkFiles(files), { milliseconds });
  return diagnostics
    .flatMap((one) => one.fixes.slice(0, 1))
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((text, { span, text: words }) => text.slice(0, span.start) + words + text.slice(span.end), textOf(files));
}

const textOf = (files: readonly GameFile[]): string => String(files[1]?.bytes);

it('leaves a right game alone', () => {
  const result = checkFiles(game());
  expect(result.hasErrors).toBe(false);
  expect(suggestRepairs(game(), result)).toBe(result);
});

it.each([
  ['a step behind a colon', 'each side: pay of side', 'each side: pai of side'],
  ['a definition', 'gold of me + 1', 'the gold of me + 1'],
  ['an exception', 'while side is red', 'while side is redd'],
  ['a heading', 'price of side me:', 'price of sied me:'],
  ['a line with a comment', 'win for none', 'win for the none'],
  ['two steps in a line', 'take 1 from gold of me §2.2', 'take 1 from golld of me §2.2'],
  ['words of another alphabet', 'otherwise: add 1 to gold of me', 'otherwise: add 1 to gold，of me'],
])('repairs %s', (_name, right, wrong) => {
  const files = game([right, wrong]);
  expect(checkFiles(files).hasErrors).toBe(true);
  expect(repaired(files)).toBe(rules);
});

it('repairs several lines, each for itself', () => {
  const files = game(['pay of side\n', 'pai of side\n'], ['add 1 to gold', 'add 1 into gold']);
  expect(repaired(files)).toBe(rules);
});

it('repairs the line that makes a name where only that line is wrong', () => {
  const files = game(['price of side me', 'pirce of side me']);
  expect(repaired(files)).toBe(rules);
  const result = suggestRepairs(files, checkFiles(files), { milliseconds: 60_000 });
  const text = renderText(result.diagnostics, { sources: result.sources });
  expect(text).toContain('perhaps misspelt: it stands nowhere else\n    8 | pirce of side me');
  expect(text.match(/fix: /g)).toHaveLength(1); // the other lines are right once this one is
});

it('gives each line the repair that is right beside the others', () => {
  const files = game(
    ['pay of side\n', 'pay of sied\n'],
    ['  - if gold', '  - let sum be the gold of me\n  - if gold'],
    ['take 1 from', 'take sum from'],
    ['add 1 to', 'ad sum to'],
  );
  expect(repaired(files)).toContain('each side: pay of side\n');
  expect(repaired(files)).toContain('let sum be gold of me\n');
  expect(repaired(files)).toContain('otherwise: add sum to gold of me\n');
});

it('says the repair in words', () => {
  const files = game(['win for none', 'win for the none']);
  const result = suggestRepairs(files, checkFiles(files), { milliseconds: 60_000 });
  expect(renderText(result.diagnostics, { sources: result.sources })).toContain(
    '  fix: replace "the none" with "none"\n',
  );
});

it('stops at its bounds', () => {
  const files = game(['win for none', 'win for the none']);
  const result = checkFiles(files);
  expect(suggestRepairs(files, result, { milliseconds: 0 })).toBe(result);
  expect(suggestRepairs(files, result, { tries: 0, milliseconds: 60_000 })).toBe(result);
});

it('offers nothing for a file that is no outline', () => {
  const files = game(['sides:\n', 'sides:\n\t']);
  const result = checkFiles(files);
  expect(suggestRepairs(files, result)).toBe(result);
});

const cases = findBadCases().filter(({ code }) => /^(?:sentence|link|check)\//.test(code));

it.each(cases)('takes the bad case $code "$name"', async ({ code, read }) => {
  const files = await read();
  const { diagnostics } = suggestRepairs(files, checkFiles(files), { milliseconds: 300 });
  const fixes = diagnostics.flatMap((one) => one.fixes);
  if (/^link\/(?:duplicate|bad-edge|placed-twice)$/.test(code)) expect(fixes).toEqual([]);
});
