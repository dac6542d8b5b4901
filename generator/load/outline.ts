/** From the YAML document to lines, plain values and places. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { Reporter, Span } from '../diagnostics/diagnostic.ts';
import type { Positions } from '../diagnostics/positions.ts';
import { checkKeyText, checkPlainText, reportOddColon } from './check-plain-text.ts';
import { fileKind, isProse } from './game-files.ts';
import { plainValue } from './plain-value.ts';
import type { Line } from './source-doc.ts';
import { reportForgottenColon } from './translate-syntax.ts';

/** A value with its place; the tree that `spanAt` walks. */
export interface Placed {
  readonly span: Span;
  readonly value: unknown;
  readonly items: readonly Placed[];
  readonly entries: ReadonlyMap<string, { readonly key: Span; readonly placed: Placed }>;
}

export interface Outline {
  readonly lines: readonly Line[];
  readonly root: Placed;
}

interface Context {
  readonly file: string;
  readonly text: string;
  readonly positions: Positions;
  readonly reporter: Reporter;
}

interface Built {
  readonly lines: readonly Line[];
  readonly placed: Placed;
}

type Value = Node | Pair | null | undefined | unknown;

const noEntries: Placed['entries'] = new Map();

/** Undefined, with a diagnostic, if the document is not a map of headings. */
export function buildOutline(document: Document, context: Context): Outline | undefined {
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.source === '')) {
    context.reporter.report('load/empty-file', { file: context.file, start: 0, end: 0 }, {});
    return undefined;
  }
  if (!isMap(contents)) {
    const whole = spanOf(contents, context);
    const span = { ...whole, end: Math.min(whole.end, endOfLine(whole.start, context)) };
    const colon =
      isScalar(contents) && isPlain(contents) ? context.text.slice(span.start, span.end).search(/[:：]/) : -1;
    if (colon !== -1) {
      const at = span.start + colon;
      reportOddColon({ ...span, start: at, end: at + 1 }, context);
      return undefined;
    }
    context.reporter.report('load/not-a-map', span, { found: isSeq(contents) ? 'a list' : 'a line without a colon' });
    return undefined;
  }
  const { lines, placed } = buildMap(contents.items, spanOf(contents, context), context);
  return { lines, root: placed };
}

function buildMap(pairs: readonly Pair<unknown, unknown>[], span: Span, context: Context): Built {
  const lines: Line[] = [];
  const value: Record<string, unknown> = Object.create(null);
  const entries = new Map<string, { key: Span; placed: Placed }>();
  for (const pair of pairs) {
    const key = buildKey(pair.key, context);
    if (key === undefined) continue;
    const first = entries.get(key.text);
    if (first !== undefined) {
      const related = [{ span: first.key, text: 'first written here' }];
      context.reporter.report('load/duplicate-key', key.span, { key: key.text }, { related });
      continue;
    }
    const below = buildValue(pair.value, key.span.end, context);
    entries.set(key.text, { key: key.span, placed: below.placed });
    value[key.text] = below.placed.value;
    lines.push(headingLine(key, below, pair.value));
  }
  return { lines, placed: { span, value, items: [], entries } };
}

function headingLine(key: { readonly text: string; readonly span: Span }, below: Built, value: Value): Line {
  if (isMap(value)) return { ...key, body: 'map', kids: below.lines };
  if (isSeq(value)) return { ...key, body: 'list', kids: below.lines };
  const [line] = below.lines;
  if (line === undefined) return { ...key, body: 'list', kids: [] };
  return { ...key, body: 'value', value: line, kids: [] };
}

function buildKey(key: Value, context: Context): { readonly text: string; readonly span: Span } | undefined {
  if (!isScalar(key)) {
    const found = isSeq(key) ? 'a list in brackets' : isMap(key) ? 'a map in brackets' : 'a sign of YAML';
    if (!isAlias(key)) context.reporter.report('load/key-not-text', spanOf(key, context), { found });
    return undefined;
  }
  const span = spanOf(key, context);
  if (key.source === '' && key.type === 'PLAIN') {
    context.reporter.report('load/empty-key', colonAt(span, context), {});
    return undefined;
  }
  const text = textOf(key, span, context);
  if (text === '<<') {
    context.reporter.report('load/merge-key', span, {});
    return undefined;
  }
  if (/^(?:__\w*|constructor|prototype)(?:\s|$)/.test(text)) {
    context.reporter.report('load/reserved-key', span, { key: text });
    return undefined;
  }
  checkKeyText(text, span, isPlain(key) && !isProse(context.file), context);
  return { text, span };
}

