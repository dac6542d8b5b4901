// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// What is printed on the pieces and on the map.

import type { Machine } from '#runtime';
import { PLACE_OF_BLOCK } from './layout.ts';

/**
 * longest-game, §12.4.
 * @source rules/hammer-of-the-scots/pieces.yaml:2
 */
export const LONGEST_GAME: number = 104;

/**
 * hand-size, §4.1.
 * @source rules/hammer-of-the-scots/pieces.yaml:3
 */
export const HAND_SIZE: number = 5;

/**
 * battle-rounds, §8.3.
 * @source rules/hammer-of-the-scots/pieces.yaml:4
 */
export const BATTLE_ROUNDS: number = 3;

/**
 * herald-answers-to, §7.2.
 * @source rules/hammer-of-the-scots/pieces.yaml:5
 */
export const HERALD_ANSWERS_TO: number = 4;

/**
 * pillage-hits, §7.6.
 * @source rules/hammer-of-the-scots/pieces.yaml:6
 */
export const PILLAGE_HITS: number = 2;

/**
 * victuals-steps, §7.5.
 * @source rules/hammer-of-the-scots/pieces.yaml:7
 */
export const VICTUALS_STEPS: number = 3;

/**
 * castle of each area.
 * @source rules/hammer-of-the-scots/pieces.yaml:43
 */
export const AREA_CASTLE: readonly number[] = [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3];

/**
 * coastal of each area.
 * @source rules/hammer-of-the-scots/pieces.yaml:44
 */
export const AREA_COASTAL: readonly number[] = [1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1];

/**
 * cathedral of each area.
 * @source rules/hammer-of-the-scots/pieces.yaml:45
 */
export const AREA_CATHEDRAL: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0];

/**
 * colour of each border.
 * @source rules/hammer-of-the-scots/pieces.yaml:65
 */
export const BORDER_COLOUR: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
];

/**
 * cap of each border.
 * @source rules/hammer-of-the-scots/pieces.yaml:66
 */
export const BORDER_CAP: readonly number[] = [
  6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
];

/**
 * stop of each border.
 * @source rules/hammer-of-the-scots/pieces.yaml:67
 */
export const BORDER_STOP: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
];

/**
 * printed-side of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:105
 */
export const BLOCK_PRINTED_SIDE: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1,
];

/**
 * type of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:106
 */
export const BLOCK_TYPE: readonly number[] = [
  0, 4, 4, 2, 2, 2, 3, 5, 5, 5, 5, 5, 5, 5, 5, 1, 0, 5, 5, 5, 5, 5, 5, 5, 5, 3, 4, 6, 2, 7, 7, 7, 7, 7, 7, 7, 7,
  7, 7, 7, 7, 7, 7,
];

/**
 * letter of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:107
 */
export const BLOCK_LETTER: readonly number[] = [
  1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1,
];

/**
 * aim of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:108
 */
export const BLOCK_AIM: readonly number[] = [
  4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 2, 3, 3, 2, 2, 1, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2,
  2, 2, 2, 2, 2, 2,
];

/**
 * move-rate of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:109
 */
export const BLOCK_MOVE_RATE: readonly number[] = [
  3, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  2, 2, 2, 2, 2, 2,
];

/**
 * steps of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:110
 */
export const BLOCK_STEPS: readonly number[] = [
  4, 3, 3, 4, 4, 3, 3, 4, 4, 4, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 3, 4, 3, 4, 3, 3, 3, 3, 3, 3,
  4, 3, 3, 3, 3, 3,
];

/**
 * black-cross of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:111
 */
export const BLOCK_BLACK_CROSS: readonly number[] = [
  1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0,
];

/**
 * celtic of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:112
 */
export const BLOCK_CELTIC: readonly number[] = [
  0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0,
];

/**
 * loyal of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:113
 */
export const BLOCK_LOYAL: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0,
];

/**
 * bruce-faction of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:114
 */
export const BLOCK_BRUCE_FACTION: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
  0, 0, 0, 0, 0, 0,
];

/**
 * comyn-faction of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:115
 */
export const BLOCK_COMYN_FACTION: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 1, 1, 1, 1, 1,
];

/**
 * homes of each block.
 * @source rules/hammer-of-the-scots/pieces.yaml:116
 */
export const BLOCK_HOMES: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [12], [5, 18], [7], [11], [8], [17], [22], [20], [4, 19], [14], [15], [13], [6], [3],
];

/**
 * moves of each card.
 * @source rules/hammer-of-the-scots/pieces.yaml:157
 */
export const CARD_MOVES: readonly number[] = [3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];

