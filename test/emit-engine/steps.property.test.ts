import { expect, it } from 'vitest';
import type { GameIr } from '../../generator/ir/index.ts';
import { seed } from '../support/seed.ts';
import { DrivenMachine } from './driven-machine.ts';
import type { Position } from './execute.ts';
import { execute } from './execute.ts';
import { FakeMachine } from './fake-machine.ts';
import { int } from './ir-builder.ts';
import type { LoadedEngine } from './load-engine.ts';
import { loadEngine } from './load-engine.ts';
import { StepMaker } from './random-steps.ts';
import { randomFrom, randomModel, SIDE, World, writeModel } from './sample-world.ts';

const PROCEDURES = 40;
const POSITIONS = 8;

/** The same random procedures, as plain functions or with questions in them. */
function makeGame(batch: number, canWait: boolean): { readonly world: World; readonly game: GameIr } {
  const world = new World();
  for (let i = 0; i < PROCEDURES; i++) {
    const proc = world.addProc(`steps-${i}`, [], { resumable: canWait });
    const choice = canWait ? world.addChoice(`go-${i}`, proc, int(SIDE), [world.option('go')]) : undefined;
    const maker = new StepMaker(world, randomFrom(seed + batch * 1000 + i), { proc, choice });
    world.setBody(proc, maker.list(i % 4, 2));
  }
  return { world, game: world.build(0) };
}

function positionFor(world: World, game: GameIr, number: number): Position {
  const model = structuredClone({ ...randomModel(world, { ...game }, randomFrom(seed + number)), game: undefined });
  return { ...model, game, dice: [3, 1, 6, 2, 5, 5, 4] } as unknown as Position;
}

/** The cells that the world declares, names of procedures left out. */
function outcome(world: World, { def }: LoadedEngine, c: Int32Array): readonly number[] {
  const first = Math.min(...def.kinds.flatMap((kind) => kind.places?.placeBase ?? []));
  const last = Math.max(
    ...world.vars
      .filter((v) => v.track !== undefined)
      .map((v) => def.variables.find((one) => one.name === v.name && one.proc < 0))
      .map((one) => (one?.base ?? 0) + (one?.count ?? 0)),
  );
  return [...c.slice(first, last)];
}

it.each([1, 2])('runs plain and resumable procedures as a plain reading does (batch %i)', async (batch) => {
  const plain = makeGame(batch, false);
  const waiting = makeGame(batch, true);
  const plainEngine = await loadEngine(plain.game, `steps-plain-${batch}`);
  const waitingEngine = await loadEngine(waiting.game, `steps-waiting-${batch}`);
  let questions = 0;
  for (let i = 0; i < PROCEDURES; i++) {
    for (let number = 0; number < POSITIONS; number++) {
      const label = `steps-${i} on position ${number}: ${JSON.stringify(plain.game.procs[i]?.body)}`;
      const position = positionFor(plain.world, plain.game, number);
      const first = new FakeMachine(plainEngine.def);
      first.dice.push(...position.dice);
      writeModel(plain.world, plainEngine.def, position, first.c);
      plainEngine.rules[`steps${i}`]?.(first);

      const second = new DrivenMachine(waitingEngine.def);
      second.dice.push(...position.dice);
      writeModel(waiting.world, waitingEngine.def, position, second.c);
      second.run(i);
      questions += second.questions;

      execute(position, plain.game.procs[i]?.body ?? []);
      const wanted = new FakeMachine(plainEngine.def);
      writeModel(plain.world, plainEngine.def, position, wanted.c);
      expect(outcome(plain.world, plainEngine, first.c), label).toEqual(outcome(plain.world, plainEngine, wanted.c));
      expect(outcome(waiting.world, waitingEngine, second.c), label).toEqual(
        outcome(plain.world, plainEngine, wanted.c),
      );
    }
  }
  expect(questions).toBeGreaterThan(PROCEDURES);
});
