/** Exceptions that modify a value: `price of weapon counts as 3 while …`. They join the definition they change. */
import type { DefIr, Expr, FieldId, ValueType, VarId } from '../ir/index.ts';
import { type ExceptionRule, type Field, sourceRef } from '../link/model.ts';
import { fits } from '../link/types.ts';
import type { Exception, Node, NounPhrase } from '../sentence/ast.ts';
import { lexLine } from '../sentence/lexer.ts';
import type { SentenceParser } from '../sentence/parse-sentence.ts';
import type { Context } from './context.ts';
import { definitionResult } from './definitions.ts';
import { typeWords } from './one-reading.ts';
import { finish, readLine } from './read-line.ts';
import { both, equal } from './reading.ts';
import { useDuring } from './running-names.ts';
import { Scope } from './scope.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** Attributes which some exception changes get a definition of their own, so that every reader asks it. */
export function prepareModified(ctx: Context): void {
  for (const rule of ctx.model.exceptions) {
    const line = rule.site.line.value;
    const first = line && lexLine(line.text).tokens[0]?.text;
    for (const field of ctx.model.fields) {
      if (
        field.name !== first ||
        ctx.modified.has(field.id) ||
        field.live?.by !== undefined ||
        field.type.t === 'set' ||
        shadowedColumn(ctx, field)
      )
        continue;
      ctx.modified.set(field.id, ctx.model.definitions.length + ctx.modified.size);
    }
  }
  for (const [field, def] of ctx.modified) ctx.results.definitions.set(def, attributeDefinition(ctx, field, def));
}

/** A column that only gives a live attribute its start is never read by rules. */
function shadowedColumn(ctx: Context, field: Field): boolean {
  return ctx.kind(field.kind).fields.get(field.name) !== field;
}

function attributeDefinition(ctx: Context, id: FieldId, def: number): { type: Field['type']; ir: DefIr } {
  const field = ctx.model.fields[id] as Field; // ids are indices
  const kind = ctx.kind(field.kind);
  const v = ctx.linker.addVar({
    name: kind.name,
    storage: 'local',
    type: { t: 'ref', kind: kind.id, optional: false },
  });
  const body = { k: 'value', value: { k: 'attr', field: id, of: { k: 'var', v } } } as const;
  return {
    type: field.type,
    ir: {
      id: def,
      title: `${field.name} of ${kind.name}`,
      name: `${field.name}-of-${kind.name}`,
      params: [v],
      result: field.type as ValueType,
      body,
      overrides: [],
      adjustments: [],
      src: sourceRef(field.site),
    },
  };
}

export function applyException(ctx: Context, rule: ExceptionRule): void {
  const { line } = rule.site;
  if (!line.value) return;
  ctx.scope = new Scope(useDuring(ctx, rule.during));
  ctx.unit = { kind: 'exception', name: rule.title, during: rule.during, uses: new Map() };
  ctx.results.units.set(`exception ${ctx.results.units.size}`, ctx.unit);
  readLine(
    ctx,
    rule.site.line === line ? { doc: rule.site.doc, line: line.value } : rule.site,
    (parser: SentenceParser) => {
      const exception = parser.exception();
      finish(parser, 'exception');
      return apply(ctx, rule, exception) || undefined;
    },
  );
}

function apply(ctx: Context, rule: ExceptionRule, exception: Exception): boolean {
  const place = exception.subject;
  const [word] = place.t === 'np' ? place.words : [];
  if (place.t !== 'np' || !word || exception.kind === 'may not') {
    ctx.problem('check/not-yet-compiled', exception, { found: ctx.textOf(exception) });
    return false;
  }
  const [of] = place.posts;
  const target = changedDefinition(ctx, place, of?.p === 'of' ? of.x : undefined);
  if (!target) {
    if (ctx.problems.length === 0 && !ctx.hasUnknown)
      ctx.problem('check/means-nothing', word, {
        found: word.text,
        suggestion: ctx.suggestion(word.text, [
          ...ctx.model.fields.map((field) => field.name),
          ...ctx.model.definitions.map((one) => one.name),
        ]),
      });
    return false;
  }
  return addTo(ctx, rule, exception, target);
}

interface Changed {
  readonly ir: DefIr;
  readonly condition: readonly Expr[];
  readonly scope: Scope;
}

/** The definition that an exception changes, and when its subject is meant. */
function changedDefinition(ctx: Context, subject: NounPhrase, of: Node | undefined): Changed | undefined {
  const name = subject.words.at(-1)?.text ?? '';
  const scope = new Scope(ctx.scope);
  if (!of) {
    const definition = ctx.definitionsNamed(name, undefined).find(({ params }) => params.length === 0);
    const result = definition && definitionResult(ctx, definition);
    if (definition && !result) ctx.hasUnknown = true; // its own line is reported
    return result && { ir: result.ir, condition: [], scope };
  }
  for (const { ir, params } of candidates(ctx, name)) {
    const [param] = params;
    const type = param?.type;
    if (!param || type?.t !== 'ref') continue;
    const cond = subjectCondition(ctx, of, type.kind, param.v);
    if (!cond) continue;
    for (const { name: other, v, type: otherType } of params)
      scope.set(other, { type: otherType, expr: { k: 'var', v } });
    for (const noun of cond.nouns) scope.set(noun, { type, expr: { k: 'var', v: param.v } });
    return { ir, condition: cond.tests, scope };
  }
  return undefined;
}

interface Candidate {
  readonly ir: DefIr;
  readonly params: readonly { readonly name: string; readonly v: VarId; readonly type: Field['type'] }[];
}

