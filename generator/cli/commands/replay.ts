import type { LogEntry, Position } from '../../runtime/index.ts';
import { chooseLanguage, choosePlayer } from '../choose-options.ts';
import { type LoadedEngine, loadEngine } from '../load-engine.ts';
import { mergeLogs } from '../merge-logs.ts';
import { listEngines } from '../project.ts';
import { readJsonFile } from '../read-record.ts';
import type { Outcome, Session } from '../session.ts';
import { exitCodes, plain, refused, wrongUsage } from '../stop.ts';
import { count } from '../wording.ts';

export interface ReplayOptions {
  readonly step?: number;
  readonly as?: string;
  readonly lang?: string;
}

interface RecordHead {
  readonly game: string;
  readonly steps: readonly unknown[];
}

/** `rulewright replay`: plays a record again and tells it in words. */
export async function replay(session: Session, file: string, options: ReplayOptions): Promise<Outcome> {
  const record = readJsonFile(session, file);
  const { game, steps } = headOf(record, file);
  if (!listEngines(session.root).includes(game)) {
    throw refused(`${plain(file)} is a record of "${plain(game)}", which is no game with an engine here.`);
  }
  const loaded = await loadEngine(session, game);
  const { engine } = loaded;
  const player = options.as === undefined ? null : choosePlayer(engine, options.as);
  const lang = chooseLanguage(engine, options.lang);
  const end = options.step === undefined ? steps.length : endOfStep(steps, options.step);
  const replayed = engine.replay({ ...Object(record), steps: steps.slice(0, end) });
  if (!replayed.ok) {
    const { reason, step } = replayed;
    const where = step === null ? '' : ` at step ${step} of ${steps.length}`;
    throw refused(`${plain(file)} does not replay${where}: ${plain(reason)}`, { game, reason, step });
  }
  const { position } = replayed;
  const log = player === null ? mergeLogs(engine, position, lang) : engine.log(position, player, lang);
  for (const entry of log) session.say(`${lineOf(entry, loaded)}\n`);
  session.say(`${session.colors.out.bold(endingOf(position, loaded, lang))}\n`);
  return {
    exitCode: exitCodes.fine,
    report: {
      ok: true,
      game,
      rules: engine.meta.rules,
      steps: end,
      of: steps.length,
      player,
      lang,
      log,
      result: engine.result(position),
      pending: engine.pending(position),
      hash: engine.hash(position),
    },
  };
}

/** What the command line needs of a record; the engine tests all the rest. */
function headOf(record: unknown, file: string): RecordHead {
  const { format, game, steps } = Object(record) as Partial<Record<string, unknown>>; // any JSON; tested below
  if (format !== 'rulewright-record') throw refused(`${plain(file)} is not a record of a game.`);
  if (typeof game !== 'string') throw refused(`${plain(file)} does not say which game it records.`);
  if (!Array.isArray(steps)) throw refused(`${plain(file)} has no list of steps.`);
  return { game, steps };
}

/** A decision is not over before the chance that follows it. */
function endOfStep(steps: readonly unknown[], step: number): number {
  if (step > steps.length) throw wrongUsage(`--step ${step}: the record has only ${count(steps.length, 'step')}.`);
  let end = step;
  while (end < steps.length && isChance(steps[end])) end += 1;
  return end;
}

function isChance(step: unknown): boolean {
  return typeof step === 'object' && step !== null && Object.hasOwn(step, 'chance');
}

function lineOf({ by, text, clause }: LogEntry, { engine }: LoadedEngine): string {
  // Texts name the player; without them there are only ids of answers.
  const line = engine.meta.languages.length > 0 || by === null ? text : `${by}: ${text}`;
  return clause === null ? plainLine(line) : `${plainLine(line)} (${engine.meta.prefix}-${clause})`;
}

function endingOf(position: Position, { engine }: LoadedEngine, lang: string): string {
  const result = engine.result(position);
  if (result !== null) return `Result: ${result.winner === null ? 'draw' : `${result.winner} wins`}.`;
  const open = engine.pending(position).map(({ player, choice }) => {
    const prompt = engine.prompt(position, player, lang);
    return `${player} has to decide: ${plainLine(prompt ?? choice)}`;
  });
  return `Not finished. ${open.join('; ')}`;
}

function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}
