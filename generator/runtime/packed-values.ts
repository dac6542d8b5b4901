/**
 * Rows of values as short text.
 *
 * Numbers: one character each, `0` … `9`, `a` … `z` for 10 … 35, `-` for -1 (none), any other as `(123)`; a run of equal
 * ones as `4*20.`. `443-0*12.(40)` is 4, 4, 3, none, twelve times 0, 40.
 *
 * Lists (members of sets, dice): with blanks between them, `0,5,17 -*3.`, where `-` is the empty list.
 */

export type Packing = 'numbers' | 'lists';

/** Shortest run that is written as one. */
const RUN = 4;
/** Longest text that is read back. */
const LONGEST = 100_000;
const NUMBER = /(?:([0-9a-z-])|\((-?\d{1,10})\))(?:\*(\d{1,6})\.)?/y;
const LIST = /(-|\d{1,10}(?:,\d{1,10})*)(?:\*(\d{1,6})\.)?(?: |$)/y;

export function packNumbers(values: readonly number[]): string {
  return pack(values.map(oneNumber), '');
}

export function packLists(values: readonly (readonly number[])[]): string {
  return pack(
    values.map((value) => (value.length === 0 ? '-' : value.join(','))),
    ' ',
  );
}

/** Exactly `count` values, or null where the text is not of that kind. A number is given as a list of one. */
export function unpackValues(input: unknown, packing: Packing, count: number): readonly (readonly number[])[] | null {
  if (typeof input !== 'string' || input.length > LONGEST) return null;
  const pattern = packing === 'numbers' ? NUMBER : LIST;
  const values: (readonly number[])[] = [];
  for (pattern.lastIndex = 0; pattern.lastIndex < input.length; ) {
    const match = pattern.exec(input);
    if (match === null) return null;
    const value = packing === 'numbers' ? [readNumber(match)] : readList(match[1] ?? '');
    const times = Number(match.at(packing === 'numbers' ? 3 : 2) ?? 1);
    if (times < 1 || values.length + times > count || value.some((each) => (each | 0) !== each)) return null;
    for (let i = 0; i < times; i += 1) values.push(value);
  }
  return values.length === count ? values : null;
}

function oneNumber(value: number): string {
  if (value === -1) return '-';
  return value >= 0 && value < 36 ? value.toString(36) : `(${value})`;
}

function pack(texts: readonly string[], gap: string): string {
  const runs: string[] = [];
  for (let i = 0; i < texts.length; ) {
    let end = i + 1;
    while (texts[end] === texts[i]) end += 1;
    const text = texts[i] ?? '';
    if (end - i >= RUN) runs.push(`${text}*${end - i}.`);
    else for (; i < end; i += 1) runs.push(text);
    i = end;
  }
  return runs.join(gap);
}

function readNumber(match: RegExpExecArray): number {
  const [, digit, long] = match;
  if (long !== undefined) return Number(long);
  return digit === '-' ? -1 : Number.parseInt(digit ?? '', 36);
}

function readList(text: string): readonly number[] {
  return text === '-' ? [] : text.split(',').map(Number);
}
