/** Steps that write, move and show, where they are easy to get wrong: small games with a known end. */
import { expect, it } from 'vitest';
import { end, note } from './known-end.ts';

it('swap exchanges what was there before', async () => {
  const { track: value, attribute: of } = await end(
    'swap',
    `
game:
  - set left to 3
  - set right to 7
  - swap left and right
  - set power of ant to 1
  - set power of bee to 4
  - swap power of ant and power of bee
  - win for none
`,
  );
  expect([value('left'), value('right'), of('power', 'ant'), of('power', 'bee')]).toEqual([7, 3, 4, 1]);
});

it('up to: a number stops at its bounds; without it, leaving them is a fault', async () => {
  const { attribute: of } = await end(
    'clamp',
    '\ngame:\n  - add up to 9 to power of ant\n  - take up to 9 from power of bee\n  - win for none\n',
  );
  expect([of('power', 'ant'), of('power', 'bee')]).toEqual([4, 0]);
  const game = '\ngame:\n  - choose one, by red:\n    - go: add 9 to power of ant\n    - stay\n  - win for none\n';
  expect((await end('bound', game)).fault).toContain('leaves its bounds');
});

it('an attribute of none is 0, no or none, and writing it does nothing', async () => {
  const { trace, attribute: of } = await end(
    'none',
    `
game:
  - let nobody be friend of ant
  - ${note('power of nobody')}
  - ${note('1')}
  - if tired of friend of ant: ${note('2')}
  - if friend of friend of ant is none: ${note('3')}
  - if area-of-it is none: ${note('4')}
  - set power of nobody to 4
  - win for none
area-of-it: spot of friend of ant
`,
  );
  expect(trace).toBe(134);
  expect(['ant', 'bee', 'cat', 'dog', 'eel'].map((pawn) => of('power', pawn))).toEqual([2, 2, 2, 2, 2]);
});

it('draw: fewer if fewer are there, and the last one has a name', async () => {
  const { trace, world } = await end(
    'draw',
    `
game:
  - draw 5 from pile to heap as card
  - ${note('worth of card')}
  - draw 5 from pile to heap as other
  - if other is none: ${note('9')}
  - win for none
`,
    { script: ['two', 'one'] },
  );
  expect(trace).toBe(19);
  expect(
    world.placeOf.get(world.game.kinds.findIndex(({ name }) => name === 'hidden'))?.every((place) => place >= 0),
  ).toBe(true);
});

it('what is new at the start of a procedure goes back then, and what is new in a place when it enters', async () => {
  const { trace, attribute: of } = await end(
    'reset',
    `
game:
  - set tired of ant
  - set power of bee to 4
  - round
  - move bee to bag
  - win for none
round:
  - if tired of ant: ${note('1')}
  - ${note('2')}
  - set tired of cat
`,
  );
  expect(trace).toBe(2);
  expect([of('tired', 'ant'), of('tired', 'cat'), of('power', 'bee')]).toEqual([0, 1, 2]);
});

it('a ban holds until its procedure ends, with what it remembers', async () => {
  const { story } = await end(
    'ban',
    `
game:
  - part of red
  - go
  - win for none
part of side me:
  - until end of part: pawns of me may not move to coast spots
  - go
go:
  - choose spot from spots, by red
  - move ant to spot
`,
    { answers: [1, 1] },
  );
  expect(story).toEqual(['0 go.spot 0:3', '0 go.spot 0:1']);
});

it('a reveal lasts until its procedure ends', async () => {
  const { shown } = await end(
    'reveal',
    `
game:
  - part
  - win for none
part:
  - reveal ant until end of part
  - may rest, by red:
    - set flagged
`,
  );
  expect(shown('ant')).toBe(false);
});

// an engine keeps one bit for each thing, so all reveals of a game end with the same procedure, or none does
it('reveals with different ends are refused', async () => {
  const mixed = end(
    'reveals',
    `
game:
  - reveal bee
  - part
  - win for none
part:
  - reveal ant until end of part
`,
  );
  await expect(mixed).rejects.toThrow('check/not-yet-compiled');
});

