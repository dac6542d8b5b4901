// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 10-raid.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, nextBit } from '#runtime';
import {
  AREA_ENGLAND,
  CHOICE_BORDER_RAID_BLOCK,
  KIND_BLOCK,
  SIDE_ENGLAND,
  SIDE_SCOTLAND,
  TYPE_NOBLE,
  ZONE_POOL,
} from './ids.ts';
import { BLOCKS_AT, BORDER_RAID_BLOCK, SIDE_OF_BLOCK } from './layout.ts';
import { BLOCK_TYPE, areaOfBlock } from './tables.ts';

/**
 * border-raid (HOTS 10.1).
 * @source rules/hammer-of-the-scots/10-raid.yaml:1
 */
export function borderRaid(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (!anyScotlandBlocksInPlace(m)) {
          m.leave();
          return;
        }
        at = 1;
        continue;
      }
      case 1: { // block
        const answer = m.ask(CHOICE_BORDER_RAID_BLOCK, 1); // §10.2 choose block from non-noble english blocks on map, by england, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(BORDER_RAID_BLOCK, answer & 0xffff);
        }
        m.move(KIND_BLOCK, c[BORDER_RAID_BLOCK]!, ZONE_POOL + SIDE_ENGLAND, true);
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 63);
    }
  }
}

/** Whether there are blocks: if no scottish blocks in england. */
function anyScotlandBlocksInPlace(m: Machine): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + AREA_ENGLAND * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + AREA_ENGLAND * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== SIDE_SCOTLAND) continue; // §10.1
    return true;
  }
  return false;
}

/**
 * Question "border-raid.block" (HOTS 10.2).
 * @source rules/hammer-of-the-scots/10-raid.yaml:3
 */
export const borderRaidBlockChoice: ChoiceDef = {
  name: 'border-raid.block',
  clause: '10.2',
  source: 64,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
  ],
  owner(_m: Machine): number {
    return SIDE_ENGLAND;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let block = 0; block < 43; block++) {
      if (c[SIDE_OF_BLOCK + block]! !== SIDE_ENGLAND) continue; // §10.2
      if (BLOCK_TYPE[block]! === TYPE_NOBLE) continue; // §10.2
      if (areaOfBlock(m, block) < 0) continue; // §10.2
      out.push(block);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §10.2 choose
        if (chosen >= 43) return 64;
        if (BLOCK_TYPE[chosen]! === TYPE_NOBLE) return 64; // §10.2 choose block from non-noble english blocks on map, by england, or stop
        if (c[SIDE_OF_BLOCK + chosen]! !== SIDE_ENGLAND) return 64; // §10.2 choose block from non-noble english blocks on map, by england, or stop
        if (areaOfBlock(m, chosen) < 0) return 64; // §10.2 choose block from non-noble english blocks on map, by england, or stop
        return -1;
      }
      default:
        return 64;
    }
  },
};
