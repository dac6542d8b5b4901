/** Steps that are nested too deep to be read. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import type { Line, SourceDoc } from '../load/source-doc.ts';

const deepest = 8;

/** Reports the first line that is too deep in each heading. */
export function checkDepth(doc: SourceDoc, reporter: Reporter): void {
  for (const line of doc.lines) {
    const tooDeep = firstTooDeep(line, 0);
    if (tooDeep !== undefined) reporter.report('validate/too-deep', tooDeep.span, { limit: deepest });
  }
}

function firstTooDeep(line: Line, lists: number): Line | undefined {
  if (lists > deepest) return line;
  const inside = line.body === 'list' ? lists + 1 : lists;
  for (const kid of line.kids) {
    const found = firstTooDeep(kid, inside);
    if (found !== undefined) return found;
  }
  return undefined;
}
