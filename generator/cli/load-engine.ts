/** Engines of a project, ready to play. */
import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { rulesHash } from '../rules-hash.ts';
import type { Engine } from '../runtime/index.ts';
import { withOutputLock } from './output-lock.ts';
import { chooseGame, isThere, listEngines, listGames } from './project.ts';
import { readGame } from './read-game.ts';
import type { Session } from './session.ts';
import { refused } from './stop.ts';
import { cleanLeftovers, hasLeftovers } from './write-output.ts';

export interface LoadedEngine {
  readonly game: string;
  readonly engine: Engine;
}

/** The engine of a game. Says so on stderr if the rules have changed since it was built. */
export async function loadEngine(session: Session, name: string): Promise<LoadedEngine> {
  const { root } = session;
  const output = join(root, 'generated');
  if (hasLeftovers(output)) {
    await withOutputLock(output, { disk: session.io.disk }, () => cleanLeftovers(output, session.io.disk));
  }
  const game = chooseGame(name, [...new Set([...listGames(root), ...listEngines(root)])].sort());
  const file = join(output, game, 'index.ts');
  if (!isThere(file)) throw refused(`${game} has no engine yet. Run \`npx rulewright build ${game}\`.`);
  if (!realpathSync(file).startsWith(realpathSync(root) + sep)) {
    throw refused(`generated/${game}/index.ts is a link that leads out of the project.`);
  }
  const engine = engineIn(await session.io.importModule(file, root));
  if (engine === undefined) throw refused(`generated/${game}/index.ts has no engine. Run \`npx rulewright build\`.`);
  tellIfStale(session, { game, engine });
  return { game, engine };
}

function engineIn(module: unknown): Engine | undefined {
  const { engine } = Object(module) as { engine?: Engine }; // generated code; the next line asks for what is used of it
  return typeof engine?.applyCode === 'function' && typeof engine.meta === 'object' ? engine : undefined;
}

function tellIfStale(session: Session, { game, engine }: LoadedEngine): void {
  if (!listGames(session.root).includes(game)) return;
  const { files } = readGame(join(session.root, 'rules', game));
  if (rulesHash(files) === engine.meta.rules) return;
  const { yellow } = session.colors.err;
  session.tell(`${yellow('note:')} the rules of ${game} have changed since its engine was built.\n`);
}
