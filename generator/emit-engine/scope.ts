import type { Expr, ValueType, VarId } from '../ir/index.ts';
import type { EngineContext } from './engine-context.ts';
import { camelCase, freeName } from './safe-identifier.ts';
import type { FileBuilder } from './source-file.ts';
import { mayBeNone } from './type-of.ts';

/** A local variable of the rules that a helper function gets from its caller. */
export interface FreeVariable {
  readonly v: VarId;
  readonly name: string;
}

/** Equal keys: expressions of the same shape over the same variables. */
export function expressionKey(e: Expr): string {
  return JSON.stringify(e);
}

export interface ScopeMark {
  readonly bindings: ReadonlyMap<VarId, string>;
  readonly taken: ReadonlySet<string>;
}

/** The names known while the body of one generated function is printed. */
export class Scope {
  readonly ctx: EngineContext;
  readonly file: FileBuilder;
  /** Title of the rule whose code this is, for names of helpers. */
  readonly owner: string;
  readonly uses = new Set<string>();
  /** Locals that were needed but not bound: they become parameters. Only helpers have them. */
  readonly free: FreeVariable[] = [];
  private readonly isHelper: boolean;
  private bindings = new Map<VarId, string>();
  private taken = new Set<string>();
  /** Expressions that have a name now. */
  private known = new Map<string, string>();
  /** Expressions that are certainly not none now. */
  private sure = new Set<string>();

  constructor(ctx: EngineContext, file: FileBuilder, owner: string, isHelper = false) {
    this.ctx = ctx;
    this.file = file;
    this.owner = owner;
    this.isHelper = isHelper;
  }

  /** Notes that a name declared at the top of some file is used. */
  use(name: string): string {
    this.uses.add(name);
    return name;
  }

  /** A new local that hides nothing. */
  fresh(wanted: string): string {
    const name = freeName((candidate) => this.taken.has(candidate) || this.ctx.names.has(candidate), wanted);
    this.taken.add(name);
    return name;
  }

  /** A new local for a variable of the rules. */
  local(v: VarId): string {
    const name = this.fresh(camelCase(this.ctx.variable(v).name));
    this.bindings.set(v, name);
    return name;
  }

  bind(v: VarId, text: string): void {
    this.bindings.set(v, text);
  }

  /** The text that stands for a variable that is not in cells. */
  lookup(v: VarId): string {
    const bound = this.bindings.get(v);
    if (bound !== undefined) return bound;
    const variable = this.ctx.variable(v);
    if (!this.isHelper)
      throw new Error(
        `this is a bug in the generator (emit-engine): "${variable.name}" (${v}) is not known in ${this.owner}`,
      );
    const name = this.local(v);
    this.free.push({ v, name });
    return name;
  }

  /** Notes that a local holds the value of an expression, until what it reads may change. */
  know(e: Expr, name: string): void {
    this.known.set(expressionKey(e), name);
  }

  knownName(e: Expr): string | undefined {
    return this.known.size === 0 ? undefined : this.known.get(expressionKey(e));
  }

  /** Notes that an expression is not none, until what it reads may change. */
  trust(...expressions: readonly Expr[]): void {
    for (const e of expressions) this.sure.add(expressionKey(e));
  }

  mayBeNone(e: Expr): boolean {
    return mayBeNone(this.ctx.game, e) && !(this.sure.size > 0 && this.sure.has(expressionKey(e)));
  }

  /** Forgets what was known about expressions: their cells may be written from here on. */
  forgetExpressions(): void {
    this.known = new Map();
    this.sure = new Set();
  }

  isBound(v: VarId): boolean {
    return this.bindings.has(v);
  }

  /** Runs `body` for a block of its own; what it binds and names is forgotten after it. Free variables stay known. */
  inner<T>(body: () => T): T {
    const { bindings, taken, known, sure } = this;
    this.bindings = new Map(bindings);
    this.taken = new Set(taken);
    this.known = new Map(known);
    this.sure = new Set(sure);
    const result = body();
    this.bindings = bindings;
    this.taken = taken;
    this.known = known;
    this.sure = sure;
    for (const { v, name } of this.free) {
      this.bindings.set(v, name);
      this.taken.add(name);
    }
    return result;
  }

  /** The same for code that stands in the block around: its names stay taken. */
  section<T>(body: () => T): T {
    let taken = this.taken;
    const result = this.inner(() => {
      const made = body();
      taken = this.taken;
      return made;
    });
    this.taken = new Set([...this.taken, ...taken]);
    return result;
  }

  /** What is bound and named now, to go back to with `restore`. */
  mark(): ScopeMark {
    return { bindings: new Map(this.bindings), taken: new Set(this.taken) };
  }

  restore(mark: ScopeMark): void {
    this.bindings = new Map(mark.bindings);
    this.taken = new Set(mark.taken);
    this.forgetExpressions();
  }

  helper(): Scope {
    return new Scope(this.ctx, this.file, this.owner, true);
  }

  typeOfVariable(v: VarId): ValueType {
    return this.ctx.variable(v).type;
  }
}
