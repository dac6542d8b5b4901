/** All words that a rule of this game may contain: the language's, the declared ones, and those that rules give birth to. */
import { phrases } from '../../schema/phrases.ts';
import type { LinkedGame } from '../link/index.ts';
import { pluralOf } from '../link/names.ts';
import type { Line } from '../load/source-doc.ts';
import { lexLine } from '../sentence/lexer.ts';
import { OTHER_WORDS, PREPOSITIONS, RESERVED } from '../sentence/reserved.ts';

/** Forms of verbs that only exceptions use: `may not enter`, `may not be moved`. */
const BANNED_VERBS: readonly string[] = ['enter', 'moved'];

export function vocabularyOf({ model, chapters }: LinkedGame): Set<string> {
  const words = new Set<string>([...RESERVED, ...PREPOSITIONS, ...OTHER_WORDS, 'here', 'map']);
  for (const { say } of phrases)
    for (const word of say.replace(/<[^>]+>/g, ' ').match(/[a-z]+/g) ?? []) words.add(word);
  for (const kind of model.kinds) {
    add(
      words,
      kind.name,
      kind.plural,
      ...kind.memberWords.keys(),
      ...[...kind.memberWords.keys()].map((word) => `non-${word}`),
    );
    for (const member of kind.designs ?? kind.members)
      add(words, member, ...(kind.isEnum ? [pluralOf(member), `${member}s`, `non-${member}`] : []));
    for (const field of kind.fields.values()) {
      add(words, field.name, pluralOf(field.name));
      if (field.type.t === 'bool') add(words, `un${field.name}`, `non-${field.name}`, `${field.name}s`);
    }
  }
  add(words, ...model.constants.keys(), ...model.options.keys(), ...model.tracks.keys());
  for (const zone of model.zones.keys()) add(words, zone, `${zone}s`);
  for (const { name, params, adjectiveOf } of model.definitions) {
    add(words, name, ...params.map((param) => param.name));
    if (adjectiveOf !== undefined) add(words, `non-${name}`, pluralOf(name), `${name}s`);
  }
  for (const { name, params } of model.procedures) add(words, name, ...params.map((param) => param.name));
  for (const { title } of model.exceptions) add(words, title.split(' ')[0] ?? '');
  add(words, ...BANNED_VERBS);
  for (const doc of chapters) for (const line of doc.lines) births(line, words, { inMenu: false });
  return words;
}

function add(words: Set<string>, ...more: readonly string[]): void {
  for (const word of more) words.add(word);
}

/** Names that a line makes: after `let`, `as`, `choose KIND`, `each`; what is before `over`-edges and kinds included. */
export function namesBornIn(line: Line): string[] {
  const tokens = lexLine(line.text).tokens;
  const isName = (i: number): boolean => tokens[i]?.kind === 'word' && !RESERVED.has(tokens[i].text);
  return tokens.flatMap(({ text }, i) => {
    const [next, after] = [tokens[i + 1]?.text ?? '', tokens[i + 2]?.text ?? ''];
    if ((text === 'let' || text === 'as' || text === 'may' || text === 'over') && isName(i + 1)) return [next];
    if (text === 'choose' || text === 'choosing') return isName(i + 1) ? [isName(i + 2) ? after : next] : [];
    if (text === 'each' && isName(i + 1)) return isName(i + 2) ? [next, after] : [next];
    return [];
  });
}

/** Names that sentences make anywhere below a line, and first words of menu lines. */
function births(line: Line, words: Set<string>, { inMenu }: { readonly inMenu: boolean }): void {
  const tokens = lexLine(line.text).tokens;
  const first = tokens[0]?.text;
  for (const name of namesBornIn(line)) if (isBirth(line, name)) words.add(name);
  const from = tokens.findIndex((token) => token.text === 'from');
  if (inMenu && from > 1) words.add(tokens[from - 1]?.text ?? '');
  if (inMenu && first !== undefined && tokens[0]?.kind === 'word') words.add(first);
  const isMenu = /^(?:choose one|keep choosing)(?:,|\s*§|\s*$)/.test(line.text);
  for (const kid of line.kids) births(kid, words, { inMenu: isMenu });
  if (line.value) births(line.value, words, { inMenu: isMenu });
}

/** `choose KIND from` and `each NOUN` name a declared word; only a second word, or `let`, `as`, `may`, `from`, makes a new one. */
function isBirth(line: Line, name: string): boolean {
  return new RegExp(
    `\\b(?:let|as|may) ${name}\\b|\\b(?:choose|choosing|each) \\S+ ${name}\\b|\\beach ${name} from\\b`,
  ).test(line.text);
}
