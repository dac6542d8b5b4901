import type { Expr, SetExpr, SetSource, ValueType } from '../../generator/ir/index.ts';
import { and, arith, attr, cmp, int, not, read, ref } from './ir-builder.ts';
import type { Random, World } from './sample-world.ts';
import { AREA, BLOCK, BORDER, SIDE } from './sample-world.ts';

/** Makes random well-typed expressions over a world. `locals` are the variables an expression may read. */
export class ExpressionMaker {
  private readonly world: World;
  private readonly random: Random;
  /** Kinds and variables of locals in scope. */
  private locals: readonly { readonly v: number; readonly type: ValueType }[] = [];

  constructor(world: World, random: Random) {
    this.world = world;
    this.random = random;
  }

  withLocals<T>(vars: readonly number[], make: () => T): T {
    const before = this.locals;
    this.locals = [...before, ...vars.map((v) => ({ v, type: this.world.vars[v]?.type ?? { t: 'num' as const } }))];
    const made = make();
    this.locals = before;
    return made;
  }

  number(depth: number): Expr {
    const { world } = this;
    const leaf: (() => Expr)[] = [
      () => int(this.random(5) - 1),
      () => read(world.points),
      () => ({ k: 'const', name: 'rounds' }),
    ];
    const deep: (() => Expr)[] = [
      () => attr(world.strength, this.ref(BLOCK, depth - 1)),
      () => attr(world.aim, this.ref(BLOCK, depth - 1)),
      () => attr(world.crossings, this.ref(BORDER, depth - 1), this.ref(SIDE, depth - 1)),
      () =>
        arith(
          this.number(depth - 1),
          this.pick(['+', '-', '*', 'min', 'max', '/up', '/down'] as const),
          this.number(depth - 1),
        ),
      () => ({ k: 'count', set: this.set(this.pick([BLOCK, AREA]), depth - 1) }),
      () => this.overSet(this.pick(['sum', 'highest', 'lowest'] as const), depth - 1),
      () => ({ k: 'distance', edges: BORDER, a: this.ref(AREA, depth - 1), b: this.ref(AREA, depth - 1) }),
      () => ({ k: 'cond', c: this.bool(depth - 1), a: this.number(depth - 1), b: this.number(depth - 1) }),
      () => this.dice(depth - 1),
    ];
    return this.pick(depth > 0 ? deep : leaf)();
  }

  bool(depth: number): Expr {
    const { world } = this;
    const leaf: (() => Expr)[] = [
      () => ({ k: 'option', name: 'variant' }),
      () => ({ k: 'bool', v: this.random(2) === 0 }),
      () => attr(world.tired, this.ref(BLOCK, 0)),
    ];
    const deep: (() => Expr)[] = [
      () => cmp(this.number(depth - 1), this.pick(['<', '<=', '>', '>=', '==', '!='] as const), this.number(depth - 1)),
      () => {
        const kind = this.pick([SIDE, AREA, BLOCK]);
        return cmp(this.ref(kind, depth - 1), this.pick(['==', '!='] as const), this.ref(kind, depth - 1));
      },
      () => cmp({ k: 'placeOf', kind: BLOCK, of: this.ref(BLOCK, depth - 1) }, '==', this.place(depth - 1)),
      () => and(this.bool(depth - 1), this.bool(depth - 1), this.bool(depth - 1)),
      () => ({ k: 'or', items: [this.bool(depth - 1), this.bool(depth - 1)] }),
      () => not(this.bool(depth - 1)),
      () => cmp(this.bool(depth - 1), '==', { k: 'bool', v: this.random(2) === 0 }),
      () => attr(world.tired, this.ref(BLOCK, depth - 1)),
      () => attr(world.coastal, this.ref(AREA, depth - 1)),
      () => ({ k: 'touches', edges: BORDER, edge: this.ref(BORDER, depth - 1), end: this.ref(AREA, depth - 1) }),
      () => ({ k: 'some', set: this.set(this.pick([BLOCK, AREA]), depth - 1) }),
      () => {
        const set = this.set(this.pick([BLOCK, AREA]), depth - 1);
        return { k: 'every', set, cond: this.withLocals([set.elem], () => this.bool(depth - 1)) };
      },
      () => {
        const kind = this.pick([BLOCK, AREA]);
        return { k: 'in', x: this.ref(kind, depth - 1), set: this.set(kind, depth - 1) };
      },
    ];
    return this.pick(depth > 0 ? deep : leaf)();
  }

