/** Stale output as a unified diff: from what is on the disk to what the rules give. */
import { createTwoFilesPatch } from 'diff';
import type { Colors } from '../diagnostics/index.ts';
import type { Difference } from './compare-output.ts';
import { grouped } from './wording.ts';

/** Of each file; who wants it all builds and asks git. */
const mostLines = 200;

export function renderDifference(folder: string, { path, kind, ...texts }: Difference, colors: Colors): string {
  const name = `${folder}/${path}`;
  const from = kind === 'missing' ? '/dev/null' : name;
  const to = kind === 'extra' ? '/dev/null' : name;
  const header = `--- ${from}\n+++ ${to}\n`;
  if (kind !== 'missing' && texts.old === undefined) return `${colors.bold(header)}(no text file)\n`;
  const patch = createTwoFilesPatch(from, to, texts.old ?? '', texts.new ?? '', undefined, undefined, {
    context: 2,
    // Files that have nothing in common would take for ever.
    maxEditLength: 4000,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: false },
  });
  if (patch === undefined) return `${colors.bold(header)}(too different to show)\n`;
  const lines = patch.split('\n').filter((line, i, all) => line !== '' || i < all.length - 1);
  const shown = lines.slice(0, mostLines).map((line) => paintLine(line, colors));
  if (lines.length > mostLines) shown.push(`… ${grouped(lines.length - mostLines)} more lines`);
  return `${colors.bold(header)}${shown.map((line) => `${line}\n`).join('')}`;
}

function paintLine(line: string, colors: Colors): string {
  if (line.startsWith('+')) return colors.green(line);
  if (line.startsWith('-')) return colors.red(line);
  return line.startsWith('@@') ? colors.cyan(line) : line;
}
