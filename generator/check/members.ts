/** Members of a kind by the name rules use: an id, or the design of equal copies. */
import type { Expr } from '../ir/index.ts';
import type { Kind } from '../link/model.ts';
import { equal, int } from './reading.ts';

export interface NamedMember {
  /** First member of that name. */
  readonly index: number;
  readonly test: (x: Expr) => Expr;
}

export function memberNamed(kind: Kind, name: string): NamedMember | undefined {
  if (!kind.designs) {
    const index = kind.members.indexOf(name);
    return index < 0 ? undefined : { index, test: (x) => equal(x, int(index)) };
  }
  const index = kind.designs.indexOf(name);
  if (index < 0) return undefined;
  const last = kind.designs.lastIndexOf(name);
  const test = (x: Expr): Expr =>
    index === last
      ? equal(x, int(index))
      : {
          k: 'and',
          items: [
            { k: 'cmp', op: '>=', l: x, r: int(index) },
            { k: 'cmp', op: '<=', l: x, r: int(last) },
          ],
        };
  return { index, test };
}
