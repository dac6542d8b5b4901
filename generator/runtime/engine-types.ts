/** What an engine offers to those who use it. Plain JSON at every border but positions, which are opaque. */
import type { Action } from './action-codec.ts';
import type { Why } from './answers.ts';
import type { ChanceValue } from './chance.ts';
import type { ClauseDef } from './contract.ts';
import type { LogEntry } from './log.ts';
import type { Position } from './position.ts';
import type { GameRecord } from './record.ts';
import type { ReplayOptions } from './replay.ts';
import type { Save } from './save.ts';
import type { GameResult, View } from './view.ts';

export interface StartOptions {
  /** Name of the scenario; the first one if absent. */
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, boolean>>;
  /** Equal seeds give equal games. Absent: a fresh seed, kept in the record. */
  readonly seed?: number | string;
  /** Results of chance to use instead of the generator. */
  readonly script?: readonly ChanceValue[];
  /** When the script is used up: the generator goes on (the default), or the game stops with a fault. */
  readonly afterScript?: 'generator' | 'fault';
}

export interface Pending<P extends string = string> {
  readonly player: P;
  readonly choice: string;
  readonly clause: string | null;
}

export type Applied = { readonly ok: true } | { readonly ok: false; readonly reason: Why };
export type LoadResult =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly reason: string };
export type ReplayResult =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly reason: string; readonly step: number | null };

export interface Meta<P extends string = string> {
  readonly id: string;
  readonly title: string;
  /** Prefix of clauses. */
  readonly prefix: string;
  /** Hash of the rules. */
  readonly rules: string;
  readonly players: readonly P[];
  readonly scenarios: readonly string[];
  readonly options: readonly { readonly name: string; readonly start: boolean }[];
  readonly clauses: readonly ClauseDef[];
  readonly choices: readonly {
    readonly name: string;
    readonly clause: string | null;
    readonly options: readonly { readonly name: string; readonly arg: string | null }[];
  }[];
  readonly kinds: readonly {
    readonly name: string;
    readonly plural: string;
    readonly members: readonly string[];
    readonly designs: readonly string[];
  }[];
  readonly languages: readonly string[];
}

export interface Engine<P extends string = string, A extends Action = Action> {
  readonly meta: Meta<P>;
  /** A new game at its first question. Unknown names throw a RangeError that lists the known ones. */
  start(options?: StartOptions): Position;
  /** Who has to decide what; empty when the game is over. */
  pending(position: Position): readonly Pending<P>[];
  /** All legal actions of a player. Things that nobody can tell apart are listed once. */
  actions(position: Position, player: P): readonly A[];
  /** Carries out an action and all that follows from it. What is not legal is refused and changes nothing. */
  apply(position: Position, player: P, action: unknown): Applied;
  /** Why an action is not legal, or null if it is. */
  explain(position: Position, player: P, action: unknown): Why | null;
  /** What a player, or a spectator, may know. */
  view(position: Position, player: P | null): View;
  /** The game so far in words, as a player or a spectator may know it. */
  log(position: Position, player: P | null, lang: string): readonly LogEntry[];
  /** An action in words. */
  describe(position: Position, player: P, action: unknown, lang: string): string;
  /** The question a player has to answer, in words; null if there is none. */
  prompt(position: Position, player: P, lang: string): string | null;
  /** Whether the last action can be taken back: nothing was left to chance, shown or decided by somebody else since. */
  canUndo(position: Position): boolean;
  /** Takes the last action back, exactly. */
  undo(position: Position): Applied;
  result(position: Position): GameResult | null;
  /** The position as plain JSON. Holds every secret of the game. */
  save(position: Position): Save;
  load(json: unknown): LoadResult;
  /** An independent position. Undo does not reach back beyond the copy. */
  copy(position: Position): Position;
  /** The game since it began or was loaded, as plain JSON. Holds every secret of the game. */
  record(position: Position): GameRecord;
  replay(json: unknown, options?: ReplayOptions): ReplayResult;
  /** Replaces the results of chance that come next; null: back to the generator. */
  script(position: Position, values: readonly ChanceValue[] | null, afterScript?: 'generator' | 'fault'): void;
  /** 32 bits over the whole position, as eight hexadecimal digits. */
  hash(position: Position): string;
  /** Fast lane: puts the legal answers of the first player who has to decide into `out`; gives that player's index, or -1 when the game is over. */
  codes(position: Position, out: number[]): number;
  /**
   * Fast lane: carries out one of the answers that `codes` has listed. It is not checked whether the answer is legal.
   * Throws when the player has nothing to decide, and a RulesFault (position unchanged) when the rules fail.
   */
  applyCode(position: Position, player: number, code: number): void;
  /** Fast lane: the action that a code stands for. */
  action(position: Position, player: number, code: number): A;
}
