import type { Reporter } from '../diagnostics/diagnostic.ts';
import type { Entry } from './entries.ts';
import type { TemplateProblem } from './template.ts';

/** Says what is wrong with the braces of a text. */
export function reportProblems(entry: Entry, problems: readonly TemplateProblem[], reporter: Reporter): void {
  for (const { kind, piece } of problems) {
    const span = entry.spanOf(piece);
    if (kind === 'not-a-name') reporter.report('text/not-a-name', span, { found: piece });
    else {
      const problem = kind === 'unclosed' ? 'they are opened but not closed' : 'they are closed but not opened';
      reporter.report('text/braces', span, { problem });
    }
  }
}
