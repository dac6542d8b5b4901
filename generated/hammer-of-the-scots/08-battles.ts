// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 08-battles.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, hasBit, nextBit } from '#runtime';
import { isContested, isFriendly, isNeutral } from './02-map.ts';
import { firstPlayer } from './04-cards.ts';
import {
  borderBetweenOrNone,
  crossingsOfBorderOrNone,
  lastUserOfBorderOrNone,
  resetCrossingsOfBorders,
} from './05-moves.ts';
import { placeInPoolOrNone } from './07-events.ts';
import {
  AREA_ENGLAND,
  BLOCK_EDWARD,
  BLOCK_NORSE,
  BLOCK_SCOTTISH_KING,
  CHOICE_ACT,
  CHOICE_BATTLES_NEXT_AREA,
  CHOICE_FIGHT_ROUND_NEXT_BLOCK,
  CHOICE_FORCED_RETREAT_AREA,
  CHOICE_FORCED_RETREAT_NEXT_BLOCK,
  CHOICE_REGROUP_AREA,
  CHOICE_REGROUP_BLOCK,
  CHOICE_SHRINK_BACK_AREA,
  CHOICE_TAKE_HIT_BLOCK,
  KIND_BLOCK,
  PROC_ACT,
  PROC_BATTLE,
  PROC_BRING_IN_RESERVES,
  PROC_FALL,
  PROC_FIGHT,
  PROC_FIGHT_ROUND,
  PROC_FORCED_RETREAT,
  PROC_REGROUP,
  PROC_SHRINK_BACK,
  PROC_TAKE_HIT,
  PROC_UNVEIL,
  SIDE_ENGLAND,
  SIDE_SCOTLAND,
  TYPE_ARCHERS,
  TYPE_INFANTRY,
  TYPE_NOBLE,
  ZONE_DEAD,
  ZONE_POOL,
} from './ids.ts';
import {
  ACT_AREA,
  ACT_BLOCK,
  ACT_BORDER,
  ACT_ME,
  ATTACKER_OF_AREA,
  BATTLES_AREA,
  BATTLES_AREA_REST,
  BATTLE_ATTACKER,
  BATTLE_DEFENDER,
  BATTLE_HERE,
  BATTLE_ROUND,
  BATTLE_ROUND_END,
  BLOCKS_AT,
  BRING_IN_RESERVES_BLOCK,
  BRING_IN_RESERVES_BLOCK_REST,
  CROSSINGS_OF_BORDER,
  FALL_BLOCK,
  FIGHT_BLOCK,
  FIGHT_HITS,
  FIGHT_REPEAT_ROUNDS,
  FIGHT_ROUND_BLOCK,
  FIGHT_ROUND_BLOCK_2_REST,
  FIGHT_ROUND_BLOCK_REST,
  FIGHT_ROUND_LETTER,
  FIGHT_ROUND_LETTER_REST,
  FIGHT_ROUND_SIDE,
  FIGHT_ROUND_SIDE_1,
  FIGHT_ROUND_SIDE_2,
  FIGHT_ROUND_SIDE_LEFT,
  FIGHT_THROW,
  FORCED_RETREAT_AREA,
  FORCED_RETREAT_BLOCK,
  FORCED_RETREAT_BLOCK_REST,
  FORCED_RETREAT_BORDER,
  FORCED_RETREAT_LOSER,
  FORSAKEN_OF_AREA,
  OPTION_CELTIC_RETREAT,
  OPTION_CHANGE_ONLY_IF_KILLED,
  OPTION_SCHILTROMS,
  PLACE_OF_BLOCK,
  REGROUP_AREA,
  REGROUP_BLOCK,
  REGROUP_BORDER,
  REGROUP_WINNER,
  REIGN,
  RESERVE_OF_BLOCK,
  SHRINK_BACK_AREA,
  SHRINK_BACK_BLOCK,
  SHRINK_BACK_BORDER,
  SIDE_OF_BLOCK,
  STRENGTH_OF_BLOCK,
  TAKE_HIT_BLOCK,
  TAKE_HIT_VICTIM,
  UNVEIL_BLOCK,
  UNVEIL_LOYALTY,
} from './layout.ts';
import {
  AREA_COASTAL,
  BATTLE_ROUNDS,
  BLOCK_AIM,
  BLOCK_BLACK_CROSS,
  BLOCK_CELTIC,
  BLOCK_HOMES_BITS,
  BLOCK_LETTER,
  BLOCK_LOYAL,
  BLOCK_STEPS,
  BLOCK_TYPE,
  BORDER_BETWEEN,
  BORDER_CAP,
  NEIGHBOURS_OVER_BORDERS,
  areaOfBlock,
  otherSide,
} from './tables.ts';

/**
 * battles (HOTS 8.1).
 * @source rules/hammer-of-the-scots/08-battles.yaml:1
 */
export function battles(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        const chosen = setOfContestedAreas(m);
        m.put(BATTLES_AREA_REST, chosen[0]!);
        at = 1;
        continue;
      }
      case 1: { // area/next-area
        const answer = m.ask(CHOICE_BATTLES_NEXT_AREA, 1); // §8.1 each contested area, in any order by first-player
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 3;
          continue;
        }
        const area = answer & 0xffff;
        m.put(BATTLES_AREA_REST, c[BATTLES_AREA_REST]! & ~(1 << area));
        m.put(BATTLES_AREA, area);
        m.put(BATTLE_HERE, area);
        m.put(BATTLE_ATTACKER, c[ATTACKER_OF_AREA + area]!);
        m.call(PROC_BATTLE, 2); // §8.2 battle in area by attacker of area
        return;
      }
      case 2: { // area/after-battle
        at = 1;
        continue;
      }
      case 3: { // area/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 36);
    }
  }
}

/** The areas as bits, as they are now: each contested area, in any order by first-player. */
function setOfContestedAreas(m: Machine): Int32Array {
  const bits = new Int32Array(1);
  for (let area = 0; area < 23; area++) {
    if (!isContested(m, area)) continue; // §8.1
    bits[0]! |= 1 << area;
  }
  return bits;
}

/**
 * Question "battles.next-area" (HOTS 8.1).
 * @source rules/hammer-of-the-scots/08-battles.yaml:2
 */
