/** Names in force at a line, innermost first. */
import type { Expr, Target, VarId } from '../ir/index.ts';
import type { Kind } from '../link/model.ts';
import type { Type } from '../link/types.ts';
import type { Reading } from './reading.ts';

export interface Named {
  readonly type: Type;
  readonly expr: Expr;
  /** How to write it, if it can be written. */
  readonly target?: Target;
  /** For sets and dice: the variable that keeps them. */
  readonly store?: VarId;
  /** Made by a line that was itself in error: what reads it is not reported again. */
  readonly unknown?: true;
  /** For a die of a throw: its face. */
  readonly face?: VarId;
}

export class Scope {
  readonly #names = new Map<string, Named>();
  readonly #outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.#outer = outer;
  }

  get(name: string): Named | undefined {
    return this.#names.get(name) ?? this.#outer?.get(name);
  }

  set(name: string, named: Named): void {
    this.#names.set(name, named);
  }

  names(): string[] {
    return [...this.#names.keys(), ...(this.#outer?.names() ?? [])];
  }
}

/** The names of an element inside `where`: its kind, the noun it was called by, the edge it was reached over. */
export function bindElement(kind: Kind, scope: Scope, reading: Reading): void {
  const { set } = reading;
  if (!set) return;
  const named = {
    type: { t: 'ref', kind: set.kind, optional: false } as const,
    expr: { k: 'var', v: set.elem } as const,
  };
  scope.set(kind.name, named);
  if (reading.noun) scope.set(reading.noun, named);
  if (reading.edge) scope.set(reading.edge.name, { type: reading.edge.type, expr: reading.edge.value });
}
