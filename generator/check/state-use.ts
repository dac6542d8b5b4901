/** Which live state an expression reads and steps write, through definitions and procedures: `field 3`, `place 2`, `var 7`. */
import type { DefId, DefIr, ProcId, Step } from '../ir/index.ts';

export interface StateUse {
  /** Live state read anywhere in a piece. */
  reads(piece: unknown): ReadonlySet<string>;
  /** Live state written by steps and by the procedures they call. */
  writes(steps: readonly Step[]): ReadonlySet<string>;
}

export function stateUse(
  definitions: ReadonlyMap<DefId, { readonly ir: DefIr }>,
  bodies: ReadonlyMap<ProcId, { readonly steps: readonly Step[] }>,
): StateUse {
  const readsOfDefinition = new Map<DefId, ReadonlySet<string>>();
  const writesOfProcedure = new Map<ProcId, ReadonlySet<string>>();

  function collectReads(piece: unknown, found: Set<string>): void {
    if (Array.isArray(piece)) for (const item of piece) collectReads(item, found);
    if (typeof piece !== 'object' || piece === null || Array.isArray(piece)) return;
    const node = piece as Readonly<Record<string, unknown>>;
    const k = node.k;
    if (k === 'attr') found.add(`field ${node.field}`);
    else if (k === 'placeOf' || k === 'standsIn') found.add(`place ${node.kind}`);
    else if (k === 'areaPlace' || k === 'zone') found.add(`place ${node.kind}`);
    else if (k === 'var') found.add(`var ${node.v}`);
    else if (k === 'call' || k === 'def') for (const one of definitionReads(node.def as DefId)) found.add(one);
    else if (k === 'banned') found.add('bans');
    for (const [key, value] of Object.entries(node)) if (key !== 'src') collectReads(value, found);
  }

  function definitionReads(id: DefId): ReadonlySet<string> {
    const known = readsOfDefinition.get(id);
    if (known) return known;
    const found = new Set<string>();
    readsOfDefinition.set(id, found);
    collectReads(definitions.get(id)?.ir, found);
    return found;
  }

  function collectWrites(piece: unknown, found: Set<string>): void {
    if (Array.isArray(piece)) for (const item of piece) collectWrites(item, found);
    if (typeof piece !== 'object' || piece === null || Array.isArray(piece)) return;
    const step = piece as Readonly<Record<string, unknown>>;
    const k = step.k;
    if (k === 'set' || k === 'add') target(step.target, found);
    else if (k === 'swap') {
      target(step.a, found);
      target(step.b, found);
    } else if (k === 'move') found.add(`place ${step.kind}`);
    else if (k === 'moveAll') found.add(`place ${(step.set as { readonly kind: number }).kind}`);
    else if (k === 'draw') found.add(`place ${(step.from as { readonly kind: number }).kind}`);
    else if (k === 'reset') found.add(`field ${step.field}`);
    else if (k === 'ban') found.add('bans');
    else if (k === 'call') for (const one of procedureWrites(step.proc as ProcId)) found.add(one);
    else if (k === 'do')
      for (const { proc } of step.texts as readonly { readonly proc: ProcId }[])
        for (const one of procedureWrites(proc)) found.add(one);
    else if (k === 'win' || k === 'end' || k === 'leave' || k === 'stopLoop') found.add('leaves');
    for (const [key, value] of Object.entries(step)) if (key !== 'src') collectWrites(value, found);
  }

  function target(place: unknown, found: Set<string>): void {
    const { k, field, v } = place as Readonly<Record<string, unknown>>;
    found.add(k === 'attr' ? `field ${field}` : `var ${v}`);
  }

  function procedureWrites(id: ProcId): ReadonlySet<string> {
    const known = writesOfProcedure.get(id);
    if (known) return known;
    const found = new Set<string>();
    writesOfProcedure.set(id, found);
    collectWrites(bodies.get(id)?.steps, found);
    found.delete('leaves');
    return found;
  }

  const collected = (collect: (piece: unknown, found: Set<string>) => void, piece: unknown): ReadonlySet<string> => {
    const found = new Set<string>();
    collect(piece, found);
    return found;
  };
  return { reads: (piece) => collected(collectReads, piece), writes: (steps) => collected(collectWrites, steps) };
}
