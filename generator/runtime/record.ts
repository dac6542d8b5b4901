import { type Action, actionOf } from './action-codec.ts';
import { at } from './at.ts';
import type { Beginning, GameInPlay } from './game-in-play.ts';
import { type Step, stepsInOrder } from './record-steps.ts';

/** A game as it was played, as plain JSON: enough to play it again without its random generator. */
export interface GameRecord {
  readonly format: 'rulewright-record';
  readonly version: 1;
  readonly game: string;
  readonly rules: string;
  readonly start: Beginning;
  readonly steps: readonly RecordedStep[];
}

/** What a player decided, or what chance gave: dice, or ids of the things drawn. */
export type RecordedStep =
  | ({ readonly player: string } & Action)
  | { readonly chance: 'roll'; readonly values: readonly number[] }
  | { readonly chance: 'draw'; readonly kind: string; readonly values: readonly string[] };

/** The record of a game since it began or was loaded. Holds every secret of the game. */
export function recordOf(game: GameInPlay): GameRecord {
  const { def } = game.tables;
  return {
    format: 'rulewright-record',
    version: 1,
    game: def.id,
    rules: def.rules,
    start: structured(game.beginning),
    steps: stepsInOrder(game.last).map((step) => stepJson(game, step)),
  };
}

function stepJson(game: GameInPlay, step: Step): RecordedStep {
  const { def, players } = game.tables;
  switch (step.kind) {
    case 'decision':
      return { player: at(players, step.player), ...actionOf(def, step.choice, step.code) };
    case 'roll':
      return { chance: 'roll', values: [...step.values] };
    case 'draw': {
      const { name, members } = at(def.kinds, step.of);
      return { chance: 'draw', kind: name, values: step.values.map((thing) => at(members, thing)) };
    }
  }
}

/** A copy, so that nobody who changes a record changes the game it came from. It is plain JSON. */
function structured(beginning: Beginning): Beginning {
  return JSON.parse(JSON.stringify(beginning)) as Beginning; // the same shape: it holds plain JSON only
}
