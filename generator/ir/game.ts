/** The game as emitters see it: small, explicit, ordered, no sugar, nothing to look up in YAML. */
import type { DefId, Expr, FieldId, KindId, SetExpr, ValueType, VarId } from './expr.ts';
import type { SourceRef } from './source.ts';
import type { ChoiceId, ProcId, Step } from './steps.ts';

/** Who may see something: everybody, nobody, or the player that `field` of the thing (or the owner of the zone) names. */
export type Sight = 'all' | 'nobody' | 'owner';

/** A closed set of things known at compile time: sides, areas, borders, blocks, cards, and enumerations such as `type`. */
export interface KindIr {
  readonly id: KindId;
  readonly name: string;
  readonly plural: string;
  /** Ids in index order, unique. Copies of one card are `two-1`, `two-2` … here and share `design`. */
  readonly members: readonly string[];
  /** For a kind with copies: the design of each member; members of one design are told apart by nobody. */
  readonly designs?: readonly string[];
  /** For edges: the kind they join and the two ends of each member. */
  readonly joins?: { readonly kind: KindId; readonly ends: readonly (readonly [number, number])[] };
  /** Places for things of this kind, if it has any. */
  readonly places?: PlacesIr;
  /** Who sees which member a standing thing is; `owner` reads `ownerField`. */
  readonly identity: Sight;
  /** The live or printed attribute of the player kind that owns a thing (`side`), for sights by owner. */
  readonly ownerField?: FieldId;
  /** True for enumerations born from a column. */
  readonly isEnum: boolean;
  readonly src: SourceRef;
}

/** All places of one kind, as one index range: first the members of `stands` (areas), then the zones. */
export interface PlacesIr {
  readonly stands?: KindId;
  readonly zones: readonly ZoneIr[];
  /** Number of places in all. */
  readonly size: number;
}

export interface ZoneIr {
  readonly name: string;
  /** First place index. A zone kept per member has one place per member of `per`, in member order. */
  readonly first: number;
  readonly per?: KindId;
  readonly sight: Sight;
  /** At most one thing. */
  readonly single: boolean;
  /** Live attributes that go back to their start when a thing enters. */
  readonly renews: readonly FieldId[];
  readonly src: SourceRef;
}

export interface FieldIr {
  readonly id: FieldId;
  readonly kind: KindId;
  readonly name: string;
  readonly type: ValueType;
  /** Printed: one value a member, never changes. A printed set is a list of member indices. */
  readonly printed?: readonly (number | readonly number[])[];
  /** Live: start value a member, repeated for each member of `by`. Cell = base + member * |by| + byMember. */
  readonly live?: {
    readonly start: readonly number[];
    readonly by?: KindId;
    readonly lo?: Expr;
    readonly hi?: Expr;
    readonly sight: Sight;
    readonly resetAt: readonly ProcId[];
  };
  readonly src: SourceRef;
}

/**
 * A variable. `state`: lives in cells and is saved (tracks, parameters and names of resumable procedures). `local`: a
 * local of the emitted function (elements of sets, parameters of definitions and plain procedures).
 */
export interface VarIr {
  readonly id: VarId;
  /** As written in the rules. */
  readonly name: string;
  readonly storage: 'state' | 'local';
  readonly type: ValueType;
  /** The procedure it belongs to; absent for tracks. */
  readonly proc?: ProcId;
  /** One cell per member of this kind (names born inside `secretly`). */
  readonly per?: KindId;
  /** Tracks: start value and bounds. */
  readonly track?: { readonly start: number; readonly lo: number; readonly hi: number; readonly sight: Sight };
}

/** A defined value, adjective or noun. Pure. Emitted as a function. */
export interface DefIr {
  readonly id: DefId;
  /** Words of the heading: `next-steps of block`. */
  readonly title: string;
  /** A name for code: unique in the game, kebab-case. */
  readonly name: string;
  readonly params: readonly VarId[];
  readonly result: ValueType;
  /** Exactly one of the three. `tests`: all must hold (adjective in long form); each is a reason. */
  readonly body:
    | { readonly k: 'value'; readonly value: Expr }
    | { readonly k: 'set'; readonly set: SetExpr }
    | {
        readonly k: 'tests';
        readonly all: boolean;
        readonly tests: readonly { readonly cond: Expr; readonly clause?: string; readonly src: SourceRef }[];
      };
  /** `counts as` in another place: while `cond` holds, this body stands instead. First that holds wins; the compiler has shown that at most one can. */
  readonly overrides: readonly {
    readonly cond: Expr;
    readonly body: { readonly k: 'value'; readonly value: Expr } | { readonly k: 'set'; readonly set: SetExpr };
    readonly clause?: string;
    readonly title: string;
    readonly src: SourceRef;
  }[];
  /** `counts N more`: while `cond` holds, `by` is added. Then clamps. */
  readonly adjustments: readonly {
    readonly cond: Expr;
    readonly op: 'add' | 'atLeast' | 'atMost';
    readonly by: Expr;
    readonly clause?: string;
    readonly title: string;
    readonly src: SourceRef;
  }[];
  readonly clause?: string;
  readonly src: SourceRef;
}

