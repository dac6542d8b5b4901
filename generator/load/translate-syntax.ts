/** The YAML library's errors in designers' words. */
import type { YAMLError } from 'yaml';
import type { Reporter, Span } from '../diagnostics/diagnostic.ts';
import type { Positions } from '../diagnostics/positions.ts';
import { checkBlanks, reportOddColon } from './check-plain-text.ts';
import { isProse } from './game-files.ts';
import { limits } from './limits.ts';

interface Place {
  readonly file: string;
  readonly text: string;
  readonly positions: Positions;
  readonly reporter: Reporter;
}

/** After these, nothing that the library says about later lines can be trusted. */
const derails: ReadonlySet<string> = new Set(['BAD_INDENT', 'UNEXPECTED_TOKEN', 'IMPOSSIBLE', 'KEY_OVER_1024_CHARS']);

/** Reports the errors, one for each line at most; `taken` are lines that have a diagnostic already. */
export function translateSyntax(errors: readonly YAMLError[], taken: Set<number>, place: Place): void {
  const sorted = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  for (const error of sorted) {
    const first = place.positions.positionOf(error.pos[0]).line;
    const last = error.code === 'MULTILINE_IMPLICIT_KEY' ? place.positions.positionOf(error.pos[1]).line : first;
    let known = false;
    for (let line = first; line <= last; line += 1) {
      if (taken.has(line)) known = true;
      taken.add(line);
    }
    if (!known) translate(error, place);
    if (derails.has(error.code) || error.message.startsWith('A block sequence may not')) return;
  }
}

function translate(error: YAMLError, place: Place): void {
  const { text, reporter } = place;
  const start = Math.min(error.pos[0], text.length);
  const here = { file: place.file, start, end: Math.min(start + 1, text.length) };
  const found = text.charAt(start);
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return reportTabs(here, place);
    case 'MULTILINE_IMPLICIT_KEY':
      return reportJoinedLines(start, error.pos[1], place);
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (error.message.startsWith('Nested mappings')) return reportSecondColon(start, place);
      return reportIndent(start, place);
    case 'BAD_INDENT':
      return reportIndent(start, place);
    case 'BAD_SCALAR_START':
      return reporter.report('load/bad-first-character', here, { found });
    case 'BAD_DQ_ESCAPE':
      return reporter.report(
        'load/bad-escape',
        { ...here, end: Math.min(start + 2, text.length) },
        { found: text.slice(start, start + 2) },
      );
    case 'KEY_OVER_1024_CHARS':
      return reportLongKey(start, place);
    case 'MISSING_CHAR':
      if (error.message.startsWith('Implicit map key')) return reportNoColon(start, place);
      break;
    case 'UNEXPECTED_TOKEN':
      if (error.message.startsWith('Unexpected block-seq-ind'))
        return reporter.report('load/list-behind-colon', here, {});
      if (/[\]}]/.test(found)) return reporter.report('load/lone-bracket', here, { found });
      if (/["'\]}]\s*$/.test(text.slice(Math.max(0, start - 50), start))) {
        return reporter.report('load/after-quote', restOfLine(start, place), {});
      }
      if (/(?:^|\n)[ ]*$/.test(text.slice(Math.max(0, start - 200), start))) return reportIndent(start, place);
      break;
    default:
      break;
  }
  const rest = restOfLine(start, place);
  const words = text.slice(rest.start, rest.end);
  reporter.report('load/syntax', rest, { found: words.length > 30 ? `${words.slice(0, 30)}…` : words });
}

