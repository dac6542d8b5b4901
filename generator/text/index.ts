export type { LanguageTexts } from './read-language.ts';
export { readLanguages, readTexts } from './read-texts.ts';
export { type ParsedTemplate, parseTemplate, printTemplate, type TemplateProblem } from './template.ts';
