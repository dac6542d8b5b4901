export { languageSchema } from './language-schema.ts';
/** The reference of the language, made from the tables in `schema/`. */
export { renderReference } from './render-reference.ts';
