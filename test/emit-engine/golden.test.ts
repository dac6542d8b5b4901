import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { emitEngine } from '../../generator/emit-engine/index.ts';
import { loadEngine } from './load-engine.ts';
import { smallGame } from './small-game.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEXT = {
  lang: 'en',
  title: 'Small Game',
  names: { side: { england: 'England', scotland: 'Scotland' } },
  prompts: { march: ['Which block does ', { arg: 'player' }, ' march?'] },
  options: {},
  logs: {},
  words: {},
};

it('emits the small game as it is kept', async () => {
  const files = await emitEngine(smallGame(), { rulesHash: '0123456789abcdef', texts: [TEXT] });
  expect(files.map((file) => file.path)).toEqual([
    'index.ts',
    'ids.ts',
    'tables.ts',
    'layout.ts',
    '01-rules.ts',
    'sources.ts',
    'text-en.ts',
  ]);
  for (const { path, text } of files) await expect(text, path).toMatchFileSnapshot(`expected/small-game/${path}`);
});

it('passes the strictest settings of the compiler', () => {
  const folder = `${ROOT}test/.tmp/emit-engine-types/`;
  mkdirSync(folder, { recursive: true });
  const strict = [
    'noUnusedLocals',
    'noUnusedParameters',
    'noImplicitReturns',
    'noPropertyAccessFromIndexSignature',
    'isolatedModules',
  ];
  const compilerOptions = {
    types: [],
    allowUnreachableCode: false,
    allowUnusedLabels: false,
    ...Object.fromEntries(strict.map((flag) => [flag, true])),
  };
  const config = {
    extends: '../../../tsconfig.json',
    compilerOptions,
    include: ['../../emit-engine/expected/**/*.ts'],
    exclude: [],
  };
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify(config));
  const run = () =>
    execFileSync(process.execPath, [`${ROOT}node_modules/typescript/lib/tsc.js`, '--noEmit', '-p', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run).not.toThrow();
});

it('plays the small game to its end, and undoes it', async () => {
  const { engine } = await loadEngine(smallGame(), 'small-game');
  for (let seed = 0; seed < 30; seed++) {
    const position = engine.start({ seed });
    for (let turn = 0; engine.result(position) === null; turn++) {
      const player = engine.pending(position)[0]?.player ?? '';
      const actions = engine.actions(position, player);
      const before = engine.hash(position);
      const action = actions[(seed * 31 + turn * 7) % actions.length];
      expect(engine.apply(position, player, action)).toEqual({ ok: true });
      if (engine.canUndo(position) && turn % 3 === 0) {
        engine.undo(position);
        expect(engine.hash(position)).toBe(before);
        engine.apply(position, player, action);
      }
      expect(turn).toBeLessThan(200);
    }
  }
});
