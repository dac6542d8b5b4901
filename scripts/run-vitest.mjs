import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './ensure-install.mjs';

/** Runs the tests, shows them as they go, and counts them; a file that cannot be loaded counts as one failure. */
export function runVitest(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-test-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = [join('node_modules', 'vitest', 'vitest.mjs'), 'run'];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status } = spawnSync(process.execPath, [...vitest, ...reporters, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    return { ok: status === 0, ...count(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(report) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // Vitest ended before it could report; `ok` is false then.
    return { passed: 0, failed: 0 };
  }
  const notLoaded = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: results.numPassedTests, failed: results.numFailedTests + notLoaded.length };
}
