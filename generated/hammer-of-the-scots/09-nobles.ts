// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 09-nobles.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, hasBit, nextBit } from '#runtime';
import { isContested } from './02-map.ts';
import { firstPlayer } from './04-cards.ts';
import {
  AREA_FIFE,
  BLOCK_BRUCE,
  BLOCK_COMYN,
  BLOCK_FRENCH,
  BLOCK_SCOTTISH_KING,
  BLOCK_WALLACE,
  CHOICE_CORONATION,
  CHOICE_CORONATION_NEXT_AREA,
  KIND_BLOCK,
  PROC_DEFECTION_BATTLE,
  SIDE_ENGLAND,
  SIDE_SCOTLAND,
  TYPE_NOBLE,
  ZONE_DEAD,
} from './ids.ts';
import {
  BLOCKS_AT,
  CORONATION_AREA,
  CORONATION_AREA_REST,
  CORONATION_ME,
  CORONATION_NOBLE,
  CROWNED,
  DEFECTION_BATTLE_AREA,
  DEFECTION_BATTLE_DEFECTOR,
  PLACE_OF_BLOCK,
  SIDE_OF_BLOCK,
  YEAR,
} from './layout.ts';
import { BLOCK_BRUCE_FACTION, BLOCK_COMYN_FACTION, BLOCK_TYPE, areaOfBlock } from './tables.ts';

/**
 * side is ready-to-crown (HOTS 9.3).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/09-nobles.yaml:1
 */
export function whyNotReadyToCrown(m: Machine, side: number, _otherwise: number): number {
  const { c } = m;
  if (side !== SIDE_SCOTLAND) return 3; // §9.3 side is scotland
  if (c[CROWNED]! !== 0) return 4; // §9.3 not crowned
  if (claimantsFrom(m, 0) < 0 && !isBalliolMayCome(m)) return 5; // §9.3 any claimants or balliol-may-come
  return -1;
}

/**
 * side is ready-to-crown (HOTS 9.3).
 * @source rules/hammer-of-the-scots/09-nobles.yaml:1
 */
export function isReadyToCrown(m: Machine, side: number): boolean {
  const { c } = m;
  return side === SIDE_SCOTLAND &&
    c[CROWNED]! === 0 &&
    (claimantsFrom(m, 0) >= 0 || isBalliolMayCome(m));
}

/**
 * claimants (HOTS 9.4).
 * The next block from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/09-nobles.yaml:6
 */
function claimantsFrom(m: Machine, from: number): number {
  const { c } = m;
  for (
    let noble = nextBit(c, BLOCKS_AT + AREA_FIFE * 2, 2, from);
    noble >= 0;
    noble = nextBit(c, BLOCKS_AT + AREA_FIFE * 2, 2, noble + 1)
  ) {
    if (c[SIDE_OF_BLOCK + noble]! !== SIDE_SCOTLAND) continue; // §9.4
    if (BLOCK_TYPE[noble]! !== TYPE_NOBLE) continue; // §9.4
    if (c[PLACE_OF_BLOCK + BLOCK_WALLACE]! !== ZONE_DEAD) continue; // §9.4
    if (noble !== BLOCK_BRUCE && noble !== BLOCK_COMYN) continue; // §9.4
    return noble;
  }
  return -1;
}

/**
 * claimants (HOTS 9.4).
 * Whether a block is one of them.
 * @source rules/hammer-of-the-scots/09-nobles.yaml:6
 */
function isInClaimants(m: Machine, noble: number): boolean {
  const { c } = m;
  if (noble < 0) return false;
  if (c[PLACE_OF_BLOCK + noble]! !== AREA_FIFE) return false;
  if (c[SIDE_OF_BLOCK + noble]! !== SIDE_SCOTLAND) return false;
  if (BLOCK_TYPE[noble]! !== TYPE_NOBLE) return false;
  if (noble !== BLOCK_BRUCE && noble !== BLOCK_COMYN) return false;
  if (c[PLACE_OF_BLOCK + BLOCK_WALLACE]! !== ZONE_DEAD) return false;
  return true;
}

/**
 * balliol-may-come (HOTS 9.7).
 * @source rules/hammer-of-the-scots/09-nobles.yaml:10
 */
