/** The reference of the language, `docs/language.md`, as text. */
import Handlebars from 'handlebars';
import { exampleGame } from '../../schema/example-game.ts';
import { codeSpan, escapeMarkdown, yamlBlock } from './markdown.ts';
import { referenceSections } from './sections.ts';
import { TEMPLATE } from './template.ts';

export function renderReference(): string {
  const handlebars = Handlebars.create();
  const helper = (name: string, show: (text: string) => string): void =>
    handlebars.registerHelper(name, (text: string) => new Handlebars.SafeString(show(text)));
  helper('md', escapeMarkdown);
  helper('code', codeSpan);
  helper('yaml', yamlBlock);
  const render = handlebars.compile(TEMPLATE, { strict: true, knownHelpers: { md: true, code: true, yaml: true } });
  const files = Object.entries(exampleGame).map(([path, text]) => ({ path, text }));
  const page = render({ sections: referenceSections(), files });
  return `${page.replace(/\n{3,}/g, '\n\n').trimEnd()}\n`;
}
