/** The games of the project and small games of tests, each as its intermediate representation and its engine. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameIr } from '../../generator/ir/index.ts';
import { checkFiles, emitFiles } from '../../generator/pipeline.ts';
import type { GameDef } from '../../generator/runtime/contract.ts';
import type { Engine } from '../../generator/runtime/index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What `index.ts` of an engine exports. */
export interface EngineModule {
  readonly engine: Engine;
  readonly def: GameDef;
}

export interface Pair extends EngineModule {
  readonly game: GameIr;
}

interface TextFile {
  readonly path: string;
  readonly bytes: string;
}

export function gameNames(): string[] {
  return readdirSync(join(ROOT, 'rules'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
}

/** A game of `rules/` and its engine in `generated/`; no engine if it has not been built yet. */
export async function gameOfProject(
  name: string,
): Promise<{ readonly game: GameIr; readonly hash: string; readonly built: EngineModule | undefined }> {
  const { game, rulesHash = '' } = checked(filesIn(join(ROOT, 'rules', name), ''));
  const file = join(ROOT, 'generated', name, 'index.ts');
  const isBuilt = readdirSync(join(ROOT, 'generated')).includes(name);
  const built = isBuilt ? ((await import(/* @vite-ignore */ file)) as EngineModule) : undefined;
  return { game, hash: rulesHash, built };
}

/** A small game of a test. `name` must be unique among tests that run at the same time. */
export async function smallGame(name: string, chapter: string, players = 'sides'): Promise<Pair> {
  const head = `game: ${name}\ntitle: A small game\nclauses: T\nplayers: ${players}\nlanguage: 1\n`;
  const result = checked([
    { path: 'game.yaml', bytes: head },
    { path: 'rules.yaml', bytes: chapter },
  ]);
  const { game, texts = [], rulesHash = '' } = result;
  const folder = join(ROOT, 'test/.tmp/twin', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of await emitFiles({ game, texts, rulesHash })) writeFileSync(join(folder, file.path), file.text);
  const { engine, def } = (await import(/* @vite-ignore */ join(folder, 'index.ts'))) as EngineModule;
  return { game, engine, def };
}

function checked(files: readonly TextFile[]): ReturnType<typeof checkFiles> & { readonly game: GameIr } {
  const result = checkFiles(files);
  if (!result.game)
    throw new Error(
      `The rules do not compile: ${result.diagnostics.map(({ code, args }) => `${code} ${JSON.stringify(args)}`).join('; ')}`,
    );
  return { ...result, game: result.game };
}

function filesIn(folder: string, prefix: string): TextFile[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return filesIn(folder, `${path}/`);
    return [{ path, bytes: readFileSync(join(folder, path), 'utf8') }];
  });
}
