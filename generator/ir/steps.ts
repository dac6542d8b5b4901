/** Steps of the intermediate representation: what a procedure does, in order, without sugar. */
import type { Expr, FieldId, SetExpr, VarId } from './expr.ts';
import type { SourceRef } from './source.ts';

/** Index into `GameIr.procs`. */
export type ProcId = number;
/** Index into `GameIr.choices`. */
export type ChoiceId = number;

/** What can be written. */
export type Target =
  | { readonly k: 'var'; readonly v: VarId; readonly of?: Expr }
  | { readonly k: 'attr'; readonly field: FieldId; readonly of: Expr; readonly by?: Expr };

interface StepBase {
  readonly src: SourceRef;
  /** The clause in force on this line, without the prefix: `8.7`. */
  readonly clause?: string;
}

export type Step = StepBase &
  (
    | { readonly k: 'set'; readonly target: Target; readonly value: Expr }
    /** Adds `by` (may be negative). Leaving lo … hi is a fault, unless `clamp`. Bounds are expressions, absent for a free number. */
    | {
        readonly k: 'add';
        readonly target: Target;
        readonly by: Expr;
        readonly clamp: boolean;
        readonly lo?: Expr;
        readonly hi?: Expr;
      }
    /** Writes a set into a set variable (a snapshot). */
    | { readonly k: 'letSet'; readonly v: VarId; readonly set: SetExpr }
    /** Moves one thing. `x` none: nothing happens. */
    | { readonly k: 'move'; readonly x: Expr; readonly kind: number; readonly to: Expr; readonly unseen: boolean }
    /** Moves all members of a set (snapshot). */
    | { readonly k: 'moveAll'; readonly set: SetExpr; readonly to: Expr; readonly unseen: boolean }
    /** Draws up to `n` random things of a set (usually a place) into a place: chance. Fewer if fewer are there. `as` gets the last one drawn or none. */
    | { readonly k: 'draw'; readonly n: Expr; readonly from: SetExpr; readonly to: Expr; readonly as?: VarId }
    | { readonly k: 'swap'; readonly a: Target; readonly b: Target }
    /** Sets a live attribute of all members (and all its `by` members) back to its start. */
    | { readonly k: 'reset'; readonly field: FieldId }
    /** One die: `v` gets 1 … 6. */
    | { readonly k: 'rollDie'; readonly v: VarId }
    /** `n` dice into a dice variable. */
    | { readonly k: 'rollDice'; readonly n: Expr; readonly v: VarId }
    | {
        readonly k: 'if';
        readonly arms: readonly { readonly cond: Expr; readonly body: readonly Step[] }[];
        readonly otherwise: readonly Step[];
      }
    /**
     * Runs `body` for each member of a snapshot of `set`; members that no longer pass are skipped, nothing joins.
     * `order` absent: index order. Else the player `order.by` picks the next one each time (`order.choice` is that
     * question, its option 0 binds `set.elem`); members of `order.last` come only after all others.
     */
    | {
        readonly k: 'each';
        readonly name: string;
        readonly set: SetExpr;
        readonly v: VarId;
        readonly edge?: VarId;
        readonly order?: { readonly choice: ChoiceId; readonly last: readonly Expr[] };
        readonly live: boolean;
        readonly body: readonly Step[];
      }
    /** All members of a kind from `from` on, in index order, then those before it. */
    | {
        readonly k: 'eachFrom';
        readonly name: string;
        readonly kind: number;
        readonly from: Expr;
        readonly v: VarId;
        readonly body: readonly Step[];
      }
    /** The listed members, in that order; the list is evaluated once at the start. */
    | {
        readonly k: 'eachOf';
        readonly name: string;
        readonly items: readonly Expr[];
        readonly v: VarId;
        readonly body: readonly Step[];
      }
    /** Counts `v` from `from` to `to`, both ends included, both evaluated once. */
    | {
        readonly k: 'eachNumber';
        readonly name: string;
        readonly from: Expr;
        readonly to: Expr;
        readonly v: VarId;
        readonly body: readonly Step[];
      }
    /** Repeats while `cond` holds, at most `atMost` times, both asked before each round (`atMost` once at the start). */
    | {
        readonly k: 'repeat';
        readonly name: string;
        readonly cond: Expr;
        readonly atMost: Expr;
        readonly body: readonly Step[];
      }
    /**
     * Asks a question once. With nothing to choose: `none` runs (absent: the engine reports a fault in the rules).
     * Each option binds its variables and runs its body.
     */
    | {
        readonly k: 'ask';
        readonly choice: ChoiceId;
        readonly options: readonly OptionBody[];
        readonly none?: readonly Step[];
      }
    /** Asks again and again until the player is done (the choice has a `done` option), nothing is left, `atMost` rounds are over or the body stops. */
    | {
        readonly k: 'keepAsking';
        readonly name: string;
        readonly choice: ChoiceId;
        readonly atMost?: Expr;
        readonly options: readonly OptionBody[];
      }
    /** Every member of the player kind runs `body` on its own, unseen by the others, in any order; what was chosen is shown at the end. */
    | {
        readonly k: 'secretly';
        readonly v: VarId;
        readonly set: SetExpr;
        readonly body: readonly Step[];
        readonly secret: number;
      }
    | { readonly k: 'call'; readonly proc: ProcId; readonly args: readonly Arg[] }
    /** Runs the text of a thing: the procedure of `texts` whose member equals `x`; the others have no text. */
    | {
        readonly k: 'do';
        readonly x: Expr;
        readonly texts: readonly { readonly member: number; readonly proc: ProcId; readonly args: readonly Arg[] }[];
      }
    /** Leaves the nearest loop of that name in this procedure. */
    | { readonly k: 'stopLoop'; readonly name: string }
    /** Goes on with the next round of that loop. */
    | { readonly k: 'nextRound'; readonly name: string }
    /** Leaves this procedure. */
    | { readonly k: 'leave' }
    /** Leaves a procedure that is running further up, and everything called from it. */
    | { readonly k: 'end'; readonly proc: ProcId }
    /** The game is over; `x` is a member of the player kind, or none for a draw. */
    | { readonly k: 'win'; readonly x: Expr }
    /** Shows the identity of things to all: until `hide`, or until the procedure `until` ends. */
    | { readonly k: 'reveal'; readonly set: SetExpr; readonly until?: ProcId }
    | { readonly k: 'hide'; readonly set: SetExpr }
    /** Puts a ban in force until `GameIr.bans[ban].until` ends; `captures` are evaluated now. */
    | { readonly k: 'ban'; readonly ban: number; readonly captures: readonly Expr[] }
  );

/** A value or a set handed to a parameter. */
export type Arg = { readonly k: 'value'; readonly value: Expr } | { readonly k: 'set'; readonly set: SetExpr };

export interface OptionBody {
  /** Index into the choice's options. */
  readonly option: number;
  readonly body: readonly Step[];
}
