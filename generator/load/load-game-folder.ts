/** From the files of a folder to the outlines of a game. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { adviceForFile, isBystander, isSafePath } from './game-files.ts';
import { limits } from './limits.ts';
import { loadDoc } from './load-doc.ts';
import type { SourceDoc } from './source-doc.ts';
import { sourceText } from './source-text.ts';

export interface GameFile {
  /** Relative to the folder of the game, forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

export interface LoadedGame {
  /** The files that could be read, sorted by path. */
  readonly docs: readonly SourceDoc[];
  /** The texts of all files of the game, readable or not, for showing diagnostics. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Reads all files of a game; what cannot be read is reported and left out. */
export function loadGameFolder(files: readonly GameFile[], reporter: Reporter): LoadedGame {
  const docs: SourceDoc[] = [];
  const sources = new Map<string, string>();
  const seen = new Map<string, string>();
  let size = 0;
  let lines = 0;
  for (const { path, bytes } of [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const start = { file: path, start: 0, end: 0 };
    if (isBystander(path) && isSafePath(path)) continue;
    if (!checkPath(path, seen, reporter)) continue;
    size += bytes.length;
    if (size > limits.gameBytes) {
      reporter.report('load/game-too-large', start, { size, limit: limits.gameBytes });
      break;
    }
    sources.set(path, bytes.length > limits.fileBytes ? '' : sourceText(bytes));
    const doc = loadDoc(path, bytes, reporter);
    if (doc === undefined) continue;
    lines += doc.positionOf(doc.text.length).line;
    if (lines > limits.lines) {
      reporter.report('load/too-many-lines', start, { limit: limits.lines });
      break;
    }
    docs.push(doc);
  }
  if (!sources.has('game.yaml')) reporter.report('load/no-game-file', { file: 'game.yaml', start: 0, end: 0 }, {});
  return { docs, sources };
}

function checkPath(path: string, seen: Map<string, string>, reporter: Reporter): boolean {
  const start = { file: path, start: 0, end: 0 };
  if (!isSafePath(path)) {
    reporter.report('load/bad-path', start, { path });
    return false;
  }
  const advice = adviceForFile(path);
  if (advice !== undefined) {
    reporter.report('load/unexpected-file', start, { path, advice });
    return false;
  }
  const other = seen.get(path.toLowerCase());
  if (other !== undefined) {
    reporter.report('load/same-file', start, { path, other });
    return false;
  }
  seen.set(path.toLowerCase(), path);
  return true;
}
