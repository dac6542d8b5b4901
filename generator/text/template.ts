/** Templates as people write them: words with `{{name}}` in them. */
import type { Template } from '../runtime/contract.ts';

/** What is wrong with a text, and the piece of it that is to blame. */
export type TemplateProblem =
  | { readonly kind: 'unopened'; readonly piece: string }
  | { readonly kind: 'unclosed'; readonly piece: string }
  | { readonly kind: 'not-a-name'; readonly piece: string };

export interface ParsedTemplate {
  readonly template: Template;
  readonly problems: readonly TemplateProblem[];
}

const name = /^\s*([\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*)\s*$/u;

/** Splits a text at its placeholders. Where it is wrong, the wrong piece stays as plain text. */
export function parseTemplate(text: string): ParsedTemplate {
  const parts: (string | { readonly arg: string })[] = [];
  const problems: TemplateProblem[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{{', at);
    const before = text.slice(at, open < 0 ? text.length : open);
    const stray = before.indexOf('}}');
    if (stray >= 0) problems.push({ kind: 'unopened', piece: before.slice(stray) });
    plain += before;
    if (open < 0) break;
    const close = text.indexOf('}}', open);
    const again = text.indexOf('{{', open + 2);
    if (close < 0 || (again >= 0 && again < close)) {
      at = again < 0 ? text.length : again;
      problems.push({ kind: 'unclosed', piece: text.slice(open, at) });
      plain += text.slice(open, at);
      continue;
    }
    at = endOfBraces(text, close);
    const arg = name.exec(text.slice(open + 2, at - 2))?.[1];
    if (arg === undefined) {
      problems.push({ kind: 'not-a-name', piece: text.slice(open, at) });
      plain += text.slice(open, at);
    } else {
      if (plain !== '') parts.push(plain);
      plain = '';
      parts.push({ arg });
    }
  }
  if (plain !== '') parts.push(plain);
  return { template: parts, problems };
}

/** `{{{name}}}` is one piece, not a placeholder between braces: other template languages give it a meaning of its own. */
function endOfBraces(text: string, close: number): number {
  let end = close + 2;
  while (text[end] === '}') end += 1;
  return end;
}

/** The text that parses to this template. */
export function printTemplate(template: Template): string {
  return template.map((part) => (typeof part === 'string' ? part : `{{${part.arg}}}`)).join('');
}

/** The names of the placeholders, each once, in order. */
export function argsOf(template: Template): readonly string[] {
  return [...new Set(template.flatMap((part) => (typeof part === 'string' ? [] : part.arg)))];
}

/** The template with some placeholders filled in, and neighbouring texts joined. */
export function fillTemplate(template: Template, bind: (arg: string) => string | undefined): Template {
  const filled: (string | { readonly arg: string })[] = [];
  for (const part of template) {
    const value = typeof part === 'string' ? part : bind(part.arg);
    const last = filled.at(-1);
    if (value === undefined) filled.push(part);
    else if (typeof last === 'string') filled[filled.length - 1] = last + value;
    else if (value !== '') filled.push(value);
  }
  return filled;
}
