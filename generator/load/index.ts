export { type FileKind, fileKind } from './game-files.ts';
export { loadDoc } from './load-doc.ts';
export { type GameFile, type LoadedGame, loadGameFolder } from './load-game-folder.ts';
export type { Line, SourceDoc } from './source-doc.ts';
export { sourceText } from './source-text.ts';
