import { expect, it } from 'vitest';
import type { Expr, Step } from '../../generator/ir/index.ts';
import type { Engine, Position } from '../../generator/runtime/index.ts';
import { attr, cmp, GameBuilder, int, NUM, not, read, ref } from './ir-builder.ts';
import { loadEngine } from './load-engine.ts';

const SIDE = 0;
const AREA = 1;
const PATH = 2;
const CARD = 3;

/** Two sides, four areas in a ring, cards in hands and on the table. */
function smallGame() {
  const g = new GameBuilder();
  g.addKind('side', ['red', 'blue']);
  g.addKind('area', ['fife', 'moray', 'ross', 'angus']);
  const ends = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const;
  g.addKind('path', ['p0', 'p1', 'p2', 'p3'], { joins: { kind: AREA, ends } });
  const zone = { single: false, renews: [], src: g.src() } as const;
  g.addKind('card', ['two-1', 'two-2', 'ace', 'king'], {
    designs: ['two', 'two', 'ace', 'king'],
    identity: 'all',
    places: {
      zones: [
        { name: 'hand', first: 0, per: SIDE, sight: 'owner', ...zone },
        { name: 'table', first: 2, sight: 'all', ...zone },
      ],
      size: 3,
    },
  });
  const points = g.addTrack('points');
  const main = g.addProc('game', [], { resumable: true });
  const hand = (side: Expr): Expr => ({ k: 'zone', kind: CARD, zone: 0, owner: side });
  const table: Expr = { k: 'zone', kind: CARD, zone: 1 };
  g.scenarios.push({
    name: 'plain',
    tracks: [],
    fields: [],
    places: [0, 1, 2, 3].map((member) => ({ kind: CARD, member, place: member === 3 ? 1 : 0 })),
    src: g.src(),
  });
  return { g, points, main, hand, table };
}

const RED = int(0);

function names(engine: Engine, position: Position, player = 'red'): string[] {
  return engine.actions(position, player).map((one) => [one.option, ...Object.values(one.args ?? {})].join(' '));
}

function track(engine: Engine, position: Position, name = 'points'): unknown {
  const { tracks } = engine.view(position, null) as unknown as { tracks: Readonly<Record<string, unknown>> };
  return tracks[name];
}

it('asks for things and numbers, binds the answer and the edge, and lists copies of one design once', async () => {
  const { g, points, main, hand, table } = smallGame();
  const card = g.addState('card', ref(CARD), main);
  const area = g.addState('area', ref(AREA), main);
  const path = g.addState('path', ref(PATH), main);
  const amount = g.addState('amount', NUM, main);
  const from: Expr = int(0);
  const next = g.set(AREA, { k: 'next', edges: PATH, of: from });
  const way: Expr = { k: 'edge', edges: PATH, a: from, b: read(next.elem) };
  const choice = g.addChoice('act', main, RED, [
    g.option('play', { kind: 'set', set: g.set(CARD, { k: 'at', place: hand(RED) }), bind: card, arg: 'card' }),
    g.option('walk', { kind: 'set', set: next, bind: area, arg: 'area', edge: { v: path, value: way } }),
    g.option('pay', { kind: 'number', lo: int(2), hi: int(3), bind: amount, arg: 'amount' }),
    g.option('pass', { guard: { cond: cmp(read(points), '>=', int(0)), src: g.src() } }),
  ]);
  const src = g.src();
  g.setBody(main, [
    {
      k: 'repeat',
      name: 'turns',
      cond: { k: 'bool', v: true },
      atMost: int(10),
      src,
      body: [
        {
          k: 'ask',
          choice,
          src,
          options: [
            { option: 0, body: [{ k: 'move', x: read(card), kind: CARD, to: table, unseen: false, src }] },
            {
              option: 1,
              body: [
                g.setVar(points, {
                  k: 'arith',
                  op: '+',
                  l: { k: 'arith', op: '*', l: read(path), r: int(10) },
                  r: read(area),
                }),
              ],
            },
            { option: 2, body: [g.setVar(points, read(amount))] },
          ],
        },
      ],
    },
    { k: 'win', x: RED, src },
  ]);
  const { engine } = await loadEngine(g.build(main), 'ask');
  const position = engine.start({ seed: 1 });
  expect(names(engine, position)).toEqual([
    'play two',
    'play ace',
    'walk moray',
    'walk angus',
    'pay 2',
    'pay 3',
    'pass',
  ]);
  expect(engine.apply(position, 'red', { choice: 'act', option: 'play', args: { card: 'two' } }).ok).toBe(true);
  expect(engine.apply(position, 'red', { choice: 'act', option: 'play', args: { card: 'two' } }).ok).toBe(true);
  expect(names(engine, position)).toEqual(['play ace', 'walk moray', 'walk angus', 'pay 2', 'pay 3', 'pass']);
  expect(engine.apply(position, 'red', { choice: 'act', option: 'play', args: { card: 'king' } }).ok).toBe(false);
  engine.apply(position, 'red', { choice: 'act', option: 'walk', args: { area: 'angus' } });
  expect(track(engine, position)).toBe(33);
  engine.apply(position, 'red', { choice: 'act', option: 'pay', args: { amount: 2 } });
  expect(track(engine, position)).toBe(2);
});

