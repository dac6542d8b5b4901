import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { toolRoot } from '../../generator/cli/tool-root.ts';
import { coinRace, makeProject } from './mini-project.ts';

it('survives a real kill: the old engine stays whole or the new one stands, and the next build is clean', async () => {
  const project = makeProject();
  await project.run('build');
  const old = project.snapshot('generated/coin-race');
  project.write('rules/coin-race/pieces.yaml', (coinRace['pieces.yaml'] ?? '').replace('rounds: 6', 'rounds: 3'));
  const child = spawn(process.execPath, [join(toolRoot, 'bin/rulewright.mjs'), 'build'], { cwd: project.root });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // In the middle of its work: it holds the lock.
  while (child.exitCode === null && !readdirSync(join(project.root, 'generated')).includes('.rulewright-lock'))
    await wait(5);
  child.kill('SIGKILL');
  await ended;
  const left = project.snapshot('generated/coin-race');

  expect((await project.run('build')).code).toBe(0);
  expect(readdirSync(join(project.root, 'generated'))).toEqual(['coin-race']);
  expect([old, project.snapshot('generated/coin-race')]).toContainEqual(left);
  expect((await project.run('build', '--check')).code).toBe(0);
});
