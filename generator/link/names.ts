/** How the language forms words from words: plurals, and the forms a flag or adjective takes. */

export function singularOf(plural: string): string {
  if (plural === 'dice') return 'die';
  if (/[^aeiou]ies$/.test(plural)) return `${plural.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}

export function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  if (/(?:x|ch|sh|s)$/.test(singular)) return `${singular}es`;
  return `${singular}s`;
}

/** The words that may stand for a plural word in the singular, likeliest first. */
export function singularsOf(word: string): string[] {
  return word.endsWith('s') ? [...new Set([singularOf(word), word.slice(0, -1)])] : [];
}
