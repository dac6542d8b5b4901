import type { GameDef } from '../../generator/runtime/index.ts';
import { WAIT } from '../../generator/runtime/index.ts';
import { FakeMachine } from './fake-machine.ts';

/** Runs resumable procedures on a stack of its own; every question waits once and is answered with option 0. */
export class DrivenMachine extends FakeMachine {
  questions = 0;
  private readonly game: GameDef;
  private readonly frames: { readonly proc: number; at: number }[] = [];
  private isAnswering = false;

  constructor(def: GameDef) {
    super(def);
    this.game = def;
  }

  run(proc: number): void {
    this.frames.push({ proc, at: 0 });
    for (let turns = 0; this.frames.length > 0; turns++) {
      if (turns > 100_000) throw new Error('goes on for ever');
      const top = this.frames.at(-1);
      if (top !== undefined) this.game.procedures[top.proc]?.run(this, top.at);
    }
  }

  override ask(choice = -1, label = -1): number {
    if (!this.isAnswering) {
      this.isAnswering = true;
      this.goOnAt(label);
      const listed: number[] = [];
      this.game.choices[choice]?.list(this, listed);
      if (listed[0] !== 0) throw new Error('option 0 is not legal');
      return WAIT;
    }
    this.isAnswering = false;
    this.questions++;
    return 0;
  }

  override call(proc = -1, label = -1): void {
    this.goOnAt(label);
    this.frames.push({ proc, at: 0 });
  }

  override leave(): void {
    const left = this.frames.pop();
    if (left !== undefined) this.game.procedures[left.proc]?.cleanup(this);
  }

  private goOnAt(label: number): void {
    const top = this.frames.at(-1);
    if (top !== undefined) top.at = label;
  }
}
