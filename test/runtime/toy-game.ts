/**
 * A small game in the shape in which the generator writes engines: two sides, hidden blocks, hands with copies, a secret
 * choice of cards, dice, draws, a menu that is asked until `done`. Option `broken` adds three faulty rules.
 */
import {
  type ChoiceDef,
  countBits,
  type GameDef,
  hasBit,
  type KindDef,
  type Machine,
  NOTHING,
  nextBit,
  type PlaceDef,
  type ProcedureDef,
  type SecretDef,
  SPAN,
  WAIT,
} from '../../generator/runtime/index.ts';
import { firstGameCell } from '../../generator/runtime/system-cells.ts';

const SIDE = 0;
const AREA = 1;
const BLOCK = 2;
const CARD = 3;

const RED = 0;
const BLUE = 1;

const BLOCKS = 12;
const CARDS = 40;
const HAND = 1;
const CHOSEN = 3;
const DISCARD = 5;
const POOL = 2;

let next = firstGameCell(2);
function take(count: number): number {
  const base = next;
  next += count;
  return base;
}

const blockPlace = take(BLOCKS);
const blockAt = take(4);
const blockShown = take(1);
const cardPlace = take(CARDS);
const cardAt = take(6 * 2);
const cardShown = take(2);
const strength = take(BLOCKS);
const moved = take(BLOCKS);
const held = take(2 * 2);
const round = take(1);
const score = take(2);
const broken = take(1);
const truce = take(2);
const turnPlayer = take(1);
const turnBlock = take(1);
const fightBlock = take(1);
const fightSet = take(1);
const fightDice = take(6);
const gamePick = take(2);
const gameExtra = take(2);
const size = next;

const blockSide = Array.from({ length: BLOCKS }, (_, i) => (i < 6 ? RED : BLUE));
const blockBonus = Array.from({ length: BLOCKS }, (_, i) => i % 3);
const cardNumber = Array.from({ length: CARDS }, (_, i) => 1 + Math.floor(i / 14));
const cardName = ['one', 'two', 'three'];

function place(name: string, more: Partial<PlaceDef> = {}): PlaceDef {
  return { name, area: null, owner: -1, sight: 'all', single: false, renews: [], secret: false, ...more };
}

const kinds: readonly KindDef[] = [
  {
    name: 'side',
    plural: 'sides',
    members: ['red', 'blue'],
    designs: ['red', 'blue'],
    words: 1,
    places: null,
    identity: 'all',
    owner: null,
    isEnum: false,
  },
  {
    name: 'area',
    plural: 'areas',
    members: ['north', 'south'],
    designs: ['north', 'south'],
    words: 1,
    places: null,
    identity: 'all',
    owner: null,
    isEnum: false,
  },
  {
    name: 'block',
    plural: 'blocks',
    members: blockSide.map((side, i) => `${side === RED ? 'r' : 'b'}${i % 6}`),
    designs: blockSide.map((side, i) => `${side === RED ? 'r' : 'b'}${i % 6}`),
    words: 1,
    places: {
      placeBase: blockPlace,
      atBase: blockAt,
      shownBase: blockShown,
      all: [
        place('north', { area: { kind: AREA, member: 0 } }),
        place('south', { area: { kind: AREA, member: 1 } }),
        place('pool', { owner: RED, sight: 'nobody', renews: [0] }),
        place('pool', { owner: BLUE, sight: 'nobody', renews: [0] }),
      ],
    },
    identity: 'owner',
    owner: { table: blockSide },
    isEnum: false,
  },
  {
    name: 'card',
    plural: 'cards',
    members: cardNumber.map((n, i) => `${cardName[n - 1] ?? ''}-${1 + (i % 14)}`),
    designs: cardNumber.map((n) => cardName[n - 1] ?? ''),
    words: 2,
    places: {
      placeBase: cardPlace,
      atBase: cardAt,
      shownBase: cardShown,
      all: [
        place('deck', { sight: 'nobody' }),
        place('hand', { owner: RED, sight: 'owner' }),
        place('hand', { owner: BLUE, sight: 'owner' }),
        place('chosen', { owner: RED, single: true, secret: true }),
        place('chosen', { owner: BLUE, single: true, secret: true }),
        place('discard'),
      ],
    },
    identity: 'all',
    owner: null,
    isEnum: false,
  },
];

function read(c: Int32Array, cell: number): number {
  return c[cell] ?? 0;
}

/** Own, unmoved blocks in the north. */
function movers(m: Machine, out: number[]): void {
  const { c } = m;
  for (let i = nextBit(c, blockAt, 1, 0); i >= 0; i = nextBit(c, blockAt, 1, i + 1)) {
    if (blockSide[i] === read(c, turnPlayer) && read(c, moved + i) === 0) out.push(i);
  }
}

