import type { Engine, Position } from '../generator/runtime/index.ts';

export interface EngineFigures {
  /** Random play with all legal answers listed at every step. */
  readonly 'actions/s': number;
  readonly 'games/s': number;
  readonly 'actions/game': number;
  /** As above, with named actions instead of codes. */
  readonly 'named/s': number;
  /** As above, with codes and the whole view of the player who decides. */
  readonly 'with view/s': number;
  readonly 'save bytes': number;
  readonly 'save µs': number;
  readonly 'load µs': number;
  readonly 'copy µs': number;
  readonly 'undo µs': number;
}

/** Batches of which the fastest counts. */
const BATCHES = 5;
/** Acts that are taken back at once. */
const CHAIN = 8;

/** Plays one game from a seed; gives the number of actions. */
type Play = (seed: number) => number;

/** Measures a scenario of an engine, each figure for about so many seconds of processor time after as long a warm-up. */
export function benchScenario(engine: Engine, scenario: string, seconds: number): EngineFigures {
  const start = (seed: number): Position => engine.start({ scenario, seed });
  const fast = measurePlay(fastPlay(engine, start), seconds);
  const positions = positionsOf(engine, start);
  const saves = positions.map((position) => engine.save(position));
  return {
    'actions/s': fast.actions / fast.seconds,
    'games/s': fast.games / fast.seconds,
    'actions/game': fast.actions / fast.games,
    'named/s': perSecond(measurePlay(namedPlay(engine, start), seconds)),
    'with view/s': perSecond(measurePlay(viewedPlay(engine, start), seconds)),
    'save bytes': Math.max(...saves.map((save) => new TextEncoder().encode(JSON.stringify(save)).length)),
    'save µs': microseconds(positions, seconds, (position) => engine.save(position)),
    'load µs': microseconds(saves, seconds, (save) => engine.load(save)),
    'copy µs': microseconds(positions, seconds, (position) => engine.copy(position)),
    'undo µs': undoTime(engine, start, seconds),
  };
}

function fastPlay(engine: Engine, start: (seed: number) => Position): Play {
  const codes: number[] = [];
  return (seed) => {
    const position = start(seed);
    const pick = picker(seed);
    let n = 0;
    for (let player = engine.codes(position, codes); player >= 0; player = engine.codes(position, codes)) {
      engine.applyCode(position, player, codes[pick(codes.length)] ?? 0);
      n += 1;
    }
    return n;
  };
}

function namedPlay(engine: Engine, start: (seed: number) => Position): Play {
  return (seed) => {
    const position = start(seed);
    const pick = picker(seed);
    let n = 0;
    for (let [who] = engine.pending(position); who !== undefined; [who] = engine.pending(position)) {
      const actions = engine.actions(position, who.player);
      const applied = engine.apply(position, who.player, actions[pick(actions.length)]);
      if (!applied.ok) throw new Error(applied.reason.text);
      n += 1;
    }
    return n;
  };
}

function viewedPlay(engine: Engine, start: (seed: number) => Position): Play {
  const codes: number[] = [];
  return (seed) => {
    const position = start(seed);
    const pick = picker(seed);
    let n = 0;
    for (let player = engine.codes(position, codes); player >= 0; player = engine.codes(position, codes)) {
      engine.view(position, engine.meta.players[player] ?? null);
      engine.applyCode(position, player, codes[pick(codes.length)] ?? 0);
      n += 1;
    }
    return n;
  };
}

/** Median time of an undo in chains of eight; what was taken back is done again at once. */
function undoTime(engine: Engine, start: (seed: number) => Position, seconds: number): number {
  const codes: number[] = [];
  const times: number[] = [];
  const end = cpuSeconds() + 2 * seconds;
  for (let seed = 0; cpuSeconds() < end; seed += 1) {
    const position = start(seed);
    const pick = picker(seed);
    const chain: { readonly player: number; readonly code: number }[] = [];
    for (let player = engine.codes(position, codes); player >= 0; player = engine.codes(position, codes)) {
      const code = codes[pick(codes.length)] ?? 0;
      engine.applyCode(position, player, code);
      if (!engine.canUndo(position) || chain.at(-1)?.player !== player) chain.length = 0;
      if (engine.canUndo(position)) chain.push({ player, code });
      if (chain.length < CHAIN) continue;
      // reading a clock takes about as long as one undo, so a whole chain is taken back at once
      const begin = process.hrtime.bigint();
      let steps = 0;
      while (steps < CHAIN && engine.undo(position).ok) steps += 1;
      times.push(Number(process.hrtime.bigint() - begin) / steps / 1000);
      for (const { player: again, code: same } of chain.slice(CHAIN - steps)) engine.applyCode(position, again, same);
      chain.length = 0;
    }
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

interface Measured {
  readonly actions: number;
  readonly games: number;
  readonly seconds: number;
}

/** The fastest of a few batches, after a warm-up: whatever else the machine does can only make a batch slower. */
function measurePlay(play: Play, seconds: number): Measured {
  run(play, seconds);
  const batches = Array.from({ length: BATCHES }, () => run(play, seconds / BATCHES));
  return batches.reduce((best, each) => (perSecond(each) > perSecond(best) ? each : best));
}

function run(play: Play, seconds: number): Measured {
  const begin = cpuSeconds();
  let actions = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    actions += play(games);
    games += 1;
    elapsed = cpuSeconds() - begin;
  }
  return { actions, games, seconds: elapsed };
}

function perSecond({ actions, seconds }: Measured): number {
  return actions / seconds;
}

/** Time of one call, in turn over all items. */
function microseconds<T>(items: readonly T[], seconds: number, call: (item: T) => unknown): number {
  const play: Play = () => {
    for (const item of items) call(item);
    return items.length;
  };
  return 1e6 / perSecond(measurePlay(play, seconds));
}

/** Positions from all stages of some games. */
function positionsOf(engine: Engine, start: (seed: number) => Position): readonly Position[] {
  const positions: Position[] = [];
  const codes: number[] = [];
  for (let seed = 0; seed < 5; seed += 1) {
    const position = start(seed);
    const pick = picker(seed);
    let n = 0;
    for (let player = engine.codes(position, codes); player >= 0; player = engine.codes(position, codes)) {
      if (n % 101 === 0 && positions.length < 60) positions.push(engine.copy(position));
      engine.applyCode(position, player, codes[pick(codes.length)] ?? 0);
      n += 1;
    }
  }
  return positions;
}

/** Random numbers 0 … n - 1, cheap enough not to count. */
function picker(seed: number): (n: number) => number {
  let state = (seed + 1) | 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * n);
  };
}

/** Processor time of this process: on a busy machine it says more than a clock. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
