import { expect, it } from 'vitest';
import { createPositions } from '../../generator/diagnostics/index.ts';

it('counts lines and UTF-16 columns from 1', () => {
  const positions = createPositions('a🐎b\r\n第二\n');
  expect(positions.positionOf(0)).toEqual({ line: 1, column: 1 });
  expect(positions.positionOf(3)).toEqual({ line: 1, column: 4 });
  expect(positions.positionOf(7)).toEqual({ line: 2, column: 2 });
  expect(positions.positionOf(9)).toEqual({ line: 3, column: 1 });
  expect(positions.rangeOfLine(1)).toEqual({ start: 0, end: 4 });
  expect(positions.lineCount).toBe(3);
});

it('moves offsets outside the text to its ends', () => {
  const positions = createPositions('ab');
  expect(positions.positionOf(-5)).toEqual({ line: 1, column: 1 });
  expect(positions.positionOf(99)).toEqual({ line: 1, column: 3 });
  expect(createPositions('').positionOf(1)).toEqual({ line: 1, column: 1 });
});

it('does not count a byte order mark', () => {
  expect(createPositions('\uFEFFab').positionOf(1)).toEqual({ line: 1, column: 1 });
});
