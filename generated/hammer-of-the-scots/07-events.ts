// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 07-events.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, hasBit, nextBit } from '#runtime';
import {
  resetAttackerOfAreas,
  resetLastUserOfBorders,
  resetMainFromOfAreas,
  resetMainOverOfAreas,
  resetReserveOfBlocks,
} from './01-frame.ts';
import { isContested, isFriendly, isHostile } from './02-map.ts';
import { isBarred, isLandBlock, resetCrossingsOfBorders } from './05-moves.ts';
import {
  CHOICE_BUILD_UP_BLOCK,
  CHOICE_FEED_AREA,
  CHOICE_FEED_BLOCK,
  CHOICE_HERALD_NOBLE,
  CHOICE_PILLAGE_BLOCK,
  CHOICE_PILLAGE_TARGET,
  CHOICE_SEA_MOVE_BLOCK,
  CHOICE_SEA_MOVE_GOAL,
  CHOICE_SEA_MOVE_START,
  CHOICE_VICTUALS_AREA,
  KIND_BLOCK,
  PROC_BATTLE,
  PROC_BUILD_UP,
  PROC_DEFECTION_BATTLE,
  PROC_FEED,
  TYPE_NOBLE,
  ZONE_POOL,
} from './ids.ts';
import {
  BATTLE_ATTACKER,
  BATTLE_HERE,
  BLOCKS_AT,
  BUILD_UP_AREA,
  BUILD_UP_BLOCK,
  BUILD_UP_BLOCK_ROUNDS,
  BUILD_UP_LIMIT,
  BUILD_UP_ME,
  DEFECTION_BATTLE_AREA,
  DEFECTION_BATTLE_DEFECTOR,
  FEED_AREA,
  FEED_BLOCK,
  FEED_LIMIT,
  FEED_ME,
  FEED_REPEAT_ROUNDS,
  FEED_TARGET,
  HERALD_ANSWER,
  HERALD_ME,
  HERALD_NOBLE,
  HERALD_OMEN,
  OPTION_HERALD_ROLLS_FIRST,
  OPTION_PILLAGED_NOBLE_WAITS,
  OPTION_PILLAGER_ATTACKS,
  OPTION_PILLAGE_STEPS_OPTIONAL,
  OPTION_SEA_MOVE_PAST_TRUCE,
  PILLAGE_BLOCK,
  PILLAGE_LANDED,
  PILLAGE_ME,
  PILLAGE_REPEAT_ROUNDS,
  PILLAGE_TARGET,
  PLACE_OF_BLOCK,
  RESERVE_OF_BLOCK,
  SEA_MOVE_BLOCK,
  SEA_MOVE_BLOCK_ROUNDS,
  SEA_MOVE_GOAL,
  SEA_MOVE_ME,
  SEA_MOVE_START,
  SIDE_OF_BLOCK,
  STRENGTH_OF_BLOCK,
  TRUCE_HOLDER,
  VICTUALS_AREA,
  VICTUALS_ME,
} from './layout.ts';
import {
  AREA_COASTAL,
  BLOCK_LOYAL,
  BLOCK_STEPS,
  BLOCK_TYPE,
  HERALD_ANSWERS_TO,
  NEIGHBOURS_OVER_BORDERS,
  PILLAGE_HITS,
  VICTUALS_STEPS,
  areaOfBlock,
} from './tables.ts';

/**
 * herald (HOTS 7.2).
 * @source rules/hammer-of-the-scots/07-events.yaml:1
 */
