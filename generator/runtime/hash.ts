/** A 32-bit hash of cells as eight hexadecimal digits: MurmurHash3 over the words. Equal positions have equal hashes. */
export function hashCells(c: Int32Array): string {
  let h = c.length;
  for (let i = 0; i < c.length; i += 1) {
    let word = Math.imul(c[i] ?? 0, 0xcc9e2d51);
    word = Math.imul((word << 15) | (word >>> 17), 0x1b873593);
    h ^= word;
    h = Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
