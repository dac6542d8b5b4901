/** Texts: the words of a game, one file a language, checked against the compiled game. */
export { readTexts } from './read-texts.ts';
