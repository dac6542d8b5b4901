/** Collects indented lines of code. */
export class Lines {
  private readonly out: string[] = [];
  private depth = 0;

  /** Writes one statement; a text of several lines is indented as a whole. */
  line(text: string): void {
    for (const part of text.split('\n')) this.out.push(part === '' ? '' : '  '.repeat(this.depth) + part);
  }

  /** Writes `head {`, the body indented, and the closing `tail`, if any. */
  block(head: string, body: () => void, tail: string | null = '}'): void {
    this.line(head);
    this.depth++;
    body();
    this.depth--;
    if (tail !== null) this.line(tail);
  }

  /** Writes `if (cond) statement`, on lines of their own if the condition has several. */
  when(cond: string, statement: string): void {
    if (!cond.includes('\n')) {
      this.line(`if (${cond}) ${statement}`);
      return;
    }
    this.line('if (');
    this.line(`  ${cond.replaceAll(/\n {2}/g, '\n  ')}`);
    this.block(') {', () => this.line(statement));
  }

  /** Takes over lines written elsewhere. */
  append(other: Lines): void {
    for (const line of other.out) this.line(line);
  }

  /** The same lines, each changed. */
  map(change: (line: string) => string): Lines {
    const made = new Lines();
    for (const line of this.out) made.line(change(line));
    return made;
  }

  get isEmpty(): boolean {
    return this.out.length === 0;
  }

  toString(): string {
    return this.out.join('\n');
  }
}

const WIDTH = 110;

/** `[1, 2, …]`, wrapped. */
export function wrappedList(items: readonly string[], open = '[', close = ']'): string {
  const flat = `${open}${items.join(', ')}${close}`;
  if (flat.length <= WIDTH - 30) return flat;
  const rows: string[] = [];
  let row = '';
  for (const item of items) {
    if (row !== '' && row.length + item.length + 2 > WIDTH) {
      rows.push(row);
      row = '';
    }
    row += `${row === '' ? '' : ' '}${item},`;
  }
  rows.push(row);
  return `${open}\n${rows.map((line) => `  ${line}`).join('\n')}\n${close}`;
}

/** Items joined by an operator, one a line if they are too long together. */
export function joined(items: readonly string[], operator: string): string {
  const flat = items.join(` ${operator} `);
  if (flat.length <= WIDTH - 20 && !flat.includes('\n')) return flat;
  return items.map((item) => item.replaceAll('\n', '\n  ')).join(` ${operator}\n  `);
}
