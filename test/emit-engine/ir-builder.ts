/** Short ways to write pieces of the intermediate representation by hand. */
import type {
  BanIr,
  ChoiceIr,
  DefIr,
  Expr,
  FieldIr,
  GameIr,
  KindIr,
  OptionIr,
  ProcIr,
  ScenarioIr,
  SetExpr,
  SetSource,
  SourceRef,
  Step,
  Target,
  ValueType,
  VarIr,
} from '../../generator/ir/index.ts';

export const NUM: ValueType = { t: 'num' };
export const BOOL: ValueType = { t: 'bool' };
export const ref = (kind: number, optional = false): ValueType => ({ t: 'ref', kind, optional });

export const int = (v: number): Expr => ({ k: 'int', v });
export const read = (v: number): Expr => ({ k: 'var', v });
export const attr = (field: number, of: Expr, by?: Expr): Expr => ({
  k: 'attr',
  field,
  of,
  ...(by === undefined ? {} : { by }),
});
export const cmp = (l: Expr, op: (Expr & { k: 'cmp' })['op'], r: Expr): Expr => ({ k: 'cmp', op, l, r });
export const arith = (l: Expr, op: (Expr & { k: 'arith' })['op'], r: Expr): Expr => ({ k: 'arith', op, l, r });
export const and = (...items: readonly Expr[]): Expr => ({ k: 'and', items });
export const not = (x: Expr): Expr => ({ k: 'not', x });

type WithoutId<T> = Omit<T, 'id' | 'src'> & { readonly src?: SourceRef };

/** Collects a small game; every `add…` gives the index of what it added. */
export class GameBuilder {
  readonly kinds: KindIr[] = [];
  readonly fields: FieldIr[] = [];
  readonly vars: VarIr[] = [];
  readonly consts: { name: string; value: number; src: SourceRef }[] = [];
  readonly options: { name: string; start: boolean; src: SourceRef }[] = [];
  readonly defs: DefIr[] = [];
  readonly procs: ProcIr[] = [];
  readonly choices: ChoiceIr[] = [];
  readonly bans: BanIr[] = [];
  readonly scenarios: ScenarioIr[] = [];
  readonly secretZones: { kind: number; zone: number }[] = [];
  secrets = 0;
  private lineNumber = 0;

  /** The next line of the only rules file. */
  src(text = ''): SourceRef {
    this.lineNumber += 1;
    return { file: '01-rules.yaml', line: this.lineNumber, text };
  }

  addKind(name: string, members: readonly string[], more: Partial<KindIr> = {}): number {
    const id = this.kinds.length;
    this.kinds.push({
      id,
      name,
      plural: `${name}s`,
      members,
      identity: 'all',
      isEnum: false,
      src: this.src(),
      ...more,
    });
    return id;
  }

  addPrinted(kind: number, name: string, type: ValueType, printed: readonly (number | readonly number[])[]): number {
    const id = this.fields.length;
    this.fields.push({ id, kind, name, type, printed, src: this.src() });
    return id;
  }

  addLive(kind: number, name: string, type: ValueType, more: Partial<NonNullable<FieldIr['live']>> = {}): number {
    const id = this.fields.length;
    const size = this.kinds[kind]?.members.length ?? 0;
    const start = new Array<number>(size).fill(type.t === 'ref' ? -1 : 0);
    this.fields.push({ id, kind, name, type, live: { start, sight: 'all', resetAt: [], ...more }, src: this.src() });
    return id;
  }

  addTrack(name: string, type: ValueType = NUM, start = 0): number {
    const id = this.vars.length;
    this.vars.push({ id, name, storage: 'state', type, track: { start, lo: -1000, hi: 1000, sight: 'all' } });
    return id;
  }

  /** A variable in cells that belongs to a procedure. */
  addState(name: string, type: ValueType, proc: number, per?: number): number {
    const id = this.vars.length;
    this.vars.push({ id, name, storage: 'state', type, proc, ...(per === undefined ? {} : { per }) });
    return id;
  }

  addLocal(name: string, type: ValueType = NUM, proc?: number): number {
    const id = this.vars.length;
    this.vars.push({ id, name, storage: 'local', type, ...(proc === undefined ? {} : { proc }) });
    return id;
  }

  set(kind: number, source: SetSource, more: Partial<SetExpr> & { readonly elem?: number } = {}): SetExpr {
    const elem = more.elem ?? this.addLocal(this.kinds[kind]?.name ?? 'it', ref(kind));
    return { kind, elem, source, lets: [], tests: [], ...more };
  }

  /** A set whose tests are made from its member. */
  where(kind: number, source: SetSource, ...tests: readonly ((elem: Expr) => Expr)[]): SetExpr {
    const set = this.set(kind, source);
    return { ...set, tests: tests.map((test) => ({ cond: test(read(set.elem)), src: this.src() })) };
  }

  addDef(def: WithoutId<Omit<DefIr, 'title' | 'overrides' | 'adjustments'>> & Partial<DefIr>): number {
    const id = this.defs.length;
    const src = this.src(def.name);
    this.defs.push({ overrides: [], adjustments: [], title: def.name, src, ...def, id });
    return id;
  }

  addValue(name: string, result: ValueType, value: Expr, params: readonly number[] = []): number {
    return this.addDef({ name, params, result, body: { k: 'value', value } });
  }

  addProc(name: string, body: readonly Step[] = [], more: Partial<ProcIr> = {}): number {
    const id = this.procs.length;
    const src = this.src(name);
    this.procs.push({
      title: name,
      name,
      params: [],
      body,
      resumable: false,
      resets: [],
      endsBans: [],
      endsReveals: false,
      src,
      ...more,
      id,
    });
    return id;
  }

  /** Gives a procedure its steps after it was added, so that steps can speak of it. */
  setBody(proc: number, body: readonly Step[]): void {
    const found = this.procs[proc];
    if (found !== undefined) this.procs[proc] = { ...found, body };
  }

  addChoice(name: string, proc: number, by: Expr, options: readonly OptionIr[]): number {
    const id = this.choices.length;
    this.choices.push({ id, name, proc, by, options, src: this.src(name) });
    return id;
  }

  option(name: string, more: Partial<OptionIr> = {}): OptionIr {
    return { name, kind: 'plain', bans: [], ends: false, src: this.src(name), ...more };
  }

  setVar(v: number, value: Expr): Step {
    return { k: 'set', target: { k: 'var', v }, value, src: this.src() };
  }

  add(target: Target, by: number): Step {
    return { k: 'add', target, by: int(by), clamp: false, src: this.src() };
  }

  build(main: number, more: Partial<GameIr> = {}): GameIr {
    const { kinds, fields, vars, consts, options, defs, procs, choices, bans, scenarios, secretZones, secrets } = this;
    const src = this.src();
    return {
      id: 'sample',
      title: 'Sample',
      prefix: 'S',
      players: 0,
      kinds,
      fields,
      vars,
      consts,
      options,
      defs,
      procs,
      choices,
      bans,
      scenarios: scenarios.length > 0 ? scenarios : [{ name: 'plain', tracks: [], fields: [], places: [], src }],
      main,
      clauses: [],
      secretZones,
      secrets,
      ...more,
    };
  }
}
