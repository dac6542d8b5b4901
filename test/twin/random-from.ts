import type { Random } from './wild-start.ts';

/** A small generator for choices of players, apart from that of the engines: mulberry32. */
export function randomFrom(start: number): Random {
  let state = start >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % n;
  };
}
