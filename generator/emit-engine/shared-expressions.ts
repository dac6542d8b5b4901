import type { Expr, SetExpr, VarId } from '../ir/index.ts';
import { printNumber } from './code.ts';
import type { Lines } from './lines.ts';
import { mentions } from './mentions.ts';
import { camelCase } from './safe-identifier.ts';
import type { Scope } from './scope.ts';
import { expressionKey } from './scope.ts';
import { typeOf } from './type-of.ts';

/** Expressions that several conditions repeat; each is worked out once, just before the first that needs it. */
export class SharedExpressions {
  private readonly scope: Scope;
  private readonly lines: Lines;
  /** Smallest first, so that larger ones can use them. */
  private readonly repeated: readonly Expr[];

  constructor(scope: Scope, lines: Lines, conditions: readonly Expr[]) {
    this.scope = scope;
    this.lines = lines;
    this.repeated = findRepeated(conditions);
  }

  /** Names what `reader` needs. `without`: leaves out what depends on these variables, to be named later. */
  nameFor(reader: readonly Expr[], without: readonly VarId[] = []): void {
    const needed = new Set<string>();
    for (const one of reader) visitParts(one, (part) => needed.add(expressionKey(part)) !== undefined);
    for (const e of this.repeated) {
      if (!needed.has(expressionKey(e)) || this.scope.knownName(e) !== undefined || without.some((v) => mentions(e, v)))
        continue;
      const text = printNumber(this.scope, e);
      const name = this.scope.fresh(camelCase(nameOf(this.scope, e)));
      this.lines.line(`const ${name} = ${text};`);
      this.scope.know(e, name);
    }
  }
}

/** The conditions of a set, and what its source is worked out from. */
export function conditionsOf(set: SetExpr): readonly Expr[] {
  return [...set.lets.map((one) => one.value), ...set.tests.map((test) => test.cond), ...operandsOf(set)];
}

/** What the source of a set is worked out from. */
export function operandsOf({ source }: SetExpr): readonly Expr[] {
  switch (source.k) {
    case 'at':
      return [source.place];
    case 'next':
    case 'attr':
      return [source.of];
    case 'def':
      return source.args;
    default:
      return [];
  }
}

function findRepeated(conditions: readonly Expr[]): readonly Expr[] {
  const found = new Map<string, Expr>();
  for (const one of conditions) {
    visitParts(one, (part) => {
      if (isWorthNaming(part)) found.set(expressionKey(part), part);
      return true;
    });
  }
  const chosen = new Map<string, Expr>();
  const largestFirst = [...found].sort(([a], [b]) => b.length - a.length);
  for (const [key, e] of largestFirst) {
    let count = 0;
    const countIn = (root: Expr, isChosen: boolean): void =>
      visitParts(root, (part) => {
        const own = expressionKey(part);
        if (own === key) count++;
        return (isChosen && part === root) || !chosen.has(own);
      });
    for (const one of conditions) countIn(one, false);
    for (const one of chosen.values()) countIn(one, true);
    if (count > 1) chosen.set(key, e);
  }
  return [...chosen.values()].reverse();
}

function isWorthNaming(e: Expr): boolean {
  if (e.k === 'edge' || e.k === 'standsIn' || e.k === 'distance') return true;
  return e.k === 'attr' && e.of.k !== 'var' && e.of.k !== 'int';
}

/** Visits an expression and what it holds, but not what stands inside a set; `visit` tells whether to look inside. */
function visitParts(e: Expr, visit: (part: Expr) => boolean): void {
  if (!visit(e) || 'set' in e || e.k === 'countDice') return;
  for (const [key, part] of Object.entries(e)) {
    if (key === 'k' || typeof part !== 'object' || part === null) continue;
    for (const one of Array.isArray(part) ? (part as readonly Expr[]) : [part as Expr]) visitParts(one, visit);
  }
}

function nameOf(scope: Scope, e: Expr): string {
  if (e.k === 'attr') return scope.ctx.game.fields[e.field]?.name ?? 'value';
  const type = typeOf(scope.ctx.game, e);
  return type.t === 'ref' ? scope.ctx.kind(type.kind).name : e.k;
}
