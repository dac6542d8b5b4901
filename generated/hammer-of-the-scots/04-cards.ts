// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// `!`: cells and tables are laid out by the generator, an index is always inside.
// Rules of 04-cards.yaml.

import type { ChoiceDef, Machine } from '#runtime';
import { NOTHING, WAIT, nextBit } from '#runtime';
import { truce } from './07-events.ts';
import { isReadyToCrown, whyNotReadyToCrown } from './09-nobles.ts';
import {
  CARD_HERALD,
  CARD_PILLAGE,
  CARD_SEA_MOVE,
  CARD_TRUCE,
  CARD_VICTUALS,
  CHOICE_PLAY_CARD,
  KIND_CARD,
  PROC_CORONATION,
  PROC_GAME_TURN,
  PROC_HERALD,
  PROC_MOVE_PHASE,
  PROC_PILLAGE,
  PROC_SEA_MOVE,
  PROC_VICTUALS,
  SIDE_ENGLAND,
  SIDE_SCOTLAND,
  ZONE_DECK,
  ZONE_HAND,
  ZONE_PLAYED,
} from './ids.ts';
import {
  CARDS_AT,
  CORONATION_ME,
  HERALD_ME,
  MOVE_PHASE_ME,
  MOVE_PHASE_POINTS,
  PILLAGE_ME,
  PLAY_CARD_ME,
  SEA_MOVE_ME,
  VICTUALS_ME,
  YEAR_OF_WAR_REPEAT_ROUNDS,
  YEAR_OF_WAR_SIDE,
} from './layout.ts';
import { CARD_EVENT, CARD_MOVES, HAND_SIZE } from './tables.ts';

/**
 * year-of-war.
 * @source rules/hammer-of-the-scots/04-cards.yaml:1
 */
export function yearOfWar(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        for (let card = 0; card < 25; card++) {
          m.move(KIND_CARD, card, ZONE_DECK, false);
        }
        for (let side = 0; side < 2; side++) {
          m.put(YEAR_OF_WAR_SIDE, side);
          m.draw(KIND_CARD, HAND_SIZE, [...c.slice(CARDS_AT + ZONE_DECK, CARDS_AT + ZONE_DECK + 1)], ZONE_HAND + side);
        }
        m.put(YEAR_OF_WAR_REPEAT_ROUNDS, HAND_SIZE);
        at = 1;
        continue;
      }
      case 1: { // repeat/next
        if (c[YEAR_OF_WAR_REPEAT_ROUNDS]! <= 0) {
          at = 3;
          continue;
        }
        m.put(YEAR_OF_WAR_REPEAT_ROUNDS, c[YEAR_OF_WAR_REPEAT_ROUNDS]! - 1);
        m.call(PROC_GAME_TURN, 2); // §4.8 game-turn
        return;
      }
      case 2: { // repeat/after-game-turn
        if (eventOfCardOrNone(nextBit(c, CARDS_AT + (ZONE_PLAYED + SIDE_ENGLAND), 1, 0)) !== 0 &&
          eventOfCardOrNone(nextBit(c, CARDS_AT + (ZONE_PLAYED + SIDE_SCOTLAND), 1, 0)) !== 0) {
          at = 3;
          continue;
        }
        at = 1;
        continue;
      }
      case 3: { // repeat/done
        for (let side = 0; side < 2; side++) {
          m.put(YEAR_OF_WAR_SIDE, side);
          for (
            let card = nextBit(c, CARDS_AT + (ZONE_HAND + side), 1, 0);
            card >= 0;
            card = nextBit(c, CARDS_AT + (ZONE_HAND + side), 1, card + 1)
          ) {
            m.move(KIND_CARD, card, ZONE_DECK, false);
          }
        }
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 5);
    }
  }
}

/** event of card; 0 for none. */
function eventOfCardOrNone(card: number): number {
  return card < 0 ? 0 : CARD_EVENT[card]!;
}

/**
 * rank of card (HOTS 4.4).
 * @source rules/hammer-of-the-scots/04-cards.yaml:9
 */
export function rank(_m: Machine, card: number): number {
  return (card < 0 ? 0 : CARD_EVENT[card]!) !== 0 ? 4 : card < 0 ? 0 : CARD_MOVES[card]!;
}

/**
 * first-player (HOTS 4.3).
 * @source rules/hammer-of-the-scots/04-cards.yaml:10
 */
export function firstPlayer(m: Machine): number {
  const { c } = m;
  return rank(m, nextBit(c, CARDS_AT + (ZONE_PLAYED + SIDE_SCOTLAND), 1, 0)) > rank(m, nextBit(c, CARDS_AT + (ZONE_PLAYED + SIDE_ENGLAND), 1, 0)) ? SIDE_SCOTLAND : SIDE_ENGLAND;
}