export const battlesNextAreaChoice: ChoiceDef = {
  name: 'battles.next-area',
  clause: '8.1',
  source: 37,
  options: [
    { name: 'next', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    return firstPlayer(m);
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = nextBit(c, BATTLES_AREA_REST, 1, 0);
      area >= 0;
      area = nextBit(c, BATTLES_AREA_REST, 1, area + 1)
    ) {
      if (!(isContested(m, area))) continue;
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.1 next
        if (chosen >= 23) return 42;
        if (!hasBit(c, BATTLES_AREA_REST, chosen)) return 42;
        if (!(isContested(m, chosen))) return 42; // each contested area, in any order by first-player
        return -1;
      }
      default:
        return 42;
    }
  },
};

/**
 * battle in area here by side attacker (HOTS 8.3).
 * @source rules/hammer-of-the-scots/08-battles.yaml:4
 */
export function battle(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetForsakenOfAreas(m);
        m.put(BATTLE_DEFENDER, otherSide(c[BATTLE_ATTACKER]!));
        m.put(BATTLE_ROUND_END, BATTLE_ROUNDS);
        m.put(BATTLE_ROUND, 1 - 1);
        at = 1;
        continue;
      }
      case 1: { // round/next
        if (c[BATTLE_ROUND]! >= c[BATTLE_ROUND_END]!) {
          at = 3;
          continue;
        }
        m.put(BATTLE_ROUND, c[BATTLE_ROUND]! + 1);
        m.call(PROC_FIGHT_ROUND, 2); // §8.3 fight-round
        return;
      }
      case 2: { // round/after-fight-round
        if (!isContested(m, c[BATTLE_HERE]!)) {
          at = 3;
          continue;
        }
        at = 1;
        continue;
      }
      case 3: { // round/done
        if (!isContested(m, c[BATTLE_HERE]!)) {
          at = 5;
          continue;
        }
        m.put(FORCED_RETREAT_LOSER, c[BATTLE_ATTACKER]!);
        m.call(PROC_FORCED_RETREAT, 4); // §8.5 forced-retreat of attacker
        return;
      }
      case 4: // after-forced-retreat
      case 5: { // if-done
        if (anyAttackerBlocksInHere(m)) {
          at = 7;
          continue;
        }
        m.put(REGROUP_WINNER, c[BATTLE_DEFENDER]!);
        m.call(PROC_REGROUP, 6); // §8.35 regroup of defender
        return;
      }
      case 6: { // after-regroup
        at = 9;
        continue;
      }
      case 7: { // if
        m.put(REGROUP_WINNER, c[BATTLE_ATTACKER]!);
        m.call(PROC_REGROUP, 8); // §8.35 regroup of attacker
        return;
      }
      case 8: { // after-regroup-2
        at = 9;
        continue;
      }
      case 9: { // if-done-2
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 38);
    }
  }
}

/** Sets forsaken of all areas back to its start. */
function resetForsakenOfAreas(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 23; i++) {
    if (c[FORSAKEN_OF_AREA + i]! !== 0) m.put(FORSAKEN_OF_AREA + i, 0);
  }
}

/** Whether there are blocks: if any blocks of attacker here. */
function anyAttackerBlocksInHere(m: Machine): boolean {
  const { c } = m;
  for (
    let block = c[BATTLE_HERE]! < 0 ? -1 : nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== c[BATTLE_ATTACKER]!) continue; // §8.3
    return true;
  }
  return false;
}

/**
 * What ends with "battle in area here by side attacker" (HOTS 8.3).
 * @source rules/hammer-of-the-scots/08-battles.yaml:4
 */
export function cleanUpBattle(m: Machine): void {
  m.hideAll();
}

/**
 * fight-round (HOTS 8.8).
 * @source rules/hammer-of-the-scots/08-battles.yaml:13
 */
export function fightRound(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetCrossingsOfBorders(m);
        if (c[BATTLE_ROUND]! === 1) {
          at = 2;
          continue;
        }
        m.call(PROC_BRING_IN_RESERVES, 1); // §8.14 bring-in-reserves
        return;
      }
      case 1: { // after-bring-in-reserves
        at = 6;
        continue;
      }
      case 2: { // if
        const chosen = setOfActiveBlocks(m);
        m.put(FIGHT_ROUND_BLOCK_REST, chosen[0]!);
        m.put(FIGHT_ROUND_BLOCK_REST + 1, chosen[1]!);
        at = 3;
        continue;
      }
      case 3: { // block/next
        const block = nextBit(c, FIGHT_ROUND_BLOCK_REST, 2, 0);
        if (block < 0) {
          at = 5;
          continue;
        }
        m.put(FIGHT_ROUND_BLOCK_REST + (block >>> 5), c[FIGHT_ROUND_BLOCK_REST + (block >>> 5)]! & ~(1 << (block & 31)));
        if (!(isActive(m, block))) {
          at = 3;
          continue;
        }
        m.put(FIGHT_ROUND_BLOCK, block);
        m.put(UNVEIL_BLOCK, block);
        m.call(PROC_UNVEIL, 4); // §8.6 unveil block
        return;
      }
      case 4: { // block/after-unveil
        at = 3;
        continue;
      }
      case 5: { // block/done
        at = 6;
        continue;
      }
      case 6: { // if-done
        const chosen = setOfLetters();
        m.put(FIGHT_ROUND_LETTER_REST, chosen[0]!);
        at = 7;
        continue;
      }
      case 7: { // letter/next
        const letter = nextBit(c, FIGHT_ROUND_LETTER_REST, 1, 0);
        if (letter < 0) {
          at = 13;
          continue;
        }
        m.put(FIGHT_ROUND_LETTER_REST, c[FIGHT_ROUND_LETTER_REST]! & ~(1 << letter));
        m.put(FIGHT_ROUND_LETTER, letter);
        m.put(FIGHT_ROUND_SIDE_1, c[BATTLE_DEFENDER]!);
        m.put(FIGHT_ROUND_SIDE_2, c[BATTLE_ATTACKER]!);
        m.put(FIGHT_ROUND_SIDE_LEFT, 0);
        at = 8;
        continue;
      }
      case 8: { // letter/side/next
        if (c[FIGHT_ROUND_SIDE_LEFT]! >= 2) {
          at = 12;
          continue;
        }
        const index = c[FIGHT_ROUND_SIDE_LEFT]!;
        m.put(FIGHT_ROUND_SIDE_LEFT, index + 1);
        m.put(FIGHT_ROUND_SIDE, index === 0 ? c[FIGHT_ROUND_SIDE_1]! : c[FIGHT_ROUND_SIDE_2]!);
        if (c[FIGHT_ROUND_SIDE]! < 0) {
          at = 8;
          continue;
        }
        const chosen = setOfActiveSideBlocks(m);
        m.put(FIGHT_ROUND_BLOCK_2_REST, chosen[0]!);
        m.put(FIGHT_ROUND_BLOCK_2_REST + 1, chosen[1]!);
        at = 9;
        continue;
      }
      case 9: { // letter/side/block-2/next-block
        const answer = m.ask(CHOICE_FIGHT_ROUND_NEXT_BLOCK, 9); // §8.9 each active block of side where letter of block is letter, in any order by side
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 11;
          continue;
        }
        const block = answer & 0xffff;
        m.put(FIGHT_ROUND_BLOCK_2_REST + (block >>> 5), c[FIGHT_ROUND_BLOCK_2_REST + (block >>> 5)]! & ~(1 << (block & 31)));
        m.put(FIGHT_ROUND_BLOCK, block);
        if (!anyActiveBlocks(m)) {
          m.leave();
          return;
        }
        m.put(ACT_BLOCK, block);
        m.put(ACT_ME, c[FIGHT_ROUND_SIDE]!);
        m.call(PROC_ACT, 10); // §8.9 act with block by side
        return;
      }
      case 10: { // letter/side/block-2/after-act
        at = 9;
        continue;
      }
      case 11: { // letter/side/block-2/done
        at = 8;
        continue;
      }
      case 12: { // letter/side/done
        at = 7;
        continue;
      }
      case 13: { // letter/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 39);
    }
  }
}