export function herald(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (c[OPTION_HERALD_ROLLS_FIRST]! !== 0) {
          m.put(HERALD_OMEN, m.roll());
          if (c[HERALD_OMEN]! > HERALD_ANSWERS_TO) {
            m.leave();
            return;
          }
        }
        at = 1;
        continue;
      }
      case 1: { // noble
        const answer = m.ask(CHOICE_HERALD_NOBLE, 1); // §13.3 choose noble from non-loyal nobles of foe of me on map, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(HERALD_NOBLE, answer & 0xffff);
        }
        if (c[OPTION_HERALD_ROLLS_FIRST]! === 0) {
          m.put(HERALD_ANSWER, m.roll());
          if (c[HERALD_ANSWER]! > HERALD_ANSWERS_TO) {
            m.leave();
            return;
          }
        }
        m.put(SIDE_OF_BLOCK + c[HERALD_NOBLE]!, c[HERALD_ME]!);
        m.put(DEFECTION_BATTLE_AREA, areaOfBlock(m, c[HERALD_NOBLE]!));
        m.put(DEFECTION_BATTLE_DEFECTOR, c[HERALD_ME]!);
        m.call(PROC_DEFECTION_BATTLE, 2); // §7.3 defection-battle in area of noble by me
        return;
      }
      case 2: { // after-defection-battle
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 16);
    }
  }
}

/**
 * Question "herald.noble" (HOTS 13.3).
 * @source rules/hammer-of-the-scots/07-events.yaml:5
 */
export const heraldNobleChoice: ChoiceDef = {
  name: 'herald.noble',
  clause: '13.3',
  source: 17,
  options: [
    { name: 'choose', arg: { name: 'noble', kind: 3 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[HERALD_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let noble = 0; noble < 43; noble++) {
      if (BLOCK_LOYAL[noble]! !== 0) continue; // §13.3
      if (BLOCK_TYPE[noble]! !== TYPE_NOBLE) continue; // §13.3
      if (c[SIDE_OF_BLOCK + noble]! !== 1 - c[HERALD_ME]!) continue; // §13.3
      if (areaOfBlock(m, noble) < 0) continue; // §13.3
      out.push(noble);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §13.3 choose
        if (chosen >= 43) return 29;
        if (BLOCK_LOYAL[chosen]! !== 0) return 29; // §13.3 choose noble from non-loyal nobles of foe of me on map, or stop
        if (BLOCK_TYPE[chosen]! !== TYPE_NOBLE) return 29; // §13.3 choose noble from non-loyal nobles of foe of me on map, or stop
        if (c[SIDE_OF_BLOCK + chosen]! !== 1 - c[HERALD_ME]!) return 29; // §13.3 choose noble from non-loyal nobles of foe of me on map, or stop
        if (areaOfBlock(m, chosen) < 0) return 29; // §13.3 choose noble from non-loyal nobles of foe of me on map, or stop
        return -1;
      }
      default:
        return 29;
    }
  },
};

/**
 * sea-move (HOTS 7.4).
 * @source rules/hammer-of-the-scots/07-events.yaml:11
 */
export function seaMove(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: // start
      case 1: { // start-2
        const answer = m.ask(CHOICE_SEA_MOVE_START, 1); // §7.4 choose area start from coastal areas where any land-blocks of me in area, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(SEA_MOVE_START, answer & 0xffff);
        }
        at = 2;
        continue;
      }
      case 2: { // goal
        const answer = m.ask(CHOICE_SEA_MOVE_GOAL, 2); // §7.4 choose area goal from harbours for me except start, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(SEA_MOVE_GOAL, answer & 0xffff);
        }
        m.put(SEA_MOVE_BLOCK_ROUNDS, 2);
        at = 3;
        continue;
      }
      case 3: { // block/block
        if (c[SEA_MOVE_BLOCK_ROUNDS]! <= 0) {
          at = 4;
          continue;
        }
        const answer = m.ask(CHOICE_SEA_MOVE_BLOCK, 3); // §7.4 keep choosing block from land-blocks of me in start, at most 2 times
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 4;
          continue;
        }
        m.put(SEA_MOVE_BLOCK_ROUNDS, c[SEA_MOVE_BLOCK_ROUNDS]! - 1);
        switch (answer >>> 16) {
          case 0: { // §7.4 choose
            m.put(SEA_MOVE_BLOCK, answer & 0xffff);
            m.move(KIND_BLOCK, c[SEA_MOVE_BLOCK]!, c[SEA_MOVE_GOAL]!, false);
            at = 3;
            continue;
          }
          case 1: { // §7.4 done
            at = 4;
            continue;
          }
          default:
            m.fault('no such option', 18);
        }
      }
      case 4: { // block/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 19);
    }
  }
}

