/** Every example of the reference is a chapter of the example game that compiles, and shows what it is the example of. */
import { expect, it } from 'vitest';
import { checkFiles } from '../../generator/pipeline.ts';
import { exampleGame } from '../../schema/example-game.ts';
import { type Row, rows } from './rows.ts';

const files = Object.entries(exampleGame).map(([path, bytes]) => ({ path, bytes }));

function problemsWith(example: readonly string[]): string[] {
  const { diagnostics } = checkFiles([...files, { path: 'your-chapter.yaml', bytes: `${example.join('\n')}\n` }]);
  return diagnostics
    .filter(({ code }) => code !== 'check/unused-definition' && code !== 'check/option-without-effect')
    .map(({ code, args }) => `${code} ${JSON.stringify(args)}`);
}

/** The fixed words of a form, without what may be left out. */
function fixedWords({ form }: Row): string[] {
  const needed = form.replace(/\[[^\]]*\]/g, ' ').replace(/<[^>]*>/g, ' ');
  return needed.match(/[a-z]+|§/g) ?? [];
}

it('the example game compiles', () => {
  expect(problemsWith(['calm: winds is 0'])).toEqual([]);
});

it.each(rows)('$name compiles', ({ example }) => {
  expect(problemsWith(example)).toEqual([]);
});

it.each(rows)('$name stands in its example', (row) => {
  const words = fixedWords(row);
  const pattern = new RegExp(words.map((word) => (word === '§' ? word : `\\b${word}\\b`)).join('[^\n]*?'));
  expect(row.example.filter((line) => pattern.test(line))).not.toEqual([]);
});

it('an example with a misspelt word does not compile', () => {
  const [first] = rows;
  expect(problemsWith((first?.example ?? []).map((line) => line.replace('leader', 'laeder')))).not.toEqual([]);
});
