import type { ArgsOf, Code } from '../diagnostics/registry.ts';

/** Thrown inside the parser of one line and caught at its border, where it becomes a diagnostic. */
export class ParseFailure<C extends Code = Code> extends Error {
  readonly code: C;
  readonly at: number;
  readonly end: number;
  readonly args: ArgsOf<C>;
  constructor(code: C, place: { readonly at: number; readonly end: number }, args: ArgsOf<C>) {
    super(code);
    this.code = code;
    this.at = place.at;
    this.end = place.end;
    this.args = args;
  }
}
