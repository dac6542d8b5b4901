import { type CheckedFolder, checkGame } from '../check-game.ts';
import { chooseGames } from '../project.ts';
import type { Outcome, Session } from '../session.ts';
import { countProblems, type ProblemFormat, problemsJson, showProblems, summarizeProblems } from '../show-problems.ts';
import { exitCodes } from '../stop.ts';
import { count, inSeconds, roundSeconds } from '../wording.ts';

export interface CheckOptions {
  readonly format: ProblemFormat;
}

/** `rulewright check`: says what is wrong with the rules. */
export async function check(session: Session, names: readonly string[], { format }: CheckOptions): Promise<Outcome> {
  const games = chooseGames(session.root, names).map((game) => checkGame(session, game));
  const checked = await Promise.all(games.map(withRepairs));
  const colors = session.colors.out;
  const shown = checked.map((one) => showProblems(one, { format, colors })).filter((text) => text !== '');
  session.say(shown.map((text) => (format === 'text' ? `${text}\n` : text)).join(''));
  for (const one of checked) if (isClean(one)) session.say(`${cleanLine(one, colors.green)}\n`);
  const summary = summarizeProblems(checked);
  if (summary !== undefined) session.say(`${colors.bold(summary)}\n`);
  const { errors, warnings } = countProblems(checked);
  return {
    exitCode: errors > 0 ? exitCodes.problems : exitCodes.fine,
    report: { ok: errors === 0, errors, warnings, games: checked.map(gameJson) },
  };
}

/** With lines that are known to be right beside those that are wrong; looked for only where there are errors. */
async function withRepairs(one: CheckedFolder): Promise<CheckedFolder> {
  if (!one.result?.hasErrors) return one;
  const { suggestRepairs } = await import('../../suggest/index.ts');
  return { ...one, result: suggestRepairs(one.files, one.result) };
}

function isClean(one: CheckedFolder): boolean {
  const { errors, warnings } = countProblems([one]);
  return errors + warnings === 0;
}

function cleanLine({ game, files, milliseconds }: CheckedFolder, paint: (text: string) => string): string {
  return `${game}: ${paint('no problems')} (${count(files.length, 'file')}, ${inSeconds(milliseconds)})`;
}

function gameJson(one: CheckedFolder): Readonly<Record<string, unknown>> {
  return {
    game: one.game,
    files: one.files.length,
    seconds: roundSeconds(one.milliseconds),
    ...countProblems([one]),
    ...problemsJson(one),
  };
}
