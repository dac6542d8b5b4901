import { GameInPlay } from './game-in-play.ts';
import type { GameTables } from './game-tables.ts';
import { quoted, readObject } from './plain-data.ts';
import { RulesFault } from './rules-fault.ts';
import { type Save, saveGame } from './save.ts';
import { readSavedCells } from './saved-cells.ts';
import { Misfit, readSavedNames } from './saved-names.ts';
import { PENDING } from './system-cells.ts';

/** A loaded game, or what does not fit. */
export type Loaded = { readonly ok: true; readonly game: GameInPlay } | { readonly ok: false; readonly reason: string };

/**
 * Reads a save. A save of the same rules must be a position exactly; one of other rules is carried over by names, and its
 * open question is asked again under the present rules. Total: whatever is handed in, the answer is a value.
 */
export function loadGame(tables: GameTables, input: unknown): Loaded {
  try {
    return { ok: true, game: read(tables, input) };
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, reason: error.message };
    if (error instanceof RulesFault)
      return { ok: false, reason: `The rules fail in the saved position: ${error.message}` };
    return { ok: false, reason: 'The saved position cannot occur under these rules.' }; // generated code met values it never makes
  }
}

function read(tables: GameTables, input: unknown): GameInPlay {
  const save = readObject(input, 8);
  if (save?.get('format') !== 'rulewright-save') throw new Misfit('This is not a save of a game.');
  if (save.get('version') !== 1)
    throw new Misfit(`Saves of version ${quoted(save.get('version'))} are not known here.`);
  if (save.get('game') !== tables.def.id)
    throw new Misfit(`This is a save of ${quoted(save.get('game'))}, not of "${tables.def.id}".`);
  const names = readSavedNames(tables, save.get('names'));
  const cells = readSavedCells(tables, names, save.get('cells'));
  const game = new GameInPlay(tables, cells.slice(), { save: null });
  game.askAgain();
  const isAsSaved = cells.every((value, cell) => value === game.c[cell]);
  if (!isAsSaved && save.get('rules') === tables.def.rules) throw new Misfit(whatDiffers(tables, cells, game.c));
  return restarted(game);
}

/** The same position with a record that begins here, and a save of our own making to begin with. */
function restarted(game: GameInPlay): GameInPlay {
  const save: Save = saveGame(game);
  return new GameInPlay(game.tables, game.c, { save });
}

function whatDiffers(tables: GameTables, saved: Int32Array, asked: Int32Array): string {
  const player = tables.players.findIndex((_, i) => saved[PENDING + i] !== asked[PENDING + i]);
  return player < 0
    ? 'The saved position does not stand at a question.'
    : `What ${tables.players[player] ?? ''} has to decide does not fit the saved position.`;
}
