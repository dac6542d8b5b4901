/** What loading gives: the outline of a file, every line with its exact place. */
import type { Span } from '../diagnostics/diagnostic.ts';

/** One key or list item of the YAML outline. `if x: stop` is a line with `value`. */
export interface Line {
  /** The plain scalar as written (comments and surrounding blanks are not part of it). */
  readonly text: string;
  readonly span: Span;
  /** `leaf`: nothing below; `value`: one line behind the colon; `list` / `map`: `kids`. */
  readonly body: 'leaf' | 'value' | 'list' | 'map';
  readonly value?: Line;
  readonly kids: readonly Line[];
}

export interface SourceDoc {
  /** Path relative to the folder of the game, forward slashes: `08-battles.yaml`, `text/en.yaml`. */
  readonly file: string;
  readonly text: string;
  readonly lines: readonly Line[];
  /** The plain value of the document, for the schema check; null-prototype maps. */
  readonly value: unknown;
  /** Span of the key (`key`) or value at a path such as ['places', 'deck']; undefined if there is none. */
  spanAt(path: readonly (string | number)[], part: 'key' | 'value'): Span | undefined;
  /** Line and column from 1, in UTF-16 units. */
  positionOf(offset: number): { readonly line: number; readonly column: number };
}