function candidates(ctx: Context, name: string): Candidate[] {
  const attributes = [...ctx.modified].flatMap(([id, def]): Candidate[] => {
    const field = ctx.model.fields[id];
    const ir = ctx.results.definitions.get(def)?.ir;
    if (field?.name !== name || !ir) return [];
    const type = { t: 'ref', kind: field.kind, optional: false } as const;
    return [{ ir, params: [{ name: ctx.kind(field.kind).name, v: ir.params[0] as VarId, type }] }];
  });
  const defined = ctx.definitionsNamed(name, undefined).flatMap((definition): Candidate[] => {
    const result = definitionResult(ctx, definition);
    if (!result) ctx.hasUnknown = true; // its own line is reported
    if (!result || definition.params[0]?.preposition !== 'of') return [];
    return [
      { ir: result.ir, params: definition.params.map((param, i) => ({ ...param, v: result.ir.params[i] as VarId })) },
    ];
  });
  return [...attributes, ...defined];
}

/** `weapon`, `rusty weapons`, `axe`: what must hold of the thing, and the words that name it. */
function subjectCondition(
  ctx: Context,
  of: Node,
  kind: number,
  v: VarId,
): { readonly tests: readonly Expr[]; readonly nouns: readonly string[] } | undefined {
  const thing: Expr = { k: 'var', v };
  const mark = ctx.problems.length;
  const readings = [
    ...ctx.withNumber(of, 'one', () => ctx.readers.nounPhrase(ctx, of)),
    ...ctx.withNumber(of, 'many', () => ctx.readers.nounPhrase(ctx, of)),
  ];
  const last = of.t === 'np' ? of.words.at(-1)?.text : undefined;
  const own = ctx.kind(kind).name;
  for (const reading of readings) {
    if (reading.type.t === 'ref' && reading.type.kind === kind && reading.expr) {
      ctx.problems.length = mark;
      return { tests: [equal(thing, reading.expr)], nouns: [own] };
    }
    if (reading.set?.kind === kind) {
      ctx.problems.length = mark;
      const whole = reading.set.source.k === 'all' && reading.set.tests.length === 0;
      return {
        tests: whole ? [] : [{ k: 'in', x: thing, set: reading.set }],
        nouns: [own, ...(last === undefined ? [] : [last])],
      };
    }
  }
  return undefined;
}

function addTo(ctx: Context, rule: ExceptionRule, exception: Exception, target: Changed): boolean {
  const { value } = exception;
  if (!value) return false;
  return ctx.inScope(target.scope, () => {
    const extra = exception.condition && ctx.readers.condition(ctx, exception.condition);
    if (exception.condition && !extra) return false;
    const tests = [...target.condition, ...(extra ? [extra] : [])];
    const cond: Expr = tests.length === 0 ? { k: 'bool', v: true } : both(tests);
    const ir = target.ir as Mutable<DefIr>;
    const readings = ctx.readers.value(ctx, value);
    const common = {
      cond,
      ...(ctx.clause !== undefined && { clause: ctx.clause }),
      title: rule.title,
      src: ctx.source(),
    };
    const { result } = ir;
    const fitting = readings.find((reading) =>
      result.t === 'set'
        ? reading.set?.kind === result.kind
        : reading.expr !== undefined && fits(reading.type, result as Field['type']),
    );
    if (!fitting) {
      if (readings[0])
        ctx.problem('check/wrong-type', value, {
          expected: typeWords(ctx, { type: result as Field['type'] }),
          found: ctx.textOf(value),
          actual: typeWords(ctx, readings[0]),
        });
      return false;
    }
    if (exception.kind === 'as') {
      const body =
        result.t === 'set' && fitting.set
          ? ({ k: 'set', set: fitting.set } as const)
          : ({ k: 'value', value: fitting.expr as Expr } as const);
      return addOverride(ctx, exception, ir, { ...common, body });
    }
    const by = fitting.expr as Expr;
    const op = exception.kind === 'at least' ? 'atLeast' : exception.kind === 'at most' ? 'atMost' : 'add';
    ir.adjustments.push({
      ...common,
      op,
      by: exception.kind === 'fewer' ? { k: 'arith', op: '-', l: { k: 'int', v: 0 }, r: by } : by,
    });
    return true;
  });
}

/** Two `counts as` for one value need an order, unless they speak of different things. */
function addOverride(
  ctx: Context,
  exception: Exception,
  ir: Mutable<DefIr>,
  override: DefIr['overrides'][number],
): boolean {
  const { over } = exception;
  const before = over
    ? ir.overrides.findIndex((one) => one.title.split(' ')[0] === over.text || one.title === over.text)
    : -1;
  const rival = ir.overrides.find((one, i) => i !== before && !apart(one.cond, override.cond));
  if (rival && before < 0) {
    ctx.problem('check/two-exceptions', exception, { other: rival.title });
    return false;
  }
  if (before >= 0) ir.overrides.splice(before, 0, override);
  else ir.overrides.push(override);
  return true;
}

/** Whether two conditions ask for different members of the same kind. */
function apart(a: Expr, b: Expr): boolean {
  const member = (cond: Expr): number | undefined => {
    const first = cond.k === 'and' ? cond.items[0] : cond;
    return first?.k === 'cmp' && first.op === '==' && first.r.k === 'int' ? first.r.v : undefined;
  };
  const [left, right] = [member(a), member(b)];
  return left !== undefined && right !== undefined && left !== right;
}
