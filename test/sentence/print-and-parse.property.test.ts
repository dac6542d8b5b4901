/** Print then parse gives the same tree; parse then print gives canonical text, twice the same. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReporter } from '../../generator/diagnostics/reporter.ts';
import { linkGame } from '../../generator/link/index.ts';
import { type Line, loadGameFolder } from '../../generator/load/index.ts';
import type { Node } from '../../generator/sentence/ast.ts';
import { ParseFailure } from '../../generator/sentence/failure.ts';
import { lexLine } from '../../generator/sentence/lexer.ts';
import { SentenceForms, SentenceParser } from '../../generator/sentence/parse-sentence.ts';
import { printMenuLine, printNode, printSentence } from '../../generator/sentence/print.ts';
import { phrases } from '../../schema/phrases.ts';
import { randomNode } from './random-node.ts';

/** A tree without the places of its words. */
function bare(piece: unknown): unknown {
  return JSON.parse(
    JSON.stringify(piece, (key, value) =>
      key === 'at' || key === 'end' || key === 'kind' || value === undefined ? undefined : value,
    ),
  );
}

function parseExpression(text: string): Node {
  const parser = new SentenceParser(lexLine(text).tokens, new SentenceForms([]));
  const node = parser.expression();
  expect(parser.atEnd(), `"${text}" is read to its end`).toBe(true);
  return node;
}

it('reads every printed tree as the same tree', () => {
  fc.assert(
    fc.property(randomNode, (node) => {
      expect(bare(parseExpression(printNode(node)))).toEqual(bare(node));
    }),
    { numRuns: 2000 },
  );
});

const rulesOf = (game: string) => {
  const folder = `rules/${game}`;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ path: name, bytes: readFileSync(`${folder}/${name}`) }));
};

it.each(readdirSync('rules'))('prints every step of %s so that it is read again as it was', (game) => {
  const reporter = createReporter();
  const { docs } = loadGameFolder(rulesOf(game), reporter);
  const linked = linkGame(docs, reporter);
  const forms = new SentenceForms([...phrases, ...(linked?.model.procedures ?? []).map(({ row }) => row)]);
  let steps = 0;
  const again = (text: string, isMenu: boolean): void => {
    const read = (source: string) => {
      const parser = new SentenceParser(lexLine(source).tokens, forms);
      return isMenu ? printMenuLine(parser.menuLine()) : printSentence(parser.sentences()[0] as never); // one at least
    };
    const canonical = read(text);
    expect(read(canonical)).toBe(canonical);
    steps += 1;
  };
  const visit = (line: Line, isMenu: boolean): void => {
    const { clauses } = lexLine(line.text);
    const text = line.text.slice(0, clauses[0]?.at ?? line.text.length).trim();
    try {
      again(text, isMenu);
    } catch (failure) {
      if (!(failure instanceof ParseFailure)) throw failure; // a value behind a colon, not a step
    }
    const opensMenu = /^(?:choose one|keep choosing)(?:,|$)/.test(text);
    for (const kid of line.kids) visit(kid, opensMenu);
    if (line.value) visit(line.value, opensMenu);
  };
  for (const doc of docs)
    for (const line of doc.lines) if (line.body === 'list') for (const kid of line.kids) visit(kid, false);
  expect(steps).toBeGreaterThan(100);
});

it.each([
  ['a or b and not c', '(a or b) and not c'],
  ['strength of block of side', 'strength of block of side in area'],
  ['number of blocks in area + 1', 'number of (blocks in area + 1)'],
  ['any blocks where a and b', '(any blocks where a) and b'],
  ['if a then b else c', '(if a then b else c) + 1'],
])('tells "%s" from "%s"', (one, other) => {
  expect(bare(parseExpression(one))).not.toEqual(bare(parseExpression(other)));
  for (const text of [one, other])
    expect(bare(parseExpression(printNode(parseExpression(text))))).toEqual(bare(parseExpression(text)));
});
