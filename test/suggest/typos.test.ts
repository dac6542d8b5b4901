/** One wrong letter anywhere in the rules is noticed, nearly always at its word, and nearly always repaired. */
import { expect, it } from 'vitest';
import { hammerFiles } from './hammer-files.ts';
import { figuresOf, tryTypo, typosIn } from './typos.ts';

it('finds and repairs one wrong letter', { timeout: 300_000 }, () => {
  const files = hammerFiles();
  // the bound is on tries alone, so that a busy machine finds the same
  const outcomes = typosIn(files, 40, 20261201).map((typo) => tryTypo(files, typo, Number.POSITIVE_INFINITY));
  const share = (is: (one: (typeof outcomes)[number]) => boolean): number =>
    outcomes.filter(is).length / outcomes.length;
  const figures = figuresOf(outcomes);
  expect(outcomes.filter(({ isCaught }) => !isCaught)).toEqual([]);
  // the others are words misspelt where they are made: those that use them are named first
  expect(
    share(({ isAtPlace }) => isAtPlace),
    figures,
  ).toBeGreaterThanOrEqual(0.85);
  expect(
    share(({ isRepaired }) => isRepaired),
    figures,
  ).toBeGreaterThanOrEqual(0.9);
});
