/** Checking: every line gets its one meaning. Takes declarations, gives meanings; lowering only arranges them. */
import { phrases } from '../../schema/phrases.ts';
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { severityOf } from '../diagnostics/registry.ts';
import type { BanIr, ChoiceIr, DefIr, ProcId, ScenarioIr, Step } from '../ir/index.ts';
import { clauseIn } from '../link/clauses.ts';
import type { LinkedGame } from '../link/index.ts';
import type { Procedure, Site } from '../link/model.ts';
import { readScenarios } from '../link/read-scenarios.ts';
import type { Line } from '../load/source-doc.ts';
import { SentenceForms } from '../sentence/parse-sentence.ts';
import { condition } from './conditions.ts';
import { Context, type Results, type Unit } from './context.ts';
import { callDefinition, definitionResult } from './definitions.ts';
import { applyException, prepareModified } from './exceptions.ts';
import { nounPhrase } from './noun-phrase.ts';
import { reportMixedReveals, reportNoProgress, reportSecretReads } from './report-questions.ts';
import { reportCycles, reportNotRunning, reportResets, reportUnused } from './report-units.ts';
import { useDuring } from './running-names.ts';
import { type Named, Scope } from './scope.ts';
import { below } from './steps/below.ts';
import { list, readSentence } from './steps/list.ts';
import { value } from './values.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface CheckedGame {
  readonly linked: LinkedGame;
  readonly definitions: readonly DefIr[];
  readonly bodies: ReadonlyMap<ProcId, { readonly params: readonly number[]; readonly steps: readonly Step[] }>;
  readonly choices: readonly ChoiceIr[];
  readonly bans: readonly BanIr[];
  readonly secrets: number;
  readonly scenarios: readonly ScenarioIr[];
}

const silent: Reporter = { report: () => undefined };

export function checkGame(linked: LinkedGame, reporter: Reporter): CheckedGame {
  const ctx = settledContext(linked);
  const counted = countErrors(reporter);
  ctx.reporter = counted;
  const bodies = readAll(ctx);
  reportNotRunning(ctx);
  reportCycles(ctx);
  reportResets(ctx);
  reportSecretReads(ctx);
  reportMixedReveals(ctx, bodies);
  // a line that could not be read changes nothing and uses nothing
  if (counted.errors() === 0) {
    reportNoProgress(ctx, bodies);
    reportUnused(ctx, bodies);
  }
  const definitions = [...ctx.results.definitions.values()].map((result) => result.ir).sort((a, b) => a.id - b.id);
  const { choices, bans, secrets } = ctx.results;
  return {
    linked,
    definitions,
    bodies,
    choices,
    bans,
    secrets,
    scenarios: readScenarios(linked.linker, linked.scenarios),
  };
}

function settledContext(linked: LinkedGame): Context {
  const forms = new SentenceForms([...phrases, ...linked.model.procedures.map((procedure) => procedure.row)]);
  const ctx = new Context({
    linker: linked.linker,
    forms,
    vocabulary: vocabularyOf(linked),
    reporter: silent,
    readers: { value, condition, nounPhrase, callDefinition, list, sentence: readSentence },
  });
  // Headings under `during` read names that are only known once their procedure was read: two dry rounds settle them.
  readAll(ctx);
  readAll(ctx);
  return ctx;
}

/** A game whose headings can be read again with another line in them: quick, and so a first test of other words. */
export interface Rereader {
  readonly vocabulary: ReadonlySet<string>;
  /** False if the heading is none that can be read alone. `names`: words that the other line makes. */
  read(heading: Line, instead: Line, names: readonly string[], reporter: Reporter): boolean;
}

export function createRereader(linked: LinkedGame): Rereader {
  const ctx = settledContext(linked);
  const { vocabulary } = ctx;
  return {
    vocabulary,
    read(heading, instead, names, reporter) {
      const isHere = ({ site }: { readonly site: Site }): boolean => site.line === heading;
      const procedure = ctx.model.procedures.find(isHere);
      const definition = ctx.model.definitions.find(isHere);
      const site = (procedure ?? definition)?.site;
      if (!site) return false;
      ctx.reporter = reporter;
      ctx.problems = [];
      ctx.hasUnknown = false;
      ctx.vocabulary = new Set([...vocabulary, ...names]);
      if (procedure) readProcedure(ctx, { ...procedure, site: { ...site, line: instead } });
      else if (definition) {
        const known = ctx.results.definitions.get(definition.id);
        ctx.results.definitions.delete(definition.id);
        ctx.unit = noUnit;
        definitionResult(ctx, { ...definition, site: { ...site, line: instead } });
        if (known) ctx.results.definitions.set(definition.id, known);
        else ctx.results.definitions.delete(definition.id);
      }
      return true;
    },
  };
}

function countErrors(reporter: Reporter): Reporter & { readonly errors: () => number } {
  let errors = 0;
  return {
    report: (code, span, args, details) => {
      if (severityOf(code) === 'error') errors++;
      reporter.report(code, span, args, details);
    },
    errors: () => errors,
  };
}

function readAll(ctx: Context): Map<ProcId, { readonly params: readonly number[]; readonly steps: readonly Step[] }> {
  const fresh: Results = { definitions: new Map(), choices: [], bans: [], secrets: 0, units: new Map() };
  ctx.results = fresh;
  ctx.modified.clear();
  prepareModified(ctx);
  for (const definition of ctx.model.definitions) {
    ctx.unit = noUnit;
    ctx.site = definition.site;
    ctx.problems = [];
    definitionResult(ctx, definition);
  }
  const bodies = new Map<ProcId, { readonly params: readonly number[]; readonly steps: readonly Step[] }>();
  for (const procedure of ctx.model.procedures) bodies.set(procedure.id, readProcedure(ctx, procedure));
  for (const rule of ctx.model.exceptions) applyException(ctx, rule);
  return bodies;
}

const noUnit: Unit = { kind: 'definition', name: '', during: undefined, uses: new Map() };

function readProcedure(
  ctx: Context,
  procedure: Procedure,
): { readonly params: readonly number[]; readonly steps: readonly Step[] } {
  const { site } = procedure;
  ctx.site = site;
  ctx.clause = clauseIn(site.line.text);
  ctx.unit = {
    kind: 'procedure',
    name: procedure.name,
    during: procedure.during,
    procedure,
    uses: new Map(),
  };
  ctx.results.units.set(`procedure ${procedure.id}`, ctx.unit);
  ctx.loopNames = new Set();
  ctx.loops = [];
  const scope = new Scope(useDuring(ctx, procedure.during));
  const names = ctx.procedureNames.get(procedure.id) ?? new Map<string, Named>();
  ctx.procedureNames.set(procedure.id, names);
  const params = procedure.params.map(({ name, type }) => {
    const known = names.get(name);
    const v = known?.store ?? ctx.linker.addVar({ name, storage: 'state', type: type as never, proc: procedure.id });
    const named: Named = { type, expr: { k: 'var', v }, target: { k: 'var', v }, store: v };
    names.set(name, named);
    scope.set(name, named);
    return v;
  });
  ctx.scope = scope;
  return { params, steps: list(ctx, below(site)) };
}
