/** The line of a file that a message points into, and the outline of its heading with other words in it. */
import type { Line, SourceDoc } from '../load/source-doc.ts';

export interface RuleLine {
  readonly doc: SourceDoc;
  /** The words that may be changed, up to the comment or the colon before a list. */
  readonly text: string;
  readonly start: number;
  /** From the heading that can be read alone down to the line. */
  readonly way: readonly Line[];
}

/** Undefined for a place that is in no rule line. */
export function ruleLineAt(doc: SourceDoc, offset: number): RuleLine | undefined {
  const way = wayTo(doc.lines, offset);
  const last = way?.at(-1);
  if (!way || !last) return undefined;
  // the value behind a colon belongs to its line, but for a heading
  const parent = way.at(-2);
  const isStep = parent?.value === last && way.at(-3)?.body === 'list';
  const steps = isStep ? way.slice(0, -1) : way;
  const line = isStep ? (parent as Line) : last;
  const end = line.value ? line.value.span.end : line.span.end;
  return { doc, text: doc.text.slice(line.span.start, end), start: line.span.start, way: steps };
}

function wayTo(lines: readonly Line[], offset: number): readonly Line[] | undefined {
  for (const line of lines) {
    if (line.span.start <= offset && offset <= line.span.end) return [line];
    const below = line.value ? [line.value, ...line.kids] : line.kids;
    const way = wayTo(below, offset);
    if (way) return [line, ...way];
  }
  return undefined;
}

/** The first line of the way with its last line replaced; undefined if the words make no line. */
export function withWords(way: readonly Line[], words: string): Line | undefined {
  const [line, ...below] = way;
  const [next] = below;
  if (!line) return undefined;
  if (!next) return lineOf(line, words);
  const changed = withWords(below, words);
  if (!changed) return undefined;
  if (line.value === next) return { ...line, value: changed };
  return { ...line, kids: line.kids.map((kid) => (kid === next ? changed : kid)) };
}

function lineOf(line: Line, words: string): Line | undefined {
  const [text = '', value, more] = words.split(': ');
  if (more !== undefined || (value !== undefined && line.kids.length > 0)) return undefined;
  const span = { ...line.span, end: line.span.start + text.length };
  const bare = { text, span, kids: line.kids };
  if (value === undefined) return { ...bare, body: line.kids.length > 0 ? line.body : 'leaf' };
  const start = span.end + 2;
  const behind: Line = { text: value, span: { ...span, start, end: start + value.length }, body: 'leaf', kids: [] };
  return { ...bare, body: 'value', value: behind };
}
