/** Placeholders that are bound when the game is compiled: numbers of the rules and names of things. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type { GameIr } from '../ir/index.ts';
import type { Template } from '../runtime/contract.ts';
import type { Entry } from './entries.ts';
import type { Names } from './read-names.ts';
import { reportProblems } from './report-problems.ts';
import { argsOf, fillTemplate, parseTemplate } from './template.ts';

/** What every text of a language can mention: `hand-size`, `card.seven`. */
export type Vocabulary = ReadonlyMap<string, string>;

export function vocabularyOf(game: GameIr, names: Names): Vocabulary {
  const words = new Map<string, string>();
  for (const [table, members] of Object.entries(names)) {
    for (const [id, name] of Object.entries(members)) words.set(`${table}.${id}`, name);
  }
  for (const { name, value } of game.consts) words.set(name, String(value));
  return words;
}

export interface Binding {
  readonly vocabulary: Vocabulary;
  readonly reporter: Reporter;
}

/** A text as template, with everything filled in but the arguments it is given in play. */
export function readTemplate(entry: Entry, args: readonly string[], { vocabulary, reporter }: Binding): Template {
  const { template, problems } = parseTemplate(entry.text);
  reportProblems(entry, problems, reporter);
  for (const arg of argsOf(template)) {
    if (args.includes(arg) || vocabulary.has(arg)) continue;
    const near = nearest(arg, [...args, ...vocabulary.keys()]);
    const span = entry.spanOf(arg);
    const known = [...args, 'the numbers of the rules', `names such as ${exampleOf(vocabulary)}`].join(', ');
    const fixes = near.map((text) => ({ span, text }));
    reporter.report('text/unknown-placeholder', span, { found: arg, suggestion: didYouMean(near), known }, { fixes });
  }
  return fillTemplate(template, (arg) => (args.includes(arg) ? undefined : vocabulary.get(arg)));
}

function exampleOf(vocabulary: Vocabulary): string {
  return [...vocabulary.keys()].find((key) => key.includes('.')) ?? 'card.seven';
}
