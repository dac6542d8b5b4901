/** Steps of procedures as JavaScript generators that yield at questions, straight from `generator/ir/steps.ts`. */
import type { Arg, ChoiceIr, KindId, OptionBody, ProcId, Step, Target } from '../../generator/ir/index.ts';
import { cellOf } from './cell-of.ts';
import { holds, members, num, placeOf, stillFits, withMember } from './evaluate.ts';
import { bind, type Env, writeVar } from './names.ts';
import { type Answer, type Answered, answersFrom, ask, legalAnswers, type Question } from './questions.ts';
import { endReveals, hideThing, moveThing, showThing } from './things.ts';
import { fieldOf, found, refuseNone, resetField, sizeOf, TwinFault, type Value, varOf } from './world.ts';

/** Results of chance come from outside. */
export interface Chance {
  /** `n` faces, 1 … 6. */
  roll(n: number): readonly number[];
  /** `n` different things of `from`. */
  draw(kind: KindId, n: number, from: readonly number[]): readonly number[];
}

/** How a list of steps was left before its end. */
export type Left =
  | { readonly k: 'stop' | 'next'; readonly name: string }
  | { readonly k: 'leave' }
  | { readonly k: 'end'; readonly proc: ProcId }
  | { readonly k: 'won' };

export type Run = Generator<readonly Question[], Left | undefined, Answered>;

/** Faults that are planted to see that a difference is noticed. */
export interface RunMistakes {
  readonly resetsAreSkipped?: boolean;
  readonly eachJoins?: boolean;
  readonly lastIsForgotten?: boolean;
}

export interface Play {
  readonly chance: Chance;
  readonly mistakes: RunMistakes;
}

export function* runProcedure(play: Play, env: Env, proc: ProcId, args: readonly Value[]): Run {
  const { world } = env;
  const { params, body, resets, endsBans, endsReveals } = found(world.game.procs, proc);
  for (const [i, v] of params.entries()) refuseNone(world, varOf(world, v), args[i] ?? -1);
  world.frames.push({ proc, names: new Map(params.map((v, i) => [v, args[i] ?? -1])), perPlayer: new Map() });
  const inner: Env = { ...env, locals: undefined };
  if (!play.mistakes.resetsAreSkipped) for (const field of resets) resetField(world, field);
  const left = yield* runSteps(play, inner, body);
  for (const ban of endsBans) world.bans.delete(ban);
  if (endsReveals) endReveals(world, proc);
  world.frames.pop();
  if (left?.k === 'won') return left;
  if (left?.k === 'end' && left.proc !== proc) return left;
  return undefined;
}

function* runSteps(play: Play, env: Env, steps: readonly Step[]): Run {
  for (const step of steps) {
    const left = yield* runStep(play, env, step);
    if (left) return left;
  }
  return undefined;
}

