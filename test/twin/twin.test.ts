/**
 * The twin plays every game beside its engine: seeded random games of every scenario, compared at each decision, and wild
 * beginnings that no game comes to. `RULEWRIGHT_RUNS=20 npx vitest run test/twin` plays twenty times as many.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seed } from '../support/seed.ts';
import type { Mistakes } from './evaluate.ts';
import { type EngineModule, gameNames, gameOfProject, type Pair, smallGame } from './games.ts';
import { type Outcome, playBeside } from './play-beside.ts';
import { randomFrom } from './random-from.ts';
import type { RunMistakes } from './run.ts';
import { type Random, wildStart } from './wild-start.ts';

const runs = Number(process.env.RULEWRIGHT_RUNS ?? 1);
/** Long enough for a share of each game in a plain test; deep tests play to the end. */
const mostDecisions = runs > 1 ? 20_000 : 400;
const minutes = (n: number): number => n * 60_000 * Math.max(1, runs);
const constructs = new URL('../../docs/constructs/', import.meta.url);

function expectAgreement(outcome: Outcome, where: string): void {
  const { disagreements, outOfReach, decisions, story } = outcome;
  const last = story.slice(-3).join(', then ');
  expect(disagreements, `${where}, after ${decisions} decisions, the last ones ${last}`).toEqual([]);
  expect(outOfReach, where).toBeUndefined();
}

/** Which options are on: none, all, then at random. */
function optionsOf({ game }: Pair, run: number, random: Random): Record<string, boolean> {
  return Object.fromEntries(game.options.map(({ name }) => [name, run < 2 ? run === 1 : random(2) === 1]));
}

function playAll(pair: Pair, times: number): number {
  let decisions = 0;
  const scenarios = pair.game.scenarios.length > 0 ? pair.game.scenarios.map(({ name }) => name) : [undefined];
  for (let run = 0; run < times; run++) {
    for (const [i, scenario] of scenarios.entries()) {
      const random = randomFrom(seed + 1000 * run + i);
      const options = optionsOf(pair, run, random);
      const outcome = playBeside({ ...pair, scenario, options, seed: seed + run, pick: random, mostDecisions });
      expectAgreement(outcome, `${pair.game.id}, ${scenario}, run ${run}, options ${JSON.stringify(options)}`);
      decisions += outcome.decisions;
    }
  }
  return decisions;
}

function playWild(pair: Pair, times: number): number {
  let decisions = 0;
  for (let run = 0; run < times; run++) {
    const random = randomFrom(seed + 7919 * run);
    const wild = wildStart(pair.game, pair.def, random);
    const outcome = playBeside({
      ...wild,
      options: optionsOf(pair, run, random),
      seed: seed + run,
      pick: random,
      mostDecisions: 150,
    });
    const where = `${pair.game.id}, wild run ${run}, ${pair.game.procs[wild.game.main]?.title}`;
    expect(outcome.disagreements, `${where}: ${outcome.story.join(', ')}`).toEqual([]);
    decisions += outcome.decisions;
  }
  return decisions;
}

async function pairOf(name: string): Promise<Pair | undefined> {
  const { game, hash, built } = await gameOfProject(name);
  // An engine that is being rebuilt by somebody else is not this test's matter: see `build --check`.
  return built && isFresh(built, hash) ? { game, ...built } : undefined;
}

const isFresh = ({ engine }: EngineModule, hash: string): boolean => engine.meta.rules === hash;

it.each(gameNames())(
  'agrees with the engine of %s',
  async (name) => {
    const pair = await pairOf(name);
    if (!pair) return;
    expect(playAll(pair, 2 * runs)).toBeGreaterThan(0);
  },
  minutes(2),
);

it.each(gameNames())(
  'agrees with the engine of %s from wild beginnings',
  async (name) => {
    const pair = await pairOf(name);
    if (pair) playWild(pair, 60 * runs);
  },
  minutes(2),
);

const chapters = readdirSync(constructs)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, text: readFileSync(new URL(file, constructs), 'utf8') }))
  .filter(({ text }) => text.includes('\n# status: compiles\n'));

it(
  'agrees on the constructs of the documentation, played and from wild beginnings',
  async () => {
    let decisions = 0;
    for (const { file, text } of chapters) {
      const players = /^# players: (\S+)$/m.exec(text)?.[1];
      const pair = await smallGame(`construct-${file.replace('.yaml', '')}`, text, players);
      decisions += playAll(pair, 2 * runs) + playWild(pair, 10 * runs);
    }
    expect(decisions).toBeGreaterThan(chapters.length);
  },
  minutes(3),
);

const planted: readonly (Mistakes & RunMistakes)[] = [
  { highestIsLowest: true },
  { resetsAreSkipped: true },
  { adjustmentsAreSkipped: true },
  { eachJoins: true },
  { lastIsForgotten: true },
];

it.each(planted)(
  'notices a planted mistake: %o',
  async (mistakes) => {
    const pair = await mistakenGame();
    const outcomes = Array.from({ length: 5 }, (_, run) =>
      playBeside({ ...pair, seed: run, pick: randomFrom(run), mostDecisions, mistakes }),
    );
    expect(outcomes.some(({ disagreements }) => disagreements.length > 0)).toBe(true);
    const clean = playBeside({ ...pair, seed: 1, pick: randomFrom(1), mostDecisions });
    expect(clean.disagreements).toEqual([]);
  },
  minutes(1),
);

/** A game that uses what the planted mistakes get wrong. */
let made: Promise<Pair> | undefined;
function mistakenGame(): Promise<Pair> {
  made ??= smallGame(
    'planted-mistakes',
    `
sides:
  columns:
    first: flag
  red: first
  blue:
spots:
  columns:
    coast: flag
  north south: coast
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
    worn: 0 to 9, new each round
scenario only:
  red:
    north: rest
  blue:
    south: rest
might of pawn: rank of pawn
help: might of pawns of blue counts 3 more
game:
  - repeat 5 times: round
  - win for none
round:
  - each side: turn of side
turn of side me:
  - choose pawn hero from pawns with highest rank, by me
  - add up to might of hero to worn of hero
  - each pawn in north, in any order by me, last ant:
    - choose spot from spots, by me
    - move pawn to spot
  - each pawn in south:
    - add up to 1 to worn of pawn
    - if pawn is bee: move all pawns in north to south
    - if pawn is cat: move ant to north
`,
  );
  return made;
}
