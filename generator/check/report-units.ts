/** What can only be said of the whole: headings used where their procedure is not running, words nobody uses. */

import type { ProcId, Step } from '../ir/index.ts';
import type { Context, Unit } from './context.ts';

/** A heading under `during battle:` may be used only by battle and by other headings under it. */
export function reportNotRunning(ctx: Context): void {
  const needs = new Map<string, string>();
  for (const [key, unit] of ctx.results.units) if (unit.during !== undefined) needs.set(key, unit.during);
  for (const unit of ctx.results.units.values()) {
    for (const [use, span] of unit.uses) {
      const procedure = needs.get(use);
      if (
        procedure === undefined ||
        unit.during === procedure ||
        (unit.kind === 'procedure' && unit.name === procedure)
      )
        continue;
      const used = ctx.results.units.get(use);
      ctx.reporter.report('check/not-running', span, { found: used?.name ?? use, procedure });
    }
  }
}

/** Definitions and options that nothing asks. */
export function reportUnused(ctx: Context, bodies: ReadonlyMap<ProcId, { readonly steps: readonly Step[] }>): void {
  const used = new Set([...ctx.results.units.values()].flatMap((unit: Unit) => [...unit.uses.keys()]));
  for (const definition of ctx.model.definitions) {
    if (!used.has(`definition ${definition.id}`))
      ctx.reporter.report('check/unused-definition', definition.site.line.span, { name: definition.name });
  }
  const asked = optionsIn([
    ...bodies.values(),
    ...[...ctx.results.definitions.values()].map((result) => result.ir),
    ctx.results.choices,
    ctx.results.bans,
  ]);
  for (const option of ctx.model.options.values()) {
    if (!asked.has(option.name))
      ctx.reporter.report('check/option-without-effect', option.site.line.span, { name: option.name });
  }
}

function optionsIn(piece: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(piece)) for (const item of piece) optionsIn(item, found);
  else if (typeof piece === 'object' && piece !== null) {
    const node = piece as { readonly k?: unknown; readonly name?: unknown };
    if (node.k === 'option' && typeof node.name === 'string') found.add(node.name);
    for (const value of Object.values(piece)) optionsIn(value, found);
  }
  return found;
}

/** A procedure must not be able to call itself, by whatever way. */
export function reportCycles(ctx: Context): void {
  const calls = (id: number): number[] =>
    [...(ctx.results.units.get(`procedure ${id}`)?.uses.keys() ?? [])].flatMap((use) =>
      use.startsWith('procedure ') ? [Number(use.slice('procedure '.length))] : [],
    );
  for (const procedure of ctx.model.procedures) {
    const way = wayBack(procedure.id, calls);
    if (way) {
      const names = way.map((id) => ctx.model.procedures[id]?.name ?? '').join(', ');
      ctx.reporter.report('check/cyclic-procedure', procedure.site.line.span, { name: procedure.name, way: names });
    }
  }
}

function wayBack(start: number, calls: (id: number) => number[]): number[] | undefined {
  const seen = new Map<number, number>();
  const queue = [start];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    for (const called of calls(id)) {
      if (called === start) {
        const way = [id];
        for (let at = seen.get(id); at !== undefined && at !== start; at = seen.get(at)) way.unshift(at);
        return id === start ? [start] : way;
      }
      if (!seen.has(called)) {
        seen.set(called, id);
        queue.push(called);
      }
    }
  }
  return undefined;
}

/** `new each X` names a procedure; a game has one named game. */
export function reportResets(ctx: Context): void {
  const names = ctx.model.procedures.map((procedure) => procedure.name);
  const resets = [
    ...ctx.model.fields.flatMap((field) => field.live?.resetAt ?? []),
    ...[...ctx.model.tracks.values()].flatMap((track) => track.resetAt),
  ];
  for (const { name, span } of resets) {
    if (!names.includes(name))
      ctx.reporter.report('link/unknown-procedure', span, { found: name, suggestion: ctx.suggestion(name, names) });
  }
  const [first] = ctx.model.procedures;
  const { span } = ctx.model.playersName;
  if (!names.includes('game') && span) ctx.reporter.report('link/missing-main', first?.site.line.span ?? span, {});
}
