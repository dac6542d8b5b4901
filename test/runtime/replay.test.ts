import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEngine, type GameRecord } from '../../generator/runtime/index.ts';
import { playOn, toy } from './random-play.ts';
import { TOY } from './toy-game.ts';

function json(value: unknown): GameRecord {
  return JSON.parse(JSON.stringify(value)) as GameRecord; // a record is plain JSON
}

it('plays a record again to the same position', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(100), fc.constantFrom('long', 'late'), (seed, most, scenario) => {
      const position = toy.start({ seed, scenario });
      playOn(position, seed, most);
      const result = toy.replay(json(toy.record(position)));
      if (!result.ok) throw new Error(`${result.step} ${result.reason}`);
      expect(toy.hash(result.position)).toBe(toy.hash(position));
      expect(toy.record(result.position)).toEqual(toy.record(position));
    }),
  );
});

it('needs the record of chance only, not the generator', () => {
  const position = toy.start({ seed: 1, script: ['three', 'two', 'one', 'one', 'one', 'two'] });
  playOn(position, 1, 40);
  const record = json(toy.record(position));
  const result = toy.replay({ ...record, start: { ...record.start, seed: 'another' } });
  if (!result.ok) throw new Error(result.reason);
  expect(toy.record(result.position).steps).toEqual(record.steps);
  expect(toy.view(result.position, 'red')).toEqual(toy.view(position, 'red'));
});

it('replays a game that began with a save', () => {
  const position = toy.start({ seed: 6 });
  playOn(position, 2, 15);
  const loaded = toy.load(toy.save(position));
  if (!loaded.ok) throw new Error(loaded.reason);
  playOn(loaded.position, 3, 20);
  const result = toy.replay(json(toy.record(loaded.position)));
  expect(result.ok && toy.hash(result.position)).toBe(toy.hash(loaded.position));
});

it('refuses records that do not fit, with the step', () => {
  const position = toy.start({ seed: 1 });
  playOn(position, 1, 10);
  const record = json(toy.record(position));
  const refusal = (change: Partial<Record<keyof GameRecord, unknown>>): unknown => {
    const result = toy.replay({ ...record, ...change });
    return result.ok ? 'replayed' : [result.step, result.reason];
  };
  const first = record.steps.findIndex((step) => 'player' in step);
  expect(refusal({})).toBe('replayed');
  expect(refusal({ game: 'chess' })).toEqual([null, 'This is a record of "chess", not of "toy".']);
  expect(refusal({ rules: 'zzzz' })).toEqual([null, 'The record was made with other rules.']);
  expect(refusal({ start: { scenario: 'none', options: {}, seed: 1 } })).toEqual([
    null,
    'There is no scenario "none". Known: long, late.',
  ]);
  expect(refusal({ start: { scenario: 'long', options: { broken: 1 }, seed: 1 } })).toEqual([
    null,
    'Option "broken" is true or false, not 1.',
  ]);
  expect(refusal({ start: null })).toEqual([null, 'The record does not say how the game began.']);
  expect(refusal({ steps: 7 })).toEqual([null, 'The record has no list of steps.']);
  expect(refusal({ steps: [...record.steps, { player: 'red', choice: 'nothing', option: 'x' }] })).toEqual([
    record.steps.length + 1,
    expect.any(String),
  ]);
  expect(refusal({ steps: [...record.steps.slice(0, first), ...record.steps.slice(first + 1)] })).toEqual([
    expect.any(Number),
    expect.any(String),
  ]);
  expect(refusal({ steps: record.steps.slice(1) })).toEqual([null, expect.stringContaining('no further result')]);
  expect(refusal({ steps: [{ chance: 'roll', values: ['1'] }] })).toEqual([1, '"1" is no result of a "roll".']);
  expect(refusal({ steps: [...record.steps, { chance: 'roll', values: [1] }] })).toEqual([
    expect.any(Number),
    expect.stringContaining('more chance'),
  ]);
});

it('never throws', () => {
  const position = toy.start({ seed: 1 });
  playOn(position, 1, 10);
  const text = JSON.stringify(toy.record(position));
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(toy.replay(anything).ok).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.nat(8), fc.string({ maxLength: 4 }), (at, cut, put) => {
      let parsed: unknown;
      try {
        parsed = JSON.parse(text.slice(0, at) + put + text.slice(at + cut));
      } catch {
        return;
      }
      expect(typeof toy.replay(parsed).ok).toBe('boolean');
    }),
    { numRuns: 2000 },
  );
});

it('shows where other rules part from a record', () => {
  const position = toy.start({ seed: 1 });
  playOn(position, 1, 10);
  const other = createEngine({ ...TOY, rules: 'bbbb' });
  const record = json(toy.record(position));
  expect(other.replay(record).ok).toBe(false);
  expect(other.replay(record, { otherRules: true }).ok).toBe(true);
});
