// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 01-frame.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, nextBit } from '#runtime';
import { firstPlayer } from './04-cards.ts';
import {
  CHOICE_GAME_TURN_CARD,
  KIND_CARD,
  PROC_BATTLES,
  PROC_BORDER_RAID,
  PROC_FINAL_COUNT,
  PROC_PLAY_CARD,
  PROC_SUDDEN_DEATH,
  PROC_WINTER,
  PROC_YEAR_OF_WAR,
  TYPE_NOBLE,
  ZONE_HAND,
  ZONE_PLAYED,
  ZONE_TABLE,
} from './ids.ts';
import {
  ATTACKER_OF_AREA,
  CARDS_AT,
  GAME_REPEAT_ROUNDS,
  GAME_TURN_CARD,
  GAME_TURN_SIDE,
  GAME_TURN_SIDE_2_LEFT,
  LAST_USER_OF_BORDER,
  LAST_YEAR,
  MAIN_FROM_OF_AREA,
  MAIN_OVER_OF_AREA,
  MOVED_OF_BLOCK,
  PLACE_OF_CARD,
  PLAY_CARD_ME,
  RESERVE_OF_BLOCK,
  SIDE_OF_BLOCK,
  TRUCE_HOLDER,
  YEAR,
} from './layout.ts';
import { BLOCK_TYPE, DESIGN_OF_CARD, LONGEST_GAME, areaOfBlock, isAlreadyListed } from './tables.ts';

/**
 * game (HOTS 1.2).
 * @source rules/hammer-of-the-scots/01-frame.yaml:1
 */
export function game(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        m.put(GAME_REPEAT_ROUNDS, LONGEST_GAME);
        at = 1;
        continue;
      }
      case 1: { // repeat/next
        if (c[GAME_REPEAT_ROUNDS]! <= 0) {
          at = 6;
          continue;
        }
        m.put(GAME_REPEAT_ROUNDS, c[GAME_REPEAT_ROUNDS]! - 1);
        m.call(PROC_YEAR_OF_WAR, 2); // §1.2 year-of-war
        return;
      }
      case 2: { // repeat/after-year-of-war
        m.call(PROC_WINTER, 3); // §1.2 winter
        return;
      }
      case 3: { // repeat/after-winter
        if (c[YEAR]! !== c[LAST_YEAR]!) {
          at = 5;
          continue;
        }
        m.call(PROC_FINAL_COUNT, 4); // §12.3 final-count
        return;
      }
      case 4: // repeat/after-final-count
      case 5: { // repeat/if-done
        const result = c[YEAR]! + 1;
        if (result < 1297 || result > 1400) m.fault('year leaves its bounds', 0);
        m.put(YEAR, result);
        at = 1;
        continue;
      }
      case 6: { // repeat/done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 1);
    }
  }
}

/**
 * game-turn (HOTS 1.3).
 * @source rules/hammer-of-the-scots/01-frame.yaml:7
 */
export function gameTurn(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        resetAttackerOfAreas(m);
        resetMainFromOfAreas(m);
        resetMainOverOfAreas(m);
        resetLastUserOfBorders(m);
        resetReserveOfBlocks(m);
        resetMovedOfBlocks(m);
        m.put(TRUCE_HOLDER, -1);
        for (let side = 0; side < 2; side++) {
          m.put(GAME_TURN_SIDE, side);
          m.move(KIND_CARD, nextBit(c, CARDS_AT + (ZONE_PLAYED + side), 1, 0), ZONE_TABLE, false);
        }
        at = 1;
        continue;
      }
      case 1: { // secretly-1
        if (m.secretly(0, 1)) return; // §1.3 secretly each side
        m.put(GAME_TURN_SIDE, (firstPlayer(m) + 1) % 2);
        m.put(GAME_TURN_SIDE_2_LEFT, 2);
        at = 2;
        continue;
      }
      case 2: { // side-2/next
        if (c[GAME_TURN_SIDE_2_LEFT]! <= 0) {
          at = 4;
          continue;
        }
        m.put(GAME_TURN_SIDE_2_LEFT, c[GAME_TURN_SIDE_2_LEFT]! - 1);
        m.put(GAME_TURN_SIDE, (c[GAME_TURN_SIDE]! + 1) % 2);
        m.put(PLAY_CARD_ME, c[GAME_TURN_SIDE]!);
        m.call(PROC_PLAY_CARD, 3); // §4.6 play-card of side
        return;
      }
      case 3: { // side-2/after-play-card
        at = 2;
        continue;
      }
      case 4: { // side-2/done
        m.call(PROC_BATTLES, 5); // §8.1 battles
        return;
      }
      case 5: { // after-battles
        m.call(PROC_BORDER_RAID, 6); // §10.3 border-raid
        return;
      }
      case 6: { // after-border-raid
        m.call(PROC_SUDDEN_DEATH, 7); // §12.5 sudden-death
        return;
      }
      case 7: { // after-sudden-death
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 2);
    }
  }
}

