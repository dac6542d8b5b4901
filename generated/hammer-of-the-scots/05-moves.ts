// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 05-moves.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, hasBit, nextBit } from '#runtime';
import { isContested, isHostile, isNational } from './02-map.ts';
import {
  AREA_ENGLAND,
  BLOCK_NORSE,
  CHOICE_MARCH_AREA,
  CHOICE_MARCH_AREA_2,
  CHOICE_MOVE_PHASE,
  KIND_BLOCK,
  PROC_MARCH,
  SIDE_SCOTLAND,
} from './ids.ts';
import {
  ACTIVATED_OF_AREA,
  ATTACKER_OF_AREA,
  BLOCKS_AT,
  CROSSINGS_OF_BORDER,
  HALTED_OF_BLOCK,
  LAST_USER_OF_BORDER,
  MAIN_FROM_OF_AREA,
  MAIN_OVER_OF_AREA,
  MARCH_AREA,
  MARCH_AREA_2,
  MARCH_AREA_ROUNDS,
  MARCH_BLOCK,
  MARCH_BORDER,
  MARCH_BORDER_2,
  MARCH_FURTHER_STEPS,
  MARCH_ME,
  MARCH_START,
  MOVED_OF_BLOCK,
  MOVE_PHASE_AREA,
  MOVE_PHASE_BLOCK,
  MOVE_PHASE_ME,
  MOVE_PHASE_POINTS,
  OPTION_STEPPING_BACK,
  PREVIOUS_OF_BLOCK,
  RESERVE_OF_BLOCK,
  SIDE_OF_BLOCK,
  TRUCE_HOLDER,
} from './layout.ts';
import {
  AREA_COASTAL,
  BLOCK_MOVE_RATE,
  BORDER_BETWEEN,
  BORDER_CAP,
  BORDER_STOP,
  NEIGHBOURS_OVER_BORDERS,
  areaOfBlock,
  otherSide,
} from './tables.ts';

/**
 * move-phase of side me with number points (HOTS 5.1).
 * @source rules/hammer-of-the-scots/05-moves.yaml:1
 */
export function movePhase(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetActivatedOfAreas(m);
        resetCrossingsOfBorders(m);
        resetHaltedOfBlocks(m);
        resetPreviousOfBlocks(m);
        at = 1;
        continue;
      }
      case 1: { // menu/move-phase
        const answer = m.ask(CHOICE_MOVE_PHASE, 1); // §5.1 keep choosing, by me
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 4;
          continue;
        }
        switch (answer >>> 16) {
          case 0: { // §5.1 march
            m.put(MOVE_PHASE_BLOCK, answer & 0xffff);
            at = 2;
            continue;
          }
          case 1: { // §5.13 sail
            m.put(MOVE_PHASE_AREA, answer & 0xffff);
            m.put(MOVE_PHASE_POINTS, c[MOVE_PHASE_POINTS]! - 1);
            m.put(MOVED_OF_BLOCK + BLOCK_NORSE, 1);
            m.move(KIND_BLOCK, BLOCK_NORSE, c[MOVE_PHASE_AREA]!, false);
            if (isContested(m, c[MOVE_PHASE_AREA]!)) {
              norseAttack(m, c[MOVE_PHASE_AREA]!);
            }
            at = 1;
            continue;
          }
          case 2: { // §5.1 done
            at = 4;
            continue;
          }
          default:
            m.fault('no such option', 9);
        }
      }
      case 2: { // menu/march/start
        m.put(MARCH_BLOCK, c[MOVE_PHASE_BLOCK]!);
        m.put(MARCH_ME, c[MOVE_PHASE_ME]!);
        m.call(PROC_MARCH, 3); // §5.1 march of block by me
        return;
      }
      case 3: { // menu/march/after-march
        at = 1;
        continue;
      }
      case 4: { // menu/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 10);
    }
  }
}

/** Sets activated of all areas back to its start. */
function resetActivatedOfAreas(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 23; i++) {
    if (c[ACTIVATED_OF_AREA + i]! !== 0) m.put(ACTIVATED_OF_AREA + i, 0);
  }
}