/** The blocks as bits, as they are now: each active block. */
function setOfActiveBlocks(m: Machine): Int32Array {
  const bits = new Int32Array(2);
  for (let block = 0; block < 43; block++) {
    if (!isActive(m, block)) continue; // §8.8
    bits[block >>> 5]! |= 1 << (block & 31);
  }
  return bits;
}

/** The letters as bits, as they are now. */
function setOfLetters(): Int32Array {
  const bits = new Int32Array(1);
  for (let letter = 0; letter < 3; letter++) {
    bits[0]! |= 1 << letter;
  }
  return bits;
}

/** The blocks as bits, as they are now: each active block of side where letter of block is letter, in any order by side. */
function setOfActiveSideBlocks(m: Machine): Int32Array {
  const { c } = m;
  const bits = new Int32Array(2);
  for (let block = 0; block < 43; block++) {
    if (c[SIDE_OF_BLOCK + block]! !== c[FIGHT_ROUND_SIDE]!) continue; // §8.9
    if (BLOCK_LETTER[block]! !== c[FIGHT_ROUND_LETTER]!) continue; // §8.9
    if (!isActive(m, block)) continue; // §8.9
    bits[block >>> 5]! |= 1 << (block & 31);
  }
  return bits;
}

/** Whether there are blocks: if no active blocks of foe of side. */
function anyActiveBlocks(m: Machine): boolean {
  const { c } = m;
  for (let block = 0; block < 43; block++) {
    if (c[SIDE_OF_BLOCK + block]! !== 1 - c[FIGHT_ROUND_SIDE]!) continue; // §8.9
    if (!isActive(m, block)) continue; // §8.9
    return true;
  }
  return false;
}

/**
 * Question "fight-round.next-block" (HOTS 8.9).
 * @source rules/hammer-of-the-scots/08-battles.yaml:19
 */
export const fightRoundNextBlockChoice: ChoiceDef = {
  name: 'fight-round.next-block',
  clause: '8.9',
  source: 40,
  options: [
    { name: 'next', arg: { name: 'block', kind: 3 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[FIGHT_ROUND_SIDE]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let block = nextBit(c, FIGHT_ROUND_BLOCK_2_REST, 2, 0);
      block >= 0;
      block = nextBit(c, FIGHT_ROUND_BLOCK_2_REST, 2, block + 1)
    ) {
      if (
        !(isActive(m, block) &&
          c[SIDE_OF_BLOCK + block]! === c[FIGHT_ROUND_SIDE]! &&
          BLOCK_LETTER[block]! === c[FIGHT_ROUND_LETTER]!)
      ) {
        continue;
      }
      out.push(block);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.9 next
        if (chosen >= 43) return 43;
        if (!hasBit(c, FIGHT_ROUND_BLOCK_2_REST, chosen)) return 43;
        if (!(isActive(m, chosen) &&
            c[SIDE_OF_BLOCK + chosen]! === c[FIGHT_ROUND_SIDE]! &&
            BLOCK_LETTER[chosen]! === c[FIGHT_ROUND_LETTER]!)) return 43; // each active block of side where letter of block is letter, in any order by side
        return -1;
      }
      default:
        return 43;
    }
  },
};

/**
 * act with block by side me (HOTS 8.9).
 * @source rules/hammer-of-the-scots/08-battles.yaml:22
 */
export function act(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: // start
      case 1: { // act
        const answer = m.ask(CHOICE_ACT, 1); // §8.9 choose one, by me
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.fault('nothing to choose', 41);
        }
        switch (answer >>> 16) {
          case 0: { // §8.9 fight
            at = 2;
            continue;
          }
          case 1: { // §8.27 retreat
            const chosen = answer & 0xffff;
            m.put(ACT_AREA, chosen);
            m.put(ACT_BORDER, borderBetweenOrNone(areaOfBlock(m, c[ACT_BLOCK]!), chosen));
            if (c[ACT_ME]! === c[BATTLE_DEFENDER]!) {
              if (c[BATTLE_HERE]! >= 0) m.put(FORSAKEN_OF_AREA + c[BATTLE_HERE]!, 1);
            }
            withdraw(m, c[ACT_BLOCK]!, c[ACT_AREA]!, c[ACT_BORDER]!);
            break;
          }
          case 2: { // §8.9 pass
            break;
          }
          default:
            m.fault('no such option', 42);
        }
        at = 4;
        continue;
      }
      case 2: { // fight/start
        m.put(FIGHT_BLOCK, c[ACT_BLOCK]!);
        m.call(PROC_FIGHT, 3); // §8.18 fight with block
        return;
      }
      case 3: { // fight/after-fight
        at = 4;
        continue;
      }
      case 4: { // after-act
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 43);
    }
  }
}

/**
 * Question "act" (HOTS 8.9).
 * @source rules/hammer-of-the-scots/08-battles.yaml:23
 */
