// Generated from rules/small-game/ by rulewright. Do not edit.
// Rules hash: 0123456789abcdef
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 01-rules.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, hasBit, nextBit } from '#runtime';
import {
  CHOICE_MARCH,
  CHOICE_MARCH_AREA,
  KIND_BLOCK,
  PROC_MARCH,
  SIDE_ENGLAND,
  SIDE_SCOTLAND,
  ZONE_POOL,
} from './ids.ts';
import {
  BLOCKS_AT,
  CROSSINGS_OF_BORDER,
  GAME_AREA,
  GAME_SIDE,
  GAME_SIDE_LEFT,
  GAME_TURNS_ROUNDS,
  MARCH_AREA,
  MARCH_BLOCK,
  MARCH_BORDER,
  MARCH_MENU_ROUNDS,
  MARCH_SIDE,
  MOVED_OF_BLOCK,
  PLACE_OF_BLOCK,
  STRENGTH_OF_BLOCK,
  TURN,
} from './layout.ts';
import { BLOCK_AIM, BLOCK_SIDE, BORDER_BETWEEN, BORDER_LIMIT, NEIGHBOURS_OVER_BORDERS, areaOfBlock } from './tables.ts';

/**
 * game (SMALL 1).
 * @source rules/small-game/01-rules.yaml:12
 */
export function game(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        m.put(GAME_TURNS_ROUNDS, 4);
        at = 1;
        continue;
      }
      case 1: { // turns/next
        if (c[GAME_TURNS_ROUNDS]! <= 0) {
          at = 5;
          continue;
        }
        m.put(GAME_TURNS_ROUNDS, c[GAME_TURNS_ROUNDS]! - 1);
        m.put(TURN, c[TURN]! + 1);
        m.put(GAME_SIDE, (SIDE_SCOTLAND + 1) % 2);
        m.put(GAME_SIDE_LEFT, 2);
        at = 2;
        continue;
      }
      case 2: { // turns/side/next
        if (c[GAME_SIDE_LEFT]! <= 0) {
          at = 4;
          continue;
        }
        m.put(GAME_SIDE_LEFT, c[GAME_SIDE_LEFT]! - 1);
        m.put(GAME_SIDE, (c[GAME_SIDE]! + 1) % 2);
        m.put(MARCH_SIDE, c[GAME_SIDE]!);
        m.call(PROC_MARCH, 3); // march of side
        return;
      }
      case 3: { // turns/side/after-march
        at = 2;
        continue;
      }
      case 4: { // turns/side/done
        for (let area = 0; area < 4; area++) {
          m.put(GAME_AREA, area);
          battle(m, area);
        }
        at = 1;
        continue;
      }
      case 5: { // turns/done
        m.win(numberOfAreas(m) > numberOfAreasForGame(m) ? SIDE_SCOTLAND : SIDE_ENGLAND);
        return;
      }
      default:
        m.fault('no such label', 0);
    }
  }
}

/** Number of areas: any blocks of side in area. */
function numberOfAreas(m: Machine): number {
  let count = 0;
  for (let area = 0; area < 4; area++) {
    if (!anyScotlandBlocksInArea(m, area)) continue; // §12
    count++;
  }
  return count;
}

/** Whether there are blocks. */
function anyScotlandBlocksInArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + area, 1, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area, 1, block + 1)
  ) {
    if (BLOCK_SIDE[block]! !== SIDE_SCOTLAND) continue;
    return true;
  }
  return false;
}

/** Number of areas: any blocks of side in area. */
function numberOfAreasForGame(m: Machine): number {
  let count = 0;
  for (let area = 0; area < 4; area++) {
    if (!anyEnglandBlocksInArea(m, area)) continue; // §12
    count++;
  }
  return count;
}

/** Whether there are blocks. */
function anyEnglandBlocksInArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + area, 1, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area, 1, block + 1)
  ) {
    if (BLOCK_SIDE[block]! !== SIDE_ENGLAND) continue;
    return true;
  }
  return false;
}

/**
 * march of side (SMALL 5).
 * @source rules/small-game/01-rules.yaml:13
 */
