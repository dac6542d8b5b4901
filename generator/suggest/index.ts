/**
 * Repairs of wrong rule lines that are known to be right: each is tried on the whole game before it is offered. Costs
 * a check of the game for each repair, so it runs only when there are errors, and never for long.
 */
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/reporter.ts';
import type { GameFile, SourceDoc } from '../load/index.ts';
import type { CheckResult } from '../pipeline.ts';
import { createRepairer, type Repair } from './repair.ts';
import { type RuleLine, ruleLineAt } from './rule-line.ts';
import { keyOf, lineNumber, lineStart } from './same-place.ts';

interface RepairLimits {
  readonly lines: number;
  /** Other words tried for one line. */
  readonly tries: number;
  readonly fixes: number;
  readonly milliseconds: number;
}

const usualLimits: RepairLimits = { lines: 5, tries: 120, fixes: 3, milliseconds: 4000 };

/**
 * The same result, with repairs added to the first error of each wrong line. Lines are repaired one after another, each
 * in the game with the first repairs of those before it: an error that these cure gets no repair of its own.
 */
export function suggestRepairs(
  files: readonly GameFile[],
  result: CheckResult,
  limits: Partial<RepairLimits> = {},
): CheckResult {
  const { lines, milliseconds, tries, fixes: most } = { ...usualLimits, ...limits };
  const deadline = performance.now() + milliseconds;
  const fixes = new Map<Diagnostic, readonly Fix[]>();
  let game = { files, result };
  let repairer: ReturnType<typeof createRepairer>;
  for (const errors of byLine(result).slice(0, lines)) {
    const [first] = errors;
    if (!first || performance.now() > deadline) break;
    const left = new Set(errors.map((error) => keyOf(error, result.sources)));
    const now = wrongLines(game.result).filter((error) => left.has(keyOf(error, game.result.sources)));
    const rule = now[0] && lineOfError(game.result.docs, now[0]);
    if (!rule) continue;
    repairer ??= createRepairer(game);
    const repairs = repairer?.({ rule, errors: now }, { most, tries, deadline }) ?? [];
    const found = repairs.flatMap(({ fix }) => inOriginal(fix, game.result, result) ?? []);
    if (found.length > 0) fixes.set(first, found);
    const [best] = repairs;
    if (!best) continue;
    game = { files: best.files, result: best.result };
    repairer = undefined;
  }
  if (fixes.size === 0) return result;
  return { ...result, diagnostics: result.diagnostics.map((one) => withFixes(one, fixes.get(one), result.sources)) };
}

function wrongLines({ diagnostics }: CheckResult): readonly Diagnostic[] {
  return diagnostics.filter(
    ({ code, severity }) => severity === 'error' && /^(?:sentence|check)\/|^link\/(?:unknown-|bad-)/.test(code),
  );
}

function byLine(result: CheckResult): readonly (readonly Diagnostic[])[] {
  const lines = new Map<string, Diagnostic[]>();
  for (const error of sortDiagnostics(wrongLines(result))) {
    const rule = lineOfError(result.docs, error);
    if (!rule) continue;
    const key = `${rule.doc.file}:${rule.start}`;
    const known = lines.get(key);
    if (known) known.push(error);
    else lines.set(key, [error]);
  }
  return [...lines.values()];
}

function lineOfError(docs: readonly SourceDoc[], { primary }: Diagnostic): RuleLine | undefined {
  const doc = docs.find(({ file }) => file === primary.file);
  return doc && ruleLineAt(doc, primary.start);
}

/** A change of the game with earlier repairs, as a change of the game as it was; undefined if they share a line. */
function inOriginal({ span, text }: Repair['fix'], now: CheckResult, before: CheckResult): Fix | undefined {
  const [changed = '', original = ''] = [now, before].map(({ sources }) => sources.get(span.file));
  const line = lineNumber(span.start, changed);
  const [there, here] = [lineStart(line, changed), lineStart(line, original)];
  const isSame = changed.slice(there).split('\n', 1)[0] === original.slice(here).split('\n', 1)[0];
  return isSame
    ? { span: { ...span, start: span.start - there + here, end: span.end - there + here }, text }
    : undefined;
}

/** A repair of another line shows that line. */
function withFixes(one: Diagnostic, fixes: readonly Fix[] | undefined, sources: CheckResult['sources']): Diagnostic {
  if (!fixes) return one;
  const line = ({ file, start }: Diagnostic['primary']): string =>
    `${file}:${lineNumber(start, sources.get(file) ?? '')}`;
  const notes = fixes
    .filter(({ span }) => line(span) !== line(one.primary))
    .map(({ span }) => ({ span, text: 'perhaps misspelt: it stands nowhere else' }));
  return { ...one, fixes, related: [...one.related, ...notes] };
}