export const actChoice: ChoiceDef = {
  name: 'act',
  clause: '8.9',
  source: 41,
  options: [
    { name: 'fight', arg: null, ends: false },
    { name: 'retreat', arg: { name: 'area', kind: 1 }, ends: false },
    { name: 'pass', arg: null, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[ACT_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    out.push(0);
    for (
      let area = retreatWaysFrom(m, c[ACT_BLOCK]!, 0);
      area >= 0;
      area = retreatWaysFrom(m, c[ACT_BLOCK]!, area + 1)
    ) {
      out.push(0x10000 + area);
    }
    out.push(0x20000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.9 fight
        return -1;
      }
      case 1: { // §8.27 retreat
        if (chosen >= 23) return 45;
        const reason = whyNotRetreatWays(m, c[ACT_BLOCK]!, chosen, 45);
        if (reason >= 0) return reason;
        return -1;
      }
      case 2: { // §8.9 pass
        return -1;
      }
      default:
        return 52;
    }
  },
};

/**
 * retreat-ways of block (HOTS 8.29).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/08-battles.yaml:100
 */
function whyNotRetreatWays(m: Machine, block: number, area: number, otherwise: number): number {
  const { c } = m;
  const reason = whyNotExits(m, block, area, otherwise);
  if (reason >= 0) return reason;
  if (block !== BLOCK_NORSE &&
    lastUserOfBorderOrNone(m, borderBetweenOrNone(areaOfBlock(m, block), area)) === otherSide(c[SIDE_OF_BLOCK + block]!)) return 50; // §8.29 block is norse or last-user of border is not foe of side of block
  return -1;
}

/**
 * exits of block (HOTS 8.34).
 * The reason why not, -1 if nothing is against it.
 * @source rules/hammer-of-the-scots/08-battles.yaml:92
 */
function whyNotExits(m: Machine, block: number, area: number, otherwise: number): number {
  const { c } = m;
  if (block === BLOCK_NORSE) { // norse-leave-by-sea
    if (!isFriendly(m, area, SIDE_SCOTLAND)) return otherwise; // exits of norse count as coastal areas friendly to scotland except england and area of norse
    if (AREA_COASTAL[area]! === 0) return otherwise; // exits of norse count as coastal areas friendly to scotland except england and area of norse
    if (area === AREA_ENGLAND) return otherwise; // exits of norse count as coastal areas friendly to scotland except england and area of norse
    if (area === areaOfBlock(m, BLOCK_NORSE)) return otherwise; // exits of norse count as coastal areas friendly to scotland except england and area of norse
    return -1;
  }
  const area2 = areaOfBlock(m, block);
  if (!(area2 >= 0 && hasBit(NEIGHBOURS_OVER_BORDERS, area2, area))) return otherwise;
  if (!isNeutral(m, area) && !isFriendly(m, area, c[SIDE_OF_BLOCK + block]!)) return 46; // §8.27 area is neutral or is friendly to side of block
  const border = BORDER_BETWEEN[area2 * 23 + area]!;
  if (crossingsOfBorderOrNone(m, border, c[SIDE_OF_BLOCK + block]!) >= BORDER_CAP[border]!) return 47; // §8.28 crossings of border by side of block < cap of border
  if (c[SIDE_OF_BLOCK + block]! === SIDE_ENGLAND && area2 === AREA_ENGLAND) return 48; // §8.31 not (block is english and area of block is england)
  if (c[SIDE_OF_BLOCK + block]! === SIDE_SCOTLAND && area === AREA_ENGLAND) return 49; // §8.31 not (block is scottish and area is england)
  return -1;
}

/**
 * block is active (HOTS 8.13).
 * @source rules/hammer-of-the-scots/08-battles.yaml:29
 */
export function isActive(m: Machine, block: number): boolean {
  const { c } = m;
  return areaOfBlock(m, block) === c[BATTLE_HERE]! && c[RESERVE_OF_BLOCK + block]! === 0;
}

/**
 * unveil block (HOTS 8.6).
 * @source rules/hammer-of-the-scots/08-battles.yaml:30
 */
export function unveil(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        for (let block = c[UNVEIL_BLOCK]!; block >= 0; block = -1) {
          m.show(KIND_BLOCK, block, true);
        }
        if (BLOCK_CELTIC[c[UNVEIL_BLOCK]!]! === 0) {
          at = 4;
          continue;
        }
        m.put(UNVEIL_LOYALTY, m.roll());
        if (c[UNVEIL_LOYALTY]! > 4 && c[OPTION_CELTIC_RETREAT]! === 0) {
          m.move(KIND_BLOCK, c[UNVEIL_BLOCK]!, placeInPoolOrNone(c[SIDE_OF_BLOCK + c[UNVEIL_BLOCK]!]!), false);
          at = 3;
          continue;
        }
        if (c[UNVEIL_LOYALTY]! > 4) {
          at = 1;
          continue;
        }
        at = 3;
        continue;
      }
      case 1: { // if
        m.put(SHRINK_BACK_BLOCK, c[UNVEIL_BLOCK]!);
        m.call(PROC_SHRINK_BACK, 2); // §8.6 shrink-back of block
        return;
      }
      case 2: { // after-shrink-back
        at = 3;
        continue;
      }
      case 3: // if-done-2
      case 4: { // if-done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 44);
    }
  }
}

/**
 * shrink-back of block (HOTS 8.7).
 * @source rules/hammer-of-the-scots/08-battles.yaml:36
 */
export function shrinkBack(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (retreatWaysFrom(m, c[SHRINK_BACK_BLOCK]!, 0) < 0) {
          m.move(KIND_BLOCK, c[SHRINK_BACK_BLOCK]!, placeInPoolOrNone(c[SIDE_OF_BLOCK + c[SHRINK_BACK_BLOCK]!]!), false);
          m.leave();
          return;
        }
        at = 1;
        continue;
      }
      case 1: { // area
        const answer = m.ask(CHOICE_SHRINK_BACK_AREA, 1); // §8.7 choose area from retreat-ways of block over border, by side of block
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.fault('nothing to choose', 45);
        }
        const chosen = answer & 0xffff;
        m.put(SHRINK_BACK_AREA, chosen);
        m.put(SHRINK_BACK_BORDER, borderBetweenOrNone(areaOfBlock(m, c[SHRINK_BACK_BLOCK]!), chosen));
        withdraw(m, c[SHRINK_BACK_BLOCK]!, c[SHRINK_BACK_AREA]!, c[SHRINK_BACK_BORDER]!);
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 46);
    }
  }
}

