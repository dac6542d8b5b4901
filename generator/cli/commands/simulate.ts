import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { displayPath } from '../check-game.ts';
import { chooseOptions, chooseScenario } from '../choose-options.ts';
import { type LoadedEngine, loadEngine } from '../load-engine.ts';
import { type GameChoice, type PlayedGame, type PlayFault, playGame } from '../play-game.ts';
import { startProgress } from '../progress.ts';
import { whyNot } from '../read-bounded.ts';
import type { Outcome, Session } from '../session.ts';
import { exitCodes, plain, refused, wrongUsage } from '../stop.ts';
import { count, grouped, inSeconds, roundSeconds } from '../wording.ts';

export interface SimulateOptions {
  readonly scenario?: string;
  readonly games: number;
  readonly seed: string;
  readonly option: readonly string[];
  readonly moves: number;
  readonly game?: number;
  readonly record?: string;
}

interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly actions: number;
  readonly milliseconds: number;
  readonly results: Readonly<Record<string, number>>;
  /** Each fault once, with the first game that met it. */
  readonly faults: readonly (PlayFault & { readonly game: number; readonly actions: number })[];
  readonly last: PlayedGame | undefined;
}

/** `rulewright simulate`: plays random games. */
export async function simulate(session: Session, name: string, options: SimulateOptions): Promise<Outcome> {
  const loaded = await loadEngine(session, name);
  const { game, engine } = loaded;
  if (/\p{C}/u.test(options.seed) || options.seed.length > 200) throw wrongUsage('--seed is a number or a short word.');
  const scenario = chooseScenario(engine, options.scenario);
  const switches = chooseOptions(engine, options.option);
  const choice = { scenario, options: switches, seed: options.seed, moves: options.moves };
  const tally = playAll(session, loaded, { options, choice });
  const record =
    options.record === undefined ? undefined : writeRecord(session, loaded, { file: options.record, tally });

  const repeats = tally.faults.map((fault) => repeatLine(game, { options, scenario, fault }));
  session.say(summary({ game, scenario, seed: options.seed, tally }));
  for (const [i, fault] of tally.faults.entries()) {
    const { red, bold } = session.colors.out;
    session.say(`\n${bold(placeOf(game, fault))} - ${red('fault in play')}: ${plain(fault.message)}\n`);
    session.say(`  game ${fault.game}, after ${count(fault.actions, 'decision')}; to see it again:\n  ${repeats[i]}\n`);
  }
  if (record !== undefined) session.tell(`The record of the last game is in ${plain(record)}.\n`);
  const seconds = tally.milliseconds / 1000;
  return {
    exitCode: tally.faults.length > 0 ? exitCodes.problems : exitCodes.fine,
    report: {
      ok: tally.faults.length === 0,
      game,
      rules: engine.meta.rules,
      scenario: scenario ?? null,
      options: switches,
      seed: options.seed,
      games: tally.games,
      finished: tally.finished,
      actions: tally.actions,
      seconds: roundSeconds(tally.milliseconds),
      actionsPerSecond: seconds > 0 ? Math.round(tally.actions / seconds) : 0,
      averageActions: Math.round((tally.actions / tally.games) * 10) / 10,
      results: tally.results,
      faults: tally.faults.map((fault, i) => ({
        ...fault,
        file: fault.file === null ? null : displayPath(game, fault.file),
        repeat: repeats[i],
      })),
      record: record ?? null,
    },
  };
}

function playAll(
  session: Session,
  { engine }: LoadedEngine,
  { options, choice }: { readonly options: SimulateOptions; readonly choice: Omit<GameChoice, 'number'> },
): Tally {
  const { io } = session;
  const results: Record<string, number> = {};
  for (const outcome of [...engine.meta.players, 'draw', 'unfinished']) results[outcome] = 0;
  const faults = new Map<string, Tally['faults'][number]>();
  const first = options.game ?? 1;
  const games = options.game === undefined ? options.games : 1;
  const progress = startProgress(session);
  let [actions, milliseconds] = [0, 0];
  let last: PlayedGame | undefined;
  for (let number = first; number < first + games; number += 1) {
    const played = playGame(engine, { ...choice, number }, io.now);
    actions += played.actions;
    milliseconds += played.milliseconds;
    results[played.outcome] = (results[played.outcome] ?? 0) + 1;
    const { fault } = played;
    const key = fault && `${fault.file}:${fault.line}:${fault.message}`;
    if (fault && key && !faults.has(key)) faults.set(key, { ...fault, game: number, actions: played.actions });
    last = played;
    progress.show(number - first + 1, games);
  }
  progress.end();
  const open = (results.unfinished ?? 0) + (results.fault ?? 0);
  return { games, finished: games - open, actions, milliseconds, results, faults: [...faults.values()], last };
}

function writeRecord(
  { io }: Session,
  { engine }: LoadedEngine,
  { file, tally }: { readonly file: string; readonly tally: Tally },
): string {
  const { position } = tally.last ?? {};
  if (position === undefined) throw refused('There is no record: the game could not begin.');
  try {
    writeFileSync(resolve(io.cwd, file), `${JSON.stringify(engine.record(position))}\n`);
  } catch (error) {
    throw refused(`${plain(file)} cannot be written: ${whyNot(error)}.`);
  }
  return file;
}

function summary({
  game,
  scenario,
  seed,
  tally,
}: {
  readonly game: string;
  readonly scenario: string | undefined;
  readonly seed: string;
  readonly tally: Tally;
}): string {
  const { games, finished, actions, milliseconds, results } = tally;
  const lines = [`${game}${scenario === undefined ? '' : `, ${scenario}`}: ${count(games, 'game')} with seed ${seed}`];
  const width = Math.max(...Object.keys(results).map((outcome) => outcome.length));
  for (const [outcome, n] of Object.entries(results)) {
    if (n === 0) continue;
    const share = ((n / games) * 100).toFixed(games < 1000 ? 0 : 1);
    lines.push(`  ${outcome.padEnd(width)} ${grouped(n).padStart(9)} ${share.padStart(6)} %`);
  }
  const speed = milliseconds > 0 ? `, ${grouped(actions / (milliseconds / 1000))} a second` : '';
  const average = grouped(actions / games);
  lines.push(`${grouped(finished)} finished; ${count(actions, 'decision')}, ${average} a game`);
  lines.push(`${inSeconds(milliseconds)} of play${speed}`);
  return `${lines.join('\n')}\n`;
}

function placeOf(game: string, { file, line }: PlayFault): string {
  return file === null ? game : `${displayPath(game, file)}:${line}`;
}

function repeatLine(
  game: string,
  {
    options,
    scenario,
    fault,
  }: {
    readonly options: SimulateOptions;
    readonly scenario: string | undefined;
    readonly fault: { readonly game: number };
  },
): string {
  const parts = ['npx rulewright simulate', game];
  if (scenario !== undefined) parts.push(`--scenario ${scenario}`);
  for (const option of options.option) parts.push(`--option ${option}`);
  const seed = /^[\w.-]+$/.test(options.seed) ? options.seed : `'${options.seed.replaceAll("'", "'\\''")}'`;
  return [...parts, `--seed ${seed} --game ${fault.game}`].join(' ');
}
