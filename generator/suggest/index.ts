/**
 * Repairs of wrong rule lines that are known to be right: each is tried on the whole game before it is offered. Costs
 * a check of the game for each repair, so it runs only when there are errors, and never for long.
 */
import { createRereader, type Rereader } from '../check/index.ts';
import { namesBornIn, vocabularyOf } from '../check/vocabulary.ts';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { createReporter } from '../diagnostics/reporter.ts';
import { linkGame } from '../link/index.ts';
import type { GameFile, SourceDoc } from '../load/index.ts';
import { type CheckResult, checkFiles } from '../pipeline.ts';
import { candidates, isUnknown, tokensOf } from './candidates.ts';
import { type RuleLine, ruleLineAt, withWords } from './rule-line.ts';
import { smallestChange } from './smallest-change.ts';

interface RepairLimits {
  readonly lines: number;
  /** Other words tried for one line. */
  readonly tries: number;
  readonly fixes: number;
  readonly milliseconds: number;
}

const usualLimits: RepairLimits = { lines: 5, tries: 120, fixes: 3, milliseconds: 4000 };

/** The same result, with repairs added to the first error of each wrong line. */
export function suggestRepairs(
  files: readonly GameFile[],
  result: CheckResult,
  limits: Partial<RepairLimits> = {},
): CheckResult {
  const wrong = result.diagnostics.filter(isOfRuleLine);
  if (wrong.length === 0) return result;
  const all = { ...usualLimits, ...limits };
  const deadline = performance.now() + all.milliseconds;
  const linkReporter = createReporter();
  const linked = linkGame(result.docs, linkReporter);
  if (!linked) return result;
  const isLinked = !linkReporter.hasErrors();
  const rereader = isLinked ? createRereader(linked) : { vocabulary: vocabularyOf(linked), read: () => false };
  const fixes = new Map<Diagnostic, readonly Fix[]>();
  for (const [first, errors] of linesWithErrors(result.docs, wrong).slice(0, all.lines)) {
    if (performance.now() > deadline) break;
    const found = repair(files, result, { rule: first, errors, rereader, isLinked, limits: all, deadline });
    const [error] = errors;
    if (error && found.length > 0) fixes.set(error, found);
  }
  if (fixes.size === 0) return result;
  const diagnostics = result.diagnostics.map((one) => ({ ...one, fixes: fixes.get(one) ?? one.fixes }));
  return { ...result, diagnostics };
}

function isOfRuleLine({ code, severity }: Diagnostic): boolean {
  return severity === 'error' && /^(?:sentence|check)\/|^link\/(?:unknown-|bad-)/.test(code);
}

function linesWithErrors(
  docs: readonly SourceDoc[],
  errors: readonly Diagnostic[],
): (readonly [RuleLine, readonly Diagnostic[]])[] {
  const lines = new Map<string, readonly [RuleLine, Diagnostic[]]>();
  for (const error of errors) {
    const doc = docs.find(({ file }) => file === error.primary.file);
    const rule = doc && ruleLineAt(doc, error.primary.start);
    if (!rule) continue;
    const key = `${rule.doc.file}:${rule.start}`;
    const known = lines.get(key);
    if (known) known[1].push(error);
    else lines.set(key, [rule, [error]]);
  }
  return [...lines.values()];
}

interface Repair {
  readonly rule: RuleLine;
  readonly errors: readonly Diagnostic[];
  readonly rereader: Rereader;
  /** Otherwise its sentences were not yet read: their errors are not new. */
  readonly isLinked: boolean;
  readonly limits: RepairLimits;
  readonly deadline: number;
}

function repair(files: readonly GameFile[], result: CheckResult, work: Repair): readonly Fix[] {
  const { rule, errors, rereader, isLinked, limits, deadline } = work;
  const { vocabulary } = rereader;
  const places = errors.map(({ primary }) => primary.start - rule.start);
  const found: Fix[] = [];
  let tries = 0;
  for (const { words, isBold } of candidates({ text: rule.text, places, vocabulary })) {
    if (found.length === limits.fixes || performance.now() > deadline) break;
    if (isBold && (found.length > 0 || !isLinked)) break; // declarations are repaired in unknown words only
    const names = bornIn(words);
    if (tokensOf(words).some((token) => isUnknown(token, vocabulary) && !names.includes(token.text))) continue;
    if (++tries > limits.tries) break;
    if (!readsWell(rule, words, names, rereader)) continue;
    if (!isRight(files, result, work, words)) continue;
    found.push(smallestChange(rule, words));
  }
  return found;
}

function bornIn(words: string): readonly string[] {
  const span = { file: '', start: 0, end: 0 };
  return words.split(': ').flatMap((text) => namesBornIn({ text, span, body: 'leaf', kids: [] }));
}

/** A first test: the heading around the line, read again. */
function readsWell(rule: RuleLine, words: string, names: readonly string[], rereader: Rereader): boolean {
  for (const [depth, heading] of rule.way.entries()) {
    const instead = withWords(rule.way.slice(depth), words);
    if (!instead) return false;
    const reporter = createReporter();
    if (depth === rule.way.length - 1) break;
    if (!rereader.read(heading, instead, names, reporter)) continue;
    const end = rule.start + words.length;
    return !reporter.diagnostics.some(({ primary }) => primary.start >= rule.start && primary.start <= end);
  }
  return true; // a heading itself, an exception: only the whole game can tell
}

/** The test that counts: no error on the line, and none elsewhere that was not there. */
function isRight(files: readonly GameFile[], before: CheckResult, { rule, isLinked }: Repair, words: string): boolean {
  const { file, text } = rule.doc;
  const bytes = text.slice(0, rule.start) + words + text.slice(rule.start + rule.text.length);
  const after = checkFiles(files.map((one) => (one.path === file ? { path: file, bytes } : one)));
  const known = new Set(before.diagnostics.map((one) => keyOf(one, before.sources)));
  const line = lineOf(rule.start, text);
  return after.diagnostics.every((one) => {
    if (one.severity !== 'error') return true;
    if (one.primary.file === file && lineOf(one.primary.start, bytes) === line) return false;
    return known.has(keyOf(one, after.sources)) || (!isLinked && !one.code.startsWith('link/'));
  });
}

function keyOf({ code, primary, args }: Diagnostic, sources: ReadonlyMap<string, string>): string {
  return JSON.stringify([code, primary.file, lineOf(primary.start, sources.get(primary.file) ?? ''), args]);
}

function lineOf(offset: number, text: string): number {
  return text.slice(0, offset).split('\n').length;
}
