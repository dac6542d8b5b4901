import { expect, it } from 'vitest';
import { createReporter } from '../../generator/diagnostics/index.ts';
import { loadDoc } from '../../generator/load/index.ts';
import { validateDoc } from '../../generator/validate/index.ts';

/** `code@marked text`, for the diagnostics of one file. */
function codes(text: string, file = 'a.yaml'): readonly string[] {
  const reporter = createReporter();
  const doc = loadDoc(file, text, reporter);
  if (doc !== undefined) expect(validateDoc(doc, reporter)).toBe(reporter.diagnostics.length === 0);
  return reporter.diagnostics.map(({ code, primary }) => `${code}@${text.slice(primary.start, primary.end)}`);
}

it('takes all kinds of headings', () => {
  const text = `
numbers:
  hand-size: 5 §4.1
options:
  schiltroms: off §10.6
tracks:
  year: 1297 to 1400
places:
  hand of side: cards, side sees
areas:
  columns:
    castle: number
  england garmoran: 0
  bird:
  live:
    moved: flag
borders:
  join: areas, both ways
  green 6: {england: dunbar annan}
scenario braveheart §12.1:
  year: 1297
  england:
    pool: rest
  then:
    - stop
during battle:
  area is quiet: true
rank of card §4.4: 4
winter is short:
  every:
    - a
    - either:
        - b
        - after put unit in spot: buyer is fed
exits of block:
  areas next to area of block over border where:
    - a
herald:
  - if a: stop
  - otherwise:
forest-patrol:
  at birdsong:
    - stop
empty:
`;
  expect(codes(text)).toEqual([]);
});

it('gives one diagnostic for one mistake', () => {
  expect(codes('game: demo\ntitel: Demo\nclauses: D\nplayers: sides\nlanguage: 1\n', 'game.yaml')).toEqual([
    'validate/unknown-key@titel',
  ]);
  expect(codes('areas:\n  columns:\n    castle: 3\n')).toEqual(['validate/wrong-value@3']);
  expect(codes('numbers:\n  a: {b: c}\n')).toEqual(['validate/expected-line@a']);
  expect(codes('game:\n  - each x:\n      - if y:\n          a: b\n')).toEqual(['validate/expected-step@if y']);
});

it('points at the value for a wrong value and at the key for a missing one', () => {
  expect(codes('numbers:\n  a: x\n')).toEqual(['validate/wrong-value@x']);
  expect(codes('tracks:\n  year:\n')).toEqual(['validate/expected-line@year']);
  expect(codes('names: {}\n', 'text/en.yaml')).toEqual(['validate/missing-key@']);
});

it('leaves cases and errata to their own passes', () => {
  expect(codes('anything: [a]\n', 'cases/a.yaml')).toEqual([]);
  expect(codes('anything: [a]\n', 'errata/a.yaml')).toEqual([]);
});