/**
 * Question "sea-move.start" (HOTS 7.4).
 * @source rules/hammer-of-the-scots/07-events.yaml:12
 */
export const seaMoveStartChoice: ChoiceDef = {
  name: 'sea-move.start',
  clause: '7.4',
  source: 20,
  options: [
    { name: 'choose', arg: { name: 'start', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[SEA_MOVE_ME]!;
  },
  list(m: Machine, out: number[]): void {
    for (let area = 0; area < 23; area++) {
      if (AREA_COASTAL[area]! === 0) continue; // §7.4
      if (!anyLandBlockMeBlocksInArea(m, area)) continue; // §7.4
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §7.4 choose
        if (chosen >= 23) return 30;
        if (AREA_COASTAL[chosen]! === 0) return 30; // §7.4 choose area start from coastal areas where any land-blocks of me in area, or stop
        if (!anyLandBlockMeBlocksInArea(m, chosen)) return 30; // §7.4 choose area start from coastal areas where any land-blocks of me in area, or stop
        return -1;
      }
      default:
        return 30;
    }
  },
};

/** Whether there are blocks: choose area start from coastal areas where any land-blocks of me in area, or stop. */
function anyLandBlockMeBlocksInArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let landBlock = nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    landBlock >= 0;
    landBlock = nextBit(c, BLOCKS_AT + area * 2, 2, landBlock + 1)
  ) {
    if (c[SIDE_OF_BLOCK + landBlock]! !== c[SEA_MOVE_ME]!) continue; // §7.4
    if (!isLandBlock(m, landBlock)) continue; // §7.4
    return true;
  }
  return false;
}

/**
 * Question "sea-move.goal" (HOTS 7.4).
 * @source rules/hammer-of-the-scots/07-events.yaml:13
 */
export const seaMoveGoalChoice: ChoiceDef = {
  name: 'sea-move.goal',
  clause: '7.4',
  source: 21,
  options: [
    { name: 'choose', arg: { name: 'goal', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[SEA_MOVE_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = harboursFrom(m, c[SEA_MOVE_ME]!, 0);
      area >= 0;
      area = harboursFrom(m, c[SEA_MOVE_ME]!, area + 1)
    ) {
      if (area === c[SEA_MOVE_START]!) continue; // §7.4
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §7.4 choose
        if (chosen >= 23) return 31;
        const reason = whyNotHarbours(m, c[SEA_MOVE_ME]!, chosen, 31);
        if (reason >= 0) return reason;
        if (chosen === c[SEA_MOVE_START]!) return 31; // §7.4 choose area goal from harbours for me except start, or stop
        return -1;
      }
      default:
        return 31;
    }
  },
};

/**
 * harbours for side (HOTS 7.4).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/07-events.yaml:16
 */
function whyNotHarbours(m: Machine, side: number, area: number, _otherwise: number): number {
  const { c } = m;
  if (!isFriendly(m, area, side)) return 32; // §7.4 coastal areas friendly to side where
  if (AREA_COASTAL[area]! === 0) return 32; // §7.4 coastal areas friendly to side where
  if (isBarred(m, area, side) && c[OPTION_SEA_MOVE_PAST_TRUCE]! === 0) return 33; // §7.9 area is not barred to side or sea-move-past-truce
  return -1;
}

/**
 * Question "sea-move.block" (HOTS 7.4).
 * @source rules/hammer-of-the-scots/07-events.yaml:14
 */
export const seaMoveBlockChoice: ChoiceDef = {
  name: 'sea-move.block',
  clause: '7.4',
  source: 18,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
    { name: 'done', arg: null, ends: true },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[SEA_MOVE_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let landBlock = nextBit(c, BLOCKS_AT + c[SEA_MOVE_START]! * 2, 2, 0);
      landBlock >= 0;
      landBlock = nextBit(c, BLOCKS_AT + c[SEA_MOVE_START]! * 2, 2, landBlock + 1)
    ) {
      if (c[SIDE_OF_BLOCK + landBlock]! !== c[SEA_MOVE_ME]!) continue; // §7.4
      if (!isLandBlock(m, landBlock)) continue; // §7.4
      out.push(landBlock);
    }
    out.push(0x10000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §7.4 choose
        if (chosen >= 43) return 34;
        if (c[PLACE_OF_BLOCK + chosen]! !== c[SEA_MOVE_START]!) return 34;
        if (!isLandBlock(m, chosen)) return 34; // §7.4 keep choosing block from land-blocks of me in start, at most 2 times
        if (c[SIDE_OF_BLOCK + chosen]! !== c[SEA_MOVE_ME]!) return 34; // §7.4 keep choosing block from land-blocks of me in start, at most 2 times
        return -1;
      }
      case 1: { // §7.4 done
        return -1;
      }
      default:
        return 34;
    }
  },
};

