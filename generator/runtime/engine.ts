import { type Action, actionOf, parseAction } from './action-codec.ts';
import { actionsOf, answerOf, sentence, type Why, whyFault } from './answers.ts';
import { at } from './at.ts';
import { beginGame } from './begin.ts';
import type { Script } from './chance.ts';
import { checkDef } from './check-def.ts';
import type { GameDef } from './contract.ts';
import type { Applied, Engine, Meta, Pending, StartOptions } from './engine-types.ts';
import type { GameInPlay } from './game-in-play.ts';
import { type GameTables, makeTables } from './game-tables.ts';
import { hashCells } from './hash.ts';
import { loadGame } from './load.ts';
import { writeLog } from './log.ts';
import { quoted } from './plain-data.ts';
import { Position } from './position.ts';
import { recordOf } from './record.ts';
import { replayRecord } from './replay.ts';
import { RulesFault } from './rules-fault.ts';
import { saveGame } from './save.ts';
import { makeView, resultOf } from './view.ts';
import { describeAction, wordsOf } from './words.ts';

/**
 * The engine of a generated game. P: names of the players, A: the actions of the game; both are known to the generator,
 * which vouches for them.
 */
export function createEngine<P extends string = string, A extends Action = Action>(def: GameDef): Engine<P, A> {
  checkDef(def);
  const tables = makeTables(def);
  const gameOf = (position: Position): GameInPlay => {
    const game = position instanceof Position ? Position.gameOf(position) : undefined;
    if (game?.tables !== tables) throw new TypeError(`This is not a position of the engine of "${def.title}".`);
    return game;
  };
  const viewerOf = (player: string | null): number => (player === null ? -1 : playerOf(tables, player));
  return {
    meta: metaOf<P>(tables),
    start: (options = {}) => new Position(startGame(tables, options)),
    pending: (position) => pendingOf<P>(gameOf(position)),
    actions: (position, player) => actionsOf(gameOf(position), playerOf(tables, player)) as readonly A[], // A is what the generator derived from the same choices
    apply: (position, player, action) => applyAction(gameOf(position), player, action),
    explain: (position, player, action) => {
      const answer = answerOf(gameOf(position), player, action);
      return 'code' in answer ? null : answer;
    },
    view: (position, player) => makeView(tables, gameOf(position).c, viewerOf(player)),
    log: (position, player, lang) => writeLog(gameOf(position), viewerOf(player), wordsOf(def, lang)),
    describe: (position, _player, action, lang) => {
      gameOf(position);
      const parsed = parseAction(action);
      if (typeof parsed === 'string') return parsed;
      return describeAction(def, wordsOf(def, lang), { ...parsed, args: Object.fromEntries(parsed.args) });
    },
    prompt: (position, player, lang) => {
      const choice = def.choices[gameOf(position).choiceOf(playerOf(tables, player))];
      return choice === undefined ? null : wordsOf(def, lang).prompt(choice.name);
    },
    canUndo: (position) => gameOf(position).canUndo(),
    undo: (position) => undoAct(gameOf(position)),
    result: (position) => resultOf(tables, gameOf(position).c),
    save: (position) => saveGame(gameOf(position)),
    load: (json) => positionOf(loadGame(tables, json)),
    copy: (position) => new Position(gameOf(position).copy()),
    record: (position) => recordOf(gameOf(position)),
    replay: (json, options = {}) => positionOf(replayRecord(tables, json, options)),
    script: (position, values, afterScript = 'generator') => {
      const game = gameOf(position);
      game.script = values === null ? null : { values: [...values], then: afterScript };
      game.scripted = 0;
    },
    hash: (position) => hashCells(gameOf(position).c),
    codes: (position, out) => listCodes(gameOf(position), out),
    applyCode: (position, player, code) => {
      const game = gameOf(position);
      if (game.choiceOf(player) < 0) throw new RangeError(`Player ${player} has nothing to decide.`);
      game.act(player, code);
    },
    action: (position, player, code) => actionOf(def, gameOf(position).choiceOf(player), code) as A, // as for `actions`
  };
}

function startGame(tables: GameTables, options: StartOptions): GameInPlay {
  const script: Script | null =
    options.script === undefined ? null : { values: [...options.script], then: options.afterScript ?? 'generator' };
  const scenario = options.scenario ?? tables.def.scenarios[0]?.name ?? null;
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 32);
  return beginGame(tables, { scenario, options: { ...options.options }, seed, script });
}

function applyAction(game: GameInPlay, player: string, action: unknown): Applied {
  const answer = answerOf(game, player, action);
  if (!('code' in answer)) return refused(answer);
  try {
    game.act(answer.player, answer.code);
    return { ok: true };
  } catch (error) {
    if (error instanceof RulesFault) return refused(whyFault(error));
    throw error;
  }
}

function undoAct(game: GameInPlay): Applied {
  if (!game.canUndo())
    return refused(
      sentence('There is nothing to take back: chance, something shown or another player came in between.'),
    );
  game.undo();
  return { ok: true };
}

function refused(reason: Why): Applied {
  return { ok: false, reason };
}

function listCodes(game: GameInPlay, out: number[]): number {
  out.length = 0;
  for (let player = 0; player < game.tables.players.length; player += 1) {
    if (game.choiceOf(player) < 0) continue;
    for (const code of game.codesOf(player)) out.push(code);
    return player;
  }
  return -1;
}

function pendingOf<P extends string>(game: GameInPlay): readonly Pending<P>[] {
  return game.tables.players.flatMap((player, i) => {
    const choice = game.tables.def.choices[game.choiceOf(i)];
    return choice === undefined ? [] : [{ player: player as P, choice: choice.name, clause: choice.clause }]; // P lists the players
  });
}

function playerOf(tables: GameTables, player: string): number {
  const index = tables.playerOf.get(player);
  if (index === undefined)
    throw new RangeError(`There is no player ${quoted(player)}. Known: ${tables.players.join(', ')}.`);
  return index;
}

function positionOf<R extends { readonly ok: false }>(
  done: { readonly ok: true; readonly game: GameInPlay } | R,
): { readonly ok: true; readonly position: Position } | R {
  return done.ok ? { ok: true, position: new Position(done.game) } : done;
}

function metaOf<P extends string>({ def }: GameTables): Meta<P> {
  return {
    id: def.id,
    title: def.title,
    prefix: def.prefix,
    rules: def.rules,
    players: at(def.kinds, def.players).members as readonly P[], // P lists the players
    scenarios: def.scenarios.map((scenario) => scenario.name),
    options: def.options.map(({ name, start }) => ({ name, start })),
    clauses: def.clauses,
    choices: def.choices.map(({ name, clause, options }) => ({
      name,
      clause,
      options: options.map((option) => ({ name: option.name, arg: option.arg?.name ?? null })),
    })),
    kinds: def.kinds.map(({ name, plural, members, designs }) => ({ name, plural, members, designs })),
    languages: Object.keys(def.texts),
  };
}
