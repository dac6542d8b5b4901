/** The page of the constructs says what the files say. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSketches } from './sketches.ts';

const page = readFileSync('docs/constructs/README.md', 'utf8');
const sketches = readSketches();

/** Cells of the table rows between two lines of the page. */
function rowsBetween(from: string, to: string): string[][] {
  const part = page.slice(page.indexOf(from), page.indexOf(to));
  return part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

it('every file is in the list with its status', () => {
  const listed = rowsBetween('| no | file |', '## Words still to come').map(([, file = '', , , status]) => [
    /\]\(([^)]*)\)/.exec(file)?.[1],
    status,
  ]);
  expect(listed).toEqual(sketches.map(({ file, status }) => [file, status]));
});

it('the counts are right', () => {
  const counts = rowsBetween('| status | files |', '| no | file |').map(([status, count]) => [status, Number(count)]);
  const statuses = ['compiles', 'not yet compiled'];
  const count = (of: typeof sketches, status: string): number => of.filter((one) => one.status === status).length;
  expect(counts).toEqual(statuses.map((status) => [status, count(sketches, status)]));
  const fifty = sketches.filter(({ file }) => /^\d\d-/.test(file));
  const [compile, wait] = statuses.map((status) => count(fifty, status));
  expect(page).toContain(`Of the fifty, ${compile} compile and ${wait} wait for words.`);
});

it('the words still to come are those which the files need, with the files', () => {
  const nameOf = (file: string): string => /^(\d\d)-/.exec(file)?.[1] ?? file.replace('.yaml', '');
  const wanted = sketches.flatMap(({ file, newWords }) =>
    newWords === '' ? [] : newWords.split(', ').map((word) => ({ word, file: nameOf(file) })),
  );
  const needed = wanted.map(({ word }) => [word, wanted.filter((one) => one.word === word).map(({ file }) => file)]);
  const listed = rowsBetween('## Words still to come', '## Words that turned out').map(([word = '', , , by = '']) => [
    word.replaceAll('`', ''),
    by.replaceAll('`', '').split(', '),
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(needed));
});
