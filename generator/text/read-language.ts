/** One file of texts, checked against the game. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { severityOf } from '../diagnostics/registry.ts';
import type { GameIr } from '../ir/index.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import type { TextDef } from '../runtime/contract.ts';
import { valueAt } from './entries.ts';
import { nameTables } from './name-tables.ts';
import { vocabularyOf } from './placeholders.ts';
import { readOptionTexts, readPrompts, type Templates } from './read-choices.ts';
import { readClauses } from './read-clauses.ts';
import { deriveNames, mergeNames, readNames } from './read-names.ts';
import { readWords } from './read-words.ts';
import { reportMissing } from './report-missing.ts';

/** The words of one language, and the rules in it. */
export interface LanguageTexts extends TextDef {
  readonly clauses: Templates;
}

interface Context {
  readonly game: GameIr;
  /** English, which stands in for what this language lacks. */
  readonly fallback: LanguageTexts | undefined;
  readonly reporter: Reporter;
}

export function readLanguage(doc: SourceDoc, { game, fallback, reporter: outer }: Context): LanguageTexts {
  let isSound = true;
  const reporter: Reporter = {
    report(code, span, args, details) {
      isSound &&= severityOf(code) !== 'error';
      outer.report(code, span, args, details);
    },
  };
  const tables = nameTables(game);
  const named = readNames({ doc, tables, reporter });
  const names = deriveNames(mergeNames(named, fallback?.names ?? {}), named, tables.values());
  const context = { game, doc, reporter, vocabulary: vocabularyOf(game, names) };
  const title = valueAt(doc, ['title']);
  const own: LanguageTexts = {
    lang: String(valueAt(doc, ['language'])),
    title: title === undefined ? (fallback?.title ?? game.title) : String(title),
    names,
    prompts: readPrompts(context),
    options: readOptionTexts('options', context),
    logs: readOptionTexts('logs', context),
    words: readWords(context),
    clauses: readClauses(doc, context),
  };
  // A misspelt key is missing too; saying so would report one mistake twice.
  if (isSound) reportMissing({ ...own, names: named }, { game, doc, tables: tables.values(), reporter });
  return {
    ...own,
    prompts: { ...fallback?.prompts, ...own.prompts },
    options: { ...fallback?.options, ...own.options },
    logs: { ...fallback?.logs, ...own.logs },
    words: { ...fallback?.words, ...own.words },
    clauses: { ...fallback?.clauses, ...own.clauses },
  };
}
