/** Definitions: read when they are first used, then called. */
import type { DefIr, Expr, SetExpr, ValueType } from '../ir/index.ts';
import { clauseIn } from '../link/clauses.ts';
import { type Definition, type Site, sourceRef } from '../link/model.ts';
import { kidSites, nameOf } from '../link/pieces.ts';
import { BOOL, type Type } from '../link/types.ts';
import type { Place } from '../sentence/ast.ts';
import type { Context, DefinitionResult } from './context.ts';
import { oneReading } from './one-reading.ts';
import { finish, readLine } from './read-line.ts';
import { both, type Reading } from './reading.ts';
import { useDuring } from './running-names.ts';
import { bindElement, Scope } from './scope.ts';
import { substitute } from './substitute.ts';

export function callDefinition(
  ctx: Context,
  definition: Definition,
  args: readonly Expr[],
  place: Place,
): Reading | undefined {
  ctx.use(`definition ${definition.id}`, place);
  const result = definitionResult(ctx, definition, place);
  if (!result) {
    if (!ctx.open.has(definition.id)) ctx.hasUnknown = true; // its own line is reported
    return undefined;
  }
  const meaning = `${definition.name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
  if (result.type.t !== 'set') return { type: result.type, expr: { k: 'call', def: definition.id, args }, meaning };
  const set = ctx.newSet(result.type.kind, { k: 'def', def: definition.id, args });
  return { type: result.type, set, ...(result.edge && { edge: edgeAt(result, set, args) }), meaning };
}

/** The edge of a defined noun, seen from the set that uses it. */
function edgeAt(result: DefinitionResult, set: SetExpr, args: readonly Expr[]): NonNullable<Reading['edge']> {
  const edge = result.edge as NonNullable<Reading['edge']>; // asked by the caller
  const values = new Map<number, Expr>(result.ir.params.map((param, i) => [param, args[i] as Expr]));
  if (result.ir.body.k === 'set') values.set(result.ir.body.set.elem, { k: 'var', v: set.elem });
  return { ...edge, value: substitute(edge.value, values) };
}

export function definitionResult(ctx: Context, definition: Definition, place?: Place): DefinitionResult | undefined {
  const known = ctx.results.definitions.get(definition.id);
  if (known) return known;
  if (ctx.open.has(definition.id)) {
    if (place) ctx.problem('check/cyclic-definition', place, { name: definition.name });
    return undefined;
  }
  ctx.open.add(definition.id);
  const outer = {
    site: ctx.site,
    clause: ctx.clause,
    problems: ctx.problems,
    subject: ctx.subject,
    unit: ctx.unit,
    scope: ctx.scope,
    secretMember: ctx.secretMember,
  };
  try {
    const result = readDefinition(ctx, definition);
    if (result) ctx.results.definitions.set(definition.id, result);
    return result;
  } finally {
    ctx.open.delete(definition.id);
    Object.assign(ctx, outer);
  }
}

function readDefinition(ctx: Context, definition: Definition): DefinitionResult | undefined {
  const { site } = definition;
  ctx.secretMember = undefined;
  ctx.site = site;
  ctx.clause = clauseIn(site.line.text);
  ctx.unit = {
    kind: 'definition',
    name: definition.name,
    during: definition.during,
    uses: ctx.unit.kind === 'definition' && ctx.unit.name === definition.name ? ctx.unit.uses : new Map(),
  };
  ctx.results.units.set(`definition ${definition.id}`, ctx.unit);
  const scope = new Scope(useDuring(ctx, definition.during));
  const params = definition.params.map(({ name, type }) => {
    const v = ctx.linker.addVar({ name, storage: 'local', type: type as ValueType });
    scope.set(name, { type, expr: { k: 'var', v } });
    return v;
  });
  ctx.scope = scope;
  const body = readBody(ctx, definition);
  if (!body) return undefined;
  const clause = ctx.clause;
  const ir: DefIr = {
    id: definition.id,
    title: nameOf(site),
    name: definition.name,
    params,
    result: body.type as ValueType,
    body: body.ir,
    overrides: [],
    adjustments: [],
    ...(clause !== undefined && { clause }),
    src: sourceRef(site),
  };
  return { type: body.type, ir, ...(body.edge && { edge: body.edge }) };
}

interface Body {
  readonly type: Type;
  readonly ir: DefIr['body'];
  readonly edge?: Reading['edge'];
}

function readBody(ctx: Context, { site, adjectiveOf }: Definition): Body | undefined {
  const { line, doc } = site;
  if (line.value) {
    const valueSite = { doc, line: line.value };
    if (adjectiveOf !== undefined) return conditionBody(ctx, valueSite);
    return readLine(ctx, valueSite, (parser) => {
      const node = parser.expression();
      finish(parser, 'definition');
      return bodyOf(oneReading(ctx, ctx.readers.value(ctx, node), node));
    });
  }
  const [list] = kidSites(site);
  if (!list) return undefined;
  const head = nameOf(list);
  if (head === 'every' || head === 'either') return longCondition(ctx, list);
  return longNoun(ctx, list);
}

function conditionBody(ctx: Context, site: Site): Body | undefined {
  return readLine(ctx, site, (parser) => {
    const node = parser.condition();
    finish(parser, 'condition');
    const cond = ctx.readers.condition(ctx, node);
    return cond && { type: BOOL, ir: { k: 'value', value: cond } };
  });
}

function bodyOf(reading: Reading | undefined): Body | undefined {
  if (!reading) return undefined;
  if (reading.set && reading.type.t === 'set')
    return { type: reading.type, ir: { k: 'set', set: reading.set }, edge: reading.edge };
  return reading.expr && { type: reading.type, ir: { k: 'value', value: reading.expr } };
}

/** `every:` / `either:` over lines, each a reason. */
function longCondition(ctx: Context, list: Site): Body | undefined {
  const tests: { cond: Expr; clause?: string; src: ReturnType<typeof sourceRef> }[] = [];
  let complete = true;
  for (const site of kidSites(list)) {
    const cond = conditionLine(ctx, site);
    const clause = clauseIn(site.line.text) ?? ctx.clause;
    if (cond) tests.push({ cond, ...(clause !== undefined && { clause }), src: sourceRef(site) });
    else complete = false;
  }
  return complete ? { type: BOOL, ir: { k: 'tests', all: nameOf(list) === 'every', tests } } : undefined;
}

function conditionLine(ctx: Context, site: Site): Expr | undefined {
  const head = nameOf(site);
  if (site.line.body === 'list' && (head === 'every' || head === 'either')) {
    const inner = longCondition(ctx, site);
    if (inner?.ir.k !== 'tests') return undefined;
    const items = inner.ir.tests.map((test) => test.cond);
    return inner.ir.all ? both(items) : { k: 'or', items };
  }
  return readLine(ctx, site, (parser) => {
    const node = parser.condition();
    finish(parser, 'condition');
    return ctx.readers.condition(ctx, node);
  });
}

/** `areas next to area of block over border where:` over lines, each a reason. */
function longNoun(ctx: Context, list: Site): Body | undefined {
  const head = readLine(ctx, list, (parser) => {
    const node = parser.nounPhrase();
    finish(parser, 'noun phrase');
    const sets = ctx.readers.nounPhrase(ctx, node).filter((reading) => reading.set && reading.type.t === 'set');
    return oneReading(ctx, sets, node);
  });
  if (!head?.set) return undefined;
  const { set } = head;
  const scope = new Scope(ctx.scope);
  bindElement(ctx.kind(set.kind), scope, head);
  let whole = set;
  const { clause } = ctx;
  for (const site of kidSites(list)) {
    const cond = ctx.inScope(scope, () => conditionLine(ctx, site));
    if (!cond) return undefined;
    const own = clauseIn(site.line.text) ?? clauseIn(list.line.text) ?? clause;
    whole = {
      ...whole,
      tests: [...whole.tests, { cond, ...(own !== undefined && { clause: own }), src: sourceRef(site) }],
    };
  }
  return { type: head.type, ir: { k: 'set', set: whole }, edge: head.edge };
}
