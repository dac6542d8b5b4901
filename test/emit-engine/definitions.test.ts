import { expect, it } from 'vitest';
import type { Expr } from '../../generator/ir/index.ts';
import { FakeMachine } from './fake-machine.ts';
import { attr, BOOL, cmp, GameBuilder, int, NUM, not, read, ref } from './ir-builder.ts';
import { loadEngine, textOf } from './load-engine.ts';

function base() {
  const g = new GameBuilder();
  g.addKind('side', ['red', 'blue']);
  const ends = [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const;
  g.addKind('area', ['fife', 'moray', 'ross', 'angus']);
  g.addKind('path', ['p0', 'p1', 'p2'], { joins: { kind: 1, ends } });
  const points = g.addTrack('points');
  const winter = g.addTrack('winter', BOOL);
  return { g, points, winter, main: g.addProc('game', [], { resumable: true }) };
}

const rule = (g: GameBuilder, title: string) => ({ title, src: g.src(title), clause: '9.1' });

it('lets an override stand for a value, adds what is added, then applies the limits', async () => {
  const { g, points, winter, main } = base();
  g.addDef({
    name: 'worth',
    params: [],
    result: NUM,
    body: { k: 'value', value: read(points) },
    overrides: [{ cond: read(winter), body: { k: 'value', value: int(50) }, ...rule(g, 'winter') }],
    adjustments: [
      { cond: cmp(read(points), '<', int(100)), op: 'atMost', by: int(8), ...rule(g, 'no more than eight') },
      { cond: cmp(read(points), '>', int(3)), op: 'add', by: int(2), ...rule(g, 'two more') },
    ],
  });
  const { def, rules, files } = await loadEngine(g.build(main), 'override-value');
  const machine = new FakeMachine(def);
  const worth = (pointsNow: number, winterNow: number): unknown => {
    for (const [name, value] of [
      ['points', pointsNow],
      ['winter', winterNow],
    ] as const)
      machine.c[def.variables.find((one) => one.name === name)?.base ?? -1] = value;
    return rules.worth?.(machine);
  };
  expect([worth(1, 0), worth(5, 0), worth(7, 0), worth(200, 0), worth(200, 1)]).toEqual([1, 7, 8, 202, 52]);
  expect(textOf(files, '01-rules.ts')).toContain('// §9.1 two more');
});

it('lets an override stand for a set, in its iterator and in its test', async () => {
  const { g, winter, main } = base();
  const area = g.addLocal('area', ref(1));
  const start = g.addLocal('start', ref(1));
  const nouns = g.addDef({
    name: 'steps',
    params: [start],
    result: { t: 'set', kind: 1 },
    body: { k: 'set', set: g.where(1, { k: 'next', edges: 2, of: read(start) }, (elem) => cmp(elem, '!=', int(2))) },
    overrides: [
      {
        cond: read(winter),
        body: { k: 'set', set: g.set(1, { k: 'members', items: [int(3), int(-1), int(0), int(3)] }) },
        ...rule(g, 'winter'),
      },
    ],
  });
  const steps = (of: Expr) => g.set(1, { k: 'def', def: nouns, args: [of] });
  const sum: Expr = { k: 'sum', set: steps(read(start)), value: int(1) };
  g.addValue('total', NUM, { ...sum, value: { k: 'arith', op: '+', l: read(sum.set.elem), r: int(1) } }, [start]);
  g.addValue('reaches', BOOL, { k: 'in', x: read(area), set: steps(read(start)) }, [start, area]);
  const { def, rules } = await loadEngine(g.build(main), 'override-set');
  const machine = new FakeMachine(def);
  const reached = (): unknown => [0, 1, 2, 3].filter((to) => rules.isReaches?.(machine, 1, to));
  expect([rules.total?.(machine, 1), reached()]).toEqual([1, [0]]);
  machine.c[def.variables.find((one) => one.name === 'winter')?.base ?? -1] = 1;
  expect([rules.total?.(machine, 1), reached()]).toEqual([5, [0, 3]]);
});

it('gives the innermost line with a clause as the reason, and the line of the option for the rest', async () => {
  const { g, winter, main } = base();
  const area = g.addLocal('area', ref(1));
  const burnt = g.addLive(1, 'burnt', BOOL);
  const open = g.addDef({
    name: 'open',
    params: [area],
    result: BOOL,
    body: {
      k: 'tests',
      all: true,
      tests: [
        { cond: not(attr(burnt, read(area))), clause: '4.2', src: g.src('is not burnt') },
        { cond: cmp(read(area), '!=', int(1)), src: g.src('is not moray') },
      ],
    },
  });
  const set = g.set(1, { k: 'all' });
  const tests = [
    { cond: { k: 'call', def: open, args: [read(set.elem)] } as Expr, src: g.src('is open') },
    { cond: cmp(read(set.elem), '!=', int(2)), clause: '4.9', src: g.src('is not ross') },
  ];
  const chosen = g.addState('area', ref(1), main);
  const option = g.option('enter', {
    kind: 'set',
    set: { ...set, tests },
    bind: chosen,
    arg: 'area',
    clause: '4.1',
    guard: { cond: not(read(winter)), clause: '4.8', src: g.src('if not winter') },
  });
  const choice = g.addChoice('go', main, int(0), [option, g.option('stay')]);
  g.setBody(main, [
    { k: 'set', target: { k: 'attr', field: burnt, of: int(0) }, value: { k: 'bool', v: true }, src: g.src() },
    { k: 'ask', choice, options: [], src: g.src() },
  ]);
  const { engine } = await loadEngine(g.build(main), 'reasons');
  const position = engine.start({ seed: 1 });
  const why = (to: string) => engine.explain(position, 'red', { choice: 'go', option: 'enter', args: { area: to } });
  expect([why('fife')?.clause, why('moray')?.clause, why('ross')?.clause, why('angus')]).toEqual([
    '4.2',
    '4.1',
    '4.9',
    null,
  ]);
});