/** Sets crossings of all borders back to its start. */
export function resetCrossingsOfBorders(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 98; i++) {
    if (c[CROSSINGS_OF_BORDER + i]! !== 0) m.put(CROSSINGS_OF_BORDER + i, 0);
  }
}

/** Sets halted of all blocks back to its start. */
function resetHaltedOfBlocks(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 43; i++) {
    if (c[HALTED_OF_BLOCK + i]! !== 0) m.put(HALTED_OF_BLOCK + i, 0);
  }
}

/** Sets previous of all blocks back to its start. */
function resetPreviousOfBlocks(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 43; i++) {
    if (c[PREVIOUS_OF_BLOCK + i]! !== -1) m.put(PREVIOUS_OF_BLOCK + i, -1);
  }
}

/**
 * Question "move-phase" (HOTS 5.1).
 * @source rules/hammer-of-the-scots/05-moves.yaml:2
 */
export const movePhaseChoice: ChoiceDef = {
  name: 'move-phase',
  clause: '5.1',
  source: 11,
  options: [
    { name: 'march', arg: { name: 'block', kind: 3 }, ends: false },
    { name: 'sail', arg: { name: 'area', kind: 1 }, ends: false },
    { name: 'done', arg: null, ends: true },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[MOVE_PHASE_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let block = 0; block < 43; block++) {
      if (c[SIDE_OF_BLOCK + block]! !== c[MOVE_PHASE_ME]!) continue; // §5.1
      if (!isStartable(m, block)) continue; // §5.1
      out.push(block);
    }
    if (c[MOVE_PHASE_ME]! === SIDE_SCOTLAND) { // §5.13 sail
      for (let area = norseGoalsFrom(m, 0); area >= 0; area = norseGoalsFrom(m, area + 1)) {
        out.push(0x10000 + area);
      }
    }
    out.push(0x20000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §5.1 march
        if (chosen >= 43) return 8;
        const reason = whyNotStartable(m, chosen, 8);
        if (reason >= 0) return reason;
        if (c[SIDE_OF_BLOCK + chosen]! !== c[MOVE_PHASE_ME]!) return 8; // §5.1 march block from startable blocks of me
        return -1;
      }
      case 1: { // §5.13 sail
        if (c[MOVE_PHASE_ME]! !== SIDE_SCOTLAND) return 14; // §5.13 sail to area from norse-goals if me is scotland
        if (chosen >= 23) return 14;
        const reason = whyNotNorseGoals(m, chosen, 14);
        if (reason >= 0) return reason;
        return -1;
      }
      case 2: { // §5.1 done
        return -1;
      }
      default:
        return 20;
    }
  },
};

/**
 * block is startable (HOTS 5.9).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/05-moves.yaml:39
 */
function whyNotStartable(m: Machine, block: number, _otherwise: number): number {
  if (!isLandBlock(m, block)) return 9; // §5.13 block is land-block
  const reason = whyNotFreeToMove(m, block, 10);
  if (reason >= 0) return reason;
  if (nextStepsFrom(m, block, 0) < 0) return 13; // §6.5 any next-steps of block
  return -1;
}

/**
 * block is free-to-move (HOTS 5.5).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/05-moves.yaml:51
 */
function whyNotFreeToMove(m: Machine, block: number, _otherwise: number): number {
  const { c } = m;
  if (c[MOVED_OF_BLOCK + block]! !== 0) return 11; // §5.5 block is unmoved
  if (isPinned(m, block)) return 12; // §6.2 block is not pinned
  return -1;
}

/**
 * norse-goals (HOTS 5.13).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/05-moves.yaml:44
 */
function whyNotNorseGoals(m: Machine, area: number, _otherwise: number): number {
  const { c } = m;
  if (AREA_COASTAL[area]! === 0) return 15; // §5.13 coastal areas except england and area of norse where
  if (area === AREA_ENGLAND) return 15; // §5.13 coastal areas except england and area of norse where
  const area2 = areaOfBlock(m, BLOCK_NORSE);
  if (area === area2) return 15; // §5.13 coastal areas except england and area of norse where
  if (c[MOVE_PHASE_POINTS]! <= 0) return 16; // §5.13 points > 0
  if (area2 < 0) return 17; // §5.13 norse is on map
  const reason = whyNotFreeToMove(m, BLOCK_NORSE, 18);
  if (reason >= 0) return reason;
  if (isBarred(m, area, SIDE_SCOTLAND)) return 19; // §5.15 area is not barred to scotland
  return -1;
}

