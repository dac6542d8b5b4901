/** Random games of any engine: a seed says all, so that fast-check can shrink it. */
import fc from 'fast-check';
import type { Engine, GameDef } from '../../generator/runtime/index.ts';
import { Position } from '../../generator/runtime/position.ts';
import type { ScenarioUnderTest } from './every-engine.ts';

/** A game up to a random point: how it starts, which answers are picked, and how many. */
export interface RandomGame {
  readonly options: Readonly<Record<string, boolean>>;
  readonly seed: number;
  readonly decisions: number;
}

/** Number of runs of a property, `RULEWRIGHT_RUNS` times as many as usual. */
export function runs(usual: number): number {
  const factor = Number(process.env.RULEWRIGHT_RUNS ?? 1);
  if (!(factor > 0)) throw new Error('RULEWRIGHT_RUNS must be a number above 0.');
  return Math.max(1, Math.round(usual * factor));
}

/** Games with each option on or off, of up to `most` decisions. */
export function randomGames({ engine }: ScenarioUnderTest, most: number): fc.Arbitrary<RandomGame> {
  const options = Object.fromEntries(engine.meta.options.map(({ name }) => [name, fc.boolean()]));
  // half of the games stop early, so that the first turns are not left out
  const decisions = fc.oneof(fc.nat(most), fc.nat(Math.min(most, 100)));
  return fc.record({ options: fc.record(options), seed: fc.nat(), decisions }, { noNullPrototype: true });
}

/** A small generator of picks: equal seeds give equal picks. */
export class Picks {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) | 0;
  }

  /** 0 … n - 1. */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let word = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * n);
  }

  of<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}

/** A game up to its point; the picks go on from there. */
export function played(
  test: ScenarioUnderTest,
  game: RandomGame,
): { readonly position: Position; readonly picks: Picks } {
  const { seed, options } = game;
  const position = test.engine.start({ scenario: test.scenario, options, seed });
  const picks = new Picks(seed);
  playOn(test.engine, position, picks, game.decisions);
  return { position, picks };
}

/** Plays at most `most` random legal answers; gives how many there were before the game was over. */
export function playOn(engine: Engine, position: Position, picks: Picks, most: number): number {
  let n = 0;
  while (n < most && playOne(engine, position, picks) !== null) n += 1;
  return n;
}

/** What was decided. */
export interface Decision {
  /** Index of the player. */
  readonly player: number;
  readonly code: number;
}

/** Plays a random legal answer of a random player who has to decide; null: the game is over. */
export function playOne(engine: Engine, position: Position, picks: Picks): Decision | null {
  const decision = pickOne(engine, position, picks);
  if (decision !== null) engine.applyCode(position, decision.player, decision.code);
  return decision;
}

export function pickOne(engine: Engine, position: Position, picks: Picks): Decision | null {
  const game = Position.gameOf(position);
  const players = engine.meta.players.flatMap((_, i) => (game.choiceOf(i) >= 0 ? [i] : []));
  if (players.length === 0) return null;
  const player = picks.of(players);
  return { player, code: picks.of(game.codesOf(player)) };
}

/** The cells of a position as they are now. */
export function cellsOf(position: Position): Int32Array {
  return Position.gameOf(position).c.slice();
}

/** Where two rows of cells differ first, in words for a failing test; null: nowhere. */
export function differenceOf(def: GameDef, a: Int32Array, b: Int32Array): string | null {
  const cell = a.findIndex((value, i) => value !== b[i]);
  if (cell < 0 && a.length === b.length) return null;
  return `cell ${cell} (${nameOfCell(def, cell)}) is ${a[cell]} in one and ${b[cell]} in the other`;
}

function nameOfCell(def: GameDef, cell: number): string {
  const named = [
    ...def.fields.map((field) => ({ base: field.base, name: `${def.kinds[field.kind]?.name}.${field.name}` })),
    ...def.variables.map((each) => ({
      base: each.base,
      name: `${def.procedures[each.proc]?.name ?? 'track'} ${each.name}`,
    })),
    ...def.options.map((each) => ({ base: each.cell, name: each.name })),
    ...def.bans.map((each) => ({ base: each.cell, name: each.name })),
    ...def.kinds.flatMap(({ name, places }) =>
      places === null
        ? []
        : [
            { base: places.placeBase, name: `place of ${name}` },
            { base: places.atBase, name: `${name} at` },
            { base: places.shownBase, name: `${name} shown` },
          ],
    ),
  ].filter(({ base }) => base <= cell);
  return named.sort((a, b) => b.base - a.base)[0]?.name ?? 'system';
}

/** The name of a player by index. */
export function playerAt(engine: Engine, index: number): string {
  const name = engine.meta.players[index];
  if (name === undefined) throw new Error(`There is no player ${index}.`);
  return name;
}

/** As it is after writing to a file and reading it again. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T; // saves, records and actions are plain JSON
}
