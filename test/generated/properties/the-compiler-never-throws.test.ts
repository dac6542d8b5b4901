import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGame } from '../../../generator/cli/read-game.ts';
import type { Diagnostic, Span } from '../../../generator/diagnostics/diagnostic.ts';
import type { GameFile } from '../../../generator/load/index.ts';
import { type CheckResult, checkFiles } from '../../../generator/pipeline.ts';
import { everyEngine } from '../../support/every-engine.ts';
import { Picks, runs } from '../../support/random-game.ts';

const games = everyEngine.flatMap(({ id }) => {
  const folder = new URL(`../../../rules/${id}/`, import.meta.url);
  return existsSync(folder) ? [{ id, files: readGame(folder.pathname).files }] : [];
});

/** What is wrong with the answer of the compiler; null: it does not throw, and all places lie inside their files. */
function compilerFault(files: readonly GameFile[], check: (files: readonly GameFile[]) => CheckResult): string | null {
  let result: CheckResult;
  try {
    result = check(files);
  } catch (error) {
    return `It throws: ${error instanceof Error ? error.stack : String(error)}`;
  }
  const { diagnostics, hasErrors, game, sources } = result;
  if (hasErrors !== diagnostics.some(({ severity }) => severity === 'error'))
    return 'hasErrors is not true to the diagnostics.';
  if (hasErrors === (game !== undefined))
    return hasErrors ? 'There is a game in spite of errors.' : 'There are neither errors nor a game.';
  for (const diagnostic of diagnostics) {
    for (const span of spansOf(diagnostic)) {
      const length = sources.get(span.file)?.length ?? 0;
      const isInside = span.start >= 0 && span.start <= span.end && span.end <= length;
      if (!isInside) return `${diagnostic.code} is at ${span.file} ${span.start} to ${span.end} of ${length}.`;
    }
  }
  return null;
}

function spansOf({ primary, related, fixes }: Diagnostic): readonly Span[] {
  return [primary, ...related.map(({ span }) => span), ...fixes.map(({ span }) => span)];
}

const MARKS = [
  '',
  ' ',
  '\n',
  '\t',
  ':',
  '- ',
  '#',
  '§',
  '"',
  "'",
  '{',
  '[',
  ']',
  '&a ',
  '*a',
  '!!x ',
  '|',
  '>',
  '%',
  '\u0000',
  '\ud800',
  'é',
  '，',
  '0',
  '-1',
  '1e9',
  '__proto__',
];

/** Changes a text as people, editors and vandals do. */
function damagedText(text: string, words: readonly string[], picks: Picks): string {
  const lines = text.split('\n');
  const at = picks.below(lines.length);
  const line = lines[at] ?? '';
  const put = (...instead: readonly string[]): string =>
    [...lines.slice(0, at), ...instead, ...lines.slice(at + 1)].join('\n');
  const i = picks.below(line.length + 1);
  switch (picks.below(12)) {
    case 0:
      return put();
    case 1:
      return put(line, line);
    case 2:
      return put(picks.of(lines), line);
    case 3:
      return put(`  ${line}`);
    case 4:
      return put(line.replace(/^ {1,2}/, ''));
    case 5:
      return put(line.slice(0, i) + line.slice(i + 1 + picks.below(3)));
    case 6:
      return put(line.slice(0, i) + picks.of(MARKS) + line.slice(i));
    case 7:
      return put(swappedWords(line, picks));
    case 8:
      return put(replacedWord(line, picks.of(words), picks));
    case 9:
      return text.slice(0, picks.below(text.length + 1));
    case 10:
      return put(...lines.slice(picks.below(lines.length)).slice(0, 6), line);
    default:
      return put(line.slice(0, i) + String.fromCharCode(picks.below(0x3000)) + line.slice(i));
  }
}

function swappedWords(line: string, picks: Picks): string {
  const parts = line.split(/(\s+)/);
  const [a, b] = [picks.below(parts.length), picks.below(parts.length)];
  return parts.map((part, i) => (i === a ? parts[b] : i === b ? parts[a] : part)).join('');
}

function replacedWord(line: string, word: string, picks: Picks): string {
  const parts = line.split(/([\w-]+)/);
  const at = 2 * picks.below(Math.ceil(parts.length / 2)) + 1;
  return parts.map((part, i) => (i === at ? word : part)).join('');
}

function textOf({ bytes }: GameFile): string {
  return typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes);
}

it.each(games)('the compiler takes any change of the rules: $id', ({ files }) => {
  const texts = files.map(textOf);
  const words = [...new Set(texts.join(' ').match(/[a-z][a-z-]*/g))];
  let refused = 0;
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, edits) => {
      const picks = new Picks(seed);
      const changed = [...texts];
      for (let n = 0; n < edits; n += 1) {
        const at = picks.below(changed.length);
        changed[at] = damagedText(changed[at] ?? '', words, picks);
      }
      const damaged = files.map(({ path }, i) => ({ path, bytes: changed[i] ?? '' }));
      const check = (given: readonly GameFile[]): CheckResult => {
        const result = checkFiles(given);
        if (result.hasErrors) refused += 1;
        return result;
      };
      expect(compilerFault(damaged, check)).toBeNull();
    }),
    { numRuns: runs(25) },
  );
  expect(refused).toBeGreaterThan(0);
});

it.each(games)('the compiler takes any bytes and any set of files: $id', ({ files }) => {
  const paths = files.map(({ path }) => path);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.uint8Array({ maxLength: 200 }), fc.nat(), (path, noise, seed) => {
      const picks = new Picks(seed);
      const damaged = files.map((file) => {
        if (file.path !== path) return file;
        const bytes = new TextEncoder().encode(textOf(file));
        const at = picks.below(bytes.length);
        return {
          path,
          bytes: Uint8Array.from([...bytes.slice(0, at), ...noise, ...bytes.slice(at + picks.below(50))]),
        };
      });
      expect(compilerFault(damaged, checkFiles)).toBeNull();
    }),
    { numRuns: runs(15) },
  );
  fc.assert(
    fc.property(fc.subarray(paths), fc.string(), fc.string({ unit: 'binary', maxLength: 60 }), (kept, path, text) => {
      const some = files.filter((file) => kept.includes(file.path));
      expect(compilerFault([...some, { path, bytes: text }], checkFiles)).toBeNull();
      expect(compilerFault([{ path: 'game.yaml', bytes: text }], checkFiles)).toBeNull();
    }),
    { numRuns: runs(15) },
  );
});

it.each(games)('a compiler that throws or points outside would be found: $id', ({ files }) => {
  expect(compilerFault(files, checkFiles)).toBeNull();
  const result = checkFiles(files.slice(1));
  const outside = result.diagnostics.map((each) => ({ ...each, primary: { ...each.primary, end: 10 ** 9 } }));
  expect(outside.length).toBeGreaterThan(0);
  expect(compilerFault(files, () => ({ ...result, diagnostics: outside }))).toContain('1000000000');
  expect(compilerFault(files, () => JSON.parse('{') as never)).toContain('It throws');
});