/** Sets attacker of all areas back to its start. */
export function resetAttackerOfAreas(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 23; i++) {
    if (c[ATTACKER_OF_AREA + i]! !== -1) m.put(ATTACKER_OF_AREA + i, -1);
  }
}

/** Sets main-from of all areas back to its start. */
export function resetMainFromOfAreas(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 23; i++) {
    if (c[MAIN_FROM_OF_AREA + i]! !== -1) m.put(MAIN_FROM_OF_AREA + i, -1);
  }
}

/** Sets main-over of all areas back to its start. */
export function resetMainOverOfAreas(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 23; i++) {
    if (c[MAIN_OVER_OF_AREA + i]! !== -1) m.put(MAIN_OVER_OF_AREA + i, -1);
  }
}

/** Sets last-user of all borders back to its start. */
export function resetLastUserOfBorders(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 49; i++) {
    if (c[LAST_USER_OF_BORDER + i]! !== -1) m.put(LAST_USER_OF_BORDER + i, -1);
  }
}

/** Sets reserve of all blocks back to its start. */
export function resetReserveOfBlocks(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 43; i++) {
    if (c[RESERVE_OF_BLOCK + i]! !== 0) m.put(RESERVE_OF_BLOCK + i, 0);
  }
}

/** Sets moved of all blocks back to its start. */
function resetMovedOfBlocks(m: Machine): void {
  const { c } = m;
  for (let i = 0; i < 43; i++) {
    if (c[MOVED_OF_BLOCK + i]! !== 0) m.put(MOVED_OF_BLOCK + i, 0);
  }
}

/**
 * Private steps: secretly each side (HOTS 1.3).
 * @source rules/hammer-of-the-scots/01-frame.yaml:10
 */
export function secretStepsGameTurn1(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: // start
      case 1: { // card
        const answer = m.ask(CHOICE_GAME_TURN_CARD, 1); // §4.2 choose card from hand of side into played of side, by side
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.fault('nothing to choose', 3);
        }
        m.put(GAME_TURN_CARD + m.fiber, answer & 0xffff);
        m.move(KIND_CARD, c[GAME_TURN_CARD + m.fiber]!, ZONE_PLAYED + m.fiber, false);
        return;
      }
      default:
        m.fault('no such label', 4);
    }
  }
}

/**
 * Who takes part: secretly each side (HOTS 1.3).
 * @source rules/hammer-of-the-scots/01-frame.yaml:10
 */
export function takesPartInGameTurn1(_m: Machine, _player: number): boolean {
  return true;
}

/**
 * Question "game-turn.card" (HOTS 4.2).
 * @source rules/hammer-of-the-scots/01-frame.yaml:11
 */
export const gameTurnCardChoice: ChoiceDef = {
  name: 'game-turn.card',
  clause: '4.2',
  source: 3,
  options: [
    { name: 'choose', arg: { name: 'card', kind: 4 }, ends: false },
  ],
  owner(m: Machine): number {
    return m.fiber;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    const first = out.length;
    for (
      let card = nextBit(c, CARDS_AT + (ZONE_HAND + m.fiber), 1, 0);
      card >= 0;
      card = nextBit(c, CARDS_AT + (ZONE_HAND + m.fiber), 1, card + 1)
    ) {
      if (isAlreadyListed(out, first, DESIGN_OF_CARD, card)) continue;
      out.push(card);
    }
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    const chosen = code & 0xffff;
    switch (code >>> 16) {
      case 0: { // §4.2 choose
        if (chosen >= 25) return 0;
        if (c[PLACE_OF_CARD + chosen]! !== ZONE_HAND + m.fiber) return 0;
        return -1;
      }
      default:
        return 0;
    }
  },
};

/**
 * lords of side (HOTS 1.4).
 * The next block from a number on, -1 if there is none.
 * @source rules/hammer-of-the-scots/01-frame.yaml:17
 */
export function lordsFrom(m: Machine, side: number, from: number): number {
  const { c } = m;
  for (let noble = from; noble < 43; noble++) {
    if (BLOCK_TYPE[noble]! !== TYPE_NOBLE) continue; // §1.4
    if (c[SIDE_OF_BLOCK + noble]! !== side) continue; // §1.4
    if (areaOfBlock(m, noble) < 0) continue; // §1.4
    return noble;
  }
  return -1;
}