/** The value behind or below a colon; `end` is where an absent one stands. */
function buildValue(value: Value, end: number, context: Context): Built {
  if (isMap(value)) return buildMap(value.items, spanOf(value, context), context);
  if (isSeq(value)) return buildList(value.items, spanOf(value, context), context);
  if (isScalar(value) && !isEmpty(value)) return buildScalar(value, context);
  const span = { file: context.file, start: end, end };
  return { lines: [], placed: { span, value: null, items: [], entries: noEntries } };
}

function buildList(values: readonly unknown[], span: Span, context: Context): Built {
  const lines: Line[] = [];
  const items: Placed[] = [];
  for (const value of values) {
    const built = buildItem(value, context);
    lines.push(...built.lines);
    items.push(built.placed);
  }
  return { lines, placed: { span, value: items.map((item) => item.value), items, entries: noEntries } };
}

function buildItem(value: unknown, context: Context): Built {
  if (isSeq(value)) {
    context.reporter.report('load/nested-list', { ...spanOf(value, context), end: startOf(value) + 1 }, {});
  } else if (isScalar(value) && isEmpty(value)) {
    context.reporter.report('load/empty-item', dashBefore(startOf(value), context), {});
  }
  return buildValue(value, startOf(value), context);
}

function buildScalar(scalar: Scalar, context: Context): Built {
  const span = spanOf(scalar, context);
  const text = textOf(scalar, span, context);
  const prose = isProse(context.file);
  if (isPlain(scalar)) {
    const firstBreak = text.search(/\r?\n/);
    if (firstBreak !== -1) reportSeveralLines(span, firstBreak, context);
    else if (!prose) checkPlainText(text, span, context);
    else if (fileKind(context.file) === 'text') reportComment(span.end, context);
  }
  const placed = { span, value: isPlain(scalar) ? plainValue(text) : text, items: [], entries: noEntries };
  return { lines: [{ text, span, body: 'leaf', kids: [] }], placed };
}

/** A plain text over several lines: usually a heading that lost its colon. */
function reportSeveralLines(span: Span, firstBreak: number, context: Context): void {
  const below = context.text.slice(span.start + firstBreak, span.end).trimStart();
  if (/^-(\s|$)/.test(below)) return reportForgottenColon(span.start, context);
  const end = span.start + firstBreak;
  const related = [{ span: { ...span, start: span.end - lastLineLength(span, context) }, text: 'it ends here' }];
  const line = context.text.slice(span.start, end).trimEnd();
  context.reporter.report('load/multi-line', { ...span, end: span.start + line.length }, { line }, { related });
}

function lastLineLength(span: Span, context: Context): number {
  return context.text.slice(span.start, span.end).replace(/^[\s\S]*\n\s*/, '').length;
}

function reportComment(start: number, context: Context): void {
  const rest = context.text.slice(start, endOfLine(start, context));
  const comment = /^[ \t]+(#.*)$/.exec(rest)?.[1];
  if (comment === undefined) return;
  const at = start + rest.length - comment.length;
  context.reporter.report('load/comment-behind-text', { file: context.file, start: at, end: start + rest.length }, {});
}

function textOf(scalar: Scalar, span: Span, context: Context): string {
  return isPlain(scalar) ? context.text.slice(span.start, span.end) : String(scalar.value ?? '');
}

function isPlain(scalar: Scalar): boolean {
  return scalar.type === 'PLAIN' || scalar.type === undefined;
}

function isEmpty(scalar: Scalar): boolean {
  return isPlain(scalar) && (scalar.source ?? '') === '';
}

function rangeOf(node: Value): readonly [number, number] {
  const range = (node as Node | null | undefined)?.range; // pairs and absent values have none
  return range ? [range[0], range[1]] : [0, 0];
}

function startOf(node: Value): number {
  return rangeOf(node)[0];
}

function spanOf(node: Value, context: Context): Span {
  const [start, end] = rangeOf(node);
  // Only what YAML takes for blanks: others belong to the line and are reported.
  const length = context.text.slice(start, end).replace(/[ \t\r\n]+$/, '').length;
  return { file: context.file, start, end: start + length };
}

function endOfLine(offset: number, context: Context): number {
  return context.positions.rangeOfLine(context.positions.positionOf(offset).line).end;
}

function dashBefore(offset: number, context: Context): Span {
  const dash = context.text.lastIndexOf('-', Math.max(offset - 1, 0));
  const start = dash === -1 ? offset : dash;
  return { file: context.file, start, end: Math.min(start + 1, context.text.length) };
}

function colonAt(span: Span, context: Context): Span {
  const colon = context.text.indexOf(':', span.start);
  const start = colon === -1 ? span.start : colon;
  return { ...span, start, end: Math.min(start + 1, context.text.length) };
}
