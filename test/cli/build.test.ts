import { mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeDisk } from '../../generator/cli/disk.ts';
import { killedAfter } from './killed-disk.ts';
import { coinRace, makeProject, type Project, withoutTimes } from './mini-project.ts';

const faster = { 'pieces.yaml': (coinRace['pieces.yaml'] ?? '').replace('rounds: 6', 'rounds: 3') };

it('writes the engine, then touches nothing that stays the same', async () => {
  const project = makeProject();
  const first = await project.run('build');
  expect([first.code, withoutTimes(first.out)]).toEqual([
    0,
    expect.stringMatching(/^coin-race: (\d+) files, \1 changed \(T s\)\n$/),
  ]);
  const before = ages(project);
  expect((await project.run('build')).out).toContain(' files, 0 changed');
  expect(ages(project)).toEqual(before);

  project.write('rules/coin-race/pieces.yaml', faster['pieces.yaml']);
  project.write('generated/coin-race/old.ts', '');
  const { changed, deleted } = JSON.parse((await project.run('build', '--json')).out).games[0];
  expect(deleted).toEqual(['old.ts']);
  const after = ages(project);
  for (const path of Object.keys(before)) if (!changed.includes(path)) expect(after[path], path).toBe(before[path]);
  expect(Object.keys(after)).toEqual(Object.keys(before));
});

it('writes nothing at all if one of the games is wrong', async () => {
  const project = makeProject({
    'coin-race': coinRace,
    wrong: { ...coinRace, '01-race.yaml': 'game §1.1:\n  - trun\n' },
  });
  const { code, out, err } = await project.run('build');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('rules/wrong/01-race.yaml:2:');
  expect(err).toContain('Nothing was written.');
  expect(readdirSync(join(project.root, 'generated'))).toEqual([]);
});

it('shows with --check what is stale, missing and extra, and writes nothing', async () => {
  const project = makeProject();
  expect((await project.run('build', '--check')).code).toBe(1);
  await project.run('build');
  expect(await project.run('build', '--check')).toMatchObject({ code: 0, out: expect.stringContaining('up to date') });

  const text = project.read('generated/coin-race/layout.ts');
  project.write('generated/coin-race/layout.ts', `${text}// by hand\n`);
  project.write('generated/coin-race/extra.ts', 'export {};\n');
  project.write('generated/coin-race/01-race.ts', null);
  project.write('generated/gone/index.ts', '');
  const before = project.snapshot('generated');
  const { code, out, err } = await project.run('build', '--check');
  expect(code).toBe(1);
  expect(out).toContain('--- generated/coin-race/layout.ts\n+++ generated/coin-race/layout.ts\n@@ ');
  expect(out).toContain('\n-// by hand\n');
  expect(out).toContain('--- generated/coin-race/extra.ts\n+++ /dev/null\n');
  expect(out).toContain('--- /dev/null\n+++ generated/coin-race/01-race.ts\n');
  expect(out).toContain('coin-race: 3 stale files\n');
  expect(out).toContain('gone: generated/gone/ has no rules any more\n');
  expect(err).toContain('npx rulewright build');
  expect(project.snapshot('generated')).toEqual(before);

  const report = JSON.parse((await project.run('build', '--check', '--json')).out);
  expect(report).toEqual({
    format: 'rulewright-build',
    version: 1,
    ok: false,
    games: [
      {
        game: 'coin-race',
        files: expect.any(Number),
        isOrphan: false,
        stale: [
          { path: '01-race.ts', kind: 'missing' },
          { path: 'extra.ts', kind: 'extra' },
          { path: 'layout.ts', kind: 'changed' },
        ],
      },
      { game: 'gone', files: 0, isOrphan: true, stale: [{ path: 'index.ts', kind: 'extra' }] },
    ],
  });

  expect((await project.run('build')).out).toContain('gone: removed, since rules/gone/ is gone\n');
  expect((await project.run('build', '--check')).code).toBe(0);
});

