import type { Expr, GameIr, ValueType } from '../ir/index.ts';
import { item } from './item.ts';

const NUM: ValueType = { t: 'num' };
const BOOL: ValueType = { t: 'bool' };

/** The type of an expression as far as code needs it: which kind an index belongs to, and whether it may be none. */
export function typeOf(game: GameIr, e: Expr): ValueType {
  switch (e.k) {
    case 'int':
    case 'const':
    case 'arith':
    case 'distance':
    case 'count':
    case 'sum':
    case 'highest':
    case 'lowest':
    case 'countDice':
      return NUM;
    case 'bool':
    case 'option':
    case 'cmp':
    case 'and':
    case 'or':
    case 'not':
    case 'touches':
    case 'some':
    case 'every':
    case 'in':
    case 'banned':
      return BOOL;
    case 'var':
      return item(game.vars, e.v).type;
    case 'attr':
      return orNone(
        item(game.fields, e.field).type,
        mayBeNone(game, e.of) || (e.by !== undefined && mayBeNone(game, e.by)),
      );
    case 'call':
      return item(game.defs, e.def).result;
    case 'cond': {
      const a = typeOf(game, e.a);
      return orNone(a.t === 'num' ? typeOf(game, e.b) : a, mayBeNone(game, e.a) || mayBeNone(game, e.b));
    }
    case 'other':
      return { t: 'ref', kind: e.kind, optional: mayBeNone(game, e.of) };
    case 'placeOf':
      return { t: 'place', kind: e.kind };
    case 'standsIn':
      return { t: 'ref', kind: item(game.kinds, e.kind).places?.stands ?? e.kind, optional: true };
    case 'zone':
      return { t: 'place', kind: e.kind ?? -1 };
    case 'areaPlace':
      return { t: 'place', kind: e.kind };
    case 'edge':
      return { t: 'ref', kind: e.edges, optional: true };
    case 'first':
      return { t: 'ref', kind: e.set.kind, optional: true };
  }
}

/** Whether an index may be -1. */
export function mayBeNone(game: GameIr, e: Expr): boolean {
  switch (e.k) {
    case 'int':
      return e.v < 0;
    case 'zone':
      return e.owner !== undefined && mayBeNone(game, e.owner);
    case 'areaPlace':
      return mayBeNone(game, e.area);
    case 'cond':
      return mayBeNone(game, e.a) || mayBeNone(game, e.b);
    default: {
      const type = typeOf(game, e);
      return type.t === 'place' || (type.t === 'ref' && type.optional);
    }
  }
}

function orNone(type: ValueType, optional: boolean): ValueType {
  return type.t === 'ref' && optional && !type.optional ? { ...type, optional: true } : type;
}
