// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 11-winter.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, countBits, hasBit, nextBit } from '#runtime';
import { lordsFrom } from './01-frame.ts';
import { castles, isFriendly, isHostile } from './02-map.ts';
import { isWeak } from './07-events.ts';
import {
  AREA_ENGLAND,
  AREA_MORAY,
  AREA_SELKIRK,
  BLOCK_BRUCE,
  BLOCK_COMYN,
  BLOCK_EDWARD,
  BLOCK_FRENCH,
  BLOCK_MORAY,
  BLOCK_NORSE,
  BLOCK_SCOTTISH_KING,
  BLOCK_WALLACE,
  CHOICE_BUILDS,
  CHOICE_EDWARD_WINTERS_STAY_WITH_EDWARD,
  CHOICE_ENGLISH_DISBAND_BLOCK,
  CHOICE_ENGLISH_DISBAND_BLOCK_2,
  CHOICE_GO_HOME_AREA,
  CHOICE_KING_WINTERS_AREA,
  CHOICE_MORAY_WINTERS_BRING_MORAY_HOME,
  CHOICE_SCOTTISH_DISBAND_BLOCK,
  CHOICE_SCOTTISH_DISBAND_BLOCK_2,
  CHOICE_WALLACE_WINTERS_GO_TO_SELKIRK,
  KIND_BLOCK,
  PROC_BUILDS,
  PROC_EDWARD_WINTERS,
  PROC_ENGLISH_DISBAND,
  PROC_FINAL_COUNT,
  PROC_GO_HOME,
  PROC_KING_WINTERS,
  PROC_MORAY_WINTERS,
  PROC_NOBLES_GO_HOME,
  PROC_SCOTTISH_DISBAND,
  PROC_SUDDEN_DEATH,
  PROC_WALLACE_WINTERS,
  SIDE_ENGLAND,
  SIDE_SCOTLAND,
  TYPE_ARCHERS,
  TYPE_CAVALRY,
  TYPE_INFANTRY,
  TYPE_KNIGHTS,
  TYPE_NOBLE,
  ZONE_ASIDE,
  ZONE_DEAD,
  ZONE_POOL,
} from './ids.ts';
import {
  BLOCKS_AT,
  BUILDS_AREA,
  BUILDS_BLOCK,
  BUILDS_FRIENDLY,
  BUILDS_ME,
  BUILDS_RECRUIT,
  BUILDS_REPEAT_ROUNDS,
  ENGLISH_DISBAND_AREA,
  ENGLISH_DISBAND_AREA_REST,
  ENGLISH_DISBAND_BLOCK,
  ENGLISH_DISBAND_REPEAT_ROUNDS,
  EXEMPT_OF_BLOCK,
  GO_HOME_AREA,
  GO_HOME_NOBLE,
  HANDLED_OF_BLOCK,
  KING_WINTERS_AREA,
  LAST_YEAR,
  NOBLES_GO_HOME_NOBLE,
  NOBLES_GO_HOME_NOBLE_2_1,
  NOBLES_GO_HOME_NOBLE_2_2,
  NOBLES_GO_HOME_NOBLE_2_LEFT,
  NOBLES_GO_HOME_NOBLE_REST,
  NOBLES_GO_HOME_SIDE,
  OPTION_BUILDS_MAY_LAPSE,
  OPTION_FULL_LAST_WINTER,
  OPTION_WINTER_SUDDEN_DEATH,
  PLACE_OF_BLOCK,
  REIGN,
  SCOTTISH_DISBAND_AREA,
  SCOTTISH_DISBAND_AREA_REST,
  SCOTTISH_DISBAND_BLOCK,
  SCOTTISH_DISBAND_REPEAT_ROUNDS,
  SIDE_OF_BLOCK,
  STRENGTH_OF_BLOCK,
  SUPPLY_OF_AREA,
  WINTERED_IN,
  YEAR,
} from './layout.ts';
import {
  AREA_CATHEDRAL,
  AREA_COASTAL,
  BLOCK_HOMES_BITS,
  BLOCK_LOYAL,
  BLOCK_STEPS,
  BLOCK_TYPE,
  areaOfBlock,
  otherSide,
} from './tables.ts';

/**
 * winter (HOTS 11.1).
 * @source rules/hammer-of-the-scots/11-winter.yaml:1
 */
export function winter(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetHandledOfBlocks(m);
        resetExemptOfBlocks(m);
        m.put(NOBLES_GO_HOME_SIDE, SIDE_ENGLAND);
        m.call(PROC_NOBLES_GO_HOME, 1); // §11.1 nobles-go-home of england
        return;
      }
      case 1: { // after-nobles-go-home
        m.put(NOBLES_GO_HOME_SIDE, SIDE_SCOTLAND);
        m.call(PROC_NOBLES_GO_HOME, 2); // §11.2 nobles-go-home of scotland
        return;
      }
      case 2: { // after-nobles-go-home-2
        if (!isWinterIsShort(m) || c[OPTION_FULL_LAST_WINTER]! !== 0) {
          at = 4;
          continue;
        }
        m.call(PROC_FINAL_COUNT, 3); // §11.24 final-count
        return;
      }
      case 3: // after-final-count
      case 4: { // if-done
        m.call(PROC_MORAY_WINTERS, 5); // §11.6 moray-winters
        return;
      }
      case 5: { // after-moray-winters
        m.call(PROC_KING_WINTERS, 6); // §11.7 king-winters
        return;
      }
      case 6: { // after-king-winters
        m.call(PROC_EDWARD_WINTERS, 7); // §11.8 edward-winters
        return;
      }
      case 7: { // after-edward-winters
        m.call(PROC_ENGLISH_DISBAND, 8); // §11.9 english-disband
        return;
      }
      case 8: { // after-english-disband
        m.call(PROC_WALLACE_WINTERS, 9); // §11.12 wallace-winters
        return;
      }
      case 9: { // after-wallace-winters
        m.call(PROC_SCOTTISH_DISBAND, 10); // §11.13 scottish-disband
        return;
      }
      case 10: { // after-scottish-disband
        frenchCome(m);
        m.put(BUILDS_ME, SIDE_SCOTLAND);
        m.call(PROC_BUILDS, 11); // §11.23 builds of scotland
        return;
      }
      case 11: { // after-builds
        m.put(BUILDS_ME, SIDE_ENGLAND);
        m.call(PROC_BUILDS, 12); // §11.19 builds of england
        return;
      }
      case 12: { // after-builds-2
        if (c[WINTERED_IN]! < c[YEAR]!) {
          feudalLevy(m);
        }
        if (c[OPTION_WINTER_SUDDEN_DEATH]! === 0) {
          at = 14;
          continue;
        }
        m.call(PROC_SUDDEN_DEATH, 13); // §12.5 sudden-death
        return;
      }
      case 13: // after-sudden-death
      case 14: { // if-done-2
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 65);
    }
  }
}

