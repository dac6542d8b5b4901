import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { expect, it, onTestFinished } from 'vitest';
import { toolRoot } from '../../generator/cli/tool-root.ts';
import { coinRace, makeProject, type Project, withoutEscapes } from './mini-project.ts';

async function builtProject(): Promise<Project> {
  const project = makeProject();
  await project.run('build');
  return project;
}

it('plays the same games for the same seed and reports them', async () => {
  const project = await builtProject();
  const play = async (...argv: readonly string[]) =>
    JSON.parse((await project.run('simulate', 'coin-race', '--json', '--games', '50', ...argv)).out);
  const report = await play('--seed', '7', '--scenario', 'long');
  expect(report).toEqual({
    format: 'rulewright-simulate',
    version: 1,
    ok: true,
    game: 'coin-race',
    rules: expect.stringMatching(/^[0-9a-f]{16}$/),
    scenario: 'long',
    options: {},
    seed: '7',
    games: 50,
    finished: 50,
    actions: 600,
    seconds: expect.any(Number),
    actionsPerSecond: expect.any(Number),
    averageActions: 12,
    results: expect.any(Object),
    faults: [],
    record: null,
  });
  const { red, blue, draw, unfinished } = report.results;
  expect(red + blue + draw).toBe(50);
  expect(unfinished).toBe(0);
  expect((await play('--seed', '7')).results).toEqual(report.results);
  expect((await play('--seed', '8')).results).not.toEqual(report.results);
  // The same on every machine.
  expect(report.results).toMatchInlineSnapshot(`
    {
      "blue": 19,
      "draw": 2,
      "red": 29,
      "unfinished": 0,
    }
  `);
});

it('stops games at the limit of moves', async () => {
  const project = await builtProject();
  const { code, out } = await project.run('simulate', 'coin-race', '--games', '3', '--moves', '5', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ finished: 0, actions: 15, results: { unfinished: 3 } });
  expect(JSON.parse((await project.run('simulate', 'coin-race', '--moves', '12', '--json')).out).finished).toBe(100);
});

it('reports faults of the rules with their line and how to see them again', async () => {
  const project = await builtProject();
  const { code, out } = await project.run(
    'simulate',
    'coin-race',
    '--option',
    'greedy',
    '--games',
    '20',
    '--seed',
    "it's",
  );
  expect(code).toBe(1);
  expect(out).toContain('rules/coin-race/01-race.yaml:13 - fault in play: ');
  const [, number = ''] = /--seed 'it'\\''s' --game (\d+)\n/.exec(out) ?? [];
  const again = await project.run(
    'simulate',
    'coin-race',
    '--option',
    'greedy',
    '--seed',
    "it's",
    '--game',
    number,
    '--json',
  );
  expect(again.code).toBe(1);
  expect(JSON.parse(again.out)).toMatchObject({ ok: false, games: 1, faults: [{ line: 13, game: Number(number) }] });
});

it.each([
  [['--scenario', 'lnog'], 'There is no scenario "lnog". Did you mean "long"? Known: short, long.'],
  [['--option', 'greddy'], 'There is no option "greddy". Did you mean "greedy"? Known: greedy.'],
  [['--option', 'greedy=maybe'], '--option greedy takes =true or =false.'],
])('refuses %j', async (argv, message) => {
  const project = await builtProject();
  expect(await project.run('simulate', 'coin-race', ...argv)).toEqual({
    code: 2,
    out: '',
    err: `rulewright: ${message}\n`,
  });
});

it('asks for a build where there is no engine, and notes an old one', async () => {
  const project = makeProject();
  expect(await project.run('simulate', 'coin-race')).toMatchObject({
    code: 1,
    err: 'rulewright: coin-race has no engine yet. Run `npx rulewright build coin-race`.\n',
  });
  await project.run('build');
  project.write('rules/coin-race/pieces.yaml', `${coinRace['pieces.yaml']}# later\n`);
  expect((await project.run('simulate', 'coin-race')).err).toContain('have changed since');
});

it('records a game and tells it again', async () => {
  const project = await builtProject();
  await project.run('simulate', 'coin-race', '--game', '3', '--record', 'game.json');
  const { code, out, err } = await project.run('replay', 'game.json');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^(red|blue): turn\/(safe|risk) \(CR-2\.1\)\n/);
  expect(out).toMatch(/\nResult: (red wins|blue wins|draw)\.\n$/);

  const report = JSON.parse((await project.run('replay', 'game.json', '--json', '--as', 'red')).out);
  expect(report).toMatchObject({ format: 'rulewright-replay', version: 1, ok: true, game: 'coin-race', player: 'red' });
  expect(report.log[0]).toEqual({ by: 'red', text: expect.any(String), clause: '2.1' });

  const early = JSON.parse((await project.run('replay', 'game.json', '--json', '--step', '1')).out);
  expect(early.result).toBeNull();
  expect(early.pending).toEqual([{ player: 'blue', choice: 'turn', clause: '2.1' }]);
  expect(await project.run('replay', 'game.json', '--step', '999')).toMatchObject({ code: 2 });
  expect((await project.run('replay', 'game.json', '--as', 'rad')).err).toContain('Did you mean "red"?');
});

