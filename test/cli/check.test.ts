import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coinRace, makeProject, withoutTimes } from './mini-project.ts';

it('says that a good game has no problems', async () => {
  const { code, out, err } = await makeProject().run('check');
  expect([code, withoutTimes(out), err]).toEqual([0, 'coin-race: no problems (3 files, T s)\n', '']);
});

it('shows problems with their excerpts and counts them', async () => {
  const project = makeProject({
    'coin-race': coinRace,
    'coin-rake': { ...coinRace, '01-race.yaml': 'game §1.1:\n  - trun\n' },
  });
  const { code, out } = await project.run('check');
  expect(code).toBe(1);
  expect(out).toContain('rules/coin-rake/01-race.yaml:2:');
  expect(out).toContain('|   - trun\n');
  expect(out).toMatch(/\ncoin-race: no problems .*\n\d errors? in 1 game\n$/);
});

it('gives one line for each problem to editors', async () => {
  const project = makeProject({ 'coin-race': { ...coinRace, '01-race.yaml': 'game §1.1:\n  - trun\n' } });
  const { out } = await project.run('check', '--format', 'line');
  expect(out.split('\n')[0]).toMatch(/^rules\/coin-race\/01-race\.yaml:2:\d+: error [\w/-]+: /);
});

it('checks only the games that are named, as names or as paths', async () => {
  const project = makeProject({ a: coinRace, b: coinRace });
  expect((await project.run('check', './rules/b/')).out).toMatch(/^b: no problems .*\n$/);
});

it('suggests games when a name is unknown', async () => {
  const { code, out, err } = await makeProject().run('check', 'coin-rase');
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe('rulewright: There is no game "coin-rase". Did you mean "coin-race"? Known: coin-race.\n');
});

it('is wrong usage in a project without games', async () => {
  const project = makeProject({});
  mkdirSync(join(project.root, 'rules'));
  expect(await project.run('check', '--cwd', '.')).toMatchObject({ code: 2, out: '' });
  expect(await project.run('check', '--cwd', 'nowhere')).toMatchObject({ code: 2 });
});

it('gives problems as JSON with paths from the root of the project', async () => {
  const project = makeProject({ 'coin-race': { ...coinRace, '01-race.yaml': 'game §1.1:\n  - trun\n' } });
  const { out, err } = await project.run('check', '--json');
  const report = JSON.parse(out);
  expect(err).toBe('');
  expect(report).toMatchObject({ format: 'rulewright-check', version: 1, ok: false, warnings: 0 });
  expect(report.games[0]).toMatchObject({ game: 'coin-race', files: 3, refused: [] });
  expect(report.games[0].diagnostics[0]).toMatchObject({
    file: 'rules/coin-race/01-race.yaml',
    line: 2,
    severity: 'error',
  });
});

it('refuses links that lead out of the folder, and follows those that stay inside', async () => {
  const project = makeProject();
  project.write('secret.yaml', 'password: 1\n');
  symlinkSync(join(project.root, 'secret.yaml'), join(project.root, 'rules/coin-race/02-more.yaml'));
  const bad = await project.run('check');
  expect(bad.code).toBe(1);
  expect(bad.out).toContain('rules/coin-race/02-more.yaml - error cli/refused-file:');
  expect(bad.out).not.toContain('password');

  project.write('rules/coin-race/02-more.yaml', null);
  project.write('rules/coin-race/01-race.yaml', null);
  project.write('rules/coin-race/.hidden', coinRace['01-race.yaml'] ?? '');
  symlinkSync('.hidden', join(project.root, 'rules/coin-race/01-race.yaml'));
  expect((await project.run('check')).code).toBe(0);
});

it.each([
  ['a folder', (target: string) => mkdirSync(target)],
  ['nothing', () => undefined],
])('refuses a link to %s', async (_, make) => {
  const project = makeProject();
  make(join(project.root, 'target'));
  symlinkSync(join(project.root, 'target'), join(project.root, 'rules/coin-race/02-more.yaml'));
  expect((await project.run('check')).out).toMatch(
    /02-more\.yaml - error cli\/refused-file: This is not read: it is a link/,
  );
});

it('does not read a huge file', async () => {
  const project = makeProject();
  project.write('rules/coin-race/02-more.yaml', `x: ${'y'.repeat(1_000_001)}`);
  const { code, out } = await project.run('check', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out).games[0].refused).toEqual([
    { file: 'rules/coin-race/02-more.yaml', reason: 'it has 1000004 bytes; at most 1000000 are read' },
  ]);
});