const choices: readonly ChoiceDef[] = [
  {
    name: 'pick',
    clause: '2.1',
    source: 0,
    options: [{ name: 'card', arg: { name: 'card', kind: CARD }, ends: false }],
    owner: (m) => m.fiber,
    list(m, out) {
      const hand = cardAt + (HAND + m.fiber) * 2;
      const seen = new Set<number | undefined>();
      for (let i = nextBit(m.c, hand, 2, 0); i >= 0; i = nextBit(m.c, hand, 2, i + 1)) {
        if (!seen.has(cardNumber[i])) out.push(i);
        seen.add(cardNumber[i]);
      }
    },
    why: (m, code) => (hasBit(m.c, cardAt + (HAND + m.fiber) * 2, code % SPAN) ? -1 : 0),
  },
  {
    name: 'extra',
    clause: '2.2',
    source: 0,
    options: [{ name: 'extra', arg: { name: 'amount', kind: -1 }, ends: false }],
    owner: (m) => m.fiber,
    list(m, out) {
      // a three leaves no choice: the only answer is taken unasked
      const most = cardNumber[read(m.c, gamePick + m.fiber)] === 3 ? 0 : 2;
      for (let n = 0; n <= most; n += 1) out.push(n);
    },
    why: (_, code) => (code % SPAN <= 2 ? -1 : 1),
  },
  {
    name: 'act',
    clause: '3.1',
    source: 1,
    options: [
      { name: 'move', arg: { name: 'block', kind: BLOCK }, ends: false },
      { name: 'build', arg: { name: 'steps', kind: -1 }, ends: false },
      { name: 'break', arg: null, ends: false },
      { name: 'spin', arg: null, ends: false },
      { name: 'crash', arg: null, ends: false },
      { name: 'done', arg: null, ends: true },
    ],
    owner: (m) => read(m.c, turnPlayer),
    list(m, out) {
      const { c } = m;
      movers(m, out);
      const built = read(c, held + read(c, turnPlayer));
      for (let n = 1; n <= 2; n += 1) if (built + n <= 4) out.push(SPAN + n);
      if (read(c, broken) !== 0) out.push(2 * SPAN, 3 * SPAN, 4 * SPAN);
      out.push(5 * SPAN);
    },
    why(m, code) {
      const option = Math.floor(code / SPAN);
      const value = code % SPAN;
      if (option === 0) {
        if (blockSide[value] !== read(m.c, turnPlayer)) return 2;
        if (!hasBit(m.c, blockAt, value)) return 3;
        return read(m.c, moved + value) === 0 ? -1 : 4;
      }
      return option === 1 && (value > 2 || read(m.c, held + read(m.c, turnPlayer)) + value > 4) ? 5 : -1;
    },
  },
  {
    name: 'lose',
    clause: '4.2',
    source: 2,
    options: [{ name: 'step', arg: { name: 'block', kind: BLOCK }, ends: false }],
    owner: (m) => 1 - (blockSide[read(m.c, fightBlock)] ?? 0),
    list(m, out) {
      const { c } = m;
      for (let i = nextBit(c, fightSet, 1, 0); i >= 0; i = nextBit(c, fightSet, 1, i + 1))
        if (read(c, strength + i) > 0 && hasBit(c, blockAt + 1, i)) out.push(i);
    },
    why: (m, code) => (hasBit(m.c, fightSet, code % SPAN) ? -1 : 3),
  },
  {
    name: 'spin',
    clause: null,
    source: 3,
    options: [{ name: 'on', arg: null, ends: false }],
    owner: (m) => read(m.c, turnPlayer),
    list: (_, out) => {
      out.push(0);
    },
    why: () => -1,
  },
];

/** Three rounds: pick secretly, then each side acts. */
function game(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: {
        const deck = [read(c, cardAt), read(c, cardAt + 1)];
        m.draw(CARD, 5, deck, HAND + RED);
        m.draw(CARD, 5, [read(c, cardAt), read(c, cardAt + 1)], HAND + BLUE);
        at = 1;
        break;
      }
      case 1:
        m.put(round, read(c, round) + 1);
        if (read(c, round) > 3) {
          const [red, blue] = [read(c, score), read(c, score + 1)];
          m.win(red === blue ? -1 : red > blue ? RED : BLUE);
          return;
        }
        at = 2;
        break;
      case 2:
        if (m.secretly(0, 2)) return;
        for (const side of [RED, BLUE]) {
          const card = nextBit(c, cardAt + (CHOSEN + side) * 2, 2, 0);
          m.put(score + side, read(c, score + side) + (cardNumber[card] ?? 0) + read(c, gameExtra + side));
          m.move(CARD, card, DISCARD, false);
        }
        m.fill(moved, BLOCKS, 0);
        m.put(turnPlayer, RED);
        m.call(1, 3);
        return;
      case 3:
        m.put(turnPlayer, BLUE);
        m.call(1, 1);
        return;
      default:
        return;
    }
  }
}

