// npm start: shows what Rulewright does, from a fresh clone.
import { spawnSync } from 'node:child_process';
import { ensureInstall, root } from './ensure-install.mjs';

ensureInstall();
const demo = ['bin/rulewright.mjs', 'demo', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, demo, { cwd: root, stdio: 'inherit' }).status ?? 1;
