import type { Colors } from '../diagnostics/index.ts';
import type { Io } from './io.ts';
import type { ExitCode } from './stop.ts';

/** What every command is given. */
export interface Session {
  readonly io: Io;
  /** The folder that holds `rules/` and `generated/`. */
  readonly root: string;
  readonly colors: { readonly out: Colors; readonly err: Colors };
  readonly isJson: boolean;
  /** Result in words, on stdout; silent under `--json`. */
  say(text: string): void;
  /** Talk on stderr; silent under `--quiet`. */
  tell(text: string): void;
}

/** How a command ended. `report` is what `--json` prints, after `format` and `version`. */
export interface Outcome {
  readonly exitCode: ExitCode;
  readonly report: Readonly<Record<string, unknown>>;
}
