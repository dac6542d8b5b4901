import { join } from 'node:path';
import { assertOwnFolders } from '../compare-output.ts';
import { brokenOutcome, type MadeOutput, makeOutputs, tellProblems } from '../make-outputs.ts';
import { withOutputLock } from '../output-lock.ts';
import { chooseGames } from '../project.ts';
import type { Outcome, Session } from '../session.ts';
import { problemsJson } from '../show-problems.ts';
import { exitCodes } from '../stop.ts';
import { count, roundSeconds } from '../wording.ts';
import { cleanLeftovers, type WrittenGame, writeOutput } from '../write-output.ts';

/** `rulewright build`: writes the engines, all files or none. */
export async function build(session: Session, names: readonly string[]): Promise<Outcome> {
  const { root, io } = session;
  const games = chooseGames(root, names);
  assertOwnFolders(root, games);
  const output = join(root, 'generated');
  const onWait = (holder: string): void => session.tell(`Waiting for another build (${holder}) …\n`);
  return withOutputLock(output, { disk: io.disk, onWait }, async () => {
    cleanLeftovers(output, io.disk);
    // Read inside the lock: a build that waited writes what is true now.
    const { checked, outputs } = await makeOutputs(session, { games, isAll: names.length === 0 });
    tellProblems(session, checked);
    if (outputs === undefined) {
      session.tell('Nothing was written.\n');
      return brokenOutcome(checked);
    }
    const start = io.now();
    const written = writeOutput(output, outputs, io.disk);
    const writing = (io.now() - start) / written.length;
    for (const [i, one] of written.entries()) session.say(`${lineOf(one, outputs[i], writing)}\n`);
    return {
      exitCode: exitCodes.fine,
      report: {
        ok: true,
        games: written.map((one, i) => {
          const { files, milliseconds = 0 } = outputs[i] ?? {};
          const problems = checked.find(({ game }) => game === one.game);
          return {
            game: one.game,
            files: files?.length ?? 0,
            changed: one.changed,
            deleted: one.deleted,
            isRemoved: files === null,
            seconds: roundSeconds(milliseconds + writing),
            diagnostics: problems === undefined ? [] : problemsJson(problems).diagnostics,
          };
        }),
      },
    };
  });
}

function lineOf({ game, changed, deleted }: WrittenGame, made: MadeOutput | undefined, writing: number): string {
  if (made?.files === null) return `${game}: removed, since rules/${game}/ is gone`;
  const parts = [count(made?.files?.length ?? 0, 'file'), `${changed.length} changed`];
  if (deleted.length > 0) parts.push(`${deleted.length} deleted`);
  return `${game}: ${parts.join(', ')} (${(((made?.milliseconds ?? 0) + writing) / 1000).toFixed(1)} s)`;
}
