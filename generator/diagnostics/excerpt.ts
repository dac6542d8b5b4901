/** One line of a file with carets below, as it looks in a terminal. */
import stringWidth from 'string-width';
import { showInvisible } from './show-invisible.ts';

export interface Excerpt {
  readonly shown: string;
  /** Display columns before the first caret. */
  readonly indent: number;
  /** Number of carets, at least one. */
  readonly carets: number;
}

const columns = 100;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * `from` and `to` are offsets in the line. Of a long line only a window around them is shown:
 *
 *     …lready moved and area of blokc is contested or last-user of border is not foe of me and area of…
 *                              ^^^^^
 */
export function makeExcerpt(line: string, from: number, to: number): Excerpt {
  // A line may have a million characters: only what can be near the window is measured.
  const start = Math.max(0, from - 4 * columns);
  const cells = toCells(line.slice(start, from + 8 * columns), start);
  if (start > 0) cells[0] = { ...(cells[0] ?? { offset: start, width: 1 }), shown: '…', width: 1 };
  const first = lastIndexBefore(cells, from);
  const [left, right] = windowAround(cells, first);
  const window = cells.slice(left, right);
  const cutLeft = left > 0;
  const cutRight = right < cells.length || start + 9 * columns < line.length;
  const shown = `${cutLeft ? '…' : ''}${window.map((cell) => cell.shown).join('')}${cutRight ? '…' : ''}`;
  const indent = (cutLeft ? 1 : 0) + widthOf(cells.slice(left, first));
  const marked = cells.slice(first, right).filter((cell) => cell.offset < to);
  return { shown: shown.trimEnd(), indent, carets: Math.max(1, widthOf(marked)) };
}

interface Cell {
  readonly offset: number;
  readonly shown: string;
  readonly width: number;
}

/** What a reader sees as one character, with the number of terminal columns that it takes. */
function toCells(text: string, start: number): Cell[] {
  const cells: Cell[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const shown = showInvisible(segment);
    cells.push({ offset: start + index, shown, width: stringWidth(shown) });
  }
  return cells;
}

/** The cell in which an offset lies; one behind the last for the end of the line. */
function lastIndexBefore(cells: readonly Cell[], offset: number): number {
  const next = cells.findIndex((cell) => cell.offset > offset);
  if (next > 0) return next - 1;
  const last = cells.at(-1);
  if (next === 0 || last === undefined) return 0;
  return offset >= last.offset + last.shown.length ? cells.length : cells.length - 1;
}

/** Grows to both sides of `first`, two columns to the right for each one to the left. */
function windowAround(cells: readonly Cell[], first: number): readonly [number, number] {
  if (widthOf(cells) <= columns) return [0, cells.length];
  const room = columns - 2; // for an ellipsis on each side
  let left = Math.min(first, cells.length);
  let right = left;
  let width = 0;
  for (let grown = true; grown && width < room; ) {
    grown = false;
    const steps = [cells[right], cells[right + 1], cells[left - 1]];
    for (const [index, cell] of steps.entries()) {
      if (cell === undefined || width + cell.width > room) continue;
      if (index < 2 && cells[right] !== undefined) right += 1;
      else if (index === 2) left -= 1;
      else continue;
      width += cell.width;
      grown = true;
    }
  }
  return [left, right];
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}
