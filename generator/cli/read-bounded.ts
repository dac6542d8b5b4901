import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** The bytes of a regular file, or why it is not read. Never waits for a pipe, never follows a link in the last name. */
export function readBounded(path: string, most: number): Uint8Array | string {
  // Windows lacks both flags.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  let file: number;
  try {
    file = openSync(path, flags);
  } catch (error) {
    return whyNot(error);
  }
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) return 'it is not a regular file';
    if (stats.size > most) return `it has ${stats.size} bytes; at most ${most} are read`;
    return readAll(file, most);
  } catch (error) {
    return whyNot(error);
  } finally {
    closeSync(file);
  }
}

function readAll(file: number, most: number): Uint8Array | string {
  const bytes = new Uint8Array(most + 1);
  let size = 0;
  while (size <= most) {
    const read = readSync(file, bytes, size, bytes.length - size, null);
    if (read === 0) return bytes.slice(0, size);
    size += read;
  }
  return `it grew beyond ${most} bytes while it was read`;
}

/** What the system says about a file, in words. */
export function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'ELOOP':
      return 'it is a link';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOSPC':
      return 'the disk is full';
    case 'EROFS':
      return 'the disk is read-only';
    case '':
      throw error;
    default:
      return code;
  }
}
