/** One wrong line in a right game: the message points at the mistake, and at nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { GameFile } from '../../generator/load/index.ts';
import { checkFiles } from '../../generator/pipeline.ts';

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

it.each(entries)('$code: $wrong', ({ right, wrong, code }) => {
  const wrongLine = wrong.replace(/[«»]/g, '');
  const { changed, file, start } = replaced(right, wrongLine);
  const errors = checkFiles(changed).diagnostics.filter(({ severity }) => severity === 'error');
  expect(new Set(errors.map((error) => error.code))).toEqual(new Set([code]));
  expect(errors.every(({ primary }) => primary.file === file)).toBe(true);
  const spans = errors.map(({ primary }) => [primary.start - start, primary.end - start] as const);
  expect(marked(wrongLine, spans)).toBe(wrong);
});

/** The line with «» around each span. */
function marked(line: string, spans: readonly (readonly [number, number])[]): string {
  return [...spans]
    .sort(([a], [b]) => b - a)
    .reduce((text, [from, to]) => `${text.slice(0, from)}«${text.slice(from, to)}»${text.slice(to)}`, line);
}

/** The game with one line replaced; the line may carry steps and a clause that stay as they are. */
function replaced(
  right: string,
  wrong: string,
): { readonly changed: readonly GameFile[]; readonly file: string; readonly start: number } {
  for (const { path, bytes } of files) {
    const text = String(bytes);
    for (const match of text.matchAll(/(?<=^ *(?:- )?)[^\s-].*$/gm)) {
      const line = match[0].replace(/:$/, '');
      if (
        line !== right &&
        !(match[0].startsWith(right) && /^(?: §\S+)*:?(?: #.*)?$/.test(match[0].slice(right.length)))
      )
        continue;
      const start = match.index;
      const bytesAfter = text.slice(0, start) + wrong + text.slice(start + right.length);
      return {
        changed: files.map((one) => (one.path === path ? { path, bytes: bytesAfter } : one)),
        file: path,
        start,
      };
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
