/** Small chapters, each named for what it stresses, played at random by the twin and the engine. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seed } from '../support/seed.ts';
import { smallGame } from './games.ts';
import { playBeside } from './play-beside.ts';
import { randomFrom } from './random-from.ts';
import { wildStart } from './wild-start.ts';

const chapters = new URL('./chapters/', import.meta.url);
const runs = 15 * Number(process.env.RULEWRIGHT_RUNS ?? 1);

/** `base.yaml` of a folder has the things and the set-up that its chapters share. */
const cases = readdirSync(chapters).flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, chapters))
    .filter((file) => file !== 'base.yaml')
    .map((file) => ({ folder, name: file.replace('.yaml', '') })),
);

it.each(cases)('agrees on $folder/$name', async ({ folder, name }) => {
  const read = (file: string): string => readFileSync(new URL(`${folder}/${file}.yaml`, chapters), 'utf8');
  const pair = await smallGame(`chapter-${folder}-${name}`, `${read('base')}${read(name)}`);
  for (let run = 0; run < runs; run++) {
    const random = randomFrom(seed + run);
    const outcome = playBeside({ ...pair, seed: seed + run, pick: random, mostDecisions: 200 });
    expect(outcome.disagreements, `run ${run}: ${outcome.story.join(', ')}`).toEqual([]);
    expect(outcome.outOfReach).toBeUndefined();
    const wild = playBeside({ ...wildStart(pair.game, pair.def, random), seed: run, pick: random, mostDecisions: 200 });
    expect(wild.disagreements, `wild run ${run}: ${wild.story.join(', ')}`).toEqual([]);
  }
});