/**
 * harbours for side (HOTS 7.4).
 * The next area from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/07-events.yaml:16
 */
function harboursFrom(m: Machine, side: number, from: number): number {
  const { c } = m;
  for (let area = from; area < 23; area++) {
    if (AREA_COASTAL[area]! === 0) continue; // §7.4
    if (!isFriendly(m, area, side)) continue; // §7.4
    if (isBarred(m, area, side) && c[OPTION_SEA_MOVE_PAST_TRUCE]! === 0) continue; // §7.9
    return area;
  }
  return -1;
}

/**
 * victuals (HOTS 7.5).
 * @source rules/hammer-of-the-scots/07-events.yaml:19
 */
export function victuals(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: // start
      case 1: { // area
        const answer = m.ask(CHOICE_VICTUALS_AREA, 1); // §7.5 choose area from areas where any weak blocks of me in area, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(VICTUALS_AREA, answer & 0xffff);
        }
        m.put(BUILD_UP_AREA, c[VICTUALS_AREA]!);
        m.put(BUILD_UP_ME, c[VICTUALS_ME]!);
        m.put(BUILD_UP_LIMIT, VICTUALS_STEPS);
        m.call(PROC_BUILD_UP, 2); // §7.5 build-up in area by me with victuals-steps
        return;
      }
      case 2: { // after-build-up
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 22);
    }
  }
}

/**
 * Question "victuals.area" (HOTS 7.5).
 * @source rules/hammer-of-the-scots/07-events.yaml:20
 */
export const victualsAreaChoice: ChoiceDef = {
  name: 'victuals.area',
  clause: '7.5',
  source: 23,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[VICTUALS_ME]!;
  },
  list(m: Machine, out: number[]): void {
    for (let area = 0; area < 23; area++) {
      if (!anyWeakMeBlocksInArea(m, area)) continue; // §7.5
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §7.5 choose
        if (chosen >= 23) return 35;
        if (!anyWeakMeBlocksInArea(m, chosen)) return 35; // §7.5 choose area from areas where any weak blocks of me in area, or stop
        return -1;
      }
      default:
        return 35;
    }
  },
};

/** Whether there are blocks: choose area from areas where any weak blocks of me in area, or stop. */
function anyWeakMeBlocksInArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== c[VICTUALS_ME]!) continue; // §7.5
    if (!isWeak(m, block)) continue; // §7.5
    return true;
  }
  return false;
}

/**
 * pillage (HOTS 7.6).
 * @source rules/hammer-of-the-scots/07-events.yaml:22
 */
