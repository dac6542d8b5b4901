/** Reads the folder of a game: only regular files that lie inside it, and no more than the loader would take. */
import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { GameFile } from '../load/index.ts';
import { limits } from '../load/limits.ts';
import { readBounded, whyNot } from './read-bounded.ts';

/** A file that is not read, and why. */
export interface RefusedFile {
  /** Relative to the folder of the game, forward slashes. */
  readonly file: string;
  readonly reason: string;
}

export interface GameFolder {
  readonly files: readonly GameFile[];
  readonly refused: readonly RefusedFile[];
}

const mostFiles = 1000;
/** One more than the loader allows, so that it can complain itself. */
const deepest = 6;

export function readGame(folder: string): GameFolder {
  const files: GameFile[] = [];
  const refused: RefusedFile[] = [];
  const home = realpathSync(folder);
  let size = 0;
  const refuse = (file: string, reason: string): void => void refused.push({ file, reason });

  const visit = (prefix: string, depth: number): void => {
    for (const entry of entriesOf(join(home, prefix))) {
      const path = `${prefix}${entry.name}`;
      if (entry.name.startsWith('.')) continue;
      if (files.length + refused.length >= mostFiles) {
        if (refused.at(-1)?.file !== '') refuse('', `it has more than ${mostFiles} files`);
        return;
      }
      if (!entry.isDirectory()) take(path, entry);
      else if (depth < deepest) visit(`${path}/`, depth + 1);
      else refuse(path, 'its folders are nested too deep');
    }
  };

  const take = (path: string, entry: Dirent): void => {
    const place = entry.isSymbolicLink() ? targetInside(home, join(home, path)) : { path: join(home, path) };
    if ('reason' in place) return refuse(path, place.reason);
    // A game that is too large is read up to the file that makes it so; the loader reports it.
    if (size > limits.gameBytes) return;
    const bytes = readBounded(place.path, limits.fileBytes);
    if (typeof bytes === 'string') return refuse(path, bytes);
    size += bytes.length;
    files.push({ path, bytes });
  };

  visit('', 1);
  return { files, refused };
}

function entriesOf(folder: string): readonly Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function targetInside(home: string, link: string): { readonly path: string } | { readonly reason: string } {
  let path: string;
  try {
    path = realpathSync(link);
  } catch (error) {
    return { reason: whyNot(error) === 'there is no such file' ? 'it is a link that leads nowhere' : whyNot(error) };
  }
  const inside = relative(home, path);
  return inside === '..' || inside.startsWith(`..${sep}`) || inside === '' || path === inside
    ? { reason: 'it is a link that leads out of the folder of the game' }
    : { path };
}
