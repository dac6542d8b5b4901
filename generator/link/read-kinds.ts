/** Tables: kinds, their columns and rows. Runs in three rounds, since tables speak of each other in any order. */
import type { Linker } from './linker.ts';
import type { Kind, Site } from './model.ts';
import { singularOf } from './names.ts';
import { kidSites, nameOf, type Piece, partsOf, piecesOf, valueSite } from './pieces.ts';
import { BOOL, NUM, refTo, setOf, type Type } from './types.ts';

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
  return { kind, site, columns: [], isJoin: tableSection({ site }, 'join') !== undefined };
}

/** Round two: columns, and the enumerations they declare; then the ids of all rows. */
export function declareColumns(linker: Linker, table: Table): void {
  const columns = tableSection(table, 'columns');
  for (const site of columns ? kidSites(columns) : []) {
    const column = readColumn(linker, table.kind, site);
    if (!column) continue;
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
interface Row {
  readonly id: Piece;
  readonly cells: readonly Piece[];
  readonly site: Site;
}

function rowsOf(table: Table): Row[] {
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

function* edgeRows(
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

/** Round four: printed attributes. */
export function readCells(linker: Linker, table: Table): void {
  const { kind } = table;
  const values = new Map<Column, (number | number[])[]>(table.columns.map((column) => [column, []]));
  const rows = table.isJoin ? edgeCells(linker, table) : memberCells(table);
  for (const { index, id, cells, site } of rows) fillRow(linker, table, values, { index, id, cells, site });
  for (const column of table.columns) {
    if (column.role === 'word' || column.role === 'copies') continue;
    const printed = kind.members.map((_, member) => values.get(column)?.[member] ?? emptyCell(column));
    linker.addField({ kind: kind.id, name: column.name, type: columnType(column), printed, site: column.site });
  }
}

interface CellRow {
  readonly index: readonly number[];
  readonly id: Piece;
  readonly cells: readonly Piece[];
  readonly site: Site;
}

function memberCells(table: Table): CellRow[] {
  let next = 0;
  const { designs } = table.kind;
  return rowsOf(table).map(({ id, cells, site }) => {
    const index: number[] = [];
    if (designs) while (designs[next] === id.text) index.push(next++);
    else index.push(table.kind.members.indexOf(id.text));
    return { index, id, cells, site };
  });
}

function edgeCells(linker: Linker, table: Table): CellRow[] {
  const joins = table.kind.joins;
  if (!joins) return [];
  const seen = new Set<number>();
  const rows: CellRow[] = [];
  for (const { row, from, to, group } of edgeRows(silent(linker), table, linker.kind(joins.kind))) {
    const index = joins.ends.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));
    if (index < 0 || seen.has(index)) continue;
    seen.add(index);
    rows.push({ index: [index], id: row, cells: group, site: table.site });
  }
  return rows;
}

/** The edges are read twice; the second time says nothing again. */
function silent(linker: Linker): Linker {
  return Object.create(linker, {
    memberOf: { value: (kind: Kind, piece: Piece) => nonNegative(kind.members.indexOf(piece.text)) },
  }) as Linker;
}

const nonNegative = (index: number): number | undefined => (index < 0 ? undefined : index);

function fillRow(linker: Linker, table: Table, values: Map<Column, (number | number[])[]>, row: CellRow): void {
  const { kind, columns } = table;
  const numbers = columns.filter((column) => column.role === 'number');
  let numbersSeen = 0;
  const put = (column: Column, value: number, cell: Piece): void => {
    const list = values.get(column) as (number | number[])[]; // one list a column
    for (const index of row.index) {
      if (column.role !== 'set') list[index] = value;
      else {
        const members = (list[index] as number[] | undefined) ?? [];
        if (members.includes(value)) linker.duplicate(column.name, cell.text, cell.span, undefined);
        list[index] = [...members, value].sort((a, b) => a - b);
      }
    }
  };
  const emptyReference = () =>
    columns.filter(
      (column) => column.role === 'ref' && column.optional && values.get(column)?.[row.index[0] ?? 0] === undefined,
    );
  const fitting = (text: string) =>
    text === 'none'
      ? emptyReference()
          .slice(0, 1)
          .map((column) => ({ column, value: -1 }))
      : columns.flatMap((column) => cellValue(column, text, row.id.text));
  const place = (cell: Piece, all: ReturnType<typeof fitting>): void => {
    // a reference that is still empty comes before a set
    const empty = all.filter(
      ({ column }) => column.role === 'ref' && values.get(column)?.[row.index[0] ?? 0] === undefined,
    );
    const fits = empty.length === 1 ? empty : all;
    if (fits.length > 1) {
      const names = fits.map(({ column }) => `"${column.name}"`).join(' and ');
      linker.reporter.report('link/cell-fits-twice', cell.span, { found: cell.text, columns: names });
    }
    const [fit] = fits;
    if (fit) put(fit.column, fit.value, cell);
  };
  const number = (cell: Piece, text: string): void => {
    const column = numbers[numbersSeen++];
    if (column) put(column, Number(text), cell);
  };
  const hasWords = columns.some((column) => column.role === 'word');
  const hasCopies = columns.some((column) => column.role === 'copies');
  for (const cell of row.cells) {
    if (/^\d+$/.test(cell.text)) {
      number(cell, cell.text);
      continue;
    }
    if (hasCopies && /^x\d+$/.test(cell.text)) continue; // read with the members
    const fits = fitting(cell.text);
    const [, letters = '', digits = ''] = /^([A-Za-z][A-Za-z-]*?)(\d+)$/.exec(cell.text) ?? [];
    if (fits.length > 0) place(cell, fits);
    else if (letters !== '' && fitting(letters).length > 0) {
      place(cell, fitting(letters));
      number(cell, digits);
    } else if (hasWords) for (const index of row.index) kind.memberWords.set(cell.text, index);
    else {
      const known = columns.flatMap((column) =>
        column.role === 'flag' ? [column.name] : (column.kind?.members ?? []),
      );
      linker.reporter.report('link/unknown-cell', cell.span, {
        found: cell.text,
        kind: kind.name,
        suggestion: linker.suggestion(cell.text, known),
      });
    }
  }
  if (numbersSeen !== numbers.length) {
    linker.reporter.report('link/number-of-cells', row.id.span, {
      found: numbersSeen,
      kind: kind.name,
      expected: numbers.length,
    });
  }
  for (const column of columns) {
    if (
      column.role === 'ref' &&
      !column.optional &&
      row.index.some((index) => values.get(column)?.[index] === undefined)
    ) {
      linker.reporter.report('link/missing-cell', row.id.span, { column: column.name, kind: column.kind?.name ?? '' });
    }
  }
}

function cellValue(column: Column, text: string, ownId: string): { readonly column: Column; readonly value: number }[] {
  if (column.role === 'flag') return text === column.name ? [{ column, value: 1 }] : [];
  if (!column.kind) return [];
  const value = column.kind.members.indexOf(column.role === 'set' && text === 'same-name' ? ownId : text);
  return value < 0 ? [] : [{ column, value }];
}

function emptyCell(column: Column): number | number[] {
  if (column.role === 'set') return [];
  return column.role === 'ref' || column.role === 'enum' ? -1 : 0;
}

function columnType(column: Column): Type {
  if (column.role === 'flag') return BOOL;
  if (!column.kind) return NUM;
  return column.role === 'set'
    ? setOf(column.kind.id)
    : refTo(column.kind.id, column.optional || column.role === 'enum');
}
