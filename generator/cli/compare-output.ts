/** What a folder of generated files holds against what it should hold. */
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EmittedFile } from '../pipeline.ts';
import { isFolder, isThere } from './project.ts';
import { readBounded } from './read-bounded.ts';
import { refused } from './stop.ts';

export interface Difference {
  /** Relative to the folder of the engine. */
  readonly path: string;
  readonly kind: 'changed' | 'missing' | 'extra';
  /** What is on the disk; absent if it is not there or cannot be read as text. */
  readonly old?: string;
  readonly new?: string;
}

/** No engine has files as large as this. */
const mostBytes = 32_000_000;

/** Sorted by path; empty if the folder is as it should be. Names that begin with a dot are nobody's business. */
export function compareOutput(folder: string, files: readonly EmittedFile[]): readonly Difference[] {
  const onDisk = new Set(listOutput(folder));
  const wanted = new Map(files.map(({ path, text }) => [path, text]));
  const differences: Difference[] = [];
  for (const path of [...new Set([...onDisk, ...wanted.keys()])].sort()) {
    const text = wanted.get(path);
    const old = onDisk.has(path) ? readText(join(folder, path)) : undefined;
    const has = { path, ...(old !== undefined && { old }), ...(text !== undefined && { new: text }) };
    if (text === undefined) differences.push({ ...has, kind: 'extra' });
    else if (!onDisk.has(path)) differences.push({ ...has, kind: 'missing' });
    else if (old !== text) differences.push({ ...has, kind: 'changed' });
  }
  return differences;
}

/** Paths of all that lies in a folder and is no folder; a folder that is not there has none. */
function listOutput(folder: string, prefix = ''): readonly string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    if (entry.name.startsWith('.')) return [];
    const path = `${prefix}${entry.name}`;
    return entry.isDirectory() ? listOutput(join(folder, entry.name), `${path}/`) : [path];
  });
}

function readText(path: string): string | undefined {
  const bytes = readBounded(path, mostBytes);
  if (typeof bytes === 'string') return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // not UTF-8, so not ours
  }
}

/** Refuses to write through links: they may lead anywhere. */
export function assertOwnFolders(root: string, games: readonly string[]): void {
  for (const path of ['generated', ...games.map((game) => `generated/${game}`)]) {
    const full = join(root, path);
    if (isThere(full) && !isRealFolder(root, path))
      throw refused(`${path} is not a folder of its own. Remove it first.`);
  }
}

function isRealFolder(root: string, path: string): boolean {
  const parts = path.split('/');
  const name = parts.pop();
  return readdirSync(join(root, ...parts), { withFileTypes: true }).some(
    (entry) => entry.name === name && entry.isDirectory(),
  );
}
