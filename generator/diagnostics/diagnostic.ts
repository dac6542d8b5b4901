/** Diagnostics are data: text is made by the renderer from code and args. */
import type { ArgsOf, Code } from './registry.ts';

/** A stretch of a file in UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

export type Severity = 'error' | 'warning' | 'info';

/** Another place that explains the first one, with its own sentence. */
export interface Note {
  readonly span: Span;
  readonly text: string;
}

/** A change of the text that would cure it. */
export interface Fix {
  readonly span: Span;
  readonly text: string;
}

export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly args: Readonly<Record<string, string | number>>;
  readonly primary: Span;
  readonly related: readonly Note[];
  /** Nearest first, at most three. */
  readonly fixes: readonly Fix[];
}

export interface Details {
  readonly related?: readonly Note[];
  readonly fixes?: readonly Fix[];
}

/** What passes report to. */
export interface Reporter {
  report<C extends Code>(code: C, span: Span, args: ArgsOf<C>, details?: Details): void;
}
