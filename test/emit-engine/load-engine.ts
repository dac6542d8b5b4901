/** Emits a game, writes its files into a folder that git ignores, and loads them as modules. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EmittedFile } from '../../generator/emit-engine/index.ts';
import { emitEngine } from '../../generator/emit-engine/index.ts';
import type { GameIr } from '../../generator/ir/index.ts';
import type { Engine, GameDef, Machine } from '../../generator/runtime/index.ts';

const ROOT = fileURLToPath(new URL('../.tmp/emit-engine/', import.meta.url));

export interface LoadedEngine {
  readonly files: readonly EmittedFile[];
  readonly def: GameDef;
  readonly engine: Engine;
  /** Exports of the file of the rules. */
  readonly rules: Readonly<Record<string, (m: Machine, ...args: readonly number[]) => number | boolean>>;
}

/** `name` must be unique among tests that run at the same time. */
export async function loadEngine(game: GameIr, name: string): Promise<LoadedEngine> {
  const files = await emitEngine(game, { rulesHash: 'abc123', texts: [] });
  const folder = `${ROOT}${name}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(`${folder}${file.path}`, file.text);
  const index = (await import(/* @vite-ignore */ `${folder}index.ts`)) as { def: GameDef; engine: Engine };
  const hasRules = files.some((file) => file.path === '01-rules.ts');
  const rules = hasRules ? ((await import(/* @vite-ignore */ `${folder}01-rules.ts`)) as LoadedEngine['rules']) : {};
  return { files, ...index, rules };
}

export function textOf(files: readonly EmittedFile[], path: string): string {
  const found = files.find((file) => file.path === path);
  if (found === undefined) throw new Error(`no file ${path} among ${files.map((file) => file.path).join(', ')}`);
  return found.text;
}