export function isBalliolMayCome(m: Machine): boolean {
  const { c } = m;
  return c[YEAR]! >= 1301 && areaOfBlock(m, BLOCK_FRENCH) >= 0;
}

/**
 * coronation by side me (HOTS 9.3).
 * @source rules/hammer-of-the-scots/09-nobles.yaml:11
 */
export function coronation(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        m.put(CROWNED, 1);
        at = 1;
        continue;
      }
      case 1: { // coronation
        const answer = m.ask(CHOICE_CORONATION, 1); // §9.3 choose one, by me
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.fault('nothing to choose', 59);
        }
        switch (answer >>> 16) {
          case 0: { // §9.6 crown-bruce
            m.move(KIND_BLOCK, BLOCK_SCOTTISH_KING, AREA_FIFE, false);
            for (const noble of listOfScotlandComynFactionBlocks(m)) {
              if (!(c[SIDE_OF_BLOCK + noble]! === SIDE_SCOTLAND &&
                  BLOCK_COMYN_FACTION[noble]! !== 0 &&
                  BLOCK_TYPE[noble]! === TYPE_NOBLE)) continue;
              m.put(CORONATION_NOBLE, noble);
              m.put(SIDE_OF_BLOCK + noble, SIDE_ENGLAND);
            }
            break;
          }
          case 1: { // §9.6 crown-comyn
            m.move(KIND_BLOCK, BLOCK_SCOTTISH_KING, AREA_FIFE, false);
            for (const noble of listOfScotlandBruceFactionBlocks(m)) {
              if (!(c[SIDE_OF_BLOCK + noble]! === SIDE_SCOTLAND &&
                  BLOCK_BRUCE_FACTION[noble]! !== 0 &&
                  BLOCK_TYPE[noble]! === TYPE_NOBLE)) continue;
              m.put(CORONATION_NOBLE, noble);
              m.put(SIDE_OF_BLOCK + noble, SIDE_ENGLAND);
            }
            break;
          }
          case 2: { // §9.7 crown-balliol
            m.move(KIND_BLOCK, BLOCK_SCOTTISH_KING, areaOfBlock(m, BLOCK_FRENCH), false);
            for (const noble of listOfScotlandBruceFactionBlocksForCoronation(m)) {
              if (!(c[SIDE_OF_BLOCK + noble]! === SIDE_SCOTLAND &&
                  BLOCK_BRUCE_FACTION[noble]! !== 0 &&
                  BLOCK_TYPE[noble]! === TYPE_NOBLE)) continue;
              m.put(CORONATION_NOBLE, noble);
              m.put(SIDE_OF_BLOCK + noble, SIDE_ENGLAND);
            }
            break;
          }
          default:
            m.fault('no such option', 60);
        }
        const chosen = setOfContestedAreasForCoronation(m);
        m.put(CORONATION_AREA_REST, chosen[0]!);
        at = 2;
        continue;
      }
      case 2: { // area/next-area
        const answer = m.ask(CHOICE_CORONATION_NEXT_AREA, 2); // §9.8 each contested area, in any order by first-player
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 4;
          continue;
        }
        const area = answer & 0xffff;
        m.put(CORONATION_AREA_REST, c[CORONATION_AREA_REST]! & ~(1 << area));
        m.put(CORONATION_AREA, area);
        m.put(DEFECTION_BATTLE_AREA, area);
        m.put(DEFECTION_BATTLE_DEFECTOR, SIDE_ENGLAND);
        m.call(PROC_DEFECTION_BATTLE, 3); // §9.8 defection-battle in area by england
        return;
      }
      case 3: { // area/after-defection-battle
        at = 2;
        continue;
      }
      case 4: { // area/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 61);
    }
  }
}

/** The blocks as they are now: each scottish comyn-faction noble. */
function listOfScotlandComynFactionBlocks(m: Machine): number[] {
  const { c } = m;
  const list: number[] = [];
  for (let noble = 0; noble < 43; noble++) {
    if (BLOCK_COMYN_FACTION[noble]! === 0) continue; // §9.6
    if (c[SIDE_OF_BLOCK + noble]! !== SIDE_SCOTLAND) continue; // §9.6
    if (BLOCK_TYPE[noble]! !== TYPE_NOBLE) continue; // §9.6
    list.push(noble);
  }
  return list;
}

