import type { SetExpr, Step, Target } from '../../generator/ir/index.ts';
import { int, NUM, ref } from './ir-builder.ts';
import { ExpressionMaker } from './random-expression.ts';
import type { Random, World } from './sample-world.ts';
import { AREA, BLOCK, SIDE } from './sample-world.ts';

/** Makes random steps. With `choice`, some of them ask a question with one answer, so that loops have to be resumed. */
export class StepMaker {
  private readonly world: World;
  private readonly random: Random;
  private readonly maker: ExpressionMaker;
  private readonly proc: number;
  private readonly choice: number | undefined;
  private loops: readonly string[] = [];
  private count = 0;

  constructor(world: World, random: Random, where: { readonly proc: number; readonly choice: number | undefined }) {
    this.world = world;
    this.random = random;
    this.maker = new ExpressionMaker(world, random);
    this.proc = where.proc;
    this.choice = where.choice;
  }

  list(depth: number, size: number): Step[] {
    return Array.from({ length: size }, () => this.step(depth));
  }

  private step(depth: number): Step {
    const { world, maker } = this;
    const src = world.src();
    const simple: (() => Step)[] = [
      () => ({ k: 'set', target: this.numberTarget(), value: maker.number(2), src }),
      () => ({ k: 'set', target: this.numberTarget(), value: maker.number(1), src }),
      () => ({
        k: 'set',
        target: { k: 'attr', field: world.side, of: maker.ref(BLOCK, 1) },
        value: maker.ref(SIDE, 1),
        src,
      }),
      () => ({
        k: 'set',
        target: { k: 'attr', field: world.friend, of: maker.ref(BLOCK, 2) },
        value: maker.ref(BLOCK, 2),
        src,
      }),
      () => ({
        k: 'set',
        target: { k: 'attr', field: world.tired, of: maker.ref(BLOCK, 2) },
        value: maker.bool(2),
        src,
      }),
      () => ({ k: 'add', target: this.numberTarget(), by: maker.number(1), clamp: true, lo: int(-3), hi: int(6), src }),
      () => ({ k: 'move', x: maker.ref(BLOCK, 2), kind: BLOCK, to: maker.place(1), unseen: false, src }),
      () => ({ k: 'move', x: maker.ref(BLOCK, 2), kind: BLOCK, to: maker.place(1), unseen: false, src }),
      () => ({ k: 'moveAll', set: maker.set(BLOCK, 2), to: maker.place(1), unseen: false, src }),
      () => ({ k: 'draw', n: int(this.random(3)), from: maker.set(BLOCK, 1), to: maker.place(1), src }),
      () => ({ k: 'swap', a: this.numberTarget(), b: this.numberTarget(), src }),
      () => ({ k: 'reset', field: this.pick([world.strength, world.crossings]), src }),
      () => ({ k: 'letSet', v: world.chosen, set: maker.set(BLOCK, 2), src }),
      () => ({ k: 'rollDice', n: int(this.random(4)), v: world.dice, src }),
    ];
    if (depth <= 0) {
      const loop = this.loops[this.random(Math.max(1, this.loops.length))];
      const roll = this.random(12);
      if (loop !== undefined && roll === 0) return this.onlyIf({ k: 'stopLoop', name: loop, src });
      if (loop !== undefined && roll === 1) return this.onlyIf({ k: 'nextRound', name: loop, src });
      if (roll === 2 && this.random(6) === 0) return this.onlyIf({ k: 'leave', src });
      return this.asked(this.pick(simple)());
    }
    return this.pick<() => Step>([
      () => ({
        k: 'if',
        arms: Array.from({ length: 1 + this.random(2) }, () => ({
          cond: maker.bool(2),
          body: this.list(depth - 1, 1 + this.random(2)),
        })),
        otherwise: this.list(depth - 1, this.random(2)),
        src,
      }),
      () => this.each(depth, maker.set(BLOCK, 1 + this.random(2))),
      () => this.each(depth, maker.set(BLOCK, 2)),
      () => this.each(depth, maker.set(AREA, 1 + this.random(2))),
      () =>
        this.within('from', (name) => {
          const v = this.variable('side', ref(SIDE));
          return { k: 'eachFrom', name, kind: SIDE, from: maker.ref(SIDE, 1), v, body: this.body(depth, [v]), src };
        }),
      () =>
        this.within('of', (name) => {
          const v = this.variable('area', ref(AREA));
          const items = [maker.ref(AREA, 1), maker.ref(AREA, 1), maker.ref(AREA, 2)];
          return { k: 'eachOf', name, items, v, body: this.body(depth, [v]), src };
        }),
      () =>
        this.within('number', (name) => {
          const v = this.variable('n', NUM);
          return {
            k: 'eachNumber',
            name,
            from: int(this.random(3)),
            to: maker.number(1),
            v,
            body: this.body(depth, [v]),
            src,
          };
        }),
      () =>
        this.within('repeat', (name) => ({
          k: 'repeat',
          name,
          cond: maker.bool(2),
          atMost: int(1 + this.random(4)),
          body: this.body(depth, []),
          src,
        })),
      () => this.step(depth - 1),
    ])();
  }

  private each(depth: number, set: SetExpr): Step {
    return this.within('each', (name) => {
      const v = this.variable(this.world.kinds[set.kind]?.name ?? 'it', ref(set.kind));
      return {
        k: 'each',
        name,
        set,
        v,
        live: this.random(4) === 0,
        body: this.body(depth, [v]),
        src: this.world.src(),
      };
    });
  }

  private body(depth: number, vars: readonly number[]): Step[] {
    return this.maker.withLocals(vars, () => this.list(depth - 1, 1 + this.random(3)));
  }

  private within(name: string, make: (name: string) => Step): Step {
    const before = this.loops;
    this.count += 1;
    const own = `${name}-${this.count}`;
    this.loops = [...before, own];
    const made = make(own);
    this.loops = before;
    return made;
  }

  /** A variable of the procedure: in cells if the procedure can wait. */
  private variable(name: string, type: { readonly t: 'num' } | ReturnType<typeof ref>): number {
    return this.choice === undefined
      ? this.world.addLocal(name, type, this.proc)
      : this.world.addState(name, type, this.proc);
  }

  private onlyIf(step: Step): Step {
    return { k: 'if', arms: [{ cond: this.maker.bool(1), body: [step] }], otherwise: [], src: this.world.src() };
  }

  private asked(step: Step): Step {
    const asks = this.random(4) === 0;
    if (!asks || this.choice === undefined) return step;
    return { k: 'ask', choice: this.choice, options: [{ option: 0, body: [step] }], src: this.world.src() };
  }

  private numberTarget(): Target {
    const { world, maker } = this;
    return this.pick<() => Target>([
      () => ({ k: 'var', v: world.points }),
      () => ({ k: 'attr', field: world.strength, of: maker.ref(BLOCK, 2) }),
      () => ({ k: 'attr', field: world.crossings, of: maker.ref(2, 1), by: maker.ref(SIDE, 1) }),
    ])();
  }

  private pick<T>(from: readonly T[]): T {
    const found = from[this.random(from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }
}
