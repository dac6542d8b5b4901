/** Questions, answers and lines of the log. */
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type { ChoiceIr, GameIr, OptionIr } from '../ir/index.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import type { Template } from '../runtime/contract.ts';
import { type Entry, entriesAt } from './entries.ts';
import { type Binding, readTemplate } from './placeholders.ts';
import { argsOf, parseTemplate } from './template.ts';

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
  const { game, reporter, vocabulary } = context;
  const all = game.choices.flatMap((choice) => choice.options.map((option) => ({ choice, option })));
  const named = all.filter(({ option }) => option.name === entry.key);
  if (named.length === 0) {
    reportOption(entry, 'The game', { found: entry.key, known: all.map(({ option }) => option.name) }, context);
    return {};
  }
  const known = [...new Set([...always, ...named.flatMap(({ option }) => argOf(option))])];
  const template = readTemplate(entry, known, context);
  const bound = argsOf(parseTemplate(entry.text).template).filter((arg) => known.includes(arg) || !vocabulary.has(arg));
  const needed = bound.filter((arg) => known.includes(arg) && !always.includes(arg));
  const fitting = named.filter(({ option }) => needed.every((arg) => argOf(option).includes(arg)));
  if (fitting.length === 0)
    reporter.report('text/no-options', entry.keySpan, { found: entry.key, names: needed.join(', ') });
  return Object.fromEntries(fitting.map(({ choice, option }) => [`${choice.name}/${option.name}`, template]));
}

function findChoice(name: string, entry: Entry, { game, reporter }: Context): ChoiceIr | undefined {
  const found = game.choices.find((choice) => choice.name === name);
  if (found) return found;
  const near = nearest(
    name,
    game.choices.map((choice) => choice.name),
  );
  const span = {
    ...entry.keySpan,
    end: Math.max(entry.keySpan.start, entry.keySpan.end - (entry.key.length - name.length)),
  };
  reporter.report(
    'text/unknown-choice',
    span,
    { found: name, suggestion: didYouMean(near) },
    { fixes: near.map((text) => ({ span, text })) },
  );
  return undefined;
}

function findOption(entry: Entry, slash: number, context: Context): OptionIr | undefined {
  const choice = findChoice(entry.key.slice(0, slash), entry, context);
  const name = entry.key.slice(slash + 1);
  const option = choice?.options.find((one) => one.name === name);
  if (choice && !option) {
    reportOption(
      entry,
      `The choice "${choice.name}"`,
      { found: name, known: choice.options.map((one) => one.name) },
      context,
    );
  }
  return option;
}

function reportOption(
  entry: Entry,
  place: string,
  { found, known }: { readonly found: string; readonly known: readonly string[] },
  { reporter }: Context,
): void {
  const names = [...new Set(known)];
  const near = nearest(found, names);
  const span = { ...entry.keySpan, start: entry.keySpan.end - found.length };
  const args = { place, found, suggestion: didYouMean(near), known: names.join(', ') || 'none' };
  reporter.report('text/unknown-option', span, args, { fixes: near.map((text) => ({ span, text })) });
}

function argOf({ arg }: OptionIr): readonly string[] {
  return arg === undefined ? [] : [arg];
}