/** Sets handled of all blocks back to its start. */
function resetHandledOfBlocks(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 43; i++) {
    if (c[HANDLED_OF_BLOCK + i]! !== 0) m.put(HANDLED_OF_BLOCK + i, 0);
  }
}

/** Sets exempt of all blocks back to its start. */
function resetExemptOfBlocks(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 43; i++) {
    if (c[EXEMPT_OF_BLOCK + i]! !== 0) m.put(EXEMPT_OF_BLOCK + i, 0);
  }
}

/**
 * winter-is-short (HOTS 11.24).
 * @source rules/hammer-of-the-scots/11-winter.yaml:16
 */
export function isWinterIsShort(m: Machine): boolean {
  const { c } = m;
  return c[YEAR]! === c[LAST_YEAR]! &&
    (isScoreIsClear(m) ||
      c[PLACE_OF_BLOCK + BLOCK_WALLACE]! === ZONE_DEAD ||
      c[PLACE_OF_BLOCK + BLOCK_MORAY]! === ZONE_DEAD);
}

/**
 * score-is-clear.
 * @source rules/hammer-of-the-scots/11-winter.yaml:18
 */
export function isScoreIsClear(m: Machine): boolean {
  return anySides(m);
}

/** Whether there are sides: any sides where number of lords of side > 7. */
function anySides(m: Machine): boolean {
  for (let side = 0; side < 2; side++) {
    if (numberOfLords(m, side) <= 7) continue;
    return true;
  }
  return false;
}

/** Number of lords of side. */
function numberOfLords(m: Machine, side: number): number {
  let count = 0;
  for (let block = lordsFrom(m, side, 0); block >= 0; block = lordsFrom(m, side, block + 1)) {
    count++;
  }
  return count;
}

/**
 * nobles-go-home of side (HOTS 11.1).
 * @source rules/hammer-of-the-scots/11-winter.yaml:19
 */
export function noblesGoHome(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        const chosen = setOfNonLoyalNobleBlocks(m);
        m.put(NOBLES_GO_HOME_NOBLE_REST, chosen[0]!);
        m.put(NOBLES_GO_HOME_NOBLE_REST + 1, chosen[1]!);
        at = 1;
        continue;
      }
      case 1: { // noble/next
        const noble = nextBit(c, NOBLES_GO_HOME_NOBLE_REST, 2, 0);
        if (noble < 0) {
          at = 3;
          continue;
        }
        m.put(NOBLES_GO_HOME_NOBLE_REST + (noble >>> 5), c[NOBLES_GO_HOME_NOBLE_REST + (noble >>> 5)]! & ~(1 << (noble & 31)));
        if (!isOneOfBlocks(m, noble)) {
          at = 1;
          continue;
        }
        m.put(NOBLES_GO_HOME_NOBLE, noble);
        m.put(GO_HOME_NOBLE, noble);
        m.call(PROC_GO_HOME, 2); // §11.1 go-home of noble
        return;
      }
      case 2: { // noble/after-go-home
        at = 1;
        continue;
      }
      case 3: { // noble/done
        m.put(NOBLES_GO_HOME_NOBLE_2_1, BLOCK_BRUCE);
        m.put(NOBLES_GO_HOME_NOBLE_2_2, BLOCK_COMYN);
        m.put(NOBLES_GO_HOME_NOBLE_2_LEFT, 0);
        at = 4;
        continue;
      }
      case 4: { // noble-2/next
        if (c[NOBLES_GO_HOME_NOBLE_2_LEFT]! >= 2) {
          at = 7;
          continue;
        }
        const index = c[NOBLES_GO_HOME_NOBLE_2_LEFT]!;
        m.put(NOBLES_GO_HOME_NOBLE_2_LEFT, index + 1);
        m.put(NOBLES_GO_HOME_NOBLE, index === 0 ? c[NOBLES_GO_HOME_NOBLE_2_1]! : c[NOBLES_GO_HOME_NOBLE_2_2]!);
        if (c[SIDE_OF_BLOCK + c[NOBLES_GO_HOME_NOBLE]!]! !== c[NOBLES_GO_HOME_SIDE]! ||
          c[HANDLED_OF_BLOCK + c[NOBLES_GO_HOME_NOBLE]!]! !== 0) {
          at = 6;
          continue;
        }
        m.put(GO_HOME_NOBLE, c[NOBLES_GO_HOME_NOBLE]!);
        m.call(PROC_GO_HOME, 5); // §11.3 go-home of noble
        return;
      }
      case 5: // noble-2/after-go-home
      case 6: { // noble-2/if-done
        at = 4;
        continue;
      }
      case 7: { // noble-2/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 66);
    }
  }
}

/** The blocks as bits, as they are now: each non-loyal noble of side except bruce and comyn. */
function setOfNonLoyalNobleBlocks(m: Machine): Int32Array {
  const { c } = m;
  const bits = new Int32Array(2);
  for (let noble = 0; noble < 43; noble++) {
    if (noble === BLOCK_BRUCE) continue; // §11.1
    if (noble === BLOCK_COMYN) continue; // §11.1
    if (BLOCK_LOYAL[noble]! !== 0) continue; // §11.1
    if (BLOCK_TYPE[noble]! !== TYPE_NOBLE) continue; // §11.1
    if (c[SIDE_OF_BLOCK + noble]! !== c[NOBLES_GO_HOME_SIDE]!) continue; // §11.1
    bits[noble >>> 5]! |= 1 << (noble & 31);
  }
  return bits;
}

/** Whether this block is one of the blocks: each non-loyal noble of side except bruce and comyn. */
function isOneOfBlocks(m: Machine, block: number): boolean {
  const { c } = m;
  if (BLOCK_LOYAL[block]! !== 0) return false;
  if (BLOCK_TYPE[block]! !== TYPE_NOBLE) return false;
  if (c[SIDE_OF_BLOCK + block]! !== c[NOBLES_GO_HOME_SIDE]!) return false;
  if (block === BLOCK_BRUCE) return false;
  if (block === BLOCK_COMYN) return false;
  return true;
}

/**
 * go-home of noble.
 * @source rules/hammer-of-the-scots/11-winter.yaml:23
 */
