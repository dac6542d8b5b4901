/** One line for each diagnostic, for editors' problem matchers. */
import type { Diagnostic } from './diagnostic.ts';
import { createPositions } from './positions.ts';
import { messageText } from './registry.ts';
import type { RenderTextOptions } from './render-text.ts';
import { sortDiagnostics } from './reporter.ts';
import { showInvisible } from './show-invisible.ts';

/** `rules/demo/cards.yaml:12:9: error link/unknown-id: Unknown phase "nigth".` */
export function renderLines(
  diagnostics: readonly Diagnostic[],
  options: Pick<RenderTextOptions, 'sources' | 'displayPath'>,
): string {
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => {
      const { file, start } = diagnostic.primary;
      const { line, column } = createPositions(options.sources.get(file) ?? '').positionOf(start);
      const path = showInvisible((options.displayPath ?? String)(file));
      return `${path}:${line}:${column}: ${diagnostic.severity} ${diagnostic.code}: ${messageText(diagnostic)}\n`;
    })
    .join('');
}
