// Installs the packages of package-lock.json if they are not there. Uses Node only, since it runs before `npm ci`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const lockFile = join(root, 'package-lock.json');
/** npm writes this file last, so that an interrupted installation lacks it. */
const installedFile = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.rulewright-lock');

/** Ends the process if the packages cannot be installed. */
export function ensureInstall() {
  const installed = readIfThere(installedFile);
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (installed !== undefined && readIfThere(stampFile) === stamp) return;
  if (installed === undefined || !holds(JSON.parse(installed), JSON.parse(lock))) install();
  writeFileSync(stampFile, stamp);
}

/** True after `npm install` by hand: what is there is what the lock file asks for, only our stamp is missing. */
function holds(installed, lock) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found === undefined ? wanted.optional || wanted.devOptional : found.version === wanted.version;
  });
}

function install() {
  console.error('Installing packages (npm ci), about 15 seconds …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--silent'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The packages could not be installed. Run `npm ci` to see why.');
  process.exit(2);
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstall();
