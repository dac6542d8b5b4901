import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyScenario } from '../../support/every-engine.ts';
import { positionFaults } from '../../support/position-faults.ts';
import { cellsOf, played, playOne, randomGames, runs } from '../../support/random-game.ts';

it.each(everyScenario)('components are conserved and in bounds: $id, $scenario', (test) => {
  fc.assert(
    fc.property(randomGames(test, 1500), (game) => {
      const { position, picks } = played(test, game);
      let n = 0;
      do {
        expect(positionFaults(test.def, cellsOf(position))).toEqual([]);
        n += 1;
      } while (n < 60 && playOne(test.engine, position, picks) !== null);
    }),
    { numRuns: runs(12) },
  );
});

it.each(everyScenario)('a thing that is lost, doubled or out of bounds would be found: $id, $scenario', (test) => {
  const { def } = test;
  const sound = cellsOf(played(test, { options: {}, seed: 3, decisions: 20 }).position);
  const faultsWith = (change: (c: Int32Array) => void): number => {
    const c = sound.slice();
    change(c);
    return positionFaults(def, c).length;
  };
  expect(faultsWith(() => undefined)).toBe(0);
  for (const { places, words, members } of def.kinds) {
    if (places === null) continue;
    for (let thing = 0; thing < members.length; thing += 1) {
      const where = sound[places.placeBase + thing] ?? -1;
      const bit = 1 << (thing & 31);
      const cellAt = (place: number): number => places.atBase + place * words + (thing >>> 5);
      // in no place, in two places, in one place by the cell and in another by the bits, in a place that does not exist
      if (where >= 0) expect(faultsWith((c) => (c[cellAt(where)] = (c[cellAt(where)] ?? 0) ^ bit))).toBeGreaterThan(0);
      const other = (where + 1) % places.all.length;
      expect(faultsWith((c) => (c[cellAt(other)] = (c[cellAt(other)] ?? 0) | bit))).toBeGreaterThan(0);
      expect(faultsWith((c) => (c[places.placeBase + thing] = other))).toBeGreaterThan(0);
      expect(faultsWith((c) => (c[places.placeBase + thing] = places.all.length))).toBeGreaterThan(0);
    }
  }
  for (const { type, base } of [...def.fields, ...def.variables]) {
    const bad = type.t === 'set' ? null : 1_000_000;
    if (bad !== null) expect(faultsWith((c) => (c[base] = bad))).toBeGreaterThan(0);
  }
});
