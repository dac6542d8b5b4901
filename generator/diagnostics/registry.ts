/** All kinds of diagnostics, and the typed arguments of each. */
import type { Diagnostic, Severity } from './diagnostic.ts';
import { checkMessages } from './messages/check.ts';
import { linkMessages } from './messages/link.ts';
import { loadMessages } from './messages/load.ts';
import type { Message } from './messages/message.ts';
import { sentenceMessages } from './messages/sentence.ts';
import { textMessages } from './messages/text.ts';
import { validateMessages } from './messages/validate.ts';
import { showInvisible } from './show-invisible.ts';

const tables = {
  ...loadMessages,
  ...validateMessages,
  ...sentenceMessages,
  ...linkMessages,
  ...checkMessages,
  ...textMessages,
};

type Tables = typeof tables;

/** A stable name such as `load/tab`: pass, then what is wrong. */
export type Code = keyof Tables & string;

/** The names in `{braces}`; what stands in double braces or holds a blank is ordinary text. */
type Placeholder<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends '' | `{${string}` | `${string} ${string}` ? never : Name) | Placeholder<Rest>
  : never;

type TextsOf<M> =
  | (M extends { readonly text: infer T extends string } ? T : never)
  | (M extends { readonly hint: infer H extends string } ? H : never);

/** The arguments that the texts of a code need. */
export type ArgsOf<C extends Code> = {
  readonly [Name in Placeholder<TextsOf<Tables[C]>>]: string | number;
};

const registry: Readonly<Record<string, Message>> = tables;

/** Every code with its message, in the order of the passes. */
export const allMessages: readonly (readonly [Code, Message])[] = Object.entries(registry) as [
  Code, // the keys of the table are the codes; Object.entries forgets it
  Message,
][];

/** The message of a code. */
export function messageOf(code: Code): Message {
  const message = registry[code];
  if (message === undefined) throw new Error(`This is a bug in the generator: no message for "${code}".`);
  return message;
}

export function severityOf(code: Code): Severity {
  return messageOf(code).severity;
}

/** The sentence of a diagnostic, safe to print whatever the rules contain. */
export function messageText(diagnostic: Pick<Diagnostic, 'code' | 'args'>): string {
  return fill(messageOf(diagnostic.code).text, diagnostic.args);
}

/** The advice of a diagnostic, if its code has one. */
export function hintText(diagnostic: Pick<Diagnostic, 'code' | 'args'>): string | undefined {
  const { hint } = messageOf(diagnostic.code);
  return hint === undefined ? undefined : fill(hint, diagnostic.args);
}

function fill(template: string, args: Diagnostic['args']): string {
  return template.replace(/(?<!\{)\{([A-Za-z]+)\}(?!\})/g, (whole, name: string) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    return value === undefined ? whole : showInvisible(String(value));
  });
}