it.each([2, 5, 9, 13, 17])('ends its work on the next run when it is killed after step %i', async (steps) => {
  const project = makeProject();
  await project.run('build');
  const old = project.snapshot('generated');
  project.write('rules/coin-race/pieces.yaml', faster['pieces.yaml']);
  const killed = await project.runWith({ disk: killedAfter(steps).disk }, 'build');
  expect(killed.code).not.toBe(0);
  forgetLock(project);
  expect((await project.run('build')).code).toBe(0);
  const fresh = project.snapshot('generated');
  expect(fresh).not.toEqual(old);
  expect((await project.run('build', '--check')).code).toBe(0);
});

it('ends the work of a killed build before it plays', async () => {
  const project = makeProject();
  await project.run('build');
  project.write('generated/.rulewright-work/old/coin-race/x.ts', '');
  project.write('generated/.rulewright-work/new/other/index.ts', 'export {};\n');
  project.write('generated/.rulewright-work/journal.json', JSON.stringify({ replace: ['other'], remove: [] }));
  expect((await project.run('simulate', 'coin-race', '--games', '1')).code).toBe(0);
  expect(Object.keys(project.snapshot('generated')).filter((path) => !path.startsWith('coin-race/'))).toEqual([
    'other/index.ts',
  ]);
});

it('believes no journal that leads out of the folder', async () => {
  const project = makeProject();
  project.write('precious/index.ts', 'keep');
  project.write('generated/.rulewright-work/journal.json', JSON.stringify({ replace: [], remove: ['../precious'] }));
  expect((await project.run('build')).code).toBe(0);
  expect(project.read('precious/index.ts')).toBe('keep');
});

it('lets two builds at once wait for each other', async () => {
  const project = makeProject();
  const [one, two] = await Promise.all([project.run('build'), project.run('build')]);
  expect([one.code, two.code]).toEqual([0, 0]);
  expect(one.err + two.err).toContain('Waiting for another build (process ');
  expect(readdirSync(join(project.root, 'generated'))).toEqual(['coin-race']);
});

it.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 30, host: hostname() }), 0],
  ['that is very old', JSON.stringify({ pid: process.pid, host: hostname() }), 3600],
  ['of another computer that is very old', JSON.stringify({ pid: 1, host: 'elsewhere' }), 3600],
  ['that says nothing', '', 60],
])('takes over a lock %s', async (_, text, age) => {
  const project = makeProject();
  project.write('generated/.rulewright-lock', text);
  const then = Date.now() / 1000 - age;
  utimesSync(join(project.root, 'generated/.rulewright-lock'), then, then);
  expect((await project.run('build')).code).toBe(0);
  expect(readdirSync(join(project.root, 'generated'))).toEqual(['coin-race']);
});

it('does not write through links', async () => {
  const project = makeProject();
  mkdirSync(join(project.root, 'elsewhere'));
  writeFileSync(join(project.root, 'elsewhere/index.ts'), 'keep');
  mkdirSync(join(project.root, 'generated'));
  symlinkSync(join(project.root, 'elsewhere'), join(project.root, 'generated/coin-race'));
  expect(await project.run('build')).toMatchObject({ code: 1, out: '' });
  expect(project.read('elsewhere/index.ts')).toBe('keep');
});

it('says what the system refuses', async () => {
  const create = (): never => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  };
  const { code, err } = await makeProject().runWith({ disk: { ...nodeDisk, create } }, 'build');
  expect([code, err]).toEqual([1, 'rulewright: The system refused: ENOSPC: no space left on device, write\n']);
});

/** What the death of the process does to the lock: its number is nobody's. */
function forgetLock(project: Project): void {
  if (project.snapshot('generated')['.rulewright-lock'] === undefined) return;
  project.write('generated/.rulewright-lock', JSON.stringify({ pid: 2 ** 30, host: hostname() }));
}

function ages(project: Project): Readonly<Record<string, number>> {
  const folder = join(project.root, 'generated/coin-race');
  return Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]));
}
