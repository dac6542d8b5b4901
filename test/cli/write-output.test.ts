import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeDisk } from '../../generator/cli/disk.ts';
import { cleanLeftovers, type GameOutput, writeOutput } from '../../generator/cli/write-output.ts';
import { killedAfter } from './killed-disk.ts';
import { makeProject, type Project } from './mini-project.ts';

type Files = Readonly<Record<string, string>>;

const before: Readonly<Record<string, Files>> = {
  alpha: { 'index.ts': 'alpha 1', 'same.ts': 'same', 'text/en.ts': 'en', 'gone.ts': 'gone' },
  beta: { 'index.ts': 'beta 1' },
  gone: { 'index.ts': 'gone 1' },
};
const after: Readonly<Record<string, Files>> = {
  alpha: { 'index.ts': 'alpha 2', 'same.ts': 'same', 'text/en.ts': 'en', 'text/zh.ts': 'zh' },
  beta: { 'index.ts': 'beta 2' },
  fresh: { 'index.ts': 'fresh 1' },
};
const outputs: readonly GameOutput[] = [
  ...Object.entries(after).map(([game, files]) => ({
    game,
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
  })),
  { game: 'gone', files: null },
];

it('says what it changed and deleted', () => {
  const project = makeOld();
  expect(writeOutput(join(project.root, 'generated'), outputs, nodeDisk)).toEqual([
    { game: 'alpha', changed: ['index.ts', 'text/zh.ts'], deleted: ['gone.ts'] },
    { game: 'beta', changed: ['index.ts'], deleted: [] },
    { game: 'fresh', changed: ['index.ts'], deleted: [] },
    { game: 'gone', changed: [], deleted: ['index.ts'] },
  ]);
  expect(project.snapshot('generated')).toEqual(flat(after));
});

it('leaves each game old or new wherever it is killed, and the next run makes all of them old or all new', () => {
  const counted = killedAfter(Number.POSITIVE_INFINITY);
  writeOutput(join(makeOld().root, 'generated'), outputs, counted.disk);
  const ends = new Set<string>();
  for (let steps = 0; steps < counted.done(); steps += 1) {
    const project = makeOld();
    const output = join(project.root, 'generated');
    expect(() => writeOutput(output, outputs, killedAfter(steps).disk)).toThrow('killed');
    for (const game of ['alpha', 'beta', 'fresh', 'gone']) expectOldOrNew(project, game);
    // The next run may be killed, too.
    for (let more = 0; more < 3; more += 1) {
      try {
        cleanLeftovers(output, killedAfter(more).disk);
      } catch {
        // killed again
      }
    }
    cleanLeftovers(output, nodeDisk);
    const end = project.snapshot('generated');
    expect([flat(before), flat(after)], `after step ${steps}`).toContainEqual(end);
    ends.add(JSON.stringify(end));
  }
  expect(ends.size).toBe(2);
});

it('gives unchanged files their old age', () => {
  const project = makeOld();
  const counted = killedAfter(Number.POSITIVE_INFINITY);
  const linked: string[] = [];
  const link = (from: string, to: string): void => {
    linked.push(from);
    counted.disk.link(from, to);
  };
  writeOutput(join(project.root, 'generated'), outputs, { ...counted.disk, link });
  expect(linked.map((path) => path.slice(project.root.length + 1))).toEqual([
    'generated/alpha/same.ts',
    'generated/alpha/text/en.ts',
  ]);
});

it.each(['../x.ts', '/x.ts', 'a//b.ts', '.hidden', 'a\\b.ts'])('never writes a file called %s', (path) => {
  const project = makeOld();
  const output = join(project.root, 'generated');
  expect(() => writeOutput(output, [{ game: 'alpha', files: [{ path, text: '' }] }], nodeDisk)).toThrow('The emitter');
  expect(project.snapshot('generated')).toEqual(flat(before));
});

function makeOld(): Project {
  const project = makeProject({});
  for (const [path, text] of Object.entries(flat(before))) project.write(`generated/${path}`, text);
  return project;
}

function flat(games: Readonly<Record<string, Files>>): Files {
  return Object.fromEntries(
    Object.entries(games).flatMap(([game, files]) =>
      Object.entries(files).map(([path, text]) => [`${game}/${path}`, text]),
    ),
  );
}

function expectOldOrNew(project: Project, game: string): void {
  const all = project.snapshot('generated');
  const now = below(all, `${game}/`);
  if (Object.keys(now).length > 0) return expect([before[game], after[game]]).toContainEqual(now);
  // Between two renames a folder is missing; then the old one and the new one wait in the work folder.
  if (before[game] === undefined || after[game] === undefined) return;
  expect(below(all, `.rulewright-work/old/${game}/`)).toEqual(before[game]);
  expect(below(all, `.rulewright-work/new/${game}/`)).toEqual(after[game]);
}

function below(files: Files, folder: string): Files {
  const found = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(found.map(([path, text]) => [path.slice(folder.length), text]));
}
