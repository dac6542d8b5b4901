import type { GameTables } from './game-tables.ts';
import { GameMachine } from './machine.ts';
import type { Step } from './record-steps.ts';
import { SECRET } from './system-cells.ts';

/** How a game began: what a record needs to begin it again. `save` is a saved position as plain JSON. */
export type Beginning =
  | {
      readonly scenario: string | null;
      readonly options: Readonly<Record<string, boolean>>;
      readonly seed: number | string;
    }
  | { readonly save: unknown };

/** A machine with its history: acts as a whole or not at all, takes acts back, and can be copied. */
export class GameInPlay extends GameMachine {
  readonly beginning: Beginning;
  /** Where each act of `historyOf` that can be undone began: journal mark and record. */
  private readonly marks: number[] = [];
  private readonly records: (Step | null)[] = [];
  private historyOf = -1;

  constructor(tables: GameTables, cells: Int32Array, beginning: Beginning) {
    super(tables, cells);
    this.beginning = beginning;
  }

  /** The first run, before any act. Nothing of it can be undone. */
  begin(): void {
    this.drive();
    this.forgetHistory();
  }

  /** Carries out a legal answer of a player who has to answer. A fault is thrown after everything has been put back. */
  act(player: number, code: number): void {
    const mark = this.used;
    const record = this.last;
    const { scripted } = this;
    this.barrier = false;
    this.actor = player;
    try {
      const choice = this.choiceOf(player);
      this.last = { kind: 'decision', before: record, player, choice, code };
      if (this.sink !== null) {
        this.fiber = this.c[SECRET] === 0 ? -1 : player;
        this.sink.decided(player, choice, code);
        this.fiber = -1;
      }
      this.resume(player, code);
    } catch (error) {
      this.rollback(mark);
      this.last = record;
      this.scripted = scripted;
      this.forgetRun();
      throw error;
    } finally {
      this.actor = -1;
    }
    this.remember(player, mark, record);
  }

  canUndo(): boolean {
    return this.marks.length > 0;
  }

  /** Takes the last act back, exactly. */
  undo(): void {
    const mark = this.marks.pop();
    const record = this.records.pop();
    if (mark === undefined || record === undefined) return;
    this.rollback(mark);
    this.last = record;
    this.forgetRun();
  }

  /** An independent position with the same cells and record. Undo does not reach back beyond the copy. */
  copy(): GameInPlay {
    const twin = new GameInPlay(this.tables, this.tables.blocks.copy(this.c), this.beginning);
    twin.last = this.last;
    twin.script = this.script;
    twin.scripted = this.scripted;
    return twin;
  }

  forgetHistory(): void {
    this.used = 0;
    this.marks.length = 0;
    this.records.length = 0;
  }

  private remember(player: number, mark: number, record: Step | null): void {
    if (this.barrier) return this.forgetHistory();
    let from = mark;
    if (this.historyOf !== player) {
      this.forgetBefore(mark);
      this.marks.length = 0;
      this.records.length = 0;
      from = 0;
    }
    this.historyOf = player;
    this.marks.push(from);
    this.records.push(record);
  }
}
