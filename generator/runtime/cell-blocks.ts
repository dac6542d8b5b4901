/** Positions that share one block of memory. */
const TOGETHER = 16;

/**
 * Makes copies of cells, many from one block of memory: asking for memory costs far more than copying 4 kB. A block lives
 * as long as one of its copies.
 */
export class CellBlocks {
  private readonly size: number;
  private block = new ArrayBuffer(0);
  private offset = 0;

  constructor(size: number) {
    this.size = size;
  }

  copy(cells: Int32Array): Int32Array {
    if (this.offset === this.block.byteLength) {
      this.block = new ArrayBuffer(4 * this.size * TOGETHER);
      this.offset = 0;
    }
    const twin = new Int32Array(this.block, this.offset, this.size);
    this.offset += 4 * this.size;
    twin.set(cells);
    return twin;
  }
}