export function goHome(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        m.put(HANDLED_OF_BLOCK + c[GO_HOME_NOBLE]!, 1);
        if (isOneOfAreas(m, areaOfBlock(m, c[GO_HOME_NOBLE]!))) {
          m.leave();
          return;
        }
        if (openHomesFrom(m, c[GO_HOME_NOBLE]!, 0) < 0) {
          m.put(SIDE_OF_BLOCK + c[GO_HOME_NOBLE]!, otherSide(c[SIDE_OF_BLOCK + c[GO_HOME_NOBLE]!]!));
        }
        at = 1;
        continue;
      }
      case 1: { // area
        const answer = m.ask(CHOICE_GO_HOME_AREA, 1); // §11.3 choose area from open-homes of noble, by side of noble, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(GO_HOME_AREA, answer & 0xffff);
        }
        m.move(KIND_BLOCK, c[GO_HOME_NOBLE]!, c[GO_HOME_AREA]!, true);
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 67);
    }
  }
}

/** Whether this area is one of the areas. */
function isOneOfAreas(m: Machine, area: number): boolean {
  const { c } = m;
  if (area < 0) return false;
  if (!hasBit(BLOCK_HOMES_BITS, c[GO_HOME_NOBLE]!, area)) return false;
  return true;
}

/**
 * Question "go-home.area" (HOTS 11.3).
 * @source rules/hammer-of-the-scots/11-winter.yaml:27
 */
export const goHomeAreaChoice: ChoiceDef = {
  name: 'go-home.area',
  clause: '11.3',
  source: 68,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[SIDE_OF_BLOCK + c[GO_HOME_NOBLE]!]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = openHomesFrom(m, c[GO_HOME_NOBLE]!, 0);
      area >= 0;
      area = openHomesFrom(m, c[GO_HOME_NOBLE]!, area + 1)
    ) {
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §11.3 choose
        if (chosen >= 23) return 65;
        const reason = whyNotOpenHomes(m, c[GO_HOME_NOBLE]!, chosen, 65);
        if (reason >= 0) return reason;
        return -1;
      }
      default:
        return 65;
    }
  },
};

/**
 * open-homes of noble.
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/11-winter.yaml:29
 */
function whyNotOpenHomes(m: Machine, noble: number, area: number, otherwise: number): number {
  const { c } = m;
  if (!(hasBit(BLOCK_HOMES_BITS, noble, area))) return otherwise; // areas in homes of noble where area is not hostile to side of noble
  if (isHostile(m, area, c[SIDE_OF_BLOCK + noble]!)) return otherwise; // areas in homes of noble where area is not hostile to side of noble
  return -1;
}

/**
 * open-homes of noble.
 * The next area from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/11-winter.yaml:29
 */
function openHomesFrom(m: Machine, noble: number, from: number): number {
  const { c } = m;
  for (let area = from; area < 23; area++) {
    if (!(hasBit(BLOCK_HOMES_BITS, noble, area))) continue;
    if (isHostile(m, area, c[SIDE_OF_BLOCK + noble]!)) continue;
    return area;
  }
  return -1;
}

/**
 * moray-winters (HOTS 11.6).
 * @source rules/hammer-of-the-scots/11-winter.yaml:30
 */
export function morayWinters(m: Machine, at: number): void {
  for (;;) {
    switch (at) {
      case 0: { // start
        if (areaOfBlock(m, BLOCK_MORAY) < 0 || areaOfBlock(m, BLOCK_MORAY) === AREA_MORAY) {
          m.leave();
          return;
        }
        if (isHostile(m, AREA_MORAY, SIDE_SCOTLAND)) {
          m.leave();
          return;
        }
        at = 1;
        continue;
      }
      case 1: { // bring-moray-home
        const answer = m.ask(CHOICE_MORAY_WINTERS_BRING_MORAY_HOME, 1); // §11.6 may bring-moray-home, by scotland
        if (answer === WAIT) return;
        if (answer !== NOTHING) {
          switch (answer >>> 16) {
            case 0: { // §11.6 bring-moray-home
              m.move(KIND_BLOCK, BLOCK_MORAY, AREA_MORAY, true);
              break;
            }
            case 1: { // §11.6 decline
              break;
            }
            default:
              m.fault('no such option', 69);
          }
        }
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 70);
    }
  }
}

/**
 * Question "moray-winters.bring-moray-home" (HOTS 11.6).
 * @source rules/hammer-of-the-scots/11-winter.yaml:33
 */
export const morayWintersBringMorayHomeChoice: ChoiceDef = {
  name: 'moray-winters.bring-moray-home',
  clause: '11.6',
  source: 69,
  options: [
    { name: 'bring-moray-home', arg: null, ends: false },
    { name: 'decline', arg: null, ends: true },
  ],
  owner(_m: Machine): number {
    return SIDE_SCOTLAND;
  },
  list(_m: Machine, out: number[]): void {
    out.push(0);
    out.push(0x10000);
  },
  why(_m: Machine, code: number): number {
    switch (code >>> 16) {
      case 0: { // §11.6 bring-moray-home
        return -1;
      }
      case 1: { // §11.6 decline
        return -1;
      }
      default:
        return 66;
    }
  },
};

/**
 * king-winters (HOTS 11.7).
 * @source rules/hammer-of-the-scots/11-winter.yaml:35
 */
export function kingWinters(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (areaOfBlock(m, BLOCK_SCOTTISH_KING) < 0) {
          at = 2;
          continue;
        }
        at = 1;
        continue;
      }
      case 1: { // area
        const answer = m.ask(CHOICE_KING_WINTERS_AREA, 1); // §11.7 may choose area from cathedrals-for-king, by scotland
        if (answer === WAIT) return;
        if (answer !== NOTHING) {
          switch (answer >>> 16) {
            case 0: { // §11.7 choose
              m.put(KING_WINTERS_AREA, answer & 0xffff);
              m.move(KIND_BLOCK, BLOCK_SCOTTISH_KING, c[KING_WINTERS_AREA]!, true);
              break;
            }
            case 1: { // §11.7 decline
              break;
            }
            default:
              m.fault('no such option', 71);
          }
        }
        at = 2;
        continue;
      }
      case 2: { // if-done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 72);
    }
  }
}

/**
 * Question "king-winters.area" (HOTS 11.7).
 * @source rules/hammer-of-the-scots/11-winter.yaml:37
 */
export const kingWintersAreaChoice: ChoiceDef = {
  name: 'king-winters.area',
  clause: '11.7',
  source: 71,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
    { name: 'decline', arg: null, ends: true },
  ],
  owner(_m: Machine): number {
    return SIDE_SCOTLAND;
  },
  list(m: Machine, out: number[]): void {
    for (let area = cathedralsForKingFrom(m, 0); area >= 0; area = cathedralsForKingFrom(m, area + 1)) {
      out.push(area);
    }
    out.push(0x10000);
  },
  why(m: Machine, code: number): number {
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §11.7 choose
        if (chosen >= 23) return 67;
        const reason = whyNotCathedralsForKing(m, chosen, 67);
        if (reason >= 0) return reason;
        return -1;
      }
      case 1: { // §11.7 decline
        return -1;
      }
      default:
        return 67;
    }
  },
};

