/** Diagnostics and refused files of checked games, for people and for programs. */
import { type Colors, type JsonDiagnostic, renderJson, renderLines, renderText } from '../diagnostics/index.ts';
import { type CheckedFolder, displayPath } from './check-game.ts';
import { plain } from './stop.ts';
import { count } from './wording.ts';

export type ProblemFormat = 'text' | 'line';

export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
}

/** Empty if there is nothing to say. */
export function showProblems(
  { game, refused, result }: CheckedFolder,
  { format, colors }: { readonly format: ProblemFormat; readonly colors: Colors },
): string {
  const lines = refused.map(({ file, reason }) => {
    const path = plain(displayPath(game, file));
    return format === 'line'
      ? `${path}:1:1: error cli/refused-file: ${reason}\n`
      : `${colors.bold(path)} - ${colors.red('error')} ${colors.dim('cli/refused-file:')} This is not read: ${reason}.\n`;
  });
  if (result === undefined) return lines.join('');
  const options = { sources: result.sources, displayPath: (file: string) => displayPath(game, file) };
  const text =
    format === 'line'
      ? renderLines(result.diagnostics, options)
      : renderText(result.diagnostics, { ...options, colors });
  return lines.join('') + text;
}

export function countProblems(checked: readonly CheckedFolder[]): ProblemCounts {
  let errors = 0;
  let warnings = 0;
  for (const { refused, result } of checked) {
    errors += refused.length;
    for (const { severity } of result?.diagnostics ?? []) {
      if (severity === 'error') errors += 1;
      if (severity === 'warning') warnings += 1;
    }
  }
  return { errors, warnings };
}

/** `2 errors, 1 warning in 1 game`; undefined if there are none. */
export function summarizeProblems(checked: readonly CheckedFolder[]): string | undefined {
  const { errors, warnings } = countProblems(checked);
  if (errors + warnings === 0) return undefined;
  const games = checked.filter((one) => {
    const own = countProblems([one]);
    return own.errors + own.warnings > 0;
  });
  const parts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return `${parts.filter((part) => part !== '').join(', ')} in ${count(games.length, 'game')}`;
}

/** Diagnostics as data, with paths from the root of the project. */
export function problemsJson({ game, refused, result }: CheckedFolder): {
  readonly diagnostics: readonly JsonDiagnostic[];
  readonly refused: readonly { readonly file: string; readonly reason: string }[];
} {
  const rooted = <S extends { readonly file: string }>(span: S): S => ({ ...span, file: displayPath(game, span.file) });
  const { diagnostics } = renderJson(result?.diagnostics ?? [], result?.sources ?? new Map());
  return {
    refused: refused.map(rooted),
    diagnostics: diagnostics.map((diagnostic) => ({
      ...rooted(diagnostic),
      related: diagnostic.related.map(rooted),
      fixes: diagnostic.fixes.map(rooted),
    })),
  };
}
