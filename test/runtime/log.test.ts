import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playOn, toy } from './random-play.ts';

type Toy = ReturnType<typeof toy.start>;

/** Red holds ones and twos; blue's hand is as told. */
function dealt(blue: readonly string[]): Toy {
  return toy.start({ seed: 1, script: ['one', 'one', 'one', 'two', 'two', ...blue] });
}

function pick(position: Toy, player: 'red' | 'blue', card: string, amount: number): void {
  expect(toy.apply(position, player, { choice: 'pick', option: 'card', args: { card } })).toEqual({ ok: true });
  expect(toy.apply(position, player, { choice: 'extra', option: 'extra', args: { amount } })).toEqual({ ok: true });
}

function texts(position: Toy, player: 'red' | 'blue' | null): readonly string[] {
  return toy.log(position, player, 'en').map((entry) => entry.text);
}

it('tells draws by number, own secrets at once and those of others when all have chosen', () => {
  const position = dealt(['one', 'one', 'two', 'two', 'two']);
  const deals = ['drawn: 5 × cards → hand', 'drawn: 5 × cards → hand'];
  pick(position, 'blue', 'two', 1);
  expect(texts(position, 'blue')).toEqual([...deals, 'Blue plays a Two', 'extra/extra 1']);
  expect(texts(position, 'red')).toEqual(deals);
  pick(position, 'red', 'one', 0);
  expect(texts(position, 'red')).toEqual([
    ...deals,
    'Red plays a One',
    'extra/extra 0',
    'Blue plays a Two',
    'extra/extra 1',
  ]);
  expect(texts(position, null)).toEqual([
    ...deals,
    'Blue plays a Two',
    'extra/extra 1',
    'Red plays a One',
    'extra/extra 0',
  ]);
});

it('names a hidden block to its owner only', () => {
  const position = dealt(['one', 'one', 'two', 'two', 'two']);
  pick(position, 'blue', 'two', 1);
  pick(position, 'red', 'one', 0);
  toy.script(position, [1, 1, 1, 1, 1]);
  expect(toy.apply(position, 'red', { choice: 'act', option: 'move', args: { block: 'r4' } })).toEqual({ ok: true });
  expect(toy.log(position, 'red', 'en').find((entry) => entry.text.includes('south'))).toEqual({
    by: 'red',
    text: 'Red moves r4 south',
    clause: '3.1',
  });
  expect(texts(position, 'blue')).toContain('Red moves a hidden block south');
  expect(texts(position, 'blue').slice(-3)).toEqual(['shown: b0, b3, r3, r4', 'Dice: 1 1', 'Dice: 1']);
});

it('is equal for a player who cannot tell two games apart', () => {
  const hands = [
    ['one', 'one', 'two', 'two', 'two'],
    ['two', 'one', 'three', 'three', 'one'],
    ['two', 'two', 'two', 'two', 'one'],
  ];
  const logs = hands.map((hand) => {
    const position = dealt(hand);
    pick(position, 'blue', hand.includes('three') ? 'one' : 'two', 1);
    return [
      JSON.stringify(toy.log(position, 'red', 'en')),
      JSON.stringify(toy.view(position, 'red')),
      JSON.stringify(toy.actions(position, 'red')),
    ];
  });
  expect(logs[1]).toEqual(logs[0]);
  expect(logs[2]).toEqual(logs[0]);
});

it('is the same each time, grows with the game and ends with the result', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(40), (seed, most) => {
      const position = toy.start({ seed });
      playOn(position, seed, most);
      const before = toy.hash(position);
      for (const player of ['red', 'blue', null] as const)
        expect(toy.log(position, player, 'en')).toEqual(toy.log(toy.copy(position), player, 'de'));
      expect(toy.hash(position)).toBe(before);
      playOn(position, seed, 1000);
      const winner = toy.result(position)?.winner;
      expect(texts(position, null).at(-1)).toBe(
        winner === null ? 'the game is a draw' : winner === 'red' ? 'Red wins' : 'Blue wins',
      );
    }),
    { numRuns: 30 },
  );
});

it('begins with the save in a game that was loaded', () => {
  const position = toy.start({ seed: 3 });
  playOn(position, 3, 12);
  const loaded = toy.load(toy.save(position));
  if (!loaded.ok) throw new Error(loaded.reason);
  expect(toy.log(loaded.position, 'red', 'en')).toEqual([]);
  playOn(loaded.position, 3, 10);
  const whole = toy.start({ seed: 3 });
  playOn(whole, 3, 12);
  const { length } = texts(whole, 'red');
  playOn(whole, 3, 10);
  expect(texts(loaded.position, 'red')).toEqual(texts(whole, 'red').slice(length));
});

it('puts actions and questions into words, ids where words are missing', () => {
  const position = dealt(['one', 'one', 'two', 'two', 'two']);
  expect(toy.describe(position, 'red', { choice: 'pick', option: 'card', args: { card: 'one' } }, 'en')).toBe(
    'Pick a One',
  );
  expect(toy.describe(position, 'red', { choice: 'extra', option: 'extra', args: { amount: 2 } }, 'fr')).toBe(
    'extra/extra 2',
  );
  expect(toy.prompt(position, 'red', 'en')).toBe('Pick a card');
});
