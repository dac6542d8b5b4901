/** Ways between the members that edges join. */
import type { KindId } from '../../generator/ir/index.ts';
import { kindOf, type World } from './world.ts';

/** "A large number": further than any map is wide. */
const UNREACHABLE = 9999;

export function endsOf(world: World, edges: KindId): readonly (readonly [number, number])[] {
  return kindOf(world, edges).joins?.ends ?? [];
}

export function distance(world: World, edges: KindId, a: number, b: number): number {
  if (a < 0 || b < 0) return UNREACHABLE;
  let reached = new Set([a]);
  for (let steps = 0; ; steps++) {
    if (reached.has(b)) return steps;
    const wider = new Set(reached);
    for (const [from, to] of endsOf(world, edges)) {
      if (reached.has(from)) wider.add(to);
      if (reached.has(to)) wider.add(from);
    }
    if (wider.size === reached.size) return UNREACHABLE;
    reached = wider;
  }
}
