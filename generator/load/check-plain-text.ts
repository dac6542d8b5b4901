/** Signs inside a line that look like YAML's and are not. */
import type { Reporter, Span } from '../diagnostics/diagnostic.ts';
import { nameOfCharacter } from '../diagnostics/show-invisible.ts';

interface Place {
  readonly text: string;
  readonly reporter: Reporter;
}

const oddBlank = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u3164]|\u200c|\u200d/;

const namesOfBlanks: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\u00a0': 'a blank where no line may break',
  '\u202f': 'a narrow blank where no line may break',
  '\u3000': 'a full-width blank',
  '\u200c': 'a blank without width',
  '\u200d': 'a joint without width',
};

/** For lines of the rules. */
export function checkPlainText(text: string, span: Span, place: Place): void {
  if (checkBlanks(text, span, place)) return;
  const colon = text.search(/[:：]/);
  if (colon !== -1) reportOddColon({ ...span, start: span.start + colon, end: span.start + colon + 1 }, place);
}

/** For headings of all files; `rule` is false for names of texts, which may hold colons. */
export function checkKeyText(text: string, span: Span, rule: boolean, place: Place): void {
  if (rule) checkPlainText(text, span, place);
  else checkBlanks(text, span, place);
}

/** A colon that YAML takes for a letter. */
export function reportOddColon(span: Span, place: Place): void {
  const ordinary = place.text.charAt(span.start) === ':';
  const blank = /^[ \t\r\n]/.test(place.text.slice(span.end, span.end + 1)) || span.end === place.text.length;
  const fixes = [{ span, text: blank ? ':' : ': ' }];
  place.reporter.report(ordinary ? 'load/colon-without-blank' : 'load/full-width-colon', span, {}, { fixes });
}

/** True, with a diagnostic, if there is one. */
export function checkBlanks(text: string, span: Span, place: Place): boolean {
  const blank = oddBlank.exec(text);
  if (blank === null) return false;
  const here = { ...span, start: span.start + blank.index, end: span.start + blank.index + 1 };
  const name = namesOfBlanks[blank[0]] ?? 'a blank of another width';
  const fixes = [{ span: here, text: ' ' }];
  place.reporter.report('load/odd-blank', here, { character: nameOfCharacter(blank[0]), name }, { fixes });
  return true;
}
