import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Action, Engine, Position } from '../../../generator/runtime/index.ts';
import { everyScenario, type ScenarioUnderTest } from '../../support/every-engine.ts';
import { cellsOf, differenceOf, Picks, played, playOne, randomGames, runs } from '../../support/random-game.ts';

/** What is wrong about how an engine takes something that is not legal; null: it is refused and nothing has changed. */
function refusalFault(
  { engine, def }: Pick<ScenarioUnderTest, 'engine' | 'def'>,
  position: Position,
  { player, action }: { readonly player: unknown; readonly action: unknown },
): string | null {
  const cells = cellsOf(position);
  const state = (): string =>
    JSON.stringify([engine.record(position).steps.length, engine.canUndo(position), engine.pending(position)]);
  const before = state();
  const who = player as string; // what the types forbid is the point here
  const why = engine.explain(position, who, action);
  const applied = engine.apply(position, who, action);
  const difference = differenceOf(def, cells, cellsOf(position));
  if (difference !== null) return `Something has changed: ${difference}.`;
  if (state() !== before) return 'The record, the history or the question has changed.';
  if (applied.ok) return 'It was carried out.';
  const { text } = applied.reason;
  if (text.trim() === '' || text.length > 400) return `The reason is ${text.length} characters long.`;
  return JSON.stringify(why) === JSON.stringify(applied.reason) ? null : 'explain gives another reason.';
}

function expectRefused(test: ScenarioUnderTest, position: Position, player: unknown, action: unknown): void {
  const fault = refusalFault(test, position, { player, action });
  if (fault !== null) throw new Error(`${fault} ${describe(player)} ${describe(action)}`);
}

function describe(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, 300) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** The legal actions of all players, as text. */
function legalOf(engine: Engine, position: Position): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    engine.meta.players.map((player) => [
      player,
      new Set(engine.actions(position, player).map((action) => keyOf(action))),
    ]),
  );
}

function keyOf({ choice, option, args }: Action): string {
  return JSON.stringify([choice, option, args ?? {}]);
}

/** Actions near a legal one: each of its names and values changed, left out, or in another type. */
function mutationsOf(test: ScenarioUnderTest, action: Action, picks: Picks): readonly unknown[] {
  const { choices, kinds } = test.engine.meta;
  const otherChoice = picks.of(choices);
  const kind = picks.of(kinds);
  const [argName, argValue] = Object.entries(action.args ?? { none: 0 })[0] ?? ['none', 0];
  const args = (value: unknown): unknown => ({ ...action, args: { [argName]: value } });
  return [
    { ...action, choice: otherChoice.name },
    { ...action, option: picks.of(otherChoice.options.map(({ name }) => name)) },
    { ...action, choice: `${action.choice} ` },
    { ...action, choice: action.choice.toUpperCase() },
    { ...action, option: `${action.option}\u0000` },
    { ...action, option: [action.option] },
    { ...action, option: 0 },
    { ...action, extra: true },
    { ...action, [Symbol('extra')]: true },
    { ...action, args: { ...action.args, extra: 1 } },
    { ...action, args: [argValue] },
    { ...action, args: null },
    { ...action, args: `${argValue}` },
    { choice: action.choice },
    { option: action.option, args: action.args },
    args(picks.of(kind.members)),
    args(`${argValue}x`),
    args([argValue]),
    args({ [argName]: argValue }),
    args(null),
    args(true),
    args(-1),
    args(0.5),
    args(Number.NaN),
    args(Number.POSITIVE_INFINITY),
    args(65_536),
    args(2 ** 53),
    args(picks.below(1000)),
    args(typeof argValue === 'number' ? String(argValue) : 0),
    [action],
    JSON.stringify(action),
    Object.create(action) as unknown,
    new Map(Object.entries(action)),
  ];
}

/** Things that would run code, never end or take all memory if they were read carelessly. */
function hostile(action: Action): readonly unknown[] {
  const trap = (): never => {
    throw new Error('foreign code was run');
  };
  const cyclic: Record<string, unknown> = { ...action };
  cyclic.args = cyclic;
  const cyclicArgs: Record<string, unknown> = {};
  cyclicArgs.self = cyclicArgs;
  class Foreign {
    choice = action.choice;
    option = action.option;
    args = action.args;
    get more(): never {
      return trap();
    }
  }
  return [
    cyclic,
    { ...action, args: cyclicArgs },
    new Foreign(),
    Object.defineProperty({ option: action.option }, 'choice', { get: trap, enumerable: true }),
    { ...action, choice: { toString: trap, valueOf: trap, toJSON: trap, [Symbol.toPrimitive]: trap } },
    { ...action, args: Object.defineProperty({}, 'x', { get: trap, enumerable: true }) },
    new Proxy({}, { ownKeys: trap, get: trap, getPrototypeOf: trap, has: trap, getOwnPropertyDescriptor: trap }),
    new Proxy([], { get: trap, getPrototypeOf: trap }),
    { ...action, option: 'x'.repeat(1_000_000) },
    { ...action, args: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, i])) },
    { ...action, args: { x: 'y'.repeat(1_000_000) } },
    Array.from({ length: 100_000 }, () => action),
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].flatMap((name) => [
      { ...action, choice: name },
      { ...action, option: name },
      { ...action, args: { x: name } },
      JSON.parse(`{"choice":"${action.choice}","option":"${action.option}","args":{"${name}":"x"}}`) as unknown,
    ]),
    () => action,
    Symbol('action'),
    10n,
    new Date(0),
    new Int32Array(4),
    undefined,
  ];
}