/** The running side moves, builds, until it is done. */
function turn(m: Machine, at: number): void {
  const { c } = m;
  for (;;) {
    switch (at) {
      case 0: {
        const answer = m.ask(2, 0);
        if (answer === WAIT) return;
        if (answer === NOTHING) return m.leave();
        const value = answer % SPAN;
        switch (Math.floor(answer / SPAN)) {
          case 0:
            m.put(turnBlock, value);
            m.put(moved + value, 1);
            m.move(BLOCK, value, 1, false);
            if (countBits(c, blockAt + 1, 1) > 1) {
              m.put(fightBlock, value);
              m.call(2, 1);
              return;
            }
            break;
          case 1:
            m.put(held + read(c, turnPlayer), read(c, held + read(c, turnPlayer)) + value);
            break;
          case 2:
            m.put(round, 77);
            m.roll();
            m.draw(CARD, 2, [read(c, cardAt), read(c, cardAt + 1)], HAND + RED);
            return m.fault('round is out of its bounds', 3);
          case 3:
            at = 2;
            break;
          case 4:
            m.put(round, 78);
            throw new TypeError('a bug');
          default:
            return m.leave();
        }
        break;
      }
      case 1:
        at = 0;
        break;
      case 2:
        if (m.ask(4, 2) === WAIT) return;
        break;
      default:
        return;
    }
  }
}

/** One round of dice; the other side picks who loses a step. A block with nothing left goes to its pool, or out of the game. */
function fight(m: Machine, at: number): void {
  const { c } = m;
  switch (at) {
    case 0: {
      const attacker = read(c, fightBlock);
      let enemies = 0;
      for (let i = nextBit(c, blockAt + 1, 1, 0); i >= 0; i = nextBit(c, blockAt + 1, 1, i + 1)) {
        if (blockSide[i] !== blockSide[attacker]) enemies |= 1 << i;
      }
      m.put(fightSet, enemies);
      if (enemies === 0) return m.leave();
      for (let i = nextBit(c, blockAt + 1, 1, 0); i >= 0; i = nextBit(c, blockAt + 1, 1, i + 1)) m.show(BLOCK, i, true);
      m.rollInto(read(c, strength + attacker), fightDice);
      if (read(c, fightDice + 5) + read(c, fightDice + 4) === 0) {
        m.put(truce, 1);
        m.put(truce + 1, attacker);
        if (m.roll() === 1) return m.end(1);
        return m.leave();
      }
      return strike(m);
    }
    default:
      return strike(m);
  }
}

function strike(m: Machine): void {
  const answer = m.ask(3, 1);
  if (answer === WAIT) return;
  if (answer !== NOTHING) {
    const loser = answer % SPAN;
    m.put(strength + loser, read(m.c, strength + loser) - 1);
    if (read(m.c, strength + loser) === 0)
      m.move(BLOCK, loser, loser % 2 === 0 ? -1 : POOL + (blockSide[loser] ?? 0), false);
  }
  m.leave();
}

const procedures: readonly ProcedureDef[] = [
  {
    name: 'game',
    title: 'game',
    clause: '1',
    source: 0,
    run: game,
    cleanup: () => undefined,
    labels: ['start', 'round', 'round/pick', 'round/red'],
  },
  {
    name: 'turn',
    title: 'turn of side',
    clause: '3',
    source: 1,
    run: turn,
    cleanup: () => undefined,
    labels: ['act', 'act/fight', 'act/spin'],
  },
  {
    name: 'fight',
    title: 'fight',
    clause: '4',
    source: 2,
    run: fight,
    cleanup: (m) => {
      m.hideAll();
      m.fill(truce, 2, 0);
    },
    labels: ['start', 'lose'],
  },
];

const secrets: readonly SecretDef[] = [
  {
    labels: ['pick', 'extra'],
    takesPart: (m, player) => countBits(m.c, cardAt + (HAND + player) * 2, 2) > 0,
    run(m, at) {
      if (at === 0) {
        const answer = m.ask(0, 0);
        if (answer === WAIT || answer === NOTHING) return;
        m.put(gamePick + m.fiber, answer % SPAN);
        m.move(CARD, answer % SPAN, CHOSEN + m.fiber, true);
      }
      const extra = m.ask(1, 1);
      if (extra === WAIT) return;
      m.put(gameExtra + m.fiber, extra % SPAN);
    },
  },
];

