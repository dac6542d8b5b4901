/** One build at a time: a lock file in `generated/`. */
import { readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { isThere } from './project.ts';
import { refused } from './stop.ts';

export interface LockOptions {
  readonly disk: Disk;
  /** Milliseconds to wait for another build. */
  readonly patience?: number;
  /** Told once if there is somebody to wait for. */
  onWait?(holder: string): void;
}

const lockName = '.rulewright-lock';
/** No build takes so long: such a lock belongs to a number that the system has given to another process since. */
const oldAge = 10 * 60_000;
/** A lock without a holder is one that is being written. */
const birth = 5_000;

/** Runs something while no other build runs. A lock whose process is gone is taken over. */
export async function withOutputLock<T>(output: string, options: LockOptions, run: () => T | Promise<T>): Promise<T> {
  const { disk } = options;
  const path = join(output, lockName);
  disk.makeFolder(output);
  await acquire(path, options);
  try {
    return await run();
  } finally {
    disk.remove(path);
  }
}

async function acquire(path: string, { disk, patience = 20_000, onWait }: LockOptions): Promise<void> {
  const until = Date.now() + patience;
  for (let isToldOf = false; !tryToCreate(path, disk); ) {
    const held = readLock(path);
    if (held === undefined) continue; // gone in this very moment
    if (isStale(held)) {
      takeAway(path, held, disk);
      continue;
    }
    if (Date.now() >= until) {
      throw refused(`Another build is running (${held.holder}). If that is wrong, delete generated/${lockName}.`);
    }
    if (!isToldOf) onWait?.(held.holder);
    isToldOf = true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function tryToCreate(path: string, disk: Disk): boolean {
  try {
    disk.create(path, JSON.stringify({ pid: process.pid, host: hostname() }));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

interface Held {
  readonly text: string;
  readonly holder: string;
  readonly age: number;
  readonly pid: number | undefined;
  readonly isHere: boolean;
}

function readLock(path: string): Held | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    const { pid, host } = parse(text);
    const holder = pid === undefined ? 'an unknown process' : `process ${pid}`;
    return { text, holder, pid, isHere: host === hostname(), age: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if (!isThere(path)) return undefined;
    throw error;
  }
}

function parse(text: string): { readonly pid: number | undefined; readonly host: unknown } {
  try {
    const { pid, host } = Object(JSON.parse(text)) as { pid?: unknown; host?: unknown }; // any JSON; both are tested
    return { pid: Number.isSafeInteger(pid) && Number(pid) > 0 ? Number(pid) : undefined, host };
  } catch {
    return { pid: undefined, host: undefined };
  }
}

function isStale({ age, pid, isHere }: Held): boolean {
  if (age > oldAge) return true;
  if (pid === undefined) return age > birth;
  return isHere && !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Two may find the same stale lock: the slower one must not take away the new lock of the faster one. */
function takeAway(path: string, stale: Held, disk: Disk): void {
  const aside = `${path}-${process.pid}`;
  try {
    disk.rename(path, aside);
  } catch (error) {
    if (isThere(path)) throw error;
    return; // the other one was faster
  }
  if (readFileSync(aside, 'utf8') !== stale.text && !isThere(path)) disk.rename(aside, path);
  else disk.remove(aside);
}
