import { compareClauses } from '../../link/clauses.ts';
import type { SourceDoc } from '../../load/index.ts';
import { checkGame, displayPath, isBroken } from '../check-game.ts';
import { fitWidth } from '../fit-width.ts';
import { brokenOutcome, tellProblems } from '../make-outputs.ts';
import { chooseGame, listGames } from '../project.ts';
import type { Outcome, Session } from '../session.ts';
import { exitCodes } from '../stop.ts';

export interface ClausesOptions {
  readonly missing?: boolean;
}

interface Clause {
  readonly id: string;
  /** In our own words, where the texts have it. */
  readonly words: string | null;
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** `rulewright clauses`: which clause of the rulebook stands where. */
export function clauses(session: Session, name: string, { missing = false }: ClausesOptions): Outcome {
  const game = chooseGame(name, listGames(session.root));
  const checked = checkGame(session, game);
  const ir = checked.result?.game;
  if (isBroken(checked) || ir === undefined) {
    tellProblems(session, [checked]);
    return brokenOutcome([checked]);
  }
  const places = new Map(ir.clauses.map((clause) => [clause.id, clause.places]));
  const words = wordsOfClauses(checked.result?.docs ?? []);
  const all: readonly Clause[] = [...new Set([...places.keys(), ...words.keys()])].sort(byNumber).map((id) => ({
    id,
    words: words.get(id) ?? null,
    places: (places.get(id) ?? []).map(({ file, line }) => ({ file: displayPath(game, file), line })),
  }));
  const isDone = (clause: Clause): boolean => clause.places.length > 0;
  const implemented = all.filter(isDone).length;
  const shown = missing ? all.filter((clause) => !isDone(clause)) : all;
  const prefix = ir.prefix === '' ? '' : `${ir.prefix}-`;
  const width = Math.max(0, ...shown.map(({ id }) => prefix.length + id.length));
  for (const clause of shown) session.say(`${lineOf(clause, { prefix, width })}\n`);
  session.say(`${session.colors.out.bold(`${implemented} of ${all.length} clauses implemented`)}\n`);
  return {
    exitCode: exitCodes.fine,
    report: {
      ok: true,
      game,
      prefix: ir.prefix,
      total: all.length,
      implemented,
      missing: all.filter((clause) => !isDone(clause)).map(({ id }) => id),
      clauses: shown,
    },
  };
}

/** The map `clauses` of the English texts, without the section sign. */
function wordsOfClauses(docs: readonly SourceDoc[]): ReadonlyMap<string, string> {
  const doc = docs.find(({ file }) => file === 'text/en.yaml');
  const { clauses: table } = Object(doc?.value) as { clauses?: unknown }; // checked by the schema of texts
  return new Map(Object.entries(Object(table)).map(([id, words]) => [id.replace(/^§/, ''), String(words).trim()]));
}

function byNumber(a: string, b: string): number {
  return compareClauses(a, b) || (a < b ? -1 : 1);
}

function lineOf(
  { id, words, places }: Clause,
  { prefix, width }: { readonly prefix: string; readonly width: number },
): string {
  const head = `${prefix}${id}`.padEnd(width);
  if (places.length === 0) return fitWidth(`${head}  not implemented${words === null ? '' : `: ${words}`}`, 80);
  const shown = places.map(({ file, line }) => `${file}:${line}`);
  return `${head}  ${shown.join(`\n${' '.repeat(width)}  `)}`;
}
