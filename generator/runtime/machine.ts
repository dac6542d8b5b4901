import { at } from './at.ts';
import { Chance } from './chance.ts';
import type { Machine } from './contract.ts';
import { NOTHING, WAIT } from './contract.ts';
import { RulesFault } from './rules-fault.ts';
import { LABELS, PENDING, RESULT, SECRET, SP, STACK, STACK_DEPTH } from './system-cells.ts';

/** Steps of the driver and questions that one act may take before it counts as a loop without end. */
const STEPS = 1_000_000;
/** No answer is waiting to be taken. */
const NO_ANSWER = -1;

/** Carries out the resumable procedures of a game. The stack is in the cells; nothing else has to be saved. */
export class GameMachine extends Chance implements Machine {
  fiber = -1;
  private answer = NO_ANSWER;
  private answering = -1;
  private isWaiting = false;
  /** A control call was made since the procedure was entered. */
  private hasMoved = false;
  private steps = 0;
  private readonly listed: number[] = [];
  /** The player whose legal answers `listed` holds, or -1. */
  private listedFor = -1;

  // --- for the engine -------------------------------------------------------------------------------------------------

  /** Starts with a procedure on top of what is on the stack. */
  push(proc: number): void {
    const sp = this.c[SP] ?? 0;
    if (sp >= STACK_DEPTH) this.stop('Procedures call each other too deeply.');
    this.put(STACK + sp, proc * LABELS);
    this.put(SP, sp + 1);
  }

  /** Runs to the next question, or to the end of the game. */
  drive(): void {
    const { c } = this;
    const { procedures } = this.tables.def;
    this.isWaiting = false;
    while (!this.isWaiting && c[RESULT] === 0) {
      this.spend();
      const sp = c[SP] ?? 0;
      if (sp === 0) return this.put(RESULT, 1);
      const top = c[STACK + sp - 1] ?? 0;
      this.hasMoved = false;
      at(procedures, Math.floor(top / LABELS)).run(this, top % LABELS);
      if (this.answer !== NO_ANSWER) this.stop('The answer was not taken.');
      if (!this.hasMoved) this.stop('The procedure stopped without an end.');
    }
  }

  /** Hands the answer of a player to the waiting procedure and goes on. A fault leaves the cells half-way: see `GameInPlay.act`. */
  protected resume(player: number, code: number): void {
    this.answering = this.choiceOf(player);
    this.answer = code;
    this.steps = 0;
    this.listedFor = -1;
    this.put(PENDING + player, 0);
    if (this.c[SECRET] !== 0) {
      this.runFiber(player);
      if (this.hasFibers()) return;
    }
    this.drive();
  }

  /** Asks all open questions anew, as after loading: at its label a procedure does nothing but ask. */
  askAgain(): void {
    this.steps = 0;
    this.listedFor = -1;
    for (let player = 0; player < this.tables.players.length; player += 1) this.put(PENDING + player, 0);
    if (this.c[SECRET] !== 0) {
      for (let player = 0; player < this.tables.players.length; player += 1)
        if (this.fiberOf(player) !== 0) this.runFiber(player);
    }
    this.drive();
  }

  /** The choice a player has to answer, or -1. */
  choiceOf(player: number): number {
    return (this.c[PENDING + player] ?? 0) - 1;
  }

  /** The legal answers of a player who has to answer. Valid until the next call of any method. */
  codesOf(player: number): readonly number[] {
    const { listed } = this;
    if (this.listedFor === player) return listed;
    listed.length = 0;
    const choice = this.choiceOf(player);
    if (choice < 0) return listed;
    this.fiber = this.c[SECRET] === 0 ? -1 : player;
    at(this.tables.def.choices, choice).list(this, listed);
    this.fiber = -1;
    this.listedFor = player;
    return listed;
  }

  /** Index of the reason that forbids an answer, or -1. */
  whyNot(player: number, code: number): number {
    this.fiber = this.c[SECRET] === 0 ? -1 : player;
    const reason = at(this.tables.def.choices, this.choiceOf(player)).why(this, code);
    this.fiber = -1;
    return reason;
  }

  /** Forgets what was worked out from the cells, after they were changed from outside or a run was broken off. */
  protected forgetRun(): void {
    this.answer = NO_ANSWER;
    this.fiber = -1;
    this.listedFor = -1;
  }

  // --- for generated procedures ---------------------------------------------------------------------------------------

