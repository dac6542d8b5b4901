import type { VarId } from '../ir/index.ts';

/** How often a variable is named anywhere inside a piece of IR. */
export function countMentions(node: unknown, v: VarId): number {
  if (typeof node !== 'object' || node === null) return 0;
  if (Array.isArray(node)) return node.reduce((sum: number, part: unknown) => sum + countMentions(part, v), 0);
  let count = 0;
  for (const [key, part] of Object.entries(node)) {
    if (typeof part === 'number') count += VARIABLE_KEYS.has(key) && part === v ? 1 : 0;
    else count += countMentions(part, v);
  }
  return count;
}

export function mentions(node: unknown, v: VarId): boolean {
  return countMentions(node, v) > 0;
}

/** Keys of the IR that hold a variable. (`v` of an `int` holds a number: counted too, which only makes the answer careful.) */
const VARIABLE_KEYS: ReadonlySet<string> = new Set(['v', 'elem', 'as', 'edge', 'dice', 'face', 'bind']);