export function march(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetMovedOfBlocks(m);
        resetCrossingsOfBorders(m);
        m.put(MARCH_MENU_ROUNDS, 3);
        at = 1;
        continue;
      }
      case 1: { // menu/march
        if (c[MARCH_MENU_ROUNDS]! <= 0) {
          at = 4;
          continue;
        }
        const answer = m.ask(CHOICE_MARCH, 1); // §5.1 keep choosing, by side, at most 3 times
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 4;
          continue;
        }
        m.put(MARCH_MENU_ROUNDS, c[MARCH_MENU_ROUNDS]! - 1);
        switch (answer >>> 16) {
          case 0: { // §5.1 march
            m.put(MARCH_BLOCK, answer & 0xffff);
            at = 2;
            continue;
          }
          case 1: { // done
            at = 4;
            continue;
          }
          default:
            m.fault('no such option', 1);
        }
      }
      case 2: { // menu/march/start
        m.put(MOVED_OF_BLOCK + c[MARCH_BLOCK]!, 1);
        at = 3;
        continue;
      }
      case 3: { // menu/march/area
        const answer = m.ask(CHOICE_MARCH_AREA, 3); // §5.3 choose area from steps of block over border, or stop
        if (answer === WAIT) return;
        if (answer !== NOTHING) {
          const chosen = answer & 0xffff;
          m.put(MARCH_AREA, chosen);
          m.put(MARCH_BORDER, borderBetweenOrNone(areaOfBlock(m, c[MARCH_BLOCK]!), chosen));
          const result = c[CROSSINGS_OF_BORDER + c[MARCH_BORDER]! * 2 + c[MARCH_SIDE]!]! + 1;
          if (result < 0 || result > BORDER_LIMIT) m.fault('crossings leaves its bounds', 2);
          m.put(CROSSINGS_OF_BORDER + c[MARCH_BORDER]! * 2 + c[MARCH_SIDE]!, result);
          m.move(KIND_BLOCK, c[MARCH_BLOCK]!, c[MARCH_AREA]!, false);
        }
        at = 1;
        continue;
      }
      case 4: { // menu/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 3);
    }
  }
}

/** Sets moved of all blocks back to its start. */
function resetMovedOfBlocks(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 4; i++) {
    if (c[MOVED_OF_BLOCK + i]! !== 0) m.put(MOVED_OF_BLOCK + i, 0);
  }
}

/** Sets crossings of all borders back to its start. */
function resetCrossingsOfBorders(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 6; i++) {
    if (c[CROSSINGS_OF_BORDER + i]! !== 0) m.put(CROSSINGS_OF_BORDER + i, 0);
  }
}

/** border between; -1 for none. */
function borderBetweenOrNone(area: number, area2: number): number {
  return area < 0 ? -1 : BORDER_BETWEEN[area * 4 + area2]!;
}

/**
 * Question "march".
 * @source rules/small-game/01-rules.yaml:24
 */
export const marchChoice: ChoiceDef = {
  name: 'march',
  clause: null,
  source: 4,
  options: [
    { name: 'march', arg: { name: 'block', kind: 3 }, ends: false },
    { name: 'done', arg: null, ends: true },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[MARCH_SIDE]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let block = 0; block < 4; block++) {
      if (BLOCK_SIDE[block]! !== c[MARCH_SIDE]!) continue;
      if (!isActive(m, block)) continue;
      out.push(block);
    }
    out.push(0x10000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §5.1 march
        if (chosen >= 4) return 0;
        if (BLOCK_SIDE[chosen]! !== c[MARCH_SIDE]!) return 0;
        const reason = whyNotActive(m, chosen, 0);
        if (reason >= 0) return reason;
        return -1;
      }
      case 1: { // done
        return -1;
      }
      default:
        return 4;
    }
  },
};

/**
 * block is active (SMALL 5.1).
 * The reason why not, -1 if nothing is against it.
 * @source rules/small-game/01-rules.yaml:17
 */
function whyNotActive(m: Machine, block: number, _otherwise: number): number {
  const { c } = m;
  if (areaOfBlock(m, block) < 0) return 1; // §5.1 block is on map
  if (c[MOVED_OF_BLOCK + block]! !== 0) return 2; // §5.2 block is unmoved
  return -1;
}

/**
 * Question "march.area".
 * @source rules/small-game/01-rules.yaml:26
 */
export const marchAreaChoice: ChoiceDef = {
  name: 'march.area',
  clause: null,
  source: 5,
  options: [
    { name: 'to', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[MARCH_SIDE]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let area = stepsFrom(m, c[MARCH_BLOCK]!, 0); area >= 0; area = stepsFrom(m, c[MARCH_BLOCK]!, area + 1)) {
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §5.3 to
        if (chosen >= 4) return 5;
        const reason = whyNotSteps(m, c[MARCH_BLOCK]!, chosen, 5);
        if (reason >= 0) return reason;
        return -1;
      }
      default:
        return 7;
    }
  },
};

