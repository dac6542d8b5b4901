import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Engine, Position } from '../../../generator/runtime/index.ts';
import { everyEngine, everyScenario, type ScenarioUnderTest } from '../../support/every-engine.ts';
import { positionFaults } from '../../support/position-faults.ts';
import {
  cellsOf,
  Picks,
  pickOne,
  played,
  playerAt,
  randomGames,
  runs,
  throughJson,
} from '../../support/random-game.ts';

type Read = (
  engine: Engine,
  json: unknown,
) => { readonly ok: true; readonly position: Position } | { readonly ok: false; readonly reason: string };

const load: Read = (engine, json) => engine.load(json);
const replay: Read = (engine, json) => engine.replay(json);

/** What is wrong about how something was read: it throws, has no reason, or gives a position that is none. */
function readFault(test: Pick<ScenarioUnderTest, 'engine' | 'def'>, read: Read, json: unknown): string | null {
  const { engine, def } = test;
  try {
    const result = read(engine, json);
    if (!result.ok) return result.reason.trim() === '' ? 'The reason is empty.' : null;
    const { position } = result;
    const [fault] = positionFaults(def, cellsOf(position), { fromOutside: true });
    if (fault !== undefined) return fault;
    const again = engine.load(throughJson(engine.save(position)));
    if (!again.ok) return `What was read cannot be saved and loaded: ${again.reason}`;
    if (engine.hash(again.position) !== engine.hash(position)) return 'Saving and loading what was read changes it.';
    return playFault(engine, position);
  } catch (error) {
    return `It throws: ${error instanceof Error ? error.stack : String(error)}`;
  }
}

/** A position that was read can be looked at and played on; a fault of the rules is a refusal, no exception. */
function playFault(engine: Engine, position: Position): string | null {
  const picks = new Picks(1);
  for (let n = 0; n < 15; n += 1) {
    for (const player of [...engine.meta.players, null]) engine.view(position, player);
    const decision = pickOne(engine, position, picks);
    if (decision === null)
      return engine.result(position) === null ? 'It stands at no question and has no result.' : null;
    const action = engine.action(position, decision.player, decision.code);
    if (!engine.apply(position, playerAt(engine, decision.player), action).ok) return null;
  }
  return null;
}

/** Damages a text here and there, and gives what JSON is left of it. */
function damagedText(text: string, picks: Picks): unknown {
  let damaged = text;
  for (let n = 1 + picks.below(3); n > 0; n -= 1) {
    const at = picks.below(damaged.length);
    const cut = picks.below(2) === 0 ? picks.below(4) : picks.below(60);
    const [from, length] = [picks.below(text.length), picks.below(12)];
    const put = picks.of([
      '',
      '',
      '0',
      '1',
      '9',
      '-',
      '"',
      'x',
      '*',
      ',',
      '(',
      '99999999999',
      text.slice(from, from + length),
    ]);
    damaged = damaged.slice(0, at) + put + damaged.slice(at + cut);
  }
  try {
    return JSON.parse(damaged) as unknown;
  } catch {
    return damaged; // a truncated text is no save either
  }
}

/** Changes values of the tree: removed, doubled, exchanged, of another type, or taken from somewhere else. */
function damagedTree(json: unknown, picks: Picks): unknown {
  const tree = throughJson({ json });
  const slots: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (holder: Record<string, unknown>): void => {
    for (const key of Object.keys(holder)) {
      slots.push({ holder, key });
      const value = holder[key];
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>); // JSON: an object or an array
    }
  };
  visit(tree);
  for (let n = 1 + picks.below(3); n > 0; n -= 1) {
    const { holder, key } = picks.of(slots);
    const other = picks.of(slots);
    const old = holder[key] ?? null;
    const value = picks.of<unknown>([
      other.holder[other.key] ?? null,
      null,
      '',
      -1,
      0,
      1,
      2 ** 31,
      0.5,
      {},
      [],
      true,
      other.key,
      'constructor',
      typeof old === 'number' ? old + 1 : old,
      typeof old === 'string' ? old.slice(0, -1) : old,
      typeof old === 'string' ? damagedWord(old, picks) : old,
      Array.isArray(old) ? old.slice(1) : old,
      Array.isArray(old) ? [...(old as unknown[]), ...(old as unknown[])] : old,
    ]);
    if (picks.below(8) === 0) Reflect.deleteProperty(holder, key);
    else holder[key] = value === holder ? 0 : throughJson({ value }).value;
  }
  return tree.json;
}

