import { answerOf } from './answers.ts';
import { at } from './at.ts';
import { beginGame } from './begin.ts';
import type { ChanceValue } from './chance.ts';
import type { GameInPlay } from './game-in-play.ts';
import type { GameTables } from './game-tables.ts';
import { loadGame } from './load.ts';
import { quoted, readArray, readObject, readText } from './plain-data.ts';
import { RulesFault } from './rules-fault.ts';

/** A replayed game, or where and why the record does not fit. `step` counts from 1; null: before the first step. */
export type Replayed =
  | { readonly ok: true; readonly game: GameInPlay }
  | { readonly ok: false; readonly reason: string; readonly step: number | null };

export interface ReplayOptions {
  /** Also replay a record of other rules, as far as it goes: shows where the rules part. */
  readonly otherRules?: boolean;
}

/** A decision with the chance that followed it; the first one has no decision. */
interface Move {
  readonly player: unknown;
  readonly action: unknown;
  readonly chance: ChanceValue[];
  readonly step: number | null;
}

class BadRecord extends Error {
  readonly step: number | null;
  constructor(message: string, step: number | null) {
    super(message);
    this.step = step;
  }
}

const MOST_STEPS = 1_000_000;
const MOST_VALUES = 10_000;

/** Plays a record again: same decisions, same chance, same position. Total: a bad record is refused with a reason. */
export function replayRecord(tables: GameTables, input: unknown, options: ReplayOptions): Replayed {
  try {
    return { ok: true, game: play(tables, input, options) };
  } catch (error) {
    if (error instanceof BadRecord) return { ok: false, reason: error.message, step: error.step };
    throw error;
  }
}

function play(tables: GameTables, input: unknown, options: ReplayOptions): GameInPlay {
  const record = readObject(input, 8);
  if (record?.get('format') !== 'rulewright-record') throw new BadRecord('This is not a record of a game.', null);
  if (record.get('version') !== 1)
    throw new BadRecord(`Records of version ${quoted(record.get('version'))} are not known here.`, null);
  if (record.get('game') !== tables.def.id)
    throw new BadRecord(`This is a record of ${quoted(record.get('game'))}, not of "${tables.def.id}".`, null);
  if (options.otherRules !== true && record.get('rules') !== tables.def.rules)
    throw new BadRecord('The record was made with other rules.', null);
  const steps = readArray(record.get('steps'), MOST_STEPS);
  if (steps === null) throw new BadRecord('The record has no list of steps.', null);
  const [opening, ...moves] = movesOf(steps);
  const game = begin(tables, record.get('start'), opening?.chance ?? []);
  for (const move of moves) repeat(game, move);
  game.script = null;
  return game;
}

function movesOf(steps: readonly unknown[]): readonly Move[] {
  const moves: Move[] = [{ player: null, action: null, chance: [], step: null }];
  for (const [i, input] of steps.entries()) {
    const step = readObject(input, 5);
    if (step === null) throw new BadRecord('This step is no plain object.', i + 1);
    if (step.has('chance')) at(moves, moves.length - 1).chance.push(...chanceOf(step, i + 1));
    else {
      const action = Object.fromEntries([...step].filter(([key]) => key !== 'player'));
      moves.push({ player: step.get('player'), action, chance: [], step: i + 1 });
    }
  }
  return moves;
}

function chanceOf(step: ReadonlyMap<string, unknown>, number: number): readonly ChanceValue[] {
  const wanted = step.get('chance') === 'roll' ? 'number' : step.get('chance') === 'draw' ? 'string' : null;
  const values = readArray(step.get('values'), MOST_VALUES);
  if (wanted === null || values === null)
    throw new BadRecord('This step of chance is neither a roll nor a draw with values.', number);
  return values.map((value) => {
    if (typeof value === wanted && (typeof value === 'number' || typeof value === 'string')) return value;
    throw new BadRecord(`${quoted(value)} is no result of a ${quoted(step.get('chance'))}.`, number);
  });
}

function begin(tables: GameTables, input: unknown, chance: readonly ChanceValue[]): GameInPlay {
  const start = readObject(input, 3);
  if (start === null) throw new BadRecord('The record does not say how the game began.', null);
  if (start.has('save')) {
    const loaded = loadGame(tables, start.get('save'));
    if (!loaded.ok) throw new BadRecord(loaded.reason, null);
    if (chance.length > 0) throw new BadRecord('The record has chance before the first decision.', 1);
    return loaded.game;
  }
  const scenario = start.get('scenario');
  const seed = start.get('seed');
  const options = readObject(start.get('options'), 1000);
  const isNamed = scenario === null || readText(scenario, 200) !== null;
  const isSeeded = (typeof seed === 'number' && Number.isFinite(seed)) || readText(seed, 10_000) !== null;
  if (!isNamed || !isSeeded || options === null)
    throw new BadRecord('The record does not say how the game began.', null);
  return attempt(null, () => {
    // all three were just tested; the values of options are tested by beginGame
    const chosen = {
      scenario: scenario as string | null,
      seed: seed as string | number,
      options: Object.fromEntries(options) as Record<string, boolean>,
    };
    const game = beginGame(tables, { ...chosen, script: { values: chance, then: 'fault' } });
    if (game.scripted !== chance.length)
      throw new BadRecord('The record has more chance than the beginning takes.', null);
    return game;
  });
}

function repeat(game: GameInPlay, move: Move): void {
  const answer = answerOf(game, move.player, move.action);
  if (!('code' in answer))
    throw new BadRecord(
      answer.clause === null ? answer.text : `${answer.text} (${game.tables.def.prefix}-${answer.clause})`,
      move.step,
    );
  game.script = { values: move.chance, then: 'fault' };
  game.scripted = 0;
  attempt(move.step, () => game.act(answer.player, answer.code));
  if (game.scripted !== move.chance.length)
    throw new BadRecord('The record has more chance after this step than the rules take.', move.step);
}

function attempt<T>(step: number | null, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RulesFault || error instanceof RangeError) throw new BadRecord(error.message, step);
    throw error;
  }
}
