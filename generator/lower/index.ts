/** Lowering: the checked game as one explicit value. Reports nothing: a failure here is our bug. */
import type { CheckedGame } from '../check/index.ts';
import type { GameIr, ProcId, ProcIr, Step } from '../ir/index.ts';
import { stepsIn } from '../ir/walk.ts';
import { clauseIn } from '../link/clauses.ts';
import type { Linker } from '../link/linker.ts';
import { type Procedure, sourceRef } from '../link/model.ts';
import { nameOf } from '../link/pieces.ts';
import { lowerField, lowerKind } from './lower-kinds.ts';
import { banOptions } from './option-bans.ts';
import { markPossiblyNone } from './possibly-none.ts';
import { resumableProcedures } from './resumable.ts';
import { placeVariables } from './storage.ts';

export function lowerGame(checked: CheckedGame): GameIr {
  const { linked, definitions, bodies, bans } = checked;
  const { model, linker } = linked;
  const procId = new Map(model.procedures.map((procedure) => [procedure.name, procedure.id]));
  const idsOf = (names: readonly { readonly name: string }[]): ProcId[] =>
    names.flatMap(({ name }) => procId.get(name) ?? []);
  const stepsOf = new Map(
    [...bodies].map(([id, body]) => [id, [...trackResets(linker, id, idsOf), ...body.steps]] as const),
  );
  const resumable = resumableProcedures(stepsOf);
  const fields = model.fields.map((field) => lowerField(model, field, idsOf(field.live?.resetAt ?? [])));
  const revealing = endsOfReveals(stepsOf.values());
  const main = procId.get('game') ?? 0;
  const setUps = new Set([...linked.scenarios.values()].flatMap(({ then }) => then ?? []));
  const procs = model.procedures.map((procedure): ProcIr => {
    const body = stepsOf.get(procedure.id) ?? [];
    const isEntry = procedure.id === main || setUps.has(procedure.id);
    return lowerProcedure(procedure, {
      params: bodies.get(procedure.id)?.params ?? [],
      body,
      resumable: isEntry || resumable.has(procedure.id),
      resets: fields.filter((field) => field.live?.resetAt.includes(procedure.id)).map((field) => field.id),
      endsBans: bans.filter((ban) => ban.until === procedure.id).map((ban) => ban.id),
      endsReveals: revealing.has(procedure.id),
    });
  });
  const choices = banOptions(checked.choices, bans, model.vars, stepsOf.values());
  const vars = placeVariables(model.vars, procs, definitions, bans);
  const marked = markPossiblyNone({ vars, fields, defs: definitions, procs, choices });
  return {
    id: model.id,
    title: model.title,
    prefix: model.prefix,
    players: linker.kindOfPlural(model.playersName.plural)?.id ?? 0,
    kinds: model.kinds.map((kind) => lowerKind(model, kind)),
    ...marked,
    consts: [...model.constants.values()].map(({ name, value, site }) => ({
      name,
      value,
      ...clause(site.line.value?.text ?? site.line.text),
      src: sourceRef(site),
    })),
    options: [...model.options.values()].map(({ name, start, site }) => ({
      name,
      start,
      ...clause(site.line.value?.text ?? ''),
      src: sourceRef(site),
    })),
    procs,
    choices,
    bans,
    scenarios: checked.scenarios,
    main,
    clauses: linked.clauses,
    secretZones: secretZones(stepsOf.values()),
    secrets: checked.secrets,
  };
}

function clause(text: string): { readonly clause?: string } {
  const id = clauseIn(text);
  return id === undefined ? {} : { clause: id };
}

function lowerProcedure(
  procedure: Procedure,
  rest: Pick<ProcIr, 'params' | 'body' | 'resumable' | 'resets' | 'endsBans' | 'endsReveals'>,
): ProcIr {
  const { id, name, site } = procedure;
  return {
    id,
    title: nameOf(site) === 'then' ? name : nameOf(site),
    name,
    ...clause(site.line.text),
    src: sourceRef(site),
    ...rest,
  };
}

/** Tracks that are new each time a procedure begins are set by its first steps. */
function trackResets(
  linker: Linker,
  proc: ProcId,
  idsOf: (names: readonly { readonly name: string }[]) => ProcId[],
): Step[] {
  const procedure = linker.model.procedures[proc];
  if (!procedure) return [];
  return [...linker.model.tracks.values()].flatMap((track): Step[] => {
    if (!idsOf(track.resetAt).includes(proc)) return [];
    const start = linker.model.vars[track.v]?.track?.start ?? 0;
    return [
      { k: 'set', target: { k: 'var', v: track.v }, value: { k: 'int', v: start }, src: sourceRef(procedure.site) },
    ];
  });
}

/** Procedures whose end takes reveals back. */
function endsOfReveals(bodies: Iterable<readonly Step[]>): Set<ProcId> {
  const ends = [...bodies].flatMap((steps) =>
    [...stepsIn(steps)].map((step) => (step.k === 'reveal' ? step.until : undefined)),
  );
  return new Set(ends.filter((until) => until !== undefined));
}

/** Zones that private steps put things into: hidden from the others until all have answered. */
function secretZones(bodies: Iterable<readonly Step[]>): GameIr['secretZones'] {
  const zones = new Map<string, { readonly kind: number; readonly zone: number }>();
  for (const steps of bodies) {
    for (const step of stepsIn(steps)) {
      if (step.k !== 'secretly') continue;
      for (const inner of stepsIn(step.body)) {
        if (inner.k === 'move' && inner.to.k === 'zone')
          zones.set(`${inner.kind}:${inner.to.zone}`, { kind: inner.kind, zone: inner.to.zone });
      }
    }
  }
  return [...zones.values()];
}
