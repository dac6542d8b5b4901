/** Walking steps: every step with all steps inside it, in order. */
import type { Step } from './steps.ts';

export function* stepsIn(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    for (const body of bodiesOf(step)) yield* stepsIn(body);
  }
}

/** The lists of steps inside a step. */
export function bodiesOf(step: Step): (readonly Step[])[] {
  switch (step.k) {
    case 'if':
      return [...step.arms.map((arm) => arm.body), step.otherwise];
    case 'each':
    case 'eachFrom':
    case 'eachOf':
    case 'eachNumber':
    case 'repeat':
    case 'secretly':
      return [step.body];
    case 'ask':
      return [...step.options.map((option) => option.body), ...(step.none ? [step.none] : [])];
    case 'keepAsking':
      return step.options.map((option) => option.body);
    default:
      return [];
  }
}