/**
 * cathedrals-for-king.
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/11-winter.yaml:39
 */
function whyNotCathedralsForKing(m: Machine, area: number, otherwise: number): number {
  if (AREA_CATHEDRAL[area]! === 0) return otherwise; // cathedral areas except area of scottish-king where no english blocks in area
  if (area === areaOfBlock(m, BLOCK_SCOTTISH_KING)) return otherwise; // cathedral areas except area of scottish-king where no english blocks in area
  if (anyEnglandBlocksInAreaForCathedralsForKing(m, area)) return otherwise; // cathedral areas except area of scottish-king where no english blocks in area
  return -1;
}

/** Whether there are blocks: cathedral areas except area of scottish-king where no english blocks in area. */
function anyEnglandBlocksInAreaForCathedralsForKing(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== SIDE_ENGLAND) continue;
    return true;
  }
  return false;
}

/**
 * cathedrals-for-king.
 * The next area from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/11-winter.yaml:39
 */
function cathedralsForKingFrom(m: Machine, from: number): number {
  for (let area = from; area < 23; area++) {
    if (AREA_CATHEDRAL[area]! === 0) continue;
    if (area === areaOfBlock(m, BLOCK_SCOTTISH_KING)) continue;
    if (anyEnglandBlocksInAreaForCathedralsForKing(m, area)) continue;
    return area;
  }
  return -1;
}

/**
 * edward-winters (HOTS 11.8).
 * @source rules/hammer-of-the-scots/11-winter.yaml:40
 */
export function edwardWinters(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (c[YEAR]! === 1306) {
          m.put(REIGN, 2);
        }
        if (areaOfBlock(m, BLOCK_EDWARD) < 0 || areaOfBlock(m, BLOCK_EDWARD) === AREA_ENGLAND) {
          m.leave();
          return;
        }
        if (c[REIGN]! !== 1 || c[WINTERED_IN]! === c[YEAR]! - 1) {
          at = 2;
          continue;
        }
        at = 1;
        continue;
      }
      case 1: { // stay-with-edward
        const answer = m.ask(CHOICE_EDWARD_WINTERS_STAY_WITH_EDWARD, 1); // §11.8 may stay-with-edward, by england
        if (answer === WAIT) return;
        if (answer !== NOTHING) {
          switch (answer >>> 16) {
            case 0: { // §11.8 stay-with-edward
              m.put(WINTERED_IN, c[YEAR]!);
              m.leave();
              return;
            }
            case 1: { // §11.8 decline
              break;
            }
            default:
              m.fault('no such option', 73);
          }
        }
        at = 2;
        continue;
      }
      case 2: { // if-done
        m.move(KIND_BLOCK, BLOCK_EDWARD, ZONE_POOL + SIDE_ENGLAND, false);
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 74);
    }
  }
}

/**
 * Question "edward-winters.stay-with-edward" (HOTS 11.8).
 * @source rules/hammer-of-the-scots/11-winter.yaml:44
 */
export const edwardWintersStayWithEdwardChoice: ChoiceDef = {
  name: 'edward-winters.stay-with-edward',
  clause: '11.8',
  source: 73,
  options: [
    { name: 'stay-with-edward', arg: null, ends: false },
    { name: 'decline', arg: null, ends: true },
  ],
  owner(_m: Machine): number {
    return SIDE_ENGLAND;
  },
  list(_m: Machine, out: number[]): void {
    out.push(0);
    out.push(0x10000);
  },
  why(_m: Machine, code: number): number {
    switch (code >>> 16) {
      case 0: { // §11.8 stay-with-edward
        return -1;
      }
      case 1: { // §11.8 decline
        return -1;
      }
      default:
        return 68;
    }
  },
};

/**
 * area is royal (HOTS 11.10).
 * @source rules/hammer-of-the-scots/11-winter.yaml:48
 */
export function isRoyal(m: Machine, area: number): boolean {
  const { c } = m;
  return c[WINTERED_IN]! === c[YEAR]! && areaOfBlock(m, BLOCK_EDWARD) === area;
}

/**
 * english-disband (HOTS 11.9).
 * @source rules/hammer-of-the-scots/11-winter.yaml:49
 */
export function englishDisband(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        const place = ZONE_POOL + SIDE_ENGLAND;
        for (
          let block = nextBit(c, BLOCKS_AT + AREA_ENGLAND * 2, 2, 0);
          block >= 0;
          block = nextBit(c, BLOCKS_AT + AREA_ENGLAND * 2, 2, block + 1)
        ) {
          if (c[SIDE_OF_BLOCK + block]! !== SIDE_ENGLAND) continue; // §11.9
          m.move(KIND_BLOCK, block, place, true);
        }
        for (const block of listOfEnglandBlocks(m)) {
          if (!(c[SIDE_OF_BLOCK + block]! === SIDE_ENGLAND &&
              areaOfBlock(m, block) >= 0 &&
              isFeudal(m, block) && !isRoyal(m, areaOfBlock(m, block)))) continue;
          m.put(ENGLISH_DISBAND_BLOCK, block);
          m.move(KIND_BLOCK, block, ZONE_POOL + SIDE_ENGLAND, true);
        }
        const chosen = setOfNonRoyalAreas(m);
        m.put(ENGLISH_DISBAND_AREA_REST, chosen[0]!);
        at = 1;
        continue;
      }
      case 1: { // area/next
        const area = nextBit(c, ENGLISH_DISBAND_AREA_REST, 1, 0);
        if (area < 0) {
          at = 5;
          continue;
        }
        m.put(ENGLISH_DISBAND_AREA_REST, c[ENGLISH_DISBAND_AREA_REST]! & ~(1 << area));
        if (!(!isRoyal(m, area))) {
          at = 1;
          continue;
        }
        m.put(ENGLISH_DISBAND_AREA, area);
        m.put(ENGLISH_DISBAND_REPEAT_ROUNDS, surplus(m, area, SIDE_ENGLAND));
        at = 2;
        continue;
      }
      case 2: { // area/repeat/next
        if (c[ENGLISH_DISBAND_REPEAT_ROUNDS]! <= 0) {
          at = 4;
          continue;
        }
        m.put(ENGLISH_DISBAND_REPEAT_ROUNDS, c[ENGLISH_DISBAND_REPEAT_ROUNDS]! - 1);
        at = 3;
        continue;
      }
      case 3: { // area/repeat/block
        const answer = m.ask(CHOICE_ENGLISH_DISBAND_BLOCK, 3); // §11.11 choose block from english infantry blocks in area, by england, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 4;
          continue;
        } else {
          m.put(ENGLISH_DISBAND_BLOCK, answer & 0xffff);
        }
        m.move(KIND_BLOCK, c[ENGLISH_DISBAND_BLOCK]!, ZONE_POOL + SIDE_ENGLAND, true);
        at = 2;
        continue;
      }
      case 4: { // area/repeat/done
        at = 1;
        continue;
      }
      case 5: // area/done
      case 6: { // block-2/block-2
        const answer = m.ask(CHOICE_ENGLISH_DISBAND_BLOCK_2, 6); // §11.11 keep choosing block from spare english blocks on map except edward, by england
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 7;
          continue;
        }
        switch (answer >>> 16) {
          case 0: { // §11.11 choose
            m.put(ENGLISH_DISBAND_BLOCK, answer & 0xffff);
            m.move(KIND_BLOCK, c[ENGLISH_DISBAND_BLOCK]!, ZONE_POOL + SIDE_ENGLAND, true);
            at = 6;
            continue;
          }
          case 1: { // §11.11 done
            at = 7;
            continue;
          }
          default:
            m.fault('no such option', 75);
        }
      }
      case 7: { // block-2/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 76);
    }
  }
}

