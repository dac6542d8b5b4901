/** Diagnostics for other programs. */
import type { Diagnostic, Span } from './diagnostic.ts';
import { createPositions, type Positions } from './positions.ts';
import { hintText, messageText } from './registry.ts';
import { sortDiagnostics } from './reporter.ts';

export interface JsonSpan {
  readonly file: string;
  /** Lines and columns from 1, columns in UTF-16 units; 1 if the text of the file is not known. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface JsonDiagnostic extends JsonSpan {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly hint: string | null;
  readonly related: readonly (JsonSpan & { readonly message: string })[];
  /** What to write instead of what stands between the two places. */
  readonly fixes: readonly (JsonSpan & { readonly text: string })[];
}

export interface JsonReport {
  readonly format: 'rulewright-diagnostics';
  readonly version: 1;
  readonly diagnostics: readonly JsonDiagnostic[];
}

export function renderJson(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>): JsonReport {
  const known = new Map<string, Positions>();
  const place = (span: Span): JsonSpan => {
    const positions = known.get(span.file) ?? createPositions(sources.get(span.file) ?? '');
    known.set(span.file, positions);
    const start = positions.positionOf(span.start);
    const end = positions.positionOf(span.end);
    return { file: span.file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  };
  return {
    format: 'rulewright-diagnostics',
    version: 1,
    diagnostics: sortDiagnostics(diagnostics).map((diagnostic) => ({
      code: diagnostic.code,
      severity: diagnostic.severity,
      message: messageText(diagnostic),
      hint: hintText(diagnostic) ?? null,
      ...place(diagnostic.primary),
      related: diagnostic.related.map((note) => ({ message: note.text, ...place(note.span) })),
      fixes: diagnostic.fixes.map((fix) => ({ text: fix.text, ...place(fix.span) })),
    })),
  };
}
