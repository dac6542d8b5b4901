/** Set-ups: tracks, things in places, per player; then steps. */
import type { ProcId, ScenarioIr, SourceRef } from '../ir/index.ts';
import { clauseIn } from './clauses.ts';
import type { Linker } from './linker.ts';
import { type Kind, type Site, sourceRef, type Zone } from './model.ts';
import { kidSites, nameOf, type Piece, piecesOf, valueSite, withoutClause } from './pieces.ts';

interface Draft {
  readonly tracks: Map<number, number>;
  readonly fields: { field: number; member: number; value: number }[];
  readonly places: Map<string, { readonly kind: number; readonly member: number; readonly place: number }>;
  rest: { readonly kind: Kind; readonly place: number; readonly owner: Owner | undefined }[];
}

type ScenarioSites = ReadonlyMap<string, { readonly site: Site; readonly then: ProcId | undefined }>;

export function readScenarios(linker: Linker, scenarios: ScenarioSites): ScenarioIr[] {
  const others = new Map([...scenarios].map(([name, one]) => [name, one.site]));
  return [...scenarios].map(([name, { site, then }]) =>
    readScenario(linker, name, site, { others, then: then ?? inheritedSteps(scenarios, site) }),
  );
}

/** A set-up that is like another one runs its steps, unless it has its own. */
function inheritedSteps(scenarios: ScenarioSites, site: Site, seen: ReadonlySet<Site> = new Set()): ProcId | undefined {
  const like = site.line.kids.find((kid) => kid.text === 'like')?.value?.text.trim();
  const other = like === undefined ? undefined : scenarios.get(like);
  if (!other || seen.has(other.site)) return undefined; // a circle is reported where `like` is read
  return other.then ?? inheritedSteps(scenarios, other.site, new Set([...seen, site]));
}

/** Reads one set-up; `like` copies another one first. `then` is the procedure of its steps. */
function readScenario(
  linker: Linker,
  name: string,
  site: Site,
  options: { readonly others: ReadonlyMap<string, Site>; readonly then: ProcId | undefined },
): ScenarioIr {
  const draft: Draft = { tracks: new Map(), fields: [], places: new Map(), rest: [] };
  const seen = new Set<string>();
  const like = (from: Site): void => {
    const base = kidSites(from).find((kid) => kid.line.text === 'like');
    const value = base && valueSite(base);
    const other = value && options.others.get(nameOf(value));
    if (value && (!other || seen.has(nameOf(value)))) {
      linker.reporter.report('link/bad-setup', value.line.span, {
        found: nameOf(value),
        expected: 'another set-up',
        suggestion: linker.suggestion(nameOf(value), options.others.keys()),
      });
    } else if (value && other) {
      seen.add(nameOf(value));
      like(other);
      readEntries(linker, draft, other);
    }
  };
  like(site);
  readEntries(linker, draft, site);
  placeRest(draft);
  reportMissing(linker, draft, site);
  const clause = clauseIn(site.line.text);
  return {
    name,
    ...(clause !== undefined && { clause }),
    tracks: [...draft.tracks].map(([v, value]) => ({ v, value })),
    fields: draft.fields,
    places: [...draft.places.values()],
    ...(options.then !== undefined && { then: options.then }),
    src: sourceRef(site) satisfies SourceRef,
  };
}

function readEntries(linker: Linker, draft: Draft, site: Site): void {
  for (const entry of kidSites(site)) {
    const name = nameOf(entry);
    if (name === 'then' || name === 'like') continue;
    const players = linker.kindOfPlural(linker.model.playersName.plural);
    const player = players?.members.indexOf(name) ?? -1;
    if (entry.line.body === 'map' && players && player >= 0) {
      for (const inner of kidSites(entry)) readEntry(linker, draft, inner, { kind: players, member: player });
    } else readEntry(linker, draft, entry, undefined);
  }
}

interface Owner {
  readonly kind: Kind;
  readonly member: number;
}

function readEntry(linker: Linker, draft: Draft, entry: Site, owner: Owner | undefined): void {
  const name = nameOf(entry);
  const value = valueSite(entry);
  const track = linker.model.tracks.get(name);
  if (track && value) {
    readTrack(linker, draft, track.v, value);
    return;
  }
  const things = value ? piecesOf(value) : [];
  const column = things[0] && columnOfThings(linker, name, things);
  const zone = linker.model.zones.get(name);
  const area = standingPlace(linker, name, things[0]?.text);
  if (zone) placeIn(linker, draft, { entry, zone, things, owner });
  else if (area) placeAll(linker, draft, things, { kind: area.kind, place: area.place, owner });
  else if (column) placeByColumn(linker, draft, { column, things, owner });
  else {
    const known = [
      ...linker.model.tracks.keys(),
      ...linker.model.zones.keys(),
      ...linker.model.kinds.filter((kind) => !kind.isEnum).flatMap((kind) => kind.members),
    ];
    linker.reporter.report('link/bad-setup', entry.line.span, {
      found: name,
      expected: 'a track, a place, an area or a player',
      suggestion: linker.suggestion(name, known),
    });
  }
}

function readTrack(linker: Linker, draft: Draft, v: number, value: Site): void {
  const text = withoutClause(value.line.text).trim();
  const info = linker.model.vars[v];
  const members = info?.type.t === 'ref' ? linker.kind(info.type.kind).members : [];
  const number = /^\d+$/.test(text)
    ? Number(text)
    : info?.type.t === 'bool'
      ? ['no', 'yes'].indexOf(text)
      : text === 'none'
        ? -1
        : members.indexOf(text);
  const { lo = 0, hi = 0 } = info?.track ?? {};
  if (number < lo || number > hi)
    linker.reporter.report('link/value-out-of-bounds', value.line.span, { found: text, low: lo, high: hi });
  else draft.tracks.set(v, number);
}

