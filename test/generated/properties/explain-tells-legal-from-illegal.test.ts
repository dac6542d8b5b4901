import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Action, Engine, Position } from '../../../generator/runtime/index.ts';
import { everyScenario } from '../../support/every-engine.ts';
import { type Picks, played, playOne, randomGames, runs } from '../../support/random-game.ts';
import { wellFormedActions } from '../../support/well-formed-actions.ts';

function keyOf({ choice, option, args }: Action): string {
  return JSON.stringify([choice, option, args ?? {}]);
}

/** What is wrong about the reasons of an engine: one for a legal action, or none for another. */
function reasonFault(
  engine: Engine,
  position: Position,
  player: string,
  action: Action,
  isLegal: boolean,
): string | null {
  const why = engine.explain(position, player, action);
  if (isLegal) return why === null ? null : `Legal, and yet: ${why.text}`;
  if (why === null) return `No reason why ${keyOf(action)} is not legal.`;
  if (why.text.trim() === '') return 'The reason is empty.';
  const isRule = why.file !== null && why.line !== null && why.line > 0;
  // a line of the rules, or a sentence of the runtime
  return isRule || /^[\p{Lu}"].*[.?]$/u.test(why.text)
    ? null
    : `"${why.text}" is neither a line of the rules nor a sentence.`;
}

it.each(everyScenario)('explain gives null for legal actions and a reason for all others: $id, $scenario', (test) => {
  const { engine, def } = test;
  const clauses = new Set(engine.meta.clauses.map(({ id }) => id));
  let withClause = 0;
  fc.assert(
    fc.property(randomGames(test, 1000), (game) => {
      const { position, picks } = played(test, game);
      for (let n = 0; n < 25; n += 1) {
        for (const { player, choice } of engine.pending(position)) {
          const legal = engine.actions(position, player);
          for (const action of legal) expect(reasonFault(engine, position, player, action, true)).toBeNull();
          const keys = new Set(legal.map(keyOf));
          for (const action of sample(wellFormedActions(def, choice), picks, 30)) {
            if (keys.has(keyOf(action))) continue;
            expect(reasonFault(engine, position, player, action, false)).toBeNull();
            const clause = engine.explain(position, player, action)?.clause ?? null;
            if (clause !== null) expect(clauses).toContain(clause);
            if (clause !== null) withClause += 1;
          }
        }
        if (playOne(engine, position, picks) === null) break;
      }
    }),
    { numRuns: runs(12) },
  );
  if (clauses.size > 0) expect(withClause).toBeGreaterThan(0);
});

it.each(everyScenario)('a missing or a wrong reason would be found: $id, $scenario', ({ engine, scenario }) => {
  const position = engine.start({ scenario, seed: 1 });
  const player = engine.pending(position)[0]?.player ?? '';
  const [action] = engine.actions(position, player);
  if (action === undefined) throw new Error('A game starts with a question.');
  const illegal = { choice: action.choice, option: 'none' };
  expect(reasonFault(engine, position, player, action, true)).toBeNull();
  expect(reasonFault(engine, position, player, illegal, false)).toBeNull();
  expect(reasonFault({ ...engine, explain: () => null }, position, player, illegal, false)).toContain('No reason');
  const why = { clause: null, text: 'no', file: null, line: null };
  expect(reasonFault({ ...engine, explain: () => why }, position, player, action, true)).toContain('Legal');
  expect(reasonFault({ ...engine, explain: () => why }, position, player, illegal, false)).toContain('neither');
});

function sample<T>(list: readonly T[], picks: Picks, most: number): readonly T[] {
  return list.length <= most ? list : Array.from({ length: most }, () => picks.of(list));
}
