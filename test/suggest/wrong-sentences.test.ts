/** One wrong line in a right game: the message points at the mistake and at nothing else; the first repair is what was meant. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { GameFile } from '../../generator/load/index.ts';
import { checkFiles } from '../../generator/pipeline.ts';
import { suggestRepairs } from '../../generator/suggest/index.ts';

interface Entry {
  readonly right: string;
  /** With «» around the place of each message. */
  readonly wrong: string;
  readonly code: string;
  /** The whole corrected line; the right one if it is not said. */
  readonly fix?: string;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const entries = parse(readFileSync(join(here, 'wrong-sentences.yaml'), 'utf8')) as readonly Entry[];
const files = gameFiles(join(here, '../../rules/hammer-of-the-scots'));

it('is a corpus', () => {
  expect(entries.length).toBeGreaterThanOrEqual(60);
});

it.each(entries)('$code: $wrong', ({ right, wrong, code, fix = right }) => {
  const wrongLine = wrong.replace(/[«»]/g, '');
  const { changed, file, start, text, rest } = replaced(right, wrongLine);
  const result = checkFiles(changed);
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  expect(new Set(errors.map((error) => error.code))).toEqual(new Set([code]));
  expect(errors.every(({ primary }) => primary.file === file)).toBe(true);
  const spans = errors.map(({ primary }) => [primary.start - start, primary.end - start] as const);
  expect(marked(wrongLine, spans)).toBe(wrong);
  // the bound is on tries alone, so that a busy machine finds the same
  const [first] = suggestRepairs(changed, result, { fixes: 1, milliseconds: 60_000 }).diagnostics.flatMap(
    (one) => one.fixes,
  );
  const repaired = first && text.slice(start, first.span.start) + first.text + text.slice(first.span.end);
  expect(repaired?.split('\n')[0] ?? 'none').toBe(fix === 'none' ? fix : fix + rest);
});

/** The line with «» around each span. */
function marked(line: string, spans: readonly (readonly [number, number])[]): string {
  return [...spans]
    .sort(([a], [b]) => b - a)
    .reduce((text, [from, to]) => `${text.slice(0, from)}«${text.slice(from, to)}»${text.slice(to)}`, line);
}

interface Changed {
  readonly changed: readonly GameFile[];
  readonly file: string;
  /** The changed file, where the line starts in it, and what stands behind it. */
  readonly text: string;
  readonly start: number;
  readonly rest: string;
}

/** The game with one line replaced; the line may carry steps and clauses that stay as they are. */
function replaced(right: string, wrong: string): Changed {
  for (const { path, bytes } of files) {
    const before = String(bytes);
    for (const { 0: line, index: start } of before.matchAll(/(?<=^ *(?:- )?)[^\s-].*$/gm)) {
      const rest = line.slice(right.length);
      if (!line.startsWith(right) || !/^(?: §\S+)*:?(?: #.*)?$/.test(rest)) continue;
      const text = before.slice(0, start) + wrong + before.slice(start + right.length);
      const changed = files.map((one) => (one.path === path ? { path, bytes: text } : one));
      return { changed, file: path, text, start, rest };
    }
  }
  throw new Error(`no line "${right}" in the game`);
}

function gameFiles(folder: string): readonly GameFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => ({ path, bytes: readFileSync(join(folder, path), 'utf8') }));
}
