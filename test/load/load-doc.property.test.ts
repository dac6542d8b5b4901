import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReporter, renderText } from '../../generator/diagnostics/index.ts';
import { type Line, loadDoc, sourceText } from '../../generator/load/index.ts';
import { validateDoc } from '../../generator/validate/index.ts';

const files = fc.constantFrom('a.yaml', 'game.yaml', 'text/en.yaml', 'cases/a.yaml', 'errata/a.yaml');

/** Pieces that YAML and we care about, in any order. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'each side', 'if x', '移动', 'блок', '§8.7', '1.10', '3') },
  {
    weight: 4,
    arbitrary: fc.constantFrom('\n', '\n  ', '\n    ', '\n- ', '\n  - ', '\n    - ', ': ', ':', ' ', '\r\n', ', '),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '"',
      "'",
      '|',
      '>',
      '|\n',
      '>-\n',
      '#',
      ' #',
      '*',
      '&',
      '&x ',
      '*x',
      '!',
      '!t ',
      '!!',
      '?',
      '? ',
      '-',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '{{',
      '}}',
      '%',
      '@',
      '`',
      '---',
      '\n---\n',
      '...',
      '\n...\n',
      '<<',
      '<<: ',
      '\t',
      '\n\t',
      '\\',
      '\\q',
      '：',
      '\u3000',
      '\u00a0',
      '\uFEFF',
      '\u0085',
      '\u2028',
      '\u202e',
      '\u001b',
      '\u0000',
      '\ud800',
      '__proto__',
      'constructor',
      '~',
      '.nan',
      '%YAML 1.1',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
);
const yamlLike = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const anyText = fc.oneof(yamlLike, fc.string({ unit: 'binary' }));
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  yamlLike.map((text) => new TextEncoder().encode(text)),
  fc.tuple(yamlLike, fc.nat(), fc.nat(255)).map(([text, at, byte]) => {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > 0) bytes[at % bytes.length] = byte;
    return bytes;
  }),
);

it('never throws on any text or bytes, reports an error if it gives nothing, and only places inside the file', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, anyBytes), files, (bytes, file) => {
      const reporter = createReporter();
      const doc = loadDoc(file, bytes, reporter);
      expect(doc === undefined).toBe(reporter.hasErrors());
      if (doc !== undefined) validateDoc(doc, reporter);
      const text = sourceText(bytes);
      for (const { primary, related, fixes } of reporter.diagnostics) {
        for (const span of [primary, ...related.map((note) => note.span), ...fixes.map((fix) => fix.span)]) {
          expect(span.file).toBe(file);
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }
      renderText(reporter.diagnostics, { sources: new Map([[file, text]]) });
    }),
    { numRuns: 3000 },
  );
});

it('gives lines whose text stands at their place, and a value that has their names', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const reporter = createReporter();
      const doc = loadDoc('a.yaml', text, reporter);
      if (doc === undefined) return;
      const check = (line: Line): void => {
        expect(doc.text.slice(line.span.start, line.span.end)).toBe(line.text);
        expect(line.text).toMatch(/^\S(?:[^\n]*\S)?$/);
        expect(line.value !== undefined).toBe(line.body === 'value');
        if (line.body === 'leaf' || line.body === 'value') expect(line.kids).toEqual([]);
        if (line.value !== undefined) check(line.value);
        line.kids.forEach(check);
      };
      doc.lines.forEach(check);
      expect(Object.keys(doc.value as object).sort()).toEqual(doc.lines.map((line) => line.text).sort());
      for (const line of doc.lines) expect(doc.spanAt([line.text], 'key')).toEqual(line.span);
    }),
    { numRuns: 3000 },
  );
});

it('finds no fault in an outline written by the book', () => {
  const word = fc.constantFrom('move', 'block', 'each side', '方块', 'блок', 'a-b', '(x + 1) * 2', 'x <= 3', '§8.7');
  const sentence = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `do ${words.join(' ')}`);
  const { steps } = fc.letrec<{ steps: readonly string[]; step: readonly string[] }>((tie) => ({
    step: fc.oneof(
      { maxDepth: 4 },
      sentence.map((text) => [`- ${text}`]),
      fc.tuple(sentence, sentence).map(([head, text]) => [`- ${head}: ${text}`]),
      fc.tuple(sentence, tie('steps')).map(([head, below]) => [`- ${head}:`, ...below.map((line) => `  ${line}`)]),
    ),
    steps: fc.array(tie('step'), { minLength: 1, maxLength: 3 }).map((all) => all.flat()),
  }));
  fc.assert(
    fc.property(
      fc.uniqueArray(sentence, { minLength: 1, maxLength: 4 }),
      steps,
      fc.boolean(),
      (heads, below, windows) => {
        const text = heads.map((head) => `${head}:\n${below.map((line) => `  ${line}\n`).join('')}`).join('');
        const reporter = createReporter();
        const doc = loadDoc('a.yaml', windows ? text.replaceAll('\n', '\r\n') : text, reporter);
        if (doc !== undefined) validateDoc(doc, reporter);
        expect(reporter.diagnostics).toEqual([]);
        const count = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + 1 + count(line.kids), 0);
        expect(count(doc?.lines ?? [])).toBe(heads.length * (1 + below.length));
      },
    ),
  );
});