/**
 * Question "shrink-back.area" (HOTS 8.7).
 * @source rules/hammer-of-the-scots/08-battles.yaml:40
 */
export const shrinkBackAreaChoice: ChoiceDef = {
  name: 'shrink-back.area',
  clause: '8.7',
  source: 45,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[SIDE_OF_BLOCK + c[SHRINK_BACK_BLOCK]!]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = retreatWaysFrom(m, c[SHRINK_BACK_BLOCK]!, 0);
      area >= 0;
      area = retreatWaysFrom(m, c[SHRINK_BACK_BLOCK]!, area + 1)
    ) {
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.7 choose
        if (chosen >= 23) return 53;
        const reason = whyNotRetreatWays(m, c[SHRINK_BACK_BLOCK]!, chosen, 53);
        if (reason >= 0) return reason;
        return -1;
      }
      default:
        return 53;
    }
  },
};

/**
 * bring-in-reserves (HOTS 8.14).
 * @source rules/hammer-of-the-scots/08-battles.yaml:42
 */
export function bringInReserves(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (c[BATTLE_ROUND]! === 2 && isChangingHands(m, c[BATTLE_HERE]!)) {
          const value = c[BATTLE_ATTACKER]!;
          const other = c[BATTLE_DEFENDER]!;
          m.put(BATTLE_ATTACKER, other);
          m.put(BATTLE_DEFENDER, value);
        }
        const chosen = setOfReserveBlocksInHere(m);
        m.put(BRING_IN_RESERVES_BLOCK_REST, chosen[0]!);
        m.put(BRING_IN_RESERVES_BLOCK_REST + 1, chosen[1]!);
        at = 1;
        continue;
      }
      case 1: { // block/next
        const block = nextBit(c, BRING_IN_RESERVES_BLOCK_REST, 2, 0);
        if (block < 0) {
          at = 3;
          continue;
        }
        m.put(BRING_IN_RESERVES_BLOCK_REST + (block >>> 5), c[BRING_IN_RESERVES_BLOCK_REST + (block >>> 5)]! & ~(1 << (block & 31)));
        if (!(c[BATTLE_HERE]! >= 0 && c[PLACE_OF_BLOCK + block]! === c[BATTLE_HERE]! &&
          c[RESERVE_OF_BLOCK + block]! !== 0)) {
          at = 1;
          continue;
        }
        m.put(BRING_IN_RESERVES_BLOCK, block);
        m.put(RESERVE_OF_BLOCK + block, 0);
        m.put(UNVEIL_BLOCK, block);
        m.call(PROC_UNVEIL, 2); // §8.16 unveil block
        return;
      }
      case 2: { // block/after-unveil
        at = 1;
        continue;
      }
      case 3: { // block/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 47);
    }
  }
}

/** The blocks as bits, as they are now: each reserve block here. */
function setOfReserveBlocksInHere(m: Machine): Int32Array {
  const { c } = m;
  const bits = new Int32Array(2);
  for (
    let block = c[BATTLE_HERE]! < 0 ? -1 : nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, block + 1)
  ) {
    if (c[RESERVE_OF_BLOCK + block]! === 0) continue; // §8.16
    bits[block >>> 5]! |= 1 << (block & 31);
  }
  return bits;
}

/**
 * area is changing-hands (HOTS 8.17).
 * @source rules/hammer-of-the-scots/08-battles.yaml:47
 */
export function isChangingHands(m: Machine, area: number): boolean {
  const { c } = m;
  return !anyActiveDefenderBlocks(m) &&
    anyReserveDefenderBlocksInArea(m, area) &&
    (c[OPTION_CHANGE_ONLY_IF_KILLED]! === 0 ||
      !((area < 0 ? 0 : c[FORSAKEN_OF_AREA + area]!) !== 0));
}

/** Whether there are blocks: no active blocks of defender. */
function anyActiveDefenderBlocks(m: Machine): boolean {
  const { c } = m;
  for (let block = 0; block < 43; block++) {
    if (c[SIDE_OF_BLOCK + block]! !== c[BATTLE_DEFENDER]!) continue; // §8.17
    if (!isActive(m, block)) continue; // §8.17
    return true;
  }
  return false;
}

/** Whether there are blocks: any reserve blocks of defender in area. */
function anyReserveDefenderBlocksInArea(m: Machine, area: number): boolean {
  const { c } = m;
  for (
    let block = area < 0 ? -1 : nextBit(c, BLOCKS_AT + area * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + area * 2, 2, block + 1)
  ) {
    if (c[RESERVE_OF_BLOCK + block]! === 0) continue; // §8.17
    if (c[SIDE_OF_BLOCK + block]! !== c[BATTLE_DEFENDER]!) continue; // §8.17
    return true;
  }
  return false;
}

/**
 * fight with block (HOTS 8.18).
 * @source rules/hammer-of-the-scots/08-battles.yaml:52
 */
export function fight(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        m.rollInto(c[STRENGTH_OF_BLOCK + c[FIGHT_BLOCK]!]!, FIGHT_THROW);
        m.put(FIGHT_HITS, numberOfDice(m));
        m.put(FIGHT_REPEAT_ROUNDS, c[FIGHT_HITS]!);
        at = 1;
        continue;
      }
      case 1: { // repeat/next
        if (c[FIGHT_REPEAT_ROUNDS]! <= 0) {
          at = 3;
          continue;
        }
        m.put(FIGHT_REPEAT_ROUNDS, c[FIGHT_REPEAT_ROUNDS]! - 1);
        m.put(TAKE_HIT_VICTIM, otherSide(c[SIDE_OF_BLOCK + c[FIGHT_BLOCK]!]!));
        m.call(PROC_TAKE_HIT, 2); // §8.21 take-hit of foe of side of block
        return;
      }
      case 2: { // repeat/after-take-hit
        at = 1;
        continue;
      }
      case 3: { // repeat/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 48);
    }
  }
}

/** How many of the thrown dice count. */
function numberOfDice(m: Machine): number {
  const { c } = m;
  let count = 0;
  for (let face = 1; face <= 6; face++) {
    if (face <= combatNumber(m, c[FIGHT_BLOCK]!)) count += c[FIGHT_THROW + face - 1]!;
  }
  return count;
}