/**
 * march of block by side me (HOTS 5.2).
 * @source rules/hammer-of-the-scots/05-moves.yaml:11
 */
export function march(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        m.put(MARCH_START, areaOfBlock(m, c[MARCH_BLOCK]!));
        m.put(MARCH_FURTHER_STEPS, BLOCK_MOVE_RATE[c[MARCH_BLOCK]!]! - 1);
        at = 1;
        continue;
      }
      case 1: { // area
        const answer = m.ask(CHOICE_MARCH_AREA, 1); // §5.2 choose area from next-steps of block over border, by me
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.fault('nothing to choose', 12);
        }
        const chosen = answer & 0xffff;
        m.put(MARCH_AREA, chosen);
        m.put(MARCH_BORDER, borderBetweenOrNone(areaOfBlock(m, c[MARCH_BLOCK]!), chosen));
        step(m, c[MARCH_BLOCK]!, c[MARCH_AREA]!, c[MARCH_BORDER]!, c[MARCH_START]!);
        m.put(MARCH_AREA_ROUNDS, c[MARCH_FURTHER_STEPS]!);
        at = 2;
        continue;
      }
      case 2: { // area/area-2
        if (c[MARCH_AREA_ROUNDS]! <= 0) {
          at = 3;
          continue;
        }
        const answer = m.ask(CHOICE_MARCH_AREA_2, 2); // §5.2 keep choosing area from next-steps of block over border, by me, at most further-steps times
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 3;
          continue;
        }
        m.put(MARCH_AREA_ROUNDS, c[MARCH_AREA_ROUNDS]! - 1);
        switch (answer >>> 16) {
          case 0: { // §5.2 choose
            const chosen = answer & 0xffff;
            m.put(MARCH_AREA_2, chosen);
            m.put(MARCH_BORDER_2, borderBetweenOrNone(areaOfBlock(m, c[MARCH_BLOCK]!), chosen));
            step(m, c[MARCH_BLOCK]!, c[MARCH_AREA_2]!, c[MARCH_BORDER_2]!, c[MARCH_START]!);
            at = 2;
            continue;
          }
          case 1: { // §5.2 done
            at = 3;
            continue;
          }
          default:
            m.fault('no such option', 13);
        }
      }
      case 3: { // area/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 14);
    }
  }
}

/** border between; -1 for none. */
export function borderBetweenOrNone(area: number, area2: number): number {
  return area < 0 ? -1 : BORDER_BETWEEN[area * 23 + area2]!;
}

/**
 * Question "march.area" (HOTS 5.2).
 * @source rules/hammer-of-the-scots/05-moves.yaml:14
 */
export const marchAreaChoice: ChoiceDef = {
  name: 'march.area',
  clause: '5.2',
  source: 12,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[MARCH_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = nextStepsFrom(m, c[MARCH_BLOCK]!, 0);
      area >= 0;
      area = nextStepsFrom(m, c[MARCH_BLOCK]!, area + 1)
    ) {
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §5.2 choose
        if (chosen >= 23) return 21;
        const reason = whyNotNextSteps(m, c[MARCH_BLOCK]!, chosen, 21);
        if (reason >= 0) return reason;
        return -1;
      }
      default:
        return 21;
    }
  },
};

/**
 * next-steps of block (HOTS 5.3).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/05-moves.yaml:30
 */
