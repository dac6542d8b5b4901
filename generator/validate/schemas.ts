/** The schemas of the files, as plain JSON. */
import chapter from '../../schema/chapter.schema.json' with { type: 'json' };
import game from '../../schema/game.schema.json' with { type: 'json' };
import text from '../../schema/text.schema.json' with { type: 'json' };

export type JsonSchema = Readonly<Record<string, unknown>>;

export const gameSchema: JsonSchema = game;
export const textSchema: JsonSchema = text;

/**
 * The schema of a chapter; with first words (verbs of the language, procedures of the game) every step must begin with
 * one of them. Lines of a menu may begin with any word.
 */
export function chapterSchema(firstWords: readonly string[]): JsonSchema {
  if (firstWords.length === 0) return chapter;
  const words = firstWords.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const sentence = { ...chapter.definitions.sentence, pattern: `^(?:${words.join('|')})(?![\\p{L}\\p{N}-])` };
  return { ...chapter, definitions: { ...chapter.definitions, sentence } };
}
