/** A plain reading of expressions, independent of the emitter: what generated code has to agree with. */
import type { Expr, GameIr, SetExpr } from '../../generator/ir/index.ts';

/** A position in plain values. */
export interface Model {
  readonly game: GameIr;
  /** Live attributes: field → value a member (times members of `by`). */
  readonly live: ReadonlyMap<number, readonly number[]>;
  /** Kind → place of each thing. */
  readonly places: ReadonlyMap<number, readonly number[]>;
  /** Variables: a number, or the members of a set, or six counts of dice. */
  readonly vars: ReadonlyMap<number, number | readonly number[]>;
  readonly options: ReadonlySet<string>;
}

export type Locals = ReadonlyMap<number, number>;

export function evaluate(model: Model, e: Expr, locals: Locals): number {
  const { game } = model;
  const value = (x: Expr): number => evaluate(model, x, locals);
  const holds = (x: Expr): boolean => value(x) !== 0;
  switch (e.k) {
    case 'int':
      return e.v;
    case 'bool':
      return Number(e.v);
    case 'var':
      return locals.get(e.v) ?? (model.vars.get(e.v) as number);
    case 'const':
      return game.consts.find((one) => one.name === e.name)?.value ?? Number.NaN;
    case 'option':
      return Number(model.options.has(e.name));
    case 'attr': {
      const field = game.fields[e.field];
      const of = value(e.of);
      const by = e.by === undefined ? 0 : value(e.by);
      if (field === undefined) return Number.NaN;
      if (of < 0 || by < 0) return field.type.t === 'ref' || field.type.t === 'place' ? -1 : 0;
      if (field.printed !== undefined) return field.printed[of] as number;
      const columns = field.live?.by === undefined ? 1 : (game.kinds[field.live.by]?.members.length ?? 1);
      return model.live.get(e.field)?.[of * columns + by] ?? Number.NaN;
    }
    case 'call': {
      const def = game.defs[e.def];
      if (def === undefined) return Number.NaN;
      const inner = new Map(def.params.map((param, i) => [param, value(e.args[i] ?? { k: 'int', v: 0 })] as const));
      const body = def.overrides.find((one) => evaluate(model, one.cond, inner) !== 0)?.body ?? def.body;
      let result: number;
      if (body.k === 'value') result = evaluate(model, body.value, inner);
      else if (body.k === 'tests') {
        const test = (one: { readonly cond: Expr }): boolean => evaluate(model, one.cond, inner) !== 0;
        result = Number(body.all ? body.tests.every(test) : body.tests.some(test));
      } else return Number.NaN;
      const inForce = def.adjustments.filter((one) => evaluate(model, one.cond, inner) !== 0);
      for (const one of inForce) if (one.op === 'add') result += evaluate(model, one.by, inner);
      for (const one of inForce) {
        if (one.op === 'atLeast') result = Math.max(result, evaluate(model, one.by, inner));
        if (one.op === 'atMost') result = Math.min(result, evaluate(model, one.by, inner));
      }
      return result;
    }
    case 'arith':
      return arithmetic(e.op, value(e.l), value(e.r));
    case 'cmp':
      return Number(compare(e.op, value(e.l), value(e.r)));
    case 'and':
      return Number(e.items.every(holds));
    case 'or':
      return Number(e.items.some(holds));
    case 'not':
      return Number(!holds(e.x));
    case 'cond':
      return value(holds(e.c) ? e.a : e.b);
    case 'other': {
      const of = value(e.of);
      return of < 0 ? -1 : 1 - of;
    }
    case 'placeOf': {
      const of = value(e.of);
      return of < 0 ? -1 : (model.places.get(e.kind)?.[of] ?? Number.NaN);
    }
    case 'standsIn': {
      const of = value(e.of);
      const place = of < 0 ? -1 : (model.places.get(e.kind)?.[of] ?? Number.NaN);
      const areas = game.kinds[game.kinds[e.kind]?.places?.stands ?? 0]?.members.length ?? 0;
      return place < areas ? place : -1;
    }
    case 'zone': {
      const first = game.kinds[e.kind ?? 0]?.places?.zones[e.zone]?.first ?? Number.NaN;
      const owner = e.owner === undefined ? 0 : value(e.owner);
      return owner < 0 ? -1 : first + owner;
    }
    case 'areaPlace':
      return value(e.area);
    case 'edge':
      return edges(game, e.edges).findIndex(([a, b]) => isPair([a, b], value(e.a), value(e.b)));
    case 'touches':
      return Number(edges(game, e.edges)[value(e.edge)]?.includes(value(e.end)) ?? false);
    case 'distance':
      return distance(game, e.edges, value(e.a), value(e.b));
    case 'count':
      return members(model, e.set, locals).length;
    case 'some':
      return Number(members(model, e.set, locals).length > 0);
    case 'first':
      return members(model, e.set, locals)[0] ?? -1;
    case 'every':
      return Number(valuesOver(model, e, e.cond, locals).every((one) => one !== 0));
    case 'sum':
      return valuesOver(model, e, e.value, locals).reduce((sum, one) => sum + one, 0);
    case 'highest':
    case 'lowest': {
      const values = valuesOver(model, e, e.value, locals);
      if (values.length === 0) return 0;
      return e.k === 'highest' ? Math.max(...values) : Math.min(...values);
    }
    case 'in':
      return Number(members(model, e.set, locals).includes(value(e.x)));
    case 'countDice': {
      const dice = model.vars.get(e.dice) as readonly number[];
      const { cond } = e;
      return dice.reduce((sum, count, i) => {
        const counts = cond === undefined || evaluate(model, cond, new Map(locals).set(e.face, i + 1)) !== 0;
        return counts ? sum + count : sum;
      }, 0);
    }
    case 'banned':
      return Number.NaN;
  }
}

