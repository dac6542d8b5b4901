import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createReporter } from '../../generator/diagnostics/reporter.ts';
import { loadDoc } from '../../generator/load/index.ts';
import { languageSchema } from '../../generator/reference/index.ts';
import { compileSchema } from '../../generator/validate/index.ts';
import { phrases } from '../../schema/phrases.ts';

it('is committed as the phrase table makes it', () => {
  expect(JSON.parse(readFileSync('schema/language.schema.json', 'utf8'))).toEqual(languageSchema());
});

it('offers a snippet for every sentence', () => {
  const { definitions } = languageSchema() as { definitions: { sentence: { defaultSnippets: { body: string }[] } } };
  expect(definitions.sentence.defaultSnippets).toHaveLength(phrases.length);
  const bodies = definitions.sentence.defaultSnippets.map((snippet) => snippet.body);
  expect(bodies).toContain(`move $${'{1:things}'} to $${'{2:place}'}`);
  expect(bodies).toContain(`if $${'{1:bool}'}:`);
});

it('accepts a chapter and refuses a wrong outline', () => {
  const accepts = compileSchema(languageSchema());
  const outline = (text: string) => loadDoc('01-a.yaml', text, createReporter())?.value;
  expect(accepts(outline('game:\n  - stop\n'))).toBe(true);
  expect(accepts(outline('numbers:\n  - 3\n'))).toBe(false);
});
