/** Templates and names of one language, with fallbacks to the ids where a text is missing. */
import type { Action } from './action-codec.ts';
import { at } from './at.ts';
import type { GameDef, Template, TextDef } from './contract.ts';

/** What stands in for the runtime's own words where the texts of a game lack them. */
const WORDS: Readonly<Record<string, Template>> = {
  roll: ['dice: ', { arg: 'dice' }],
  draw: ['drawn: ', { arg: 'count' }, ' × ', { arg: 'kind' }, ' → ', { arg: 'place' }],
  show: ['shown: ', { arg: 'thing' }],
  win: [{ arg: 'player' }, ' wins'],
  tie: ['the game is a draw'],
};

export interface Words {
  /** A word of the runtime: `roll`, `draw`, `show`, `win`, `tie`. */
  word(key: string, args: Readonly<Record<string, string>>): string;
  /** What stands for a thing that the reader may not recognise. */
  hidden(kind: number): string;
  /** The name of a member, by design. */
  member(kind: number, member: number): string;
  /** The name of a kind's member or design by its id. */
  named(kind: number, id: string): string;
  place(kind: number, place: number): string;
  prompt(choice: string): string;
  /** What an option does; `isLog`: told afterwards. */
  option(
    action: { readonly choice: string; readonly option: string },
    args: Readonly<Record<string, string>>,
    use: { readonly isLog: boolean },
  ): string;
}

/** The words of a language; of English, else of the first language, where there is none. */
export function wordsOf(def: GameDef, lang: string): Words {
  const text = own(def.texts, lang) ?? own(def.texts, 'en') ?? Object.values(def.texts)[0];
  const named = (kind: number, id: string): string => own(own(text?.names, at(def.kinds, kind).name), id) ?? id;
  return {
    word: (key, args) => render(own(text?.words, key) ?? own(WORDS, key) ?? [key], args),
    hidden: (kind) => render(own(text?.words, `hidden-${at(def.kinds, kind).name}`) ?? [at(def.kinds, kind).name], {}),
    named,
    member: (kind, member) => nameOfMember(def, text, kind, member),
    place: (kind, place) => (place < 0 ? '–' : nameOfPlace(def, text, kind, place)),
    prompt: (choice) => render(own(text?.prompts, choice) ?? [choice], {}),
    option: ({ choice, option }, args, { isLog }) => {
      const key = `${choice}/${option}`;
      const template = (isLog ? own(text?.logs, key) : undefined) ?? own(text?.options, key);
      if (template !== undefined) return render(template, args);
      return [key, ...Object.keys(args).flatMap((name) => (name === 'player' ? [] : [args[name] ?? '']))].join(' ');
    },
  };
}

/** An action in words. */
export function describeAction(def: GameDef, words: Words, action: Action): string {
  const option = def.choices
    .find((choice) => choice.name === action.choice)
    ?.options.find((each) => each.name === action.option);
  const args: Record<string, string> = {};
  for (const [name, value] of Object.entries(action.args ?? {})) {
    args[name] =
      typeof value === 'string' && option?.arg?.name === name && option.arg.kind >= 0
        ? words.named(option.arg.kind, value)
        : String(value);
  }
  return words.option(action, args, { isLog: false });
}

function nameOfMember(def: GameDef, text: TextDef | undefined, kind: number, member: number): string {
  const { name, members, designs } = at(def.kinds, kind);
  const names = text?.names[name];
  const design = at(designs, member);
  return names?.[design] ?? names?.[at(members, member)] ?? design;
}

function nameOfPlace(def: GameDef, text: TextDef | undefined, kind: number, index: number): string {
  const place = at(at(def.kinds, kind).places?.all ?? [], index);
  if (place.area !== null) return nameOfMember(def, text, place.area.kind, place.area.member);
  return own(own(text?.names, 'zone'), place.name) ?? place.name;
}

function render(template: Template, args: Readonly<Record<string, string>>): string {
  return template.map((part) => (typeof part === 'string' ? part : (own(args, part.arg) ?? '…'))).join('');
}

/** An entry of a table, never something a table inherits. */
function own<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