function restOfLine(start: number, place: Place): Span {
  const { end } = place.positions.rangeOfLine(place.positions.positionOf(start).line);
  const words = place.text
    .slice(start, end)
    .replace(/\s+#.*$/, '')
    .trimEnd();
  return { file: place.file, start, end: start + words.length };
}

function reportIndent(start: number, place: Place): void {
  const { text } = place;
  let at = start;
  while (text.charAt(at) === ' ') at += 1;
  const span = restOfLine(at, place);
  const here = place.positions.positionOf(at);
  const above = previousLine(here.line, place);
  const hasDash = (offset: number) => /^-(?:\s|$)/.test(text.slice(offset, offset + 2));
  if (above === undefined || above.column !== here.column || hasDash(above.start) === hasDash(at)) {
    return place.reporter.report('load/indentation', span, {});
  }
  const args = hasDash(at) ? { here: 'a dash', there: 'none' } : { here: 'no dash', there: 'one' };
  const related = [{ span: restOfLine(above.start, place), text: 'the line beside it' }];
  place.reporter.report('load/mixed-list', span, args, { related });
}

/** The nearest line above that stands no further right. */
function previousLine(line: number, place: Place): { readonly start: number; readonly column: number } | undefined {
  const { column } = firstSign(line, place);
  for (let above = line - 1; above > 0; above -= 1) {
    const sign = firstSign(above, place);
    if (sign.found !== '' && sign.found !== '#' && sign.column <= column) return sign;
  }
  return undefined;
}

function firstSign(
  line: number,
  place: Place,
): { readonly start: number; readonly column: number; readonly found: string } {
  const range = place.positions.rangeOfLine(line);
  const blanks = place.text.slice(range.start, range.end).search(/\S|$/);
  const start = range.start + blanks;
  return { start, column: blanks + 1, found: start < range.end ? place.text.charAt(start) : '' };
}

function reportTabs(here: Span, place: Place): void {
  const length = /^\t+/.exec(place.text.slice(here.start, here.start + 100))?.[0].length ?? 1;
  const span = { ...here, end: here.start + length };
  place.reporter.report('load/tab', span, {}, { fixes: [{ span, text: '  '.repeat(length) }] });
}

/** `a: b: c`, or `a: b` with lines below it. */
export function reportSecondColon(start: number, place: Place): void {
  const rest = restOfLine(start, place);
  const colon = /:(?=\s|$)/.exec(place.text.slice(rest.start, rest.end));
  if (colon !== null) {
    const at = rest.start + colon.index;
    const advice = isProse(place.file)
      ? 'Put the whole text between double quotes.'
      : 'Put the step on a line of its own below, indented, with a dash and a blank before it.';
    return place.reporter.report('load/two-colons', { ...rest, start: at, end: at + 1 }, { advice });
  }
  const line = place.positions.positionOf(start).line;
  const heading = place.text.slice(place.positions.rangeOfLine(line).start, start).trim();
  place.reporter.report('load/behind-and-below', rest, { line: shorten(heading) });
}

/** Lines that YAML joins into one heading: the first one has lost its colon, or the last one its indent. */
function reportJoinedLines(start: number, end: number, place: Place): void {
  const { positions } = place;
  const first = positions.positionOf(start);
  const next = nextLine(first.line, place);
  if (next === undefined || next.start > end) return reportNoColon(start, place);
  const deeper = next.start - positions.rangeOfLine(next.line).start > first.column - 1;
  if (!deeper) return reportNoColon(start, place);
  reportForgottenColon(start, place);
}

/** `each block` with a list below it. */
export function reportForgottenColon(start: number, place: Place): void {
  const span = restOfLine(start, place);
  const line = place.text.slice(span.start, span.end);
  const next = nextLine(place.positions.positionOf(start).line, place);
  const related = next === undefined ? [] : [{ span: restOfLine(next.start, place), text: 'this line is below it' }];
  const fixes = [{ span: { ...span, start: span.end }, text: ':' }];
  place.reporter.report('load/forgotten-colon', span, { line: shorten(line) }, { related, fixes });
}

function nextLine(line: number, place: Place): { readonly line: number; readonly start: number } | undefined {
  for (let next = line + 1; next <= place.positions.lineCount; next += 1) {
    const { found, start } = firstSign(next, place);
    if (found !== '' && found !== '#') return { line: next, start };
  }
  return undefined;
}

function reportNoColon(start: number, place: Place): void {
  const span = restOfLine(start, place);
  const line = place.text.slice(span.start, span.end);
  if (/^-(?:\s|$)/.test(line)) return reportIndent(start, place);
  if (checkBlanks(line, span, place)) return;
  const colon = /[：:]/.exec(line);
  if (colon !== null) {
    const at = span.start + colon.index;
    return reportOddColon({ ...span, start: at, end: at + 1 }, place);
  }
  const fixes = [{ span: { ...span, start: span.end }, text: ':' }];
  place.reporter.report('load/missing-colon', span, { line: shorten(line) }, { fixes });
}

function reportLongKey(start: number, place: Place): void {
  const { line } = place.positions.positionOf(start);
  const range = place.positions.rangeOfLine(line);
  const words = place.text.slice(range.start, range.end);
  const blanks = /^[\s-]*/.exec(words)?.[0].length ?? 0;
  const colon = words.search(/:(?:\s|$)/);
  const length = (colon === -1 ? words.length : colon) - blanks;
  const span = { file: place.file, start: range.start + blanks, end: range.start + blanks + length };
  place.reporter.report('load/key-too-long', span, { length: Math.max(length, limits.keyLength + 1) });
}

function shorten(line: string): string {
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
