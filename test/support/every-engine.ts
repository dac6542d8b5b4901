/** Every engine in `generated/`. Tests of all engines name no game. */
import { readdirSync } from 'node:fs';
import { vi } from 'vitest';
import type { Engine, GameDef } from '../../generator/runtime/index.ts';
import { runs } from './random-game.ts';

export interface EngineUnderTest {
  /** Name of its folder in `generated/` and `rules/`. */
  readonly id: string;
  readonly engine: Engine;
  readonly def: GameDef;
}

/** An engine with one of its scenarios, as a row of `it.each`. */
export interface ScenarioUnderTest extends EngineUnderTest {
  readonly scenario: string;
}

// Properties play whole games, and more of them where more runs are asked for.
vi.setConfig({ testTimeout: runs(120_000) });

const folder = new URL('../../generated/', import.meta.url);

export const everyEngine: readonly EngineUnderTest[] = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(async ({ name: id }) => {
      // generated code, whose index has these two
      const { engine, def } = (await import(new URL(`${id}/index.ts`, folder).href)) as Omit<EngineUnderTest, 'id'>;
      return { id, engine, def };
    }),
);

export const everyScenario: readonly ScenarioUnderTest[] = everyEngine.flatMap((each) =>
  each.engine.meta.scenarios.map((scenario) => ({ ...each, scenario })),
);
