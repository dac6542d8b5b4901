/** Collects what the passes report. */
import type { Details, Diagnostic, Reporter, Span } from './diagnostic.ts';
import { type ArgsOf, type Code, severityOf } from './registry.ts';

export interface CollectingReporter extends Reporter {
  /** In the order of reporting, exact duplicates dropped. */
  readonly diagnostics: readonly Diagnostic[];
  /** True once something was reported that stops generation. */
  hasErrors(): boolean;
}

export function createReporter(): CollectingReporter {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  return {
    diagnostics,
    hasErrors: () => diagnostics.some((diagnostic) => diagnostic.severity === 'error'),
    report<C extends Code>(code: C, span: Span, args: ArgsOf<C>, details: Details = {}): void {
      const diagnostic: Diagnostic = {
        code,
        severity: severityOf(code),
        args: { ...args },
        primary: span,
        related: details.related ?? [],
        fixes: (details.fixes ?? []).slice(0, 3),
      };
      const key = JSON.stringify(diagnostic);
      if (seen.has(key)) return;
      seen.add(key);
      diagnostics.push(diagnostic);
    },
  };
}

/** By file, position, code: same input, same bytes. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compareText(a.primary.file, b.primary.file) ||
      a.primary.start - b.primary.start ||
      a.primary.end - b.primary.end ||
      compareText(a.code, b.code) ||
      compareText(JSON.stringify(a.args), JSON.stringify(b.args)),
  );
}

/** By code unit, never by locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
