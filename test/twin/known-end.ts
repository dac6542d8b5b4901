/** Plays a small game with given answers by the engine and by the twin, and tells how it ended. */
import { expect } from 'vitest';
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

export async function end(name: string, steps: string, { answers = [], turns = [], script }: Play = {}): Promise<End> {
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

/** A step that notes a digit. */
export const note = (what: string): string => `set trace to trace * 10 + ${what}`;