function whyNotNextSteps(m: Machine, block: number, area: number, otherwise: number): number {
  const { c } = m;
  const area2 = areaOfBlock(m, block);
  if (!(area2 >= 0 && hasBit(NEIGHBOURS_OVER_BORDERS, area2, area))) return otherwise;
  if (c[HALTED_OF_BLOCK + block]! !== 0) return 22; // §5.4 block is not halted
  const border = BORDER_BETWEEN[area2 * 23 + area]!;
  if (crossingsOfBorderOrNone(m, border, c[SIDE_OF_BLOCK + block]!) >= BORDER_CAP[border]!) return 23; // §5.7 crossings of border by side of block < cap of border
  if (area === c[PREVIOUS_OF_BLOCK + block]! && c[OPTION_STEPPING_BACK]! === 0) return 24; // §5.6 area is not previous of block or stepping-back
  if (c[MOVE_PHASE_POINTS]! <= 0 && (isNational(m, border) || !isOnTheWay(m, block))) return 25; // §5.12 points > 0 or (border is not national and block is on-the-way)
  if (isContested(m, area2) &&
    c[LAST_USER_OF_BORDER + border]! === otherSide(c[SIDE_OF_BLOCK + block]!)) return 26; // §6.4 area of block is not contested or last-user of border is not foe of side of block
  if (isBarred(m, area, c[SIDE_OF_BLOCK + block]!)) return 27; // §5.15 area is not barred to side of block
  return -1;
}

/** crossings of border; 0 for none. */
export function crossingsOfBorderOrNone(m: Machine, border: number, side: number): number {
  const { c } = m;
  return side < 0 ? 0 : c[CROSSINGS_OF_BORDER + border * 2 + side]!;
}

/**
 * Question "march.area-2" (HOTS 5.2).
 * @source rules/hammer-of-the-scots/05-moves.yaml:16
 */
export const marchArea2Choice: ChoiceDef = {
  name: 'march.area-2',
  clause: '5.2',
  source: 13,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
    { name: 'done', arg: null, ends: true },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[MARCH_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = nextStepsFrom(m, c[MARCH_BLOCK]!, 0);
      area >= 0;
      area = nextStepsFrom(m, c[MARCH_BLOCK]!, area + 1)
    ) {
      out.push(area);
    }
    out.push(0x10000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §5.2 choose
        if (chosen >= 23) return 28;
        const reason = whyNotNextSteps(m, c[MARCH_BLOCK]!, chosen, 28);
        if (reason >= 0) return reason;
        return -1;
      }
      case 1: { // §5.2 done
        return -1;
      }
      default:
        return 28;
    }
  },
};

/**
 * step block to area over border from area start (HOTS 5.8).
 * @source rules/hammer-of-the-scots/05-moves.yaml:18
 */
export function step(m: Machine, block: number, area: number, border: number, start: number): void {
  const { c } = m;
  if (isNational(m, border)) {
    m.put(MOVE_PHASE_POINTS, c[MOVE_PHASE_POINTS]! - 1);
  } else if (c[MOVED_OF_BLOCK + block]! === 0 &&
    !((start < 0 ? 0 : c[ACTIVATED_OF_AREA + start]!) !== 0)) {
    m.put(MOVE_PHASE_POINTS, c[MOVE_PHASE_POINTS]! - 1);
    if (start >= 0) m.put(ACTIVATED_OF_AREA + start, 1);
  }
  const side = c[SIDE_OF_BLOCK + block]!;
  if (border >= 0 && side >= 0) {
    const result = c[CROSSINGS_OF_BORDER + border * 2 + side]! + 1;
    if (result < 0 || result > (border < 0 ? 0 : BORDER_CAP[border]!)) m.fault('crossings leaves its bounds', 15);
    m.put(CROSSINGS_OF_BORDER + border * 2 + side, result);
  }
  m.put(MOVED_OF_BLOCK + block, 1);
  m.put(PREVIOUS_OF_BLOCK + block, areaOfBlock(m, block));
  m.move(KIND_BLOCK, block, area, false);
  if (isHostile(m, area, c[SIDE_OF_BLOCK + block]!)) {
    attack(m, area, block, border, start);
  }
  if (isHostile(m, area, c[SIDE_OF_BLOCK + block]!) ||
    area === AREA_ENGLAND ||
    (border < 0 ? 0 : BORDER_STOP[border]!) !== 0) {
    m.put(HALTED_OF_BLOCK + block, 1);
  }
}

/**
 * next-steps of block (HOTS 5.3).
 * The next area from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/05-moves.yaml:30
 */
