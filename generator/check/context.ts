/** What the checker carries while it reads lines: the model, the scope, the unit in hand, problems of the line. */
import type { Details, Reporter, Span } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type { ArgsOf, Code } from '../diagnostics/registry.ts';
import type {
  BanIr,
  ChoiceIr,
  DefId,
  DefIr,
  Expr,
  FieldId,
  KindId,
  ProcId,
  SetExpr,
  SetSource,
  SourceRef,
  Step,
  Test,
  VarId,
} from '../ir/index.ts';
import type { Linker } from '../link/linker.ts';
import {
  type Definition,
  type Field,
  type Kind,
  type Model,
  type Procedure,
  type Site,
  sourceRef,
  spanIn,
} from '../link/model.ts';
import { refTo, type Type } from '../link/types.ts';
import type { Node, Place, Sentence } from '../sentence/ast.ts';
import type { SentenceForms } from '../sentence/parse-sentence.ts';
import { RESERVED } from '../sentence/reserved.ts';
import type { Reading } from './reading.ts';
import { type Named, Scope } from './scope.ts';
import type { Built } from './steps/step.ts';

export interface Problem {
  readonly report: () => void;
  readonly at: number;
  readonly code: Code;
}

/** A definition after its body was read. */
export interface DefinitionResult {
  readonly type: Type;
  readonly ir: DefIr;
  readonly edge?: { readonly name: string; readonly type: Type; readonly value: Expr };
}

/** What the line stands in: a procedure, a definition, an exception. */
export interface Unit {
  readonly kind: 'procedure' | 'definition' | 'exception';
  readonly name: string;
  readonly during: string | undefined;
  readonly procedure?: Procedure;
  /** Definitions, procedures and attributes it uses, each with its first place; names of running procedures it reads. */
  readonly uses: Map<string, Span>;
}

export interface Results {
  readonly definitions: Map<DefId, DefinitionResult>;
  readonly choices: ChoiceIr[];
  readonly bans: BanIr[];
  secrets: number;
  /** Every unit, by `definition 3`, `procedure 2`, `exception 1`. */
  readonly units: Map<string, Unit>;
}

/** The readers of phrases and steps call each other; they meet here, so that no file imports in a circle. */
export interface Readers {
  value(ctx: Context, node: Node): Reading[];
  condition(ctx: Context, node: Node): Expr | undefined;
  nounPhrase(ctx: Context, node: Node): Reading[];
  callDefinition(ctx: Context, definition: Definition, args: readonly Expr[], place: Place): Reading | undefined;
  list(ctx: Context, sites: readonly Site[]): Step[];
  sentence(ctx: Context, sentence: Sentence): Built | undefined;
}

export class Context {
  readonly readers: Readers;
  readonly linker: Linker;
  readonly forms: SentenceForms;
  vocabulary: ReadonlySet<string>;
  /** Names of each procedure, kept over the passes: its parameters, `let`s and choices. */
  readonly procedureNames: Map<ProcId, Map<string, Named>>;
  /** Attributes that some exception changes: read by way of a definition. */
  readonly modified = new Map<FieldId, DefId>();
  results: Results = { definitions: new Map(), choices: [], bans: [], secrets: 0, units: new Map() };
  reporter: Reporter;
  scope = new Scope();
  site!: Site; // set by `line` before anything is read
  clause: string | undefined;
  unit!: Unit; // set by whoever begins a unit
  problems: Problem[] = [];
  /** Something the line reads was already reported: no follow-up of it is. */
  hasUnknown = false;
  /** Subject of the last `is`, for `and is …`. */
  subject: readonly Reading[] | undefined;
  /** Inside `secretly`: the member whose steps these are. */
  secretMember: { readonly v: VarId; readonly kind: KindId } | undefined;
  /** Loops around the line in hand, innermost last, and all loop names of the procedure. */
  loops: readonly string[] = [];
  loopNames = new Set<string>();
  /** The line before was an `if` in error. */
  failedIf = false;
  /** `if`s that already have their `otherwise`. */
  readonly closedIfs = new WeakSet<object>();
  /** The noun phrase whose number the words around it fix. */
  expected: { readonly node: Node; readonly number: 'one' | 'many' } | undefined;
  /** Definitions being read, for cycles. */
  readonly open = new Set<DefId>();

  constructor(init: {
    readonly linker: Linker;
    readonly forms: SentenceForms;
    readonly vocabulary: ReadonlySet<string>;
    readonly reporter: Reporter;
    readonly readers: Readers;
  }) {
    this.readers = init.readers;
    this.linker = init.linker;
    this.forms = init.forms;
    this.vocabulary = init.vocabulary;
    this.reporter = init.reporter;
    this.procedureNames = new Map();
  }

