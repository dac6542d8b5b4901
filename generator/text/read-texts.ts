import type { Reporter } from '../diagnostics/diagnostic.ts';
import type { GameIr } from '../ir/index.ts';
import { fileKind } from '../load/game-files.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import type { TextDef } from '../runtime/contract.ts';
import { type LanguageTexts, readLanguage } from './read-language.ts';

/** The words of every language that has a file; English first, then by code. */
export function readTexts(game: GameIr, docs: readonly SourceDoc[], reporter: Reporter): readonly TextDef[] {
  return readLanguages(game, docs, reporter).map(({ clauses: _rulebook, ...text }) => text);
}

/** The same with the texts of the clauses, for the rulebook. */
export function readLanguages(game: GameIr, docs: readonly SourceDoc[], reporter: Reporter): readonly LanguageTexts[] {
  const texts = docs.filter((doc) => fileKind(doc.file) === 'text');
  const english = texts.find((doc) => doc.file === 'text/en.yaml');
  const fallback = english && readLanguage(english, { game, fallback: undefined, reporter });
  const others = texts
    .filter((doc) => doc !== english)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map((doc) => readLanguage(doc, { game, fallback, reporter }));
  return fallback ? [fallback, ...others] : others;
}
