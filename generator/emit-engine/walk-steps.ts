import type { GameIr, Step } from '../ir/index.ts';
import { bodiesOf } from '../ir/walk.ts';
import { item } from './item.ts';

/** Calls `visit` for every step, outer steps first, in order. `secret`: the step stands inside a `secretly`. */
export function visitSteps(
  steps: readonly Step[],
  visit: (step: Step, isSecret: boolean) => void,
  isSecret = false,
): void {
  for (const step of steps) {
    visit(step, isSecret);
    for (const inner of bodiesOf(step)) visitSteps(inner, visit, isSecret || step.k === 'secretly');
  }
}

/** Whether the engine may have to stop inside this step and go on later: it then needs labels. */
export function canSuspend(game: GameIr, step: Step): boolean {
  switch (step.k) {
    case 'ask':
    case 'keepAsking':
    case 'secretly':
      return true;
    case 'call':
      return item(game.procs, step.proc).resumable;
    case 'do':
      return step.texts.some((text) => item(game.procs, text.proc).resumable);
    case 'each':
      return step.order !== undefined || anySuspends(game, step.body);
    default:
      return bodiesOf(step).some((steps) => anySuspends(game, steps));
  }
}

export function anySuspends(game: GameIr, steps: readonly Step[]): boolean {
  return steps.some((step) => canSuspend(game, step));
}
