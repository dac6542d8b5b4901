import { expect, it } from 'vitest';
import { RulesFault } from '../../generator/runtime/index.ts';
import { playOn, toy } from './random-play.ts';

function broken(): ReturnType<typeof toy.start> {
  const position = toy.start({ seed: 2, options: { broken: true } });
  while (toy.pending(position)[0]?.choice !== 'act') playOn(position, 5, 1);
  toy.apply(position, 'red', { choice: 'act', option: 'build', args: { steps: 1 } });
  return position;
}

function everything(position: ReturnType<typeof toy.start>): string {
  return JSON.stringify([
    toy.hash(position),
    toy.save(position),
    toy.record(position),
    toy.canUndo(position),
    toy.actions(position, 'red'),
  ]);
}

it('rolls back completely when the rules fail half-way, after dice and draws', () => {
  const position = broken();
  const before = everything(position);
  expect(toy.apply(position, 'red', { choice: 'act', option: 'break' })).toEqual({
    ok: false,
    reason: {
      clause: null,
      text: 'The rules fail here: rules/toy/game.yaml:13: round is out of its bounds',
      file: 'rules/toy/game.yaml',
      line: 13,
    },
  });
  expect(everything(position)).toBe(before);
  expect(toy.undo(position)).toEqual({ ok: true });
});

it('stops a loop without progress', () => {
  const position = broken();
  const before = everything(position);
  expect(toy.apply(position, 'red', { choice: 'act', option: 'spin' })).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('go round in circles') as string },
  });
  expect(everything(position)).toBe(before);
});

it('rolls back before it throws on a bug of ours', () => {
  const position = broken();
  const before = everything(position);
  expect(() => toy.apply(position, 'red', { choice: 'act', option: 'crash' })).toThrow(TypeError);
  expect(everything(position)).toBe(before);
});

it('throws the fault in the fast lane, position unchanged', () => {
  const position = broken();
  const before = everything(position);
  const codes: number[] = [];
  const player = toy.codes(position, codes);
  const code = codes.find((each) => toy.action(position, player, each).option === 'break') ?? -1;
  expect(() => toy.applyCode(position, player, code)).toThrow(RulesFault);
  expect(everything(position)).toBe(before);
});

it('does not use up a script in an act that fails', () => {
  const position = broken();
  toy.script(position, [3, 'one', 'nonsense'], 'fault');
  expect(toy.apply(position, 'red', { choice: 'act', option: 'break' }).ok).toBe(false);
  toy.script(position, null);
  expect(playOn(position, 1, 0)).toBe(0);
  expect(toy.apply(position, 'red', { choice: 'act', option: 'done' })).toEqual({ ok: true });
});
