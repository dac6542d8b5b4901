/**
 * The random generator: xoroshiro128+ (Blackman and Vigna, 24/16/37), of which the low 32 bits are used. Its two 64-bit
 * words live in four cells: low and high half of the first, low and high half of the second.
 */

/** Steps the generator whose state starts at `base` and gives 32 random bits as a signed integer. */
export function nextWord(c: Int32Array, base: number): number {
  const low0 = c[base] ?? 0;
  const high0 = c[base + 1] ?? 0;
  const low1 = c[base + 2] ?? 0;
  const high1 = c[base + 3] ?? 0;
  const low = low1 ^ low0;
  const high = high1 ^ high0;
  c[base] = (low0 << 24) ^ (high0 >>> 8) ^ low ^ (low << 16);
  c[base + 1] = (high0 << 24) ^ (low0 >>> 8) ^ high ^ ((high << 16) | (low >>> 16));
  c[base + 2] = (high << 5) ^ (low >>> 27);
  c[base + 3] = (low << 5) ^ (high >>> 27);
  return (low0 + low1) | 0;
}

/**
 * A whole number 0 … n - 1, each equally likely (n from 1 to 65536): the high half of a 32 by 16 bit product, with the
 * few products thrown away that would make some numbers likelier (Lemire 2019).
 */
export function nextBelow(c: Int32Array, base: number, n: number): number {
  let product = (nextWord(c, base) >>> 0) * n;
  if (product >>> 0 < n) {
    const surplus = 0x100000000 % n;
    while (product >>> 0 < surplus) product = (nextWord(c, base) >>> 0) * n;
  }
  return Math.floor(product / 0x100000000);
}

/**
 * The four state words of a seed. The seed is read as text (7 and '7' are the same seed); each UTF-16 unit is folded into
 * four words that also feed each other, and each word is finished with the mixer of MurmurHash3. Never all zero.
 */
export function seedWords(seed: number | string): readonly [number, number, number, number] {
  const text = String(seed);
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 0x9e3779b1);
    b = c ^ Math.imul(b ^ unit, 0x85ebca77);
    c = d ^ Math.imul(c ^ unit, 0xc2b2ae3d);
    d = a ^ Math.imul(d ^ unit, 0x27d4eb2f);
  }
  a = finish(a ^ text.length);
  b = finish(b ^ a);
  c = finish(c ^ b);
  d = finish(d ^ c);
  return (a | b | c | d) === 0 ? [1, 0, 0, 0] : [a, b, c, d];
}

function finish(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
