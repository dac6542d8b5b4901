import { didYouMean, nearest } from '../diagnostics/index.ts';

export const exitCodes = { fine: 0, problems: 1, usage: 2, bug: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command with a sentence for the user. Thrown in commands, caught in `main`. */
export class Stop extends Error {
  readonly exitCode: ExitCode;
  /** More keys for `--json`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(exitCode: ExitCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Stop';
    this.exitCode = exitCode;
    this.details = details;
  }
}

/** The command was called in a wrong way. */
export function wrongUsage(message: string): Stop {
  return new Stop(exitCodes.usage, message);
}

/** The command was right, but a file or the rules are not. */
export function refused(message: string, details: Readonly<Record<string, unknown>> = {}): Stop {
  return new Stop(exitCodes.problems, message, details);
}

/** `There is no scenario "brvo". Did you mean "bravo"? Known: alpha, bravo.` */
export function unknownName(what: string, name: string, known: readonly string[]): Stop {
  const shown = known.length > 12 ? [...known.slice(0, 12), '…'] : known;
  const list = known.length === 0 ? ' There are none.' : ` Known: ${shown.join(', ')}.`;
  const begun = name.length < 2 ? [] : known.filter((one) => one.startsWith(name)).slice(0, 3);
  const near = begun.length > 0 ? begun : nearest(name, known);
  return wrongUsage(`There is no ${what} "${plain(name)}".${didYouMean(near)}${list}`);
}

/** A name from outside, fit for a terminal: no control characters, not endless. */
export function plain(text: string): string {
  const short = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  return short.replace(/\p{C}/gu, '?');
}
