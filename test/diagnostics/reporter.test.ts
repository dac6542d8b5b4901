import { expect, it } from 'vitest';
import { createReporter, sortDiagnostics } from '../../generator/diagnostics/index.ts';

const at = (file: string, start: number) => ({ file, start, end: start + 1 });

it('drops exact duplicates and keeps the order of reporting', () => {
  const reporter = createReporter();
  reporter.report('load/tab', at('b.yaml', 3), {});
  reporter.report('load/tab', at('a.yaml', 3), {});
  reporter.report('load/tab', at('b.yaml', 3), {});
  expect(reporter.diagnostics.map((one) => one.primary.file)).toEqual(['b.yaml', 'a.yaml']);
});

it('tells errors from warnings', () => {
  const reporter = createReporter();
  reporter.report('load/byte-order-mark', at('a.yaml', 0), {});
  expect(reporter.hasErrors()).toBe(false);
  reporter.report('load/tab', at('a.yaml', 0), {});
  expect(reporter.hasErrors()).toBe(true);
});

it('sorts by file, then position, then code', () => {
  const reporter = createReporter();
  reporter.report('load/tab', at('b.yaml', 1), {});
  reporter.report('load/tab', at('a.yaml', 9), {});
  reporter.report('load/tab', at('a.yaml', 2), {});
  reporter.report('load/nested-list', at('a.yaml', 2), {});
  const sorted = sortDiagnostics(reporter.diagnostics).map(
    (one) => `${one.primary.file}:${one.primary.start} ${one.code}`,
  );
  expect(sorted).toEqual(['a.yaml:2 load/nested-list', 'a.yaml:2 load/tab', 'a.yaml:9 load/tab', 'b.yaml:1 load/tab']);
});

it('keeps three fixes at most', () => {
  const reporter = createReporter();
  const fixes = ['a', 'b', 'c', 'd'].map((text) => ({ span: at('a.yaml', 0), text }));
  reporter.report('load/tab', at('a.yaml', 0), {}, { fixes });
  expect(reporter.diagnostics[0]?.fixes.map((fix) => fix.text)).toEqual(['a', 'b', 'c']);
});