/**
 * combat-number of block (HOTS 3.1).
 * @source rules/hammer-of-the-scots/08-battles.yaml:57
 */
export function combatNumber(m: Machine, block: number): number {
  const { c } = m;
  let value: number;
  if (BLOCK_TYPE[block]! === TYPE_NOBLE &&
    c[SIDE_OF_BLOCK + block]! === c[BATTLE_DEFENDER]! &&
    c[BATTLE_HERE]! >= 0 && hasBit(BLOCK_HOMES_BITS, block, c[BATTLE_HERE]!)) value = 3; // home-bonus
  else value = BLOCK_AIM[block]!;
  if (c[SIDE_OF_BLOCK + block]! === SIDE_SCOTLAND && BLOCK_TYPE[block]! === TYPE_INFANTRY &&
    isSchiltromsStand(m)) value += 1; // schiltrom-bonus
  return value;
}

/**
 * schiltroms-stand (HOTS 10.6).
 * @source rules/hammer-of-the-scots/08-battles.yaml:60
 */
export function isSchiltromsStand(m: Machine): boolean {
  const { c } = m;
  return c[OPTION_SCHILTROMS]! !== 0 && !anyActiveEnglandBlocks(m);
}

/** Whether there are blocks: schiltroms and no active english archers. */
function anyActiveEnglandBlocks(m: Machine): boolean {
  const { c } = m;
  for (let archers = 0; archers < 43; archers++) {
    if (c[SIDE_OF_BLOCK + archers]! !== SIDE_ENGLAND) continue; // §10.6
    if (BLOCK_TYPE[archers]! !== TYPE_ARCHERS) continue; // §10.6
    if (!isActive(m, archers)) continue; // §10.6
    return true;
  }
  return false;
}

/**
 * take-hit of side victim (HOTS 8.19).
 * @source rules/hammer-of-the-scots/08-battles.yaml:63
 */
export function takeHit(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: // start
      case 1: { // block
        const answer = m.ask(CHOICE_TAKE_HIT_BLOCK, 1); // §8.19 choose block from active blocks of victim with highest strength, by victim, or stop
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.leave();
          return;
        } else {
          m.put(TAKE_HIT_BLOCK, answer & 0xffff);
        }
        const result = c[STRENGTH_OF_BLOCK + c[TAKE_HIT_BLOCK]!]! - 1;
        if (result < 0 || result > BLOCK_STEPS[c[TAKE_HIT_BLOCK]!]!) m.fault('strength leaves its bounds', 49);
        m.put(STRENGTH_OF_BLOCK + c[TAKE_HIT_BLOCK]!, result);
        if (c[STRENGTH_OF_BLOCK + c[TAKE_HIT_BLOCK]!]! !== 0) {
          at = 3;
          continue;
        }
        m.put(FALL_BLOCK, c[TAKE_HIT_BLOCK]!);
        m.call(PROC_FALL, 2); // §8.19 fall of block
        return;
      }
      case 2: // after-fall
      case 3: { // if-done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 50);
    }
  }
}

/**
 * Question "take-hit.block" (HOTS 8.19).
 * @source rules/hammer-of-the-scots/08-battles.yaml:64
 */
export const takeHitBlockChoice: ChoiceDef = {
  name: 'take-hit.block',
  clause: '8.19',
  source: 51,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[TAKE_HIT_VICTIM]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    const highest = highestValueOfActiveVictimBlocks(m);
    for (let block = 0; block < 43; block++) {
      if (c[SIDE_OF_BLOCK + block]! !== c[TAKE_HIT_VICTIM]!) continue; // §8.19
      if (!isActive(m, block)) continue; // §8.19
      if (c[STRENGTH_OF_BLOCK + block]! !== highest) continue;
      out.push(block);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.19 choose
        if (chosen >= 43) return 54;
        if (!isActive(m, chosen)) return 54; // §8.19 choose block from active blocks of victim with highest strength, by victim, or stop
        if (c[SIDE_OF_BLOCK + chosen]! !== c[TAKE_HIT_VICTIM]!) return 54; // §8.19 choose block from active blocks of victim with highest strength, by victim, or stop
        if (c[STRENGTH_OF_BLOCK + chosen]! !== highestValueOfActiveVictimBlocks(m)) return 54;
        return -1;
      }
      default:
        return 54;
    }
  },
};

/** The highest value among blocks. */
function highestValueOfActiveVictimBlocks(m: Machine): number {
  const { c } = m;
  let highest = -0x80000000;
  for (let block = 0; block < 43; block++) {
    if (c[SIDE_OF_BLOCK + block]! !== c[TAKE_HIT_VICTIM]!) continue; // §8.19
    if (!isActive(m, block)) continue; // §8.19
    highest = Math.max(highest, c[STRENGTH_OF_BLOCK + block]!);
  }
  return highest;
}

/**
 * forced-retreat of side loser (HOTS 8.30).
 * @source rules/hammer-of-the-scots/08-battles.yaml:67
 */
export function forcedRetreat(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetCrossingsOfBorders(m);
        const chosen = setOfLoserBlocksInHere(m);
        m.put(FORCED_RETREAT_BLOCK_REST, chosen[0]!);
        m.put(FORCED_RETREAT_BLOCK_REST + 1, chosen[1]!);
        at = 1;
        continue;
      }
      case 1: { // block/next-block
        const answer = m.ask(CHOICE_FORCED_RETREAT_NEXT_BLOCK, 1); // §8.30 each block of loser here, in any order by loser
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 5;
          continue;
        }
        const block = answer & 0xffff;
        m.put(FORCED_RETREAT_BLOCK_REST + (block >>> 5), c[FORCED_RETREAT_BLOCK_REST + (block >>> 5)]! & ~(1 << (block & 31)));
        m.put(FORCED_RETREAT_BLOCK, block);
        if (retreatWaysFrom(m, block, 0) >= 0) {
          at = 3;
          continue;
        }
        m.put(FALL_BLOCK, block);
        m.call(PROC_FALL, 2); // §8.30 fall of block
        return;
      }
      case 2: { // block/after-fall
        at = 1;
        continue;
      }
      case 3: // block/if-done
      case 4: { // block/area
        const answer = m.ask(CHOICE_FORCED_RETREAT_AREA, 4); // §8.30 choose area from retreat-ways of block over border, by loser
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.fault('nothing to choose', 52);
        }
        const chosen = answer & 0xffff;
        m.put(FORCED_RETREAT_AREA, chosen);
        m.put(FORCED_RETREAT_BORDER, borderBetweenOrNone(areaOfBlock(m, c[FORCED_RETREAT_BLOCK]!), chosen));
        withdraw(m, c[FORCED_RETREAT_BLOCK]!, c[FORCED_RETREAT_AREA]!, c[FORCED_RETREAT_BORDER]!);
        at = 1;
        continue;
      }
      case 5: { // block/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 53);
    }
  }
}