export function pillage(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: // start
      case 1: { // target
        const answer = m.ask(CHOICE_PILLAGE_TARGET, 1); // §7.6 choose area target from areas hostile to me where any bases of area for me, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(PILLAGE_TARGET, answer & 0xffff);
        }
        m.put(PILLAGE_LANDED, 0);
        m.put(PILLAGE_REPEAT_ROUNDS, PILLAGE_HITS);
        at = 2;
        continue;
      }
      case 2: { // repeat/next
        if (c[PILLAGE_REPEAT_ROUNDS]! <= 0) {
          at = 4;
          continue;
        }
        m.put(PILLAGE_REPEAT_ROUNDS, c[PILLAGE_REPEAT_ROUNDS]! - 1);
        at = 3;
        continue;
      }
      case 3: { // repeat/block
        const answer = m.ask(CHOICE_PILLAGE_BLOCK, 3); // §7.6 choose block from blocks of foe of me in target with highest strength, by foe of me, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 4;
          continue;
        } else {
          m.put(PILLAGE_BLOCK, answer & 0xffff);
        }
        const result = c[STRENGTH_OF_BLOCK + c[PILLAGE_BLOCK]!]! - 1;
        if (result < 0 || result > BLOCK_STEPS[c[PILLAGE_BLOCK]!]!) m.fault('strength leaves its bounds', 24);
        m.put(STRENGTH_OF_BLOCK + c[PILLAGE_BLOCK]!, result);
        m.put(PILLAGE_LANDED, c[PILLAGE_LANDED]! + 1);
        if (c[STRENGTH_OF_BLOCK + c[PILLAGE_BLOCK]!]! === 0) {
          plunder(m, c[PILLAGE_BLOCK]!, c[PILLAGE_ME]!);
        }
        at = 2;
        continue;
      }
      case 4: { // repeat/done
        m.put(FEED_TARGET, c[PILLAGE_TARGET]!);
        m.put(FEED_ME, c[PILLAGE_ME]!);
        m.put(FEED_LIMIT, c[PILLAGE_LANDED]!);
        m.call(PROC_FEED, 5); // §7.7 feed from target by me with landed
        return;
      }
      case 5: { // after-feed
        m.put(DEFECTION_BATTLE_AREA, c[PILLAGE_TARGET]!);
        m.put(DEFECTION_BATTLE_DEFECTOR, c[OPTION_PILLAGER_ATTACKS]! !== 0 ? c[PILLAGE_ME]! : 1 - c[PILLAGE_ME]!);
        m.call(PROC_DEFECTION_BATTLE, 6); // §7.8 defection-battle in target by (if pillager-attacks then me else foe of me)
        return;
      }
      case 6: { // after-defection-battle
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 25);
    }
  }
}

/**
 * Question "pillage.target" (HOTS 7.6).
 * @source rules/hammer-of-the-scots/07-events.yaml:23
 */
export const pillageTargetChoice: ChoiceDef = {
  name: 'pillage.target',
  clause: '7.6',
  source: 26,
  options: [
    { name: 'choose', arg: { name: 'target', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[PILLAGE_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let area = 0; area < 23; area++) {
      if (!isHostile(m, area, c[PILLAGE_ME]!)) continue; // §7.6
      if (basesFrom(m, area, c[PILLAGE_ME]!, 0) < 0) continue; // §7.6
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §7.6 choose
        if (chosen >= 23) return 36;
        if (!isHostile(m, chosen, c[PILLAGE_ME]!)) return 36; // §7.6 choose area target from areas hostile to me where any bases of area for me, or stop
        if (basesFrom(m, chosen, c[PILLAGE_ME]!, 0) < 0) return 36; // §7.6 choose area target from areas hostile to me where any bases of area for me, or stop
        return -1;
      }
      default:
        return 36;
    }
  },
};

/**
 * Question "pillage.block" (HOTS 7.6).
 * @source rules/hammer-of-the-scots/07-events.yaml:26
 */
export const pillageBlockChoice: ChoiceDef = {
  name: 'pillage.block',
  clause: '7.6',
  source: 27,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return 1 - c[PILLAGE_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    const highest = highestValueOfBlocksInTarget(m);
    for (
      let block = nextBit(c, BLOCKS_AT + c[PILLAGE_TARGET]! * 2, 2, 0);
      block >= 0;
      block = nextBit(c, BLOCKS_AT + c[PILLAGE_TARGET]! * 2, 2, block + 1)
    ) {
      if (c[SIDE_OF_BLOCK + block]! !== 1 - c[PILLAGE_ME]!) continue; // §7.6
      if (c[STRENGTH_OF_BLOCK + block]! !== highest) continue;
      out.push(block);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §7.6 choose
        if (chosen >= 43) return 37;
        if (c[PLACE_OF_BLOCK + chosen]! !== c[PILLAGE_TARGET]!) return 37;
        if (c[SIDE_OF_BLOCK + chosen]! !== 1 - c[PILLAGE_ME]!) return 37; // §7.6 choose block from blocks of foe of me in target with highest strength, by foe of me, or stop
        if (c[STRENGTH_OF_BLOCK + chosen]! !== highestValueOfBlocksInTarget(m)) return 37;
        return -1;
      }
      default:
        return 37;
    }
  },
};