/** The blocks as they are now: each english block on map where block is feudal and area of block is not royal. */
function listOfEnglandBlocks(m: Machine): number[] {
  const { c } = m;
  const list: number[] = [];
  for (let block = 0; block < 43; block++) {
    if (c[SIDE_OF_BLOCK + block]! !== SIDE_ENGLAND) continue; // §11.10
    const area = areaOfBlock(m, block);
    if (area < 0) continue; // §11.10
    if (!isFeudal(m, block) || isRoyal(m, area)) continue; // §11.10
    list.push(block);
  }
  return list;
}

/** The areas as bits, as they are now: each non-royal area. */
function setOfNonRoyalAreas(m: Machine): Int32Array {
  const bits = new Int32Array(1);
  for (let area = 0; area < 23; area++) {
    if (isRoyal(m, area)) continue; // §11.9
    bits[0]! |= 1 << area;
  }
  return bits;
}

/**
 * Question "english-disband.block" (HOTS 11.11).
 * @source rules/hammer-of-the-scots/11-winter.yaml:55
 */
export const englishDisbandBlockChoice: ChoiceDef = {
  name: 'english-disband.block',
  clause: '11.11',
  source: 77,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
  ],
  owner(_m: Machine): number {
    return SIDE_ENGLAND;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let block = nextBit(c, BLOCKS_AT + c[ENGLISH_DISBAND_AREA]! * 2, 2, 0);
      block >= 0;
      block = nextBit(c, BLOCKS_AT + c[ENGLISH_DISBAND_AREA]! * 2, 2, block + 1)
    ) {
      if (c[SIDE_OF_BLOCK + block]! !== SIDE_ENGLAND) continue; // §11.11
      if (BLOCK_TYPE[block]! !== TYPE_INFANTRY) continue; // §11.11
      out.push(block);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §11.11 choose
        if (chosen >= 43) return 69;
        if (c[PLACE_OF_BLOCK + chosen]! !== c[ENGLISH_DISBAND_AREA]!) return 69;
        if (c[SIDE_OF_BLOCK + chosen]! !== SIDE_ENGLAND) return 69; // §11.11 choose block from english infantry blocks in area, by england, or stop
        if (BLOCK_TYPE[chosen]! !== TYPE_INFANTRY) return 69; // §11.11 choose block from english infantry blocks in area, by england, or stop
        return -1;
      }
      default:
        return 69;
    }
  },
};

/**
 * Question "english-disband.block-2" (HOTS 11.11).
 * @source rules/hammer-of-the-scots/11-winter.yaml:57
 */
export const englishDisbandBlock2Choice: ChoiceDef = {
  name: 'english-disband.block-2',
  clause: '11.11',
  source: 75,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
    { name: 'done', arg: null, ends: true },
  ],
  owner(_m: Machine): number {
    return SIDE_ENGLAND;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let block = 0; block < 43; block++) {
      if (block === BLOCK_EDWARD) continue; // §11.11
      if (c[SIDE_OF_BLOCK + block]! !== SIDE_ENGLAND) continue; // §11.11
      if (areaOfBlock(m, block) < 0) continue; // §11.11
      if (!isSpare(m, block)) continue; // §11.11
      out.push(block);
    }
    out.push(0x10000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §11.11 choose
        if (chosen >= 43) return 70;
        if (!isSpare(m, chosen)) return 70; // §11.11 keep choosing block from spare english blocks on map except edward, by england
        if (c[SIDE_OF_BLOCK + chosen]! !== SIDE_ENGLAND) return 70; // §11.11 keep choosing block from spare english blocks on map except edward, by england
        if (areaOfBlock(m, chosen) < 0) return 70; // §11.11 keep choosing block from spare english blocks on map except edward, by england
        if (chosen === BLOCK_EDWARD) return 70; // §11.11 keep choosing block from spare english blocks on map except edward, by england
        return -1;
      }
      case 1: { // §11.11 done
        return -1;
      }
      default:
        return 70;
    }
  },
};

/**
 * block is feudal.
 * @source rules/hammer-of-the-scots/11-winter.yaml:59
 */
export function isFeudal(_m: Machine, block: number): boolean {
  return BLOCK_TYPE[block]! === TYPE_KNIGHTS ||
    BLOCK_TYPE[block]! === TYPE_ARCHERS ||
    BLOCK_TYPE[block]! === TYPE_CAVALRY;
}

/**
 * block is spare (HOTS 11.5).
 * @source rules/hammer-of-the-scots/11-winter.yaml:60
 */
export function isSpare(_m: Machine, block: number): boolean {
  return BLOCK_TYPE[block]! !== TYPE_NOBLE || BLOCK_LOYAL[block]! !== 0;
}

/**
 * surplus of area for side (HOTS 11.11).
 * @source rules/hammer-of-the-scots/11-winter.yaml:61
 */
export function surplus(m: Machine, area: number, side: number): number {
  return Math.max(numberOfNonExemptSideBlocksInArea(m, area, side) - castles(m, area, side), 0);
}

/** Number of blocks: number of non-exempt blocks of side in area - castles of area for side at least 0. */
function numberOfNonExemptSideBlocksInArea(m: Machine, area: number, side: number): number {
  const { c } = m;
  let count = 0;
  for (
    let block = nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[EXEMPT_OF_BLOCK + block]! !== 0) continue; // §11.11
    if (c[SIDE_OF_BLOCK + block]! !== side) continue; // §11.11
    count++;
  }
  return count;
}

