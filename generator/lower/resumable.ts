/** Which procedures can ask, win or end: those run over the saved stack, all others are plain functions. */
import type { ProcId, Step } from '../ir/index.ts';
import { stepsIn } from '../ir/walk.ts';

export function resumableProcedures(bodies: ReadonlyMap<ProcId, readonly Step[]>): Set<ProcId> {
  const found = new Set<ProcId>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const [id, steps] of bodies) {
      if (found.has(id) || ![...stepsIn(steps)].some((step) => suspends(step, found))) continue;
      found.add(id);
      grown = true;
    }
  }
  return found;
}

function suspends(step: Step, resumable: ReadonlySet<ProcId>): boolean {
  switch (step.k) {
    case 'ask':
    case 'keepAsking':
    case 'secretly':
    case 'win':
    case 'end':
      return true;
    case 'each':
      return step.order !== undefined;
    case 'call':
      return resumable.has(step.proc);
    case 'do':
      return step.texts.some((text) => resumable.has(text.proc));
    default:
      return false;
  }
}
