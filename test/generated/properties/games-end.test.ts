import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyScenario } from '../../support/every-engine.ts';
import { played, playOn, type RandomGame, randomGames, runs } from '../../support/random-game.ts';

/** No game of any length that people play takes more decisions than this. */
const MOST = 60_000;

it.each(everyScenario)('games end without a rules fault: $id, $scenario', (test) => {
  const { engine } = test;
  let longest = { decisions: 0, seed: 0 };
  const finish = (game: RandomGame): void => {
    const { position, picks } = played(test, game);
    const decisions = playOn(engine, position, picks, MOST);
    expect(decisions).toBeLessThan(MOST);
    expect(engine.pending(position)).toEqual([]);
    expect(engine.result(position)).not.toBeNull();
    if (decisions > longest.decisions) longest = { decisions, seed: game.seed };
  };
  fc.assert(fc.property(randomGames(test, 0), finish), { numRuns: runs(15) });
  // each option by itself, on if it is usually off and off if it is usually on
  for (const [seed, { name, start }] of engine.meta.options.entries())
    finish({ options: { [name]: !start }, seed, decisions: 0 });
  finish({ options: {}, seed: 0, decisions: 0 });
  if (process.env.RULEWRIGHT_REPORT !== undefined)
    console.log(`${test.id}, ${test.scenario}: the longest game has ${longest.decisions} decisions (${longest.seed}).`);
});
