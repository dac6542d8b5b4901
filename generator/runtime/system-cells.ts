/** System cells: the first cells of every position, the same for every game. `players` = number of members of the player kind. */

/** Deepest nesting of resumable procedures. */
export const STACK_DEPTH = 48;
/** Procedure index * LABELS + label, one stack cell each. */
export const LABELS = 256;

/** Number of stack cells in use. */
export const SP = 0;
/** 0: in play; 1: over, a draw; player + 2: over, that player has won. */
export const RESULT = 1;
/** Running `secretly` + 1, or 0. */
export const SECRET = 2;
/** Four cells of the random generator. */
export const RANDOM = 3;
export const STACK = 7;
/** Choice + 1 a player has to answer, or 0; one cell a player. */
export const PENDING = STACK + STACK_DEPTH;

/** Label of each player's private steps + 1, or 0 when they are done; one cell a player. */
export function fiberCells(players: number): number {
  return PENDING + players;
}

/** First cell that belongs to the game. */
export function firstGameCell(players: number): number {
  return PENDING + 2 * players;
}
