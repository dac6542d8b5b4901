/** Looks at the raw tokens of YAML for what the rules do without, before any of it gets a meaning. */
import type { CST } from 'yaml';
import type { Reporter, Span } from '../diagnostics/diagnostic.ts';
import type { Positions } from '../diagnostics/positions.ts';
import { isProse } from './game-files.ts';
import { limits } from './limits.ts';
import { reportSecondColon } from './translate-syntax.ts';

interface Source {
  readonly file: string;
  readonly text: string;
  readonly positions: Positions;
  readonly reporter: Reporter;
}

interface Found {
  readonly token: CST.Token | CST.SourceToken;
  readonly depth: number;
}

/** What the walk needs to know and to tell. */
interface Walk extends Source {
  readonly prose: boolean;
  readonly open: Found[];
  entries: number;
  /** Nothing more is looked at. */
  stopped: boolean;
  /** The nesting of the tokens is not what the designer meant. */
  derailed: boolean;
  /** Where the last second colon was reported, so that a third on its line is not. */
  lastLine: number;
}

/** False if the file must not be read any further. */
export function checkTokens(tokens: readonly CST.Token[], source: Source): boolean {
  const { text, reporter } = source;
  const state = { open: [], entries: 0, stopped: false, derailed: false, lastLine: 0 };
  const walk: Walk = { ...source, ...state, prose: isProse(source.file) };
  let documents = 0;
  for (const token of tokens) {
    if (token.type === 'directive') {
      reporter.report('load/directive', spanOf(walk, token), {});
      return false;
    }
    if (token.type === 'doc-end' || (token.type === 'document' && documents > 0)) {
      const span = spanOf(walk, token);
      const mark = text.slice(span.start, span.start + 3);
      reporter.report('load/document-mark', { ...span, end: span.start + mark.length }, { mark });
      return false;
    }
    if (token.type === 'document') documents += 1;
    walk.open.push({ token, depth: 0 });
    // A list of our own instead of recursion: hostile files are nested deeper than any call stack.
    for (let found = walk.open.pop(); found !== undefined && !walk.stopped; found = walk.open.pop())
      lookAt(found, walk);
    if (walk.stopped) return false;
  }
  return !walk.derailed;
}

function lookAt({ token, depth }: Found, walk: Walk): void {
  switch (token.type) {
    case 'document':
      push(walk, [...token.start, token.value, ...(token.end ?? [])], depth);
      break;
    case 'block-map':
    case 'block-seq':
    case 'flow-collection':
      lookAtCollection(token, depth + 1, walk);
      break;
    case 'tag':
    case 'anchor':
    case 'alias':
      reportProperty(token, walk);
      break;
    case 'explicit-key-ind':
      walk.reporter.report('load/key-not-text', spanOf(walk, token), { found: 'something behind a question mark' });
      break;
    case 'single-quoted-scalar':
    case 'double-quoted-scalar':
      lookAtQuoted(token, walk);
      break;
    case 'block-scalar':
      lookAtBlock(token, walk);
      break;
    default:
      break;
  }
}

function lookAtCollection(
  token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection,
  depth: number,
  walk: Walk,
): void {
  const { reporter, file } = walk;
  walk.entries += token.items.length;
  const span = spanOf(walk, token.type === 'flow-collection' ? token.start : token);
  if (depth > limits.depth) {
    reporter.report('load/too-deep', span, { limit: limits.depth });
    walk.stopped = true;
  } else if (walk.entries > limits.lines) {
    reporter.report('load/too-many-lines', { file, start: 0, end: 0 }, { limit: limits.lines });
    walk.stopped = true;
  }
  if (token.type === 'flow-collection') {
    const bracket = token.start.source;
    if (walk.prose && walk.text.startsWith('{{', span.start)) {
      reporter.report('load/text-needs-quotes', { ...span, end: span.start + 2 }, { sign: '{{' });
      return;
    }
    const closing = bracket === '{' ? 'flow-map-end' : 'flow-seq-end';
    if (!token.end.some((part) => part.type === closing)) {
      reporter.report('load/unclosed-bracket', span, { bracket });
      walk.stopped = true;
    }
    push(walk, token.end, depth);
  }
  for (const item of [...token.items].reverse()) {
    if (item.value?.type === 'block-map' && item.sep && !item.sep.some((part) => part.type === 'newline')) {
      reportNestedMap(item.value, walk);
      push(walk, [item.value], depth - 1); // the library takes the lines below for its entries
      continue;
    }
    push(walk, [...item.start, item.key, ...(item.sep ?? []), item.value], depth);
  }
}

/** `a: b: c`; the tokens below it are nested by mistake. */
function reportNestedMap(token: CST.BlockMap, walk: Walk): void {
  walk.derailed = true;
  const { line } = walk.positions.positionOf(token.offset);
  if (line !== walk.lastLine) reportSecondColon(token.offset, walk);
  walk.lastLine = line;
}

function push(walk: Walk, tokens: readonly (CST.Token | CST.SourceToken | null | undefined)[], depth: number): void {
  for (const token of [...tokens].reverse()) if (token) walk.open.push({ token, depth });
}

function reportProperty(token: CST.SourceToken | CST.FlowScalar, walk: Walk): void {
  const span = spanOf(walk, token);
  if (walk.prose) {
    const sign = walk.text.charAt(span.start);
    walk.reporter.report('load/text-needs-quotes', { ...span, end: span.start + 1 }, { sign });
    return;
  }
  const code = token.type === 'tag' ? 'load/tag' : token.type === 'anchor' ? 'load/anchor' : 'load/alias';
  walk.reporter.report(code, span, { found: shorten(token.source) });
}

function lookAtQuoted(token: CST.FlowScalar, walk: Walk): void {
  const { source } = token;
  const span = spanOf(walk, token);
  const quote = source.charAt(0);
  // The tokenizer ends an open text at the end of the file or of its indent, without a quote.
  const closed =
    source.length > 1 && source.endsWith(quote) && !(quote === '"' && /(?<!\\)(?:\\\\)*\\"$/.test(source.slice(1)));
  if (!closed) {
    walk.reporter.report('load/unclosed-quote', { ...span, end: span.start + 1 }, {});
    walk.stopped = true;
  } else if (!walk.prose) {
    const inner = source.slice(1, -1);
    const fixes = /^[\p{L}\p{N}][^:#"'\\\n]*$/u.test(inner) ? [{ span, text: inner }] : [];
    walk.reporter.report('load/quoted-line', span, {}, { fixes });
  }
}

function lookAtBlock(token: CST.BlockScalar, walk: Walk): void {
  push(walk, token.props, 0);
  const header = token.props.find((part) => part.type === 'block-scalar-header');
  if (header === undefined || !('source' in header)) return;
  const span = spanOf(walk, header);
  const sign = header.source.charAt(0);
  if (!walk.prose) walk.reporter.report('load/block-text', span, { sign });
  else if (sign === '>') {
    walk.reporter.report(
      'load/folded-block',
      span,
      {},
      { fixes: [{ span: { ...span, end: span.start + 1 }, text: '|' }] },
    );
  }
}

function spanOf(walk: Walk, token: CST.Token | CST.SourceToken): Span {
  const length = 'source' in token ? token.source.trimEnd().length : 1;
  return { file: walk.file, start: token.offset, end: Math.min(token.offset + Math.max(length, 1), walk.text.length) };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
