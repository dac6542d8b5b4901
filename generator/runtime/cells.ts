/** The journal of a position that was never written to, so that copies cost no second block of memory. */
const NOTHING_WRITTEN = new Int32Array(0);

/**
 * The cells of one position and their journal. The journal holds pairs (cell, old value); playing it backwards undoes
 * exactly what was written since a mark.
 */
export class Cells {
  readonly c: Int32Array;
  /** Number of journal entries in use; also the mark to roll back to. */
  protected used = 0;
  private journal: Int32Array = NOTHING_WRITTEN;

  constructor(cells: Int32Array) {
    this.c = cells;
  }

  put(cell: number, value: number): void {
    const c = this.c;
    const old = c[cell] ?? 0;
    if (old === value) return;
    this.note(cell, old);
    c[cell] = value;
  }

  fill(cell: number, count: number, value: number): void {
    for (let i = cell; i < cell + count; i += 1) this.put(i, value);
  }

  /** Journals cells that are about to be written in place. */
  protected keep(cell: number, count: number): void {
    for (let i = cell; i < cell + count; i += 1) this.note(i, this.c[i] ?? 0);
  }

  protected rollback(mark: number): void {
    const { c, journal } = this;
    for (let i = this.used - 2; i >= mark; i -= 2) c[journal[i] ?? 0] = journal[i + 1] ?? 0;
    this.used = mark;
  }

  /** Forgets what was written before a mark: it can no longer be undone. */
  protected forgetBefore(mark: number): void {
    this.journal.copyWithin(0, mark, this.used);
    this.used -= mark;
  }

  private note(cell: number, old: number): void {
    const n = this.used;
    if (n === this.journal.length) {
      const larger = new Int32Array(Math.max(256, 2 * n));
      larger.set(this.journal);
      this.journal = larger;
    }
    this.journal[n] = cell;
    this.journal[n + 1] = old;
    this.used = n + 2;
  }
}