function* runStep(play: Play, env: Env, step: Step): Run {
  const { world } = env;
  switch (step.k) {
    case 'set': {
      const kind = placeKind(env, step.target);
      cellOf(env, step.target).write(kind === undefined ? num(env, step.value) : placeOf(env, step.value, kind));
      return undefined;
    }
    case 'add':
      add(env, step);
      return undefined;
    case 'letSet':
      writeVar(env, step.v, members(env, step.set));
      return undefined;
    case 'move':
      moveThing(world, {
        kind: step.kind,
        thing: num(env, step.x),
        to: placeOf(env, step.to, step.kind),
        unseen: step.unseen,
      });
      return undefined;
    case 'moveAll': {
      const { kind } = step.set;
      const to = placeOf(env, step.to, kind);
      for (const thing of members(env, step.set)) moveThing(world, { kind, thing, to, unseen: step.unseen });
      return undefined;
    }
    case 'draw': {
      const { kind } = step.from;
      const from = members(env, step.from);
      const n = Math.min(num(env, step.n), from.length);
      const to = placeOf(env, step.to, kind);
      const drawn = n > 0 ? play.chance.draw(kind, n, from) : [];
      for (const thing of drawn) moveThing(world, { kind, thing, to, unseen: true });
      if (step.as !== undefined) writeVar(env, step.as, drawn.at(-1) ?? -1);
      return undefined;
    }
    case 'swap': {
      const [a, b] = [cellOf(env, step.a), cellOf(env, step.b)];
      const [left, right] = [a.read(), b.read()];
      a.write(right);
      b.write(left);
      return undefined;
    }
    case 'reset':
      resetField(world, step.field);
      return undefined;
    case 'rollDie':
      writeVar(env, step.v, play.chance.roll(1)[0] ?? 0);
      return undefined;
    case 'rollDice': {
      const n = num(env, step.n);
      const faces = n > 0 ? play.chance.roll(n) : [];
      writeVar(
        env,
        step.v,
        [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length),
      );
      return undefined;
    }
    case 'if': {
      const arm = step.arms.find(({ cond }) => holds(env, cond));
      return yield* runSteps(play, env, arm?.body ?? step.otherwise);
    }
    case 'each':
      return yield* runEach(play, env, step);
    case 'eachFrom': {
      const size = sizeOf(world, step.kind);
      // Nobody comes first: then the first one does.
      const from = Math.max(0, num(env, step.from));
      const order = Array.from({ length: size }, (_, i) => (from + i) % size);
      return yield* runValues(play, env, step, order);
    }
    case 'eachOf':
      return yield* runValues(
        play,
        env,
        step,
        step.items.map((item) => num(env, item)).filter((one) => one >= 0),
      );
    case 'eachNumber': {
      const [from, to] = [num(env, step.from), num(env, step.to)];
      return yield* runValues(
        play,
        env,
        step,
        Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i),
      );
    }
    case 'repeat': {
      const atMost = num(env, step.atMost);
      for (let round = 0; round < atMost && holds(env, step.cond); round++) {
        const left = yield* runSteps(play, env, step.body);
        if (isFor(left, 'stop', step.name)) break;
        if (left && !isFor(left, 'next', step.name)) return left;
      }
      return undefined;
    }
    case 'ask': {
      const choice = found(world.game.choices, step.choice);
      const answer = yield* ask(env, choice, () => legalAnswers(env, choice));
      if (answer) return yield* runAnswer(play, env, choice, step.options, answer);
      if (!step.none) throw new TwinFault(`There is nothing to choose for "${choice.name}".`);
      return yield* runSteps(play, env, step.none);
    }
    case 'keepAsking': {
      const choice = found(world.game.choices, step.choice);
      const atMost = step.atMost ? num(env, step.atMost) : Number.POSITIVE_INFINITY;
      for (let round = 0; round < atMost; round++) {
        const answer = yield* ask(env, choice, () => legalAnswers(env, choice));
        if (!answer || found(choice.options, answer.option).ends) break;
        const left = yield* runAnswer(play, env, choice, step.options, answer);
        if (isFor(left, 'stop', step.name)) break;
        if (left && !isFor(left, 'next', step.name)) return left;
      }
      return undefined;
    }
    case 'secretly':
      return yield* runSecretly(play, env, step);
    case 'call':
      return yield* runProcedure(play, env, step.proc, evaluateArgs(env, step.args));
    case 'do': {
      const x = num(env, step.x);
      const text = step.texts.find(({ member }) => member === x);
      return text ? yield* runProcedure(play, env, text.proc, evaluateArgs(env, text.args)) : undefined;
    }
    case 'stopLoop':
      return { k: 'stop', name: step.name };
    case 'nextRound':
      return { k: 'next', name: step.name };
    case 'leave':
      return { k: 'leave' };
    case 'end':
      return { k: 'end', proc: step.proc };
    case 'win':
      world.winner = num(env, step.x);
      return { k: 'won' };
    case 'reveal':
      for (const thing of members(env, step.set)) showThing(world, step.set.kind, thing, step.until ?? -1);
      return undefined;
    case 'hide':
      for (const thing of members(env, step.set)) hideThing(world, step.set.kind, thing);
      return undefined;
    case 'ban':
      world.bans.set(
        step.ban,
        step.captures.map((capture) => num(env, capture)),
      );
      return undefined;
  }
}

function isFor(left: Left | undefined, k: 'stop' | 'next', name: string): boolean {
  return left?.k === k && left.name === name;
}

function evaluateArgs(env: Env, args: readonly Arg[]): Value[] {
  return args.map((arg) => (arg.k === 'set' ? members(env, arg.set) : num(env, arg.value)));
}

/** For a target that holds a place: the kind of its things, which a bare zone then belongs to. */
function placeKind({ world }: Env, target: Target): KindId | undefined {
  const { type } = target.k === 'var' ? varOf(world, target.v) : fieldOf(world, target.field);
  return type.t === 'place' ? type.kind : undefined;
}

function add(env: Env, { target, by, clamp, lo, hi, src }: Extract<Step, { k: 'add' }>): void {
  if (target.k === 'attr' && num(env, target.of) < 0) return;
  const cell = cellOf(env, target);
  const result = cell.read() + num(env, by);
  const least = lo ? num(env, lo) : Number.NEGATIVE_INFINITY;
  const most = hi ? num(env, hi) : Number.POSITIVE_INFINITY;
  if (!clamp && (result < least || result > most))
    throw new TwinFault(`${src.file}:${src.line}: a number leaves its bounds.`);
  cell.write(Math.max(least, Math.min(most, result)));
}

