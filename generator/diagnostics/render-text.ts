/** Diagnostics for people at a terminal. */
import { createColors } from 'picocolors';
import type { Diagnostic, Fix, Severity, Span } from './diagnostic.ts';
import { makeExcerpt } from './excerpt.ts';
import { createPositions, type Positions } from './positions.ts';
import { hintText, messageText } from './registry.ts';
import { sortDiagnostics } from './reporter.ts';
import { nameOfCharacter, showInvisible } from './show-invisible.ts';

/** What is used of picocolors. */
export type Colors = Pick<ReturnType<typeof createColors>, 'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow'>;

export interface RenderTextOptions {
  /** The text of each file, by the name that spans use; without it a place has no excerpt. */
  readonly sources: ReadonlyMap<string, string>;
  /** `createColors(true)` of picocolors; without it there are no colours. */
  readonly colors?: Colors;
  /** How a file is called for the reader: `rules/demo/cards.yaml`; by default as in the span. */
  readonly displayPath?: (file: string) => string;
}

interface Page {
  readonly options: RenderTextOptions;
  readonly colors: Colors;
  readonly positions: Map<string, Positions>;
}

/**
 * Sorted, with excerpts; ends with a line break unless there is nothing to say.
 *
 *     rules/demo/cards.yaml:12:9 - error link/unknown-id: Unknown phase "nigth". Did you mean "night"?
 *        12 |   when: nigth
 *           |         ^^^^^
 *       rules/demo/phases.yaml:3:3 - phases are declared here
 *         3 |   night:
 *           |   ^^^^^
 *       fix: replace "nigth" with "night"
 */
export function renderText(diagnostics: readonly Diagnostic[], options: RenderTextOptions): string {
  const page: Page = { options, colors: options.colors ?? createColors(false), positions: new Map() };
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => renderOne(diagnostic, page))
    .join('\n');
}

function renderOne(diagnostic: Diagnostic, page: Page): string {
  const { colors } = page;
  const { severity, code, primary } = diagnostic;
  const kind = `${paint(severity, colors)(severity)} ${colors.dim(`${code}:`)}`;
  const lines = [`${placeOf(primary, page)} - ${kind} ${messageText(diagnostic)}`];
  lines.push(...excerptOf(primary, '   ', paint(severity, colors), page));
  for (const note of diagnostic.related) {
    lines.push(`  ${placeOf(note.span, page)} - ${showInvisible(note.text)}`);
    lines.push(...excerptOf(note.span, '   ', colors.cyan, page));
  }
  const hint = hintText(diagnostic);
  if (hint !== undefined) lines.push(`  ${colors.cyan('hint:')} ${hint}`);
  for (const fix of diagnostic.fixes) lines.push(`  ${colors.green('fix:')} ${describeFix(fix, page)}`);
  return `${lines.join('\n')}\n`;
}

/** `path:line:column`; a file that is not there has only its path. */
function placeOf(span: Span, page: Page): string {
  const path = showInvisible((page.options.displayPath ?? String)(span.file));
  const positions = positionsOf(span.file, page);
  if (positions === undefined) return page.colors.bold(path);
  const { line, column } = positions.positionOf(span.start);
  return page.colors.bold(`${path}:${line}:${column}`);
}

function excerptOf(span: Span, margin: string, color: (text: string) => string, page: Page): readonly string[] {
  const positions = positionsOf(span.file, page);
  const text = page.options.sources.get(span.file);
  if (positions === undefined || text === undefined || text === '') return [];
  const { line } = positions.positionOf(span.start);
  const range = positions.rangeOfLine(line);
  const { shown, indent, carets } = makeExcerpt(
    text.slice(range.start, range.end),
    Math.max(span.start - range.start, 0),
    Math.min(span.end, range.end) - range.start,
  );
  const number = String(line).padStart(2);
  const gutter = (label: string) => page.colors.dim(`${margin}${label} |`);
  return [
    `${gutter(number)} ${shown}`.trimEnd(),
    `${gutter(' '.repeat(number.length))} ${' '.repeat(indent)}${color('^'.repeat(carets))}`,
  ];
}

function positionsOf(file: string, page: Page): Positions | undefined {
  const known = page.positions.get(file);
  if (known !== undefined) return known;
  const text = page.options.sources.get(file);
  if (text === undefined) return undefined;
  const positions = createPositions(text);
  page.positions.set(file, positions);
  return positions;
}

function paint(severity: Severity, colors: Colors): (text: string) => string {
  if (severity === 'error') return colors.red;
  return severity === 'warning' ? colors.yellow : colors.cyan;
}

/** `replace "nigth" with "night"`, `insert ":" at 3:7` or `remove "the "`. */
function describeFix(fix: Fix, page: Page): string {
  const text = page.options.sources.get(fix.span.file) ?? '';
  const old = quote(text.slice(fix.span.start, fix.span.end));
  if (fix.text === '') return `remove ${old}`;
  if (fix.span.start !== fix.span.end) return `replace ${old} with ${quote(fix.text)}`;
  const before = /\S+$/.exec(text.slice(Math.max(0, fix.span.start - 40), fix.span.start))?.[0];
  return `insert ${quote(fix.text)}${before === undefined ? '' : ` after ${quote(before)}`}`;
}

function quote(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  const mark = short.includes('"') ? '`' : '"';
  // Blanks that look like ordinary ones are what the fix is about.
  const shown = showInvisible(short).replace(/[^\S \n]/g, (blank) => `<${nameOfCharacter(blank)}>`);
  return `${mark}${shown}${mark}`;
}