/** The highest value among blocks. */
function highestValueOfBlocksInTarget(m: Machine): number {
  const { c } = m;
  let highest = -0x80000000;
  for (
    let block = nextBit(c, BLOCKS_AT + c[PILLAGE_TARGET]! * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + c[PILLAGE_TARGET]! * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== 1 - c[PILLAGE_ME]!) continue; // §7.6
    highest = Math.max(highest, c[STRENGTH_OF_BLOCK + block]!);
  }
  return highest;
}

/**
 * bases of area target for side (HOTS 7.6).
 * The next area from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/07-events.yaml:32
 */
function basesFrom(m: Machine, target: number, side: number, from: number): number {
  for (
    let area = nextBit(NEIGHBOURS_OVER_BORDERS, target, 1, from);
    area >= 0;
    area = nextBit(NEIGHBOURS_OVER_BORDERS, target, 1, area + 1)
  ) {
    if (!isFriendly(m, area, side)) continue; // §7.6
    return area;
  }
  return -1;
}

/**
 * plunder of block by side me (HOTS 7.8).
 * @source rules/hammer-of-the-scots/07-events.yaml:33
 */
export function plunder(m: Machine, block: number, me: number): void {
  const { c } = m;
  if (BLOCK_TYPE[block]! === TYPE_NOBLE && BLOCK_LOYAL[block]! === 0) {
    m.put(SIDE_OF_BLOCK + block, me);
    m.put(STRENGTH_OF_BLOCK + block, 1);
    if (c[OPTION_PILLAGED_NOBLE_WAITS]! !== 0) {
      m.put(RESERVE_OF_BLOCK + block, 1);
    }
  } else {
    m.move(KIND_BLOCK, block, placeInPoolOrNone(c[SIDE_OF_BLOCK + block]!), false);
  }
}

/** place in pool; -1 for none. */
export function placeInPoolOrNone(side: number): number {
  return side < 0 ? -1 : ZONE_POOL + side;
}

/**
 * feed from area target by side me with number limit (HOTS 7.7).
 * @source rules/hammer-of-the-scots/07-events.yaml:39
 */
export function feed(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: // start
      case 1: { // area
        const answer = m.ask(CHOICE_FEED_AREA, 1); // §7.7 choose area from bases of target for me where any weak blocks of me in area, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(FEED_AREA, answer & 0xffff);
        }
        if (c[OPTION_PILLAGE_STEPS_OPTIONAL]! === 0) {
          at = 3;
          continue;
        }
        m.put(BUILD_UP_AREA, c[FEED_AREA]!);
        m.put(BUILD_UP_ME, c[FEED_ME]!);
        m.put(BUILD_UP_LIMIT, c[FEED_LIMIT]!);
        m.call(PROC_BUILD_UP, 2); // §7.7 build-up in area by me with limit
        return;
      }
      case 2: { // after-build-up
        m.leave();
        return;
      }
      case 3: { // if-done
        m.put(FEED_REPEAT_ROUNDS, c[FEED_LIMIT]!);
        at = 4;
        continue;
      }
      case 4: { // repeat/next
        if (c[FEED_REPEAT_ROUNDS]! <= 0) {
          at = 6;
          continue;
        }
        m.put(FEED_REPEAT_ROUNDS, c[FEED_REPEAT_ROUNDS]! - 1);
        at = 5;
        continue;
      }
      case 5: { // repeat/block
        const answer = m.ask(CHOICE_FEED_BLOCK, 5); // §7.7 choose block from weak blocks of me in area, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 6;
          continue;
        } else {
          m.put(FEED_BLOCK, answer & 0xffff);
        }
        const result = c[STRENGTH_OF_BLOCK + c[FEED_BLOCK]!]! + 1;
        if (result < 0 || result > BLOCK_STEPS[c[FEED_BLOCK]!]!) m.fault('strength leaves its bounds', 28);
        m.put(STRENGTH_OF_BLOCK + c[FEED_BLOCK]!, result);
        at = 4;
        continue;
      }
      case 6: { // repeat/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 29);
    }
  }
}

