/**
 * Rows of values as short text: values with blanks between them, runs as `value*count`.
 * Numbers: `4*3 2 -1*7`. Sets (members) and dice: `0,5,17 -*3`, where `-` is the empty set.
 */

/** Longest text that is read back. */
const LONGEST = 100_000;

export function packValues(values: readonly (number | readonly number[])[]): string {
  const runs: string[] = [];
  let last = '';
  let count = 0;
  const flush = (): void => {
    if (count > 0) runs.push(count === 1 ? last : `${last}*${count}`);
  };
  for (const value of values) {
    const text = typeof value === 'number' ? String(value) : value.length === 0 ? '-' : value.join(',');
    if (text !== last) {
      flush();
      count = 0;
    }
    last = text;
    count += 1;
  }
  flush();
  return runs.join(' ');
}

/** Exactly `count` lists of numbers, or null where the text is not of that kind. A plain number is a list of one. */
export function unpackValues(input: unknown, count: number): readonly (readonly number[])[] | null {
  if (typeof input !== 'string' || input.length > LONGEST) return null;
  const values: (readonly number[])[] = [];
  for (const run of input === '' ? [] : input.split(' ')) {
    const match = /^(-|-?\d{1,10}(?:,-?\d{1,10})*)(?:\*(\d{1,6}))?$/.exec(run);
    const text = match?.[1];
    const times = Number(match?.[2] ?? 1);
    if (text === undefined || times < 1 || values.length + times > count) return null;
    const value = text === '-' ? [] : text.split(',').map(Number);
    if (value.some((each) => (each | 0) !== each)) return null;
    for (let i = 0; i < times; i += 1) values.push(value);
  }
  return values.length === count ? values : null;
}
