import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Engine, Position } from '../../../generator/runtime/index.ts';
import { type EngineUnderTest, everyScenario } from '../../support/every-engine.ts';
import {
  cellsOf,
  differenceOf,
  Picks,
  played,
  playOn,
  randomGames,
  runs,
  throughJson,
} from '../../support/random-game.ts';

/** How the replay of the record of a position differs from it; null: not at all. `position` is played to its end. */
function replayFault(
  { engine, def }: Pick<EngineUnderTest, 'engine' | 'def'>,
  position: Position,
  after: { readonly picks: number; readonly decisions: number },
): string | null {
  const record = throughJson(engine.record(position));
  const result = engine.replay(record);
  if (!result.ok) return `The record is refused at step ${result.step}: ${result.reason}`;
  const again = result.position;
  const difference = differenceOf(def, cellsOf(position), cellsOf(again));
  if (difference !== null) return `Replayed: ${difference}.`;
  if (engine.hash(again) !== engine.hash(position)) return 'The hashes differ.';
  if (JSON.stringify(engine.record(again)) !== JSON.stringify(record)) return 'The record of the replay is another.';
  for (const each of [position, again]) playOn(engine, each, new Picks(after.picks), after.decisions);
  const later = differenceOf(def, cellsOf(position), cellsOf(again));
  return later === null ? null : `Played on: ${later}.`;
}

it.each(everyScenario)('replay gives the same position and goes on the same to the end: $id, $scenario', (test) => {
  fc.assert(
    fc.property(randomGames(test, 1000), fc.nat(), (game, picks) => {
      const { position } = played(test, game);
      expect(replayFault(test, position, { picks, decisions: 60_000 })).toBeNull();
    }),
    { numRuns: runs(8) },
  );
});

it.each(everyScenario)('a whole game is replayed, also from any save in it: $id, $scenario', (test) => {
  const { engine, def } = test;
  fc.assert(
    fc.property(randomGames(test, 500), (game) => {
      const { position, picks } = played(test, game);
      const loaded = engine.load(throughJson(engine.save(position)));
      if (!loaded.ok) throw new Error(loaded.reason);
      playOn(engine, loaded.position, picks, 1500);
      const again = engine.replay(throughJson(engine.record(loaded.position)));
      if (!again.ok) throw new Error(`${again.step}: ${again.reason}`);
      expect(differenceOf(def, cellsOf(again.position), cellsOf(loaded.position))).toBeNull();
    }),
    { numRuns: runs(6) },
  );
});

it.each(everyScenario)('a replay that goes wrong would be found: $id, $scenario', (test) => {
  const { engine, def } = test;
  const faultWith = (change: Partial<Engine>): string | null => {
    const { position } = played(test, { options: {}, seed: 5, decisions: 40 });
    return replayFault({ engine: { ...engine, ...change }, def }, position, { picks: 1, decisions: 20 });
  };
  expect(faultWith({})).toBeNull();
  // an engine that forgets the last step, that rolls its own dice, that writes down another decision
  expect(faultWith({ replay: (json) => engine.replay(withSteps(json, (steps) => steps.slice(0, -1))) })).not.toBeNull();
  expect(
    faultWith({
      replay: (json) => engine.replay(withSteps(json, (steps) => steps.filter((step) => !('chance' in step)))),
    }),
  ).not.toBeNull();
  expect(faultWith({ record: (position) => engine.record(engine.copy(startOf(position))) })).not.toBeNull();

  function startOf(_position: Position): Position {
    return engine.start({ scenario: test.scenario, seed: 5 });
  }
  function withSteps(json: unknown, change: (steps: readonly object[]) => readonly object[]): unknown {
    const record = json as { readonly steps: readonly object[] }; // made by the engine itself
    return { ...record, steps: change(record.steps) };
  }
});
