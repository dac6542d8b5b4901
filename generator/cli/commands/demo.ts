import { type CheckedFolder, checkGame, isBroken } from '../check-game.ts';
import { chooseLanguage } from '../choose-options.ts';
import { fitWidth } from '../fit-width.ts';
import { loadEngine } from '../load-engine.ts';
import { mergeLogs } from '../merge-logs.ts';
import { type PlayedGame, playGame } from '../play-game.ts';
import { chooseGames } from '../project.ts';
import type { Outcome, Session } from '../session.ts';
import { exitCodes } from '../stop.ts';
import { toolVersion } from '../tool-root.ts';
import { count, grouped, inSeconds, roundSeconds } from '../wording.ts';
import { build } from './build.ts';

interface PlayedScenario {
  readonly scenario: string | undefined;
  readonly played: PlayedGame;
  /** Tracks that everybody sees, at the end of the game: `year 1305`. */
  readonly tracks: readonly string[];
}

interface DemoGame {
  readonly game: string;
  readonly title: string;
  readonly counts: {
    readonly files: number;
    readonly ruleLines: number;
    readonly clauses: number;
    readonly checkSeconds: number;
    readonly buildSeconds: number;
  };
  readonly scenarios: readonly PlayedScenario[];
  /** The end of the last game, in words. */
  readonly log: readonly string[];
}

const seed = '1';
const mostMoves = 20_000;
const screen = { lines: 24, columns: 80 };

/** `rulewright demo`: checks, builds and plays every game, and tells it on one screen. */
export async function demo(session: Session): Promise<Outcome> {
  const { io } = session;
  const checked = chooseGames(session.root, []).map((game) => checkGame(session, game));
  const startOfBuild = io.now();
  // The lines of `build` would not fit on the screen.
  const built = await build({ ...session, say: () => undefined, tell: () => undefined }, []);
  if (built.exitCode !== exitCodes.fine) return built;
  const buildTime = (io.now() - startOfBuild) / checked.length;
  const games: DemoGame[] = [];
  for (const one of checked) if (!isBroken(one)) games.push(await playDemo(session, one, buildTime));
  const page = layOut(session, games);
  session.say(`${page.map((line) => `${line}\n`).join('')}`);
  const isFaulty = games.some(({ scenarios }) => scenarios.some(({ played }) => played.fault !== undefined));
  return {
    exitCode: isFaulty ? exitCodes.problems : exitCodes.fine,
    report: {
      ok: !isFaulty,
      games: games.map(({ game, title, counts, scenarios, log }) => ({
        game,
        title,
        ...counts,
        log,
        scenarios: scenarios.map(({ scenario, played }) => ({
          scenario: scenario ?? null,
          outcome: played.outcome,
          actions: played.actions,
          seconds: roundSeconds(played.milliseconds),
          actionsPerSecond: perSecond(played),
          fault: played.fault ?? null,
        })),
      })),
    },
  };
}

async function playDemo(session: Session, checked: CheckedFolder, buildTime: number): Promise<DemoGame> {
  const { engine, game } = await loadEngine(session, checked.game);
  const { meta } = engine;
  const names = meta.scenarios.length > 0 ? meta.scenarios : [undefined];
  const scenarios = names.map((scenario): PlayedScenario => {
    const played = playGame(engine, { scenario, options: {}, seed, number: 1, moves: mostMoves }, session.io.now);
    const tracks = played.position === undefined ? {} : engine.view(played.position, null).tracks;
    const numbers = Object.entries(tracks).filter(([, value]) => typeof value === 'number');
    return { scenario, played, tracks: numbers.slice(0, 1).map(([name, value]) => `${name} ${String(value)}`) };
  });
  const last = scenarios.at(-1)?.played.position;
  const log = last === undefined ? [] : mergeLogs(engine, last, chooseLanguage(engine, undefined));
  return {
    game,
    title: meta.title,
    counts: {
      files: checked.files.length,
      ruleLines: countLines(checked),
      clauses: meta.clauses.length,
      checkSeconds: roundSeconds(checked.milliseconds),
      buildSeconds: roundSeconds(buildTime),
    },
    scenarios,
    log: log.map(({ text, clause }) => (clause === null ? text : `${text} (${meta.prefix}-${clause})`)),
  };
}

/** Lines of rules: no blank ones, no comments, no texts for people. */
function countLines({ result }: CheckedFolder): number {
  const rules = (result?.docs ?? []).filter(({ file }) => !file.includes('/'));
  return rules.flatMap(({ text }) => text.split('\n')).filter((line) => /^\s*[^\s#]/.test(line)).length;
}

function layOut(session: Session, games: readonly DemoGame[]): readonly string[] {
  const { bold, dim, cyan } = session.colors.out;

  const example = games[0]?.game ?? 'my-game';
  const head = [bold(shorten(`Rulewright ${toolVersion()}: board-game rules in YAML, engines in TypeScript`))];
  const foot = [
    '',
    dim('Next:'),
    cyan(shorten(`  npx rulewright simulate ${example} --games 1000`)),
    cyan('  npx rulewright --help'),
  ];
  const body: string[] = [];
  for (const one of games) {
    body.push('', bold(shorten(one.title)), ...factLines(one).map(shorten), ...scenarioLines(one).map(shorten));
  }
  const room = screen.lines - head.length - foot.length;
  if (body.length > room) body.splice(room - 1, body.length, dim(`  … see generated/ and \`npx rulewright simulate\``));
  const log = games.at(-1)?.log ?? [];
  const left = room - body.length - 2;
  if (left > 0 && log.length > 0) {
    body.push(
      '',
      dim(shorten('The last moves of the last game:')),
      ...log.slice(-left).map((line) => shorten(`  ${line}`)),
    );
  }
  return [...head, ...body, ...foot];
}

function factLines({ counts, game }: DemoGame): readonly string[] {
  const { files, ruleLines, clauses, checkSeconds, buildSeconds } = counts;
  const times = `checked in ${inSeconds(checkSeconds * 1000)}, built in ${inSeconds(buildSeconds * 1000)}`;
  return [
    `  ${count(files, 'file')} with ${count(ruleLines, 'line')} of rules, ${count(clauses, 'clause')}`,
    `  ${times} into generated/${game}/`,
  ];
}

function scenarioLines({ scenarios }: DemoGame): readonly string[] {
  const width = Math.max(...scenarios.map(({ scenario = 'game' }) => scenario.length));
  const outcomes = scenarios.map(({ played }) => wordsOf(played));
  const outcomeWidth = Math.max(...outcomes.map((text) => text.length));
  return scenarios.map(({ scenario = 'game', played, tracks }, i) => {
    const speed = grouped(perSecond(played)).padStart(8);
    const numbers = `${grouped(played.actions).padStart(6)} decisions ${speed} a second`;
    return `  ${scenario.padEnd(width)}  ${(outcomes[i] ?? '').padEnd(outcomeWidth)} ${numbers}  ${tracks.join(', ')}`;
  });
}

function perSecond({ actions, milliseconds }: PlayedGame): number {
  return milliseconds > 0 ? Math.round((actions / milliseconds) * 1000) : 0;
}

function wordsOf({ outcome, fault }: PlayedGame): string {
  if (fault !== undefined) return `fault in ${fault.file ?? 'play'}:${fault.line ?? 0}`;
  return outcome === 'draw' || outcome === 'unfinished' ? outcome : `${outcome} wins`;
}

function shorten(text: string): string {
  return fitWidth(text, screen.columns);
}
