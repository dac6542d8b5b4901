/** The sketches under `docs/constructs/`: their headers, and which of their lines wait for words that do not exist. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Sketch {
  readonly file: string;
  readonly text: string;
  /** Kind of the players. */
  readonly players: string;
  readonly status: string;
  readonly newWords: string;
  /** Line numbers from 0, for each the marked lines at it or above it. */
  readonly waiting: readonly (readonly number[])[];
  readonly marks: readonly Mark[];
}

interface Mark {
  readonly line: number;
  /** `not yet`: uses a new word. `follows`: means nothing only because a line with a new word means nothing. */
  readonly kind: 'not yet' | 'follows';
}

const FOLDER = 'docs/constructs';

export function readSketches(): readonly Sketch[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => sketchOf(file, readFileSync(`${FOLDER}/${file}`, 'utf8')));
}

function sketchOf(file: string, text: string): Sketch {
  const header = (name: string): string => new RegExp(`^# ${name}: (.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  const lines = text.split('\n');
  const marks = lines.flatMap((line, index): Mark[] => {
    const kind = /\s# (not yet|follows)\b/.exec(line)?.[1];
    return kind === 'not yet' || kind === 'follows' ? [{ line: index, kind }] : [];
  });
  const marked = new Set(marks.map(({ line }) => line));
  return {
    file,
    text,
    players: header('players'),
    status: header('status'),
    newWords: header('new words'),
    waiting: lines.map((_, index) => [index, ...linesAbove(lines, index)].filter((line) => marked.has(line))),
    marks,
  };
}

/** The lines under which a line stands, nearest first. */
function linesAbove(lines: readonly string[], index: number): number[] {
  const above: number[] = [];
  let depth = depthOf(lines[index] ?? '');
  for (let line = index - 1; line >= 0 && depth > 0; line--) {
    const text = lines[line] ?? '';
    if (text.trim() === '' || text.trimStart().startsWith('#') || depthOf(text) >= depth) continue;
    above.push(line);
    depth = depthOf(text);
  }
  return above;
}

function depthOf(line: string): number {
  return (/^[ -]*/.exec(line)?.[0] ?? '').length;
}