it('counts as comes first, then counts more, then the bounds', async () => {
  const { trace } = await end(
    'counts',
    `
might of pawn: power of pawn
strong cat: might of cat counts as 7
limit: might of pawns of red counts at most 6
help: might of pawns of red counts 3 more while flagged
game:
  - ${note('might of cat')}
  - ${note('might of ant')}
  - set flagged
  - ${note('might of cat')}
  - ${note('might of ant')}
  - ${note('might of dog')}
  - win for none
`,
  );
  expect(trace).toBe(62652);
});

it('secretly: players answer in any order, and each has names of its own', async () => {
  const game = `
game:
  - secretly each side:
    - choose pawn from pawns of side, by side
    - choose number n from 1 to 3, by side
    - set seen of pawn to n
  - win for none
`;
  const one = await end('secret', game, { turns: [0, 1, 0, 0], answers: [2, 1, 0, 2] });
  expect(['cat', 'eel'].map((pawn) => one.attribute('seen', pawn))).toEqual([1, 3]);
  const two = await end('secret-2', game, { turns: [1, 1, 0, 0], answers: [1, 2, 2, 0] });
  expect(['cat', 'eel'].map((pawn) => two.attribute('seen', pawn))).toEqual([1, 3]);
});

it('let keeps a set as it was', async () => {
  const { trace } = await end(
    'let',
    `
game:
  - let old be pawns in north
  - move bee to east
  - ${note('number of old')}
  - let strong be pawns in north where power of pawn is 2
  - set power of cat to 0
  - ${note('number of strong')}
  - ${note('sum of rank of old')}
  - win for none
`,
  );
  expect(trace).toBe(326);
});

it('what stood in a single place leaves no room', async () => {
  const { fault } = await end(
    'single',
    '\ngame:\n  - choose one, by red:\n    - go:\n      - move ant to seat\n      - move bee to seat\n    - stay\n  - win for none\n',
  );
  expect(fault).toContain('one');
});

it('what leaves the game openly stays known, what comes back does not', async () => {
  const { shown } = await end(
    'sight',
    `
game:
  - remove ant
  - remove bee, unseen
  - remove cat
  - move cat to north
  - reveal dog
  - move dog to bag
  - win for none
`,
  );
  expect(['ant', 'bee', 'cat', 'dog'].map(shown)).toEqual([true, false, false, false]);
});

it('a procedure that ends in the middle takes its bans and reveals along', async () => {
  const { story, shown } = await end(
    'cut-off',
    `
game:
  - outer
  - go
  - win for none
outer:
  - inner
inner:
  - until end of inner: pawns may not move to coast spots
  - reveal ant until end of inner
  - choose one, by red:
    - leave: end outer
    - stay
go:
  - choose spot from spots, by red
  - move ant to spot
`,
  );
  expect(story).toEqual(['0 inner 0:0', '0 go.spot 0:0']);
  expect(shown('ant')).toBe(false);
});

it('swap fixes both places before it writes', async () => {
  const { trace } = await end(
    'swap-places',
    `
game:
  - set friend of ant to bee
  - set friend of bee to cat
  - swap friend of ant and friend of friend of ant
  - if friend of ant is cat: ${note('1')}
  - if friend of bee is bee: ${note('2')}
  - win for none
`,
  );
  expect(trace).toBe(12);
});

it('what a procedure does to none, it does to nobody', async () => {
  const { attribute: of } = await end(
    'none-handed-on',
    `
game:
  - touch-it of friend of ant
  - may rest, by red:
    - set flagged
  - win for none
touch-it of pawn it:
  - set power of it to 1
`,
  );
  expect(['ant', 'bee', 'cat', 'dog', 'eel'].map((pawn) => of('power', pawn))).toEqual([2, 2, 2, 2, 2]);
});

it('a defined value of none is worked out from an attribute of none', async () => {
  const { trace } = await end(
    'none-defined',
    `
worth of pawn: power of pawn + rank of pawn + 1
game:
  - ${note('worth of friend of ant')}
  - win for none
`,
  );
  expect(trace).toBe(1);
});