/**
 * play-card of side me (HOTS 4.2).
 * @source rules/hammer-of-the-scots/04-cards.yaml:12
 */
export function playCard(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: { // start
        if (eventOfCardOrNone(nextBit(c, CARDS_AT + (ZONE_PLAYED + c[PLAY_CARD_ME]!), 1, 0)) === 0) {
          at = 7;
          continue;
        }
        at = 1;
        continue;
      }
      case 1: { // play-card
        const answer = m.ask(CHOICE_PLAY_CARD, 1); // §4.7 choose one, by me
        if (answer === WAIT) return;
        if (answer === NOTHING) {
          m.fault('nothing to choose', 6);
        }
        switch (answer >>> 16) {
          case 0: { // §4.7 event
            at = 2;
            continue;
          }
          case 1: { // §4.7 crown
            at = 4;
            continue;
          }
          case 2: { // §7.1 pass
            break;
          }
          default:
            m.fault('no such option', 7);
        }
        at = 6;
        continue;
      }
      case 2: { // event/start
        switch (nextBit(c, CARDS_AT + (ZONE_PLAYED + c[PLAY_CARD_ME]!), 1, 0)) {
          case CARD_HERALD: {
            m.put(HERALD_ME, c[PLAY_CARD_ME]!);
            m.call(PROC_HERALD, 3);
            return;
          }
          case CARD_SEA_MOVE: {
            m.put(SEA_MOVE_ME, c[PLAY_CARD_ME]!);
            m.call(PROC_SEA_MOVE, 3);
            return;
          }
          case CARD_VICTUALS: {
            m.put(VICTUALS_ME, c[PLAY_CARD_ME]!);
            m.call(PROC_VICTUALS, 3);
            return;
          }
          case CARD_PILLAGE: {
            m.put(PILLAGE_ME, c[PLAY_CARD_ME]!);
            m.call(PROC_PILLAGE, 3);
            return;
          }
          case CARD_TRUCE: {
            truce(m, c[PLAY_CARD_ME]!);
            break;
          }
        }
        at = 3;
        continue;
      }
      case 3: { // event/after-do
        at = 6;
        continue;
      }
      case 4: { // crown/start
        m.put(CORONATION_ME, c[PLAY_CARD_ME]!);
        m.call(PROC_CORONATION, 5); // §7.11 coronation by me
        return;
      }
      case 5: { // crown/after-coronation
        at = 6;
        continue;
      }
      case 6: { // after-play-card
        at = 9;
        continue;
      }
      case 7: { // if
        m.put(MOVE_PHASE_ME, c[PLAY_CARD_ME]!);
        m.put(MOVE_PHASE_POINTS, movesOfCardOrNone(nextBit(c, CARDS_AT + (ZONE_PLAYED + c[PLAY_CARD_ME]!), 1, 0)));
        m.call(PROC_MOVE_PHASE, 8); // §5.1 move-phase of me with moves of played of me
        return;
      }
      case 8: { // after-move-phase
        at = 9;
        continue;
      }
      case 9: { // if-done
        m.leave();
        return;
      }
      default:
        m.fault('no such label', 8);
    }
  }
}

/** moves of card; 0 for none. */
function movesOfCardOrNone(card: number): number {
  return card < 0 ? 0 : CARD_MOVES[card]!;
}

/**
 * Question "play-card" (HOTS 4.7).
 * @source rules/hammer-of-the-scots/04-cards.yaml:16
 */
export const playCardChoice: ChoiceDef = {
  name: 'play-card',
  clause: '4.7',
  source: 6,
  options: [
    { name: 'event', arg: null, ends: false },
    { name: 'crown', arg: null, ends: false },
    { name: 'pass', arg: null, ends: false },
  ],
  owner(m: Machine): number {
    const { c } = m;
    return c[PLAY_CARD_ME]!;
  },
  list(m: Machine, out: number[]): void {
    const { c } = m;
    out.push(0);
    if (isReadyToCrown(m, c[PLAY_CARD_ME]!)) { // §4.7 crown
      out.push(0x10000);
    }
    out.push(0x20000);
  },
  why(m: Machine, code: number): number {
    const { c } = m;
    switch (code >>> 16) {
      case 0: { // §4.7 event
        return -1;
      }
      case 1: { // §4.7 crown
        const reason = whyNotReadyToCrown(m, c[PLAY_CARD_ME]!, 2);
        if (reason >= 0) return reason;
        return -1;
      }
      case 2: { // §7.1 pass
        return -1;
      }
      default:
        return 7;
    }
  },
};
