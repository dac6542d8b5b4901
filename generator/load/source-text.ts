/** From bytes to text. */
import type { Reporter } from '../diagnostics/diagnostic.ts';

/** The text as well as it can be shown, whatever the bytes are; offsets in diagnostics of a file refer to it. */
export function sourceText(bytes: Uint8Array | string): string {
  if (typeof bytes === 'string') return bytes;
  const encoding = utf16Encoding(bytes) ?? 'utf-8';
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

/** Reports what is wrong with the encoding; false if the text cannot be used. */
export function checkEncoding(file: string, bytes: Uint8Array | string, reporter: Reporter): boolean {
  if (typeof bytes !== 'string') {
    if (utf16Encoding(bytes) !== undefined) {
      reporter.report('load/utf16', { file, start: 0, end: 0 }, {});
      return false;
    }
    const byte = firstBadByte(bytes);
    if (byte !== undefined) {
      const start = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, byte)).length;
      const value = `0x${(bytes[byte] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
      reporter.report('load/not-utf8', { file, start, end: start + 1 }, { byte, value });
      return false;
    }
  }
  if (typeof bytes === 'string' ? bytes.startsWith('\uFEFF') : startsWith(bytes, [0xef, 0xbb, 0xbf])) {
    const span = { file, start: 0, end: 1 };
    reporter.report('load/byte-order-mark', span, {}, { fixes: [{ span, text: '' }] });
  }
  return true;
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

/** By its mark, or by zero bytes between the first two letters. */
function utf16Encoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (bytes.length < 4) return undefined;
  const [a, b, c, d] = bytes;
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return undefined;
}

/** Where UTF-8 breaks (overlong forms, surrogates and numbers past U+10FFFF included). */
function firstBadByte(bytes: Uint8Array): number | undefined {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return undefined;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const second = bytes[at + 1] ?? 0;
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (length === 0 || second < low || second > high) return 0;
  for (let next = at + 2; next < at + length; next += 1) {
    const byte = bytes[next] ?? 0;
    if (byte < 0x80 || byte > 0xbf) return 0;
  }
  return length;
}
