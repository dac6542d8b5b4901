/**
 * What happened, newest step first: a list that copies of a position share and that undo shortens by forgetting its head.
 * Answers that were the only legal one are not steps; they follow from the rules.
 */
export type Step =
  | {
      readonly kind: 'decision';
      readonly before: Step | null;
      readonly player: number;
      readonly choice: number;
      readonly code: number;
    }
  | { readonly kind: 'roll'; readonly before: Step | null; readonly values: readonly number[] }
  | { readonly kind: 'draw'; readonly before: Step | null; readonly of: number; readonly values: readonly number[] };

/** The steps in the order they happened. */
export function stepsInOrder(last: Step | null): readonly Step[] {
  const steps: Step[] = [];
  for (let step = last; step !== null; step = step.before) steps.push(step);
  return steps.reverse();
}