it('refuses records that are none, with the reason and the step', async () => {
  const project = await builtProject();
  await project.run('simulate', 'coin-race', '--game', '3', '--record', 'game.json');
  const record = JSON.parse(project.read('game.json'));
  const refusal = async (text: string): Promise<string> => {
    project.write('bad.json', text);
    const { code, out, err } = await project.run('replay', 'bad.json');
    expect([code, out]).toEqual([1, '']);
    return err;
  };
  expect(await refusal('{nonsense')).toContain('bad.json is not JSON');
  expect(await refusal('[]')).toContain('is not a record of a game');
  expect(await refusal('null')).toContain('is not a record of a game');
  expect(await refusal('['.repeat(100_000))).toContain('is not JSON');
  expect(await refusal(JSON.stringify({ ...record, game: '../x' }))).toContain('is a record of "../x"');
  expect(await refusal(JSON.stringify({ ...record, rules: 'other' }))).toContain('was made with other rules');
  const steps = [...record.steps];
  steps[1] = { player: 'blue', choice: 'turn', option: 'steal' };
  expect(await refusal(JSON.stringify({ ...record, steps }))).toMatch(/does not replay at step 2 of \d+: .*steal/);
  expect((await project.run('replay', 'none.json')).err).toContain('there is no such file');
  expect((await project.run('replay', 'rules')).code).toBe(1);
});

it('reads a record from stdin', async () => {
  const project = await builtProject();
  await project.run('simulate', 'coin-race', '--game', '3', '--record', 'game.json');
  const readStdin = (): Uint8Array => Buffer.from(project.read('game.json'));
  expect((await project.runWith({ readStdin }, 'replay', '-')).code).toBe(0);
});

it('lists clauses in the order of the rulebook with their places', async () => {
  const project = makeProject();
  project.write(
    'rules/coin-race/text/en.yaml',
    'language: en\nclauses:\n  1.1: Six rounds are played.\n  2.10: Coins are never lent.\n',
  );
  const { code, out } = await project.run('clauses', 'coin-race');
  expect(code).toBe(0);
  expect(out).toContain('CR-2.2   rules/coin-race/01-race.yaml:8\n');
  expect(out).toMatch(/CR-2\.4 [^C]*CR-2\.10 {2}not implemented: Coins are never lent\.\nCR-3\.1/);
  expect(out).toMatch(/\n7 of 8 clauses implemented\n$/);
  const missing = JSON.parse((await project.run('clauses', 'coin-race', '--missing', '--json')).out);
  expect(missing).toEqual({
    format: 'rulewright-clauses',
    version: 1,
    ok: true,
    game: 'coin-race',
    prefix: 'CR',
    total: 8,
    implemented: 7,
    missing: ['2.10'],
    clauses: [{ id: '2.10', words: 'Coins are never lent.', places: [] }],
  });
});

it('shows the demo on one screen', async () => {
  const { code, out, err } = await makeProject({ a: coinRace, b: coinRace, c: coinRace }).run('demo');
  expect([code, err]).toEqual([0, '']);
  const lines = out.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(24);
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(80);
  expect(out).toContain('Next:');
  expect(withoutEscapes(out)).toBe(true);
});

it('gives the demo as JSON', async () => {
  const { out } = await makeProject().run('demo', '--json');
  const report = JSON.parse(out);
  expect(report).toMatchObject({ format: 'rulewright-demo', version: 1, ok: true });
  expect(report.games[0]).toMatchObject({ game: 'coin-race', title: 'Coin Race', files: 3, ruleLines: 39, clauses: 7 });
  expect(report.games[0].scenarios.map((one: { scenario: string }) => one.scenario)).toEqual(['short', 'long']);
});

it('plays engines of a project elsewhere that has no package.json', () => {
  const root = mkdtempSync(join(tmpdir(), 'rulewright-cli-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(makeProject().root, 'rules'), join(root, 'rules'), { recursive: true });
  const spawn = (...argv: readonly string[]) =>
    spawnSync(process.execPath, [join(toolRoot, 'bin/rulewright.mjs'), ...argv], { cwd: root, encoding: 'utf8' });
  expect(spawn('build').stderr).toBe('');
  const { status, stdout, stderr } = spawn('simulate', 'coin-race', '--games', '50', '--seed', '7', '--json');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout).finished).toBe(50);
});
