import type { Disk } from './disk.ts';

/** All that the command line has of the world. Tests hand in their own. */
export interface Io {
  /** Data. */
  out(text: string): void;
  /** Talk: progress, hints, what went wrong. */
  err(text: string): void;
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder in which the user stands. */
  readonly cwd: string;
  readonly disk: Disk;
  /** Milliseconds that only grow. */
  now(): number;
  /** Runs a TypeScript module of a project; `root` is the folder of the project. */
  importModule(file: string, root: string): Promise<unknown>;
  readStdin(most: number): Uint8Array;
}