/** The blocks as bits, as they are now: each block of loser here, in any order by loser. */
function setOfLoserBlocksInHere(m: Machine): Int32Array {
  const { c } = m;
  const bits = new Int32Array(2);
  for (
    let block = c[BATTLE_HERE]! < 0 ? -1 : nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, 0);
    block >= 0;
    block = nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, block + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! !== c[FORCED_RETREAT_LOSER]!) continue; // §8.30
    bits[block >>> 5]! |= 1 << (block & 31);
  }
  return bits;
}

/**
 * Question "forced-retreat.next-block" (HOTS 8.30).
 * @source rules/hammer-of-the-scots/08-battles.yaml:68
 */
export const forcedRetreatNextBlockChoice: ChoiceDef = {
  name: 'forced-retreat.next-block',
  clause: '8.30',
  source: 54,
  options: [
    { name: 'next', arg: { name: 'block', kind: 3 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[FORCED_RETREAT_LOSER]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let block = nextBit(c, FORCED_RETREAT_BLOCK_REST, 2, 0);
      block >= 0;
      block = nextBit(c, FORCED_RETREAT_BLOCK_REST, 2, block + 1)
    ) {
      if (
        !(c[BATTLE_HERE]! >= 0 && c[PLACE_OF_BLOCK + block]! === c[BATTLE_HERE]! &&
        c[SIDE_OF_BLOCK + block]! === c[FORCED_RETREAT_LOSER]!)
      ) {
        continue;
      }
      out.push(block);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.30 next
        if (chosen >= 43) return 55;
        if (!hasBit(c, FORCED_RETREAT_BLOCK_REST, chosen)) return 55;
        if (!(c[BATTLE_HERE]! >= 0 && c[PLACE_OF_BLOCK + chosen]! === c[BATTLE_HERE]! &&
          c[SIDE_OF_BLOCK + chosen]! === c[FORCED_RETREAT_LOSER]!)) return 55; // each block of loser here, in any order by loser
        return -1;
      }
      default:
        return 55;
    }
  },
};

/**
 * Question "forced-retreat.area" (HOTS 8.30).
 * @source rules/hammer-of-the-scots/08-battles.yaml:72
 */
export const forcedRetreatAreaChoice: ChoiceDef = {
  name: 'forced-retreat.area',
  clause: '8.30',
  source: 52,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[FORCED_RETREAT_LOSER]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let area = retreatWaysFrom(m, c[FORCED_RETREAT_BLOCK]!, 0);
      area >= 0;
      area = retreatWaysFrom(m, c[FORCED_RETREAT_BLOCK]!, area + 1)
    ) {
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.30 choose
        if (chosen >= 23) return 56;
        const reason = whyNotRetreatWays(m, c[FORCED_RETREAT_BLOCK]!, chosen, 56);
        if (reason >= 0) return reason;
        return -1;
      }
      default:
        return 56;
    }
  },
};

/**
 * regroup of side winner (HOTS 8.34).
 * @source rules/hammer-of-the-scots/08-battles.yaml:74
 */
export function regroup(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetCrossingsOfBorders(m);
        for (
          let block = c[BATTLE_HERE]! < 0 ? -1 : nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, 0);
          block >= 0;
          block = nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, block + 1)
        ) {
          if (c[SIDE_OF_BLOCK + block]! !== c[REGROUP_WINNER]!) continue; // §8.34
          m.put(REGROUP_BLOCK, block);
          m.put(RESERVE_OF_BLOCK + block, 0);
        }
        at = 1;
        continue;
      }
      case 1: { // block-2/block
        const answer = m.ask(CHOICE_REGROUP_BLOCK, 1); // §8.34 keep choosing block from blocks of winner here where any exits of block, by winner
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          at = 4;
          continue;
        }
        switch (answer >>> 16) {
          case 0: { // §8.34 choose
            m.put(REGROUP_BLOCK, answer & 0xffff);
            at = 2;
            continue;
          }
          case 1: { // §8.34 done
            at = 4;
            continue;
          }
          default:
            m.fault('no such option', 55);
        }
      }
      case 2: // block-2/choose/start
      case 3: { // block-2/choose/area
        const answer = m.ask(CHOICE_REGROUP_AREA, 3); // §8.34 choose area from exits of block over border, by winner
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.fault('nothing to choose', 56);
        }
        const chosen = answer & 0xffff;
        m.put(REGROUP_AREA, chosen);
        m.put(REGROUP_BORDER, borderBetweenOrNone(areaOfBlock(m, c[REGROUP_BLOCK]!), chosen));
        withdraw(m, c[REGROUP_BLOCK]!, c[REGROUP_AREA]!, c[REGROUP_BORDER]!);
        at = 1;
        continue;
      }
      case 4: { // block-2/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 57);
    }
  }
}

/**
 * Question "regroup.block" (HOTS 8.34).
 * @source rules/hammer-of-the-scots/08-battles.yaml:76
 */
export const regroupBlockChoice: ChoiceDef = {
  name: 'regroup.block',
  clause: '8.34',
  source: 55,
  options: [
    { name: 'choose', arg: { name: 'block', kind: 3 }, ends: false },
    { name: 'done', arg: null, ends: true },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[REGROUP_WINNER]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (
      let block = c[BATTLE_HERE]! < 0 ? -1 : nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, 0);
      block >= 0;
      block = nextBit(c, BLOCKS_AT + c[BATTLE_HERE]! * 2, 2, block + 1)
    ) {
      if (c[SIDE_OF_BLOCK + block]! !== c[REGROUP_WINNER]!) continue; // §8.34
      if (exitsFrom(m, block, 0) < 0) continue; // §8.34
      out.push(block);
    }
    out.push(0x10000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.34 choose
        if (chosen >= 43) return 57;
        if (!(c[BATTLE_HERE]! >= 0 && c[PLACE_OF_BLOCK + chosen]! === c[BATTLE_HERE]!)) return 57;
        if (c[SIDE_OF_BLOCK + chosen]! !== c[REGROUP_WINNER]!) return 57; // §8.34 keep choosing block from blocks of winner here where any exits of block, by winner
        if (exitsFrom(m, chosen, 0) < 0) return 57; // §8.34 keep choosing block from blocks of winner here where any exits of block, by winner
        return -1;
      }
      case 1: { // §8.34 done
        return -1;
      }
      default:
        return 57;
    }
  },
};

