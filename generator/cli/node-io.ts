/** The real world. */
import { readSync, realpathSync } from 'node:fs';
import { register } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeDisk } from './disk.ts';
import type { Io } from './io.ts';
import { toolRoot } from './tool-root.ts';

export function nodeIo(): Io {
  // `rulewright clauses … | head` closes the pipe early, which is no mistake of anybody.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    outIsTerminal: process.stdout.isTTY === true,
    errIsTerminal: process.stderr.isTTY === true,
    env: process.env,
    cwd: process.cwd(),
    disk: nodeDisk,
    now: () => performance.now(),
    importModule: (file, root) => {
      lendRuntime(root);
      return import(pathToFileURL(realpathSync(file)).href);
    },
    readStdin,
  };
}

const lentTo = new Set<string>();

/**
 * Engines import `#runtime`, which only the package.json of this tool explains; and without a package.json with
 * `"type": "module"` their files would not count as modules. In other projects a hook says both.
 */
function lendRuntime(root: string): void {
  const isInside = !relative(toolRoot, root).startsWith('..');
  if (isInside || lentTo.has(root)) return;
  lentTo.add(root);
  const runtime = pathToFileURL(resolve(toolRoot, 'generator/runtime/index.ts')).href;
  const engines = `${pathToFileURL(realpathSync(resolve(root, 'generated'))).href}/`;
  const hook = `export async function resolve(specifier, context, next) {
    const isOurs = context.parentURL?.startsWith(${JSON.stringify(engines)});
    if (isOurs && specifier === '#runtime') return next(${JSON.stringify(runtime)}, context);
    const found = await next(specifier, context);
    return found.url.startsWith(${JSON.stringify(engines)}) ? { ...found, format: 'module-typescript' } : found;
  }`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

function readStdin(most: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= most) {
    const chunk = new Uint8Array(65_536);
    const read = readSync(0, chunk);
    if (read === 0) break;
    chunks.push(chunk.subarray(0, read));
    size += read;
  }
  return Buffer.concat(chunks);
}
