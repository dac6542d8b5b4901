/** What stands in the file, in designers' words. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'names with colons';
  if (typeof value === 'number') return String(value);
  const text = String(value);
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
