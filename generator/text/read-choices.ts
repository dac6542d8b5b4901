/** Questions, answers and lines of the log. */
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type { ChoiceIr, GameIr, OptionIr } from '../ir/index.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import type { Template } from '../runtime/contract.ts';
import { type Entry, entriesAt } from './entries.ts';
import { type Binding, readTemplate } from './placeholders.ts';
import { argsOf } from './template.ts';

export type Templates = Readonly<Record<string, Template>>;

interface Context extends Binding {
  readonly game: GameIr;
  readonly doc: SourceDoc;
}

/** choice → what the player is asked. */
export function readPrompts(context: Context): Templates {
  const prompts: Record<string, Template> = {};
  for (const entry of entriesAt(context.doc, ['prompts'])) {
    if (findChoice(entry.key, entry, context)) prompts[entry.key] = readTemplate(entry, [], context);
  }
  return prompts;
}

/**
 * `choice/option` → what it does (`options`) or has done (`logs`). A key without a choice stands for the options of that
 * name of all choices that have its placeholders and no text of their own.
 */
export function readOptionTexts(section: 'options' | 'logs', context: Context): Templates {
  const always = section === 'logs' ? ['player'] : [];
  const own: Record<string, Template> = {};
  const common: Record<string, Template> = {};
  for (const entry of entriesAt(context.doc, [section])) {
    const slash = entry.key.indexOf('/');
    if (slash < 0) Object.assign(common, readCommon(entry, always, context));
    else {
      const option = findOption(entry, slash, context);
      if (option) own[entry.key] = readTemplate(entry, [...always, ...argOf(option)], context);
    }
  }
  return { ...common, ...own };
}

function readCommon(entry: Entry, always: readonly string[], context: Context): Templates {
  const { game, reporter } = context;
  const all = game.choices.flatMap((choice) => choice.options.map((option) => ({ choice, option })));
  const named = all.filter(({ option }) => option.name === entry.key);
  if (named.length === 0) {
    reportOption(entry, 0, { place: 'The game', known: all.map(({ option }) => option.name), reporter });
    return {};
  }
  const known = [...new Set([...always, ...named.flatMap(({ option }) => argOf(option))])];
  const template = readTemplate(entry, known, context);
  const needed = argsOf(template).filter((arg) => known.includes(arg) && !always.includes(arg));
  const fitting = named.filter(({ option }) => needed.every((arg) => argOf(option).includes(arg)));
  if (fitting.length === 0) {
    reporter.report('text/no-options', entry.keySpan, { found: entry.key, names: needed.join(', ') });
  }
  return Object.fromEntries(fitting.map(({ choice, option }) => [`${choice.name}/${option.name}`, template]));
}

function findChoice(name: string, entry: Entry, { game, reporter }: Context): ChoiceIr | undefined {
  const found = game.choices.find((choice) => choice.name === name);
  if (found) return found;
  const near = nearest(
    name,
    game.choices.map((choice) => choice.name),
  );
  const span = entry.partOfKey(0, name.length);
  const fixes = near.map((text) => ({ span, text }));
  reporter.report('text/unknown-choice', span, { found: name, suggestion: didYouMean(near) }, { fixes });
  return undefined;
}

function findOption(entry: Entry, slash: number, context: Context): OptionIr | undefined {
  const choice = findChoice(entry.key.slice(0, slash), entry, context);
  if (!choice) return undefined;
  const option = choice.options.find((one) => one.name === entry.key.slice(slash + 1));
  if (!option) {
    const known = choice.options.map((one) => one.name);
    reportOption(entry, slash + 1, { place: `The choice "${choice.name}"`, known, reporter: context.reporter });
  }
  return option;
}

interface Place {
  readonly place: string;
  readonly known: readonly string[];
  readonly reporter: Reporter;
}

/** The name of the option stands in the key from `start` on. */
function reportOption(entry: Entry, start: number, { place, known, reporter }: Place): void {
  const found = entry.key.slice(start);
  const near = nearest(found, known);
  const span = entry.partOfKey(start);
  const args = { place, found, suggestion: didYouMean(near), known: [...new Set(known)].join(', ') || 'none' };
  reporter.report('text/unknown-option', span, args, { fixes: near.map((text) => ({ span, text })) });
}

function argOf({ arg }: OptionIr): readonly string[] {
  return arg === undefined ? [] : [arg];
}
