// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 02-map.yaml.

import type { Machine } from '#runtime';
import { nextBit } from '#runtime';
import { AREA_ENGLAND, SIDE_ENGLAND, SIDE_SCOTLAND } from './ids.ts';
import { BLOCKS_AT, SIDE_OF_BLOCK } from './layout.ts';
import { AREA_CASTLE, AREA_CATHEDRAL, otherSide, touchesBorder } from './tables.ts';

/**
 * border is national (HOTS 2.2).
 * @source rules/hammer-of-the-scots/02-map.yaml:1
 */
export function isNational(_m: Machine, border: number): boolean {
  return touchesBorder(border, AREA_ENGLAND);
}

/**
 * castles of area for side (HOTS 2.4).
 * @source rules/hammer-of-the-scots/02-map.yaml:2
 */
export function castles(_m: Machine, area: number, side: number): number {
  return AREA_CASTLE[area]! + (AREA_CATHEDRAL[area]! !== 0 && side === SIDE_SCOTLAND ? 1 : 0);
}

/**
 * area is hostile to side (HOTS 2.5).
 * @source rules/hammer-of-the-scots/02-map.yaml:4
 */
export function isHostile(m: Machine, area: number, side: number): boolean {
  return anyBlocksInArea(m, area, side);
}

/** Whether there are blocks: any blocks of foe of side in area. */
function anyBlocksInArea(m: Machine, area: number, side: number): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== otherSide(side)) continue; // §2.5
    return true;
  }
  return false;
}

/**
 * area is friendly to side (HOTS 2.5).
 * @source rules/hammer-of-the-scots/02-map.yaml:5
 */
export function isFriendly(m: Machine, area: number, side: number): boolean {
  return anySideBlocksInArea(m, area, side) && !isHostile(m, area, side);
}

/** Whether there are blocks: any blocks of side in area and area is not hostile to side. */
function anySideBlocksInArea(m: Machine, area: number, side: number): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== side) continue; // §2.5
    return true;
  }
  return false;
}

/**
 * area is contested.
 * @source rules/hammer-of-the-scots/02-map.yaml:6
 */
export function isContested(m: Machine, area: number): boolean {
  return anyEnglandBlocksInArea(m, area) && anyScotlandBlocksInArea(m, area);
}

/** Whether there are blocks: any english blocks in area and any scottish blocks in area. */
function anyEnglandBlocksInArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = area < 0 ? -1 : nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== SIDE_ENGLAND) continue;
    return true;
  }
  return false;
}

/** Whether there are blocks: any english blocks in area and any scottish blocks in area. */
function anyScotlandBlocksInArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = area < 0 ? -1 : nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== SIDE_SCOTLAND) continue;
    return true;
  }
  return false;
}

/**
 * area is neutral.
 * @source rules/hammer-of-the-scots/02-map.yaml:7
 */
export function isNeutral(m: Machine, area: number): boolean {
  const { c } = m;
  return nextBit(c, BLOCKS_AT + area * 2, 2, 0) < 0;
}
