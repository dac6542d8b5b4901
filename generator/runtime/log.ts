import { at } from './at.ts';
import { beginGame } from './begin.ts';
import type { ChanceValue } from './chance.ts';
import { SPAN } from './contract.ts';
import type { GameInPlay } from './game-in-play.ts';
import { loadGame } from './load.ts';
import { type Step, stepsInOrder } from './record-steps.ts';
import { seesIdentity, seesOpenly } from './sight.ts';
import type { Sink } from './sink.ts';
import { LABELS, SP, STACK } from './system-cells.ts';
import { resultOf } from './view.ts';
import type { Words } from './words.ts';

/** One line of a log. `by`: the player who decided, or null for chance and results. */
export interface LogEntry {
  readonly by: string | null;
  readonly text: string;
  readonly clause: string | null;
}

/** A line that can be put into words once it is known what the act has shown. */
interface Line {
  readonly by: string | null;
  readonly clause: string | null;
  words(): string;
}

/** The log of a game as one player (-1: a spectator) may read it: the record is played again, and what happens is told. */
export function writeLog(game: GameInPlay, player: number, words: Words): readonly LogEntry[] {
  const steps = stepsInOrder(game.last);
  const first = steps.findIndex((step) => step.kind === 'decision');
  const book = beginAgain(
    game,
    steps.slice(0, first < 0 ? steps.length : first),
    (twin) => new LogBook(twin, player, words),
  );
  for (let i = first; i >= 0 && i < steps.length; ) {
    const decision = at(steps, i);
    const next = steps.findIndex((step, j) => j > i && step.kind === 'decision');
    const end = next < 0 ? steps.length : next;
    if (decision.kind === 'decision') book.repeat(decision, chanceOf(steps.slice(i + 1, end)));
    i = end;
  }
  return book.finish();
}

function beginAgain(game: GameInPlay, chance: readonly Step[], makeBook: (twin: GameInPlay) => LogBook): LogBook {
  const { beginning, tables } = game;
  if ('save' in beginning) {
    const loaded = loadGame(tables, beginning.save);
    if (!loaded.ok) throw new Error(`A save made by this engine does not load: ${loaded.reason}`);
    const book = makeBook(loaded.game);
    loaded.game.sink = book;
    return book;
  }
  const books: LogBook[] = [];
  beginGame(tables, {
    ...beginning,
    script: { values: chanceOf(chance), then: 'fault' },
    listener: (twin) => {
      const book = makeBook(twin);
      books.push(book);
      return book;
    },
  });
  const book = at(books, 0);
  book.settle();
  return book;
}

function chanceOf(steps: readonly Step[]): readonly ChanceValue[] {
  return steps.flatMap((step) => (step.kind === 'decision' ? [] : step.values));
}

/** Listens to a replay. Lines of the private steps of others are held back until those are over. */
class LogBook implements Sink {
  private readonly game: GameInPlay;
  private readonly viewer: number;
  private readonly wording: Words;
  private readonly entries: LogEntry[] = [];
  private open: Line[] = [];
  private held: Line[] = [];
  private shownNow: string[] = [];

  constructor(game: GameInPlay, viewer: number, wording: Words) {
    this.game = game;
    this.viewer = viewer;
    this.wording = wording;
  }

  repeat(decision: Step & { readonly kind: 'decision' }, chance: readonly ChanceValue[]): void {
    this.game.script = { values: chance, then: 'fault' };
    this.game.scripted = 0;
    this.game.act(decision.player, decision.code);
    this.settle();
  }

  finish(): readonly LogEntry[] {
    const { tables, c } = this.game;
    const result = resultOf(tables, c);
    if (result !== null) {
      const text =
        result.winner === null
          ? this.wording.word('tie', {})
          : this.wording.word('win', { player: this.nameOf(result.winner) });
      this.entries.push({ by: null, text, clause: null });
    }
    return this.entries;
  }

  decided(player: number, choice: number, code: number): void {
    const { def, players } = this.game.tables;
    const { name, clause, options } = at(def.choices, choice);
    const option = at(options, Math.floor(code / SPAN));
    const by = at(players, player);
    const { arg } = option;
    const value = code % SPAN;
    const wasSeen = arg === null || arg.kind < 0 || seesIdentity(def, this.game.c, this.viewer, arg.kind, value);
    this.add({
      by,
      clause,
      words: () => {
        const args: Record<string, string> = { player: this.nameOf(by) };
        if (arg !== null)
          args[arg.name] = arg.kind < 0 ? String(value) : this.thing(arg.kind, value, { isKnown: wasSeen });
        return this.wording.option({ choice: name, option: option.name }, args, { isLog: true });
      },
    });
  }

  rolled(values: readonly number[]): void {
    this.add({
      by: null,
      clause: this.clauseNow(),
      words: () => this.wording.word('roll', { dice: values.join(' ') }),
    });
  }

  drew(kind: number, count: number, place: number): void {
    const { plural } = at(this.game.tables.def.kinds, kind);
    this.add({
      by: null,
      clause: this.clauseNow(),
      words: () =>
        this.wording.word('draw', { count: String(count), kind: plural, place: this.wording.place(kind, place) }),
    });
  }

  shown(kind: number, thing: number): void {
    if (!seesIdentity(this.game.tables.def, this.game.c, this.viewer, kind, thing)) return;
    const names = this.shownNow;
    if (names.length === 0)
      this.add({
        by: null,
        clause: this.clauseNow(),
        words: () => this.wording.word('show', { thing: names.sort().join(', ') }),
      });
    this.shownNow = names;
    names.push(this.wording.member(kind, thing));
  }

  secretOver(): void {
    this.settle();
    this.write(this.held);
    this.held = [];
  }

  /** Puts the lines of an act into words, now that it is over. */
  settle(): void {
    this.write(this.open);
    this.open = [];
    this.shownNow = [];
  }

  private add(line: Line): void {
    this.shownNow = [];
    const { fiber } = this.game;
    if (fiber >= 0 && fiber !== this.viewer) this.held.push(line);
    else this.open.push(line);
  }

  private write(lines: readonly Line[]): void {
    for (const line of lines) this.entries.push({ by: line.by, text: line.words(), clause: line.clause });
  }

  /** A thing by name if the viewer knew it before the act or sees it lie open after it. */
  private thing(kind: number, member: number, before: { readonly isKnown: boolean }): string {
    const isKnown = before.isKnown || seesOpenly(this.game.tables.def, this.game.c, this.viewer, kind, member);
    return isKnown ? this.wording.member(kind, member) : this.wording.hidden(kind);
  }

  private nameOf(player: string): string {
    return this.wording.named(this.game.tables.def.players, player);
  }

  private clauseNow(): string | null {
    const { c, tables } = this.game;
    const top = c[STACK + (c[SP] ?? 0) - 1] ?? 0;
    return tables.def.procedures[Math.floor(top / LABELS)]?.clause ?? null;
  }
}