export interface ProcIr {
  readonly id: ProcId;
  /** Words of the heading. */
  readonly title: string;
  readonly name: string;
  readonly params: readonly VarId[];
  readonly body: readonly Step[];
  /** Can ask, win or end: runs as a resumable function over the saved stack. All others are plain functions. */
  readonly resumable: boolean;
  /** Live attributes set back to their start when it begins. */
  readonly resets: readonly FieldId[];
  /** Bans and reveals that end with it. */
  readonly endsBans: readonly number[];
  readonly endsReveals: boolean;
  readonly clause?: string;
  readonly src: SourceRef;
}

/** A question. Its name is stable: procedure, then the label of the line. */
export interface ChoiceIr {
  readonly id: ChoiceId;
  readonly name: string;
  readonly proc: ProcId;
  /** The player who decides. */
  readonly by: Expr;
  readonly options: readonly OptionIr[];
  readonly clause?: string;
  readonly src: SourceRef;
}

/** One line of a menu. Its legal answers are the members of `set`, or the numbers lo … hi, or just itself; all guarded by `guard`. */
export interface OptionIr {
  readonly name: string;
  readonly kind: 'set' | 'number' | 'plain';
  readonly guard?: { readonly cond: Expr; readonly clause?: string; readonly src: SourceRef };
  /** For `set`: the set, the variable that gets the member, and variables that get the set's lets. */
  readonly set?: SetExpr;
  readonly bind?: VarId;
  readonly edge?: { readonly v: VarId; readonly value: Expr };
  /** Name of the argument in actions: `{ card: 'seven' }`. */
  readonly arg?: string;
  readonly lo?: Expr;
  readonly hi?: Expr;
  /** Bans of moves that the body would make with this answer: not listed while one holds. Each sees `bind`. */
  readonly bans: readonly { readonly cond: Expr; readonly ban: number }[];
  /** `done` and `decline`: ends the question without an answer. */
  readonly ends: boolean;
  readonly clause?: string;
  readonly src: SourceRef;
}

/** A `may not` with a life. In force while its cell is set; `cond` sees `captures` (state variables) and `params` (locals). */
export interface BanIr {
  readonly id: number;
  readonly title: string;
  readonly captures: readonly VarId[];
  /** The things the ban speaks of: thing moved, place or member it would move to. */
  readonly params: readonly VarId[];
  readonly cond: Expr;
  readonly until?: ProcId;
  readonly clause?: string;
  readonly src: SourceRef;
}

export interface ScenarioIr {
  readonly name: string;
  readonly clause?: string;
  /** Track variables and their start. */
  readonly tracks: readonly { readonly v: VarId; readonly value: number }[];
  /** Live attributes: field, member, value. */
  readonly fields: readonly { readonly field: FieldId; readonly member: number; readonly value: number }[];
  /** Thing of `kind` to place index; -1 for out of the game. */
  readonly places: readonly { readonly kind: KindId; readonly member: number; readonly place: number }[];
  /** Steps after placing (a procedure without parameters), if any. */
  readonly then?: ProcId;
  readonly src: SourceRef;
}

export interface ClauseIr {
  /** Without the prefix: `8.7`. */
  readonly id: string;
  readonly places: readonly SourceRef[];
}

export interface GameIr {
  readonly id: string;
  readonly title: string;
  /** Prefix of clauses, `ABC`. */
  readonly prefix: string;
  /** Kind whose members decide. */
  readonly players: KindId;
  readonly kinds: readonly KindIr[];
  readonly fields: readonly FieldIr[];
  readonly vars: readonly VarIr[];
  readonly consts: readonly {
    readonly name: string;
    readonly value: number;
    readonly clause?: string;
    readonly src: SourceRef;
  }[];
  readonly options: readonly {
    readonly name: string;
    readonly start: boolean;
    readonly clause?: string;
    readonly src: SourceRef;
  }[];
  readonly defs: readonly DefIr[];
  readonly procs: readonly ProcIr[];
  readonly choices: readonly ChoiceIr[];
  readonly bans: readonly BanIr[];
  readonly scenarios: readonly ScenarioIr[];
  /** The procedure `game`. */
  readonly main: ProcId;
  readonly clauses: readonly ClauseIr[];
  /** Zones (by name) whose new things are hidden from others while a `secretly` runs. */
  readonly secretZones: readonly { readonly kind: KindId; readonly zone: number }[];
  /** Number of `secretly` steps. */
  readonly secrets: number;
}
