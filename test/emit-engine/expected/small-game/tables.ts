// Generated from rules/small-game/ by rulewright. Do not edit.
// Rules hash: 0123456789abcdef
// `!`: cells and tables are laid out by the generator, an index is always inside.
// What is printed on the pieces and on the map.

import type { Machine } from '#runtime';
import { PLACE_OF_BLOCK } from './layout.ts';

/**
 * border.limit.
 * @source rules/small-game/01-rules.yaml:11
 */
export const BORDER_LIMIT: number = 2;

/**
 * side of each block.
 * @source rules/small-game/01-rules.yaml:6
 */
export const BLOCK_SIDE: readonly number[] = [1, 1, 0, 0];

/**
 * aim of each block.
 * @source rules/small-game/01-rules.yaml:7
 */
export const BLOCK_AIM: readonly number[] = [3, 2, 4, 2];

/**
 * The two ends of each border.
 * @source rules/small-game/01-rules.yaml:3
 */
const BORDER_ENDS: readonly number[] = [
  0, 1, // fife-moray
  1, 2, // moray-ross
  0, 3, // fife-lothian
];

/** Turns the ends of edges into a table of the edge between any two; the first of several edges counts. */
function edgeTable(ends: readonly number[], size: number): Int16Array {
  const table = new Int16Array(size * size).fill(-1);
  for (let edge = ends.length / 2 - 1; edge >= 0; edge--) {
    const a = ends[edge * 2]!;
    const b = ends[edge * 2 + 1]!;
    table[a * size + b] = edge;
    table[b * size + a] = edge;
  }
  return table;
}

/** The border between two ends, -1 for none: index first * 4 + second. */
export const BORDER_BETWEEN: Int16Array = edgeTable(BORDER_ENDS, 4);

/** The area a block is in, -1 if it is elsewhere. */
export function areaOfBlock(m: Machine, thing: number): number {
  const place = thing < 0 ? -1 : m.c[PLACE_OF_BLOCK + thing]!;
  return place < 4 ? place : -1;
}

/** Neighbours of each area over borders as bits, 1 to a area. */
export const NEIGHBOURS_OVER_BORDERS = new Int32Array([10, 5, 2, 1]);

/**
 * strength of each block at the start.
 * @source rules/small-game/01-rules.yaml:8
 */
export const BLOCK_STRENGTH_AT_START: readonly number[] = [4, 3, 4, 2];
