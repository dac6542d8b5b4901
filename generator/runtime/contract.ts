/**
 * The border between generated engines and the runtime: what an engine provides (`GameDef`) and what it is given (`Machine`).
 *
 * A whole position is one Int32Array of cells: system cells first (see `system-cells.ts`), then what the rules declare.
 * Every write goes through `Machine.put`, which journals the old value: undo is the journal played backwards, a copy is a
 * slice, a save is the cells by name.
 */

/** `ask`: the player has to answer; return from the procedure at once. */
export const WAIT = -1;
/** `ask`: there is nothing to choose. */
export const NOTHING = -2;
/** An answer is one integer: option * SPAN + value (member index, number, or 0). */
export const SPAN = 0x10000;

export interface SourceLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A reason why an answer is not legal: the line of the rules that fails, and its clause (`8.29`, without the prefix). */
export interface Reason extends SourceLine {
  readonly clause: string | null;
}

export interface Machine {
  readonly c: Int32Array;
  /** Inside `secretly`: the player whose private steps run; else -1. */
  readonly fiber: number;
  /** Journalled write of one cell. */
  put(cell: number, value: number): void;
  /** Journalled: writes `value` to `count` cells from `cell` on. */
  fill(cell: number, count: number, value: number): void;

  // --- control: called by resumable procedures only ---------------------------------------------------------------
  /**
   * Asks choice `choice` and remembers `label` as the place to go on. Gives an answer code at once where only one answer is
   * legal (never inside `secretly`) or when re-entered with the answer; else WAIT or NOTHING.
   */
  ask(choice: number, label: number): number;
  /** Calls a resumable procedure (its parameters are already written); the caller goes on at `label`. Return at once. */
  call(proc: number, label: number): void;
  /** Ends the running procedure. Return at once. */
  leave(): void;
  /** Ends a procedure further up and all that it called. Return at once. */
  end(proc: number): void;
  /** The game is over: player index or -1 for a draw. Return at once. */
  win(player: number): void;
  /** Runs the private steps of `secretly` number `secret`; true: players have to answer, return at once; false: all done. */
  secretly(secret: number, label: number): boolean;

  // --- chance ----------------------------------------------------------------------------------------------------
  /** One six-sided die, 1 … 6. A logged step. */
  roll(): number;
  /** `n` six-sided dice into six cells from `cell` on: how many show 1 … 6. */
  rollInto(n: number, cell: number): void;
  /** Draws up to `n` random things of the bits at `bits` (words of kind) into a place; gives the last one drawn or -1. */
  draw(kind: number, n: number, candidates: readonly number[], place: number): number;

  // --- things ----------------------------------------------------------------------------------------------------
  /** Moves a thing to a place (-1: out of the game). `unseen`: others do not learn which. -1 as thing does nothing. */
  move(kind: number, thing: number, place: number, unseen: boolean): void;
  /** Shows the identity of a thing to all, or takes that back. */
  show(kind: number, thing: number, shown: boolean): void;
  /** Takes back every `show` of every kind that came with `until` = proc (all of them: reveals are bits). */
  hideAll(): void;

  /** A mistake in the rules met in play (nothing to choose, a number out of its bounds). Never returns. `source`: index into `GameDef.sources`. */
  fault(message: string, source: number): never;
}

export interface KindDef {
  readonly name: string;
  readonly plural: string;
  /** Ids in index order. */
  readonly members: readonly string[];
  /** Name in actions and views, per member; equal names are told apart by nobody. */
  readonly designs: readonly string[];
  /** Cells of one set of members: ceil(members / 32). */
  readonly words: number;
  /** null: no places. `place` cell of a thing = placeBase + thing (-1 out of the game); members of place p = bits from atBase + p * words; shown bits from shownBase. */
  readonly places: {
    readonly placeBase: number;
    readonly atBase: number;
    readonly shownBase: number;
    /** One entry a place index. */
    readonly all: readonly PlaceDef[];
  } | null;
  readonly identity: Sight;
  /** Who owns a thing: cell base of a live attribute, or a printed table; null: nobody. */
  readonly owner: { readonly base: number } | { readonly table: readonly number[] } | null;
  readonly isEnum: boolean;
}

export type Sight = 'all' | 'nobody' | 'owner';

export interface PlaceDef {
  /** `tower`, `pool`, `hand`. */
  readonly name: string;
  /** Kind of the area it is, or null for a zone. */
  readonly area: { readonly kind: number; readonly member: number } | null;
  /** Player that owns it (a zone kept per player), or -1. */
  readonly owner: number;
  readonly sight: Sight;
  readonly single: boolean;
  /** Attributes that go back to their start when a thing enters: index into `GameDef.fields`. */
  readonly renews: readonly number[];
  /** Hidden from others while a `secretly` runs. */
  readonly secret: boolean;
}

