import type { Fix } from '../diagnostics/diagnostic.ts';
import type { RuleLine } from './rule-line.ts';

/** A repair as the change of the fewest whole words. */
export function smallestChange({ doc, text, start }: RuleLine, words: string): Fix {
  let head = 0;
  while (head < text.length && head < words.length && text[head] === words[head]) head++;
  while (head > 0 && text[head - 1] !== ' ') head--;
  let tail = 0;
  const most = Math.min(text.length, words.length) - head;
  while (tail < most && text.at(-1 - tail) === words.at(-1 - tail)) tail++;
  while (tail > 0 && text.at(-tail) !== ' ') tail--;
  // signs at a word that stay are no part of the change
  while (tail < most && /[:,)]/.test(text.at(-1 - tail) ?? '') && text.at(-1 - tail) === words.at(-1 - tail)) tail++;
  const span = { file: doc.file, start: start + head, end: start + text.length - tail };
  return { span, text: words.slice(head, words.length - tail) };
}
