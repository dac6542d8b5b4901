/** From the bytes of one file to its outline. */
import { Composer, type CST, type Document, Parser } from 'yaml';
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { createPositions, type Positions } from '../diagnostics/positions.ts';
import { severityOf } from '../diagnostics/registry.ts';
import { checkCharacters } from './check-characters.ts';
import { checkIndents } from './check-indents.ts';
import { checkTokens } from './check-tokens.ts';
import { limits } from './limits.ts';
import { buildOutline, type Placed } from './outline.ts';
import type { SourceDoc } from './source-doc.ts';
import { checkEncoding, sourceText } from './source-text.ts';
import { translateSyntax } from './translate-syntax.ts';

/** A file with a thousand mistakes is a file with one mistake. */
const mostDiagnostics = 50;

/** Undefined, with at least one error reported, if the file cannot be used as it is. */
export function loadDoc(file: string, bytes: Uint8Array | string, reporter: Reporter): SourceDoc | undefined {
  const watch = watchErrors(reporter);
  const doc = readDoc(file, bytes, watch);
  return watch.starts.length > 0 ? undefined : doc;
}

function readDoc(file: string, bytes: Uint8Array | string, watch: Watch): SourceDoc | undefined {
  const size = bytes.length;
  if (size > limits.fileBytes) {
    watch.report('load/file-too-large', { file, start: 0, end: 0 }, { size, limit: limits.fileBytes });
    return undefined;
  }
  if (!checkEncoding(file, bytes, watch)) return undefined;
  const text = sourceText(bytes);
  const positions = createPositions(text);
  if (positions.lineCount > limits.lines + 1) {
    watch.report('load/too-many-lines', { file, start: 0, end: 0 }, { limit: limits.lines });
    return undefined;
  }
  if (!checkCharacters(file, text, watch) || !checkIndents(file, text, watch)) return undefined;
  const document = parse(file, text, positions, watch);
  if (document === undefined) return undefined;
  const outline = buildOutline(document, { file, text, positions, reporter: watch });
  if (outline === undefined) return undefined;
  return {
    file,
    text,
    lines: outline.lines,
    value: outline.root.value,
    spanAt: (path, part) => spanAt(outline.root, path, part),
    positionOf: (offset) => positions.positionOf(offset),
  };
}

/** Undefined, with a diagnostic, if this is no YAML that the rules use. */
function parse(file: string, text: string, positions: Positions, watch: Watch): Document | undefined {
  const tokens: CST.Token[] = [];
  let reached = 0;
  try {
    for (const token of new Parser((offset) => {
      reached = offset;
    }).parse(text))
      tokens.push(token);
    if (!checkTokens(tokens, { file, text, positions, reporter: watch })) return undefined;
    const [document] = compose(tokens);
    if (document === undefined) {
      watch.report('load/empty-file', { file, start: 0, end: 0 }, {});
      return undefined;
    }
    if (document.errors.length > 0) {
      const taken = new Set(watch.starts.map((start) => positions.positionOf(start).line));
      translateSyntax(document.errors, taken, { file, text, positions, reporter: watch });
      return undefined;
    }
    return document as Document;
  } catch (error) {
    // The library recurses on some hostile files until the stack is used up; that is the file's fault.
    if (!(error instanceof RangeError)) throw error;
    const end = positions.rangeOfLine(positions.positionOf(reached).line).end;
    watch.report('load/too-deep', { file, start: reached, end }, { limit: limits.depth });
    return undefined;
  }
}

function compose(tokens: readonly CST.Token[]): readonly Document[] {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    strict: true,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  return [...composer.compose(tokens)] as Document[]; // never the empty stream: it is no token of ours
}

function spanAt(root: Placed, path: readonly (string | number)[], part: 'key' | 'value') {
  let placed: Placed | undefined = root;
  let key = root.span;
  for (const step of path) {
    const entry: { readonly key: Placed['span']; readonly placed: Placed } | undefined =
      placed?.entries.get(String(step)) ?? itemAt(placed, step);
    if (entry === undefined) return undefined;
    placed = entry.placed;
    key = entry.key;
  }
  return part === 'key' ? key : placed.span;
}

function itemAt(placed: Placed | undefined, step: string | number) {
  const item = placed?.items[Number(step)];
  return item === undefined ? undefined : { key: item.span, placed: item };
}

/** A reporter that knows where errors were reported. */
interface Watch extends Reporter {
  readonly starts: number[];
}

/** Passes on the first diagnostics and remembers whether and where there were errors. */
function watchErrors(reporter: Reporter): Watch {
  let told = 0;
  const watch: Watch = {
    starts: [],
    report(code, span, args, details) {
      told += 1;
      if (severityOf(code) === 'error') watch.starts.push(span.start);
      if (told <= mostDiagnostics) reporter.report(code, span, args, details);
    },
  };
  return watch;
}
