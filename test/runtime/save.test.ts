import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEngine, type GameDef, type KindDef, type Save } from '../../generator/runtime/index.ts';
import { Position } from '../../generator/runtime/position.ts';
import { numbersOf, playOn, toy } from './random-play.ts';
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

it('stays under 4 kB with 60 more things, 50 borders and 1,000 cells, a third of them changed', () => {
  const { def, from } = withMore();
  expect(def.size).toBeGreaterThan(1000);
  const engine = createEngine(def);
  const position = engine.start({ seed: 1 });
  const { c } = Position.gameOf(position);
  let state = 1;
  for (let cell = from; cell < def.size; cell += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    if (state % 3 === 0) c[cell] = (state >>> 8) % 5;
  }
  const save = json(engine.save(position));
  expect(JSON.stringify(save).length).toBeLessThan(4096);
  const again = engine.load(save);
  if (!again.ok) throw new Error(again.reason);
  expect(engine.hash(again.position)).toBe(engine.hash(position));
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
  expect(reasonFor((cells) => (cells.places = { block: '0*11.' }))).toBe(
    'The values of "block" in the save are broken.',
  );
  expect(reasonFor((cells) => (cells.places = { block: '0*11.9' }))).toBe('9 is out of range for "block".');
  expect(reasonFor((cells) => (cells.places = { card: '3*40.' }))).toContain('More than one thing is in chosen');
  expect(reasonFor((cells) => (cells.fields = { 'block.moved': '2*12.' }))).toBe(
    '2 is out of range for "block.moved".',
  );
  expect(reasonFor((cells) => (cells.fields = { 'block.strength': '(9999999999)*12.' }))).toContain('broken');
  expect(reasonFor((cells) => (cells.fields = { 'block.strength': '1*999999.' }))).toContain('broken');
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
function placesByName(save: Save, def: GameDef): Record<string, number> {
  const values = numbersOf(save.cells.places.block);
  const members = def.kinds.find((kind) => kind.name === 'block')?.members ?? [];
  return Object.fromEntries(members.map((id, i) => [id, values[i] ?? -1]).sort());
}

/** The toy game with as much more state as a large game has: cells from `from` on hold any small number. */
function withMore(): { readonly def: GameDef; readonly from: number } {
  const kind = (name: string, count: number): KindDef => {
    const members = Array.from({ length: count }, (_, i) => `${name}-no-${i}`);
    return {
      name,
      plural: `${name}s`,
      members,
      designs: members,
      words: 2,
      places: null,
      identity: 'all',
      owner: null,
      isEnum: false,
    };
  };
  const kinds = [...TOY.kinds, kind('unit', 60), kind('border', 50)];
  const fields = [...TOY.fields];
  const variables = [...TOY.variables];
  let next = TOY.size;
  for (const [of, name, by] of [
    [4, 'strength', null],
    [4, 'moved', null],
    [4, 'reserve', null],
    [4, 'start', null],
    [4, 'entered', null],
    [4, 'fought', null],
    [5, 'crossed', 0],
    [5, 'marked', 0],
    [5, 'entered', 0],
    [5, 'closed', 0],
  ] as const) {
    const start = new Array<number>((kinds[of]?.members.length ?? 0) * (by === null ? 1 : 2)).fill(0);
    fields.push({ kind: of, name, type: { t: 'num' }, by, base: next, sight: 'all', start });
    next += start.length;
  }
  for (let i = 0; i < 150; i += 1) {
    variables.push({
      name: `name-${i % 5}`,
      proc: i % 3,
      type: { t: 'num' },
      base: next,
      count: 1,
      start: 0,
      sight: 'nobody',
    });
    next += 1;
  }
  return { def: { ...TOY, kinds, fields, variables, size: next }, from: TOY.size };
}