/**
 * wallace-winters (HOTS 11.12).
 * @source rules/hammer-of-the-scots/11-winter.yaml:63
 */
export function wallaceWinters(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (areaOfBlock(m, BLOCK_WALLACE) < 0 || anyEnglandBlocksInPlace(m)) {
          m.leave();
          return;
        }
        if (areaOfBlock(m, BLOCK_WALLACE) === AREA_SELKIRK) {
          at = 2;
          continue;
        }
        at = 1;
        continue;
      }
      case 1: { // go-to-selkirk
        const answer = m.ask(CHOICE_WALLACE_WINTERS_GO_TO_SELKIRK, 1); // §11.12 may go-to-selkirk, by scotland
        if (answer === WAIT) return;
        if (answer !== NOTHING) {
          switch (answer >>> 16) {
            case 0: { // §11.12 go-to-selkirk
              m.move(KIND_BLOCK, BLOCK_WALLACE, AREA_SELKIRK, true);
              break;
            }
            case 1: { // §11.12 decline
              break;
            }
            default:
              m.fault('no such option', 78);
          }
        }
        at = 2;
        continue;
      }
      case 2: { // if-done
        if (areaOfBlock(m, BLOCK_WALLACE) === AREA_SELKIRK) {
          m.put(STRENGTH_OF_BLOCK + BLOCK_WALLACE, Math.max(0, Math.min(BLOCK_STEPS[BLOCK_WALLACE]!, c[STRENGTH_OF_BLOCK + BLOCK_WALLACE]! + 2)));
          m.put(EXEMPT_OF_BLOCK + BLOCK_WALLACE, 1);
        }
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 79);
    }
  }
}

/** Whether there are blocks: if wallace is not on map or any english blocks in selkirk. */
function anyEnglandBlocksInPlace(m: Machine): boolean {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + AREA_SELKIRK * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + AREA_SELKIRK * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== SIDE_ENGLAND) continue; // §11.12
    return true;
  }
  return false;
}

/**
 * Question "wallace-winters.go-to-selkirk" (HOTS 11.12).
 * @source rules/hammer-of-the-scots/11-winter.yaml:66
 */
export const wallaceWintersGoToSelkirkChoice: ChoiceDef = {
  name: 'wallace-winters.go-to-selkirk',
  clause: '11.12',
  source: 78,
  options: [
    { name: 'go-to-selkirk', arg: null, ends: false },
    { name: 'decline', arg: null, ends: true },
  ],
  owner(_m: Machine): number {
    return SIDE_SCOTLAND;
  },
  list(_m: Machine, out: number[]): void {
    out.push(0);
    out.push(0x10000);
  },
  why(_m: Machine, code: number): number {
    switch (code >>> 16) {
      case 0: { // §11.12 go-to-selkirk
        return -1;
      }
      case 1: { // §11.12 decline
        return -1;
      }
      default:
        return 71;
    }
  },
};

/**
 * scottish-disband (HOTS 11.13).
 * @source rules/hammer-of-the-scots/11-winter.yaml:71
 */
export function scottishDisband(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        const place = ZONE_POOL + SIDE_SCOTLAND;
        for (
          let block = nextBit(c, BLOCKS_AT + AREA_ENGLAND * 2, 2, 0);
          block >= 0;
          block = nextBit(c, BLOCKS_AT + AREA_ENGLAND * 2, 2, block + 1)
        ) {
          if (c[SIDE_OF_BLOCK + block]! !== SIDE_SCOTLAND) continue; // §11.13
          m.move(KIND_BLOCK, block, place, true);
        }
        const chosen = setOfAreas();
        m.put(SCOTTISH_DISBAND_AREA_REST, chosen[0]!);
        at = 1;
        continue;
      }
      case 1: { // area/next
        const area = nextBit(c, SCOTTISH_DISBAND_AREA_REST, 1, 0);
        if (area < 0) {
          at = 5;
          continue;
        }
        m.put(SCOTTISH_DISBAND_AREA_REST, c[SCOTTISH_DISBAND_AREA_REST]! & ~(1 << area));
        m.put(SCOTTISH_DISBAND_AREA, area);
        m.put(SCOTTISH_DISBAND_REPEAT_ROUNDS, surplus(m, area, SIDE_SCOTLAND));
        at = 2;
        continue;
      }
      case 2: { // area/repeat/next
        if (c[SCOTTISH_DISBAND_REPEAT_ROUNDS]! <= 0) {
          at = 4;
          continue;
        }
        m.put(SCOTTISH_DISBAND_REPEAT_ROUNDS, c[SCOTTISH_DISBAND_REPEAT_ROUNDS]! - 1);
        at = 3;
        continue;
      }
      case 3: { // area/repeat/block
        const answer = m.ask(CHOICE_SCOTTISH_DISBAND_BLOCK, 3); // §11.13 choose block from non-exempt spare scottish blocks in area, by scotland, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 4;
          continue;
        } else {
          m.put(SCOTTISH_DISBAND_BLOCK, answer & 0xffff);
        }
        m.move(KIND_BLOCK, c[SCOTTISH_DISBAND_BLOCK]!, ZONE_POOL + SIDE_SCOTLAND, true);
        at = 2;
        continue;
      }
      case 4: { // area/repeat/done
        at = 1;
        continue;
      }
      case 5: // area/done
      case 6: { // block/block-2
        const answer = m.ask(CHOICE_SCOTTISH_DISBAND_BLOCK_2, 6); // §11.13 keep choosing block from spare scottish blocks on map, by scotland
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 7;
          continue;
        }
        switch (answer >>> 16) {
          case 0: { // §11.13 choose
            m.put(SCOTTISH_DISBAND_BLOCK, answer & 0xffff);
            m.move(KIND_BLOCK, c[SCOTTISH_DISBAND_BLOCK]!, ZONE_POOL + SIDE_SCOTLAND, true);
            at = 6;
            continue;
          }
          case 1: { // §11.13 done
            at = 7;
            continue;
          }
          default:
            m.fault('no such option', 80);
        }
      }
      case 7: { // block/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 81);
    }
  }
}

/** The areas as bits, as they are now. */
function setOfAreas(): Int32Array {
  const bits = new Int32Array(1);
  for (let area = 0; area < 23; area++) {
    bits[0]! |= 1 << area;
  }
  return bits;
}

/**
 * Question "scottish-disband.block" (HOTS 11.13).
 * @source rules/hammer-of-the-scots/11-winter.yaml:75
 */