it('keeps asking until done, until nothing is left or until the rounds are over, and lets bodies stop it', async () => {
  const { g, points, main } = smallGame();
  const src = g.src();
  const marked = g.addLive(AREA, 'marked', { t: 'bool' });
  const area = g.addState('area', ref(AREA), main);
  const free = g.where(AREA, { k: 'all' }, (elem) => not(attr(marked, elem)));
  const choice = g.addChoice('mark', main, RED, [
    g.option('mark', { kind: 'set', set: free, bind: area, arg: 'area' }),
    g.option('done', { ends: true }),
    g.option('quit'),
  ]);
  const ask: Step = {
    k: 'keepAsking',
    name: 'marks',
    choice,
    atMost: int(3),
    src,
    options: [
      {
        option: 0,
        body: [
          { k: 'set', target: { k: 'attr', field: marked, of: read(area) }, value: { k: 'bool', v: true }, src },
          g.add({ k: 'var', v: points }, 1),
        ],
      },
      { option: 2, body: [g.add({ k: 'var', v: points }, 100), { k: 'stopLoop', name: 'marks', src }] },
    ],
  };
  g.setBody(main, [ask, { k: 'win', x: int(-1), src }]);
  const { engine } = await loadEngine(g.build(main), 'keep-asking');
  const play = (...options: readonly string[]): unknown => {
    const position = engine.start({ seed: 1 });
    for (const option of options) {
      const [name = '', thing] = option.split(' ');
      const action = { choice: 'mark', option: name, ...(thing === undefined ? {} : { args: { area: thing } }) };
      expect(engine.apply(position, 'red', action), option).toEqual({ ok: true });
    }
    return [track(engine, position), engine.result(position)];
  };
  expect(play('mark fife', 'mark ross')).toEqual([2, null]);
  expect(play('mark fife', 'done')).toEqual([1, { winner: null }]);
  expect(play('mark fife', 'quit')).toEqual([101, { winner: null }]);
  expect(play('mark fife', 'mark ross', 'mark angus')).toEqual([3, { winner: null }]);
});

it('runs what follows from having nothing to choose, and reports a fault where nothing does', async () => {
  for (const hasNone of [true, false]) {
    const { g, points, main } = smallGame();
    const src = g.src();
    const choice = g.addChoice('never', main, RED, [
      g.option('go', { guard: { cond: cmp(read(points), '>', int(5)), src } }),
    ]);
    g.setBody(main, [
      { k: 'ask', choice, options: [], src, ...(hasNone ? { none: [g.setVar(points, int(7))] } : {}) },
      { k: 'win', x: int(1), src },
    ]);
    const { engine } = await loadEngine(g.build(main), `none-${hasNone}`);
    if (hasNone) expect(track(engine, engine.start({ seed: 1 }))).toBe(7);
    else expect(() => engine.start({ seed: 1 })).toThrow('nothing to choose');
  }
});

