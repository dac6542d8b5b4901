/** From offsets to lines and columns, as editors count them. */

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

export interface Positions {
  readonly lineCount: number;
  positionOf(offset: number): Position;
  /** Where a line starts and ends, its line break not included; lines count from 1. */
  rangeOfLine(line: number): { readonly start: number; readonly end: number };
}

/** Offsets outside the text are moved to its nearest end. A byte order mark is no column. */
export function createPositions(text: string): Positions {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);

  function startOf(line: number): number {
    return starts[line - 1] ?? text.length;
  }

  return {
    lineCount: starts.length,
    positionOf(offset) {
      const at = Math.min(Math.max(offset, 0), text.length);
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (startOf(middle + 1) <= at) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: Math.max(at - startOf(low + 1), 0) + 1 };
    },
    rangeOfLine(line) {
      const start = startOf(line);
      let end = line < starts.length ? startOf(line + 1) - 1 : text.length;
      if (end > start && text[end - 1] === '\r') end -= 1;
      return { start, end: Math.max(start, end) };
    },
  };
}
