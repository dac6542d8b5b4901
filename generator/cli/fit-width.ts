import stringWidth from 'string-width';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** On one line of at most so many display columns; what is cut off becomes an ellipsis. */
export function fitWidth(text: string, columns: number): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trimEnd();
  if (stringWidth(line) <= columns) return line;
  let shown = '';
  let width = 1;
  for (const { segment } of segmenter.segment(line)) {
    width += stringWidth(segment);
    if (width > columns) break;
    shown += segment;
  }
  return `${shown}…`;
}