/**
 * Question "regroup.area" (HOTS 8.34).
 * @source rules/hammer-of-the-scots/08-battles.yaml:77
 */
export const regroupAreaChoice: ChoiceDef = {
  name: 'regroup.area',
  clause: '8.34',
  source: 56,
  options: [
    { name: 'choose', arg: { name: 'area', kind: 1 }, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[REGROUP_WINNER]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    for (let area = exitsFrom(m, c[REGROUP_BLOCK]!, 0); area >= 0; area = exitsFrom(m, c[REGROUP_BLOCK]!, area + 1)) {
      out.push(area);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §8.34 choose
        if (chosen >= 23) return 58;
        const reason = whyNotExits(m, c[REGROUP_BLOCK]!, chosen, 58);
        if (reason >= 0) return reason;
        return -1;
      }
      default:
        return 58;
    }
  },
};

/**
 * fall of block (HOTS 8.20).
 * @source rules/hammer-of-the-scots/08-battles.yaml:79
 */
export function fall(m: Machine, _at: number): void {
  const { c } = m;
  if (BLOCK_TYPE[c[FALL_BLOCK]!]! === TYPE_NOBLE && BLOCK_LOYAL[c[FALL_BLOCK]!]! === 0) {
    m.put(SIDE_OF_BLOCK + c[FALL_BLOCK]!, otherSide(c[SIDE_OF_BLOCK + c[FALL_BLOCK]!]!));
    m.put(STRENGTH_OF_BLOCK + c[FALL_BLOCK]!, 1);
    m.put(RESERVE_OF_BLOCK + c[FALL_BLOCK]!, 1);
  } else if (c[FALL_BLOCK]! === BLOCK_SCOTTISH_KING ||
    c[FALL_BLOCK]! === BLOCK_EDWARD && c[REIGN]! === 2) {
    m.move(KIND_BLOCK, c[FALL_BLOCK]!, ZONE_DEAD, false);
    m.win(otherSide(c[SIDE_OF_BLOCK + c[FALL_BLOCK]!]!));
    return;
  } else if (c[FALL_BLOCK]! === BLOCK_EDWARD) {
    m.put(REIGN, 2);
    m.move(KIND_BLOCK, c[FALL_BLOCK]!, ZONE_POOL + SIDE_ENGLAND, false);
  } else if (BLOCK_BLACK_CROSS[c[FALL_BLOCK]!]! !== 0) {
    m.move(KIND_BLOCK, c[FALL_BLOCK]!, ZONE_DEAD, false);
  } else {
    m.move(KIND_BLOCK, c[FALL_BLOCK]!, placeInPoolOrNone(c[SIDE_OF_BLOCK + c[FALL_BLOCK]!]!), false);
  }
  m.leave();
  return;
}

/**
 * exits of block (HOTS 8.34).
 * The next area from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/08-battles.yaml:92
 */
function exitsFrom(m: Machine, block: number, from: number): number {
  const { c } = m;
  if (block === BLOCK_NORSE) { // norse-leave-by-sea
    for (let area = from; area < 23; area++) {
      if (AREA_COASTAL[area]! === 0) continue;
      if (area === AREA_ENGLAND) continue;
      if (area === areaOfBlock(m, BLOCK_NORSE)) continue;
      if (!isFriendly(m, area, SIDE_SCOTLAND)) continue;
      return area;
    }
    return -1;
  }
  const area = areaOfBlock(m, block);
  for (
    let area2 = area < 0 ? -1 : nextBit(NEIGHBOURS_OVER_BORDERS, area, 1, from);
    area2 >= 0;
    area2 = nextBit(NEIGHBOURS_OVER_BORDERS, area, 1, area2 + 1)
  ) {
    if (c[SIDE_OF_BLOCK + block]! === SIDE_SCOTLAND && area2 === AREA_ENGLAND) continue; // §8.31
    if (c[SIDE_OF_BLOCK + block]! === SIDE_ENGLAND && area === AREA_ENGLAND) continue; // §8.31
    const border = BORDER_BETWEEN[area * 23 + area2]!;
    if (crossingsOfBorderOrNone(m, border, c[SIDE_OF_BLOCK + block]!) >= BORDER_CAP[border]!) continue; // §8.28
    if (!isNeutral(m, area2) && !isFriendly(m, area2, c[SIDE_OF_BLOCK + block]!)) continue; // §8.27
    return area2;
  }
  return -1;
}

/**
 * retreat-ways of block (HOTS 8.29).
 * The next area from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/08-battles.yaml:100
 */
function retreatWaysFrom(m: Machine, block: number, from: number): number {
  const { c } = m;
  for (let area = exitsFrom(m, block, from); area >= 0; area = exitsFrom(m, block, area + 1)) {
    if (
      block !== BLOCK_NORSE &&
      lastUserOfBorderOrNone(m, borderBetweenOrNone(areaOfBlock(m, block), area)) === otherSide(c[SIDE_OF_BLOCK + block]!)
    ) {
      continue; // §8.29
    }
    return area;
  }
  return -1;
}

/**
 * withdraw block to area over border (HOTS 8.36).
 * @source rules/hammer-of-the-scots/08-battles.yaml:103
 */
export function withdraw(m: Machine, block: number, area: number, border: number): void {
  const { c } = m;
  if (block !== BLOCK_NORSE) {
    const side = c[SIDE_OF_BLOCK + block]!;
    if (border >= 0 && side >= 0) {
      const result = c[CROSSINGS_OF_BORDER + border * 2 + side]! + 1;
      if (result < 0 || result > (border < 0 ? 0 : BORDER_CAP[border]!)) m.fault('crossings leaves its bounds', 58);
      m.put(CROSSINGS_OF_BORDER + border * 2 + side, result);
    }
  }
  m.put(RESERVE_OF_BLOCK + block, 0);
  for (let block2 = block; block2 >= 0; block2 = -1) {
    m.show(KIND_BLOCK, block2, false);
  }
  m.move(KIND_BLOCK, block, area, true);
}
