/**
 * The schema of a chapter for editors: the outline of `schema/chapter.schema.json` with every sentence of the phrase table
 * as a snippet and in the hover. Draft-07; `defaultSnippets` and `markdownDescription` are what YAML editors read.
 */
import { type Phrase, phrases } from '../../schema/phrases.ts';
import { plainForm } from '../sentence/parse-sentence.ts';
import { chapterSchema, type JsonSchema } from '../validate/index.ts';

export function languageSchema(): JsonSchema {
  const chapter = chapterSchema([]);
  const definitions = chapter.definitions as Readonly<Record<string, JsonSchema>>; // our own file
  const rows: readonly Phrase[] = phrases;
  const sentence = {
    ...definitions.sentence,
    markdownDescription: rows.map((row) => `- \`${plainForm(row.say)}\`: ${row.meaning}`).join('\n'),
    examples: rows.map((row) => plainForm(row.say)),
    defaultSnippets: rows.map((row) => ({ label: plainForm(row.say), description: row.meaning, body: snippet(row) })),
  };
  return {
    ...chapter,
    $id: 'urn:rulewright:schema:language',
    $comment: 'Made by `npm run docs` from schema/chapter.schema.json and schema/phrases.ts. Do not edit.',
    title: 'A chapter of the rules, with the sentences of the language',
    definitions: { ...definitions, sentence },
  };
}

/** `move <things:t> to <place:p> [over <one:b>]` with places to fill in, optional parts left out. */
function snippet({ say, body }: Phrase): string {
  let place = 0;
  const words = say.replace(/ ?\[[^\]]*\]/g, '').replace(/<([a-z]+):[a-z]+>/g, (_, type: string) => {
    place += 1;
    return `\${${place}:${type}}`;
  });
  return body === 'none' ? words : `${words}:`;
}