const lines = ['each round', 'may move block', 'lose a step', 'spin'].map((text, i) => ({
  file: 'rules/toy/game.yaml',
  line: 10 + i,
  text,
}));

export const TOY: GameDef = {
  id: 'toy',
  title: 'Toy',
  prefix: 'TOY',
  rules: 'aaaa',
  players: SIDE,
  size,
  kinds,
  fields: [
    {
      kind: BLOCK,
      name: 'strength',
      type: { t: 'num' },
      by: null,
      base: strength,
      sight: 'owner',
      start: blockBonus.map((bonus) => 1 + bonus),
    },
    {
      kind: BLOCK,
      name: 'moved',
      type: { t: 'bool' },
      by: null,
      base: moved,
      sight: 'all',
      start: blockBonus.map(() => 0),
    },
    { kind: AREA, name: 'held', type: { t: 'num' }, by: SIDE, base: held, sight: 'all', start: [0, 0] },
  ],
  printed: [{ kind: CARD, name: 'number', type: { t: 'num' }, values: cardNumber }],
  variables: [
    { name: 'round', proc: -1, type: { t: 'num' }, base: round, count: 1, start: 0, sight: 'all' },
    { name: 'score', proc: -1, type: { t: 'num' }, base: score, count: 2, start: 0, sight: 'all' },
    { name: 'player', proc: 1, type: { t: 'ref', kind: SIDE }, base: turnPlayer, count: 1, start: -1, sight: 'nobody' },
    { name: 'block', proc: 1, type: { t: 'ref', kind: BLOCK }, base: turnBlock, count: 1, start: -1, sight: 'nobody' },
    { name: 'block', proc: 2, type: { t: 'ref', kind: BLOCK }, base: fightBlock, count: 1, start: -1, sight: 'nobody' },
    { name: 'enemies', proc: 2, type: { t: 'set', kind: BLOCK }, base: fightSet, count: 1, start: 0, sight: 'nobody' },
    { name: 'dice', proc: 2, type: { t: 'dice' }, base: fightDice, count: 6, start: 0, sight: 'nobody' },
    { name: 'picked', proc: 0, type: { t: 'ref', kind: CARD }, base: gamePick, count: 2, start: -1, sight: 'nobody' },
    { name: 'extra', proc: 0, type: { t: 'num' }, base: gameExtra, count: 2, start: 0, sight: 'nobody' },
  ],
  options: [{ name: 'broken', cell: broken, start: false }],
  bans: [{ name: 'truce', cell: truce, count: 2 }],
  choices,
  procedures,
  secrets,
  scenarios: [
    {
      name: 'long',
      cells: [[score, 0]],
      places: [
        ...Array.from({ length: BLOCKS - 2 }, (_, i) => ({ kind: BLOCK, thing: i + 1, place: i % 3 === 2 ? 1 : 0 })),
        ...Array.from({ length: CARDS }, (_, thing) => ({ kind: CARD, thing, place: 0 })),
      ],
      then: -1,
    },
    {
      name: 'late',
      cells: [[round, 1]],
      places: Array.from({ length: CARDS }, (_, thing) => ({ kind: CARD, thing, place: 0 })),
      then: -1,
    },
  ],
  main: 0,
  sources: lines,
  reasons: [
    'the card is in your hand',
    'at most 2',
    'the block is yours',
    'the block is in the north',
    'the block has not moved',
    'at most 4 steps are held',
  ].map((text, i) => ({
    file: 'rules/toy/game.yaml',
    line: 30 + i,
    text,
    clause: i === 0 ? null : `3.${i}`,
  })),
  clauses: [{ id: '3.1', places: lines }],
  texts: {
    en: {
      lang: 'en',
      title: 'Toy',
      names: { side: { red: 'Red', blue: 'Blue' }, card: { one: 'a One', two: 'a Two', three: 'a Three' } },
      prompts: { pick: ['Pick a card'] },
      options: { 'act/move': ['Move ', { arg: 'block' }, ' south'], 'pick/card': ['Pick ', { arg: 'card' }] },
      logs: {
        'act/move': [{ arg: 'player' }, ' moves ', { arg: 'block' }, ' south'],
        'pick/card': [{ arg: 'player' }, ' plays ', { arg: 'card' }],
      },
      words: {
        roll: ['Dice: ', { arg: 'dice' }],
        'hidden-block': ['a hidden block'],
        'hidden-card': ['a hidden card'],
      },
    },
  },
};