function nextStepsFrom(m: Machine, block: number, from: number): number {
  const { c } = m;
  const area = areaOfBlock(m, block);
  for (
    let area2 = area < 0 ? -1 : nextBit(NEIGHBOURS_OVER_BORDERS, area, 1, from);
    area2 >= 0;
    area2 = nextBit(NEIGHBOURS_OVER_BORDERS, area, 1, area2 + 1)
  ) {
    if (c[HALTED_OF_BLOCK + block]! !== 0) continue; // §5.4
    if (area2 === c[PREVIOUS_OF_BLOCK + block]! && c[OPTION_STEPPING_BACK]! === 0) continue; // §5.6
    if (isBarred(m, area2, c[SIDE_OF_BLOCK + block]!)) continue; // §5.15
    const border = BORDER_BETWEEN[area * 23 + area2]!;
    if (crossingsOfBorderOrNone(m, border, c[SIDE_OF_BLOCK + block]!) >= BORDER_CAP[border]!) continue; // §5.7
    if (
      isContested(m, area) &&
      c[LAST_USER_OF_BORDER + border]! === otherSide(c[SIDE_OF_BLOCK + block]!)
    ) {
      continue; // §6.4
    }
    if (c[MOVE_PHASE_POINTS]! <= 0 && (isNational(m, border) || !isOnTheWay(m, block))) continue; // §5.12
    return area2;
  }
  return -1;
}

/** last user of border; -1 for none. */
export function lastUserOfBorderOrNone(m: Machine, border: number): number {
  const { c } = m;
  return border < 0 ? -1 : c[LAST_USER_OF_BORDER + border]!;
}

/**
 * block is on-the-way (HOTS 5.12).
 * @source rules/hammer-of-the-scots/05-moves.yaml:38
 */
export function isOnTheWay(m: Machine, block: number): boolean {
  const { c } = m;
  return c[MOVED_OF_BLOCK + block]! !== 0 || activatedOfAreaOrNone(m, areaOfBlock(m, block)) !== 0;
}

/** activated of area; 0 for none. */
function activatedOfAreaOrNone(m: Machine, area: number): number {
  const { c } = m;
  return area < 0 ? 0 : c[ACTIVATED_OF_AREA + area]!;
}

/**
 * block is startable (HOTS 5.9).
 * @source rules/hammer-of-the-scots/05-moves.yaml:39
 */
export function isStartable(m: Machine, block: number): boolean {
  return isLandBlock(m, block) && isFreeToMove(m, block) && nextStepsFrom(m, block, 0) >= 0;
}

/**
 * norse-goals (HOTS 5.13).
 * The next area from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/05-moves.yaml:44
 */
function norseGoalsFrom(m: Machine, from: number): number {
  const { c } = m;
  const area = areaOfBlock(m, BLOCK_NORSE);
  for (let area2 = from; area2 < 23; area2++) {
    if (AREA_COASTAL[area2]! === 0) continue; // §5.13
    if (area2 === AREA_ENGLAND) continue; // §5.13
    if (c[MOVE_PHASE_POINTS]! <= 0) continue; // §5.13
    if (area < 0) continue; // §5.13
    if (area2 === area) continue; // §5.13
    if (!isFreeToMove(m, BLOCK_NORSE)) continue; // §6.6
    if (isBarred(m, area2, SIDE_SCOTLAND)) continue; // §5.15
    return area2;
  }
  return -1;
}

/**
 * block is land-block (HOTS 5.13).
 * @source rules/hammer-of-the-scots/05-moves.yaml:50
 */
export function isLandBlock(_m: Machine, block: number): boolean {
  return block !== BLOCK_NORSE;
}

/**
 * block is free-to-move (HOTS 5.5).
 * @source rules/hammer-of-the-scots/05-moves.yaml:51
 */
export function isFreeToMove(m: Machine, block: number): boolean {
  const { c } = m;
  return c[MOVED_OF_BLOCK + block]! === 0 && !isPinned(m, block);
}

/**
 * block is pinned (HOTS 6.1).
 * @source rules/hammer-of-the-scots/05-moves.yaml:55
 */
