import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTemplate, printTemplate } from '../../generator/text/index.ts';
import { fillTemplate } from '../../generator/text/template.ts';

it.each([
  ['', []],
  ['Pass', ['Pass']],
  ['{{area}}', [{ arg: 'area' }]],
  ['Go to {{area}} now', ['Go to ', { arg: 'area' }, ' now']],
  ['{{a}}{{ b-c.d }}', [{ arg: 'a' }, { arg: 'b-c.d' }]],
  ['前往{{地区}}', ['前往', { arg: '地区' }]],
  ['{one} brace } stays {', ['{one} brace } stays {']],
])('reads "%s"', (text, template) => {
  expect(parseTemplate(text)).toEqual({ template, problems: [] });
});

it.each([
  ['a {{b', [{ kind: 'unclosed', piece: '{{b' }]],
  ['a {{b {{c}}', [{ kind: 'unclosed', piece: '{{b ' }]],
  ['a}} b', [{ kind: 'unopened', piece: '}} b' }]],
  ['{{}}', [{ kind: 'not-a-name', piece: '{{}}' }]],
  ['{{two words}}', [{ kind: 'not-a-name', piece: '{{two words}}' }]],
  ['{{{raw}}}', [{ kind: 'not-a-name', piece: '{{{raw}}}' }]],
  ['{{#if a}}b', [{ kind: 'not-a-name', piece: '{{#if a}}' }]],
])('finds what is wrong in "%s"', (text, problems) => {
  expect(parseTemplate(text).problems).toEqual(problems);
});

it('fills placeholders and joins the texts around them', () => {
  const { template } = parseTemplate('{{a}} of {{n}} in {{b}}');
  expect(fillTemplate(template, (arg) => (arg === 'n' ? '3' : undefined))).toEqual([
    { arg: 'a' },
    ' of 3 in ',
    { arg: 'b' },
  ]);
});

const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((words) => words.replaceAll(/[{}]/g, ''));
const arg = fc.stringMatching(/^[a-z0-9]{1,6}(?:[-.][a-z0-9]{1,6}){0,2}$/).map((name) => ({ arg: name }));
const template = fc.array(fc.oneof(text, arg)).map((parts) => fillTemplate(parts, () => undefined));

it('reads back what it prints', () => {
  fc.assert(
    fc.property(template, (parts) => {
      expect(parseTemplate(printTemplate(parts))).toEqual({ template: parts, problems: [] });
    }),
  );
});

it('prints every sound text so that it reads the same again, and loses nothing of a wrong one', () => {
  const braces = fc
    .array(fc.oneof(fc.constantFrom('{{', '}}', '{', '}', '{{name}}', ' ', 'a.b'), fc.string()))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(braces, (words) => {
      const { template: parts, problems } = parseTemplate(words);
      const printed = printTemplate(parts);
      expect(printed.replaceAll(/\s/gu, '')).toBe(words.replaceAll(/\s/gu, ''));
      if (problems.length === 0) expect(parseTemplate(printed).template).toEqual(parts);
    }),
  );
});
