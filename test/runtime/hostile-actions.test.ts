import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playOn, toy } from './random-play.ts';

const position = toy.start({ seed: 2 });
while (toy.pending(position)[0]?.choice !== 'act') playOn(position, 5, 1);
const before = JSON.stringify([toy.hash(position), toy.save(position), toy.record(position)]);

function expectRefused(action: unknown, player: unknown = 'red'): void {
  const applied = toy.apply(position, player as 'red', action); // the point of this test is what the types forbid
  expect(applied).toMatchObject({ ok: false, reason: { text: expect.any(String) as string } });
  if (!applied.ok) expect(applied.reason.text.length).toBeLessThan(300);
  expect(toy.explain(position, player as 'red', action)).not.toBeNull();
  expect(JSON.stringify([toy.hash(position), toy.save(position), toy.record(position)])).toBe(before);
}

it('refuses anything that is no action', () => {
  fc.assert(
    fc.property(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
      (action) => expectRefused(action),
    ),
  );
  fc.assert(
    fc.property(
      fc.record({
        choice: fc.oneof(fc.constant('act'), fc.string()),
        option: fc.oneof(fc.constant('move'), fc.string()),
        args: fc.anything(),
      }),
      (action) => {
        if (action.option !== 'done') expectRefused(action);
      },
    ),
  );
});

it('refuses names that every object inherits', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    expectRefused({ choice: name, option: 'done' });
    expectRefused({ choice: 'act', option: name });
    expectRefused({ choice: 'act', option: 'move', args: { block: name } });
    expectRefused(JSON.parse(`{"choice":"act","option":"move","args":{"${name}":"r1"}}`));
    expectRefused({ choice: 'act', option: 'done' }, name);
  }
  expectRefused(Object.create({ choice: 'act', option: 'done' }));
  expectRefused({ choice: 'act', option: 'done', more: 1 });
  expectRefused({ choice: 'act', option: 'done', args: { steps: 1 } });
  expectRefused({ choice: 'act', option: 'build', args: {} });
  expectRefused({ choice: 'act', option: 'build', args: { steps: 1, block: 'r1' } });
});

it('refuses numbers that are none of the answers', () => {
  for (const steps of [-1, 0, 1.5, 65536, 65537, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '1', true, null, 1n])
    expectRefused({ choice: 'act', option: 'build', args: { steps } });
});

it('never runs a getter or a method of what it is given', () => {
  const trap = (): never => {
    throw new Error('ran foreign code');
  };
  const getter = Object.defineProperty({ option: 'done' }, 'choice', { get: trap, enumerable: true });
  expectRefused(getter);
  expectRefused({ choice: { toString: trap, valueOf: trap, toJSON: trap }, option: 'done' });
  expectRefused({
    choice: 'act',
    option: 'move',
    args: Object.defineProperty({}, 'block', { get: trap, enumerable: true }),
  });
  expectRefused({ choice: 'act', option: 'move', args: { block: { toString: trap } } });
  expectRefused(new Proxy({}, { ownKeys: trap, get: trap }));
  expectRefused(new Proxy([], { getPrototypeOf: trap }));
});

it('refuses what is huge or turns back on itself', () => {
  const cyclic: Record<string, unknown> = { choice: 'act', option: 'move' };
  cyclic.args = cyclic;
  expectRefused(cyclic);
  expectRefused({ choice: 'x'.repeat(1_000_000), option: 'done' });
  expectRefused({ choice: 'act', option: 'move', args: { block: 'y'.repeat(150) } });
  expectRefused({
    choice: 'act',
    option: 'move',
    args: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i])),
  });
});

it('describes hostile actions without harm', () => {
  expect(toy.describe(position, 'red', { choice: 'act', option: 'move', args: { block: 'constructor' } }, 'en')).toBe(
    'Move constructor south',
  );
  expect(toy.describe(position, 'red', { choice: '__proto__', option: 'x' }, '__proto__')).toBe('__proto__/x');
  expect(toy.describe(position, 'red', null, 'en')).toContain('plain object');
});
