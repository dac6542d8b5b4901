import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '../../generator/load/index.ts';

/** Hammer of the Scots as it stands: the right game that wrong lines are put into. */
export function hammerFiles(): readonly GameFile[] {
  const folder = fileURLToPath(new URL('../../rules/hammer-of-the-scots', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => ({ path, bytes: readFileSync(join(folder, path), 'utf8') }));
}