export type CellType =
  | { readonly t: 'num' }
  | { readonly t: 'bool' }
  | { readonly t: 'ref'; readonly kind: number }
  | { readonly t: 'place'; readonly kind: number }
  | { readonly t: 'set'; readonly kind: number }
  | { readonly t: 'dice' };

/** A live attribute. Cell = base + member * (size of by, or 1) + byMember. */
export interface FieldDef {
  readonly kind: number;
  readonly name: string;
  readonly type: CellType;
  readonly by: number | null;
  readonly base: number;
  readonly sight: Sight;
  readonly start: readonly number[];
}

/** A printed attribute, for views. */
export interface PrintedDef {
  readonly kind: number;
  readonly name: string;
  readonly type: CellType;
  readonly values: readonly (number | readonly number[])[];
}

/** A variable in cells: a track (`proc` -1) or a name of a procedure. `count` cells. */
export interface VariableDef {
  readonly name: string;
  readonly proc: number;
  readonly type: CellType;
  readonly base: number;
  readonly count: number;
  readonly start: number;
  readonly sight: Sight;
}

export interface OptionDef {
  readonly name: string;
  /** Name and kind of the argument; kind -1: a number; null: none. */
  readonly arg: { readonly name: string; readonly kind: number } | null;
  readonly ends: boolean;
}

export interface ChoiceDef {
  readonly name: string;
  readonly clause: string | null;
  readonly source: number;
  readonly options: readonly OptionDef[];
  owner(m: Machine): number;
  /** Pushes the codes of all legal answers, in canonical order (option, then value). Things of one design: the first only. */
  list(m: Machine, out: number[]): void;
  /** Index into `GameDef.reasons` of the first condition that forbids this answer, or -1. Knows codes that are not listed. */
  why(m: Machine, code: number): number;
}

export interface ProcedureDef {
  readonly name: string;
  readonly title: string;
  readonly clause: string | null;
  readonly source: number;
  /** Runs from label `at` to the next ask, call or end. */
  run(m: Machine, at: number): void;
  /** What ends with it when it is cut off by `end` (bans, reveals). */
  cleanup(m: Machine): void;
  /** Names of the labels, stable under edits elsewhere: `round/letter/side`. Index = label. */
  readonly labels: readonly string[];
}

export interface SecretDef {
  readonly labels: readonly string[];
  takesPart(m: Machine, player: number): boolean;
  run(m: Machine, at: number): void;
}

export interface ScenarioDef {
  readonly name: string;
  /** Cell and value, in any order; written before `then`. Places are written by the runtime from `places`. */
  readonly cells: readonly (readonly [cell: number, value: number])[];
  readonly places: readonly { readonly kind: number; readonly thing: number; readonly place: number }[];
  /** Resumable procedure that runs first, or -1. */
  readonly then: number;
}

export interface ClauseDef {
  readonly id: string;
  readonly places: readonly SourceLine[];
}

export interface GameDef {
  readonly id: string;
  readonly title: string;
  readonly prefix: string;
  /** Hash of the rules this engine was made from (hex). */
  readonly rules: string;
  /** Kind index of the players. */
  readonly players: number;
  /** Number of cells in all, system cells included. */
  readonly size: number;
  readonly kinds: readonly KindDef[];
  readonly fields: readonly FieldDef[];
  readonly printed: readonly PrintedDef[];
  readonly variables: readonly VariableDef[];
  /** Cells of options (bool), by name. */
  readonly options: readonly { readonly name: string; readonly cell: number; readonly start: boolean }[];
  /** Cells of bans and their captures: cleared at start, saved by name. */
  readonly bans: readonly { readonly name: string; readonly cell: number; readonly count: number }[];
  readonly choices: readonly ChoiceDef[];
  readonly procedures: readonly ProcedureDef[];
  readonly secrets: readonly SecretDef[];
  readonly scenarios: readonly ScenarioDef[];
  /** The procedure `game`. */
  readonly main: number;
  readonly sources: readonly SourceLine[];
  readonly reasons: readonly Reason[];
  readonly clauses: readonly ClauseDef[];
  readonly texts: Readonly<Record<string, TextDef>>;
}

/** Words of one language. A template is a list of parts: text, or the name of an argument. */
export interface TextDef {
  readonly lang: string;
  readonly title: string;
  /** kind name → member or design id → name. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** choice name → prompt. */
  readonly prompts: Readonly<Record<string, Template>>;
  /** `choice/option` → what the option does, in words. */
  readonly options: Readonly<Record<string, Template>>;
  /** `choice/option` → log line. */
  readonly logs: Readonly<Record<string, Template>>;
  /** Words of the runtime itself: `roll`, `draw`, `hidden-block` … → template. */
  readonly words: Readonly<Record<string, Template>>;
}

export type Template = readonly (string | { readonly arg: string })[];
