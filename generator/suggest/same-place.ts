/** Places that stay the same when words of a line change: repairs never add or take lines. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Equal for the same mistake in the same line of two versions of a game. */
export function keyOf({ code, primary, args }: Diagnostic, sources: ReadonlyMap<string, string>): string {
  return JSON.stringify([code, primary.file, lineNumber(primary.start, sources.get(primary.file) ?? ''), args]);
}

/** From 1. */
export function lineNumber(offset: number, text: string): number {
  return text.slice(0, offset).split('\n').length;
}

export function lineStart(line: number, text: string): number {
  return text.split('\n', line - 1).reduce((start, before) => start + before.length + 1, 0);
}
