/** The one place where texts from the rules become parts of generated code. */

const NAMED_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A single-quoted string literal. Line separators, control characters and lone surrogates are written as escapes. */
export function quoted(text: string): string {
  let out = '';
  for (const char of text) {
    out += NAMED_ESCAPES[char] ?? (isPlain(char) ? char : escapedUnits(char));
  }
  return `'${out}'`;
}

/** A property key of an object literal: `__proto__` would set the prototype, so it is computed. */
export function propertyKey(text: string): string {
  if (text === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(text) ? text : quoted(text);
}

/** Text inside a comment of either kind: one line, cannot end the comment, cannot make a doc tag. */
export function commentText(text: string): string {
  let out = '';
  for (const char of text) out += isPlain(char) ? char : ' ';
  return out.replaceAll('*/', '*\\/').replaceAll('/*', '/\\*').replaceAll('@', '\\@').replace(/ +/g, ' ').trim();
}

function isPlain(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  const isControl =
    code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029 || code === 0xfeff;
  const isBidirectional =
    (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
  // Private characters stand for labels while a state machine is printed.
  const isPrivate = code >= 0xe000 && code <= 0xe0ff;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return !isControl && !isBidirectional && !isPrivate && !isSurrogate;
}

function escapedUnits(char: string): string {
  let out = '';
  for (let i = 0; i < char.length; i++) out += `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return out;
}
