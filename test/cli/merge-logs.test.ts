import { expect, it } from 'vitest';
import { mergeLogs } from '../../generator/cli/merge-logs.ts';
import { playOn, toy } from '../runtime/random-play.ts';

it('tells every decision as its player knows it, in the order of the game', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const position = toy.start({ seed });
    playOn(position, seed, 1000);
    const merged = mergeLogs(toy, position, 'en');
    expect(merged.map(({ by }) => by)).toEqual(toy.log(position, null, 'en').map(({ by }) => by));
    for (const player of toy.meta.players) {
      const own = toy.log(position, player, 'en').filter(({ by }) => by === player);
      expect(merged.filter(({ by }) => by === player)).toEqual(own);
    }
  }
});
