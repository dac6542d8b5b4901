/** The hash that ties an engine, its saves and its records to the rules they were made from. Pure, no Node API. */
import type { GameFile } from './load/index.ts';

/** 64 bits as 16 hex digits: FNV-1a, twice with other starts, over paths and texts of rule files in path order. */
export function rulesHash(files: readonly GameFile[]): string {
  const sorted = files.filter((file) => !file.path.includes('/')).sort((a, b) => (a.path < b.path ? -1 : 1));
  const bytes = sorted.flatMap(({ path, bytes: content }) => [
    encode(path),
    encode('\0'),
    typeof content === 'string' ? encode(content) : content,
    encode('\0'),
  ]);
  return half(bytes, 0x811c9dc5) + half(bytes, 0x01000193);
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function half(parts: readonly Uint8Array[], start: number): string {
  let hash = start;
  for (const part of parts) for (const byte of part) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