export function isPinned(m: Machine, block: number): boolean {
  const { c } = m;
  return attackerOfAreaOrNone(m, areaOfBlock(m, block)) === otherSide(c[SIDE_OF_BLOCK + block]!) &&
    available(m, areaOfBlock(m, block), c[SIDE_OF_BLOCK + block]!) <= pins(m, areaOfBlock(m, block), c[SIDE_OF_BLOCK + block]!);
}

/** attacker of area; -1 for none. */
function attackerOfAreaOrNone(m: Machine, area: number): number {
  const { c } = m;
  return area < 0 ? -1 : c[ATTACKER_OF_AREA + area]!;
}

/**
 * pins of area for side (HOTS 6.2).
 * @source rules/hammer-of-the-scots/05-moves.yaml:59
 */
export function pins(m: Machine, area: number, side: number): number {
  return numberOfBlocksInArea(m, area, side);
}

/** Number of blocks: number of blocks of foe of side in area. */
function numberOfBlocksInArea(m: Machine, area: number, side: number): number {
  const { c } = m;
  let count = 0;
  for (
    let block = area < 0 ? -1 : nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== otherSide(side)) continue; // §6.2
    count++;
  }
  return count;
}

/**
 * available of area for side (HOTS 6.3).
 * @source rules/hammer-of-the-scots/05-moves.yaml:60
 */
export function available(m: Machine, area: number, side: number): number {
  return numberOfNonMovedSideBlocksInArea(m, area, side);
}

/** Number of blocks: number of unmoved blocks of side in area. */
function numberOfNonMovedSideBlocksInArea(m: Machine, area: number, side: number): number {
  const { c } = m;
  let count = 0;
  for (
    let block = area < 0 ? -1 : nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[MOVED_OF_BLOCK + block]! !== 0) continue; // §6.3
    if (c[SIDE_OF_BLOCK + block]! !== side) continue; // §6.3
    count++;
  }
  return count;
}

/**
 * attack in area by block over border from area start (HOTS 5.16).
 * @source rules/hammer-of-the-scots/05-moves.yaml:61
 */
export function attack(m: Machine, area: number, block: number, border: number, start: number): void {
  const { c } = m;
  if (border >= 0) m.put(LAST_USER_OF_BORDER + border, c[SIDE_OF_BLOCK + block]!);
  if (c[ATTACKER_OF_AREA + area]! === -1) {
    m.put(ATTACKER_OF_AREA + area, c[SIDE_OF_BLOCK + block]!);
    m.put(MAIN_FROM_OF_AREA + area, start);
    m.put(MAIN_OVER_OF_AREA + area, border);
  } else if (c[ATTACKER_OF_AREA + area]! !== c[SIDE_OF_BLOCK + block]!) {
    m.put(RESERVE_OF_BLOCK + block, 1);
  } else if (c[MAIN_FROM_OF_AREA + area]! !== start || c[MAIN_OVER_OF_AREA + area]! !== border) {
    m.put(RESERVE_OF_BLOCK + block, 1);
  }
}

/**
 * norse-attack in area (HOTS 8.11).
 * @source rules/hammer-of-the-scots/05-moves.yaml:70
 */
export function norseAttack(m: Machine, area: number): void {
  const { c } = m;
  if (c[ATTACKER_OF_AREA + area]! === -1) {
    m.put(ATTACKER_OF_AREA + area, SIDE_SCOTLAND);
  } else {
    m.put(RESERVE_OF_BLOCK + BLOCK_NORSE, 1);
  }
}

/**
 * area is barred to side (HOTS 7.9).
 * @source rules/hammer-of-the-scots/05-moves.yaml:73
 */
export function isBarred(m: Machine, area: number, side: number): boolean {
  const { c } = m;
  return c[TRUCE_HOLDER]! === otherSide(side) &&
    (anyTruceHolderBlocksInArea(m, area) || area === AREA_ENGLAND && side === SIDE_SCOTLAND);
}

/** Whether there are blocks: any blocks of truce-holder in area or (area is england and side is scotland). */
function anyTruceHolderBlocksInArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== c[TRUCE_HOLDER]!) continue; // §7.9
    return true;
  }
  return false;
}
