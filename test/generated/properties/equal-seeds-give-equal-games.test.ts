import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyScenario } from '../../support/every-engine.ts';
import { cellsOf, differenceOf, played, playOne, randomGames, runs } from '../../support/random-game.ts';

it.each(everyScenario)('equal seeds give equal games: $id, $scenario', (test) => {
  fc.assert(
    fc.property(randomGames(test, 300), (game) => {
      const [one, other] = [played(test, game), played(test, game)];
      for (let n = 0; n < 50; n += 1) {
        expect(differenceOf(test.def, cellsOf(one.position), cellsOf(other.position))).toBeNull();
        expect(playOne(test.engine, one.position, one.picks)).toEqual(
          playOne(test.engine, other.position, other.picks),
        );
      }
      expect(test.engine.record(one.position)).toEqual(test.engine.record(other.position));
    }),
    { numRuns: runs(10) },
  );
});

it.each(everyScenario)('a seed is the same as a number and as a text: $id, $scenario', ({ engine, scenario }) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(engine.hash(engine.start({ scenario, seed }))).toBe(
        engine.hash(engine.start({ scenario, seed: `${seed}` })),
      );
    }),
    { numRuns: runs(20) },
  );
});

it.each(everyScenario)('different seeds give different games: $id, $scenario', ({ engine, scenario }) => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 12 }), (seeds) => {
      const hashes = seeds.map((seed) => engine.hash(engine.start({ scenario, seed })));
      expect(new Set(hashes).size).toBe(seeds.length);
    }),
    { numRuns: runs(10) },
  );
});
