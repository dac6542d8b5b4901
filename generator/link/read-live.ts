/** Live attributes of a table: `strength: 0 to steps, from steps, side sees`. */
import type { Sight } from '../ir/index.ts';
import type { Linker } from './linker.ts';
import type { Bound, Kind, LiveField, Site } from './model.ts';
import { kidSites, nameOf, type Piece, partsOf, piecesOf, valueSite } from './pieces.ts';
import { type Table, tableSection } from './read-kinds.ts';
import { BOOL, NUM, refTo, type Type } from './types.ts';

/** What stands behind the type of a live value. */
export interface LiveTail {
  readonly from: Piece | undefined;
  readonly resetAt: readonly { readonly name: string; readonly span: Piece['span'] }[];
  readonly sight: Sight;
}

export function readLive(linker: Linker, table: Table): void {
  const stand = tableSection(table, 'stand');
  const standValue = stand && valueSite(stand);
  if (standValue) {
    const pieces = piecesOf(standValue).filter((piece) => piece.text !== 'in' && piece.text !== 'on');
    const found = pieces[0] && linker.kindOf(pieces[0]);
    if (found) table.kind.stands = found.kind.id;
  }
  const live = tableSection(table, 'live');
  for (const site of live ? kidSites(live) : []) readAttribute(linker, table.kind, site);
}

function readAttribute(linker: Linker, kind: Kind, site: Site): void {
  const [namePiece, byWord, byPiece] = piecesOf(site);
  const value = valueSite(site);
  if (!namePiece || !value) {
    linker.reporter.report('link/bad-type', site.line.span, { found: nameOf(site), suggestion: '' });
    return;
  }
  const parts = partsOf(value);
  const tail = readTail(linker, parts.slice(1), kind);
  if (namePiece.text === 'identity') {
    kind.identity = readSight(linker, parts[0] ?? [], kind) ?? 'all';
    return;
  }
  const by = byWord?.text === 'by' && byPiece ? linker.kindOf(byPiece)?.kind.id : undefined;
  const head = readType(linker, kind, parts[0] ?? [], value);
  if (!head) return;
  const column = kind.fields.get(namePiece.text);
  if (column && column.printed === undefined)
    linker.duplicate('attribute', namePiece.text, namePiece.span, column.site.line.span);
  const start = readStart(linker, kind, head, tail);
  const fieldLive: LiveField = { by, start, lo: head.lo, hi: head.hi, sight: tail.sight, resetAt: tail.resetAt };
  linker.addField({ kind: kind.id, name: namePiece.text, type: head.type, live: fieldLive, site });
}

export interface LiveType {
  readonly type: Type;
  readonly lo?: Bound;
  readonly hi?: Bound;
}

/** `flag`, `0 to 6`, `0 to steps`, `side`, `side or none`. */
export function readType(
  linker: Linker,
  kind: Kind | undefined,
  words: readonly Piece[],
  site: Site,
): LiveType | undefined {
  const [first, second, third] = words;
  if (first?.text === 'flag') return { type: BOOL };
  if (first && second?.text === 'to' && third) {
    const lo = readBound(linker, kind, first);
    const hi = readBound(linker, kind, third);
    return lo && hi ? { type: NUM, lo, hi } : undefined;
  }
  const found = first && (linker.kindNamed(first.text) ?? undefined);
  if (found) return { type: refTo(found.id, second?.text === 'or' && third?.text === 'none') };
  const span = first?.span ?? site.line.span;
  const suggestion = first ? linker.suggestion(first.text, ['flag', ...linker.model.kinds.map((k) => k.name)]) : '';
  linker.reporter.report('link/bad-type', span, { found: first?.text ?? '', suggestion });
  return undefined;
}

function readBound(linker: Linker, kind: Kind | undefined, piece: Piece): Bound | undefined {
  if (/^\d+$/.test(piece.text)) return { value: Number(piece.text) };
  const constant = linker.model.constants.get(piece.text);
  if (constant) return { value: constant.value };
  const field = kind?.fields.get(piece.text);
  if (field?.printed && field.type.t === 'num') return { field: field.id };
  linker.reporter.report('link/no-bound', piece.span, { found: piece.text, kind: kind?.name ?? 'the game' });
  return undefined;
}

export function readTail(linker: Linker, parts: readonly (readonly Piece[])[], kind: Kind | undefined): LiveTail {
  let from: Piece | undefined;
  let sight: Sight = 'all';
  const resetAt: { name: string; span: Piece['span'] }[] = [];
  for (const words of parts) {
    const [first, second] = words;
    if (first?.text === 'from' && second) from = second;
    else if (first?.text === 'new' && second?.text === 'each')
      resetAt.push(...words.slice(2).map(({ text, span }) => ({ name: text, span })));
    else sight = readSight(linker, words, kind) ?? sight;
  }
  return { from, resetAt, sight };
}

/** `side sees`, `all see`, `nobody sees`. */
export function readSight(linker: Linker, words: readonly Piece[], kind: Kind | undefined): Sight | undefined {
  const [who, sees] = words;
  if (who && (sees?.text === 'sees' || sees?.text === 'see')) {
    if (who.text === 'all') return 'all';
    if (who.text === 'nobody') return 'nobody';
    if (linker.kindNamed(who.text)) return 'owner';
  }
  const last = words.at(-1);
  const span = who && last ? { ...who.span, end: last.span.end } : kind?.site.line.span;
  if (span)
    linker.reporter.report('link/bad-type', span, { found: words.map((word) => word.text).join(' '), suggestion: '' });
  return undefined;
}

function readStart(linker: Linker, kind: Kind, head: LiveType, tail: LiveTail): number[] {
  const count = kind.members.length;
  if (!tail.from) {
    const lo = head.lo;
    if (lo) return kind.members.map((_, member) => boundOf(linker, lo, member));
    return Array(count).fill(head.type.t === 'ref' && head.type.optional ? -1 : 0);
  }
  const { from } = tail;
  if (/^\d+$/.test(from.text)) {
    reportOutside(linker, kind, head, from);
    return Array(count).fill(Number(from.text));
  }
  const column = kind.fields.get(from.text);
  if (column?.printed && column.type.t === head.type.t)
    return column.printed.map((value) => (typeof value === 'number' ? value : -1));
  if (head.type.t === 'ref') {
    const target = linker.kind(head.type.kind);
    const member = target.members.indexOf(from.text);
    if (member >= 0) return Array(count).fill(member);
  }
  const known = [...kind.fields.values()].filter((field) => field.printed).map((field) => field.name);
  linker.reporter.report('link/unknown-attribute', from.span, {
    kind: kind.name,
    found: from.text,
    suggestion: linker.suggestion(from.text, known),
  });
  return Array(count).fill(0);
}

/** A start that some thing of the kind could not have. */
function reportOutside(linker: Linker, kind: Kind, { lo, hi }: LiveType, from: Piece): void {
  if (!lo || !hi) return;
  const outside = kind.members
    .map((_, member) => ({ low: boundOf(linker, lo, member), high: boundOf(linker, hi, member) }))
    .find(({ low, high }) => Number(from.text) < low || Number(from.text) > high);
  if (outside) linker.reporter.report('link/value-out-of-bounds', from.span, { found: from.text, ...outside });
}

function boundOf(linker: Linker, bound: Bound, member: number): number {
  if ('value' in bound) return bound.value;
  const value = linker.model.fields[bound.field]?.printed?.[member];
  return typeof value === 'number' ? value : 0;
}