/**
 * Question "feed.area" (HOTS 7.7).
 * @source rules/hammer-of-the-scots/07-events.yaml:40
 */
export const feedAreaChoice: ChoiceDef = {
  name: 'feed.area',
  clause: '7.7',
  source: 30,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[FEED_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = basesFrom(m, c[FEED_TARGET]!, c[FEED_ME]!, 0);
      area >= 0;
      area = basesFrom(m, c[FEED_TARGET]!, c[FEED_ME]!, area + 1)
    ) {
      if (!anyWeakMeBlocksInAreaForFeedArea(m, area)) continue; // §7.7
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §7.7 choose
        if (chosen >= 23) return 38;
        const reason = whyNotBases(m, c[FEED_TARGET]!, c[FEED_ME]!, chosen, 38);
        if (reason >= 0) return reason;
        if (!anyWeakMeBlocksInAreaForFeedArea(m, chosen)) return 38; // §7.7 choose area from bases of target for me where any weak blocks of me in area, or stop
        return -1;
      }
      default:
        return 38;
    }
  },
};

/** Whether there are blocks: choose area from bases of target for me where any weak blocks of me in area, or stop. */
function anyWeakMeBlocksInAreaForFeedArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== c[FEED_ME]!) continue; // §7.7
    if (!isWeak(m, block)) continue; // §7.7
    return true;
  }
  return false;
}

/**
 * bases of area target for side (HOTS 7.6).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/07-events.yaml:32
 */
function whyNotBases(m: Machine, target: number, side: number, area: number, otherwise: number): number {
  if (!hasBit(NEIGHBOURS_OVER_BORDERS, target, area)) return otherwise;
  if (!isFriendly(m, area, side)) return 39; // §7.6 areas next to target where area is friendly to side
  return -1;
}

/**
 * Question "feed.block" (HOTS 7.7).
 * @source rules/hammer-of-the-scots/07-events.yaml:45
 */
export const feedBlockChoice: ChoiceDef = {
  name: 'feed.block',
  clause: '7.7',
  source: 31,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[FEED_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let block = nextBit(c, BLOCKS_AT + c[FEED_AREA]! * 2, 2, 0);
      block >= 0;
      block = nextBit(c, BLOCKS_AT + c[FEED_AREA]! * 2, 2, block + 1)
    ) {
      if (c[SIDE_OF_BLOCK + block]! !== c[FEED_ME]!) continue; // §7.7
      if (!isWeak(m, block)) continue; // §7.7
      out.push(block);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §7.7 choose
        if (chosen >= 43) return 40;
        if (c[PLACE_OF_BLOCK + chosen]! !== c[FEED_AREA]!) return 40;
        if (!isWeak(m, chosen)) return 40; // §7.7 choose block from weak blocks of me in area, or stop
        if (c[SIDE_OF_BLOCK + chosen]! !== c[FEED_ME]!) return 40; // §7.7 choose block from weak blocks of me in area, or stop
        return -1;
      }
      default:
        return 40;
    }
  },
};

/**
 * build-up in area by side me with number limit.
 * @source rules/hammer-of-the-scots/07-events.yaml:47
 */
