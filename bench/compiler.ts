import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CompilerFigures {
  readonly game: string;
  /** Wall time of the commands, process and all: the fastest of three. */
  readonly 'check s': number;
  readonly 'cold build s': number;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Times `check` and a build from nothing, in a copy, so that `generated/` stays as it is. None for an engine without rules. */
export function benchCompiler(game: string): readonly CompilerFigures[] {
  if (!existsSync(join(root, 'rules', game))) return [];
  const copy = mkdtempSync(join(tmpdir(), 'rulewright-bench-'));
  try {
    for (const part of ['bin', 'generator', 'schema', 'package.json', 'tsconfig.json', 'biome.jsonc'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    mkdirSync(join(copy, 'rules'));
    cpSync(join(root, 'rules', game), join(copy, 'rules', game), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const check = fastest(copy, ['check', game]);
    const build = fastest(copy, ['build', game], () =>
      rmSync(join(copy, 'generated'), { recursive: true, force: true }),
    );
    return [{ game, 'check s': check, 'cold build s': build }];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function fastest(folder: string, args: readonly string[], before: () => void = () => undefined): number {
  const times = [1, 2, 3].map(() => {
    before();
    const begin = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['bin/rulewright.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`rulewright ${args.join(' ')} failed:\n${stderr}`);
    return (performance.now() - begin) / 1000;
  });
  return Math.min(...times);
}
