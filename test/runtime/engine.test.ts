import { expect, it } from 'vitest';
import { createEngine } from '../../generator/runtime/index.ts';
import { playOn, toy } from './random-play.ts';
import { TOY } from './toy-game.ts';

it('starts at the first question of both players', () => {
  const position = toy.start({ seed: 1 });
  expect(toy.pending(position)).toEqual([
    { player: 'red', choice: 'pick', clause: '2.1' },
    { player: 'blue', choice: 'pick', clause: '2.1' },
  ]);
  expect(toy.result(position)).toBeNull();
});

it('gives equal games for equal seeds', () => {
  const [a, b, c] = [toy.start({ seed: 'x' }), toy.start({ seed: 'x' }), toy.start({ seed: 'y' })];
  expect(toy.hash(a)).toBe(toy.hash(b));
  expect(toy.hash(a)).not.toBe(toy.hash(c));
});

it('takes a fresh seed when none is given, and keeps it', () => {
  const position = toy.start();
  const again = toy.replay(toy.record(position));
  expect(again.ok && toy.hash(again.position)).toBe(toy.hash(position));
});

it('names the known scenarios, options and players when one is unknown', () => {
  expect(() => toy.start({ scenario: 'lng' })).toThrow(
    new RangeError('There is no scenario "lng". Known: long, late.'),
  );
  expect(() => toy.start({ options: { brokn: true } })).toThrow(/Known: broken/);
  // @ts-expect-error: no such player
  expect(() => toy.actions(toy.start(), 'green')).toThrow(/Known: red, blue/);
});

it('plays to the end', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const position = toy.start({ seed });
    playOn(position, seed, 1000);
    expect(toy.pending(position)).toEqual([]);
    expect(toy.result(position)).not.toBeNull();
  }
});

it('keeps places of things and things of places true', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const position = toy.start({ seed });
    playOn(position, seed, seed * 3);
    const { card } = toy.view(position, 'red').kinds;
    const total = Object.values(card?.zones ?? {}).reduce((sum, zone) => sum + zone.count, 0);
    expect(total).toBe(40);
  }
});

it('lists things of one design once and finds them by it', () => {
  const position = toy.start({ seed: 3, script: ['one-1', 'one-2', 'two', 'two', 'two-4'] });
  expect(toy.actions(position, 'red')).toEqual([
    { choice: 'pick', option: 'card', args: { card: 'one' } },
    { choice: 'pick', option: 'card', args: { card: 'two' } },
  ]);
  expect(toy.apply(position, 'red', { choice: 'pick', option: 'card', args: { card: 'two' } })).toEqual({ ok: true });
  expect(toy.actions(position, 'red').map((action) => action.args)).toEqual([
    { amount: 0 },
    { amount: 1 },
    { amount: 2 },
  ]);
});

it('asks in secret even where only one answer is legal: silence would tell', () => {
  const position = toy.start({ seed: 3, script: ['three', 'three', 'three', 'three', 'three'] });
  expect(toy.pending(position).map((pending) => pending.player)).toEqual(['red', 'blue']);
  expect(toy.actions(position, 'red')).toHaveLength(1);
});

it('explains with the line and clause that forbid', () => {
  const position = toActing();
  const [mine] = toy.actions(position, 'red');
  expect(toy.explain(position, 'red', mine)).toBeNull();
  expect(toy.explain(position, 'red', { choice: 'act', option: 'build', args: { steps: 9 } })).toEqual({
    clause: '3.5',
    text: 'at most 4 steps are held',
    file: 'rules/toy/game.yaml',
    line: 35,
  });
  expect(toy.explain(position, 'red', { choice: 'act', option: 'move', args: { block: 'r3' } })?.clause).toBe('3.3');
  expect(toy.explain(position, 'blue', { choice: 'act', option: 'done' })?.text).toBe(
    'It is not for blue to decide now.',
  );
  expect(toy.explain(position, 'red', { choice: 'act', option: 'dne' })?.text).toBe('"act" has no option "dne".');
  expect(toy.explain(position, 'red', { choice: 'pick', option: 'card', args: { card: 'one' } })?.text).toBe(
    'The question now is "act", not "pick".',
  );
  expect(toy.explain(position, 'red', { choice: 'act', option: 'move', args: { block: 'r99' } })?.text).toBe(
    'There is no block "r99".',
  );
});

