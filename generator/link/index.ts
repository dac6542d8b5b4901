/** Linking: files to declarations, so that every id is a reference to something declared. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import type { ClauseIr, ProcId } from '../ir/index.ts';
import type { Line, SourceDoc } from '../load/source-doc.ts';
import { collectClauses } from './clauses.ts';
import { Linker } from './linker.ts';
import type { Model, Site } from './model.ts';
import { kidSites, nameOf, withoutClause } from './pieces.ts';
import { readCells } from './read-cells.ts';
import { addProcedure, readHeading } from './read-headings.ts';
import { declareColumns, declareEdges, declareKind, declareMembers, isTable, type Table } from './read-kinds.ts';
import { readLive } from './read-live.ts';
import { numberPlaces, readNumbers, readOptions, readPlaces, readTracks } from './read-sections.ts';

export interface LinkedGame {
  readonly model: Model;
  readonly linker: Linker;
  readonly clauses: readonly ClauseIr[];
  /** Chapters, in file order: what sentences stand in. */
  readonly chapters: readonly SourceDoc[];
  readonly scenarios: ReadonlyMap<string, { readonly site: Site; readonly then: ProcId | undefined }>;
}

const SECTIONS = { numbers: readNumbers, options: readOptions, tracks: readTracks, places: readPlaces } as const;

export function linkGame(docs: readonly SourceDoc[], reporter: Reporter): LinkedGame | undefined {
  const header = docs.find((doc) => doc.file === 'game.yaml');
  if (!header) return undefined; // loading has said so
  const chapters = docs.filter((doc) => doc !== header && !doc.file.includes('/'));
  const linker = new Linker(emptyModel(header), reporter);
  const headings = chapters.flatMap((doc) => doc.lines.map((line): Site => ({ doc, line })));
  const sections = (name: keyof typeof SECTIONS) =>
    headings.filter((site) => nameOf(site) === name && site.line.body === 'map');
  for (const site of sections('numbers')) readNumbers(linker, site);
  for (const site of sections('options')) readOptions(linker, site);
  readTables(linker, headings.filter(isTable));
  for (const site of sections('tracks')) readTracks(linker, site);
  for (const site of sections('places')) readPlaces(linker, site);
  reportSameNames(linker, [...sections('numbers'), ...sections('options'), ...sections('tracks')]);
  numberPlaces(linker);
  const scenarios = readRules(
    linker,
    headings.filter((site) => !isTable(site) && !(nameOf(site) in SECTIONS)),
  );
  const players = linker.kindOfPlural(linker.model.playersName.plural);
  const span = linker.model.playersName.span;
  if (!players && span) {
    reporter.report('link/unknown-kind', span, {
      found: linker.model.playersName.plural,
      suggestion: linker.suggestion(
        linker.model.playersName.plural,
        linker.model.kinds.map((kind) => kind.plural),
      ),
    });
    return undefined;
  }
  return { model: linker.model, linker, clauses: collectClauses(chapters), chapters, scenarios };
}

/** Numbers, options and tracks are looked up together: a name in two of these sections would have two values. */
function reportSameNames(linker: Linker, sections: readonly Site[]): void {
  const seen = new Map<string, { readonly section: string; readonly site: Site }>();
  for (const section of sections) {
    for (const site of kidSites(section)) {
      const name = nameOf(site);
      const first = seen.get(name);
      if (!first) seen.set(name, { section: nameOf(section), site });
      else if (first.section !== nameOf(section)) linker.duplicate('name', name, site.line.span, first.site.line.span);
    }
  }
}

function emptyModel(header: SourceDoc): Model {
  const line = (name: string): Line | undefined => header.lines.find((one) => one.text === name)?.value;
  const text = (name: string): string => withoutClause(line(name)?.text ?? '').trim();
  return {
    id: text('game'),
    title: text('title'),
    prefix: text('clauses'),
    playersName: { plural: text('players'), span: line('players')?.span },
    kinds: [],
    fields: [],
    vars: [],
    constants: new Map(),
    options: new Map(),
    tracks: new Map(),
    zones: new Map(),
    definitions: [],
    procedures: [],
    exceptions: [],
  };
}

function readTables(linker: Linker, sites: readonly Site[]): void {
  const tables = sites.map((site) => declareKind(linker, site)).filter((table): table is Table => table !== undefined);
  for (const table of tables) declareColumns(linker, table);
  for (const table of tables) declareMembers(linker, table);
  for (const table of tables) if (table.isJoin) declareEdges(linker, table);
  for (const table of tables) readCells(linker, table);
  for (const table of tables) readLive(linker, table);
}

function readRules(
  linker: Linker,
  sites: readonly Site[],
): Map<string, { readonly site: Site; readonly then: ProcId | undefined }> {
  const scenarios = new Map<string, { readonly site: Site; readonly then: ProcId | undefined }>();
  for (const site of sites) {
    const [first = '', second = ''] = nameOf(site).split(/\s+/);
    if (first === 'scenario' && second !== '') {
      const twin = scenarios.get(second);
      if (twin) {
        linker.duplicate('set-up', second, site.line.span, twin.site.line.span);
        continue;
      }
      const steps = kidSites(site).find((kid) => kid.line.text === 'then' && kid.line.body === 'list');
      const then =
        steps &&
        addProcedure(linker, {
          name: `set-up-${second}`,
          params: [],
          textOf: undefined,
          during: undefined,
          site: steps,
        }).id;
      scenarios.set(second, { site, then });
    } else if (first === 'during' && site.line.body === 'map') {
      for (const kid of kidSites(site)) readHeading(linker, kid, { during: second });
      if (
        !sites.some((one) => one.line.body === 'list' && nameOf(one).split(/\s+/)[0] === second) &&
        !declared(sites, second)
      ) {
        linker.reporter.report('link/unknown-procedure', site.line.span, {
          found: second,
          suggestion: linker.suggestion(
            second,
            sites.filter((one) => one.line.body === 'list').map((one) => nameOf(one).split(' ')[0] ?? ''),
          ),
        });
      }
    } else readHeading(linker, site, { during: undefined });
  }
  return scenarios;
}

function declared(sites: readonly Site[], procedure: string): boolean {
  return sites.some((site) =>
    kidSites(site).some((kid) => kid.line.body === 'list' && nameOf(kid).split(/\s+/)[0] === procedure),
  );
}
