/** Places that steps write to. */
import type { Target } from '../../generator/ir/index.ts';
import { num } from './evaluate.ts';
import { attribute, type Env, readVar, single, writeVar } from './names.ts';
import { fieldOf, found, refuseNone } from './world.ts';

/** The one place in the world that a target means now. */
interface Cell {
  read(): number;
  /** Writing to an attribute of none does nothing. */
  write(value: number): void;
}

export function cellOf(env: Env, target: Target): Cell {
  if (target.k === 'var') {
    const of = target.of && num(env, target.of);
    return {
      read: () => single(readVar(env, target.v, of)),
      write: (value) => writeVar(env, target.v, value, of),
    };
  }
  const of = num(env, target.of);
  const by = target.by && num(env, target.by);
  return {
    read: () => single(attribute(env, target.field, of, by)),
    write: (value) => {
      refuseNone(env.world, fieldOf(env.world, target.field), value);
      if (of >= 0 && (by ?? 0) >= 0) found(env.world.fields.get(target.field) ?? [], of)[by ?? 0] = value;
    },
  };
}
