import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Engine, Position } from '../../../generator/runtime/index.ts';
import { SECRET } from '../../../generator/runtime/system-cells.ts';
import { everyScenario } from '../../support/every-engine.ts';
import { cellsOf, pickOne, played, playerAt, playOne, randomGames, runs } from '../../support/random-game.ts';

/** What is wrong with a position: nobody can go on, or somebody can although the game is over. */
function deadEnd(engine: Engine, position: Position): string | null {
  const pending = engine.pending(position);
  const result = engine.result(position);
  if (result !== null) return pending.length === 0 ? null : 'The game is over and somebody still has to decide.';
  if (pending.length === 0) return 'Nobody has to decide, and there is no result.';
  for (const { player, choice } of pending) {
    const actions = engine.actions(position, player);
    // one answer only is asked where silence would tell the others: in secret
    const fewest = (cellsOf(position)[SECRET] ?? 0) === 0 ? 2 : 1;
    if (actions.length < fewest) return `${player} has ${actions.length} answers to "${choice}".`;
    if (new Set(actions.map((action) => JSON.stringify(action))).size < actions.length)
      return `${player} is offered an answer to "${choice}" twice.`;
    if (actions.some((action) => action.choice !== choice)) return `${player} is offered answers to another choice.`;
  }
  const others = engine.meta.players.filter((player) => !pending.some((each) => each.player === player));
  return others.some((player) => engine.actions(position, player).length > 0)
    ? 'Somebody who has nothing to decide has actions.'
    : null;
}

it.each(everyScenario)('there is always a legal action or a result: $id, $scenario', (test) => {
  fc.assert(
    fc.property(randomGames(test, 1500), (game) => {
      const { position, picks } = played(test, game);
      let n = 0;
      do {
        expect(deadEnd(test.engine, position)).toBeNull();
        n += 1;
      } while (n < 60 && playOne(test.engine, position, picks) !== null);
    }),
    { numRuns: runs(12) },
  );
});

it.each(everyScenario)('named actions do the same as their codes: $id, $scenario', (test) => {
  const { engine } = test;
  fc.assert(
    fc.property(randomGames(test, 400), (game) => {
      const { position, picks } = played(test, game);
      const other = engine.copy(position);
      for (let n = 0; n < 80; n += 1) {
        const decision = pickOne(engine, position, picks);
        if (decision === null) break;
        const action = engine.action(position, decision.player, decision.code);
        engine.applyCode(position, decision.player, decision.code);
        expect(engine.apply(other, playerAt(engine, decision.player), action)).toEqual({ ok: true });
        expect(engine.hash(other)).toBe(engine.hash(position));
      }
    }),
    { numRuns: runs(8) },
  );
});

it.each(everyScenario)('a dead end would be found: $id, $scenario', ({ engine, scenario }) => {
  const position = engine.start({ scenario, seed: 1 });
  expect(deadEnd(engine, position)).toBeNull();
  expect(deadEnd({ ...engine, pending: () => [] }, position)).toContain('no result');
  expect(deadEnd({ ...engine, actions: () => [] }, position)).toContain('has 0 answers');
  expect(deadEnd({ ...engine, result: () => ({ winner: null }) }, position)).toContain('still has to decide');
});
