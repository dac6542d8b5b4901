/**
 * Writes the engines of several games: all files or none.
 *
 * The new folders are made whole in `generated/.rulewright-work/new/`. Then a journal is written: from here on the new
 * output is true. Each old folder is moved to `old/` and each new one into its place; then journal and work folder go.
 * Whoever is killed before the journal has changed nothing; whoever is killed after it left a journal that the next run
 * carries out. A game is always old or new, never a mixture.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmittedFile } from '../pipeline.ts';
import { compareOutput } from './compare-output.ts';
import type { Disk } from './disk.ts';
import { isThere } from './project.ts';

export interface GameOutput {
  readonly game: string;
  /** null: the game is gone, and its folder goes too. */
  readonly files: readonly EmittedFile[] | null;
}

export interface WrittenGame {
  readonly game: string;
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
}

interface Journal {
  readonly replace: readonly string[];
  readonly remove: readonly string[];
}

const workName = '.rulewright-work';

/** `output`: the folder `generated/`. Call it only while holding the lock. */
export function writeOutput(output: string, games: readonly GameOutput[], disk: Disk): readonly WrittenGame[] {
  for (const { files } of games) for (const { path } of files ?? []) assertPlainPath(path);
  const work = join(output, workName);
  const written = games.map(({ game, files }) => {
    const differences = compareOutput(join(output, game), files ?? []);
    const pathsOf = (isGone: boolean): readonly string[] =>
      differences.filter(({ kind }) => (kind === 'extra') === isGone).map(({ path }) => path);
    return { game, changed: pathsOf(false), deleted: pathsOf(true) };
  });
  const replace = games.filter(({ files }, i) => files !== null && hasChanges(written[i]));
  const remove = games.filter(({ files }) => files === null);
  if (replace.length + remove.length === 0) return written;
  try {
    for (const { game, files } of replace) {
      const changed = new Set(written.find((one) => one.game === game)?.changed);
      stage({ old: join(output, game), folder: join(work, 'new', game), files: files ?? [], changed }, disk);
    }
    const names = (list: readonly GameOutput[]): readonly string[] => list.map(({ game }) => game);
    writeJournal(work, { replace: names(replace), remove: names(remove) }, disk);
  } catch (error) {
    // Nothing has been touched yet; if the disk cannot even clean up, the next run does.
    if (!isThere(join(work, 'journal.json'))) disk.remove(work);
    throw error;
  }
  carryOut(output, disk);
  return written;
}

function hasChanges(written: WrittenGame | undefined): boolean {
  return written !== undefined && written.changed.length + written.deleted.length > 0;
}

/** Whether a run was broken off. */
export function hasLeftovers(output: string): boolean {
  return isThere(join(output, workName));
}

/** Ends what a killed run began, or takes it back. Call it only while holding the lock. */
export function cleanLeftovers(output: string, disk: Disk): void {
  if (hasLeftovers(output)) carryOut(output, disk);
}

/** The new folder of a game. Files that stay the same are linked, so that they keep their age. */
function stage(
  {
    old,
    folder,
    files,
    changed,
  }: {
    readonly old: string;
    readonly folder: string;
    readonly files: readonly EmittedFile[];
    readonly changed: ReadonlySet<string>;
  },
  disk: Disk,
): void {
  const folders = new Set([folder]);
  disk.makeFolder(folder);
  for (const { path, text } of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) disk.makeFolder(parent);
    folders.add(parent);
    if (changed.has(path)) disk.create(target, text);
    else disk.link(join(old, path), target);
  }
  for (const one of folders) disk.syncFolder(one);
}

function writeJournal(work: string, journal: Journal, disk: Disk): void {
  disk.makeFolder(work);
  disk.create(join(work, 'journal.part'), JSON.stringify(journal));
  disk.rename(join(work, 'journal.part'), join(work, 'journal.json'));
  disk.syncFolder(work);
}

/** Every step may have been done before. */
function carryOut(output: string, disk: Disk): void {
  const work = join(output, workName);
  const journal = readJournal(join(work, 'journal.json'));
  if (journal !== undefined) {
    disk.makeFolder(join(work, 'old'));
    for (const game of journal.replace) {
      const fresh = join(work, 'new', game);
      if (!isThere(fresh)) continue;
      moveAway(join(output, game), join(work, 'old', game), disk);
      disk.rename(fresh, join(output, game));
    }
    for (const game of journal.remove) moveAway(join(output, game), join(work, 'old', game), disk);
    disk.syncFolder(output);
    disk.remove(join(work, 'journal.json'));
  }
  disk.remove(work);
}

function moveAway(from: string, to: string, disk: Disk): void {
  if (!isThere(from)) return;
  disk.remove(to);
  disk.rename(from, to);
}

/** undefined: there is none, or it is not one of ours. */
function readJournal(file: string): Journal | undefined {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the rename that makes a journal is whole or not at all, so this one is not ours
  }
  const { replace, remove } = Object(value) as Partial<Record<keyof Journal, unknown>>; // tested in the next line
  return isNames(replace) && isNames(remove) ? { replace, remove } : undefined;
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string' && /^[^./\\:][^/\\:]*$/.test(name));
}

function assertPlainPath(path: string): void {
  const isPlain = path.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
  if (!isPlain) throw new Error(`The emitter gave a file the path "${path}".`);
}
