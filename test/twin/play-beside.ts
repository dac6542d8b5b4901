/** Plays an engine and the twin side by side, decision by decision, until they disagree or the game is over. */
import type { GameIr } from '../../generator/ir/index.ts';
import type { Engine } from '../../generator/runtime/index.ts';
import { Position } from '../../generator/runtime/position.ts';
import type { Step } from '../../generator/runtime/record-steps.ts';
import { RulesFault } from '../../generator/runtime/rules-fault.ts';
import type { Mistakes } from './evaluate.ts';
import { differences } from './facts.ts';
import type { Answer } from './questions.ts';
import type { Chance, RunMistakes } from './run.ts';
import { TwinGame } from './twin-game.ts';
import { OutOfReach, TwinFault, type World } from './world.ts';

const SPAN = 0x10000;

export interface Match {
  readonly game: GameIr;
  readonly engine: Engine;
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly seed: number | string;
  readonly script?: readonly (number | string)[];
  /** Picks one of the open questions and one of its answers. */
  readonly pick: (n: number) => number;
  /** Arguments of the main procedure. */
  readonly args?: readonly (number | readonly number[])[];
  readonly isWild?: boolean;
  readonly mostDecisions?: number;
  readonly mistakes?: Mistakes & RunMistakes;
}

export interface Outcome {
  readonly decisions: number;
  readonly chances: number;
  /** Empty if both sides agree to the end. */
  readonly disagreements: readonly string[];
  readonly over: boolean;
  /** The engine stopped with a fault of the rules, and so did the twin. */
  readonly fault: string | undefined;
  /** The game came to a position that only wild beginnings lead to: nothing more can be said. */
  readonly outOfReach: string | undefined;
  readonly world: World | undefined;
  /** What was decided, for a repetition. */
  readonly story: readonly string[];
}

/** The results of chance that the engine has met and the twin has not. */
class Handed implements Chance {
  readonly waiting: Exclude<Step, { kind: 'decision' }>[] = [];
  used = 0;

  roll(n: number): readonly number[] {
    const step = this.next(`a roll of ${n}`);
    if (step.kind !== 'roll' || step.values.length !== n)
      throw new Disagreement(`the twin rolls ${n} dice, the engine ${said(step)}`);
    return step.values;
  }

  draw(kind: number, n: number, from: readonly number[]): readonly number[] {
    const step = this.next(`a draw of ${n}`);
    const same =
      step.kind === 'draw' &&
      step.of === kind &&
      step.values.length === n &&
      step.values.every((one) => from.includes(one)) &&
      new Set(step.values).size === n;
    if (!same)
      throw new Disagreement(`the twin draws ${n} of ${from.join(' ')} of kind ${kind}, the engine ${said(step)}`);
    return step.values;
  }

  private next(wanted: string): Exclude<Step, { kind: 'decision' }> {
    const step = this.waiting.shift();
    if (!step) throw new Disagreement(`the twin asks for ${wanted}, the engine has asked for nothing`);
    this.used++;
    return step;
  }
}

class Disagreement extends Error {}

const said = (step: Step): string =>
  step.kind === 'decision'
    ? 'decides'
    : `has a ${step.kind} of ${step.values.join(' ')}${step.kind === 'draw' ? ` of kind ${step.of}` : ''}`;

export function playBeside(match: Match): Outcome {
  const story: string[] = [];
  try {
    return playOn(match, story);
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    return {
      decisions: story.length,
      chances: 0,
      disagreements: [],
      over: false,
      fault: undefined,
      outOfReach: error.message,
      world: undefined,
      story,
    };
  }
}

