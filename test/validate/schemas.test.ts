import { expect, it } from 'vitest';
import {
  chapterSchema,
  compileSchema,
  gameSchema,
  type JsonSchema,
  textSchema,
} from '../../generator/validate/index.ts';

const schemas: readonly (readonly [string, JsonSchema])[] = [
  ['game', gameSchema],
  ['text', textSchema],
  ['chapter', chapterSchema([])],
];

/** Every schema of a property or a definition, with its name. */
function described(schema: unknown, name: string): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const found: (readonly [string, Readonly<Record<string, unknown>>])[] = [];
  for (const [key, value] of Object.entries(schema)) {
    if (['properties', 'patternProperties', 'definitions'].includes(key)) {
      for (const [property, below] of Object.entries(value)) found.push([`${name}.${property}`, below as never]); // a map of schemas
    }
    found.push(...described(value, name));
  }
  return found;
}

it.each(schemas)('%s is a strict draft-07 schema with an id of its own', (name, schema) => {
  expect(schema).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `urn:rulewright:schema:${name}`,
  });
  expect(compileSchema(schema)).toBeTypeOf('function');
});

it.each(schemas.flatMap(([name, schema]) => described(schema, name)))('%s is described for designers', (_, schema) => {
  if ('$ref' in schema && Object.keys(schema).length === 1) return; // described where it points to
  expect(schema.title).toBeTypeOf('string');
  expect(schema.description).toMatch(/^[`A-Z].*[.`:]/);
});

it('holds steps to their first words once it knows them, and leaves menus alone', () => {
  const validate = compileSchema(chapterSchema(['move', 'if', 'choose one', 'roll-d6']));
  const menu = { 'choose one, by side': ['anything', { 'goes here': 'move block' }] };
  expect(validate({ game: ['move block', { 'if x': 'stop' }, 'roll-d6', menu] })).toBe(true);
  expect(validate({ game: ['movee block'] })).toBe(false);
  expect(validate({ game: ['move-phase of me'] })).toBe(false);
  expect(validate({ game: [{ 'iff x': 'stop' }] })).toBe(false);
  expect(compileSchema(chapterSchema([]))({ game: ['movee block'] })).toBe(true);
});
