import { expect, it } from 'vitest';
import { seed } from '../support/seed.ts';
import { evaluate } from './evaluate.ts';
import { FakeMachine } from './fake-machine.ts';
import { BOOL, NUM, ref } from './ir-builder.ts';
import { loadEngine } from './load-engine.ts';
import { ExpressionMaker } from './random-expression.ts';
import { BLOCK, BLOCKS, randomFrom, randomModel, World, writeModel } from './sample-world.ts';

const EXPRESSIONS = 150;
const POSITIONS = 25;

it.each([1, 2, 3])('gives every expression the value that a plain reading gives it (batch %i)', async (batch) => {
  const random = randomFrom(seed + batch);
  const world = new World();
  const maker = new ExpressionMaker(world, random);
  for (let i = 0; i < EXPRESSIONS; i++) {
    const block = world.addLocal('block', ref(BLOCK));
    const friend = world.addLocal('friend', ref(BLOCK, true));
    const params = [block, friend];
    maker.withLocals(params, () => {
      const depth = 1 + (i % 4);
      if (i % 3 === 0) world.addValue(`bool-${i}`, BOOL, maker.bool(depth), params);
      else if (i % 3 === 1) world.addValue(`number-${i}`, NUM, maker.number(depth), params);
      else world.addValue(`ref-${i}`, ref(BLOCK, true), maker.ref(BLOCK, depth), params);
    });
  }
  const game = world.build(world.addProc('game'));
  const { def, rules } = await loadEngine(game, `expressions-${batch}`);
  const machine = new FakeMachine(def);
  for (let i = 0; i < POSITIONS; i++) {
    const model = randomModel(world, game, random);
    writeModel(world, def, model, machine.c);
    const args = [random(BLOCKS), random(BLOCKS + 1) - 1];
    for (const one of game.defs) {
      const name = one.name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
      const run = rules[name] ?? rules[`is${name.charAt(0).toUpperCase()}${name.slice(1)}`];
      if (run === undefined || one.body.k !== 'value') throw new Error(`no function ${name}`);
      const locals = new Map(one.params.map((param, at) => [param, args[at] ?? 0]));
      const wanted = evaluate(model, one.body.value, locals);
      expect(
        Number(run(machine, ...args)) + 0,
        `${one.name} of ${args.join()}: ${JSON.stringify(one.body.value)}`,
      ).toBe(wanted + 0);
    }
  }
});
