/** A plain reading of steps, independent of the emitter: what generated procedures have to agree with. */
import type { Expr, SetExpr, Step, Target } from '../../generator/ir/index.ts';
import type { Model } from './evaluate.ts';
import { evaluate, members } from './evaluate.ts';

/** A position that steps can change. */
export interface Position extends Model {
  readonly live: Map<number, number[]>;
  readonly places: Map<number, number[]>;
  readonly vars: Map<number, number | number[]>;
  /** What the next dice show. */
  readonly dice: number[];
}

type Ending = 'on' | 'leave' | { readonly stop: string } | { readonly next: string };

export function execute(position: Position, steps: readonly Step[]): Ending {
  for (const step of steps) {
    const ending = executeStep(position, step);
    if (ending !== 'on') return ending;
  }
  return 'on';
}

function executeStep(position: Position, step: Step): Ending {
  const { game, vars } = position;
  const value = (e: Expr): number => evaluate(position, e, new Map());
  const all = (set: SetExpr): readonly number[] => members(position, set, new Map());
  const round = (body: readonly Step[], name: string): Ending => {
    const ending = execute(position, body);
    if (typeof ending === 'object' && 'next' in ending && ending.next === name) return 'on';
    return ending;
  };
  const loop = (name: string, rounds: Iterable<() => void>, body: readonly Step[]): Ending => {
    for (const begin of rounds) {
      begin();
      const ending = round(body, name);
      if (typeof ending === 'object' && 'stop' in ending && ending.stop === name) return 'on';
      if (ending !== 'on') return ending;
    }
    return 'on';
  };
  switch (step.k) {
    case 'set':
      write(position, step.target, value(step.value));
      return 'on';
    case 'add': {
      const sum = readTarget(position, step.target) + value(step.by);
      const capped = step.hi === undefined ? sum : Math.min(value(step.hi), sum);
      write(position, step.target, step.lo === undefined ? capped : Math.max(value(step.lo), capped));
      return 'on';
    }
    case 'letSet':
      vars.set(step.v, [...all(step.set)]);
      return 'on';
    case 'move':
      move(position, step.kind, value(step.x), value(step.to));
      return 'on';
    case 'moveAll': {
      const to = value(step.to);
      for (const one of all(step.set)) move(position, step.set.kind, one, to);
      return 'on';
    }
    case 'draw': {
      const [n, to] = [value(step.n), value(step.to)];
      const drawn = all(step.from).slice(0, Math.max(0, n));
      for (const one of drawn) move(position, step.from.kind, one, to);
      if (step.as !== undefined) vars.set(step.as, drawn.at(-1) ?? -1);
      return 'on';
    }
    case 'swap': {
      const [a, b] = [readTarget(position, step.a), readTarget(position, step.b)];
      write(position, step.a, b);
      write(position, step.b, a);
      return 'on';
    }
    case 'reset': {
      const start = game.fields[step.field]?.live?.start ?? [];
      const cells = position.live.get(step.field) ?? [];
      for (const i of cells.keys()) cells[i] = start[Math.floor((i * start.length) / cells.length)] ?? 0;
      return 'on';
    }
    case 'rollDie':
      vars.set(step.v, position.dice.shift() ?? 1);
      return 'on';
    case 'rollDice': {
      const counts = [0, 0, 0, 0, 0, 0];
      const n = value(step.n);
      for (let i = 0; i < n; i++) {
        const face = (position.dice.shift() ?? 1) - 1;
        counts[face] = (counts[face] ?? 0) + 1;
      }
      vars.set(step.v, counts);
      return 'on';
    }
    case 'if': {
      const arm = step.arms.find((one) => value(one.cond) !== 0);
      return execute(position, arm?.body ?? step.otherwise);
    }
    case 'each':
      return loop(step.name, membersInTurn(position, step), step.body);
    case 'eachFrom': {
      const size = game.kinds[step.kind]?.members.length ?? 1;
      const first = Math.max(0, value(step.from));
      return loop(
        step.name,
        Array.from({ length: size }, (_, i) => () => vars.set(step.v, (first + i) % size)),
        step.body,
      );
    }
    case 'eachOf': {
      const items = step.items.map(value).filter((one) => one >= 0);
      return loop(
        step.name,
        items.map((one) => () => vars.set(step.v, one)),
        step.body,
      );
    }
    case 'eachNumber': {
      const [from, to] = [value(step.from), value(step.to)];
      const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
      return loop(
        step.name,
        numbers.map((one) => () => vars.set(step.v, one)),
        step.body,
      );
    }
    case 'repeat': {
      const rounds = function* (atMost: number): Generator<() => void> {
        for (let left = atMost; left > 0 && value(step.cond) !== 0; left--) yield () => undefined;
      };
      return loop(step.name, rounds(value(step.atMost)), step.body);
    }
    case 'ask':
      return execute(position, step.options[0]?.body ?? []);
    case 'stopLoop':
      return { stop: step.name };
    case 'nextRound':
      return { next: step.name };
    case 'leave':
      return 'leave';
    default:
      throw new Error(`${step.k} is not read here`);
  }
}

function* membersInTurn(position: Position, step: Step & { readonly k: 'each' }): Generator<() => void> {
  const { extreme: _, ...plain } = step.set;
  const bind = (member: number) => (): void => {
    position.vars.set(step.v, member);
  };
  if (step.live) {
    for (let from = 0; ; ) {
      const member = members(position, step.set, new Map()).find((one) => one >= from);
      if (member === undefined) return;
      from = member + 1;
      yield bind(member);
    }
  }
  for (const member of [...members(position, step.set, new Map())]) {
    if (members(position, plain, new Map()).includes(member)) yield bind(member);
  }
}

function readTarget(position: Position, target: Target): number {
  return evaluate(position, target.k === 'var' ? { k: 'var', v: target.v } : { ...target, k: 'attr' }, new Map());
}

function write(position: Position, target: Target, value: number): void {
  if (target.k === 'var') {
    position.vars.set(target.v, value);
    return;
  }
  const of = evaluate(position, target.of, new Map());
  const by = target.by === undefined ? 0 : evaluate(position, target.by, new Map());
  const columns = target.by === undefined ? 1 : 2;
  const cells = position.live.get(target.field);
  if (of >= 0 && by >= 0 && cells !== undefined) cells[of * columns + by] = value;
}

function move(position: Position, kind: number, thing: number, place: number): void {
  const places = position.places.get(kind);
  if (thing >= 0 && places !== undefined) places[thing] = place;
}
