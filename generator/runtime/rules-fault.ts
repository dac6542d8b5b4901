import type { SourceLine } from './contract.ts';

/** A mistake in the rules that shows in play: a question nobody can answer, a number out of its bounds, a loop without end. */
export class RulesFault extends Error {
  /** The line of the rules that was being carried out, where it is known. */
  readonly source: SourceLine | null;

  constructor(message: string, source: SourceLine | null) {
    super(source === null ? message : `${source.file}:${source.line}: ${message}`);
    this.name = 'RulesFault';
    this.source = source;
  }
}
