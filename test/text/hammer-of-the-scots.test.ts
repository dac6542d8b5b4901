import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createReporter } from '../../generator/diagnostics/index.ts';
import { checkFiles } from '../../generator/pipeline.ts';
import { readLanguages } from '../../generator/text/index.ts';

const folder = fileURLToPath(new URL('../../rules/hammer-of-the-scots', import.meta.url));
const result = checkFiles(
  filesBelow(folder).map((path) => ({ path: relative(folder, path).split(sep).join('/'), bytes: readFileSync(path) })),
);
const [en, zh] = result.game ? readLanguages(result.game, result.docs, createReporter()) : [];

it('has a text for everything in English, and a name for everything in Chinese', () => {
  expect(result.diagnostics.filter(({ code }) => code.startsWith('text/'))).toEqual([]);
  expect(result.texts?.map(({ lang }) => lang)).toEqual(['en', 'zh']);
});

it('has every clause of the rules', () => {
  expect(result.game?.clauses.filter(({ id }) => !Object.hasOwn(en?.clauses ?? {}, id))).toEqual([]);
  expect(Object.keys(en?.clauses ?? {})).toHaveLength(151);
});

it.each(['prompts', 'options', 'logs', 'words'] as const)('needs no English %s in Chinese', (section) => {
  const same = Object.entries(zh?.[section] ?? {}).filter(([key, template]) => template === en?.[section][key]);
  expect(same).toEqual([]);
});

it('draws its numbers from the rules', () => {
  expect(en?.clauses['8.3']).toEqual(['A battle has at most 3 rounds.']);
});

function filesBelow(path: string): readonly string[] {
  return readdirSync(path).flatMap((entry) => {
    const full = join(path, entry);
    return statSync(full).isDirectory() ? filesBelow(full) : [full];
  });
}
