/** A place in a rules file, kept on everything that is emitted, so that engines speak in YAML lines. */
export interface SourceRef {
  /** Path relative to the rules folder of the game, with forward slashes. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** The text of the line, without its clause. */
  readonly text: string;
}
