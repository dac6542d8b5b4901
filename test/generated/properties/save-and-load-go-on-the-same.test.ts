import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Position, Save } from '../../../generator/runtime/index.ts';
import { Position as Internals } from '../../../generator/runtime/position.ts';
import { firstGameCell, RESULT, SECRET, STACK } from '../../../generator/runtime/system-cells.ts';
import { everyScenario, type ScenarioUnderTest } from '../../support/every-engine.ts';
import { cellsOf, differenceOf, Picks, played, playOn, playOne, randomGames, runs } from '../../support/random-game.ts';

const LARGEST = 4096;

/** Saves and loads; the same position must come out. */
function reloaded({ engine, def }: ScenarioUnderTest, position: Position): Position {
  const save = engine.save(position);
  const text = JSON.stringify(save);
  expect(new TextEncoder().encode(text).length).toBeLessThan(LARGEST);
  const loaded = engine.load(JSON.parse(text));
  if (!loaded.ok) throw new Error(loaded.reason);
  const again = loaded.position;
  expect(differenceOf(def, cellsOf(again), cellsOf(position))).toBeNull();
  expect(engine.hash(again)).toBe(engine.hash(position));
  expect(JSON.stringify(engine.save(again))).toBe(text);
  expect(engine.pending(again)).toEqual(engine.pending(position));
  for (const player of engine.meta.players)
    expect(engine.actions(again, player)).toEqual(engine.actions(position, player));
  return again;
}

it.each(everyScenario)('a game goes on the same to its end after saving and loading: $id, $scenario', (test) => {
  const { engine, def } = test;
  fc.assert(
    fc.property(randomGames(test, 1500), fc.nat(), (game, picks) => {
      const { position } = played(test, game);
      const again = reloaded(test, position);
      for (const each of [position, again]) playOn(engine, each, new Picks(picks), 60_000);
      expect(differenceOf(def, cellsOf(again), cellsOf(position))).toBeNull();
      expect(engine.result(again)).toEqual(engine.result(position));
    }),
    { numRuns: runs(8) },
  );
});

it.each(everyScenario)(
  'a game that is saved and loaded after every decision is the same game: $id, $scenario',
  (test) => {
    const { engine, def } = test;
    const seen = { depth: 0, betweenSecrets: 0 };
    fc.assert(
      fc.property(randomGames(test, 1000), fc.nat(), (game, seed) => {
        const { position } = played(test, game);
        let again = engine.copy(position);
        const [picks, samePicks] = [new Picks(seed), new Picks(seed)];
        for (let n = 0; n < 50; n += 1) {
          again = reloaded(test, again);
          note(position);
          if (playOne(engine, position, picks) === null) break;
          playOne(engine, again, samePicks);
          expect(differenceOf(def, cellsOf(again), cellsOf(position))).toBeNull();
        }
      }),
      { numRuns: runs(12) },
    );
    // in the middle of procedures that call each other, and between the answers of a secret choice
    expect(seen.depth).toBeGreaterThanOrEqual(Math.min(3, def.procedures.length));
    if (def.secrets.length > 0) expect(seen.betweenSecrets).toBeGreaterThan(0);

    function note(position: Position): void {
      const save: Save = engine.save(position);
      seen.depth = Math.max(seen.depth, save.cells.stack.length);
      const waiting = engine.pending(position).length;
      if ((cellsOf(position)[SECRET] ?? 0) > 0 && waiting > 0 && waiting < engine.meta.players.length)
        seen.betweenSecrets += 1;
    }
  },
);

it.each(everyScenario)('each depth of procedures is saved and loaded with each question: $id, $scenario', (test) => {
  const { engine } = test;
  const asked = new Set<string>();
  for (let seed = 0; seed < runs(8); seed += 1) {
    const options = Object.fromEntries(
      engine.meta.options.map(({ name }, i) => [name, ((seed >>> (i % 4)) & 1) === 1]),
    );
    const { position, picks } = played(test, { options, seed, decisions: 0 });
    const { c } = Internals.gameOf(position);
    for (let n = 0; n < 800; n += 1) {
      // all that runs, where it stands, who has to decide and how far the private steps are
      const control = [
        ...c.subarray(0, RESULT),
        ...c.subarray(STACK, firstGameCell(engine.meta.players.length)),
      ].join();
      if (!asked.has(control)) reloaded(test, position);
      asked.add(control);
      if (playOne(engine, position, picks) === null) break;
    }
  }
  expect(asked.size).toBeGreaterThan(1);
});
