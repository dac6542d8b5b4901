/** What the tables say in words fits their forms: slots, optional parts, types, modifiers. */
import { expect, it } from 'vitest';
import { modifiers, slotTypes } from '../../schema/expressions.ts';
import { phrases } from '../../schema/phrases.ts';
import { rows } from './rows.ts';

/** `move <t> to <p> [over <b>]` → `p`, `t`, `[b]`: slots, and those inside optional parts. */
function shape(text: string): string[] {
  const plain = text.replace(/<[a-z]+:/g, '<');
  const optional = [...plain.matchAll(/\[([^\]]*)\]/g)].map(([, inner = '']) => `[${slots(inner).join(' ')}]`);
  const outside = slots(plain.replace(/\[[^\]]*\]/g, ' '));
  return [...outside, ...optional.filter((one) => one !== '[]')].sort();
}

function slots(text: string): string[] {
  return [...text.matchAll(/<([^<>]*)>/g)].map(([, name]) => name as string).sort();
}

it.each(rows)('$name: the Chinese and the Russian sentence have its slots', ({ form, zh, ru }) => {
  expect(shape(zh)).toEqual(shape(form));
  expect(shape(ru)).toEqual(shape(form));
});

it.each(rows)(
  '$name: is written in Chinese, in Russian, and one line long for the hover',
  ({ zh, ru, hover, form }) => {
    const isOnlySigns = !/[a-z]/.test(form.replace(/<[^>]*>/g, '').replace('or none', ''));
    expect(zh).toMatch(isOnlySigns ? /./ : /\p{Script=Han}|^<k> <name>$/u);
    expect(ru).toMatch(isOnlySigns ? /./ : /\p{Script=Cyrillic}|^<k> <name>$/u);
    expect(hover).toMatch(/^[^\n]{5,100}\.$/);
  },
);

it.each(rows)('$name: the hover names only slots of the form', ({ hover, form }) => {
  const known = slots(form.replace(/<[a-z]+:/g, '<'));
  expect(slots(hover).filter((name) => !known.includes(name))).toEqual([]);
});

it('every slot has a type that is explained, and every type is used', () => {
  const used = new Set(rows.flatMap(({ form }) => [...form.matchAll(/<([a-z]+):/g)].map(([, type]) => type as string)));
  expect([...used].filter((type) => !(type in slotTypes))).toEqual([]);
  expect(Object.keys(slotTypes).filter((type) => !used.has(type))).toEqual([]);
});

it('no two rows of a table have one id', () => {
  expect(rows.map(({ name }) => name).filter((name, i, all) => all.indexOf(name) !== i)).toEqual([]);
});

it('every modifier that a sentence takes is explained, and every explained one is taken', () => {
  const taken = new Set(phrases.flatMap(({ after }): readonly string[] => after));
  expect([...taken].sort()).toEqual(modifiers.map(({ id }) => id).sort());
});
