import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Save } from '../../generator/runtime/index.ts';
import { packNumbers } from '../../generator/runtime/packed-values.ts';
import { numbersOf, playOn, toy } from './random-play.ts';

type Toy = ReturnType<typeof toy.start>;

it('shows own blocks, and of the others only where they are', () => {
  const position = toy.start({ seed: 1 });
  const { block } = toy.view(position, 'red').kinds;
  expect(block?.things.map((thing) => thing.id)).toEqual(['b5', 'r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
  expect(block?.things.find((thing) => thing.id === 'r4')).toEqual({
    id: 'r4',
    place: 'north',
    attributes: { strength: 2, moved: false },
  });
  expect(block?.hidden).toEqual([
    { place: 'north', owner: 'blue', attributes: { moved: false }, count: 3 },
    { place: 'south', owner: 'blue', attributes: { moved: false }, count: 2 },
  ]);
  expect(toy.view(position, null).kinds.block?.hidden.reduce((sum, group) => sum + group.count, 0)).toBe(10);
});

it('shows a hand to its owner only, a pile that nobody sees as a number', () => {
  const position = toy.start({ seed: 1, script: ['one', 'two', 'one', 'two', 'one'] });
  const own = toy.view(position, 'red').kinds.card;
  expect(own?.zones['hand/red']).toEqual({ count: 5, members: ['one', 'one', 'one', 'two', 'two'] });
  expect(own?.zones['hand/blue']).toEqual({ count: 5, members: [] });
  expect(own?.zones.deck).toEqual({ count: 30, members: [] });
  expect(toy.view(position, 'blue').kinds.card?.zones['hand/red']).toEqual({ count: 5, members: [] });
  expect(JSON.stringify(toy.view(position, null))).not.toContain('"one"');
});

it('names the question of the viewer and only the players of others', () => {
  const position = toy.start({ seed: 1 });
  expect(toy.view(position, 'red').pending).toEqual([
    { player: 'red', choice: 'pick', clause: '2.1' },
    { player: 'blue' },
  ]);
  expect(toy.view(position, null).pending).toEqual([{ player: 'red' }, { player: 'blue' }]);
});

it('veils what is chosen secretly until all have chosen', () => {
  const position = toy.start({
    seed: 1,
    script: ['one', 'one', 'one', 'two', 'two', 'one', 'one', 'two', 'two', 'two'],
  });
  toy.apply(position, 'blue', { choice: 'pick', option: 'card', args: { card: 'two' } });
  expect(toy.view(position, 'blue').kinds.card?.zones['chosen/blue']).toEqual({ count: 1, members: ['two'] });
  expect(toy.view(position, 'red').kinds.card?.zones['chosen/blue']).toEqual({ count: 1, members: [] });
  toy.apply(position, 'blue', { choice: 'extra', option: 'extra', args: { amount: 1 } });
  toy.apply(position, 'red', { choice: 'pick', option: 'card', args: { card: 'one' } });
  toy.apply(position, 'red', { choice: 'extra', option: 'extra', args: { amount: 0 } });
  expect(toy.view(position, 'red').kinds.card?.zones.discard).toEqual({ count: 2, members: ['one', 'two'] });
  expect(toy.view(position, null).tracks).toEqual({ round: 1, score: { red: 1, blue: 3 } });
});

it('gives equal views, answers and reasons to a player who cannot tell two positions apart', () => {
  let twins = 0;
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(60),
      fc.nat(),
      fc.constantFrom('red' as const, 'blue' as const, null),
      (seed, before, mix, viewer) => {
        const position = toy.start({ seed });
        playOn(position, seed, before);
        const twin = twinOf(position, viewer, mix);
        if (twin === null) return;
        twins += 1;
        expect(JSON.stringify(toy.view(twin, viewer))).toBe(JSON.stringify(toy.view(position, viewer)));
        if (viewer === null) return;
        expect(toy.actions(twin, viewer)).toEqual(toy.actions(position, viewer));
        for (const block of ['b0', 'b1', 'b2', 'b3', 'b4', 'r1', 'r2']) {
          const action = { choice: 'act', option: 'move', args: { block } };
          expect(toy.explain(twin, viewer, action)).toEqual(toy.explain(position, viewer, action));
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(twins).toBeGreaterThan(100);
});

/** The same position with hidden blocks and cards changed among each other where the viewer cannot see it; null while a fight goes on. */
function twinOf(position: Toy, viewer: 'red' | 'blue' | null, mix: number): Toy | null {
  const save = JSON.parse(JSON.stringify(toy.save(position))) as Save; // a save is plain JSON
  if (save.cells.stack.some((frame) => frame.startsWith('fight'))) return null;
  const places = numbersOf(save.cells.places.block);
  const strength = numbersOf(save.cells.fields['block.strength']);
  const moved = numbersOf(save.cells.fields['block.moved']);
  const cards = numbersOf(save.cells.places.card);
  const isHidden = (block: number): boolean =>
    (places[block] ?? -1) >= 0 && (viewer === null || block < 6 !== (viewer === 'red'));
  for (let i = 0; i < 12; i += 1) {
    const j = (i * 5 + mix) % 12;
    if (!isHidden(i) || !isHidden(j) || i < 6 !== j < 6) continue;
    for (const list of [places, strength, moved]) swap(list, i, j);
  }
  const unseen = new Set(viewer === null ? [0, 1, 2] : [0, viewer === 'red' ? 2 : 1]);
  if (save.cells.stack.at(-1) !== 'game/round/pick') {
    for (let i = 0; i < 40; i += 1) {
      const j = (i * 7 + mix) % 40;
      if (unseen.has(cards[i] ?? -1) && unseen.has(cards[j] ?? -1)) swap(cards, i, j);
    }
  }
  // blocks in a pool are back at their start, whatever block it is
  for (let i = 0; i < 12; i += 1) if ((places[i] ?? -1) >= 2) strength[i] = 1 + (i % 3);
  const twin = {
    ...save,
    cells: {
      ...save.cells,
      places: { block: packNumbers(places), card: packNumbers(cards) },
      fields: { ...save.cells.fields, 'block.strength': packNumbers(strength), 'block.moved': packNumbers(moved) },
    },
  };
  const loaded = toy.load(twin);
  return loaded.ok ? loaded.position : null;
}

function swap(list: number[], i: number, j: number): void {
  [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
}