// --- loops --------------------------------------------------------------------------------------------------------

function* runValues(
  play: Play,
  env: Env,
  step: Extract<Step, { k: 'eachFrom' | 'eachOf' | 'eachNumber' }>,
  values: readonly number[],
): Run {
  for (const value of values) {
    writeVar(env, step.v, value);
    const left = yield* runSteps(play, env, step.body);
    if (isFor(left, 'stop', step.name)) break;
    if (left && !isFor(left, 'next', step.name)) return left;
  }
  return undefined;
}

type Each = Extract<Step, { k: 'each' }>;

function* runEach(play: Play, env: Env, step: Each): Run {
  const { set } = step;
  let waiting = members(env, set);
  let previous = -1;
  for (;;) {
    if (step.live || play.mistakes.eachJoins)
      waiting = step.order ? waiting : members(env, set).filter((one) => one > previous);
    const one = step.order
      ? yield* nextInOrder(play, env, step, waiting)
      : waiting.find((next) => stillFits(env, set, next));
    if (one === undefined) return undefined;
    waiting = waiting.filter((other) => other !== one && (step.order !== undefined || other > one));
    previous = one;
    const inner = withMember(env, set, one);
    writeVar(env, step.v, one);
    if (step.edge !== undefined) {
      const edge = set.lets.find((one) => one.v === step.edge) ?? set.lets[0];
      if (edge) writeVar(env, step.edge, num(inner, edge.value));
    }
    const left = yield* runSteps(play, bind(env, set.elem, one), step.body);
    if (isFor(left, 'stop', step.name)) return undefined;
    if (left && !isFor(left, 'next', step.name)) return left;
  }
}

/** The player picks the next one; the last ones only when nothing else is left. */
function* nextInOrder(
  play: Play,
  env: Env,
  step: Each,
  waiting: readonly number[],
): Generator<readonly Question[], number | undefined, Answered> {
  const { order, set } = step;
  if (!order) return undefined;
  const choice = found(env.world.game.choices, order.choice);
  const option = found(choice.options, 0);
  const legal = (): Answer[] => {
    const fitting = waiting.filter((one) => stillFits(env, set, one));
    const last = play.mistakes.lastIsForgotten ? [] : order.last.map((one) => num(env, one));
    const early = fitting.filter((one) => !last.includes(one));
    return answersFrom(env, { option, set, among: early.length > 0 ? early : fitting }).map((value) => ({
      option: 0,
      value,
    }));
  };
  const answer = yield* ask(env, choice, legal);
  return answer?.value;
}

// --- answers -----------------------------------------------------------------------------------------------------

function* runAnswer(play: Play, env: Env, choice: ChoiceIr, bodies: readonly OptionBody[], answer: Answer): Run {
  const { set, bind: bound, edge } = found(choice.options, answer.option);
  const inner = set ? withMember(env, set, answer.value) : env;
  if (bound !== undefined) writeVar(env, bound, answer.value);
  if (edge) writeVar(env, edge.v, num(inner, edge.value));
  const body = bodies.find(({ option }) => option === answer.option)?.body ?? [];
  return yield* runSteps(play, env, body);
}

/** Everybody's steps run to their first question, players in index order; then each goes on when its player answers. */
function* runSecretly(play: Play, env: Env, step: Extract<Step, { k: 'secretly' }>): Run {
  const waiting = new Map<number, { readonly run: Run; question: Question }>();
  const goOn = (
    player: number,
    run: Run,
    result: IteratorResult<readonly Question[], Left | undefined>,
  ): Left | undefined => {
    waiting.delete(player);
    const question = result.done ? undefined : result.value[0];
    if (question) waiting.set(player, { run, question });
    return result.done ? (result.value ?? undefined) : undefined;
  };
  for (const player of members(env, step.set)) {
    const inner = bind(bind({ ...env, player }, step.set.elem, player), step.v, player);
    const run = runSteps(play, inner, step.body);
    const left = goOn(player, run, run.next());
    if (left) return left;
  }
  while (waiting.size > 0) {
    const open = [...waiting.values()].map(({ question }) => question).sort((a, b) => a.player - b.player);
    const { player, answer } = yield open;
    const one = waiting.get(player);
    if (!one) throw new Error(`Player ${player} has nothing to answer.`);
    const left = goOn(player, one.run, one.run.next({ player, answer }));
    if (left) return left;
  }
  return undefined;
}
