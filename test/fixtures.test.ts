import { expect, it } from 'vitest';
import {
  type CollectingReporter,
  createReporter,
  type Diagnostic,
  renderText,
} from '../generator/diagnostics/index.ts';
import { type GameFile, loadGameFolder } from '../generator/load/index.ts';
import { validateDoc } from '../generator/validate/index.ts';
import { findBadCases } from './diagnostics/bad-cases.ts';

const cases = findBadCases();

it('finds the corpus', () => {
  expect(cases.length).toBeGreaterThan(40);
});

it.each(cases)('reports $code for "$name"', async ({ code, expected, read }) => {
  const { diagnostics, sources } = await runPasses(code, await read());
  const found = diagnostics.map((diagnostic) => diagnostic.code);
  expect(found, 'a bad case must report the code that its folder is called after').toContain(code);
  await expect(renderText(diagnostics, { sources })).toMatchFileSnapshot(expected);
});

interface Result {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
}

/** The passes up to the one that the code belongs to; cases of the first two are no whole games. */
async function runPasses(code: string, files: readonly GameFile[]): Promise<Result> {
  if (!/^(?:load|validate)\//.test(code)) return (await import('../generator/pipeline.ts')).checkFiles(files);
  const reporter: CollectingReporter = createReporter();
  const { docs, sources } = loadGameFolder(files, reporter);
  if (!reporter.hasErrors()) for (const doc of docs) validateDoc(doc, reporter);
  return { diagnostics: reporter.diagnostics, sources };
}
