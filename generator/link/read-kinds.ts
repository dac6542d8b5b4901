/** Tables: kinds, their columns and rows. Runs in three rounds, since tables speak of each other in any order. */
import type { Linker } from './linker.ts';
import type { Kind, Site } from './model.ts';
import { singularOf } from './names.ts';
import { kidSites, nameOf, type Piece, partsOf, piecesOf, valueSite } from './pieces.ts';

const SECTIONS: ReadonlySet<string> = new Set(['columns', 'live', 'join', 'stand']);

export interface Column {
  readonly name: string;
  readonly role: 'number' | 'flag' | 'enum' | 'ref' | 'set' | 'word' | 'copies';
  readonly kind: Kind | undefined;
  readonly optional: boolean;
  readonly site: Site;
}

export interface Table {
  readonly kind: Kind;
  readonly site: Site;
  readonly columns: Column[];
  readonly isJoin: boolean;
  /** A column is in error: its cells are not reported again. */
  hasBadColumn: boolean;
}

export function isTable(site: Site): boolean {
  return (
    site.line.body === 'map' &&
    site.line.kids.some((kid) => SECTIONS.has(kid.text) && (kid.text !== 'stand' || kid.body === 'value'))
  );
}

export function tableSection(table: { readonly site: Site }, name: string): Site | undefined {
  return kidSites(table.site).find((kid) => kid.line.text === name);
}

/** Round one: the kinds themselves. */
export function declareKind(linker: Linker, site: Site): Table | undefined {
  const plural = nameOf(site);
  const name = singularOf(plural);
  const first = linker.kindNamed(name);
  if (first) {
    linker.duplicate('kind', plural, site.line.span, first.site.line.span);
    return undefined;
  }
  const kind = linker.addKind(name, site, { plural, isEnum: false });
  return { kind, site, columns: [], isJoin: tableSection({ site }, 'join') !== undefined, hasBadColumn: false };
}

/** Round two: columns, and the enumerations they declare; then the ids of all rows. */
export function declareColumns(linker: Linker, table: Table): void {
  const columns = tableSection(table, 'columns');
  for (const site of columns ? kidSites(columns) : []) {
    const column = readColumn(linker, table.kind, site);
    if (!column) {
      table.hasBadColumn = true;
      continue;
    }
    if (table.columns.some((other) => other.name === column.name))
      linker.duplicate('column', column.name, site.line.span, undefined);
    else table.columns.push(column);
  }
}

function readColumn(linker: Linker, owner: Kind, site: Site): Column | undefined {
  const name = nameOf(site);
  const value = valueSite(site);
  const parts = value ? partsOf(value) : [];
  const words = parts[0] ?? [];
  const column = (role: Column['role'], kind?: Kind, optional = false): Column => ({
    name,
    role,
    kind,
    optional,
    site,
  });
  if (!value || words.length === 0) {
    linker.reporter.report('link/bad-type', site.line.span, { found: name, suggestion: '' });
    return undefined;
  }
  if (parts.length > 1) return column('enum', declareEnum(linker, owner, site, parts.flat()));
  const [first] = words as [Piece, ...Piece[]];
  if (first.text === 'number' || first.text === 'flag' || first.text === 'word' || first.text === 'copies')
    return column(first.text);
  const found = linker.kindNamed(first.text) ?? linker.kindOfPlural(first.text);
  if (!found) {
    const suggestion = linker.suggestion(first.text, ['number', 'flag', 'word', 'copies', ...linker.kindWords()]);
    linker.reporter.report('link/bad-type', first.span, { found: first.text, suggestion });
    return undefined;
  }
  if (first.text === found.plural) return column('set', found);
  return column('ref', found, words[1]?.text === 'or' && words[2]?.text === 'none');
}

