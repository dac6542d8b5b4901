import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packLists, packNumbers, unpackValues } from '../../generator/runtime/packed-values.ts';

it('packs small numbers into one character each and runs into one item', () => {
  expect(packNumbers([4, 4, 3, -1, ...new Array<number>(12).fill(0), 40, -7])).toBe('443-0*12.(40)(-7)');
  expect(packLists([[0, 5, 17], [], [], [], [], [2]])).toBe('0,5,17 -*4. 2');
});

it('reads back what it packed', () => {
  const numbers = fc.array(fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer(), fc.constant(0)));
  fc.assert(
    fc.property(numbers, (values) => {
      expect(unpackValues(packNumbers(values), 'numbers', values.length)).toEqual(values.map((value) => [value]));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(100))), (values) => {
      expect(unpackValues(packLists(values), 'lists', values.length)).toEqual(values);
    }),
  );
});

it('gives null for everything else, and never makes more values than were asked for', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0189az-(),*. ') }));
  fc.assert(
    fc.property(texts, fc.nat(20), fc.constantFrom('numbers' as const, 'lists' as const), (text, count, packing) => {
      const values = unpackValues(text, packing, count);
      if (values !== null) expect(values).toHaveLength(count);
    }),
  );
  for (const text of ['0*0.', '0*5', '(', '()', '(1', '(99999999999)', 'A', '0 0', '0*999999.'])
    expect(unpackValues(text, 'numbers', 2)).toBeNull();
  for (const text of ['1,', ',1', '1  2', '-1', '1;2', '9999999999']) expect(unpackValues(text, 'lists', 2)).toBeNull();
  expect(unpackValues(7, 'numbers', 1)).toBeNull();
});
