import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Engine, Position } from '../../../generator/runtime/index.ts';
import { everyScenario, type ScenarioUnderTest } from '../../support/every-engine.ts';
import { played, type RandomGame, randomGames, runs } from '../../support/random-game.ts';
import { shadowGame } from '../../support/shadow-game.ts';

/** A game and its twin are compared at most this many decisions long. */
const MOST = 40;

interface Compared {
  readonly leak: string | null;
  /** Decisions after which logs were equal and longer than before. */
  readonly lines: number;
}

/** Plays a game and a twin that the viewer cannot tell from it, and compares what the viewer is told of both. */
function compareLogs(
  test: ScenarioUnderTest,
  told: Pick<Engine, 'log' | 'view' | 'actions'>,
  game: RandomGame,
  viewer: number,
): Compared {
  const { engine } = test;
  const player = engine.meta.players[viewer] ?? null;
  const { position, picks } = played(test, game);
  const shadow = shadowGame(test, position, viewer, picks);
  let lines = 0;
  if (shadow === null) return { leak: null, lines };
  const tell = (on: Position): readonly string[] => [
    ...told.log(on, player, engine.meta.languages[0] ?? 'en').map((line) => JSON.stringify(line)),
    JSON.stringify(told.view(on, player)),
    player === null ? '' : JSON.stringify(told.actions(on, player)),
  ];
  for (let n = 0; n < MOST && shadow.playOne(); n += 1) {
    if (n % 4 !== 0) continue; // a log is the whole game played again
    const [one, twin] = [tell(shadow.one), tell(shadow.twin)];
    const at = one.findIndex((line, i) => line !== twin[i]);
    if (at >= 0 || one.length !== twin.length)
      return { leak: `${player ?? 'A spectator'} can tell:\n${one[at]}\n${twin[at]}`, lines };
    lines = one.length - 2;
  }
  return { leak: null, lines };
}

it.each(everyScenario)('logs of games that differ only in hidden things are equal: $id, $scenario', (test) => {
  let lines = 0;
  fc.assert(
    fc.property(randomGames(test, 600), (game) => {
      for (const viewer of [...test.engine.meta.players.keys(), -1]) {
        const compared = compareLogs(test, test.engine, game, viewer);
        expect(compared.leak).toBeNull();
        lines += compared.lines;
      }
    }),
    { numRuns: runs(25) },
  );
  if (test.def.kinds.some(({ identity }) => identity === 'owner')) expect(lines).toBeGreaterThan(50);
});

it.each(everyScenario)('a log that names what is hidden would be found: $id, $scenario', (test) => {
  const { engine, def } = test;
  if (!def.kinds.some(({ identity }) => identity === 'owner')) return;
  const games = Array.from({ length: 30 }, (_, seed) => ({ options: {}, seed, decisions: 30 + seed }));
  // a log that tells a spectator what its writer knows
  const log: Engine['log'] = (position, player, lang) =>
    engine.meta.players.flatMap((each) => engine.log(position, player ?? each, lang));
  expect(games.every((game) => compareLogs(test, engine, game, -1).leak === null)).toBe(true);
  expect(games.some((game) => compareLogs(test, { ...engine, log }, game, -1).leak !== null)).toBe(true);
});
