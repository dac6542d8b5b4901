/** The compiler in one list: load → validate → link → check → lower → emit. Pure: the caller hands in files and takes files. */
import { checkGame } from './check/index.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { type CollectingReporter, createReporter } from './diagnostics/reporter.ts';
import type { GameIr } from './ir/index.ts';
import { type LinkedGame, linkGame } from './link/index.ts';
import { type GameFile, loadGameFolder, type SourceDoc } from './load/index.ts';
import { lowerGame } from './lower/index.ts';
import { rulesHash } from './rules-hash.ts';
import type { TextDef } from './runtime/contract.ts';
import { readTexts } from './text/index.ts';
import { validateDoc } from './validate/index.ts';

export interface EmittedFile {
  /** Relative to the output folder of the game. */
  readonly path: string;
  readonly text: string;
}

export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Texts of all files, for showing diagnostics. */
  readonly sources: ReadonlyMap<string, string>;
  readonly hasErrors: boolean;
  /** Present if there are no errors. */
  readonly game?: GameIr;
  readonly texts?: readonly TextDef[];
  readonly rulesHash?: string;
  readonly docs: readonly SourceDoc[];
}

/** Everything but emission: all diagnostics of the first pass that has errors. */
export function checkFiles(files: readonly GameFile[]): CheckResult {
  const reporter = createReporter();
  const { docs, sources } = loadGameFolder(files, reporter);
  const result = (rest: Partial<CheckResult> = {}): CheckResult => ({
    diagnostics: reporter.diagnostics,
    hasErrors: reporter.hasErrors(),
    sources,
    docs,
    ...rest,
  });
  if (reporter.hasErrors()) return result();
  for (const doc of docs) validateDoc(doc, reporter);
  if (reporter.hasErrors()) return result();
  const game = meaningOf(docs, reporter);
  if (!game) return result();
  const texts = readTexts(game, docs, reporter);
  if (reporter.hasErrors()) return result();
  return result({ game, texts, rulesHash: rulesHash(files) });
}

function meaningOf(docs: readonly SourceDoc[], reporter: CollectingReporter): GameIr | undefined {
  const linked: LinkedGame | undefined = linkGame(docs, reporter);
  if (!linked || reporter.hasErrors()) return undefined;
  const checked = checkGame(linked, reporter);
  return reporter.hasErrors() ? undefined : lowerGame(checked);
}

/** The engine's files. Loads the emitter only now, because it is slow to load. */
export async function emitFiles({
  game,
  texts,
  rulesHash: hash,
}: Required<Pick<CheckResult, 'game' | 'texts' | 'rulesHash'>>): Promise<readonly EmittedFile[]> {
  const { emitEngine } = await import('./emit-engine/index.ts');
  return emitEngine(game, { rulesHash: hash, texts });
}
