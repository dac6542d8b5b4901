import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGame } from '../../../generator/cli/read-game.ts';
import type { GameFile } from '../../../generator/load/index.ts';
import { checkFiles, type EmittedFile, emitFiles } from '../../../generator/pipeline.ts';
import { everyEngine } from '../../support/every-engine.ts';

const games = everyEngine.flatMap(({ id }) => {
  const folder = new URL(`../../../rules/${id}/`, import.meta.url);
  return existsSync(folder) ? [{ id, files: readGame(folder.pathname).files }] : [];
});

async function built(files: readonly GameFile[]): Promise<readonly EmittedFile[]> {
  const { game, texts, rulesHash } = checkFiles(files);
  if (game === undefined || texts === undefined || rulesHash === undefined) throw new Error('The rules have errors.');
  return emitFiles({ game, texts, rulesHash });
}

it.each(games)(
  'the compiler generates the same bytes twice, whatever the order of the files: $id',
  async ({ files }) => {
    const once = await built(files);
    expect(await built(files)).toEqual(once);
    expect(await built([...files].reverse())).toEqual(once);
    expect(once.some(({ text }) => text.includes('\r') || /[ \t]$/m.test(text))).toBe(false);
  },
);
