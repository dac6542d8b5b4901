import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import { type ArgsOf, allMessages, hintText, messageText } from '../../generator/diagnostics/index.ts';
import { badFolder } from './bad-cases.ts';

it.each(allMessages)('%s has a text, a reason, and a name of its pass', (code, message) => {
  expect(code).toMatch(/^(load|validate|sentence|link|check|text)\/[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(message.text).toMatch(/[.?}]$/);
  expect(message.why).toMatch(/[.]$/);
  expect(message.hint ?? '.').toMatch(/[.}]$/);
  for (const words of [message.text, message.hint ?? '', message.why]) {
    expect(words).not.toMatch(
      /instancePath|oneOf|additionalProperties|schema|undefined|\bobject\b|\barray\b|\bscalar\b/,
    );
  }
});

it.each(allMessages.filter(([code]) => /^(load|validate|sentence|link|check)\//.test(code)))(
  '%s is reported by a bad case',
  (code) => {
    const folder = join(badFolder, code);
    expect(existsSync(folder), `no folder ${code} in the corpus`).toBe(true);
    expect(readdirSync(folder).some((entry) => entry.endsWith('.expected.txt'))).toBe(true);
  },
);

it('has no code twice', () => {
  const codes = allMessages.map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

it('knows the arguments of a code from its texts', () => {
  expectTypeOf<ArgsOf<'load/tab'>>().toEqualTypeOf<Readonly<Record<never, string | number>>>();
  expectTypeOf<ArgsOf<'load/not-utf8'>>().toEqualTypeOf<{
    readonly byte: string | number;
    readonly value: string | number;
  }>();
  expectTypeOf<ArgsOf<'validate/missing-key'>>().toHaveProperty('meaning');
});

it('fills arguments into text and hint, and shows what cannot be seen', () => {
  const args = { place: '"game.yaml"', key: 'a\u001b[31m\u202e', suggestion: '', known: 'game' };
  expect(messageText({ code: 'validate/unknown-key', args })).toBe('"game.yaml" has no entry "a<U+001B>[31m<U+202E>".');
  expect(hintText({ code: 'validate/unknown-key', args })).toBe('Known here: game.');
  expect(hintText({ code: 'validate/wrong-value', args })).toBeUndefined();
});
