import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEngine, type GameDef, type Save } from '../../generator/runtime/index.ts';
import { playOn, toy } from './random-play.ts';
import { TOY } from './toy-game.ts';

function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function loaded(save: unknown): ReturnType<typeof toy.start> {
  const result = toy.load(json(save));
  if (!result.ok) throw new Error(result.reason);
  return result.position;
}

it('goes on the same after a save and a load at any point', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(80), fc.nat(), (seed, before, picks) => {
      const position = toy.start({ seed });
      playOn(position, seed, before);
      const again = loaded(toy.save(position));
      expect(toy.hash(again)).toBe(toy.hash(position));
      for (const player of ['red', 'blue', null] as const)
        expect(toy.view(again, player)).toEqual(toy.view(position, player));
      playOn(position, picks, 30);
      playOn(again, picks, 30);
      expect(toy.hash(again)).toBe(toy.hash(position));
      expect(toy.save(again)).toEqual(toy.save(position));
    }),
  );
});

it('stays under 4 kB', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const position = toy.start({ seed });
    playOn(position, seed, seed);
    expect(JSON.stringify(toy.save(position)).length).toBeLessThan(2000);
  }
});

it('keeps nothing to undo across a load', () => {
  const position = toy.start({ seed: 8 });
  playOn(position, 1, 1);
  expect(toy.canUndo(loaded(toy.save(position)))).toBe(false);
});

it('never throws, and refuses every damaged save or loads a sound position', () => {
  const position = toy.start({ seed: 8 });
  playOn(position, 1, 9);
  const save = JSON.stringify(toy.save(position));
  fc.assert(
    fc.property(fc.nat(save.length - 1), fc.nat(8), fc.string({ maxLength: 4 }), (at, cut, put) => {
      const text = save.slice(0, at) + put + save.slice(at + cut);
      let parsed: unknown;
      try {
        parsed = JSON.parse(text);
      } catch {
        return;
      }
      const result = toy.load(parsed);
      if (result.ok) expect(() => playOn(result.position, 3, 20)).not.toThrow();
      else expect(result.reason).toMatch(/\.$/);
    }),
    { numRuns: 3000 },
  );
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(toy.load(anything).ok).toBe(false);
    }),
  );
});

it('says what does not fit', () => {
  const position = toy.start({ seed: 8 });
  playOn(position, 1, 9);
  const save = toy.save(position);
  const reasonFor = (change: (cells: Record<string, unknown>, all: Record<string, unknown>) => void): string => {
    const copy = json(save) as { cells: Record<string, unknown> } & Record<string, unknown>; // a save is plain JSON
    change(copy.cells, copy);
    const result = toy.load(copy);
    return result.ok ? 'loaded' : result.reason;
  };
  expect(reasonFor(() => undefined)).toBe('loaded');
  expect(reasonFor((_, all) => (all.game = 'chess'))).toBe('This is a save of "chess", not of "toy".');
  expect(reasonFor((_, all) => (all.version = 2))).toBe('Saves of version 2 are not known here.');
  expect(reasonFor((_, all) => delete all.cells)).toBe('The save has no cells.');
  expect(reasonFor((cells) => (cells.stack = ['game/start', 'nowhere/act']))).toBe(
    'There is no longer a procedure "nowhere".',
  );
  expect(reasonFor((cells) => (cells.stack = ['game/start', 'turn/act#9']))).toContain('place in "turn"');
  expect(reasonFor((cells) => (cells.pending = { blue: 'lose' }))).toContain('does not fit the saved position');
  expect(reasonFor((cells) => (cells.pending = { red: 'constructor' }))).toBe(
    'There is no longer a choice "constructor".',
  );
  expect(reasonFor((cells) => (cells.places = { block: '0*11' }))).toBe(
    'The values of "block" in the save are broken.',
  );
  expect(reasonFor((cells) => (cells.places = { block: '0*11 9' }))).toBe('9 is out of range for "block".');
  expect(reasonFor((cells) => (cells.places = { card: '3*40' }))).toContain('More than one thing is in chosen');
  expect(reasonFor((cells) => (cells.fields = { 'block.moved': '2*12' }))).toBe('2 is out of range for "block.moved".');
  expect(reasonFor((cells) => (cells.fields = { 'block.strength': '99999999999*12' }))).toContain('broken');
  expect(reasonFor((cells) => (cells.fields = { 'block.strength': '1*999999' }))).toContain('broken');
  expect(reasonFor((cells) => (cells.random = [0, 0, 0, 0]))).toContain('random generator');
  expect(reasonFor((cells) => (cells.result = 'green'))).toBe('The result in the save is unknown.');
});

it('carries a save over to other rules by names', () => {
  const position = toy.start({ seed: 8 });
  playOn(position, 1, 12);
  const save = toy.save(position);
  const other = createEngine({ ...TOY, rules: 'bbbb' });
  const result = other.load(json(save));
  if (!result.ok) throw new Error(result.reason);
  expect(other.hash(result.position)).toBe(toy.hash(position));
  expect(other.save(result.position)).toEqual({ ...save, rules: 'bbbb' });
});

it('carries a save over when members have changed their order', () => {
  const position = toy.start({ seed: 8 });
  playOn(position, 1, 12);
  const save = toy.save(position);
  const turned = renamed((ids) => [...ids.slice(0, 6).reverse(), ...ids.slice(6)]);
  const result = createEngine(turned).load(json(save));
  if (!result.ok) throw new Error(result.reason);
  const before = placesByName(toy.save(position), TOY);
  expect(placesByName(createEngine(turned).load(json(save)).ok ? saveOf(turned, save) : save, turned)).toEqual(before);
});

it('refuses a save with names that are gone', () => {
  const position = toy.start({ seed: 8 });
  const result = createEngine(renamed((ids) => ids.map((id) => (id === 'r3' ? 'rr' : id)))).load(
    json(toy.save(position)),
  );
  expect(result).toEqual({ ok: false, reason: 'There is no longer a block "r3".' });
});

/** The toy game with other ids of blocks. */
function renamed(change: (ids: readonly string[]) => readonly string[]): GameDef {
  return {
    ...TOY,
    rules: 'cccc',
    kinds: TOY.kinds.map((kind) =>
      kind.name === 'block' ? { ...kind, members: change(kind.members), designs: change(kind.designs) } : kind,
    ),
  };
}

function saveOf(def: GameDef, save: Save): Save {
  const engine = createEngine(def);
  const result = engine.load(json(save));
  if (!result.ok) throw new Error(result.reason);
  return engine.save(result.position);
}

/** Place of each block, by its name. */
function placesByName(save: Save, def: GameDef): Record<string, string> {
  const values = (save.cells.places.block ?? '').split(' ').flatMap((run) => {
    const [value = '', count = '1'] = run.split('*');
    return new Array<string>(Number(count)).fill(value);
  });
  const members = def.kinds.find((kind) => kind.name === 'block')?.members ?? [];
  return Object.fromEntries(members.map((id, i) => [id, values[i] ?? '']).sort());
}
