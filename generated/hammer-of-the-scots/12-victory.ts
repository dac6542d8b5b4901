// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: 929fd52cb49a0b96
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 12-victory.yaml.

import type { Machine } from '#runtime';
import { lordsFrom } from './01-frame.ts';
import { AREA_ENGLAND, BLOCK_WALLACE, SIDE_ENGLAND, SIDE_SCOTLAND } from './ids.ts';
import { FINAL_COUNT_SIDE, SUDDEN_DEATH_SIDE } from './layout.ts';
import { areaOfBlock } from './tables.ts';

/**
 * sudden-death (HOTS 12.5).
 * @source rules/hammer-of-the-scots/12-victory.yaml:1
 */
export function suddenDeath(m: Machine, _at: number): void {
  const { c } = m;
  for (let side = 0; side < 2; side++) {
    m.put(SUDDEN_DEATH_SIDE, side);
    if (!anyLords(m)) {
      m.win(c[SUDDEN_DEATH_SIDE]!);
      return;
    }
  }
  m.leave();
  return;
}

/** Whether there are blocks. */
function anyLords(m: Machine): boolean {
  const { c } = m;
  const side = 1 - c[SUDDEN_DEATH_SIDE]!;
  for (let block = lordsFrom(m, side, 0); block >= 0; block = lordsFrom(m, side, block + 1)) {
    return true;
  }
  return false;
}

/**
 * final-count (HOTS 12.3).
 * @source rules/hammer-of-the-scots/12-victory.yaml:4
 */
export function finalCount(m: Machine, _at: number): void {
  const { c } = m;
  for (let side = 0; side < 2; side++) {
    m.put(FINAL_COUNT_SIDE, side);
    if (numberOfLordsForFinalCount(m) > numberOfLordsForFinalCount2(m)) {
      m.win(c[FINAL_COUNT_SIDE]!);
      return;
    }
  }
  if (areaOfBlock(m, BLOCK_WALLACE) >= AREA_ENGLAND) {
    m.win(SIDE_SCOTLAND);
    return;
  } else {
    m.win(SIDE_ENGLAND);
    return;
  }
}

/** Number of blocks. */
function numberOfLordsForFinalCount(m: Machine): number {
  const { c } = m;
  let count = 0;
  for (let block = lordsFrom(m, c[FINAL_COUNT_SIDE]!, 0); block >= 0; block = lordsFrom(m, c[FINAL_COUNT_SIDE]!, block + 1)) {
    count++;
  }
  return count;
}

/** Number of blocks. */
function numberOfLordsForFinalCount2(m: Machine): number {
  const { c } = m;
  let count = 0;
  const side = 1 - c[FINAL_COUNT_SIDE]!;
  for (let block = lordsFrom(m, side, 0); block >= 0; block = lordsFrom(m, side, block + 1)) {
    count++;
  }
  return count;
}