/** The kind whose things stand in areas of this name. */
function standingPlace(
  linker: Linker,
  name: string,
  thing: string | undefined,
): { readonly kind: Kind; readonly place: number } | undefined {
  const found = linker.model.kinds.flatMap((kind) => {
    const place = kind.stands === undefined ? -1 : linker.kind(kind.stands).members.indexOf(name);
    return place < 0 ? [] : [{ kind, place }];
  });
  // two kinds may stand in the same areas: the one whose thing is named
  return found.find(({ kind }) => (kind.designs ?? kind.members).includes(thing ?? '')) ?? found[0];
}

/** `homes: anna bert`: each into its one place of that column. */
function columnOfThings(
  linker: Linker,
  name: string,
  things: readonly Piece[],
): { readonly kind: Kind; readonly values: readonly (number | readonly number[])[] } | undefined {
  const kind = linker.model.kinds.find(
    (one) => one.stands !== undefined && one.members.includes(things[0]?.text ?? ''),
  );
  const field = kind?.fields.get(name);
  return kind && field?.printed && { kind, values: field.printed };
}

function placeByColumn(
  linker: Linker,
  draft: Draft,
  {
    column,
    things,
    owner,
  }: {
    readonly column: NonNullable<ReturnType<typeof columnOfThings>>;
    readonly things: readonly Piece[];
    readonly owner: Owner | undefined;
  },
): void {
  for (const thing of things) {
    const member = linker.memberOf(column.kind, thing);
    if (member === undefined) continue;
    const cell = column.values[member];
    const places = typeof cell === 'number' ? [cell] : (cell ?? []);
    const [place] = places;
    if (place === undefined || places.length > 1 || place < 0) {
      linker.reporter.report('link/bad-setup', thing.span, {
        found: thing.text,
        expected: 'a thing with exactly one value in that column',
        suggestion: '',
      });
    } else placeThing(linker, draft, thing, { kind: column.kind, place, owner });
  }
}

function placeIn(
  linker: Linker,
  draft: Draft,
  {
    entry,
    zone,
    things,
    owner,
  }: {
    readonly entry: Site;
    readonly zone: Zone;
    readonly things: readonly Piece[];
    readonly owner: Owner | undefined;
  },
): void {
  const kind = linker.kind(zone.holds);
  if (zone.per !== undefined && owner?.kind.id !== zone.per) {
    linker.reporter.report('link/bad-setup', entry.line.span, {
      found: zone.name,
      expected: `this place under a ${linker.kind(zone.per).name}`,
      suggestion: '',
    });
    return;
  }
  const place = zone.first + (zone.per === undefined ? 0 : (owner?.member ?? 0));
  placeAll(linker, draft, things, { kind, place, owner });
}

interface Goal {
  readonly kind: Kind;
  readonly place: number;
  readonly owner: Owner | undefined;
}

function placeAll(linker: Linker, draft: Draft, things: readonly Piece[], goal: Goal): void {
  for (const thing of things) {
    if (thing.text === 'rest') draft.rest.push(goal);
    else placeThing(linker, draft, thing, goal);
  }
}

function placeThing(linker: Linker, draft: Draft, thing: Piece, { kind, place, owner }: Goal): void {
  const copy =
    kind.designs?.findIndex((design, index) => design === thing.text && !draft.places.has(`${kind.id}:${index}`)) ?? -1;
  const member = copy >= 0 ? copy : linker.memberOf(kind, thing);
  if (member === undefined) return;
  const key = `${kind.id}:${member}`;
  if (draft.places.has(key)) linker.reporter.report('link/placed-twice', thing.span, { name: thing.text });
  draft.places.set(key, { kind: kind.id, member, place });
  const field =
    owner &&
    [...kind.fields.values()].find((one) => one.live && one.type.t === 'ref' && one.type.kind === owner.kind.id);
  if (field && owner && field.live?.start[member] !== owner.member)
    draft.fields.push({ field: field.id, member, value: owner.member });
}

/** `rest`: everything not yet placed that belongs to this player, or everything left. */
function placeRest(draft: Draft): void {
  for (const { kind, place, owner } of draft.rest) {
    const field =
      owner && [...kind.fields.values()].find((one) => one.type.t === 'ref' && one.type.kind === owner.kind.id);
    const owners = field?.live?.start ?? field?.printed ?? [];
    kind.members.forEach((_, member) => {
      const key = `${kind.id}:${member}`;
      if (draft.places.has(key) || (owner && owners[member] !== owner.member)) return;
      draft.places.set(key, { kind: kind.id, member, place });
    });
  }
}

function reportMissing(linker: Linker, draft: Draft, site: Site): void {
  for (const kind of linker.model.kinds) {
    if (kind.zones.length === 0 && kind.stands === undefined) continue;
    const placed = [...draft.places.values()].filter((one) => one.kind === kind.id);
    if (placed.length === 0) continue; // gathered by the first steps: cards shuffled into a deck
    const names = kind.members.filter((_, member) => !draft.places.has(`${kind.id}:${member}`));
    if (names.length > 0)
      linker.reporter.report('link/never-placed', site.line.span, {
        kind: kind.name,
        names: names.slice(0, 5).join(', '),
      });
  }
}