/** The members of a set, in index order. */
export function members(model: Model, set: SetExpr, locals: Locals): readonly number[] {
  const passing = source(model, set, locals).filter((member) => {
    const inner = bindMember(model, set, member, locals);
    return set.tests.every((test) => evaluate(model, test.cond, inner) !== 0);
  });
  const { extreme } = set;
  if (extreme === undefined) return passing;
  const value = (member: number): number => evaluate(model, extreme.value, bindMember(model, set, member, locals));
  const values = passing.map(value);
  const best = extreme.want === 'highest' ? Math.max(...values) : Math.min(...values);
  return passing.filter((member) => value(member) === best);
}

function source(model: Model, set: SetExpr, locals: Locals): readonly number[] {
  const { game } = model;
  const { source: from } = set;
  const all = (game.kinds[set.kind]?.members ?? []).map((_, i) => i);
  const value = (x: Expr): number => evaluate(model, x, locals);
  const atPlace = (place: number): readonly number[] =>
    place < 0 ? [] : all.filter((one) => model.places.get(set.kind)?.[one] === place);
  switch (from.k) {
    case 'all':
      return all;
    case 'at':
      return atPlace(value(from.place));
    case 'next': {
      const of = value(from.of);
      return all.filter((one) => edges(game, from.edges).some((pair) => isPair(pair, one, of)));
    }
    case 'attr': {
      const list = game.fields[from.field]?.printed?.[value(from.of)];
      return typeof list === 'object' ? [...list].sort((a, b) => a - b) : [];
    }
    case 'var':
      return model.vars.get(from.v) as readonly number[];
    case 'members': {
      const items = from.items.map(value);
      return all.filter((one) => items.includes(one));
    }
    case 'one': {
      const x = value(from.x);
      return all.filter((one) => one === x);
    }
    case 'def': {
      const def = game.defs[from.def];
      if (def === undefined) return [];
      const inner = new Map(def.params.map((param, i) => [param, value(from.args[i] ?? { k: 'int', v: 0 })] as const));
      const body = def.overrides.find((one) => evaluate(model, one.cond, inner) !== 0)?.body ?? def.body;
      return body.k === 'set' ? members(model, body.set, inner) : [];
    }
  }
}

function bindMember(model: Model, set: SetExpr, member: number, locals: Locals): Locals {
  const inner = new Map(locals).set(set.elem, member);
  for (const { v, value } of set.lets) inner.set(v, evaluate(model, value, inner));
  return inner;
}

function valuesOver(model: Model, e: { readonly set: SetExpr }, value: Expr, locals: Locals): readonly number[] {
  return members(model, e.set, locals).map((one) => evaluate(model, value, bindMember(model, e.set, one, locals)));
}

function edges(game: GameIr, kind: number): readonly (readonly [number, number])[] {
  return game.kinds[kind]?.joins?.ends ?? [];
}

function isPair([a, b]: readonly [number, number], x: number, y: number): boolean {
  return (a === x && b === y) || (a === y && b === x);
}

function distance(game: GameIr, kind: number, from: number, to: number): number {
  if (from < 0 || to < 0) return 9999;
  let reached = new Set([from]);
  for (let steps = 0; steps < 100; steps++) {
    if (reached.has(to)) return steps;
    reached = new Set([
      ...reached,
      ...edges(game, kind).flatMap(([a, b]) => [...(reached.has(a) ? [b] : []), ...(reached.has(b) ? [a] : [])]),
    ]);
  }
  return 9999;
}

function arithmetic(op: (Expr & { k: 'arith' })['op'], l: number, r: number): number {
  switch (op) {
    case '+':
      return l + r;
    case '-':
      return l - r;
    case '*':
      return l * r;
    case 'min':
      return Math.min(l, r);
    case 'max':
      return Math.max(l, r);
    case '/up':
      return r === 0 ? 0 : Math.ceil(l / r);
    case '/down':
      return r === 0 ? 0 : Math.floor(l / r);
  }
}

function compare(op: (Expr & { k: 'cmp' })['op'], l: number, r: number): boolean {
  switch (op) {
    case '<':
      return l < r;
    case '<=':
      return l <= r;
    case '>':
      return l > r;
    case '>=':
      return l >= r;
    case '==':
      return l === r;
    case '!=':
      return l !== r;
  }
}
