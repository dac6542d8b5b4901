/** One kind of diagnostic. `{name}` in the texts is an argument. */
import type { Severity } from '../diagnostic.ts';

export interface Message {
  readonly severity: Severity;
  /** What was found and what was expected, one sentence. */
  readonly text: string;
  /** What to do. */
  readonly hint?: string;
  /** Why the language is so, for the page in the docs; a sentence or two. */
  readonly why: string;
}

/** Keeps the literal types, so that a forgotten argument is a compile error. */
export function messages<const T extends Readonly<Record<string, Message>>>(table: T): T {
  return table;
}