it.each(everyScenario)('changed legal actions are refused and change nothing: $id, $scenario', (test) => {
  const { engine } = test;
  fc.assert(
    fc.property(randomGames(test, 800), (game) => {
      const { position, picks } = played(test, game);
      for (let n = 0; n < 6; n += 1) {
        const legal = legalOf(engine, position);
        for (const { player } of engine.pending(position)) {
          const action = picks.of(engine.actions(position, player));
          for (const changed of mutationsOf(test, action, picks)) {
            if (isAction(changed) && legal.get(player)?.has(keyOf(changed)) === true) continue;
            expectRefused(test, position, player, changed);
          }
        }
        if (playOne(engine, position, picks) === null) break;
      }
    }),
    { numRuns: runs(10) },
  );

  /** Whether it is read as an action at all. A list of args is none. */
  function isAction(value: unknown): value is Action {
    const { choice, option, args } = Object(value) as Partial<Record<keyof Action, unknown>>;
    const keys = value === null || typeof value !== 'object' ? [] : Reflect.ownKeys(value);
    const isPlain = keys.every((key) => key === 'choice' || key === 'option' || key === 'args');
    const hasArgs = args === undefined || (typeof args === 'object' && args !== null && !Array.isArray(args));
    return isPlain && keys.length > 1 && typeof choice === 'string' && typeof option === 'string' && hasArgs;
  }
});

it.each(everyScenario)('actions of other players and of earlier moments are refused: $id, $scenario', (test) => {
  const { engine } = test;
  fc.assert(
    fc.property(randomGames(test, 800), (game) => {
      const { position, picks } = played(test, game);
      const stale: { player: string; action: Action }[] = [];
      for (let n = 0; n < 12; n += 1) {
        const legal = legalOf(engine, position);
        for (const [player, own] of legal) {
          const others = [...legal.keys()].filter((other) => other !== player);
          for (const text of [...own].slice(0, 4)) {
            const [choice, option, args] = JSON.parse(text) as [string, string, Record<string, string | number>];
            const action = { choice, option, ...(Object.keys(args).length > 0 ? { args } : {}) };
            stale.push({ player, action });
            for (const other of [...others, 'nobody', '', null, 0, player.toUpperCase(), [player]])
              if (typeof other !== 'string' || legal.get(other)?.has(text) !== true)
                expectRefused(test, position, other, action);
          }
        }
        for (const { player, action } of stale.slice(-30))
          if (legal.get(player)?.has(keyOf(action)) !== true) expectRefused(test, position, player, action);
        if (playOne(engine, position, picks) === null) break;
      }
    }),
    { numRuns: runs(10) },
  );
});

it.each(everyScenario)('anything else is refused too: $id, $scenario', (test) => {
  const { engine } = test;
  const { position } = played(test, { options: {}, seed: 1, decisions: 30 });
  const [first] = engine.pending(position);
  const player = first?.player ?? '';
  const [action] = engine.actions(position, player);
  if (action === undefined) throw new Error('The game is over after 30 decisions.');
  for (const each of hostile(action)) expectRefused(test, position, player, each);
  const anything = fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withTypedArray: true,
  });
  fc.assert(
    fc.property(anything, (value) => expectRefused(test, position, player, value)),
    { numRuns: runs(100) },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...engine.actions(position, player)),
      fc.dictionary(fc.string(), fc.anything()),
      (near, more) => {
        if (Object.keys(more).length > 0)
          expectRefused(test, position, player, { ...near, args: { ...near.args, x: more } });
      },
    ),
    { numRuns: runs(50) },
  );
});

it.each(everyScenario)(
  'an engine that takes what is not legal would be found: $id, $scenario',
  ({ engine, def, scenario }) => {
    const position = engine.start({ scenario, seed: 1 });
    const [first] = engine.pending(position);
    const attempt = { player: first?.player, action: { choice: 'none', option: 'none' } };
    expect(refusalFault({ engine, def }, position, attempt)).toBeNull();
    const permissive: Engine = {
      ...engine,
      apply: (on) => {
        playOne(engine, on, new Picks(1));
        return { ok: true };
      },
    };
    expect(refusalFault({ engine: permissive, def }, engine.copy(position), attempt)).toContain('changed');
    expect(refusalFault({ engine: { ...engine, apply: () => ({ ok: true }) }, def }, position, attempt)).toContain(
      'carried out',
    );
  },
);