export const scottishDisbandBlockChoice: ChoiceDef = {
  name: 'scottish-disband.block',
  clause: '11.13',
  source: 82,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
  ],
  owner(_m: Machine): number {
    return SIDE_SCOTLAND;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let block = nextBit(c, BLOCKS_AT + c[SCOTTISH_DISBAND_AREA]! * 2, 2, 0);
      block >= 0;
      block = nextBit(c, BLOCKS_AT + c[SCOTTISH_DISBAND_AREA]! * 2, 2, block + 1)
    ) {
      if (c[EXEMPT_OF_BLOCK + block]! !== 0) continue; // §11.13
      if (c[SIDE_OF_BLOCK + block]! !== SIDE_SCOTLAND) continue; // §11.13
      if (!isSpare(m, block)) continue; // §11.13
      out.push(block);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §11.13 choose
        if (chosen >= 43) return 72;
        if (c[PLACE_OF_BLOCK + chosen]! !== c[SCOTTISH_DISBAND_AREA]!) return 72;
        if (c[EXEMPT_OF_BLOCK + chosen]! !== 0) return 72; // §11.13 choose block from non-exempt spare scottish blocks in area, by scotland, or stop
        if (!isSpare(m, chosen)) return 72; // §11.13 choose block from non-exempt spare scottish blocks in area, by scotland, or stop
        if (c[SIDE_OF_BLOCK + chosen]! !== SIDE_SCOTLAND) return 72; // §11.13 choose block from non-exempt spare scottish blocks in area, by scotland, or stop
        return -1;
      }
      default:
        return 72;
    }
  },
};

/**
 * Question "scottish-disband.block-2" (HOTS 11.13).
 * @source rules/hammer-of-the-scots/11-winter.yaml:77
 */
export const scottishDisbandBlock2Choice: ChoiceDef = {
  name: 'scottish-disband.block-2',
  clause: '11.13',
  source: 80,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
    { name: 'done', arg: null, ends: true },
  ],
  owner(_m: Machine): number {
    return SIDE_SCOTLAND;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let block = 0; block < 43; block++) {
      if (c[SIDE_OF_BLOCK + block]! !== SIDE_SCOTLAND) continue; // §11.13
      if (areaOfBlock(m, block) < 0) continue; // §11.13
      if (!isSpare(m, block)) continue; // §11.13
      out.push(block);
    }
    out.push(0x10000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §11.13 choose
        if (chosen >= 43) return 73;
        if (!isSpare(m, chosen)) return 73; // §11.13 keep choosing block from spare scottish blocks on map, by scotland
        if (c[SIDE_OF_BLOCK + chosen]! !== SIDE_SCOTLAND) return 73; // §11.13 keep choosing block from spare scottish blocks on map, by scotland
        if (areaOfBlock(m, chosen) < 0) return 73; // §11.13 keep choosing block from spare scottish blocks on map, by scotland
        return -1;
      }
      case 1: { // §11.13 done
        return -1;
      }
      default:
        return 73;
    }
  },
};

/**
 * french-come (HOTS 9.10).
 * @source rules/hammer-of-the-scots/11-winter.yaml:79
 */
export function frenchCome(m: Machine): void {
  const { c } = m;
  if (numberOfLordsForFrenchCome(m) >= 8 && c[PLACE_OF_BLOCK + BLOCK_FRENCH]! === ZONE_ASIDE) {
    m.move(KIND_BLOCK, BLOCK_FRENCH, ZONE_POOL + SIDE_SCOTLAND, false);
  }
}

/** Number of lords of side. */
function numberOfLordsForFrenchCome(m: Machine): number {
  let count = 0;
  for (let block = lordsFrom(m, SIDE_SCOTLAND, 0); block >= 0; block = lordsFrom(m, SIDE_SCOTLAND, block + 1)) {
    count++;
  }
  return count;
}

/**
 * builds of side me (HOTS 11.15).
 * @source rules/hammer-of-the-scots/11-winter.yaml:81
 */
export function builds(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetSupplyOfAreas(m);
        for (let area = 0; area < 23; area++) {
          if (!isFriendly(m, area, c[BUILDS_ME]!)) continue; // §11.15
          m.put(BUILDS_FRIENDLY, area);
          m.put(SUPPLY_OF_AREA + area, castles(m, area, c[BUILDS_ME]!));
        }
        m.put(BUILDS_REPEAT_ROUNDS, sumOfSupplyOfAreas(m));
        at = 1;
        continue;
      }
      case 1: { // repeat/next
        if (c[BUILDS_REPEAT_ROUNDS]! <= 0) {
          at = 3;
          continue;
        }
        m.put(BUILDS_REPEAT_ROUNDS, c[BUILDS_REPEAT_ROUNDS]! - 1);
        at = 2;
        continue;
      }
      case 2: { // repeat/builds
        const answer = m.ask(CHOICE_BUILDS, 2); // §11.21 choose one, by me, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 3;
          continue;
        } else {
          switch (answer >>> 16) {
            case 0: { // §11.21 build
              m.put(BUILDS_BLOCK, answer & 0xffff);
              const area = areaOfBlock(m, c[BUILDS_BLOCK]!);
              if (area >= 0) {
                const result = c[SUPPLY_OF_AREA + area]! - 1;
                if (result < 0 || result > 3) m.fault('supply leaves its bounds', 83);
                m.put(SUPPLY_OF_AREA + area, result);
              }
              const result = c[STRENGTH_OF_BLOCK + c[BUILDS_BLOCK]!]! + 1;
              if (result < 0 || result > BLOCK_STEPS[c[BUILDS_BLOCK]!]!) m.fault('strength leaves its bounds', 84);
              m.put(STRENGTH_OF_BLOCK + c[BUILDS_BLOCK]!, result);
              break;
            }
            case 1: { // §11.16 recruit
              m.put(BUILDS_AREA, answer & 0xffff);
              const result = c[SUPPLY_OF_AREA + c[BUILDS_AREA]!]! - 1;
              if (result < 0 || result > 3) m.fault('supply leaves its bounds', 85);
              m.put(SUPPLY_OF_AREA + c[BUILDS_AREA]!, result);
              m.put(BUILDS_RECRUIT, m.draw(KIND_BLOCK, 1, [...setOfRecruits(m)], c[BUILDS_AREA]!));
              if (c[BUILDS_RECRUIT]! >= 0) m.put(STRENGTH_OF_BLOCK + c[BUILDS_RECRUIT]!, 1);
              break;
            }
            case 2: { // §11.21 lapse
              at = 3;
              continue;
            }
            default:
              m.fault('no such option', 86);
          }
        }
        at = 1;
        continue;
      }
      case 3: { // repeat/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 87);
    }
  }
}

/** Sets supply of all areas back to its start. */
function resetSupplyOfAreas(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 23; i++) {
    if (c[SUPPLY_OF_AREA + i]! !== 0) m.put(SUPPLY_OF_AREA + i, 0);
  }
}