/** The blocks as they are now: each scottish bruce-faction noble. */
function listOfScotlandBruceFactionBlocks(m: Machine): number[] {
  const { c } = m;
  const list: number[] = [];
  for (let noble = 0; noble < 43; noble++) {
    if (BLOCK_BRUCE_FACTION[noble]! === 0) continue; // §9.6
    if (c[SIDE_OF_BLOCK + noble]! !== SIDE_SCOTLAND) continue; // §9.6
    if (BLOCK_TYPE[noble]! !== TYPE_NOBLE) continue; // §9.6
    list.push(noble);
  }
  return list;
}

/** The blocks as they are now: each scottish bruce-faction noble. */
function listOfScotlandBruceFactionBlocksForCoronation(m: Machine): number[] {
  const { c } = m;
  const list: number[] = [];
  for (let noble = 0; noble < 43; noble++) {
    if (BLOCK_BRUCE_FACTION[noble]! === 0) continue; // §9.7
    if (c[SIDE_OF_BLOCK + noble]! !== SIDE_SCOTLAND) continue; // §9.7
    if (BLOCK_TYPE[noble]! !== TYPE_NOBLE) continue; // §9.7
    list.push(noble);
  }
  return list;
}

/** The areas as bits, as they are now: each contested area, in any order by first-player. */
function setOfContestedAreasForCoronation(m: Machine): Int32Array {
  const bits = new Int32Array(1);
  for (let area = 0; area < 23; area++) {
    if (!isContested(m, area)) continue; // §9.8
    bits[0]! |= 1 << area;
  }
  return bits;
}

/**
 * Question "coronation" (HOTS 9.3).
 * @source rules/hammer-of-the-scots/09-nobles.yaml:13
 */
export const coronationChoice: ChoiceDef = {
  name: 'coronation',
  clause: '9.3',
  source: 59,
  options: [
    { name: 'crown-bruce', arg: null, ends: false },
    { name: 'crown-comyn', arg: null, ends: false },
    { name: 'crown-balliol', arg: null, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[CORONATION_ME]!;
  },
  list(m: Machine, out: number[]): void {
    if (isInClaimants(m, BLOCK_BRUCE)) { // §9.6 crown-bruce
      out.push(0);
    }
    if (isInClaimants(m, BLOCK_COMYN)) { // §9.6 crown-comyn
      out.push(0x10000);
    }
    if (isBalliolMayCome(m)) { // §9.7 crown-balliol
      out.push(0x20000);
    }
  },
  why(m: Machine, code: number): number {
    switch (code >>> 16) {
      case 0: { // §9.6 crown-bruce
        if (!(isInClaimants(m, BLOCK_BRUCE))) return 59; // §9.6 crown-bruce if bruce is in claimants
        return -1;
      }
      case 1: { // §9.6 crown-comyn
        if (!(isInClaimants(m, BLOCK_COMYN))) return 60; // §9.6 crown-comyn if comyn is in claimants
        return -1;
      }
      case 2: { // §9.7 crown-balliol
        if (!isBalliolMayCome(m)) return 61; // §9.7 crown-balliol if balliol-may-come
        return -1;
      }
      default:
        return 62;
    }
  },
};

/**
 * Question "coronation.next-area" (HOTS 9.8).
 * @source rules/hammer-of-the-scots/09-nobles.yaml:23
 */
export const coronationNextAreaChoice: ChoiceDef = {
  name: 'coronation.next-area',
  clause: '9.8',
  source: 62,
  options: [
    { name: 'next', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    return firstPlayer(m);
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = nextBit(c, CORONATION_AREA_REST, 1, 0);
      area >= 0;
      area = nextBit(c, CORONATION_AREA_REST, 1, area + 1)
    ) {
      if (!(isContested(m, area))) continue;
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §9.8 next
        if (chosen >= 23) return 63;
        if (!hasBit(c, CORONATION_AREA_REST, chosen)) return 63;
        if (!(isContested(m, chosen))) return 63; // each contested area, in any order by first-player
        return -1;
      }
      default:
        return 63;
    }
  },
};
