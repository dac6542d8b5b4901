// npm run test:fuzz: the tests with a seed nobody has tried; arguments go to Vitest.
import { randomInt } from 'node:crypto';
import { ensureInstall } from './ensure-install.mjs';
import { runVitest } from './run-vitest.mjs';

ensureInstall();
const seed = String(randomInt(1, 2 ** 31));
console.log(`Seed ${seed}`);
const { ok, passed, failed } = runVitest(process.argv.slice(2), { RULEWRIGHT_SEED: seed });
console.log(`\nSeed ${seed}; the same again: npm test -- --seed ${seed}\n${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;
