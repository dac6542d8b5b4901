import type { Reporter } from '../diagnostics/diagnostic.ts';
import type { GameIr } from '../ir/index.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import type { TextDef } from '../runtime/contract.ts';

/** The words of every language that has a file. */
export function readTexts(_game: GameIr, _docs: readonly SourceDoc[], _reporter: Reporter): readonly TextDef[] {
  return [];
}
