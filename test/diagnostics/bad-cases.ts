/**
 * The corpus of wrong rules. A case lies in the folder of the code that it is about and has its whole rendered
 * diagnostics beside it, in `<case>.expected.txt`. A case is one of
 *
 *     fixtures/bad/load/tab/indented-step.yaml       one chapter; the runner adds a game.yaml
 *     fixtures/bad/load/no-game-file/only-a-map/     the folder of a whole game
 *     fixtures/bad/load/bad-path/outside.case.ts     files that git cannot keep, made by `export default`
 *
 * To add one, write the case and run `npm run test:update`, then read what it wrote.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GameFile } from '../../generator/load/index.ts';

export const badFolder = fileURLToPath(new URL('../fixtures/bad', import.meta.url));

export interface BadCase {
  /** The code that the case is about: `load/tab`. */
  readonly code: string;
  readonly name: string;
  /** The file with the expected text. */
  readonly expected: string;
  read(): Promise<readonly GameFile[]>;
}

const gameFile: GameFile = {
  path: 'game.yaml',
  bytes: 'game: test\ntitle: Test\nclauses: TEST\nplayers: sides\nlanguage: 1\n',
};

/** All cases, sorted by code and name. */
export function findBadCases(): readonly BadCase[] {
  const cases: BadCase[] = [];
  for (const pass of foldersIn(badFolder)) {
    for (const what of foldersIn(join(badFolder, pass))) {
      const folder = join(badFolder, pass, what);
      for (const entry of readdirSync(folder).sort()) {
        const found = caseAt(`${pass}/${what}`, folder, entry);
        if (found !== undefined) cases.push(found);
      }
    }
  }
  return cases;
}

function caseAt(code: string, folder: string, entry: string): BadCase | undefined {
  const path = join(folder, entry);
  const make = (name: string, read: BadCase['read']): BadCase => ({
    code,
    name,
    expected: join(folder, `${name}.expected.txt`),
    read,
  });
  if (statSync(path).isDirectory()) return make(entry, async () => filesBelow(path));
  if (entry.endsWith('.case.ts')) {
    return make(entry.slice(0, -'.case.ts'.length), async () => (await import(pathToFileURL(path).href)).default);
  }
  if (!entry.endsWith('.yaml')) return undefined;
  return make(entry.slice(0, -'.yaml'.length), async () => [gameFile, { path: entry, bytes: readFileSync(path) }]);
}

function filesBelow(folder: string): readonly GameFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path: relative(folder, path).split(sep).join('/'), bytes: readFileSync(path) }));
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
