/** What a language leaves without words. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import type { GameIr } from '../ir/index.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import { spanAt } from './entries.ts';
import type { NameTable } from './name-tables.ts';
import type { LanguageTexts } from './read-language.ts';
import { type Names, nameIn } from './read-names.ts';
import { hiddenWords } from './read-words.ts';

interface Context {
  readonly game: GameIr;
  readonly doc: SourceDoc;
  readonly tables: Iterable<NameTable>;
  readonly reporter: Reporter;
}

/** Every language names all things; English, which stands in for the others, has all other texts as well. */
export function reportMissing(texts: LanguageTexts, { game, doc, tables, reporter }: Context): void {
  const report = (section: string, what: string, missing: readonly string[]): void => {
    if (missing.length === 0) return;
    const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
    const names = missing.slice(0, 5).join(', ') + more;
    const span = doc.spanAt([section], 'key') ?? spanAt(doc, ['language'], 'value');
    reporter.report('text/missing', span, { language: texts.lang, count: missing.length, what, names });
  };
  report('names', 'names', missingNames(texts.names, tables));
  if (texts.lang !== 'en') return;
  const options = game.choices.flatMap((choice) => choice.options.map((option) => `${choice.name}/${option.name}`));
  const without = (table: object, keys: readonly string[]): readonly string[] =>
    keys.filter((key) => !Object.hasOwn(table, key));
  report(
    'prompts',
    'prompts',
    without(
      texts.prompts,
      game.choices.map((choice) => choice.name),
    ),
  );
  report('options', 'texts of options', without(texts.options, options));
  report('logs', 'lines of the log', without(texts.logs, options));
  report('words', 'words', without(texts.words, hiddenWords(game)));
  report(
    'clauses',
    'texts of clauses',
    without(
      texts.clauses,
      game.clauses.map((clause) => clause.id),
    ),
  );
}

function missingNames(names: Names, tables: Iterable<NameTable>): readonly string[] {
  return [...tables].flatMap(({ key, plural, needed }) =>
    needed.filter((id) => nameIn(names, key, id) === undefined).map((id) => `${plural}/${id}`),
  );
}