  get model(): Model {
    return this.linker.model;
  }

  kind(id: KindId): Kind {
    return this.linker.kind(id);
  }

  get players(): Kind | undefined {
    return this.linker.kindOfPlural(this.model.playersName.plural);
  }

  /** The attribute that says who owns a thing of this kind. */
  ownerField(kind: Kind): Field | undefined {
    const { players } = this;
    return (
      players && [...kind.fields.values()].find((field) => field.type.t === 'ref' && field.type.kind === players.id)
    );
  }

  newLocal(name: string, kind: KindId): VarId {
    return this.linker.addVar({ name, storage: 'local', type: refTo(kind) as never });
  }

  source(): SourceRef {
    return sourceRef(this.site);
  }

  span(place: Place): Span {
    const length = this.site.line.text.length;
    const at = Math.min(place.at, length);
    return spanIn(this.site, at, Math.max(Math.min(place.end, length), at));
  }

  /** The span of a line that is known by its place in a file only. */
  spanOf(src: SourceRef, near: Site | undefined): Span | undefined {
    if (!near || near.doc.file !== src.file) return near?.line.span;
    const visit = (line: Site['line']): Span | undefined => {
      if (sourceRef({ doc: near.doc, line }).line === src.line && sourceRef({ doc: near.doc, line }).text === src.text)
        return line.span;
      for (const one of line.value ? [line.value, ...line.kids] : line.kids) {
        const span = visit(one);
        if (span) return span;
      }
      return undefined;
    };
    return visit(near.line) ?? near.line.span;
  }

  /** Remembers that the unit in hand uses something. */
  use(what: `${'definition' | 'procedure' | 'attribute'} ${number}`, place?: Place): void {
    const { uses } = this.unit;
    if (!uses.has(what)) uses.set(what, place ? this.span(place) : this.site.line.span);
  }

  textOf(place: Place): string {
    return this.site.line.text
      .slice(place.at, place.end)
      .replace(/\s*§[\d.]+/g, '')
      .trim();
  }

  /** Remembers a problem; it is reported only if no reading of the line is left. */
  problem<C extends Code>(code: C, place: Place, args: ArgsOf<C>, details?: Details): [] {
    const span = this.span(place);
    const { reporter } = this;
    this.problems.push({ at: place.at, code, report: () => reporter.report(code, span, args, details) });
    return [];
  }

  suggestion(word: string, candidates: Iterable<string>): string {
    return didYouMean(nearest(word, candidates));
  }

  /** All members of a kind. */
  newSet(kind: KindId, source: SetSource, noun = this.kind(kind).name): SetExpr {
    return { kind, elem: this.newLocal(noun, kind), source, lets: [], tests: [] };
  }

  withTest(set: SetExpr, cond: Expr): SetExpr {
    const test: Test = { cond, ...(this.clause !== undefined && { clause: this.clause }), src: this.source() };
    return { ...set, tests: [...set.tests, test] };
  }

  /** Reads a noun where its number is known: after `each` and `every` one, after `any` and `no` many; then the kind is meant, not a name in scope. */
  withNumber<T>(node: Node, number: 'one' | 'many', run: () => T): T {
    const outer = this.expected;
    this.expected = { node, number };
    try {
      return run();
    } finally {
      this.expected = outer;
    }
  }

  /** A name for a loop, unique in its procedure. */
  loopName(stem: string): string {
    let name = stem;
    for (let copy = 2; this.loopNames.has(name); copy++) name = `${stem}-${copy}`;
    this.loopNames.add(name);
    return name;
  }

  inLoop<T>(name: string, run: () => T): T {
    const outer = this.loops;
    this.loops = [...outer, name];
    try {
      return run();
    } finally {
      this.loops = outer;
    }
  }

  inScope<T>(scope: Scope, run: () => T): T {
    const outer = this.scope;
    const { subject } = this;
    this.scope = scope;
    try {
      return run();
    } finally {
      this.scope = outer;
      this.subject = subject;
    }
  }

  /** Candidates for a suggestion: everything that can be said. */
  allWords(): Iterable<string> {
    return [...this.scope.names(), ...this.vocabulary].filter((word) => !RESERVED.has(word));
  }

  definitionsNamed(name: string, adjectiveOf: KindId | undefined): Definition[] {
    return this.model.definitions.filter(
      (definition) => definition.name === name && definition.adjectiveOf === adjectiveOf,
    );
  }
}
