/** The plain value of an unquoted text: a number only if writing it again gives the same text. */
export function plainValue(text: string): string | number {
  // So 1.10, 0x10, 1e3, 9007199254740993 and .nan stay what the designer typed.
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const value = Number(text);
  return String(value) === text && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
}