/** A second enumeration of the same name, in another table, is called after its table: `order-type`. */
function declareEnum(linker: Linker, owner: Kind, site: Site, members: readonly Piece[]): Kind {
  const column = nameOf(site);
  const name = linker.kindNamed(column) ? `${owner.name}-${column}` : column;
  const existing = linker.kindNamed(name);
  if (existing) linker.duplicate('kind', name, site.line.span, existing.site.line.span);
  const kind = existing ?? linker.addKind(name, site, { isEnum: true });
  for (const member of members) addMember(linker, kind, member);
  return kind;
}

function addMember(linker: Linker, kind: Kind, piece: Piece): void {
  const index = kind.members.indexOf(piece.text);
  if (index >= 0) {
    linker.duplicate(kind.name, piece.text, piece.span, kind.memberSpans[index]);
    return;
  }
  kind.members.push(piece.text);
  kind.memberSpans.push(piece.span);
}

/** One row with the cells of its groups in front. */
export interface Row {
  readonly id: Piece;
  readonly cells: readonly Piece[];
  readonly site: Site;
}

export function rowsOf(table: Table): Row[] {
  const rows: Row[] = [];
  const read = (site: Site, group: readonly Piece[]): void => {
    if (site.line.body === 'map') {
      const cells = [...group, ...piecesOf(site)];
      for (const kid of kidSites(site)) read(kid, cells);
      return;
    }
    const value = valueSite(site);
    for (const id of piecesOf(site)) rows.push({ id, cells: [...group, ...(value ? piecesOf(value) : [])], site });
  };
  for (const kid of kidSites(table.site)) if (!SECTIONS.has(kid.line.text)) read(kid, []);
  return rows;
}

/** Round three a: the members, so that every table can name every other's. */
export function declareMembers(linker: Linker, table: Table): void {
  if (table.isJoin) return;
  const copies = table.columns.some((column) => column.role === 'copies');
  if (copies) table.kind.designs = [];
  for (const { id, cells } of rowsOf(table)) {
    const count = copies ? Number(cells.find((cell) => /^x\d+$/.test(cell.text))?.text.slice(1) ?? 1) : 1;
    if (count === 1) addMember(linker, table.kind, id);
    else for (let copy = 1; copy <= count; copy++) addMember(linker, table.kind, { ...id, text: `${id.text}-${copy}` });
    for (let copy = 0; copy < count; copy++) table.kind.designs?.push(id.text);
  }
}

/** Round three b: edges, once the members they join are known. */
export function declareEdges(linker: Linker, table: Table): void {
  const join = tableSection(table, 'join');
  const value = join && valueSite(join);
  const joined = value && piecesOf(value)[0];
  if (!joined) return;
  const found = linker.kindOf(joined);
  if (!found) return;
  const ends: (readonly [number, number])[] = [];
  table.kind.joins = { kind: found.kind.id, ends };
  for (const { row, from, to } of edgeRows(linker, table, found.kind)) {
    const again = ends.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
    if (again)
      linker.reporter.report('link/bad-edge', row.span, {
        a: found.kind.members[from] ?? '',
        b: found.kind.members[to] ?? '',
      });
    else {
      ends.push([from, to]);
      addMember(linker, table.kind, { text: `${found.kind.members[from]}-${found.kind.members[to]}`, span: row.span });
    }
  }
}

export function* edgeRows(
  linker: Linker,
  table: Table,
  joined: Kind,
): Generator<{ readonly row: Piece; readonly from: number; readonly to: number; readonly group: readonly Piece[] }> {
  function* read(site: Site, group: readonly Piece[]): ReturnType<typeof edgeRows> {
    if (site.line.body === 'map') {
      const cells = [...group, ...piecesOf(site)];
      for (const kid of kidSites(site)) yield* read(kid, cells);
      return;
    }
    const value = valueSite(site);
    for (const fromPiece of piecesOf(site)) {
      const from = linker.memberOf(joined, fromPiece);
      for (const toPiece of value ? piecesOf(value) : []) {
        const to = linker.memberOf(joined, toPiece);
        if (from !== undefined && to !== undefined) yield { row: toPiece, from, to, group };
      }
    }
  }
  for (const kid of kidSites(table.site)) if (!SECTIONS.has(kid.line.text)) yield* read(kid, []);
}
