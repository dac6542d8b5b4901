/** No game is known to the compiler, the schemas or the runtime: no id of a thing of any game stands in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFiles } from '../generator/pipeline.ts';

/** Ids of things that are ordinary words of English or of the language. */
const ORDINARY = new Set(['grant', 'one', 'two', 'three', 'mar', 'norse', 'french', 'truce']);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|json|hbs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const games = readdirSync('rules').filter((game) => readdirSync(join('rules', game)).includes('game.yaml'));

it.each(games)('no id of %s stands in generator/ or schema/', (game) => {
  const folder = join('rules', game);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ path: name, bytes: readFileSync(join(folder, name)) }));
  const { game: ir } = checkFiles(files);
  expect(ir).toBeDefined();
  const things = (ir?.kinds ?? []).filter((kind) => !kind.isEnum && kind.joins === undefined);
  const ids = new Set(
    [game, ...things.flatMap((kind) => kind.designs ?? kind.members)].filter((id) => !ORDINARY.has(id)),
  );
  expect(ids.size).toBeGreaterThan(10);
  const found = [...filesBelow('generator'), ...filesBelow('schema')].flatMap((file) => {
    const words = readFileSync(file, 'utf8').match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g) ?? [];
    return [...new Set(words)].filter((word) => ids.has(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
