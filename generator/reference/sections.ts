/** The tables of the language as the reference shows them: sections of entries, everything said in words. */
import {
  conditions,
  declarations,
  exceptions,
  type Form,
  menuLines,
  modifiers,
  nouns,
  slotTypes,
  values,
} from '../../schema/expressions.ts';
import { type Phrase, phrases } from '../../schema/phrases.ts';

interface EntryView {
  /** `move <t> to <p> [over <b>]` */
  readonly form: string;
  readonly meaning: string;
  readonly slots: readonly { readonly name: string; readonly type: string }[];
  /** Forms of the modifiers it may take. */
  readonly after: readonly string[];
  /** What stands below; empty for words inside a line. */
  readonly below: string;
  readonly zh: string;
  readonly ru: string;
  readonly example: string;
}

export interface SectionView {
  readonly title: string;
  /** The anchor that Markdown gives to the title. */
  readonly anchor: string;
  readonly text: string;
  readonly entries: readonly EntryView[];
}

const BELOW: Readonly<Record<Phrase['body'], string>> = {
  none: 'nothing',
  steps: 'a step, or a list of steps',
  menu: 'lines of a menu',
  exception: 'one exception',
};

const GROUPS: Readonly<Record<Phrase['group'], string>> = {
  values: 'Sentences: writing values',
  things: 'Sentences: moving and showing things',
  chance: 'Sentences: dice',
  choices: 'Sentences: choices',
  loops: 'Sentences: loops',
  conditions: 'Sentences: only if',
  leaving: 'Sentences: leaving and winning',
  calls: 'Sentences: texts of things',
  exceptions: 'Sentences: exceptions with a life',
};

const GROUP_TEXTS: Partial<Readonly<Record<Phrase['group'], string>>> = {
  choices:
    'Who decides is said by `, by …`, or it is `me`. A question with one answer is not asked, except inside `secretly`, where silence would tell the others something.',
  loops: 'Every loop ends: it goes through things, or it says its bound.',
  calls:
    'A procedure is called by its name, with its parameters behind their prepositions: `raid from haven by south`.',
};

/** The whole reference, in reading order. */
export function referenceSections(): readonly SectionView[] {
  return sections().map((section) => ({ ...section, anchor: anchorOf(section.title) }));
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

function sections(): readonly Omit<SectionView, 'anchor'>[] {
  const groups = Object.keys(GROUPS) as Phrase['group'][]; // its keys are the groups
  return [
    {
      title: 'Headings and declarations',
      text: 'A chapter is a map of headings, in the order of the rulebook. Sections, tables, set-ups and headings over sentences:',
      entries: declarations.map(entryOfForm),
    },
    ...groups.map((group) => ({
      title: GROUPS[group],
      text: GROUP_TEXTS[group] ?? '',
      entries: phrases.filter((phrase) => phrase.group === group).map(entryOfPhrase),
    })),
    {
      title: 'Lines of menus',
      text: 'They stand below `choose one` and `keep choosing`.',
      entries: menuLines.map(entryOfForm),
    },
    {
      title: 'Modifiers',
      text: 'They stand behind commas at the end of a sentence; each sentence says above which it takes.',
      entries: modifiers.map(entryOfForm),
    },
    { title: 'Conditions', text: 'From the loosest to the tightest.', entries: conditions.map(entryOfForm) },
    { title: 'Values', text: '', entries: values.map(entryOfForm) },
    {
      title: 'Nouns',
      text: 'Adjectives first, then the noun, then what belongs to it. All but `of` belongs to the first noun; parentheses say otherwise.',
      entries: nouns.map(entryOfForm),
    },
    {
      title: 'Exceptions',
      text: 'An exception stands under a title of its own and joins what it changes.',
      entries: exceptions.map(entryOfForm),
    },
  ];
}

function entryOfPhrase(phrase: Phrase): EntryView {
  return {
    ...shown({ ...phrase, form: phrase.say }),
    after: phrase.after.map(modifierForm),
    below: BELOW[phrase.body],
  };
}

function entryOfForm(form: Form): EntryView {
  return { ...shown(form), after: [], below: form.below ?? '' };
}

function shown({ form, meaning, zh, ru, example }: Form): Omit<EntryView, 'after' | 'below'> {
  return { form: withoutTypes(form), meaning, slots: slotsOf(form), zh, ru, example: example.join('\n') };
}

function modifierForm(name: Phrase['after'][number]): string {
  const row = modifiers.find(({ id }) => id === name);
  if (!row) throw new Error(`This is a bug in the generator: the modifier ${name} is described nowhere.`);
  return withoutTypes(row.form);
}

function withoutTypes(form: string): string {
  return form.replace(/<[a-z]+:/g, '<');
}

function slotsOf(form: string): EntryView['slots'] {
  return [...form.matchAll(/<([a-z]+):([a-z-]+)>/g)].map(([, type = '', name = '']) => ({
    name,
    type: slotTypes[type as keyof typeof slotTypes] ?? unknownSlot(type),
  }));
}

function unknownSlot(type: string): never {
  throw new Error(`This is a bug in the generator: the slot type ${type} is described nowhere.`);
}
