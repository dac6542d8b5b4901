import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { toolRoot } from '../../generator/cli/tool-root.ts';
import { coinRace, makeProject, withoutEscapes } from './mini-project.ts';

const commands = ['check', 'build', 'simulate', 'replay', 'clauses', 'demo'];

it('prints its version', async () => {
  expect(await makeProject().run('--version')).toEqual({ code: 0, out: '0.1.0\n', err: '' });
});

it.each(['', ...commands])('helps with "%s" in 80 columns, with examples', async (command) => {
  const { code, out, err } = await makeProject().run(...(command === '' ? [] : [command]), '--help');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Examples:\n  npx rulewright ');
  expect(out).toContain('--json');
  for (const line of out.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(80);
});

it.each([
  [[], 'Which command?'],
  [['chek'], "Unknown command 'chek'. Did you mean check?"],
  [['check', '--formt', 'line'], "Unknown option '--formt'. Did you mean --format?"],
  [['check', '--format', 'xml'], 'Allowed choices are text, line.'],
  [['simulate'], "Missing required argument 'game'."],
  [['simulate', 'coin-race', '--games', '0'], 'A whole number from 1 to'],
  [['simulate', 'coin-race', '--games', '1e3'], 'A whole number from 1 to'],
  [['clauses', 'coin'], 'Did you mean "coin-race"?'],
])('answers %j with wrong usage', async (argv, message) => {
  const { code, out, err } = await makeProject().run(...argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

it.each([
  [['check', 'nope', '--json'], 'rulewright-check'],
  [['chek', '--json'], 'rulewright-error'],
])('answers %j with one JSON object', async (argv, format) => {
  const { code, out } = await makeProject().run(...argv);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({ format, version: 1, ok: false, error: expect.any(String) });
});

it('calls a bug a bug, and shows where only when asked', async () => {
  const now = (): number => {
    throw new TypeError('clock is broken');
  };
  const plain = await makeProject().runWith({ now }, 'check');
  expect(plain.code).toBe(3);
  expect(plain.err).toContain('This is a bug in the tool, not in your rules: clock is broken');
  expect(plain.err).not.toContain('    at ');
  expect((await makeProject().runWith({ now }, 'check', '--verbose')).err).toContain('usage.test.ts');
});

it.each([
  [{ outIsTerminal: true }, [], true],
  [{ outIsTerminal: false }, [], false],
  [{ outIsTerminal: true, env: { NO_COLOR: '1' } }, [], false],
  [{ outIsTerminal: true, env: { TERM: 'dumb' } }, [], false],
  [{ outIsTerminal: true }, ['--no-color'], false],
  [{ outIsTerminal: false, env: { FORCE_COLOR: '1' } }, [], true],
  [{ outIsTerminal: false, env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, [], false],
])('with %j and %j uses colours: %s', async (io, flags, isColoured) => {
  const project = makeProject({ 'coin-race': { ...coinRace, '01-race.yaml': 'game §1.1:\n  - trun\n' } });
  const { out } = await project.runWith(io, 'check', ...flags);
  expect(withoutEscapes(out)).toBe(!isColoured);
});

it('runs as a program: pipes without colours, exit codes', () => {
  const spawn = (...argv: readonly string[]) =>
    spawnSync(process.execPath, [join(toolRoot, 'bin/rulewright.mjs'), ...argv], {
      cwd: makeProject().root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
  const good = spawn('check');
  expect([good.status, good.stderr]).toEqual([0, '']);
  expect(good.stdout).toMatch(/^coin-race: no problems/);
  const bad = spawn('check', 'x');
  expect([bad.status, bad.stdout]).toEqual([2, '']);
  expect(withoutEscapes(bad.stderr)).toBe(true);
});
