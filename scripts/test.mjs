// npm test: everything that must hold, stage by stage. `npm test -- --seed 7 test/load` sets the seed of random tests
// and hands the rest to Vitest.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstall, root } from './ensure-install.mjs';
import { runVitest } from './run-vitest.mjs';

const { seed, rest } = readArguments(process.argv.slice(2));
ensureInstall();

const failedStages = [];
runCommand('types', 'npm', ['run', '--silent', 'types']);
runCommand('lint', 'npm', ['run', '--silent', 'lint']);
runCommand('generated files are up to date', process.execPath, ['bin/rulewright.mjs', 'build', '--check']);
const { passed, failed } = runTests();

if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedStages.length > 0 ? 1 : 0;

/** Shows what the command says only if it fails. */
function runCommand(stage, command, args) {
  const start = performance.now();
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell,
  });
  endStage(stage, status === 0, start);
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
}

function runTests() {
  const start = performance.now();
  const result = runVitest(rest, seed === undefined ? {} : { RULEWRIGHT_SEED: seed });
  endStage('tests', result.ok, start);
  return result;
}

function endStage(stage, ok, start) {
  if (!ok) failedStages.push(stage);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${stage} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function readArguments(args) {
  const { tokens } = parseArgs({ args, options: { seed: { type: 'string' } }, strict: false, tokens: true });
  const given = tokens.findLast((token) => token.kind === 'option' && token.name === 'seed');
  if (given === undefined) return { rest: args };
  const width = given.inlineValue ? 1 : 2;
  return { seed: given.value, rest: args.toSpliced(given.index, width) };
}
