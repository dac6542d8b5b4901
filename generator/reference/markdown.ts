/** Text as Markdown. Code spans are left as they are, everything else is shown as written. */
export function escapeMarkdown(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, i) => (i % 2 === 1 ? piece : piece.replace(/[\\*_[\]<>|#~]/g, '\\$&')))
    .join('');
}

/** A code span, fenced by more backticks than stand in it. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') || text.trim() === '' ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** A block of YAML, fenced by more backticks than stand in it. */
export function yamlBlock(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}yaml\n${text.replace(/\n+$/, '')}\n${fence}`;
}
