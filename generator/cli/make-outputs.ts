/** From checked games to the files of their engines, in memory. */
import { emitFiles } from '../pipeline.ts';
import { type CheckedFolder, checkGame, isBroken } from './check-game.ts';
import { listEngines, listGames } from './project.ts';
import type { Outcome, Session } from './session.ts';
import { problemsJson, showProblems, summarizeProblems } from './show-problems.ts';
import { exitCodes } from './stop.ts';
import type { GameOutput } from './write-output.ts';

export interface MadeOutput extends GameOutput {
  readonly milliseconds: number;
}

export interface MadeOutputs {
  readonly checked: readonly CheckedFolder[];
  /** Undefined if the rules of any game are wrong. */
  readonly outputs: readonly MadeOutput[] | undefined;
}

/** All games or none. Without names, engines whose rules are gone are made away with. */
export async function makeOutputs(
  session: Session,
  { games, isAll }: { readonly games: readonly string[]; readonly isAll: boolean },
): Promise<MadeOutputs> {
  const checked = games.map((game) => checkGame(session, game));
  if (checked.some(isBroken)) return { checked, outputs: undefined };
  const outputs: MadeOutput[] = [];
  for (const one of checked) {
    const start = session.io.now();
    const { game, texts, rulesHash } = one.result ?? {};
    if (game === undefined || texts === undefined || rulesHash === undefined)
      throw new Error('No game without errors.');
    const files = await emitFiles({ game, texts, rulesHash });
    outputs.push({ game: one.game, files, milliseconds: one.milliseconds + session.io.now() - start });
  }
  return { checked, outputs: isAll ? [...outputs, ...orphans(session.root)] : outputs };
}

function orphans(root: string): readonly MadeOutput[] {
  const games = listGames(root);
  return listEngines(root)
    .filter((engine) => !games.includes(engine))
    .map((game) => ({ game, files: null, milliseconds: 0 }));
}

/** Errors with their excerpts, on stderr, since they are not what was asked for; of warnings alone only their number. */
export function tellProblems(session: Session, checked: readonly CheckedFolder[]): void {
  const summary = summarizeProblems(checked);
  if (summary === undefined) return;
  const { err } = session.colors;
  if (!checked.some(isBroken)) return session.tell(`${summary}; \`npx rulewright check\` shows more.\n`);
  for (const one of checked) {
    const text = showProblems(one, { format: 'text', colors: err });
    if (text !== '') session.io.err(`${text}\n`);
  }
  session.io.err(`${err.bold(summary)}\n`);
}

/** How a command ends if the rules are wrong. */
export function brokenOutcome(checked: readonly CheckedFolder[]): Outcome {
  return {
    exitCode: exitCodes.problems,
    report: { ok: false, games: checked.map((one) => ({ game: one.game, ...problemsJson(one) })) },
  };
}
