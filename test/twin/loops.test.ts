/** Loops, and ways out of lists, where they are easy to get wrong: small games with a known end. */
import { expect, it } from 'vitest';
import { end, note } from './known-end.ts';

it('each: what no longer fits is skipped and nothing joins', async () => {
  const { trace } = await end(
    'each',
    `
game:
  - move dog to east
  - each pawn in north:
    - ${note('rank of pawn')}
    - if pawn is ant:
      - move bee to west
      - move dog to north
  - win for none
`,
  );
  expect(trace).toBe(13);
});

it('each live: what joins behind is met, too', async () => {
  const { trace } = await end(
    'live',
    `
game:
  - move dog to east
  - each pawn in north, live:
    - ${note('rank of pawn')}
    - if pawn is ant:
      - move bee to west
      - move dog to north
  - win for none
`,
  );
  expect(trace).toBe(134);
});

it('each: what is turned back by the body before its turn is met once', async () => {
  const { trace } = await end(
    'each-back',
    `
game:
  - each pawn in north where power of pawn is 2:
    - ${note('rank of pawn')}
    - if pawn is ant: set power of cat to 0
    - if pawn is bee: set power of cat to 2
  - win for none
`,
  );
  expect(trace).toBe(123);
});

it('each in any order: the player picks, the last ones come last', async () => {
  const game = `
game:
  - each pawn in north, in any order by red, last ant:
    - ${note('rank of pawn')}
  - win for none
`;
  expect((await end('order', game, { answers: [1] })).trace).toBe(321);
  expect((await end('order-2', game, { answers: [0] })).trace).toBe(231);
});

it('each side from: this one first, then on in order', async () => {
  const { trace } = await end(
    'from',
    `
game:
  - each spot from east:
    - if any roads: ${note('number of spots next to spot')}
  - win for none
`,
  );
  expect(trace).toBe(1122);
});

it('each in a list: the list is read once', async () => {
  const { trace } = await end(
    'list',
    `
game:
  - each side in first-one then foe of first-one:
    - ${note('(if side is red then 1 else 2)')}
    - set flagged
  - win for none
first-one: if flagged then blue else red
`,
  );
  expect(trace).toBe(12);
});

it('repeat: the bound is read once, the condition before each round', async () => {
  const { trace } = await end(
    'repeat',
    `
game:
  - set left to 3
  - repeat left times:
    - ${note('1')}
    - set left to 9
  - repeat while right < 2, at most 5 times:
    - ${note('2')}
    - add 1 to right
  - win for none
`,
  );
  expect(trace).toBe(11122);
});

it('each number: both ends are read once', async () => {
  const { trace } = await end(
    'number',
    `
game:
  - set left to 3
  - each n from 1 to left:
    - ${note('n')}
    - set left to 9
  - each n from 5 to 4: ${note('n')}
  - win for none
`,
  );
  expect(trace).toBe(123);
});

it('keep choosing: at most so many rounds, and the player may be done before', async () => {
  const game = `
game:
  - keep choosing pawn from pawns in north, by red, at most 2 times:
    - ${note('rank of pawn')}
    - move pawn to east
  - win for none
`;
  expect((await end('keep', game, { answers: [2, 0] })).trace).toBe(31);
  expect((await end('keep-done', game, { answers: [2, 2] })).trace).toBe(3);
});

it('stop leaves the nearest loop, next goes on with its next round, end leaves all it called', async () => {
  const { trace } = await end(
    'leave',
    `
game:
  - outer
  - ${note('9')}
  - win for none
outer:
  - each n from 1 to 4:
    - if n is 2: next
    - each m from 1 to 3:
      - if m is 2: stop
      - ${note('m')}
    - if n is 3: inner
    - ${note('n')}
  - ${note('8')}
inner:
  - choose one, by red:
    - go: end outer
    - stay
`,
  );
  expect(trace).toBe(1119);
});

it('or: the step stands in place of the rest of the list', async () => {
  const game = (where: string) => `
game:
  - part
  - ${note('9')}
  - win for none
part:
  - repeat 2 times:
    - choose pawn from pawns in ${where}, by red, or set flagged
    - ${note('rank of pawn')}
    - move pawn to west
  - ${note('7')}
`;
  const some = await end('or-some', game('north'));
  expect([some.trace, some.track('flagged')]).toEqual([1279, 0]);
  const none = await end('or-none', game('east'));
  expect([none.trace, none.track('flagged')]).toEqual([79, 1]);
});

it('or in a menu: the step stands in place of the rest of the list', async () => {
  const { trace } = await end(
    'or-menu',
    `
game:
  - part
  - ${note('9')}
  - win for none
part:
  - choose one, by red, or ${note('5')}:
    - go if flagged
    - stay if flagged
  - ${note('7')}
`,
  );
  expect(trace).toBe(59);
});

it('each number: the name of the loop cannot be written', async () => {
  const written = end(
    'write-counter',
    `
game:
  - each m from 1 to 4:
    - ${note('m')}
    - set m to m + 1
  - win for none
`,
  );
  await expect(written).rejects.toThrow('check/cannot-write');
});
