/** Characters that hide or reorder what a reader sees. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { nameOfCharacter } from '../diagnostics/show-invisible.ts';

// Joiners (U+200C, U+200D) may stand in texts; ordinary blanks of other scripts are looked at in the outline.
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\r(?!\n)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\udb40[\udc00-\udc7f]/g;

/** Reports every forbidden character, wherever it stands; true if there is none. */
export function checkCharacters(file: string, text: string, reporter: Reporter): boolean {
  let clean = true;
  for (const match of text.matchAll(forbidden)) {
    if (match.index === 0 && match[0] === '\uFEFF') continue; // the byte order mark has its own message
    clean = false;
    const span = { file, start: match.index, end: match.index + match[0].length };
    reporter.report(
      'load/control-character',
      span,
      { character: nameOfCharacter(match[0]), name: describe(match[0]) },
      { fixes: [{ span, text: match[0] === '\r' ? '\n' : '' }] },
    );
  }
  return clean;
}

function describe(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (point === 0x1b) return 'escape, it steers terminals';
  if (point === 0x0d) return 'a line break of old computers';
  if (point === 0x85 || point === 0x2028 || point === 0x2029) return 'a line break that most editors do not show';
  if ((point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069))
    return 'changes the direction of reading';
  if (point === 0x200e || point === 0x200f || point === 0x061c) return 'changes the direction of reading';
  if (point === 0x200b || point === 0x2060 || point === 0xfeff || point === 0xad)
    return 'a break or joint without width';
  if (point >= 0xd800 && point <= 0xdfff) return 'half of a character';
  return 'a control character';
}
