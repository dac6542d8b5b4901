import { at } from './at.ts';
import type { Script } from './chance.ts';
import { GameInPlay } from './game-in-play.ts';
import type { GameTables } from './game-tables.ts';
import { quoted } from './plain-data.ts';
import { seedWords } from './random.ts';
import type { Sink } from './sink.ts';
import { RANDOM } from './system-cells.ts';

export interface BeginningChosen {
  readonly scenario: string | null;
  readonly options: Readonly<Record<string, boolean>>;
  readonly seed: number | string;
  readonly script: Script | null;
  /** Makes the listener of what happens from the first step on. */
  readonly listener?: (game: GameInPlay) => Sink;
}

/** A new game, run to its first question. Unknown names throw a RangeError that lists the known ones. */
export function beginGame(tables: GameTables, chosen: BeginningChosen): GameInPlay {
  const { scenario, options, seed } = chosen;
  const game = new GameInPlay(tables, emptyCells(tables), { scenario, options, seed });
  for (const [i, word] of seedWords(seed).entries()) game.c[RANDOM + i] = word;
  writeOptions(game, options);
  const then = setUp(game, scenario);
  game.script = chosen.script;
  game.push(tables.def.main);
  if (then >= 0) game.push(then);
  if (chosen.listener !== undefined) game.sink = chosen.listener(game);
  game.begin();
  return game;
}

/** Cells with every attribute and variable at its start and every thing out of the game. */
export function emptyCells(tables: GameTables): Int32Array {
  const { def, fields } = tables;
  const c = new Int32Array(def.size);
  for (const field of fields) c.set(field.start, field.base);
  for (const variable of def.variables) c.fill(variable.start, variable.base, variable.base + variable.count);
  for (const option of def.options) c[option.cell] = option.start ? 1 : 0;
  for (const [kind, { places, members }] of def.kinds.entries()) {
    if (places === null) continue;
    c.fill(-1, places.placeBase, places.placeBase + members.length);
    if (tables.hides[kind] === true) for (let i = 0; i < members.length; i += 1) setBit(c, places.shownBase, i);
  }
  return c;
}

/** Puts a thing into a place as a set-up does: nobody sees it go, and its attributes stay as they are. */
export function placeThing(
  tables: GameTables,
  c: Int32Array,
  placing: { readonly kind: number; readonly thing: number; readonly place: number },
): void {
  const { kind, thing, place } = placing;
  const { places, words } = at(tables.def.kinds, kind);
  if (places === null || place < 0) return;
  c[places.placeBase + thing] = place;
  setBit(c, places.atBase + place * words, thing);
  const shown = places.shownBase + (thing >>> 5);
  c[shown] = (c[shown] ?? 0) & ~(1 << (thing & 31));
}

function setBit(c: Int32Array, base: number, i: number): void {
  const cell = base + (i >>> 5);
  c[cell] = (c[cell] ?? 0) | (1 << (i & 31));
}

function writeOptions(game: GameInPlay, chosen: Readonly<Record<string, boolean>>): void {
  const { options } = game.tables.def;
  for (const [name, value] of Object.entries(chosen)) {
    const option = options.find((each) => each.name === name);
    if (option === undefined)
      throw unknown(
        'option',
        name,
        options.map((each) => each.name),
      );
    if (typeof value !== 'boolean') throw new RangeError(`Option "${name}" is true or false, not ${quoted(value)}.`);
    game.c[option.cell] = value ? 1 : 0;
  }
}

/** Writes the scenario; gives the procedure that runs first, or -1. */
function setUp(game: GameInPlay, name: string | null): number {
  const { scenarios } = game.tables.def;
  if (name === null && scenarios.length === 0) return -1;
  const scenario = scenarios.find((each) => each.name === name);
  if (scenario === undefined)
    throw unknown(
      'scenario',
      String(name),
      scenarios.map((each) => each.name),
    );
  for (const placing of scenario.places) placeThing(game.tables, game.c, placing);
  for (const [cell, value] of scenario.cells) game.c[cell] = value;
  return scenario.then;
}

function unknown(what: string, name: string, known: readonly string[]): RangeError {
  return new RangeError(`There is no ${what} ${quoted(name)}. Known: ${known.join(', ')}.`);
}
