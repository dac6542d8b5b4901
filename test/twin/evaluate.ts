/** Values of expressions and members of sets, straight from the words of `generator/ir/expr.ts`. */
import type { DefIr, Expr, KindId, SetExpr, SetSource, VarId } from '../../generator/ir/index.ts';
import { distance, endsOf } from './map.ts';
import { attribute, bind, type Env, list, readVar, single } from './names.ts';
import { found, kindOf, refuseNone, sizeOf, thingsAt, type Value, varOf, type World } from './world.ts';

/** Ways to get the semantics wrong on purpose, to see that it is noticed. */
export interface Mistakes {
  readonly highestIsLowest?: boolean;
  readonly adjustmentsAreSkipped?: boolean;
}

export const mistakes: { now: Mistakes } = { now: {} };

const truth = (value: boolean): number => (value ? 1 : 0);
export function holds(env: Env, e: Expr): boolean {
  return num(env, e) !== 0;
}

/** The value of an expression that is one number. */
export function num(env: Env, e: Expr): number {
  const { world } = env;
  switch (e.k) {
    case 'int':
      return e.v;
    case 'bool':
      return truth(e.v);
    case 'var':
      return single(readVar(env, e.v, e.of && num(env, e.of)));
    case 'const':
      return world.game.consts.find((one) => one.name === e.name)?.value ?? 0;
    case 'option':
      return truth(world.options.get(e.name) === true);
    case 'attr':
      return single(attribute(env, e.field, num(env, e.of), e.by && num(env, e.by)));
    case 'call':
      return callValue(
        env,
        found(world.game.defs, e.def),
        e.args.map((arg) => num(env, arg)),
      );
    case 'arith':
      return arithmetic(e.op, num(env, e.l), num(env, e.r));
    case 'cmp':
      return truth(compare(e.op, num(env, e.l), num(env, e.r)));
    case 'and':
      return truth(e.items.every((item) => holds(env, item)));
    case 'or':
      return truth(e.items.some((item) => holds(env, item)));
    case 'not':
      return truth(!holds(env, e.x));
    case 'cond':
      return holds(env, e.c) ? num(env, e.a) : num(env, e.b);
    case 'other': {
      const one = num(env, e.of);
      return one < 0 ? -1 : one === 0 ? 1 : 0;
    }
    case 'placeOf':
      return placeOfThing(world, e.kind, num(env, e.of));
    case 'standsIn': {
      const place = placeOfThing(world, e.kind, num(env, e.of));
      const stands = kindOf(world, e.kind).places?.stands;
      return stands !== undefined && place < sizeOf(world, stands) ? place : -1;
    }
    case 'zone':
      return placeOf(env, e, -1);
    case 'areaPlace':
      return num(env, e.area);
    case 'edge': {
      const [a, b] = [num(env, e.a), num(env, e.b)];
      return endsOf(world, e.edges).findIndex(([from, to]) => (from === a && to === b) || (from === b && to === a));
    }
    case 'touches': {
      const end = num(env, e.end);
      return truth(end >= 0 && (endsOf(world, e.edges)[num(env, e.edge)]?.includes(end) ?? false));
    }
    case 'distance':
      return distance(world, e.edges, num(env, e.a), num(env, e.b));
    case 'count':
      return members(env, e.set).length;
    case 'some':
      return truth(members(env, e.set).length > 0);
    case 'every':
      return truth(members(env, e.set).every((one) => holds(withMember(env, e.set, one), e.cond)));
    case 'sum':
    case 'highest':
    case 'lowest': {
      const values = members(env, e.set).map((one) => num(withMember(env, e.set, one), e.value));
      if (values.length === 0) return 0;
      if (e.k === 'sum') return values.reduce((sum, value) => sum + value, 0);
      return e.k === 'highest' ? Math.max(...values) : Math.min(...values);
    }
    case 'first':
      return members(env, e.set)[0] ?? -1;
    case 'in':
      return truth(members(env, e.set).includes(num(env, e.x)));
    case 'countDice': {
      const dice = list(readVar(env, e.dice));
      return dice.reduce((sum, n, i) => (!e.cond || holds(bind(env, e.face, i + 1), e.cond) ? sum + n : sum), 0);
    }
    case 'banned':
      return truth(
        isBanned(
          env,
          e.ban,
          e.args.map((arg) => num(env, arg)),
        ),
      );
  }
}

/** A place for things of a kind, which a zone without a kind of its own belongs to. */
export function placeOf(env: Env, e: Expr, kind: KindId): number {
  if (e.k !== 'zone') return num(env, e);
  const zone = found(kindOf(env.world, e.kind ?? kind).places?.zones ?? [], e.zone);
  if (zone.per === undefined || !e.owner) return zone.first;
  const owner = num(env, e.owner);
  return owner < 0 ? -1 : zone.first + owner;
}

