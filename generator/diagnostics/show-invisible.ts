/** Rules may come from strangers: nothing in them may steer a terminal or reorder what a reader sees. */

const control = '\\u0000-\\u001f\\u007f-\\u009f';
const withoutWidth =
  '\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\ufff9-\\ufffb';
const halves = '[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]';
const hiddenTags = '\\udb40[\\udc00-\\udc7f]';
const invisible = new RegExp(`[${control}${withoutWidth}]|${halves}|${hiddenTags}`, 'g');

/** `U+202E` for a character that has no safe picture of its own. */
export function nameOfCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Replaces tabs by arrows and everything that cannot be seen by its number: `<U+001B>[31m`. */
export function showInvisible(text: string): string {
  return text.replace(invisible, (found) => (found === '\t' ? '→ ' : `<${nameOfCharacter(found)}>`));
}