function playOn(match: Match, story: string[]): Outcome {
  const {
    game,
    engine,
    scenario,
    options = {},
    seed,
    script,
    pick,
    args = [],
    isWild = false,
    mostDecisions = 5000,
    mistakes = {},
  } = match;
  const chance = new Handed();
  let seen: Step | null = null;
  let twin: TwinGame | undefined;
  const outcome = (rest: Partial<Outcome>): Outcome => ({
    decisions: story.length,
    chances: chance.used,
    disagreements: [],
    over: false,
    fault: undefined,
    outOfReach: undefined,
    world: twin?.world,
    story,
    ...rest,
  });
  const fail = (...disagreements: string[]): Outcome => outcome({ disagreements });

  const started = attempt(() =>
    engine.start({ ...(scenario !== undefined && { scenario }), options, seed, ...(script && { script }) }),
  );
  if (!('value' in started)) {
    const other = attempt(() => new TwinGame(game, { scenario, options, chance, args, isWild, mistakes }));
    return 'value' in other
      ? fail(`the engine cannot start (${started.fault}), the twin can`)
      : outcome({ fault: started.fault });
  }
  const position = started.value;
  const inside = Position.gameOf(position);
  const { def } = inside.tables;
  handOver();
  const begun = attempt(() => new TwinGame(game, { scenario, options, chance, args, isWild, mistakes }));
  if (!('value' in begun)) return fail(`at the start: ${begun.fault}`);
  twin = begun.value;

  for (;;) {
    const found = compare(twin);
    if (found.length > 0) return fail(...found);
    const { open } = twin;
    if (open.length === 0) return outcome({ over: true });
    if (story.length >= mostDecisions) return outcome({});
    const question = open[pick(open.length)];
    const legal = question?.legal() ?? [];
    const answer = legal[pick(legal.length)];
    if (!question || !answer) return outcome({ fault: 'A question has lost its last answer.' });
    story.push(`${question.player} ${question.choice.name} ${answer.option}:${answer.value}`);
    const done = attempt(() => engine.applyCode(position, question.player, answer.option * SPAN + answer.value));
    if ('value' in done) handOver();
    const other = attempt(() => twin?.answer({ player: question.player, answer }));
    if (!('value' in done)) {
      // The chance of a broken act is lost with it, so the twin may stop for want of chance instead.
      return 'value' in other
        ? fail(`the engine has a fault (${done.fault}), the twin has none`)
        : outcome({ fault: done.fault });
    }
    if (!('value' in other)) return fail(`after ${story.at(-1)}: ${other.fault}`);
  }

  /** Takes what chance gave since last time. */
  function handOver(): void {
    const fresh: Exclude<Step, { kind: 'decision' }>[] = [];
    for (let step = inside.last; step !== null && step !== seen; step = step.before)
      if (step.kind !== 'decision') fresh.unshift(step);
    seen = inside.last;
    chance.waiting.push(...fresh);
  }

  function compare({ world, open }: TwinGame): string[] {
    const found: string[] = [];
    if (chance.waiting.length > 0)
      found.push(`the engine ${chance.waiting.map(said).join(', ')}, the twin asks for less`);
    const deciders = inside.tables.players.flatMap((_, player) =>
      inside.choiceOf(player) < 0 ? [] : [`${player} ${def.choices[inside.choiceOf(player)]?.name}`],
    );
    const asked = open.map(({ player, choice }) => `${player} ${choice.name}`);
    if (deciders.join() !== asked.join()) found.push(`asked: engine ${deciders.join()}, twin ${asked.join()}`);
    for (const { player, choice, legal } of open) {
      const codes = [...inside.codesOf(player)].map((code) => ({
        option: Math.floor(code / SPAN),
        value: code % SPAN,
      }));
      if (shown(codes) !== shown(legal()))
        found.push(`legal for ${player} in ${choice.name}: engine ${shown(codes)}, twin ${shown(legal())}`);
    }
    found.push(...differences({ def, c: inside.c }, { game, world }));
    return found;
  }
}

const shown = (answers: readonly Answer[]): string =>
  answers.map(({ option, value }) => `${option}:${value}`).join(' ');

function attempt<T>(act: () => T): { readonly value: T } | { readonly fault: string } {
  try {
    return { value: act() };
  } catch (error) {
    if (error instanceof RulesFault || error instanceof TwinFault || error instanceof Disagreement)
      return { fault: error.message };
    throw error;
  }
}
