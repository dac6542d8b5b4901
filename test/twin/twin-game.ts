/** A game played by the twin: run to its questions, answered from outside. */
import type { GameIr } from '../../generator/ir/index.ts';
import type { Mistakes } from './evaluate.ts';
import { mistakes as evaluation } from './evaluate.ts';
import type { Env } from './names.ts';
import type { Answered, Question } from './questions.ts';
import { type Chance, type Left, type Run, type RunMistakes, runProcedure } from './run.ts';
import { newWorld, OutOfReach, type Value, type World } from './world.ts';

interface TwinOptions {
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly chance: Chance;
  /** Arguments of the main procedure, if it has parameters. */
  readonly args?: readonly Value[];
  readonly isWild?: boolean;
  readonly mistakes?: Mistakes & RunMistakes;
}

export class TwinGame {
  readonly world: World;
  /** Open questions, by player; none when the game is over. */
  open: readonly Question[] = [];
  private readonly run: Run;
  private readonly mistakes: Mistakes & RunMistakes;

  constructor(game: GameIr, { scenario, options = {}, chance, args = [], isWild = false, mistakes = {} }: TwinOptions) {
    const chosen = scenario === undefined ? game.scenarios[0] : game.scenarios.find(({ name }) => name === scenario);
    this.mistakes = mistakes;
    this.world = newWorld(game, { scenario: chosen, options, isWild });
    const env: Env = { world: this.world, locals: undefined, player: undefined };
    this.run = wholeGame();
    this.take(() => this.run.next());

    function* wholeGame(): Run {
      const play = { chance, mistakes };
      let left: Left | undefined;
      if (chosen?.then !== undefined) left = yield* runProcedure(play, env, chosen.then, []);
      left ??= yield* runProcedure(play, env, game.main, args);
      if (left?.k === 'end') throw new OutOfReach('A procedure ends that does not run.');
      return undefined;
    }
  }

  answer(answered: Answered): void {
    this.take(() => this.run.next(answered));
  }

  private take(next: () => IteratorResult<readonly Question[], unknown>): void {
    evaluation.now = this.mistakes;
    const result = next();
    this.open = result.done ? [] : result.value;
    if (result.done) this.world.winner ??= -1;
  }
}