function damagedWord(text: string, picks: Picks): string {
  const at = picks.below(text.length + 1);
  return `${text.slice(0, at)}${picks.below(36).toString(36)}${text.slice(at + 1)}`;
}

it.each(everyScenario)('damaged saves are refused or are sound positions: $id, $scenario', (test) => {
  const { engine } = test;
  let refused = 0;
  fc.assert(
    fc.property(randomGames(test, 600), (game) => {
      const { position, picks } = played(test, game);
      const save = throughJson(engine.save(position));
      const text = JSON.stringify(save);
      for (let n = 0; n < 40; n += 1) {
        const damaged = n % 2 === 0 ? damagedText(text, picks) : damagedTree(save, picks);
        expect(readFault(test, load, damaged)).toBeNull();
        if (!engine.load(damaged).ok) refused += 1;
      }
    }),
    { numRuns: runs(8) },
  );
  expect(refused).toBeGreaterThan(20);
});

it.each(everyScenario)('damaged records are refused or are sound games: $id, $scenario', (test) => {
  const { engine } = test;
  fc.assert(
    fc.property(randomGames(test, 120), (game) => {
      const { position, picks } = played(test, game);
      const record = throughJson(engine.record(position));
      const text = JSON.stringify(record);
      expect(readFault(test, replay, record)).toBeNull();
      for (let n = 0; n < 16; n += 1) {
        const damaged = n % 2 === 0 ? damagedText(text, picks) : damagedTree(record, picks);
        expect(readFault(test, replay, damaged)).toBeNull();
      }
      for (let n = 0; n < 4; n += 1) {
        const steps = [...record.steps];
        const at = picks.below(steps.length);
        steps.splice(at, picks.below(3), ...steps.slice(picks.below(steps.length)).slice(0, picks.below(3)));
        expect(readFault(test, replay, { ...record, steps })).toBeNull();
      }
    }),
    { numRuns: runs(8) },
  );
});

it.each(everyEngine)('what is no save and no record is refused: $id', ({ engine, def }) => {
  fc.assert(
    fc.property(
      fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true, withTypedArray: true }),
      (anything) => {
        for (const read of [load, replay]) {
          expect(read(engine, anything).ok).toBe(false);
          expect(readFault({ engine, def }, read, anything)).toBeNull();
        }
      },
    ),
    { numRuns: runs(100) },
  );
  const position = engine.start({ seed: 1 });
  for (const [read, own, other] of [
    [load, engine.save(position), engine.record(position)],
    [replay, engine.record(position), engine.save(position)],
  ] as const) {
    expect(read(engine, own).ok).toBe(true);
    expect(read(engine, other).ok).toBe(false);
    for (const change of [{ game: `${def.id}-2` }, { version: 2 }, { format: 'x' }, { cells: own, start: own }])
      expect(read(engine, { ...own, ...change }).ok).toBe(false);
    const trap = new Proxy(own, {
      get: () => {
        throw new Error('foreign code was run');
      },
      ownKeys: () => {
        throw new Error('foreign code was run');
      },
    });
    expect(readFault({ engine, def }, read, trap)).toBeNull();
    expect(readFault({ engine, def }, read, Object.create(own))).toBeNull();
  }
  expect(engine.replay({ ...engine.record(position), rules: 'other' }).ok).toBe(false);
});

it.each(everyScenario)('a loader that throws or takes what is broken would be found: $id, $scenario', (test) => {
  const { engine, def } = test;
  const { position } = played(test, { options: {}, seed: 1, decisions: 20 });
  const faultWith = (change: Partial<Engine>): string | null =>
    readFault({ engine: { ...engine, ...change }, def }, load, engine.save(position));
  expect(faultWith({})).toBeNull();
  expect(faultWith({ load: () => JSON.parse('{') as never })).toContain('It throws');
  expect(faultWith({ load: () => ({ ok: false, reason: '' }) })).toContain('empty');
  const other = engine.start({ scenario: test.scenario, seed: 9 });
  expect(faultWith({ save: () => engine.save(other) })).toContain('changes it');
});
