import { expect, it } from 'vitest';
import { type CollectingReporter, createReporter, renderText } from '../generator/diagnostics/index.ts';
import { type GameFile, loadGameFolder } from '../generator/load/index.ts';
import { validateDoc } from '../generator/validate/index.ts';
import { findBadCases } from './diagnostics/bad-cases.ts';

const cases = findBadCases();

it('finds the corpus', () => {
  expect(cases.length).toBeGreaterThan(40);
});

it.each(cases)('reports $code for "$name"', async ({ code, expected, read }) => {
  const reporter = createReporter();
  const sources = runPasses(await read(), reporter);
  const found = reporter.diagnostics.map((diagnostic) => diagnostic.code);
  expect(found, 'a bad case must report the code that its folder is called after').toContain(code);
  await expect(renderText(reporter.diagnostics, { sources })).toMatchFileSnapshot(expected);
});

/** All passes that report, in order; none runs after one with errors. */
function runPasses(files: readonly GameFile[], reporter: CollectingReporter): ReadonlyMap<string, string> {
  const { docs, sources } = loadGameFolder(files, reporter);
  if (!reporter.hasErrors()) for (const doc of docs) validateDoc(doc, reporter);
  return sources;
}
