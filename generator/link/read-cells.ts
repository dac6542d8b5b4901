/** Cells of a table: the printed attributes of its rows. */
import type { Linker } from './linker.ts';
import type { Kind, Site } from './model.ts';
import type { Piece } from './pieces.ts';
import { type Column, edgeRows, rowsOf, type Table } from './read-kinds.ts';
import { BOOL, NUM, refTo, setOf, type Type } from './types.ts';

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
    else if (!table.hasBadColumn) {
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
  if (numbersSeen !== numbers.length && !table.hasBadColumn) {
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
