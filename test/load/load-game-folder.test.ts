import { expect, it } from 'vitest';
import { createReporter } from '../../generator/diagnostics/index.ts';
import { fileKind, loadGameFolder } from '../../generator/load/index.ts';

const game = { path: 'game.yaml', bytes: 'game: demo\n' };

it('gives the files in the order of their paths, whatever order they come in', () => {
  const reporter = createReporter();
  const files = [
    { path: 'b.yaml', bytes: 'b: 1\n' },
    game,
    { path: '02-map.yaml', bytes: new TextEncoder().encode('a: 1\n') },
  ];
  const { docs, sources } = loadGameFolder(files, reporter);
  expect(reporter.diagnostics).toEqual([]);
  expect(docs.map((doc) => doc.file)).toEqual(['02-map.yaml', 'b.yaml', 'game.yaml']);
  expect([...sources.keys()]).toEqual(['02-map.yaml', 'b.yaml', 'game.yaml']);
});

it('goes on after a file that cannot be read, and keeps its text', () => {
  const reporter = createReporter();
  const { docs, sources } = loadGameFolder([{ path: 'a.yaml', bytes: 'a: b: c\n' }, game], reporter);
  expect(docs.map((doc) => doc.file)).toEqual(['game.yaml']);
  expect(sources.get('a.yaml')).toBe('a: b: c\n');
  expect(reporter.diagnostics).toHaveLength(1);
});

it('passes by hidden files and the README', () => {
  const reporter = createReporter();
  const other = ['.DS_Store', '.git/config', 'README.md', 'cases/README.md'].map((path) => ({ path, bytes: '\u0000' }));
  expect(loadGameFolder([game, ...other], reporter).docs).toHaveLength(1);
  expect(reporter.diagnostics).toEqual([]);
});

it.each([
  ['game.yaml', 'game'],
  ['08-battles.yaml', 'chapter'],
  ['hirelings/forest-patrol.yaml', 'chapter'],
  ['text/zh-Hans.yaml', 'text'],
  ['cases/08-battles.yaml', 'case'],
  ['errata/2019-pillage.yaml', 'erratum'],
])('knows by its path that %s is a %s', (path, kind) => {
  expect(fileKind(path)).toBe(kind);
});
