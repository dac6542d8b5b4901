/** Random play: every legal answer is equally likely. */
import type { Engine, Position } from '../runtime/index.ts';
import { nextBelow, seedWords } from '../runtime/random.ts';
import { Stop } from './stop.ts';

export interface GameChoice {
  readonly scenario: string | undefined;
  readonly options: Readonly<Record<string, boolean>>;
  readonly seed: string;
  /** Number of the game, from 1. */
  readonly number: number;
  /** Most decisions. */
  readonly moves: number;
}

/** A mistake of the rules, met in play. */
export interface PlayFault {
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
}

export interface PlayedGame {
  /** Absent if the game could not even begin. */
  readonly position?: Position;
  readonly actions: number;
  readonly milliseconds: number;
  /** A player, `draw`, `unfinished` or `fault`. */
  readonly outcome: string;
  readonly fault?: PlayFault;
}

/** Chance and players draw from separate generators, both made from seed and number alone. */
export function playGame(engine: Engine, choice: GameChoice, now: () => number): PlayedGame {
  const { scenario, options, seed, number, moves } = choice;
  const start = now();
  const picks = Int32Array.from(seedWords(`players/${seed}/${number}`));
  const codes: number[] = [];
  let position: Position | undefined;
  let actions = 0;
  const played = (outcome: string): PlayedGame => ({
    ...(position && { position }),
    actions,
    milliseconds: now() - start,
    outcome,
  });
  try {
    const table = engine.start({
      ...(scenario !== undefined && { scenario }),
      options,
      seed: `game/${seed}/${number}`,
    });
    position = table;
    for (; actions < moves; actions += 1) {
      const player = engine.codes(table, codes);
      if (player < 0) return played(engine.result(table)?.winner ?? 'draw');
      const code = codes[nextBelow(picks, 0, codes.length)];
      if (code === undefined) {
        const choiceName = engine.pending(table)[0]?.choice ?? '';
        return {
          ...played('fault'),
          fault: { message: `"${choiceName}" has no legal answer`, file: null, line: null },
        };
      }
      engine.applyCode(table, player, code);
    }
    const isOver = engine.pending(table).length === 0;
    return played(isOver ? (engine.result(table)?.winner ?? 'draw') : 'unfinished');
  } catch (error) {
    if (isFault(error)) return { ...played('fault'), fault: faultOf(error) };
    throw error instanceof Error && !(error instanceof Stop)
      ? new Error(`${error.message} (game ${number} of seed ${seed}, after ${actions} decisions)`, { cause: error })
      : error;
  }
}

interface Fault extends Error {
  readonly source?: { readonly file: string; readonly line: number } | null;
}

/** By name: an engine of another project may bring its own runtime. */
function isFault(error: unknown): error is Fault {
  return error instanceof Error && error.name === 'RulesFault';
}

function faultOf({ message, source }: Fault): PlayFault {
  const place = source ? `${source.file}:${source.line}: ` : '';
  const text = message.startsWith(place) ? message.slice(place.length) : message;
  return { message: text, file: source?.file ?? null, line: source?.line ?? null };
}
