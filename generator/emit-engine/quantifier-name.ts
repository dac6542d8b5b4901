import type { Expr, SetExpr } from '../ir/index.ts';
import type { EngineContext } from './engine-context.ts';
import { item } from './item.ts';
import { camelCase, pascalCase } from './safe-identifier.ts';

type Quantifier = Extract<Expr, { readonly set: SetExpr }>;

/** A readable name for the function that answers a question about a set: `anyEnemyBlocksInHere`. */
export function quantifierName(ctx: EngineContext, e: Quantifier): string {
  const kind = ctx.kind(e.set.kind);
  const adjectives = e.set.tests
    .flatMap((test) => adjective(ctx, test.cond, e.set.elem))
    .slice(0, 2)
    .join('');
  const many = `${adjectives}${noun(ctx, e.set)}${whereOf(ctx, e.set)}`;
  const one = `${adjectives}${e.set.source.k === 'def' ? noun(ctx, e.set) : pascalCase(kind.name)}${whereOf(ctx, e.set)}`;
  switch (e.k) {
    case 'some':
      return `any${many}`;
    case 'every':
      return `every${one}${adjective(ctx, e.cond, e.set.elem)
        .map((word) => `Is${word}`)
        .join('')}`;
    case 'count':
      return `numberOf${many}`;
    case 'sum':
      return `sumOf${valueName(ctx, e.value)}${many}`;
    case 'highest':
    case 'lowest':
      return `${e.k}${valueName(ctx, e.value)}${many}`;
    case 'first':
      return `first${one}`;
    case 'in':
      return camelCase(`is-one-of-${many}`);
  }
}

/** `listOfEnemyBlocksInHere`: a name for the function that takes a set as it is now. */
export function snapshotName(ctx: EngineContext, set: SetExpr, prefix: string): string {
  const adjectives = set.tests
    .flatMap((test) => adjective(ctx, test.cond, set.elem))
    .slice(0, 2)
    .join('');
  return `${prefix}${adjectives}${noun(ctx, set)}${whereOf(ctx, set)}`;
}

/** The words for the members of a set, for comments. */
export function setWords(ctx: EngineContext, set: SetExpr): string {
  return set.source.k === 'def' ? item(ctx.game.defs, set.source.def).title : ctx.kind(set.kind).plural;
}

function noun(ctx: EngineContext, set: SetExpr): string {
  return pascalCase(set.source.k === 'def' ? item(ctx.game.defs, set.source.def).name : ctx.kind(set.kind).plural);
}

/** `is active` → `Active`, `is not noble` → `NonNoble`, `side of block is red` → `Red`. */
function adjective(ctx: EngineContext, cond: Expr, elem: number): string[] {
  switch (cond.k) {
    case 'not':
      return adjective(ctx, cond.x, elem).map((word) => `Non${word}`);
    case 'call':
      return cond.args.some((arg) => isElement(arg, elem)) ? [pascalCase(item(ctx.game.defs, cond.def).name)] : [];
    case 'attr':
      return isElement(cond.of, elem) ? [pascalCase(item(ctx.game.fields, cond.field).name)] : [];
    case 'cmp': {
      if (cond.op !== '==' || cond.l.k !== 'attr' || !isElement(cond.l.of, elem)) return [];
      const { type } = item(ctx.game.fields, cond.l.field);
      if (type.t !== 'ref') return [];
      if (cond.r.k === 'int' && cond.r.v >= 0) return [pascalCase(item(ctx.kind(type.kind).members, cond.r.v))];
      return cond.r.k === 'var' ? [pascalCase(ctx.variable(cond.r.v).name)] : [];
    }
    default:
      return [];
  }
}

function isElement(e: Expr, elem: number): boolean {
  return e.k === 'var' && e.v === elem;
}

function whereOf(ctx: EngineContext, set: SetExpr): string {
  const { source } = set;
  if (source.k === 'next') return `NextTo${operandName(ctx, source.of)}`;
  if (source.k === 'at') return `In${operandName(ctx, source.place)}`;
  if (source.k === 'attr') return `Among${pascalCase(item(ctx.game.fields, source.field).name)}`;
  return '';
}

function operandName(ctx: EngineContext, e: Expr): string {
  switch (e.k) {
    case 'var':
      return pascalCase(ctx.variable(e.v).name);
    case 'areaPlace':
      return operandName(ctx, e.area);
    case 'zone':
      return e.kind === undefined ? 'Zone' : pascalCase(item(ctx.kind(e.kind).places?.zones ?? [], e.zone).name);
    default:
      return 'Place';
  }
}

function valueName(ctx: EngineContext, e: Expr): string {
  if (e.k === 'attr') return `${pascalCase(item(ctx.game.fields, e.field).name)}Of`;
  if (e.k === 'call') return `${pascalCase(item(ctx.game.defs, e.def).name)}Of`;
  return '';
}
