import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, type Engine, type PlaceDef, type Position } from '../../../generator/runtime/index.ts';
import { Position as Internals } from '../../../generator/runtime/position.ts';
import { SECRET } from '../../../generator/runtime/system-cells.ts';
import { everyScenario, type ScenarioUnderTest } from '../../support/every-engine.ts';
import { positionFaults } from '../../support/position-faults.ts';
import { cellsOf, Picks, played, playOne, randomGames, runs } from '../../support/random-game.ts';
import { twinOf } from '../../support/twin-position.ts';
import { wellFormedActions } from '../../support/well-formed-actions.ts';

/** All that an engine tells a player (null: a spectator) about a position, piece by piece. */
function told(
  { engine, def }: Pick<ScenarioUnderTest, 'engine' | 'def'>,
  position: Position,
  player: string | null,
): readonly string[] {
  const pieces = [JSON.stringify(engine.view(position, player)), JSON.stringify(engine.result(position))];
  if (player === null) return pieces;
  const own = engine.pending(position).filter((each) => each.player === player);
  const reasons = own.flatMap(({ choice }) =>
    wellFormedActions(def, choice).map((action) => JSON.stringify([action, engine.explain(position, player, action)])),
  );
  return [...pieces, JSON.stringify(own), JSON.stringify(engine.actions(position, player)), ...reasons];
}

/** What differs between a position and a twin that the player cannot tell from it; null: nothing. */
function leak(
  test: Pick<ScenarioUnderTest, 'engine' | 'def'>,
  positions: { readonly one: Position; readonly twin: Position },
  player: string | null,
): string | null {
  const [one, twin] = [told(test, positions.one, player), told(test, positions.twin, player)];
  const at = one.findIndex((piece, i) => piece !== twin[i]);
  if (at < 0 && one.length === twin.length) return null;
  return `${player ?? 'A spectator'} can tell them apart:\n${around(one[at], twin[at])}\n${around(twin[at], one[at])}`;
}

/** The part of a text where it first differs from another. */
function around(text = '', other = ''): string {
  let i = 0;
  while (i < text.length && text[i] === other[i]) i += 1;
  return text.slice(Math.max(0, i - 150), i + 150);
}

it.each(everyScenario)('nobody can tell apart what differs only in hidden things: $id, $scenario', (test) => {
  const { engine, def } = test;
  let changed = 0;
  fc.assert(
    fc.property(randomGames(test, 1000), fc.boolean(), (game, isLabelOnly) => {
      const { position, picks } = played(test, game);
      for (let n = 0; n < 12; n += 1) {
        for (const [viewer, player] of [...engine.meta.players.entries(), [-1, null] as const]) {
          const hiddenAttributes = isLabelOnly ? 'with the place' : 'with the identity';
          const twin = twinOf(test, position, viewer, picks, { hiddenAttributes, otherRandom: true });
          expect(positionFaults(def, cellsOf(twin.position))).toEqual([]);
          expect(leak(test, { one: position, twin: twin.position }, player)).toBeNull();
          changed += twin.changed;
        }
        for (let skip = 0; skip < 5; skip += 1) playOne(engine, position, picks);
      }
    }),
    { numRuns: runs(12) },
  );
  expect(changed > 0).toBe(hasSecrets(test));
});

it.each(everyScenario)('what lies in a zone that all look into is known to all: $id, $scenario', (test) => {
  const { engine, def } = test;
  fc.assert(
    fc.property(randomGames(test, 1500), (game) => {
      const { position } = played(test, game);
      const { c } = Internals.gameOf(position);
      for (const player of [...engine.meta.players, null]) {
        const { kinds } = engine.view(position, player);
        for (const { name, places, words } of def.kinds) {
          for (const [place, { area, sight, secret }] of (places?.all ?? []).entries()) {
            if (places === null || area !== null || sight !== 'all' || (secret && c[SECRET] !== 0)) continue;
            const count = countBits(c, places.atBase + place * words, words);
            expect(
              Object.values(kinds[name]?.zones ?? {})[places.all.slice(0, place).filter(isZone).length],
            ).toMatchObject({
              count,
              members: { length: count },
            });
          }
        }
      }
    }),
    { numRuns: runs(8) },
  );
});

it.each(everyScenario)('a leak would be found: $id, $scenario', (test) => {
  const { engine, def } = test;
  const { position } = played(test, { options: {}, seed: 2, decisions: 40 });
  const options = { hiddenAttributes: 'with the place', otherRandom: true } as const;
  const leaks = (change: (told: Engine) => Partial<Engine>): number =>
    [...engine.meta.players.entries(), [-1, null] as const].filter(([viewer, player]) => {
      const twin = twinOf(test, position, viewer, new Picks(1), options);
      const leaky = { engine: { ...engine, ...change(engine) }, def };
      return leak(leaky, { one: position, twin: twin.position }, player) !== null;
    }).length;
  expect(leaks(() => ({}))).toBe(0);
  if (!hasSecrets(test)) return;
  // a view that shows where everything is, one that gives away the hash, one that lets a player see with other eyes
  const withMore = (more: (on: Position) => number[] | string) => () => ({
    view: (on: Position, player: string | null) => ({ ...engine.view(on, player), game: JSON.stringify(more(on)) }),
  });
  const placed = def.kinds.flatMap(({ places, members }) => (places === null ? [] : [{ places, members }]));
  const everyPlace = (on: Position): number[] =>
    placed.flatMap(({ places, members }) => [
      ...Internals.gameOf(on).c.subarray(places.placeBase, places.placeBase + members.length),
    ]);
  expect(leaks(withMore(everyPlace))).toBe(engine.meta.players.length + 1);
  expect(leaks(withMore((on) => engine.hash(on)))).toBe(engine.meta.players.length + 1);
  const [someone] = engine.meta.players;
  expect(leaks(() => ({ view: (on) => engine.view(on, someone ?? null) }))).toBeGreaterThan(0);
});

function isZone({ area }: PlaceDef): boolean {
  return area === null;
}

/** Whether there is anything at all that somebody may not see. */
function hasSecrets({ def }: Pick<ScenarioUnderTest, 'def'>): boolean {
  return def.kinds.some(
    ({ identity, places }) =>
      places !== null && (identity !== 'all' || places.all.some(({ sight, secret }) => sight !== 'all' || secret)),
  );
}