export function buildUp(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        m.put(BUILD_UP_BLOCK_ROUNDS, c[BUILD_UP_LIMIT]!);
        at = 1;
        continue;
      }
      case 1: { // block/block
        if (c[BUILD_UP_BLOCK_ROUNDS]! <= 0) {
          at = 2;
          continue;
        }
        const answer = m.ask(CHOICE_BUILD_UP_BLOCK, 1); // keep choosing block from weak blocks of me in area, at most limit times
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 2;
          continue;
        }
        m.put(BUILD_UP_BLOCK_ROUNDS, c[BUILD_UP_BLOCK_ROUNDS]! - 1);
        switch (answer >>> 16) {
          case 0: { // choose
            m.put(BUILD_UP_BLOCK, answer & 0xffff);
            const result = c[STRENGTH_OF_BLOCK + c[BUILD_UP_BLOCK]!]! + 1;
            if (result < 0 || result > BLOCK_STEPS[c[BUILD_UP_BLOCK]!]!) m.fault('strength leaves its bounds', 32);
            m.put(STRENGTH_OF_BLOCK + c[BUILD_UP_BLOCK]!, result);
            at = 1;
            continue;
          }
          case 1: { // done
            at = 2;
            continue;
          }
          default:
            m.fault('no such option', 33);
        }
      }
      case 2: { // block/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 34);
    }
  }
}

/**
 * Question "build-up.block".
 * @source rules/hammer-of-the-scots/07-events.yaml:48
 */
export const buildUpBlockChoice: ChoiceDef = {
  name: 'build-up.block',
  clause: null,
  source: 33,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
    { name: 'done', arg: null, ends: true },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[BUILD_UP_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let block = nextBit(c, BLOCKS_AT + c[BUILD_UP_AREA]! * 2, 2, 0);
      block >= 0;
      block = nextBit(c, BLOCKS_AT + c[BUILD_UP_AREA]! * 2, 2, block + 1)
    ) {
      if (c[SIDE_OF_BLOCK + block]! !== c[BUILD_UP_ME]!) continue;
      if (!isWeak(m, block)) continue;
      out.push(block);
    }
    out.push(0x10000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // choose
        if (chosen >= 43) return 41;
        if (c[PLACE_OF_BLOCK + chosen]! !== c[BUILD_UP_AREA]!) return 41;
        if (!isWeak(m, chosen)) return 41; // keep choosing block from weak blocks of me in area, at most limit times
        if (c[SIDE_OF_BLOCK + chosen]! !== c[BUILD_UP_ME]!) return 41; // keep choosing block from weak blocks of me in area, at most limit times
        return -1;
      }
      case 1: { // done
        return -1;
      }
      default:
        return 41;
    }
  },
};

/**
 * block is weak.
 * @source rules/hammer-of-the-scots/07-events.yaml:50
 */
export function isWeak(m: Machine, block: number): boolean {
  const { c } = m;
  return c[STRENGTH_OF_BLOCK + block]! < BLOCK_STEPS[block]!;
}

/**
 * truce (HOTS 7.9).
 * @source rules/hammer-of-the-scots/07-events.yaml:51
 */
export function truce(m: Machine, me: number): void {
  m.put(TRUCE_HOLDER, me);
}

/**
 * defection-battle in area by side defector (HOTS 8.2).
 * @source rules/hammer-of-the-scots/07-events.yaml:53
 */
export function defectionBattle(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (!isContested(m, c[DEFECTION_BATTLE_AREA]!)) {
          at = 2;
          continue;
        }
        m.put(BATTLE_HERE, c[DEFECTION_BATTLE_AREA]!);
        m.put(BATTLE_ATTACKER, c[DEFECTION_BATTLE_DEFECTOR]!);
        m.call(PROC_BATTLE, 1); // §10.5 battle in area by defector
        return;
      }
      case 1: // after-battle
      case 2: { // if-done
        resetLastUserOfBorders(m);
        resetCrossingsOfBorders(m);
        resetAttackerOfAreas(m);
        resetMainFromOfAreas(m);
        resetMainOverOfAreas(m);
        resetReserveOfBlocks(m);
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 35);
    }
  }
}
