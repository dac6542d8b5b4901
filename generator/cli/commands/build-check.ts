import { join } from 'node:path';
import { compareOutput } from '../compare-output.ts';
import { brokenOutcome, makeOutputs, tellProblems } from '../make-outputs.ts';
import { chooseGames } from '../project.ts';
import type { Outcome, Session } from '../session.ts';
import { renderDifference } from '../stale-diff.ts';
import { exitCodes } from '../stop.ts';
import { count } from '../wording.ts';

/** `rulewright build --check`: says whether the engines are what the rules give. Writes nothing. */
export async function buildCheck(session: Session, names: readonly string[]): Promise<Outcome> {
  const { root } = session;
  const games = chooseGames(root, names);
  const { checked, outputs } = await makeOutputs(session, { games, isAll: names.length === 0 });
  tellProblems(session, checked);
  if (outputs === undefined) return brokenOutcome(checked);
  const compared = outputs.map(({ game, files }) => ({
    game,
    files: files?.length ?? 0,
    isOrphan: files === null,
    differences: compareOutput(join(root, 'generated', game), files ?? []),
  }));
  for (const { game, files, isOrphan, differences } of compared) {
    for (const one of isOrphan ? [] : differences) {
      session.say(renderDifference(`generated/${game}`, one, session.colors.out));
    }
    session.say(`${summaryOf({ game, files, isOrphan, stale: differences.length })}\n`);
  }
  const isStale = compared.some(({ isOrphan, differences }) => isOrphan || differences.length > 0);
  if (isStale) session.tell('Run `npx rulewright build` to bring generated/ up to date.\n');
  return {
    exitCode: isStale ? exitCodes.problems : exitCodes.fine,
    report: {
      ok: !isStale,
      games: compared.map(({ game, files, isOrphan, differences }) => ({
        game,
        files,
        isOrphan,
        stale: differences.map(({ path, kind }) => ({ path, kind })),
      })),
    },
  };
}

function summaryOf(one: {
  readonly game: string;
  readonly files: number;
  readonly isOrphan: boolean;
  readonly stale: number;
}): string {
  if (one.isOrphan) return `${one.game}: generated/${one.game}/ has no rules any more`;
  if (one.stale === 0) return `${one.game}: up to date (${count(one.files, 'file')})`;
  return `${one.game}: ${count(one.stale, 'stale file')}`;
}