it('lets a player pick the order of a loop, last ones last, and skips who no longer passes', async () => {
  const { g, points, main } = smallGame();
  const src = g.src();
  const gone = g.addLive(AREA, 'gone', { t: 'bool' });
  const area = g.addState('area', ref(AREA), main);
  const set = g.where(AREA, { k: 'all' }, (elem) => not(attr(gone, elem)));
  const choice = g.addChoice('order', main, RED, [g.option('next', { kind: 'set', set, bind: set.elem, arg: 'area' })]);
  const clear: Step = { k: 'set', target: { k: 'attr', field: gone, of: int(2) }, value: { k: 'bool', v: true }, src };
  g.setBody(main, [
    {
      k: 'each',
      name: 'areas',
      set,
      v: area,
      live: false,
      order: { choice, last: [int(0)] },
      src,
      body: [
        { k: 'if', arms: [{ cond: cmp(read(area), '==', int(3)), body: [clear] }], otherwise: [], src },
        g.setVar(points, {
          k: 'arith',
          op: '+',
          l: { k: 'arith', op: '*', l: read(points), r: int(10) },
          r: { k: 'arith', op: '+', l: read(area), r: int(1) },
        }),
      ],
    },
    { k: 'win', x: int(0), src },
  ]);
  const { engine } = await loadEngine(g.build(main), 'order');
  const position = engine.start({ seed: 1 });
  expect(names(engine, position)).toEqual(['next moray', 'next ross', 'next angus']);
  engine.apply(position, 'red', { choice: 'order', option: 'next', args: { area: 'angus' } });
  // Ross is gone, Moray is the only one left before Fife: both are taken without a question.
  expect(track(engine, position)).toBe(421);
  expect(engine.result(position)).toEqual({ winner: 'red' });
});

it('runs private steps for each player and shows what they chose when all have chosen', async () => {
  const { g, points, main, hand, table } = smallGame();
  const src = g.src();
  const side = g.addLocal('side', ref(SIDE));
  const card = g.addState('card', ref(CARD), main, SIDE);
  const choice = g.addChoice('secret', main, read(side), [
    g.option('choose', {
      kind: 'set',
      set: g.set(CARD, { k: 'at', place: hand(read(side)) }),
      bind: card,
      arg: 'card',
    }),
    g.option('skip'),
  ]);
  g.secrets = 1;
  g.setBody(main, [
    {
      k: 'secretly',
      v: side,
      set: g.set(SIDE, { k: 'all' }),
      secret: 0,
      src,
      body: [
        {
          k: 'ask',
          choice,
          options: [
            { option: 0, body: [] },
            { option: 1, body: [{ k: 'set', target: { k: 'var', v: card, of: read(side) }, value: int(-1), src }] },
          ],
          src,
        },
      ],
    },
    { k: 'move', x: { k: 'var', v: card, of: int(0) }, kind: CARD, to: table, unseen: false, src },
    { k: 'move', x: { k: 'var', v: card, of: int(1) }, kind: CARD, to: table, unseen: false, src },
    g.setVar(points, { k: 'count', set: g.set(CARD, { k: 'at', place: table }) }),
    { k: 'win', x: int(0), src },
  ]);
  const { engine } = await loadEngine(g.build(main), 'secret');
  const position = engine.start({ seed: 1 });
  expect(engine.pending(position).map((one) => one.player)).toEqual(['red', 'blue']);
  expect(names(engine, position, 'blue')).toEqual(['choose king', 'skip']);
  engine.apply(position, 'blue', { choice: 'secret', option: 'choose', args: { card: 'king' } });
  expect(engine.pending(position).map((one) => one.player)).toEqual(['red']);
  const again = engine.load(JSON.parse(JSON.stringify(engine.save(position))));
  expect(again.ok).toBe(true);
  engine.apply(position, 'red', { choice: 'secret', option: 'choose', args: { card: 'ace' } });
  expect(track(engine, position)).toBe(2);
});

it('forbids what a ban forbids, says which, and forgets it when its procedure ends', async () => {
  const { g, points, main } = smallGame();
  const src = g.src();
  const area = g.addState('area', ref(AREA), main);
  const where = g.addState('where', ref(AREA), main);
  const to = g.addLocal('to', ref(AREA));
  const inner = g.addProc('raid', [], { resumable: true, endsBans: [0] });
  g.bans.push({
    id: 0,
    title: 'burnt land',
    captures: [where],
    params: [to],
    cond: cmp(read(where), '==', read(to)),
    until: inner,
    clause: '3.1',
    src: g.src('may not enter'),
  });
  const all = g.set(AREA, { k: 'all' });
  const bans = [{ ban: 0, cond: { k: 'banned', ban: 0, args: [read(area)] } as Expr }];
  const option = g.option('enter', { kind: 'set', set: all, bind: area, arg: 'area', bans });
  const first = g.addChoice('raid', inner, RED, [option]);
  const second = g.addChoice('after', main, RED, [option]);
  const ask = (choice: number): Step => ({
    k: 'ask',
    choice,
    options: [{ option: 0, body: [g.add({ k: 'var', v: points }, 1)] }],
    src,
  });
  g.setBody(inner, [{ k: 'ban', ban: 0, captures: [int(2)], src }, ask(first)]);
  g.setBody(main, [{ k: 'call', proc: inner, args: [], src }, ask(second), { k: 'win', x: int(0), src }]);
  const { engine } = await loadEngine(g.build(main), 'bans');
  const position = engine.start({ seed: 1 });
  expect(names(engine, position)).toEqual(['enter fife', 'enter moray', 'enter angus']);
  expect(engine.explain(position, 'red', { choice: 'raid', option: 'enter', args: { area: 'ross' } })).toMatchObject({
    clause: '3.1',
  });
  engine.apply(position, 'red', { choice: 'raid', option: 'enter', args: { area: 'fife' } });
  expect(names(engine, position)).toContain('enter ross');
});

