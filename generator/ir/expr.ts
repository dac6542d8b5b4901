/**
 * Expressions of the intermediate representation. Everything is an integer at run time:
 * a number is itself, a bool is 0 or 1, a reference is the member's index in its kind, `none` is -1, a place of kind K
 * is an index into K's places (see `PlacesIr`). Expressions are total and pure: an attribute of `none` is 0, no or none.
 */
import type { SourceRef } from './source.ts';

/** Index into `GameIr.kinds`. */
export type KindId = number;
/** Index into `GameIr.fields`. */
export type FieldId = number;
/** Index into `GameIr.vars`. */
export type VarId = number;
/** Index into `GameIr.defs`. */
export type DefId = number;

export type ValueType =
  | { readonly t: 'num' }
  | { readonly t: 'bool' }
  /** A member of a kind, -1 for none where `optional`. */
  | { readonly t: 'ref'; readonly kind: KindId; readonly optional: boolean }
  /** A place which holds things of a kind. */
  | { readonly t: 'place'; readonly kind: KindId }
  /** A set of members of a kind: one bit a member, 32 to a cell. */
  | { readonly t: 'set'; readonly kind: KindId }
  /** Thrown six-sided dice: six cells, the number of dice showing 1 … 6. */
  | { readonly t: 'dice' };

export type Expr =
  | { readonly k: 'int'; readonly v: number }
  | { readonly k: 'bool'; readonly v: boolean }
  /** A variable that is one cell or a local: track, parameter, `let`, element. `of` picks the cell of a per-player variable. */
  | { readonly k: 'var'; readonly v: VarId; readonly of?: Expr }
  /** A named constant of the game (`numbers:`). */
  | { readonly k: 'const'; readonly name: string }
  /** An option of the game, bool. */
  | { readonly k: 'option'; readonly name: string }
  /** Printed or live attribute; `by` is the second index of a live attribute kept per member of another kind. */
  | { readonly k: 'attr'; readonly field: FieldId; readonly of: Expr; readonly by?: Expr }
  /** A defined value or adjective. */
  | { readonly k: 'call'; readonly def: DefId; readonly args: readonly Expr[] }
  | {
      readonly k: 'arith';
      readonly op: '+' | '-' | '*' | '/up' | '/down' | 'min' | 'max';
      readonly l: Expr;
      readonly r: Expr;
    }
  /** Compares two integers of any type. */
  | { readonly k: 'cmp'; readonly op: '<' | '<=' | '>' | '>=' | '==' | '!='; readonly l: Expr; readonly r: Expr }
  | { readonly k: 'and' | 'or'; readonly items: readonly Expr[] }
  | { readonly k: 'not'; readonly x: Expr }
  | { readonly k: 'cond'; readonly c: Expr; readonly a: Expr; readonly b: Expr }
  /** The other member of a kind with two members; none stays none. */
  | { readonly k: 'other'; readonly kind: KindId; readonly of: Expr }
  /** The place index where a thing is, -1 for nowhere. */
  | { readonly k: 'placeOf'; readonly kind: KindId; readonly of: Expr }
  /** The member of the standing kind (area) a thing stands in, -1 if it is in another zone. */
  | { readonly k: 'standsIn'; readonly kind: KindId; readonly of: Expr }
  /**
   * A zone as a place: index into the zones of `kind` (absent: the kind that the surrounding node speaks of); `owner`
   * picks one of a zone kept per member.
   */
  | { readonly k: 'zone'; readonly kind?: KindId; readonly zone: number; readonly owner?: Expr }
  /** An area as a place for things of `kind`. */
  | { readonly k: 'areaPlace'; readonly kind: KindId; readonly area: Expr }
  /** The edge of `edges` that joins two members, -1 if none. */
  | { readonly k: 'edge'; readonly edges: KindId; readonly a: Expr; readonly b: Expr }
  /** Whether an edge has this end. */
  | { readonly k: 'touches'; readonly edges: KindId; readonly edge: Expr; readonly end: Expr }
  /** Steps between two members along edges; a large number when unreachable. */
  | { readonly k: 'distance'; readonly edges: KindId; readonly a: Expr; readonly b: Expr }
  | { readonly k: 'count'; readonly set: SetExpr }
  /** Whether the set has a member. */
  | { readonly k: 'some'; readonly set: SetExpr }
  /** Whether every member passes; `cond` sees `set.elem`. */
  | { readonly k: 'every'; readonly set: SetExpr; readonly cond: Expr }
  /** Sum, highest or lowest of a value over a set; 0 for an empty set. `value` sees `set.elem`. */
  | { readonly k: 'sum' | 'highest' | 'lowest'; readonly set: SetExpr; readonly value: Expr }
  /** The first member of a set in index order, -1 if empty. */
  | { readonly k: 'first'; readonly set: SetExpr }
  /** Whether `x` is a member of the set; every test of the set is applied to `x`. */
  | { readonly k: 'in'; readonly x: Expr; readonly set: SetExpr }
  /** The number of dice in `dice` whose face passes; `cond` sees `face` (1 … 6). Without `cond`: all dice. */
  | { readonly k: 'countDice'; readonly dice: VarId; readonly face: VarId; readonly cond?: Expr }
  /** Whether a temporary ban (`GameIr.bans`) forbids this; `args` in the order of the ban's parameters. */
  | { readonly k: 'banned'; readonly ban: number; readonly args: readonly Expr[] };

/** Where the members of a set come from, before its tests. Members always come in index order. */
export type SetSource =
  | { readonly k: 'all' }
  /** The things in a place. */
  | { readonly k: 'at'; readonly place: Expr }
  /** Members joined to `of` by an edge. */
  | { readonly k: 'next'; readonly edges: KindId; readonly of: Expr }
  /** A set-typed printed attribute. */
  | { readonly k: 'attr'; readonly field: FieldId; readonly of: Expr }
  /** A set kept in a variable. */
  | { readonly k: 'var'; readonly v: VarId }
  | { readonly k: 'members'; readonly items: readonly Expr[] }
  /** A defined noun (`DefIr` with a set body). */
  | { readonly k: 'def'; readonly def: DefId; readonly args: readonly Expr[] }
  /** A place with at most one thing, or none, as a set. */
  | { readonly k: 'one'; readonly x: Expr };

/** One condition of a set; its clause and line are the reason a player sees. */
export interface Test {
  readonly cond: Expr;
  readonly clause?: string;
  readonly src: SourceRef;
}

/** All members `elem` of `source` that pass every test and, if `extreme`, have the highest or lowest value among those. */
export interface SetExpr {
  readonly kind: KindId;
  /** Bound in `tests`, `lets`, `extreme`. A local variable. */
  readonly elem: VarId;
  readonly source: SetSource;
  /** Names computed from `elem`, visible in later lets, tests and whatever takes from the set (the edge of `over border`). */
  readonly lets: readonly { readonly v: VarId; readonly value: Expr }[];
  readonly tests: readonly Test[];
  readonly extreme?: { readonly want: 'highest' | 'lowest'; readonly value: Expr };
}
