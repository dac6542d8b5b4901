import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBounded, whyNot } from './read-bounded.ts';
import type { Session } from './session.ts';
import { plain, refused } from './stop.ts';

const mostBytes = 64_000_000;

/** The JSON of a file, or of stdin for `-`. */
export function readJsonFile({ io }: Session, file: string): unknown {
  const bytes = file === '-' ? io.readStdin(mostBytes) : readBounded(realPath(resolve(io.cwd, file), file), mostBytes);
  if (typeof bytes === 'string') throw refused(`${plain(file)} is not read: ${bytes}.`);
  if (bytes.length > mostBytes) throw refused(`${plain(file)} is not read: it has more than ${mostBytes} bytes.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const what = error instanceof SyntaxError ? plain(error.message) : 'it is not UTF-8';
    throw refused(`${plain(file)} is not JSON: ${what}.`);
  }
}

function realPath(path: string, name: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    throw refused(`${plain(name)} is not read: ${whyNot(error)}.`);
  }
}