/**
 * steps of block (SMALL 5.3).
 * The reason why not, -1 if nothing is against it.
 * @source rules/small-game/01-rules.yaml:19
 */
function whyNotSteps(m: Machine, block: number, area: number, otherwise: number): number {
  const { c } = m;
  const area2 = areaOfBlock(m, block);
  if (!(area2 >= 0 && hasBit(NEIGHBOURS_OVER_BORDERS, area2, area))) return otherwise;
  if (c[CROSSINGS_OF_BORDER + BORDER_BETWEEN[area2 * 4 + area]! * 2 + BLOCK_SIDE[block]!]! >= BORDER_LIMIT) return 6; // §5.4 crossings of border by side of block < limit
  return -1;
}

/**
 * battle in area here (SMALL 8).
 * @source rules/small-game/01-rules.yaml:14
 */
export function battle(m: Machine, here: number): void {
  const { c } = m;
  for (const block of listOfBlocksInHere(m, here)) {
    if (!(c[PLACE_OF_BLOCK + block]! === here && c[STRENGTH_OF_BLOCK + block]! > 0)) continue;
    const foe = firstBlockInHere(m, here, block);
    if (foe < 0) {
      break;
    }
    const roll = m.roll();
    if (roll <= BLOCK_AIM[block]!) {
      if (foe >= 0) m.put(STRENGTH_OF_BLOCK + foe, Math.max(0, c[STRENGTH_OF_BLOCK + foe]! - 1));
    }
    if ((foe < 0 ? 0 : c[STRENGTH_OF_BLOCK + foe]!) === 0) {
      m.move(KIND_BLOCK, foe, placeInPoolOrNone((foe < 0 ? -1 : BLOCK_SIDE[foe]!)), true);
    }
  }
}

/** The blocks as they are now. */
function listOfBlocksInHere(m: Machine, here: number): number[] {
  const { c } = m;
  const list: number[] = [];
  for (
    let block = nextBit(c, BLOCKS_AT + here, 1, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + here, 1, block + 1)
  ) {
    if (c[STRENGTH_OF_BLOCK + block]! <= 0) continue;
    list.push(block);
  }
  return list;
}

/** The first of the blocks. */
function firstBlockInHere(m: Machine, here: number, block: number): number {
  const { c } = m;
  const highest = highestValueOfBlocksInHere(m, here, block);
  for (
    let block2 = nextBit(c, BLOCKS_AT + here, 1, 0);
    block2 >= 0;
    block2 = nextBit(c, BLOCKS_AT + here, 1, block2 + 1)
  ) {
    if (BLOCK_SIDE[block2]! === BLOCK_SIDE[block]!) continue;
    if (c[STRENGTH_OF_BLOCK + block2]! !== highest) continue;
    return block2;
  }
  return -1;
}

/** The highest value among blocks. */
function highestValueOfBlocksInHere(m: Machine, here: number, block2: number): number {
  const { c } = m;
  let highest = -0x80000000;
  for (
    let block = nextBit(c, BLOCKS_AT + here, 1, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + here, 1, block + 1)
  ) {
    if (BLOCK_SIDE[block]! === BLOCK_SIDE[block2]!) continue;
    highest = Math.max(highest, c[STRENGTH_OF_BLOCK + block]!);
  }
  return highest;
}

/** place in pool; -1 for none. */
function placeInPoolOrNone(side: number): number {
  return side < 0 ? -1 : ZONE_POOL + side;
}

/**
 * block is active (SMALL 5.1).
 * @source rules/small-game/01-rules.yaml:17
 */
export function isActive(m: Machine, block: number): boolean {
  const { c } = m;
  return areaOfBlock(m, block) >= 0 && c[MOVED_OF_BLOCK + block]! === 0;
}

/**
 * steps of block (SMALL 5.3).
 * The next area from a number on, -1 if there is none.
 * @source rules/small-game/01-rules.yaml:19
 */
function stepsFrom(m: Machine, block: number, from: number): number {
  const { c } = m;
  const area = areaOfBlock(m, block);
  for (
    let area2 = area < 0 ? -1 : nextBit(NEIGHBOURS_OVER_BORDERS, area, 1, from);
    area2 >= 0;
    area2 = nextBit(NEIGHBOURS_OVER_BORDERS, area, 1, area2 + 1)
  ) {
    if (c[CROSSINGS_OF_BORDER + BORDER_BETWEEN[area * 4 + area2]! * 2 + BLOCK_SIDE[block]!]! >= BORDER_LIMIT) continue; // §5.4
    return area2;
  }
  return -1;
}