/** The members of a set, in index order, each once. */
export function members(env: Env, set: SetExpr): number[] {
  const passing = candidates(env, set.source, set.kind).filter((one) => passes(env, set, one));
  const { extreme } = set;
  if (!extreme || passing.length === 0) return passing;
  const values = passing.map((one) => num(withMember(env, set, one), extreme.value));
  const wantsHighest = (extreme.want === 'highest') !== (mistakes.now.highestIsLowest === true);
  const best = wantsHighest ? Math.max(...values) : Math.min(...values);
  return passing.filter((_, i) => values[i] === best);
}

/** Whether a thing is still where the set takes from and passes its tests. Being the highest is not one of them. */
export function stillFits(env: Env, set: SetExpr, one: number): boolean {
  return candidates(env, set.source, set.kind).includes(one) && passes(env, set, one);
}

/** Names in force for one member of a set: itself and what is computed from it. */
export function withMember(env: Env, set: SetExpr, one: number): Env {
  let inner = bind(env, set.elem, one);
  for (const { v, value } of set.lets) inner = bind(inner, v, num(inner, value));
  return inner;
}

function passes(env: Env, set: SetExpr, one: number): boolean {
  const inner = withMember(env, set, one);
  return set.tests.every((test) => holds(inner, test.cond));
}

function candidates(env: Env, source: SetSource, kind: KindId): number[] {
  const { world } = env;
  const ordered = (from: readonly number[]): number[] =>
    [...new Set(from)].filter((one) => one >= 0).sort((a, b) => a - b);
  switch (source.k) {
    case 'all':
      return kindOf(world, kind).members.map((_, i) => i);
    case 'at':
      return thingsAt(world, kind, placeOf(env, source.place, kind));
    case 'next': {
      const of = num(env, source.of);
      if (of < 0) return [];
      return ordered(
        endsOf(world, source.edges).flatMap(([a, b]) => [...(a === of ? [b] : []), ...(b === of ? [a] : [])]),
      );
    }
    case 'attr':
      return ordered(list(attribute(env, source.field, num(env, source.of))));
    case 'var':
      return ordered(list(readVar(env, source.v)));
    case 'members':
      return ordered(source.items.map((one) => num(env, one)));
    case 'def':
      return callSet(
        env,
        found(world.game.defs, source.def),
        source.args.map((arg) => num(env, arg)),
      );
    case 'one':
      return ordered([num(env, source.x)]);
  }
}

// --- definitions and bans -----------------------------------------------------------------------------------------

/** Definitions see their parameters and the names of running procedures, nothing of the place that asks. */
function enter(env: Env, params: readonly VarId[], args: readonly Value[]): Env {
  let inner: Env = { ...env, locals: undefined };
  params.forEach((v, i) => {
    refuseNone(env.world, varOf(env.world, v), args[i] ?? -1);
    inner = bind(inner, v, args[i] ?? -1);
  });
  return inner;
}

function callValue(env: Env, def: DefIr, args: readonly number[]): number {
  const inner = enter(env, def.params, args);
  const body = def.overrides.find((one) => holds(inner, one.cond))?.body ?? def.body;
  if (body.k === 'set') throw new Error(`"${def.title}" is a set, not a value.`);
  let value: number;
  if (body.k === 'value') value = num(inner, body.value);
  else if (body.all) value = truth(body.tests.every((test) => holds(inner, test.cond)));
  else value = truth(body.tests.some((test) => holds(inner, test.cond)));
  if (mistakes.now.adjustmentsAreSkipped) return value;
  const adjustments = def.adjustments.filter((one) => holds(inner, one.cond));
  for (const { op, by } of adjustments) if (op === 'add') value += num(inner, by);
  for (const { op, by } of adjustments) {
    if (op === 'atLeast') value = Math.max(value, num(inner, by));
    if (op === 'atMost') value = Math.min(value, num(inner, by));
  }
  return value;
}

function callSet(env: Env, def: DefIr, args: readonly number[]): number[] {
  const inner = enter(env, def.params, args);
  const body = def.overrides.find((one) => holds(inner, one.cond))?.body ?? def.body;
  if (body.k !== 'set') throw new Error(`"${def.title}" is a value, not a set.`);
  return members(inner, body.set);
}

function isBanned(env: Env, id: number, args: readonly number[]): boolean {
  const ban = found(env.world.game.bans, id);
  const captured = env.world.bans.get(id);
  if (!captured) return false;
  return holds(enter(env, [...ban.captures, ...ban.params], [...captured, ...args]), ban.cond);
}

function placeOfThing(world: World, kind: KindId, thing: number): number {
  return thing < 0 ? -1 : found(world.placeOf.get(kind) ?? [], thing);
}

type ArithOp = Extract<Expr, { k: 'arith' }>['op'];
type CmpOp = Extract<Expr, { k: 'cmp' }>['op'];

function arithmetic(op: ArithOp, l: number, r: number): number {
  switch (op) {
    case '+':
      return l + r;
    case '-':
      return l - r;
    case '*':
      return l * r;
    case '/up':
      return r === 0 ? 0 : Math.ceil(l / r);
    case '/down':
      return r === 0 ? 0 : Math.floor(l / r);
    case 'min':
      return Math.min(l, r);
    case 'max':
      return Math.max(l, r);
  }
}

function compare(op: CmpOp, l: number, r: number): boolean {
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