  /** A member of a kind, often none. */
  ref(kind: number, depth: number): Expr {
    const { world } = this;
    const size = world.kinds[kind]?.members.length ?? 1;
    const known = this.locals.filter(({ type }) => type.t === 'ref' && type.kind === kind);
    const leaf: (() => Expr)[] = [
      () => int(this.random(size)),
      ...known.map(
        ({ v }) =>
          () =>
            read(v),
      ),
      ...known.map(
        ({ v }) =>
          () =>
            read(v),
      ),
    ];
    if (kind === SIDE) leaf.push(() => read(world.turn));
    const deep: (() => Expr)[] = [() => ({ k: 'first', set: this.set(kind, depth - 1) }), ...leaf];
    if (kind === SIDE) {
      deep.push(
        () => attr(world.side, this.ref(BLOCK, depth - 1)),
        () => attr(world.holder, this.ref(AREA, depth - 1)),
        () => ({ k: 'other', kind: SIDE, of: this.ref(SIDE, depth - 1) }),
      );
    }
    if (kind === AREA)
      deep.push(
        () => attr(world.home, this.ref(BLOCK, depth - 1)),
        () => ({ k: 'standsIn', kind: BLOCK, of: this.ref(BLOCK, depth - 1) }),
      );
    if (kind === BLOCK) deep.push(() => attr(world.friend, this.ref(BLOCK, depth - 1)));
    if (kind === BORDER)
      deep.push(() => ({ k: 'edge', edges: BORDER, a: this.ref(AREA, depth - 1), b: this.ref(AREA, depth - 1) }));
    deep.push(() => ({
      k: 'cond',
      c: this.bool(depth - 1),
      a: this.ref(kind, depth - 1),
      b: this.ref(kind, depth - 1),
    }));
    return this.pick(depth > 0 ? deep : leaf)();
  }

  place(depth: number): Expr {
    return this.pick<() => Expr>([
      () => ({ k: 'areaPlace', kind: BLOCK, area: this.ref(AREA, depth) }),
      () => this.world.zone(0),
      () => this.world.zone(1, this.ref(SIDE, depth)),
      () => ({ k: 'placeOf', kind: BLOCK, of: this.ref(BLOCK, depth) }),
    ])();
  }

  set(kind: number, depth: number): SetExpr {
    const { world } = this;
    const elem = world.addLocal(world.kinds[kind]?.name ?? 'it', ref(kind));
    const source = this.source(kind, depth);
    if (depth <= 0) return { kind, elem, source, lets: [], tests: [] };
    return this.withLocals([elem], () => {
      const lets =
        this.random(3) > 0 ? [] : [{ v: world.addLocal('near', ref(AREA, true)), value: this.ref(AREA, depth - 1) }];
      return this.withLocals(
        lets.map((one) => one.v),
        () => {
          const tests = Array.from({ length: this.random(4) }, () => ({
            cond: this.bool(depth - 1),
            src: world.src('test'),
          }));
          const extreme =
            this.random(4) > 0
              ? {}
              : { extreme: { want: this.pick(['highest', 'lowest'] as const), value: this.number(depth - 1) } };
          return { kind, elem, source, lets, tests, ...extreme };
        },
      );
    });
  }

  private source(kind: number, depth: number): SetSource {
    const { world } = this;
    const sources: (() => SetSource)[] = [
      () => ({ k: 'all' }),
      () => ({ k: 'members', items: Array.from({ length: this.random(4) }, () => this.ref(kind, depth - 1)) }),
      () => ({ k: 'one', x: this.ref(kind, depth - 1) }),
    ];
    if (kind === BLOCK)
      sources.push(
        () => ({ k: 'at', place: this.place(depth - 1) }),
        () => ({ k: 'var', v: world.chosen }),
      );
    if (kind === AREA) {
      sources.push(
        () => ({ k: 'next', edges: BORDER, of: this.ref(AREA, depth - 1) }),
        () => ({ k: 'attr', field: world.homes, of: this.ref(BLOCK, depth - 1) }),
      );
    }
    return this.pick(sources)();
  }

  private overSet(k: 'sum' | 'highest' | 'lowest', depth: number): Expr {
    const set = this.set(this.pick([BLOCK, AREA]), depth);
    return {
      k,
      set,
      value: this.withLocals([set.elem, ...set.lets.map((one) => one.v)], () => this.number(depth - 1)),
    };
  }

  private dice(depth: number): Expr {
    const face = this.world.addLocal('face');
    return {
      k: 'countDice',
      dice: this.world.dice,
      face,
      cond: and(cmp(read(face), '>=', int(this.random(6))), this.bool(depth)),
    };
  }

  private pick<T>(from: readonly T[]): T {
    const found = from[this.random(from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }
}
