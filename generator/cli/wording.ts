/** Numbers and times in sentences. */

/** `1 error`, `2 errors`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${grouped(n)} ${n === 1 ? one : many}`;
}

/** `12,345`. */
export function grouped(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `0.21 s`. */
export function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(1)} s`;
}

/** For `--json`: seconds to a tenth of a millisecond. */
export function roundSeconds(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10_000;
}
