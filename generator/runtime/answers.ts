/** Between actions and codes in a running game: which answer an action is, and why it is none. */
import { type Action, actionOf, codesFor, type FoundCodes, type ParsedAction, parseAction } from './action-codec.ts';
import { at } from './at.ts';
import { SPAN } from './contract.ts';
import type { GameInPlay } from './game-in-play.ts';
import { quoted } from './plain-data.ts';
import type { RulesFault } from './rules-fault.ts';
import { seesIdentity } from './sight.ts';
import { RESULT } from './system-cells.ts';

/** Why something is refused: a line of the rules with its clause where a rule forbids it, else a plain sentence. */
export interface Why {
  readonly clause: string | null;
  readonly text: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** A legal answer, or why the action is none. Tells a player nothing about things it does not see. */
export function answerOf(
  game: GameInPlay,
  player: unknown,
  input: unknown,
): { readonly player: number; readonly code: number } | Why {
  const who = decider(game, player);
  if (typeof who === 'string') return sentence(who);
  const action = parseAction(input);
  if (typeof action === 'string') return sentence(action);
  const found = candidates(game, who, action);
  if (typeof found === 'string') return sentence(found);
  const code = game.codesOf(who).find((legal) => found.codes.includes(legal));
  return code === undefined ? whyNone(game, who, found) : { player: who, code };
}

/** The legal answers of a player as actions; none if the player has nothing to decide. */
export function actionsOf(game: GameInPlay, player: number): readonly Action[] {
  const choice = game.choiceOf(player);
  return choice < 0 ? [] : game.codesOf(player).map((code) => actionOf(game.tables.def, choice, code));
}

/** What a rules fault says to somebody who meets it in play. */
export function whyFault(fault: RulesFault): Why {
  return {
    clause: null,
    text: `The rules fail here: ${fault.message}`,
    file: fault.source?.file ?? null,
    line: fault.source?.line ?? null,
  };
}

export function sentence(text: string): Why {
  return { clause: null, text, file: null, line: null };
}

function decider(game: GameInPlay, player: unknown): number | string {
  const who = typeof player === 'string' ? game.tables.playerOf.get(player) : undefined;
  if (who === undefined) return `There is no player ${quoted(player)}.`;
  if (game.c[RESULT] !== 0) return 'The game is over.';
  return game.choiceOf(who) < 0 ? `It is not for ${at(game.tables.players, who)} to decide now.` : who;
}

function candidates(game: GameInPlay, player: number, action: ParsedAction): FoundCodes | string {
  const choice = game.choiceOf(player);
  const def = at(game.tables.def.choices, choice);
  if (action.choice === def.name) return codesFor(game.tables.def, def, action);
  const isKnown = game.tables.choiceOf.has(action.choice);
  return isKnown
    ? `The question now is "${def.name}", not "${action.choice}".`
    : `There is no choice ${quoted(action.choice)}.`;
}

function whyNone(game: GameInPlay, player: number, found: FoundCodes): Why {
  const { def } = game.tables;
  const kind = found.option.arg?.kind ?? -1;
  const first = found.codes.find((code) => kind < 0 || seesIdentity(def, game.c, player, kind, code % SPAN));
  if (first === undefined) return sentence(`You do not know where this ${at(def.kinds, kind).name} is.`);
  const reason = def.reasons[game.whyNot(player, first)];
  if (reason === undefined) return sentence('This is not one of the answers.');
  return { clause: reason.clause, text: reason.text, file: reason.file, line: reason.line };
}