  ask(choice: number, label: number): number {
    if (this.answer !== NO_ANSWER) {
      const code = this.answer;
      this.answer = NO_ANSWER;
      if (choice !== this.answering) this.stop('The answer belongs to another question.');
      return code;
    }
    this.spend();
    const { listed } = this;
    const def = at(this.tables.def.choices, choice);
    this.listedFor = -1;
    listed.length = 0;
    def.list(this, listed);
    const first = listed[0];
    if (first === undefined) return NOTHING;
    const player = def.owner(this);
    if (player < 0 || (this.fiber >= 0 && player !== this.fiber)) this.stop(`Nobody can answer "${def.name}" here.`);
    // inside `secretly` a question that is not asked would tell the others that there was only one answer
    if (listed.length === 1 && this.fiber < 0) {
      this.sink?.decided(player, choice, first);
      return first;
    }
    if (this.fiber >= 0) this.put(this.tables.fiberBase + this.fiber, label + 1);
    else this.goOnAt(label);
    this.put(PENDING + player, choice + 1);
    this.hasMoved = true;
    this.isWaiting = true;
    this.listedFor = player;
    return WAIT;
  }

  call(proc: number, label: number): void {
    this.refuseInFiber('call a procedure that asks');
    this.hasMoved = true;
    this.goOnAt(label);
    this.push(proc);
  }

  leave(): void {
    this.refuseInFiber('leave a procedure');
    this.hasMoved = true;
    this.pop();
  }

  end(proc: number): void {
    this.refuseInFiber('end a procedure');
    this.hasMoved = true;
    while ((this.c[SP] ?? 0) > 0) if (this.pop() === proc) return;
    this.stop(`"${at(this.tables.def.procedures, proc).title}" cannot end: it is not running.`);
  }

  win(player: number): void {
    this.hasMoved = true;
    this.put(RESULT, player < 0 ? 1 : player + 2);
    while ((this.c[SP] ?? 0) > 0) this.pop();
    this.put(SECRET, 0);
    this.fill(PENDING, 2 * this.tables.players.length, 0);
  }

  secretly(secret: number, label: number): boolean {
    this.refuseInFiber('decide secretly once more');
    this.hasMoved = true;
    if (this.c[SECRET] === 0) {
      this.goOnAt(label);
      this.beginSecret(secret);
      if (this.c[RESULT] !== 0) return true;
    }
    if (this.hasFibers()) {
      this.isWaiting = true;
      return true;
    }
    this.put(SECRET, 0);
    this.barrier = true;
    this.sink?.secretOver();
    return false;
  }

  fault(message: string, source: number): never {
    throw new RulesFault(message, this.tables.def.sources[source] ?? null);
  }

  // --- inside ---------------------------------------------------------------------------------------------------------

  /** All first, then each: nobody's steps may depend on who else takes part. */
  private beginSecret(secret: number): void {
    const { players, fiberBase } = this.tables;
    const def = at(this.tables.def.secrets, secret);
    for (let player = 0; player < players.length; player += 1)
      this.put(fiberBase + player, def.takesPart(this, player) ? 1 : 0);
    this.put(SECRET, secret + 1);
    for (let player = 0; player < players.length && this.c[RESULT] === 0; player += 1)
      if (this.fiberOf(player) !== 0) this.runFiber(player);
  }

  /** Runs the private steps of one player to their next question or their end. */
  private runFiber(player: number): void {
    this.spend();
    this.fiber = player;
    this.isWaiting = false;
    this.listedFor = -1;
    at(this.tables.def.secrets, (this.c[SECRET] ?? 0) - 1).run(this, this.fiberOf(player) - 1);
    if (this.answer !== NO_ANSWER) this.stop('The answer was not taken.');
    this.fiber = -1;
    if (!this.isWaiting && this.c[RESULT] === 0) this.put(this.tables.fiberBase + player, 0);
  }

  private fiberOf(player: number): number {
    return this.c[this.tables.fiberBase + player] ?? 0;
  }

  private hasFibers(): boolean {
    return this.tables.players.some((_, player) => this.fiberOf(player) !== 0);
  }

  private goOnAt(label: number): void {
    const top = STACK + (this.c[SP] ?? 0) - 1;
    const running = this.c[top] ?? 0;
    this.put(top, running - (running % LABELS) + label);
  }

  /**
   * Takes the top procedure off the stack, with what ends with it. Its names go back to their start, so that positions
   * are equal when nothing that matters differs.
   */
  private pop(): number {
    const sp = (this.c[SP] ?? 0) - 1;
    const proc = Math.floor((this.c[STACK + sp] ?? 0) / LABELS);
    at(this.tables.def.procedures, proc).cleanup(this);
    const locals = at(this.tables.locals, proc);
    for (let i = 0; i < locals.length; i += 2) this.put(locals[i] ?? 0, locals[i + 1] ?? 0);
    this.put(STACK + sp, 0);
    this.put(SP, sp);
    return proc;
  }

  private refuseInFiber(deed: string): void {
    if (this.fiber >= 0) this.stop(`Private steps cannot ${deed}.`);
  }

  private spend(): void {
    this.steps += 1;
    if (this.steps > STEPS) this.stop('The rules go round in circles without end.');
  }
}