/** Sum over the areas. */
function sumOfSupplyOfAreas(m: Machine): number {
  const { c } = m;
  let sum = 0;
  for (let area = 0; area < 23; area++) {
    sum += c[SUPPLY_OF_AREA + area]!;
  }
  return sum;
}

/** The blocks as bits, as they are now. */
function setOfRecruits(m: Machine): Int32Array {
  const { c } = m;
  const bits = new Int32Array(2);
  for (
    let block = recruitsFrom(m, c[BUILDS_AREA]!, 0);
    block >= 0;
    block = recruitsFrom(m, c[BUILDS_AREA]!, block + 1)
  ) {
    bits[block >>> 5]! |= 1 << (block & 31);
  }
  return bits;
}

/**
 * Question "builds" (HOTS 11.21).
 * @source rules/hammer-of-the-scots/11-winter.yaml:84
 */
export const buildsChoice: ChoiceDef = {
  name: 'builds',
  clause: '11.21',
  source: 88,
  options: [
    { name: 'build', arg: { name: 'block', kind: 3 }, ends: false },
    { name: 'recruit', arg: { name: 'area', kind: 1 }, ends: false },
    { name: 'lapse', arg: null, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[BUILDS_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let block = 0; block < 43; block++) {
      if (c[SIDE_OF_BLOCK + block]! !== c[BUILDS_ME]!) continue; // §11.21
      if (!isBuildable(m, block)) continue; // §11.21
      out.push(block);
    }
    if (c[BUILDS_ME]! === SIDE_SCOTLAND) { // §11.16 recruit
      for (let area = 0; area < 23; area++) {
        if (!isDraftable(m, area)) continue; // §11.16
        out.push(0x10000 + area);
      }
    }
    if (c[OPTION_BUILDS_MAY_LAPSE]! !== 0) { // §11.21 lapse
      out.push(0x20000);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §11.21 build
        if (chosen >= 43) return 74;
        const reason = whyNotBuildable(m, chosen, 74);
        if (reason >= 0) return reason;
        if (c[SIDE_OF_BLOCK + chosen]! !== c[BUILDS_ME]!) return 74; // §11.21 build block from buildable blocks of me
        return -1;
      }
      case 1: { // §11.16 recruit
        if (c[BUILDS_ME]! !== SIDE_SCOTLAND) return 78; // §11.16 recruit area from draftable areas if me is scotland
        if (chosen >= 23) return 78;
        const reason = whyNotDraftable(m, chosen, 78);
        if (reason >= 0) return reason;
        return -1;
      }
      case 2: { // §11.21 lapse
        if (c[OPTION_BUILDS_MAY_LAPSE]! === 0) return 82; // §11.21 lapse if builds-may-lapse
        return -1;
      }
      default:
        return 83;
    }
  },
};

/**
 * block is buildable (HOTS 11.19).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/11-winter.yaml:93
 */
function whyNotBuildable(m: Machine, block: number, _otherwise: number): number {
  const { c } = m;
  if (!isWeak(m, block)) return 75; // §11.19 block is weak
  if (supplyOfAreaOrNone(m, areaOfBlock(m, block)) <= 0) return 76; // §11.19 supply of area of block > 0
  if (c[SIDE_OF_BLOCK + block]! !== SIDE_SCOTLAND &&
    BLOCK_TYPE[block]! !== TYPE_INFANTRY &&
    BLOCK_TYPE[block]! !== TYPE_NOBLE) return 77; // §11.19 block is scottish or is infantry or is noble
  return -1;
}

/** supply of area; 0 for none. */
function supplyOfAreaOrNone(m: Machine, area: number): number {
  const { c } = m;
  return area < 0 ? 0 : c[SUPPLY_OF_AREA + area]!;
}

/**
 * area is draftable (HOTS 11.17).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/11-winter.yaml:98
 */
function whyNotDraftable(m: Machine, area: number, _otherwise: number): number {
  const { c } = m;
  if (c[SUPPLY_OF_AREA + area]! <= 0) return 79; // §11.17 supply of area > 0
  if (countBits(c, BLOCKS_AT + area * 2, 2) >= castles(m, area, SIDE_SCOTLAND)) return 80; // §11.17 number of blocks in area < castles of area for scotland
  if (recruitsFrom(m, area, 0) < 0) return 81; // §11.18 any recruits of area
  return -1;
}

/**
 * block is buildable (HOTS 11.19).
 * @source rules/hammer-of-the-scots/11-winter.yaml:93
 */
export function isBuildable(m: Machine, block: number): boolean {
  const { c } = m;
  return isWeak(m, block) &&
    supplyOfAreaOrNone(m, areaOfBlock(m, block)) > 0 &&
    (c[SIDE_OF_BLOCK + block]! === SIDE_SCOTLAND ||
      BLOCK_TYPE[block]! === TYPE_INFANTRY ||
      BLOCK_TYPE[block]! === TYPE_NOBLE);
}

/**
 * area is draftable (HOTS 11.17).
 * @source rules/hammer-of-the-scots/11-winter.yaml:98
 */
export function isDraftable(m: Machine, area: number): boolean {
  const { c } = m;
  return c[SUPPLY_OF_AREA + area]! > 0 &&
    countBits(c, BLOCKS_AT + area * 2, 2) < castles(m, area, SIDE_SCOTLAND) &&
    recruitsFrom(m, area, 0) >= 0;
}

/**
 * recruits of area (HOTS 11.18).
 * The next block from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/11-winter.yaml:103
 */
function recruitsFrom(m: Machine, area: number, from: number): number {
  const { c } = m;
  for (
    let block = nextBit(c, BLOCKS_AT + (ZONE_POOL + SIDE_SCOTLAND) * 2, 2, from);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + (ZONE_POOL + SIDE_SCOTLAND) * 2, 2, block + 1)
  ) {
    if (AREA_COASTAL[area]! === 0 && (block === BLOCK_NORSE || block === BLOCK_FRENCH)) continue; // §11.18
    return block;
  }
  return -1;
}

/**
 * feudal-levy (HOTS 11.20).
 * @source rules/hammer-of-the-scots/11-winter.yaml:105
 */
export function feudalLevy(m: Machine): void {
  const { c } = m;
  m.draw(KIND_BLOCK, Math.ceil(countBits(c, BLOCKS_AT + (ZONE_POOL + SIDE_ENGLAND) * 2, 2) / 2), [...c.slice(BLOCKS_AT + (ZONE_POOL + SIDE_ENGLAND) * 2, BLOCKS_AT + (ZONE_POOL + SIDE_ENGLAND) * 2 + 2)], AREA_ENGLAND);
}
