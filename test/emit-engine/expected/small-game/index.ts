// Generated from rules/small-game/ by rulewright. Do not edit.
// Rules hash: 0123456789abcdef
// Small Game.

import type { Engine, GameDef } from '#runtime';
import { createEngine } from '#runtime';
import { game, march, marchAreaChoice, marchChoice } from './01-rules.ts';
import type { Action, PlayerName } from './ids.ts';
import {
  BLOCKS_AT,
  BLOCKS_SHOWN,
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
import { REASONS, SOURCES } from './sources.ts';
import { BLOCK_AIM, BLOCK_SIDE, BLOCK_STRENGTH_AT_START } from './tables.ts';
import { textEn } from './text-en.ts';

/** Small Game: everything the runtime needs to know. */
export const def: GameDef = {
  id: 'small-game',
  title: 'Small Game',
  prefix: 'SMALL',
  rules: '0123456789abcdef',
  players: 0,
  size: 94,
  kinds: [
    {
      name: 'side',
      plural: 'sides',
      members: ['england', 'scotland'],
      designs: ['england', 'scotland'],
      words: 1,
      places: null,
      identity: 'all',
      owner: null,
      isEnum: false,
    },
    {
      name: 'area',
      plural: 'areas',
      members: ['fife', 'moray', 'ross', 'lothian'],
      designs: ['fife', 'moray', 'ross', 'lothian'],
      words: 1,
      places: null,
      identity: 'all',
      owner: null,
      isEnum: false,
    },
    {
      name: 'border',
      plural: 'borders',
      members: ['fife-moray', 'moray-ross', 'fife-lothian'],
      designs: ['fife-moray', 'moray-ross', 'fife-lothian'],
      words: 1,
      places: null,
      identity: 'all',
      owner: null,
      isEnum: false,
    },
    {
      name: 'block',
      plural: 'blocks',
      members: ['wallace', 'bruce', 'edward', 'norfolk'],
      designs: ['wallace', 'bruce', 'edward', 'norfolk'],
      words: 1,
      places: {
        placeBase: PLACE_OF_BLOCK,
        atBase: BLOCKS_AT,
        shownBase: BLOCKS_SHOWN,
        all: [
          { name: 'fife', area: { kind: 1, member: 0 }, owner: -1, sight: 'all', single: false, renews: [], secret: false },
          { name: 'moray', area: { kind: 1, member: 1 }, owner: -1, sight: 'all', single: false, renews: [], secret: false },
          { name: 'ross', area: { kind: 1, member: 2 }, owner: -1, sight: 'all', single: false, renews: [], secret: false },
          { name: 'lothian', area: { kind: 1, member: 3 }, owner: -1, sight: 'all', single: false, renews: [], secret: false },
          { name: 'pool', area: null, owner: 0, sight: 'owner', single: false, renews: [0], secret: false },
          { name: 'pool', area: null, owner: 1, sight: 'owner', single: false, renews: [0], secret: false },
        ],
      },
      identity: 'owner',
      owner: { table: BLOCK_SIDE },
      isEnum: false,
    },
  ],
  fields: [
    { kind: 3, name: 'strength', type: { t: 'num' }, by: null, base: STRENGTH_OF_BLOCK, sight: 'owner', start: BLOCK_STRENGTH_AT_START },
    { kind: 3, name: 'moved', type: { t: 'bool' }, by: null, base: MOVED_OF_BLOCK, sight: 'all', start: new Array<number>(4).fill(0) },
    { kind: 2, name: 'crossings', type: { t: 'num' }, by: 0, base: CROSSINGS_OF_BORDER, sight: 'all', start: new Array<number>(3).fill(0) },
  ],
  printed: [
    { kind: 3, name: 'side', type: { t: 'ref', kind: 0 }, values: BLOCK_SIDE },
    { kind: 3, name: 'aim', type: { t: 'num' }, values: BLOCK_AIM },
  ],
  variables: [
    { name: 'turn', proc: -1, type: { t: 'num' }, base: TURN, count: 1, start: 0, sight: 'all' },
    { name: 'side', proc: 1, type: { t: 'ref', kind: 0 }, base: MARCH_SIDE, count: 1, start: -1, sight: 'all' },
    { name: 'block', proc: 1, type: { t: 'ref', kind: 3 }, base: MARCH_BLOCK, count: 1, start: -1, sight: 'all' },
    { name: 'area', proc: 1, type: { t: 'ref', kind: 1 }, base: MARCH_AREA, count: 1, start: -1, sight: 'all' },
    { name: 'border', proc: 1, type: { t: 'ref', kind: 2 }, base: MARCH_BORDER, count: 1, start: -1, sight: 'all' },
    { name: 'side', proc: 0, type: { t: 'ref', kind: 0 }, base: GAME_SIDE, count: 1, start: -1, sight: 'all' },
    { name: 'area', proc: 0, type: { t: 'ref', kind: 1 }, base: GAME_AREA, count: 1, start: -1, sight: 'all' },
    { name: 'turns rounds', proc: 0, type: { t: 'num' }, base: GAME_TURNS_ROUNDS, count: 1, start: 0, sight: 'all' },
    { name: 'side left', proc: 0, type: { t: 'num' }, base: GAME_SIDE_LEFT, count: 1, start: 0, sight: 'all' },
    { name: 'menu rounds', proc: 1, type: { t: 'num' }, base: MARCH_MENU_ROUNDS, count: 1, start: 0, sight: 'all' },
  ],
  options: [],
  bans: [],
  choices: [marchChoice, marchAreaChoice],
  procedures: [
    {
      name: 'game', title: 'game', clause: '1', source: 0,
      run: game,
      cleanup: () => {},
      labels: [
        'start', 'turns/next', 'turns/side/next', 'turns/side/after-march', 'turns/side/done', 'turns/done',
      ],
    },
    {
      name: 'march', title: 'march of side', clause: '5', source: 3,
      run: march,
      cleanup: () => {},
      labels: ['start', 'menu/march', 'menu/march/start', 'menu/march/area', 'menu/done'],
    },
    {
      name: 'battle', title: 'battle in area here', clause: '8', source: 6,
      run: (m) => m.fault('this procedure has no frame of its own', 6),
      cleanup: () => {},
      labels: ['start'],
    },
  ],
  secrets: [],
  scenarios: [
    {
      name: 'braveheart',
      cells: [],
      places: [
        { kind: 3, thing: 0, place: 2 }, { kind: 3, thing: 1, place: 1 }, { kind: 3, thing: 2, place: 3 },
        { kind: 3, thing: 3, place: 0 },
      ],
      then: -1,
    },
  ],
  main: 0,
  sources: SOURCES,
  reasons: REASONS,
  clauses: [
    { id: '5.3', places: [
      { file: '01-rules.yaml', line: 55, text: 'steps of block' },
    ] },
  ],
  texts: { en: textEn },
};

/** Small Game. */
export const engine: Engine<PlayerName, Action> = createEngine<PlayerName, Action>(def);

export type * from './ids.ts';
