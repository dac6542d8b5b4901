/** Print then parse gives the same tree; parse then print gives canonical text, twice the same. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReporter } from '../../generator/diagnostics/reporter.ts';
import { linkGame } from '../../generator/link/index.ts';
import { type GameFile, loadGameFolder } from '../../generator/load/index.ts';
import { SentenceForms } from '../../generator/sentence/parse-sentence.ts';
import { printNode } from '../../generator/sentence/print.ts';
import { phrases } from '../../schema/phrases.ts';
import { readSketches } from '../constructs/sketches.ts';
import { randomNode } from './random-node.ts';
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
