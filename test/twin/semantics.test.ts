/** What steps mean where it is easy to get wrong: small games with a known end, played by the engine and by the twin. */
import { expect, it } from 'vitest';
import { smallGame } from './games.ts';
import { playBeside } from './play-beside.ts';
import type { World } from './world.ts';

const things = `
sides:
  columns:
    red-one: flag
  red: red-one
  blue:
spots:
  columns:
    coast: flag
  north south: coast
  east west:
roads:
  join: spots, both ways
  columns:
    cap: number
  1:
    north: south east
    south: west
pawns:
  stand: in spots
  columns:
    side: side
    rank: number
  red:
    ant: 1
    bee: 2
    cat: 3
  blue:
    dog: 4
    eel: 5
  live:
    power: 0 to 4, from 2
    friend: pawn or none
    tired: flag, new each RESET
    seen: 0 to 9
    IDENTITY
hidden:
  columns:
    worth: number
  one: 1
  two: 2
`;
const places = `
places:
  bag: pawns, nobody sees, new power
  box: pawns, all see
  seat: pawn or none, all see
  pile: hidden, all see
  heap: hidden, all see
tracks:
  trace: 0 to 999999
  left: 0 to 9
  right: 0 to 9
  flagged: flag
`;
const scenario = `
scenario only:
  red:
    north: rest
  blue:
    south: rest
  pile: one two
`;

interface Play {
  /** Which of the legal answers is given, decision by decision; after them always the first. */
  readonly answers?: readonly number[];
  /** Which of the open questions is answered. */
  readonly turns?: readonly number[];
  readonly script?: readonly (number | string)[];
}

async function end(name: string, steps: string, { answers = [], turns = [], script }: Play = {}): Promise<End> {
  const base = things
    .replace('RESET', steps.includes('\nround:') ? 'round' : 'game')
    .replace('IDENTITY', steps.includes('reveal') ? 'identity: side sees' : '');
  const pair = await smallGame(`semantics-${name}`, `${base}${places}${scenario}${steps}`);
  let picks = 0;
  const pick = (n: number): number => {
    const decision = Math.floor(picks / 2);
    const wanted = (picks % 2 === 0 ? turns[decision] : answers[decision]) ?? 0;
    picks += 1;
    return Math.min(wanted, n - 1);
  };
  const outcome = playBeside({ ...pair, seed: 1, pick, ...(script && { script }) });
  expect(outcome.disagreements).toEqual([]);
  expect(outcome.outOfReach).toBeUndefined();
  const { world, fault, story } = outcome;
  if (!world) throw new Error(fault);
  return {
    world,
    fault,
    story,
    trace: track(world, 'trace'),
    track: (of) => track(world, of),
    attribute: (of, pawn) => attribute(world, of, pawn),
    shown: (pawn) => isShown(world, pawn),
  };
}

interface End {
  readonly world: World;
  readonly fault: string | undefined;
  readonly story: readonly string[];
  readonly trace: number;
  track(name: string): number;
  attribute(name: string, pawn: string): number;
  shown(pawn: string): boolean;
}

function track(world: World, name: string): number {
  const v = world.game.vars.find((one) => one.track && one.name === name);
  return Number(world.tracks.get(v?.id ?? -1));
}

function pawnOf({ game }: World, id: string): { kind: number; pawn: number } {
  const kind = game.kinds.find(({ name }) => name === 'pawn');
  return { kind: kind?.id ?? -1, pawn: kind?.members.indexOf(id) ?? -1 };
}

function attribute(world: World, name: string, id: string): number {
  const { kind, pawn } = pawnOf(world, id);
  const field = world.game.fields.find((one) => one.kind === kind && one.name === name && one.live);
  return world.fields.get(field?.id ?? -1)?.[pawn]?.[0] ?? Number.NaN;
}

function isShown(world: World, id: string): boolean {
  const { kind, pawn } = pawnOf(world, id);
  return world.shown.get(kind)?.has(pawn) === true;
}

const note = (what: string): string => `set trace to trace * 10 + ${what}`;

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

// The end of any procedure that reveals takes back every reveal of an engine: it keeps one bit for each thing.
it.fails('a reveal without an end outlives the others', async () => {
  const { shown } = await end(
    'reveals',
    `
game:
  - reveal bee
  - part
  - may rest, by red:
    - set flagged
  - win for none
part:
  - reveal ant until end of part
`,
  );
  expect([shown('ant'), shown('bee')]).toEqual([false, true]);
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

// A parameter is typed as always somebody, though the checker lets none through; the engine then reads and writes before
// the first cell of the attribute.
it.fails('what a procedure does to none, it does to nobody', async () => {
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

it.fails('a defined value of none is worked out from an attribute of none', async () => {
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

// The name of a counting loop can be written, and a loop with a question counts on from what was written.
it.fails('each number: writing the name does not change the numbers to come', async () => {
  const { trace } = await end(
    'write-counter',
    `
game:
  - each m from 1 to 4:
    - ${note('m')}
    - choose one, by red:
      - go
      - stay
    - set m to m + 1
  - win for none
`,
  );
  expect(trace).toBe(1234);
});
