import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playOn, toy } from './random-play.ts';

it('takes back exactly, as far as it says it can', () => {
  let undone = 0;
  fc.assert(
    fc.property(fc.nat(), fc.nat(60), fc.nat(), (seed, before, picks) => {
      const position = toy.start({ seed });
      playOn(position, seed, before);
      const kept = [everything(position)];
      for (let n = 0; n < 6 && playOn(position, picks + n, 1) === 1; n += 1) kept.push(everything(position));
      for (let i = kept.length - 2; i >= 0 && toy.canUndo(position); i -= 1) {
        expect(toy.undo(position)).toEqual({ ok: true });
        expect(everything(position)).toBe(kept[i]);
        undone += 1;
      }
    }),
  );
  expect(undone).toBeGreaterThan(30);
});

it('goes back step by step through the positions of one turn', () => {
  const position = toy.start({ seed: 2 });
  while (toy.pending(position)[0]?.choice !== 'act') playOn(position, 1, 1);
  const kept = [everything(position)];
  for (const steps of [1, 1, 2]) {
    toy.apply(position, 'red', { choice: 'act', option: 'build', args: { steps } });
    kept.push(everything(position));
  }
  for (let i = kept.length - 2; i >= 0; i -= 1) {
    expect(toy.undo(position).ok).toBe(true);
    expect(everything(position)).toBe(kept[i]);
  }
  expect(toy.undo(position).ok).toBe(false);
  expect(everything(position)).toBe(kept[0]);
});

it('does not take back what another player did before, nor dice, draws and what was shown', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, picks) => {
      const position = toy.start({ seed });
      for (let n = 0; n < 100; n += 1) {
        const chanceBefore = chanceSteps(position);
        if (playOn(position, picks + n, 1) === 0) break;
        if (chanceSteps(position) > chanceBefore) expect(toy.canUndo(position)).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});

it('lets a player change a secret choice until another one has chosen', () => {
  const position = toy.start({
    seed: 8,
    script: ['one', 'one', 'two', 'two', 'two', 'one', 'one', 'two', 'two', 'two'],
  });
  const before = everything(position);
  toy.apply(position, 'blue', { choice: 'pick', option: 'card', args: { card: 'one' } });
  expect(toy.undo(position).ok).toBe(true);
  expect(everything(position)).toBe(before);
  toy.apply(position, 'blue', { choice: 'pick', option: 'card', args: { card: 'one' } });
  toy.apply(position, 'red', { choice: 'pick', option: 'card', args: { card: 'two' } });
  expect(toy.undo(position).ok).toBe(true);
  expect(toy.undo(position).ok).toBe(false);
  expect(toy.pending(position)).toMatchObject([
    { player: 'red', choice: 'pick' },
    { player: 'blue', choice: 'extra' },
  ]);
});

function everything(position: ReturnType<typeof toy.start>): string {
  return JSON.stringify([toy.hash(position), toy.save(position), toy.record(position), toy.view(position, 'red')]);
}

function chanceSteps(position: ReturnType<typeof toy.start>): number {
  return toy.record(position).steps.filter((step) => 'chance' in step).length;
}