it('calls with values and sets, does the text of a thing, leaves and ends procedures', async () => {
  const { g, points, main } = smallGame();
  const src = g.src();
  const deep = g.addProc('deep', [], { resumable: true });
  const outer = g.addProc('outer', [], { resumable: true });
  const number = g.addState('number', NUM, outer);
  const areas = g.addState('areas', { t: 'set', kind: AREA }, outer);
  Object.assign(g.procs[outer] ?? {}, { params: [number, areas] });
  const plus = (by: Expr): Step => g.setVar(points, { k: 'arith', op: '+', l: read(points), r: by });
  const text = g.addProc('text of ace', [plus(int(1000))]);
  const other = g.addProc('text of king', [], { resumable: true });
  const choice = g.addChoice('which', other, RED, [g.option('one'), g.option('two')]);
  g.setBody(other, [
    { k: 'ask', choice, options: [{ option: 1, body: [plus(int(2000))] }], src },
    { k: 'leave', src },
  ]);
  g.setBody(deep, [{ k: 'end', proc: outer, src }]);
  g.setBody(outer, [
    plus(read(number)),
    plus({ k: 'count', set: g.set(AREA, { k: 'var', v: areas }) }),
    { k: 'call', proc: deep, args: [], src },
    plus(int(5000)),
  ]);
  const texts = [
    { member: 2, proc: text, args: [] },
    { member: 3, proc: other, args: [] },
  ];
  const coastal = g.where(AREA, { k: 'all' }, (elem) => cmp(elem, '!=', int(1)));
  g.setBody(main, [
    {
      k: 'call',
      proc: outer,
      args: [
        { k: 'value', value: int(10) },
        { k: 'set', set: coastal },
      ],
      src,
    },
    { k: 'do', x: int(2), texts, src },
    { k: 'do', x: int(0), texts, src },
    { k: 'do', x: int(3), texts, src },
    { k: 'win', x: int(1), src },
  ]);
  const { engine } = await loadEngine(g.build(main), 'calls');
  const position = engine.start({ seed: 1 });
  expect(track(engine, position)).toBe(1013);
  engine.apply(position, 'red', { choice: 'which', option: 'two' });
  expect(track(engine, position)).toBe(3013);
  expect(engine.result(position)).toEqual({ winner: 'blue' });
});

it('sets attributes back when a procedure begins and refuses to leave bounds', async () => {
  const { g, points, main } = smallGame();
  const src = g.src();
  const worn = g.addLive(AREA, 'worn', NUM, { start: [1, 2, 3, 4] });
  const inner = g.addProc('season', [], { resumable: false, resets: [worn] });
  const sum: Expr = { k: 'sum', set: { ...g.set(AREA, { k: 'all' }) }, value: int(0) };
  const worth: Expr = { ...sum, value: attr(worn, read(sum.set.elem)) } as Expr;
  g.setBody(main, [
    { k: 'set', target: { k: 'attr', field: worn, of: int(3) }, value: int(50), src },
    { k: 'call', proc: inner, args: [], src },
    g.setVar(points, worth),
    { k: 'add', target: { k: 'var', v: points }, by: int(5), clamp: true, lo: int(0), hi: int(12), src },
    { k: 'add', target: { k: 'var', v: points }, by: int(1), clamp: false, lo: int(0), hi: int(12), src },
  ]);
  const { engine } = await loadEngine(g.build(main), 'bounds');
  expect(() => engine.start({ seed: 1 })).toThrow('points leaves its bounds');
});
