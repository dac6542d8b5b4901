/** Each sketch of a construct is what its header says: it compiles, or only its marked lines are refused. */
import { expect, it } from 'vitest';
import { checkGame } from '../../generator/check/index.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { createReporter } from '../../generator/diagnostics/reporter.ts';
import { linkGame } from '../../generator/link/index.ts';
import { loadGameFolder } from '../../generator/load/index.ts';
import { checkFiles, emitFiles } from '../../generator/pipeline.ts';
import { readSketches, type Sketch } from './sketches.ts';

const sketches = readSketches();
const withStatus = (status: string): readonly Sketch[] => sketches.filter((sketch) => sketch.status === status);

function filesOf({ file, text, players }: Sketch): { readonly path: string; readonly bytes: string }[] {
  const header = `game: sketch\ntitle: Sketch\nclauses: SK\nplayers: ${players}\nlanguage: 1\n`;
  return [
    { path: 'game.yaml', bytes: header },
    { path: file, bytes: text },
  ];
}

interface Refusal {
  /** From 0. */
  readonly line: number;
  readonly code: string;
}

/** All errors of linking and of checking, also where linking has some. */
function refusals(sketch: Sketch): Refusal[] {
  const reporter = createReporter();
  const { docs } = loadGameFolder(filesOf(sketch), reporter);
  const linked = linkGame(docs, reporter);
  if (linked) checkGame(linked, reporter);
  return reporter.diagnostics.filter(isError).map(({ code, primary }) => ({
    line: sketch.text.slice(0, primary.start).split('\n').length - 1,
    code,
  }));
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

it('there are sketches of each of the fifty constructs', () => {
  const numbers = sketches.flatMap(({ file }) => /^(\d\d)-/.exec(file)?.[1] ?? []);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, i) => String(i + 1).padStart(2, '0')));
});

it.each(sketches)('$file names its players and its status', ({ players, status, newWords }) => {
  expect(players).toMatch(/^[a-z]+$/);
  expect(['compiles', 'not yet compiled']).toContain(status);
  expect(newWords !== '').toBe(status === 'not yet compiled');
});

/** `linked to through` → the words of its form, in their order. */
const useOf = (word: string): RegExp =>
  new RegExp((word.match(/\b[a-z]+\b/g) ?? []).map((part) => `\\b${part}\\b`).join('.*'));

it.each(withStatus('not yet compiled'))('$file marks lines with its new words, and uses them all', (sketch) => {
  const uses = sketch.newWords.split(', ').map(useOf);
  const lines = sketch.text.split('\n').map((line) => line.replace(/(?:^|\s)#.*$/, ''));
  const without = sketch.marks.filter(
    ({ kind, line }) => kind === 'not yet' && !uses.some((use) => use.test(lines[line] ?? '')),
  );
  expect(without.map(({ line }) => `line ${line + 1} has no new word`)).toEqual([]);
  expect(uses.filter((use) => !lines.some((line) => use.test(line)))).toEqual([]);
});

it.each(withStatus('compiles'))('$file compiles', async (sketch) => {
  const result = checkFiles(filesOf(sketch));
  expect(result.diagnostics.filter(isError)).toEqual([]);
  const { game, texts, rulesHash } = result;
  if (!game || !texts || rulesHash === undefined) throw new Error('nothing was lowered');
  const files = await emitFiles({ game, texts, rulesHash });
  expect(files.length).toBeGreaterThan(0);
  expect(sketch.marks).toEqual([]);
});

it.each(withStatus('not yet compiled'))('$file is refused only where it waits for new words', (sketch) => {
  const all = refusals(sketch).filter(({ code }) => code !== 'link/missing-main');
  expect(all.length).toBeGreaterThan(0);
  const elsewhere = all.filter(({ line }) => (sketch.waiting[line] ?? []).length === 0);
  expect(elsewhere.map(({ line, code }) => `line ${line + 1}: ${code}`)).toEqual([]);
});

it.each(withStatus('not yet compiled'))('$file waits only where it is refused', (sketch) => {
  const refused = new Set(refusals(sketch).flatMap(({ line }) => sketch.waiting[line] ?? []));
  const idle = sketch.marks.filter(({ kind, line }) => kind === 'not yet' && !refused.has(line));
  expect(idle.map(({ line }) => `line ${line + 1} needs no new word`)).toEqual([]);
});
