/** Which files make a game, and what each is. */

export type FileKind = 'game' | 'chapter' | 'text' | 'case' | 'erratum';

/** What a file is, by its path alone. */
export function fileKind(file: string): FileKind {
  if (file === 'game.yaml') return 'game';
  if (file.startsWith('text/')) return 'text';
  if (file.startsWith('cases/')) return 'case';
  if (file.startsWith('errata/')) return 'erratum';
  return 'chapter';
}

/** Files whose values are words for people: quotes and texts of several lines are allowed. */
export function isProse(file: string): boolean {
  const kind = fileKind(file);
  return kind === 'game' || kind === 'text' || kind === 'erratum';
}

/** True if the path stays inside the folder of the game on every computer. */
export function isSafePath(path: string): boolean {
  return (
    path.length <= 200 &&
    !/[\\:]/.test(path) &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
    !/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** Files that may lie in the folder without being rules. */
export function isBystander(path: string): boolean {
  const parts = path.split('/');
  return parts.some((part) => part.startsWith('.')) || parts.at(-1) === 'README.md';
}

/** Why a file is not one of the game's, with what to do; undefined if it is. */
export function adviceForFile(path: string): string | undefined {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (/\.yml$/i.test(name)) return 'rename it to end in ".yaml"';
  if (!name.endsWith('.yaml')) return 'only files that end in ".yaml" are read, so move it out of the folder';
  if (!parts.every((part) => /^[a-z0-9][a-z0-9-]*(\.yaml)?$/.test(part) || parts[0] === 'text')) {
    return 'use small letters, digits and hyphens in its name';
  }
  if (name === 'game.yaml' && parts.length > 1) return '"game.yaml" stands in the outermost folder of the game';
  if (parts[0] === 'text') {
    if (parts.length > 2) return 'texts stand directly in the folder "text"';
    if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*\.yaml$/.test(name)) {
      return 'a file of texts is called after its language, like "text/en.yaml"';
    }
  }
  if (parts.length > 4) return 'move it up: folders are nested three deep at most';
  return undefined;
}
