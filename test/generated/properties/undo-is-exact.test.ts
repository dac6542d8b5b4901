import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Engine, Position } from '../../../generator/runtime/index.ts';
import { Position as Internals } from '../../../generator/runtime/position.ts';
import { everyScenario, type ScenarioUnderTest } from '../../support/every-engine.ts';
import {
  cellsOf,
  type Decision,
  differenceOf,
  type Picks,
  played,
  playOne,
  randomGames,
  runs,
} from '../../support/random-game.ts';

interface Moment {
  readonly cells: Int32Array;
  readonly hash: string;
  readonly steps: number;
}

interface Act {
  readonly before: Moment;
  readonly decision: Decision;
  readonly hadChance: boolean;
}

interface Found {
  readonly faults: readonly string[];
  readonly undone: number;
  readonly longestChain: number;
}

/** Plays, takes back as far as the engine lets it, and says what is wrong about that. */
function undoFaults(test: Pick<ScenarioUnderTest, 'engine' | 'def'>, position: Position, picks: Picks): Found {
  const { engine, def } = test;
  const faults: string[] = [];
  const acts: Act[] = [];
  let undone = 0;
  let longestChain = 0;
  for (let n = 0; n < 40; n += 1) {
    const before = momentOf(engine, position);
    const decision = playOne(engine, position, picks);
    if (decision === null) break;
    const steps = engine.record(position).steps.slice(before.steps);
    const hadChance = steps.some((step) => 'chance' in step);
    acts.push({ before, decision, hadChance });
    if (hadChance && engine.canUndo(position)) faults.push('An act with chance in it can be taken back.');
    if (picks.below(3) > 0) continue;
    const chain = takeBack(acts);
    undone += chain;
    longestChain = Math.max(longestChain, chain);
  }
  return { faults, undone, longestChain };

  /** Goes back to a barrier, or a part of the way; gives the number of acts taken back. */
  function takeBack(history: Act[]): number {
    const most = picks.below(2) === 0 ? history.length : 1 + picks.below(4);
    let chain = 0;
    let player: number | null = null;
    while (chain < most && engine.canUndo(position)) {
      const act = history.pop();
      if (act === undefined) break; // before the point where this began to look
      if (act.hadChance) faults.push('Chance was taken back.');
      if (player !== null && player !== act.decision.player) faults.push('The act of another player was taken back.');
      player = act.decision.player;
      if (!engine.undo(position).ok) faults.push('canUndo is true and undo refuses.');
      const now = momentOf(engine, position);
      const difference = differenceOf(def, act.before.cells, now.cells);
      if (difference !== null) faults.push(`After undo ${difference}.`);
      if (now.hash !== act.before.hash) faults.push('The hash is another after undo.');
      if (now.steps !== act.before.steps) faults.push('The record is longer or shorter after undo.');
      chain += 1;
    }
    if (engine.canUndo(position)) return chain;
    const before = momentOf(engine, position);
    const refused = engine.undo(position);
    if (refused.ok) faults.push('canUndo is false and undo does something.');
    if (differenceOf(def, before.cells, cellsOf(position)) !== null) faults.push('A refused undo changed something.');
    return chain;
  }
}

function momentOf(engine: Engine, position: Position): Moment {
  return { cells: cellsOf(position), hash: engine.hash(position), steps: engine.record(position).steps.length };
}

it.each(everyScenario)('undo is exact, as far as the last barrier and no further: $id, $scenario', (test) => {
  let undone = 0;
  let longestChain = 0;
  fc.assert(
    fc.property(randomGames(test, 800), (game) => {
      const { position, picks } = played(test, game);
      const found = undoFaults(test, position, picks);
      expect(found.faults).toEqual([]);
      undone += found.undone;
      longestChain = Math.max(longestChain, found.longestChain);
    }),
    { numRuns: runs(25) },
  );
  expect(undone).toBeGreaterThan(20);
  expect(longestChain).toBeGreaterThan(1);
});

it.each(everyScenario)('what was taken back and done again is the same: $id, $scenario', (test) => {
  const { engine, def } = test;
  fc.assert(
    fc.property(randomGames(test, 400), (game) => {
      const { position, picks } = played(test, game);
      for (let n = 0; n < 40; n += 1) {
        const decision = playOne(engine, position, picks);
        if (decision === null) break;
        if (!engine.canUndo(position)) continue;
        const after = cellsOf(position);
        engine.undo(position);
        engine.applyCode(position, decision.player, decision.code);
        expect(differenceOf(def, after, cellsOf(position))).toBeNull();
        expect(engine.canUndo(position)).toBe(true);
      }
    }),
    { numRuns: runs(12) },
  );
});

it.each(everyScenario)('an undo that goes wrong would be found: $id, $scenario', (test) => {
  const { engine, def } = test;
  const found = (change: Partial<Engine>): readonly string[] => {
    const faults: string[] = [];
    for (let seed = 0; seed < 10; seed += 1) {
      const { position, picks } = played(test, { options: {}, seed, decisions: 20 });
      faults.push(...undoFaults({ engine: { ...engine, ...change }, def }, position, picks).faults);
    }
    return faults;
  };
  expect(found({})).toEqual([]);
  const last = def.size - 1;
  const forgetful = (position: Position): ReturnType<Engine['undo']> => {
    const kept = cellsOf(position)[last] ?? 0;
    const done = engine.undo(position);
    if (done.ok) Internals.gameOf(position).c[last] = kept + 1; // one cell is not put back
    return done;
  };
  expect(found({ undo: forgetful }).join()).toContain('After undo cell');
  expect(found({ canUndo: () => true }).join()).toContain('chance');
});
