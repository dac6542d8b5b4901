/**
 * Which references may be none. A declared type says what is meant; this says what can happen: a parameter, name or
 * definition is optional as soon as one value that reaches it may be none. Emitters then guard every use of it.
 */
import type {
  ChoiceIr,
  DefId,
  DefIr,
  Expr,
  FieldIr,
  ProcIr,
  SetExpr,
  Step,
  Target,
  VarId,
  VarIr,
} from '../ir/index.ts';

export interface Pieces {
  readonly vars: readonly VarIr[];
  readonly fields: readonly FieldIr[];
  readonly defs: readonly DefIr[];
  readonly procs: readonly ProcIr[];
  readonly choices: readonly ChoiceIr[];
}

export function markPossiblyNone<P extends Pieces>(pieces: P): Pick<P, 'vars' | 'defs' | 'fields'> {
  const flow = new NoneFlow(pieces);
  flow.settle();
  const vars = pieces.vars.map((v) =>
    v.type.t === 'ref' && flow.vars.has(v.id) ? { ...v, type: { ...v.type, optional: true } } : v,
  );
  const defs = pieces.defs.map((def) =>
    def.result.t === 'ref' && flow.defs.has(def.id) ? { ...def, result: { ...def.result, optional: true } } : def,
  );
  const fields = pieces.fields.map((field) =>
    field.type.t === 'ref' && flow.fields.has(field.id) ? { ...field, type: { ...field.type, optional: true } } : field,
  );
  return { vars, defs, fields };
}

class NoneFlow {
  readonly vars = new Set<VarId>();
  readonly defs = new Set<DefId>();
  readonly fields = new Set<number>();
  readonly #pieces: Pieces;
  #grown = false;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
    for (const { id, type } of pieces.vars) if (type.t === 'ref' && type.optional) this.vars.add(id);
    for (const { id, result } of pieces.defs) if (result.t === 'ref' && result.optional) this.defs.add(id);
    for (const { id, type, live, printed } of pieces.fields) {
      const startsAtNone = (live?.start ?? printed ?? []).some((value) => value === -1);
      if (type.t === 'ref' && (type.optional || startsAtNone)) this.fields.add(id);
    }
  }

  /** Goes round until nothing more may be none. */
  settle(): void {
    do {
      this.#grown = false;
      for (const def of this.#pieces.defs) this.#definition(def);
      for (const proc of this.#pieces.procs) this.#visit(proc.body);
      this.#visit(this.#pieces.choices);
    } while (this.#grown);
  }

  #mark(set: Set<number>, id: number | undefined): void {
    if (id === undefined || set.has(id)) return;
    set.add(id);
    this.#grown = true;
  }

  #definition({ id, body, overrides }: DefIr): void {
    for (const one of [body, ...overrides.map((override) => override.body)]) {
      if (one.k === 'value' && this.#mayBeNone(one.value)) this.#mark(this.defs, id);
      this.#visit(one);
    }
    this.#visit(overrides.map((override) => override.cond));
  }

  /** Everything that hands values on: calls, writes, the names of sets. */
  #visit(piece: unknown): void {
    if (Array.isArray(piece)) for (const item of piece) this.#visit(item);
    if (typeof piece !== 'object' || piece === null || Array.isArray(piece)) return;
    const node = piece as Partial<Expr & Step & SetExpr['source'] & SetExpr> & { readonly k?: string };
    this.#handOn(node as { readonly k?: string });
    for (const [key, value] of Object.entries(piece)) if (key !== 'src') this.#visit(value);
  }

  #handOn(piece: { readonly k?: string }): void {
    switch (piece.k) {
      case 'call':
      case 'def': {
        if ('proc' in piece) return this.#callProcedure(piece as Extract<Step, { k: 'call' }>);
        const { def, args } = piece as Extract<Expr, { k: 'call' }>;
        const params = this.#pieces.defs.find((one) => one.id === def)?.params ?? [];
        for (const [i, arg] of args.entries()) if (this.#mayBeNone(arg)) this.#mark(this.vars, params[i]);
        return;
      }
      case 'do':
        for (const text of (piece as Extract<Step, { k: 'do' }>).texts) this.#callProcedure(text);
        return;
      case 'set': {
        if (!('target' in piece)) return; // a set handed to a parameter, or the body of a noun
        const { target, value } = piece as Extract<Step, { k: 'set' }>;
        if (this.#mayBeNone(value)) this.#write(target);
        return;
      }
      case 'swap': {
        const { a, b } = piece as Extract<Step, { k: 'swap' }>;
        if (this.#mayBeNone(a)) this.#write(b);
        if (this.#mayBeNone(b)) this.#write(a);
        return;
      }
      case 'eachOf':
      case 'eachFrom':
        return; // what is none is skipped, or begins at the first
      case 'draw':
        this.#mark(this.vars, (piece as Extract<Step, { k: 'draw' }>).as);
        return;
      case 'members': {
        return; // none is no member
      }
      default: {
        const { lets, edge } = piece as Partial<SetExpr> & { readonly edge?: unknown };
        for (const { v, value } of lets ?? []) if (this.#mayBeNone(value)) this.#mark(this.vars, v);
        const bound = edge as { readonly v?: VarId; readonly value?: Expr } | undefined;
        if (typeof bound === 'object' && bound.value && this.#mayBeNone(bound.value)) this.#mark(this.vars, bound.v);
      }
    }
  }

  #callProcedure({ proc, args }: Pick<Extract<Step, { k: 'call' }>, 'proc' | 'args'>): void {
    const params = this.#pieces.procs[proc]?.params ?? [];
    for (const [i, arg] of args.entries())
      if (arg.k === 'value' && this.#mayBeNone(arg.value)) this.#mark(this.vars, params[i]);
  }

  #write(target: Target): void {
    if (target.k === 'var') this.#mark(this.vars, target.v);
    else this.#mark(this.fields, target.field);
  }

  #mayBeNone(expr: Expr | Target): boolean {
    switch (expr.k) {
      case 'int':
        return expr.v < 0;
      case 'var':
        return this.vars.has(expr.v);
      case 'attr':
        return (
          this.#pieces.fields[expr.field]?.type.t === 'ref' && (this.fields.has(expr.field) || this.#mayBeNone(expr.of))
        );
      case 'call':
        return this.defs.has(expr.def);
      case 'cond':
        return this.#mayBeNone(expr.a) || this.#mayBeNone(expr.b);
      case 'other':
        return this.#mayBeNone(expr.of);
      case 'standsIn':
      case 'placeOf':
      case 'edge':
      case 'first':
        return true;
      default:
        return false;
    }
  }
}
