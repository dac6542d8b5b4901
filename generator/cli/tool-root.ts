import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this tool's package.json. */
export const toolRoot: string = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export function toolVersion(): string {
  const { version } = JSON.parse(readFileSync(join(toolRoot, 'package.json'), 'utf8')) as { version: string }; // our own file
  return version;
}