it('says nothing about things that the player does not see', () => {
  const position = toActing();
  const texts = ['b0', 'b1', 'b2', 'b3'].map(
    (block) => toy.explain(position, 'red', { choice: 'act', option: 'move', args: { block } })?.text,
  );
  expect(new Set(texts)).toEqual(new Set(['You do not know where this block is.']));
});

it('uses a script, then the generator, or stops', () => {
  const options = { seed: 5, script: ['three-1', 'three-2'] };
  const position = toy.start(options);
  expect(
    toy.view(position, 'red').kinds.card?.zones['hand/red']?.members.filter((id) => id === 'three').length,
  ).toBeGreaterThanOrEqual(2);
  expect(() => toy.start({ ...options, afterScript: 'fault' })).toThrow(/no further result/);
  expect(() => toy.start({ seed: 5, script: ['nine'] })).toThrow(/not among the cards/);
});

it('keeps copies apart', () => {
  const position = toy.start({ seed: 4 });
  playOn(position, 1, 8);
  const before = toy.hash(position);
  const twin = toy.copy(position);
  expect(toy.hash(twin)).toBe(before);
  playOn(twin, 2, 10);
  expect(toy.hash(position)).toBe(before);
  expect(toy.record(twin).steps.length).toBeGreaterThan(toy.record(position).steps.length);
  expect(toy.canUndo(toy.copy(position))).toBe(false);
});

it('refuses positions of other engines', () => {
  const other = createEngine(TOY);
  expect(() => toy.view(other.start(), 'red')).toThrow(TypeError);
  // @ts-expect-error: no position at all
  expect(() => toy.pending({})).toThrow(TypeError);
});

it('has a fast lane that agrees with the actions', () => {
  const position = toy.start({ seed: 9 });
  const slow = toy.start({ seed: 9 });
  const codes: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    const player = toy.codes(position, codes);
    if (player < 0) break;
    const name = toy.meta.players[player] ?? 'red';
    const actions = codes.map((code) => toy.action(position, player, code));
    expect(toy.actions(slow, name)).toEqual(actions);
    const pick = (n * 7) % codes.length;
    toy.applyCode(position, player, codes[pick] ?? 0);
    expect(toy.apply(slow, name, actions[pick])).toEqual({ ok: true });
  }
  expect(toy.hash(position)).toBe(toy.hash(slow));
  expect(() => toy.applyCode(position, 0, 0)).toThrow(RangeError);
});

function toActing(): ReturnType<typeof toy.start> {
  const position = toy.start({ seed: 2 });
  for (let n = 0; n < 20 && toy.pending(position)[0]?.choice !== 'act'; n += 1) playOn(position, n, 1);
  expect(toy.pending(position)).toEqual([{ player: 'red', choice: 'act', clause: '3.1' }]);
  return position;
}

it('comes to the same position whatever the order of secret answers', () => {
  const orders = [
    ['red', 'red', 'blue', 'blue'],
    ['blue', 'red', 'blue', 'red'],
    ['red', 'blue', 'blue', 'red'],
  ] as const;
  const hashes = orders.map((order) => {
    const position = toy.start({
      seed: 8,
      script: ['one', 'one', 'two', 'two', 'two', 'one', 'one', 'two', 'two', 'two'],
    });
    for (const player of order) toy.apply(position, player, toy.actions(position, player)[1]);
    expect(toy.pending(position)).toMatchObject([{ player: 'red', choice: 'act' }]);
    return toy.hash(position);
  });
  expect(new Set(hashes).size).toBe(1);
});

it('puts the names of a procedure back to their start when it ends', () => {
  const position = toy.start({ seed: 2 });
  for (let n = 0; n < 300 && playOn(position, n, 1) === 1; n += 1) {
    const { stack, locals } = toy.save(position).cells;
    for (const procedure of Object.keys(locals))
      expect(stack.some((frame) => frame.startsWith(`${procedure}/`))).toBe(true);
    if (toy.pending(position).length === 1 && toy.pending(position)[0]?.choice === 'pick')
      expect(locals).not.toHaveProperty('fight');
  }
});
