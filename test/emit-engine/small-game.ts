import type { Expr, GameIr, Step } from '../../generator/ir/index.ts';
import { and, arith, attr, BOOL, cmp, GameBuilder, int, NUM, not, read, ref } from './ir-builder.ts';

const SIDE = 0;
const AREA = 1;
const BORDER = 2;
const BLOCK = 3;

/** A game that a reader can hold in mind: two sides march blocks over borders, fight where they meet, and count areas. */
export function smallGame(): GameIr {
  const g = new GameBuilder();
  g.addKind('side', ['england', 'scotland']);
  g.addKind('area', ['fife', 'moray', 'ross', 'lothian']);
  g.addKind('border', ['fife-moray', 'moray-ross', 'fife-lothian'], {
    joins: {
      kind: AREA,
      ends: [
        [0, 1],
        [1, 2],
        [0, 3],
      ],
    },
  });
  const strength = g.fields.length + 2;
  const zone = { sight: 'owner', single: false, renews: [strength], src: g.src('pool of side: blocks') } as const;
  const side = g.fields.length;
  g.addKind('block', ['wallace', 'bruce', 'edward', 'norfolk'], {
    identity: 'owner',
    ownerField: side,
    places: { stands: AREA, zones: [{ name: 'pool', first: 4, per: SIDE, ...zone }], size: 6 },
  });
  g.addPrinted(BLOCK, 'side', ref(SIDE), [1, 1, 0, 0]);
  const aim = g.addPrinted(BLOCK, 'aim', NUM, [3, 2, 4, 2]);
  g.addLive(BLOCK, 'strength', NUM, { start: [4, 3, 4, 2], sight: 'owner' });
  const moved = g.addLive(BLOCK, 'moved', BOOL);
  const crossings = g.addLive(BORDER, 'crossings', NUM, { by: SIDE });
  g.consts.push({ name: 'border.limit', value: 2, src: g.src('limit: 2') });
  const turn = g.addTrack('turn', NUM, 0);

  const main = g.addProc('game', [], { resumable: true, clause: '1' });
  const march = g.addProc('march', [], {
    title: 'march of side',
    resumable: true,
    resets: [moved, crossings],
    clause: '5',
  });
  const battle = g.addProc('battle', [], { title: 'battle in area here', clause: '8' });

  // block is active: block is on map and is unmoved
  const block = g.addLocal('block', ref(BLOCK));
  const active = g.addDef({
    name: 'active',
    title: 'block is active',
    params: [block],
    result: BOOL,
    clause: '5.1',
    body: {
      k: 'tests',
      all: true,
      tests: [
        {
          cond: cmp({ k: 'standsIn', kind: BLOCK, of: read(block) }, '>=', int(0)),
          clause: '5.1',
          src: g.src('block is on map'),
        },
        { cond: not(attr(moved, read(block))), clause: '5.2', src: g.src('block is unmoved') },
      ],
    },
  });

  // steps of block: areas next to area of block over border where …
  const mover = g.addLocal('block', ref(BLOCK));
  const here: Expr = { k: 'standsIn', kind: BLOCK, of: read(mover) };
  const next = g.set(AREA, { k: 'next', edges: BORDER, of: here });
  const over: Expr = { k: 'edge', edges: BORDER, a: here, b: read(next.elem) };
  const steps = g.addDef({
    name: 'steps',
    title: 'steps of block',
    params: [mover],
    result: { t: 'set', kind: AREA },
    clause: '5.3',
    body: {
      k: 'set',
      set: {
        ...next,
        tests: [
          {
            cond: cmp(attr(crossings, over, attr(side, read(mover))), '<', { k: 'const', name: 'border.limit' }),
            clause: '5.4',
            src: g.src('crossings of border by side of block < limit'),
          },
        ],
      },
    },
  });

  const player = g.addState('side', ref(SIDE), march);
  const chosen = g.addState('block', ref(BLOCK), march);
  const goal = g.addState('area', ref(AREA), march);
  const border = g.addState('border', ref(BORDER), march);
  Object.assign(g.procs[march] ?? {}, { params: [player] });
  const ready = g.where(
    BLOCK,
    { k: 'all' },
    (elem) => cmp(attr(side, elem), '==', read(player)),
    (elem) => ({ k: 'call', def: active, args: [elem] }),
  );
  const goals = g.set(AREA, { k: 'def', def: steps, args: [read(chosen)] });
  const menu = g.addChoice('march', march, read(player), [
    g.option('march', { kind: 'set', set: ready, bind: chosen, arg: 'block', clause: '5.1' }),
    g.option('done', { ends: true }),
  ]);
  const where = g.addChoice('march.area', march, read(player), [
    g.option('to', {
      kind: 'set',
      set: goals,
      bind: goal,
      arg: 'area',
      edge: {
        v: border,
        value: { k: 'edge', edges: BORDER, a: { k: 'standsIn', kind: BLOCK, of: read(chosen) }, b: read(goals.elem) },
      },
      clause: '5.3',
    }),
  ]);
  const yes: Expr = { k: 'bool', v: true };
  const walk: readonly Step[] = [
    { k: 'set', target: { k: 'attr', field: moved, of: read(chosen) }, value: yes, src: g.src('set moved of block') },
    {
      k: 'ask',
      choice: where,
      clause: '5.3',
      src: g.src('choose area from steps of block over border, or stop'),
      options: [
        {
          option: 0,
          body: [
            {
              k: 'add',
              target: { k: 'attr', field: crossings, of: read(border), by: read(player) },
              by: int(1),
              clamp: false,
              lo: int(0),
              hi: { k: 'const', name: 'border.limit' },
              src: g.src('add 1 to crossings of border by side'),
            },
            {
              k: 'move',
              x: read(chosen),
              kind: BLOCK,
              to: { k: 'areaPlace', kind: BLOCK, area: read(goal) },
              unseen: false,
              src: g.src('move block to area'),
            },
          ],
        },
      ],
      none: [],
    },
  ];
  g.setBody(march, [
    {
      k: 'keepAsking',
      name: 'menu',
      choice: menu,
      atMost: int(3),
      options: [{ option: 0, body: walk }],
      clause: '5.1',
      src: g.src('keep choosing, by side, at most 3 times'),
    },
  ]);

  const field = g.addLocal('here', ref(AREA));
  Object.assign(g.procs[battle] ?? {}, { params: [field] });
  const place: Expr = { k: 'areaPlace', kind: BLOCK, area: read(field) };
  const fighter = g.addLocal('block', ref(BLOCK), battle);
  const fighters = g.where(BLOCK, { k: 'at', place }, (elem) => cmp(attr(strength, elem), '>', int(0)));
  const foe = g.addLocal('foe', ref(BLOCK, true), battle);
  const foes = g.where(BLOCK, { k: 'at', place }, (elem) => cmp(attr(side, elem), '!=', attr(side, read(fighter))));
  const strongest = { ...foes, extreme: { want: 'highest' as const, value: attr(strength, read(foes.elem)) } };
  const roll = g.addLocal('roll', NUM, battle);
  g.setBody(battle, [
    {
      k: 'each',
      name: 'block',
      set: fighters,
      v: fighter,
      live: false,
      clause: '8.1',
      src: g.src('each block in here with strength'),
      body: [
        {
          k: 'set',
          target: { k: 'var', v: foe },
          value: { k: 'first', set: strongest },
          src: g.src('let foe be first of enemy blocks with highest strength'),
        },
        {
          k: 'if',
          arms: [{ cond: cmp(read(foe), '<', int(0)), body: [{ k: 'stopLoop', name: 'block', src: g.src('stop') }] }],
          otherwise: [],
          src: g.src('if foe is none: stop'),
        },
        { k: 'rollDie', v: roll, src: g.src('roll die') },
        {
          k: 'if',
          arms: [
            {
              cond: and(cmp(read(roll), '<=', attr(aim, read(fighter)))),
              body: [
                {
                  k: 'add',
                  target: { k: 'attr', field: strength, of: read(foe) },
                  by: int(-1),
                  clamp: true,
                  lo: int(0),
                  src: g.src('take 1 from strength of foe'),
                },
              ],
            },
          ],
          otherwise: [],
          src: g.src('if roll <= aim of block'),
        },
        {
          k: 'if',
          arms: [
            {
              cond: cmp(attr(strength, read(foe)), '==', int(0)),
              body: [
                {
                  k: 'move',
                  x: read(foe),
                  kind: BLOCK,
                  to: { k: 'zone', kind: BLOCK, zone: 0, owner: attr(side, read(foe)) },
                  unseen: true,
                  src: g.src('move foe to pool of side of foe'),
                },
              ],
            },
          ],
          otherwise: [],
          src: g.src('if strength of foe is 0'),
        },
      ],
    },
  ]);

  const who = g.addState('side', ref(SIDE), main);
  const area = g.addState('area', ref(AREA), main);
  const held = (one: number): Expr => {
    const areas = g.set(AREA, { k: 'all' });
    const in_ = g.where(BLOCK, { k: 'at', place: { k: 'areaPlace', kind: BLOCK, area: read(areas.elem) } }, (elem) =>
      cmp(attr(side, elem), '==', int(one)),
    );
    return {
      k: 'count',
      set: {
        ...areas,
        tests: [{ cond: { k: 'some', set: in_ }, clause: '12', src: g.src('any blocks of side in area') }],
      },
    };
  };
  g.setBody(main, [
    {
      k: 'repeat',
      name: 'turns',
      cond: yes,
      atMost: int(4),
      clause: '1.1',
      src: g.src('repeat 4 times'),
      body: [
        { k: 'set', target: { k: 'var', v: turn }, value: arith(read(turn), '+', int(1)), src: g.src('add 1 to turn') },
        {
          k: 'eachFrom',
          name: 'side',
          kind: SIDE,
          from: int(1),
          v: who,
          body: [{ k: 'call', proc: march, args: [{ k: 'value', value: read(who) }], src: g.src('march of side') }],
          src: g.src('each side from scotland'),
        },
        {
          k: 'each',
          name: 'area',
          set: g.set(AREA, { k: 'all' }),
          v: area,
          live: false,
          body: [{ k: 'call', proc: battle, args: [{ k: 'value', value: read(area) }], src: g.src('battle in area') }],
          src: g.src('each area'),
        },
      ],
    },
    {
      k: 'win',
      x: { k: 'cond', c: cmp(held(1), '>', held(0)), a: int(1), b: int(0) },
      clause: '12',
      src: g.src('win'),
    },
  ]);
  g.scenarios.push({
    name: 'braveheart',
    tracks: [],
    fields: [],
    places: [0, 1, 2, 3].map((member) => ({ kind: BLOCK, member, place: [2, 1, 3, 0][member] ?? -1 })),
    src: g.src('scenario braveheart'),
  });
  return g.build(main, {
    id: 'small-game',
    title: 'Small Game',
    prefix: 'SMALL',
    clauses: [{ id: '5.3', places: [g.src('steps of block')] }],
  });
}
