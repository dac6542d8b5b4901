// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 12-victory.yaml.

import type { Machine } from '#runtime';
import { lordsFrom } from './01-frame.ts';
import { BLOCK_WALLACE, SIDE_ENGLAND, SIDE_SCOTLAND } from './ids.ts';
import { FINAL_COUNT_SIDE, SUDDEN_DEATH_SIDE } from './layout.ts';
import { areaOfBlock } from './tables.ts';

/**
 * sudden-death (HOTS 12.5).
 * @source rules/hammer-of-the-scots/12-victory.yaml:1
 */
export function suddenDeath(m: Machine, _at: number): void {
  for (let side = 0; side < 2; side++) {
    m.put(SUDDEN_DEATH_SIDE, side);
    if (lordsFrom(m, 1 - side, 0) < 0) {
      m.win(side);
      return;
    }
  }
  m.leave();
  return;
}

/**
 * final-count (HOTS 12.3).
 * @source rules/hammer-of-the-scots/12-victory.yaml:4
 */
export function finalCount(m: Machine, _at: number): void {
  for (let side = 0; side < 2; side++) {
    m.put(FINAL_COUNT_SIDE, side);
    if (numberOfLordsForFinalCount(m) > numberOfLordsForFinalCount2(m)) {
      m.win(side);
      return;
    }
  }
  if (areaOfBlock(m, BLOCK_WALLACE) >= 0) {
    m.win(SIDE_SCOTLAND);
    return;
  } else {
    m.win(SIDE_ENGLAND);
    return;
  }
}

/** Number of lords of side. */
function numberOfLordsForFinalCount(m: Machine): number {
  const { c } = m;
  let count = 0;
  for (
    let block = lordsFrom(m, c[FINAL_COUNT_SIDE]!, 0);
    block >= 0;
    block = lordsFrom(m, c[FINAL_COUNT_SIDE]!, block + 1)
  ) {
    count++;
  }
  return count;
}

/** Number of lords of side. */
function numberOfLordsForFinalCount2(m: Machine): number {
  const { c } = m;
  let count = 0;
  const side = 1 - c[FINAL_COUNT_SIDE]!;
  for (let block = lordsFrom(m, side, 0); block >= 0; block = lordsFrom(m, side, block + 1)) {
    count++;
  }
  return count;
}
