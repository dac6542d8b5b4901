import fc from 'fast-check';
import { createColors } from 'picocolors';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import {
  createReporter,
  type Diagnostic,
  renderJson,
  renderLines,
  renderText,
} from '../../generator/diagnostics/index.ts';

const phases = 'phases:\n  day: first\n  night: last\n';
const cards = 'cards:\n  骑士 🐎 card: nigth # Рыцарь\n';
const sources = new Map([
  ['cards.yaml', cards],
  ['phases.yaml', phases],
]);

function sample(): readonly Diagnostic[] {
  const reporter = createReporter();
  const start = cards.indexOf('nigth');
  const span = { file: 'cards.yaml', start, end: start + 5 };
  reporter.report(
    'sentence/unknown-word',
    span,
    { found: 'nigth', suggestion: ' Did you mean "night"?' },
    {
      related: [{ span: { file: 'phases.yaml', start: 23, end: 28 }, text: 'phases are declared here' }],
      fixes: [{ span, text: 'night' }],
    },
  );
  return reporter.diagnostics;
}

it('draws the place, the excerpt, the note, the hint and the fix', () => {
  expect(renderText(sample(), { sources, displayPath: (file) => `rules/demo/${file}` })).toBe(
    `rules/demo/cards.yaml:2:15 - error sentence/unknown-word: Unknown word "nigth". Did you mean "night"?
    2 |   骑士 🐎 card: nigth # Рыцарь
      |                 ^^^^^
  rules/demo/phases.yaml:3:3 - phases are declared here
    3 |   night: last
      |   ^^^^^
  hint: Every word of a rule is a word of the language or declared in this game.
  fix: replace "nigth" with "night"
`,
  );
});

it('says the same in one line', () => {
  expect(renderLines(sample(), { sources })).toBe(
    'cards.yaml:2:15: error sentence/unknown-word: Unknown word "nigth". Did you mean "night"?\n',
  );
});

it('says the same as one object', () => {
  const report = renderJson(sample(), sources);
  expect(report).toMatchObject({ format: 'rulewright-diagnostics', version: 1 });
  expect(report.diagnostics[0]).toEqual({
    code: 'sentence/unknown-word',
    severity: 'error',
    message: 'Unknown word "nigth". Did you mean "night"?',
    hint: 'Every word of a rule is a word of the language or declared in this game.',
    file: 'cards.yaml',
    line: 2,
    column: 15,
    endLine: 2,
    endColumn: 20,
    related: [
      { message: 'phases are declared here', file: 'phases.yaml', line: 3, column: 3, endLine: 3, endColumn: 8 },
    ],
    fixes: [{ text: 'night', file: 'cards.yaml', line: 2, column: 15, endLine: 2, endColumn: 20 }],
  });
});

it('uses colours only if it is given them', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  const escapeSign = /\u001b/;
  expect(renderText(sample(), { sources })).not.toMatch(escapeSign);
  expect(renderText(sample(), { sources, colors: createColors(true) })).toMatch(escapeSign);
});

it('needs no source', () => {
  const text = renderText(sample(), { sources: new Map() });
  expect(text).toContain('cards.yaml - error sentence/unknown-word: Unknown word "nigth".');
  expect(text).not.toContain('|');
});

it('shows a window of a long line', () => {
  const line = `${'方'.repeat(300)} blokc ${'a '.repeat(300)}`;
  const reporter = createReporter();
  reporter.report('load/tab', { file: 'a.yaml', start: 301, end: 306 }, {});
  const [, excerpt = '', carets = ''] = renderText(reporter.diagnostics, {
    sources: new Map([['a.yaml', line]]),
  }).split('\n');
  expect(excerpt).toMatch(/^ {4}1 \| …方+ blokc [a ]+…$/);
  expect(stringWidth(excerpt)).toBeLessThanOrEqual(108);
  expect(stringWidth(excerpt.slice(0, excerpt.indexOf('blokc')))).toBe(carets.indexOf('^'));
  expect(carets.trim()).toBe('| ^^^^^'.replace(' ', ' '.repeat(carets.indexOf('^') - carets.indexOf('|') - 1)));
});

it('never prints what steers a terminal, and keeps every line of an excerpt in its width', () => {
  const anything = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\u001b[31m', '\u202e', '\t', '方', 'é', '👩‍👩‍👧', '\u009b'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    maxLength: 300,
  });
  fc.assert(
    fc.property(anything, fc.nat(), fc.nat(9), (text, at, length) => {
      const start = Math.min(at % (text.length + 1), text.length);
      const reporter = createReporter();
      const span = { file: 'a.yaml', start, end: Math.min(start + length, text.length) };
      reporter.report('sentence/unknown-word', span, { found: text, suggestion: '' }, { fixes: [{ span, text }] });
      const shown = renderText(reporter.diagnostics, { sources: new Map([['a.yaml', text]]) });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
      expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      for (const line of shown.split('\n').filter((part) => /^ +\d* \|/.test(part))) {
        expect(stringWidth(line)).toBeLessThanOrEqual(125);
      }
    }),
  );
});
