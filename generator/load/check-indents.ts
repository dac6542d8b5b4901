/** Indents that are not made of ordinary blanks; YAML would take them for letters or lose its way. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { checkBlanks } from './check-plain-text.ts';
import { isProse } from './game-files.ts';

/** Reports each such line; true if there is none. */
export function checkIndents(file: string, text: string, reporter: Reporter): boolean {
  // In long texts, a full-width blank or a tab behind the indent belongs to the text.
  const odd = isProse(file) ? /^\t+(?=[^\s#])/gm : /^ *[^\S \r\n\uFEFF][^\S\r\n]*(?=[^\s#])/gm;
  let clean = true;
  for (const match of text.matchAll(odd)) {
    const start = match.index + match[0].search(/[^ ]/);
    const span = { file, start, end: match.index + match[0].length };
    if (text.charAt(start) === '\t') {
      const fix = '  '.repeat(span.end - span.start);
      reporter.report('load/tab', span, {}, { fixes: [{ span, text: fix }] });
      clean = false;
    } else if (checkBlanks(text.slice(span.start, span.end), span, { text, reporter })) clean = false;
  }
  return clean;
}
