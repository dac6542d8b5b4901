import { join } from 'node:path';
import { type CheckResult, checkFiles } from '../pipeline.ts';
import { type GameFolder, readGame } from './read-game.ts';
import type { Session } from './session.ts';

/** A game of the project after checking. */
export interface CheckedFolder extends GameFolder {
  readonly game: string;
  /** Absent if a file was refused. */
  readonly result?: CheckResult;
  readonly milliseconds: number;
}

export function checkGame({ io, root }: Session, game: string): CheckedFolder {
  const start = io.now();
  const folder = readGame(join(root, 'rules', game));
  const result = folder.refused.length > 0 ? undefined : checkFiles(folder.files);
  return { ...folder, game, ...(result && { result }), milliseconds: io.now() - start };
}

/** Whether no engine can be made of it. */
export function isBroken({ result }: CheckedFolder): boolean {
  return result === undefined || result.hasErrors;
}

/** `rules/demo/cards.yaml`. */
export function displayPath(game: string, file: string): string {
  return file === '' ? `rules/${game}/` : `rules/${game}/${file}`;
}
