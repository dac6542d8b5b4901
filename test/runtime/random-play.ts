import { createEngine, type Engine, type Position } from '../../generator/runtime/index.ts';
import { unpackValues } from '../../generator/runtime/packed-values.ts';
import { TOY } from './toy-game.ts';

export const toy: Engine<'red' | 'blue'> = createEngine<'red' | 'blue'>(TOY);

/** Plays actions picked by a small generator of its own, at most `most` of them; gives how many were played. */
export function playOn(position: Position, picks: number, most: number): number {
  let state = picks >>> 0;
  for (let n = 0; n < most; n += 1) {
    const pending = toy.pending(position);
    if (pending.length === 0) return n;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const who = pending[state % pending.length];
    if (who === undefined) return n;
    const actions = toy.actions(position, who.player);
    const action = actions[(state >>> 8) % actions.length];
    const applied = toy.apply(position, who.player, action);
    if (!applied.ok) throw new Error(applied.reason.text);
  }
  return most;
}

/** A packed row of numbers out of a save. */
export function numbersOf(packed: string | number | undefined): number[] {
  for (let count = 0; count < 100; count += 1) {
    const values = unpackValues(packed, 'numbers', count);
    if (values !== null) return values.map(([value]) => value ?? 0);
  }
  throw new Error('no row of numbers');
}
