/** Print then parse gives the same tree; parse then print gives canonical text, twice the same. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReporter } from '../../generator/diagnostics/reporter.ts';
import { linkGame } from '../../generator/link/index.ts';
import { type GameFile, loadGameFolder } from '../../generator/load/index.ts';
import type { RowForm } from '../../generator/sentence/ast.ts';
import { lexLine } from '../../generator/sentence/lexer.ts';
import { SentenceForms, SentenceParser } from '../../generator/sentence/parse-sentence.ts';
import { printException, printMenuLine, printNode, printSentence } from '../../generator/sentence/print.ts';
import { phrases } from '../../schema/phrases.ts';
import { readSketches } from '../constructs/sketches.ts';
import { randomNode } from './random-node.ts';
import { randomException, randomMenuLine, randomSentence } from './random-sentence.ts';
import { readAndPrint, ruleLinesOf } from './rule-lines.ts';
import { readExpression } from './show-tree.ts';

/** A tree without the places of its words. */
function bare(piece: unknown): unknown {
  return JSON.parse(
    JSON.stringify(piece, (key, value) =>
      key === 'at' || key === 'end' || key === 'kind' || value === undefined ? undefined : value,
    ),
  );
}

it('reads every printed tree as the same tree', () => {
  fc.assert(
    fc.property(randomNode, (node) => {
      expect(bare(readExpression(printNode(node)))).toEqual(bare(node));
    }),
    { numRuns: 2000 },
  );
});

/** Only its own row is known, so that no other one can take the line. */
const parserFor = (text: string, rows: readonly RowForm[]): SentenceParser =>
  new SentenceParser(lexLine(text).tokens, new SentenceForms(rows));
const bareRows = phrases.filter(({ say }) => !say.includes('<'));

it('reads every printed sentence as the same sentence', () => {
  fc.assert(
    fc.property(randomSentence, (sentence) => {
      const text = printSentence(sentence);
      const [read] = parserFor(text, [sentence.row, ...bareRows.filter((row) => row !== sentence.row)]).sentences();
      expect(bare(read), text).toEqual(bare(sentence));
    }),
    { numRuns: 1500 },
  );
});

it('reads every printed line of a menu as the same line', () => {
  fc.assert(
    fc.property(randomMenuLine, (line) => {
      const text = printMenuLine(line);
      expect(bare(parserFor(text, []).menuLine()), text).toEqual(bare(line));
    }),
    { numRuns: 500 },
  );
});

it('reads every printed exception as the same exception', () => {
  fc.assert(
    fc.property(randomException, (exception) => {
      const text = printException(exception);
      expect(bare(parserFor(text, []).exception()), text).toEqual(bare(exception));
    }),
    { numRuns: 500 },
  );
});

interface Game {
  readonly name: string;
  readonly files: readonly GameFile[];
  /** Lines that wait for words which do not exist. */
  readonly waits: (line: number) => boolean;
}

const games: readonly Game[] = [
  ...readdirSync('rules').map((name) => ({
    name: `rules/${name}`,
    files: filesIn(`rules/${name}`),
    waits: () => false,
  })),
  ...readSketches().map(({ file, text, players, waiting }) => ({
    name: file,
    files: [
      { path: 'game.yaml', bytes: `game: sketch\ntitle: Sketch\nclauses: SK\nplayers: ${players}\nlanguage: 1\n` },
      { path: file, bytes: text },
    ],
    waits: (line: number) => (waiting[line] ?? []).length > 0,
  })),
];

function filesIn(folder: string): readonly GameFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ path: name, bytes: readFileSync(`${folder}/${name}`) }));
}

it.each(games)('prints every line of $name so that it is read again as it was', ({ files, waits }) => {
  const reporter = createReporter();
  const { docs } = loadGameFolder(files, reporter);
  const linked = linkGame(docs, reporter);
  const forms = new SentenceForms([...phrases, ...(linked?.model.procedures ?? []).map(({ row }) => row)]);
  const lines = docs
    .filter(({ file }) => file !== 'game.yaml')
    .flatMap(ruleLinesOf)
    .filter(({ line }) => !waits(line));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const first = readAndPrint(line, forms);
    const second = readAndPrint({ ...line, text: first.printed }, forms);
    expect(bare(second.tree), line.text).toEqual(bare(first.tree));
    expect(second.printed, line.text).toBe(first.printed);
  }
});

it.each([
  ['a or b and not c', '(a or b) and not c'],
  ['strength of block of side', 'strength of block of side in area'],
  ['number of blocks in area + 1', 'number of (blocks in area + 1)'],
  ['any blocks where a and b', '(any blocks where a) and b'],
  ['if a then b else c', '(if a then b else c) + 1'],
])('tells "%s" from "%s"', (one, other) => {
  expect(bare(readExpression(one))).not.toEqual(bare(readExpression(other)));
  for (const text of [one, other])
    expect(bare(readExpression(printNode(readExpression(text))))).toEqual(bare(readExpression(text)));
});
