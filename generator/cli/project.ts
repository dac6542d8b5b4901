/** Where a project is and which games it has. */
import { lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Io } from './io.ts';
import { plain, unknownName, wrongUsage } from './stop.ts';
import { toolRoot } from './tool-root.ts';

/** `--cwd`, else the nearest folder upwards that has games, else the folder of this tool. */
export function findRoot(io: Io, chosen: string | undefined): string {
  if (chosen !== undefined) {
    const root = resolve(io.cwd, chosen);
    if (!isFolder(root)) throw wrongUsage(`--cwd: there is no folder "${plain(chosen)}".`);
    return root;
  }
  for (let folder = resolve(io.cwd); ; folder = dirname(folder)) {
    if (listFolders(join(folder, 'rules')).some((game) => isThere(join(folder, 'rules', game, 'game.yaml'))))
      return folder;
    if (folder === dirname(folder)) return toolRoot;
  }
}

/** The games of a project: the folders in `rules/`, sorted. */
export function listGames(root: string): readonly string[] {
  return listFolders(join(root, 'rules'));
}

/** The folders in `generated/`, sorted. */
export function listEngines(root: string): readonly string[] {
  return listFolders(join(root, 'generated'));
}

/** The named games, or all. Names may be typed as paths: `rules/my-game/`. */
export function chooseGames(root: string, names: readonly string[]): readonly string[] {
  const known = listGames(root);
  if (known.length === 0) throw wrongUsage('There are no games: no folder in rules/ with a file game.yaml.');
  if (names.length === 0) return known;
  return [...new Set(names.map((name) => chooseGame(name, known)))].sort();
}

export function chooseGame(name: string, known: readonly string[]): string {
  const game = name.replace(/^(\.\/)?(rules\/|generated\/)?/, '').replace(/\/+$/, '');
  if (!known.includes(game)) throw unknownName('game', game, known);
  return game;
}

function listFolders(path: string): readonly string[] {
  if (!isFolder(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether a name is taken, be it by a link that leads nowhere. */
export function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