/**
 * event of each card.
 * @source rules/hammer-of-the-scots/pieces.yaml:158
 */
export const CARD_EVENT: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1];

/** Equal numbers: cards of one design, told apart by nobody. */
export const DESIGN_OF_CARD: readonly number[] = [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 4, 5, 6, 7];

/** Whether an answer from `first` on has the same design: copies of one thing are one answer. */
export function isAlreadyListed(out: readonly number[], first: number, designs: readonly number[], member: number): boolean {
  for (let i = first; i < out.length; i++) if (designs[out[i]! & 0xffff] === designs[member]) return true;
  return false;
}

/** The area a block is in, -1 if it is elsewhere. */
export function areaOfBlock(m: Machine, thing: number): number {
  const place = thing < 0 ? -1 : m.c[PLACE_OF_BLOCK + thing]!;
  return place < 23 ? place : -1;
}

/**
 * The two ends of each border.
 * @source rules/hammer-of-the-scots/pieces.yaml:62
 */
const BORDER_ENDS: readonly number[] = [
  0, 17, // england-dunbar
  0, 18, // england-annan
  12, 10, // moray-strathspey
  12, 4, // moray-lochaber
  10, 13, // strathspey-buchan
  10, 19, // strathspey-badenoch
  13, 7, // buchan-mar
  13, 14, // buchan-angus
  14, 21, // angus-fife
  11, 22, // lennox-mentieth
  11, 5, // lennox-carrick
  11, 20, // lennox-lanark
  22, 21, // mentieth-fife
  22, 20, // mentieth-lanark
  22, 16, // mentieth-lothian
  5, 20, // carrick-lanark
  5, 18, // carrick-annan
  20, 16, // lanark-lothian
  16, 17, // lothian-dunbar
  2, 9, // selkirk-teviot
  17, 9, // dunbar-teviot
  0, 9, // england-teviot
  3, 1, // ross-garmoran
  3, 12, // ross-moray
  1, 12, // garmoran-moray
  1, 4, // garmoran-lochaber
  12, 19, // moray-badenoch
  13, 19, // buchan-badenoch
  4, 19, // lochaber-badenoch
  4, 15, // lochaber-argyll
  4, 8, // lochaber-atholl
  19, 7, // badenoch-mar
  19, 8, // badenoch-atholl
  7, 14, // mar-angus
  7, 8, // mar-atholl
  14, 8, // angus-atholl
  15, 8, // argyll-atholl
  15, 11, // argyll-lennox
  8, 11, // atholl-lennox
  8, 22, // atholl-mentieth
  8, 21, // atholl-fife
  5, 6, // carrick-galloway
  20, 2, // lanark-selkirk
  20, 18, // lanark-annan
  16, 2, // lothian-selkirk
  2, 17, // selkirk-dunbar
  2, 18, // selkirk-annan
  6, 18, // galloway-annan
  18, 9, // annan-teviot
];

/** Whether a border has this end. */
export function touchesBorder(edge: number, end: number): boolean {
  return edge >= 0 && (BORDER_ENDS[edge * 2] === end || BORDER_ENDS[edge * 2 + 1] === end);
}

/** The other side; none stays none. */
export function otherSide(one: number): number {
  return one < 0 ? -1 : 1 - one;
}

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

/** The border between two ends, -1 for none: index first * 23 + second. */
export const BORDER_BETWEEN: Int16Array = edgeTable(BORDER_ENDS, 23);

/** Neighbours of each area over borders as bits, 1 to a area. */
export const NEIGHBOURS_OVER_BORDERS = new Int32Array([
  393728, 4120, 1507840, 4098, 561410, 1312832, 262176, 549120, 6867088, 393221, 536576, 5275936, 525338,
  541824, 2105728, 2320, 5373956, 66053, 1049189, 13712, 4524068, 4210944, 3213568,
]);

/** homes of each block as bits, 1 to a block. */
export const BLOCK_HOMES_BITS = new Int32Array([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4096, 262176, 128,
  2048, 256, 131072, 4194304, 1048576, 524304, 16384, 32768, 8192, 64, 8,
]);

/**
 * side of each block at the start.
 * @source rules/hammer-of-the-scots/pieces.yaml:146
 */
export const BLOCK_SIDE_AT_START: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1,
];

/**
 * strength of each block at the start.
 * @source rules/hammer-of-the-scots/pieces.yaml:147
 */
export const BLOCK_STRENGTH_AT_START: readonly number[] = [
  4, 3, 3, 4, 4, 3, 3, 4, 4, 4, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 3, 4, 3, 4, 3, 3, 3, 3, 3, 3,
  4, 3, 3, 3, 3, 3,
];
