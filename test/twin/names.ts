/** Names and attributes: where they are looked up, and how they are written. */
import type { VarId } from '../../generator/ir/index.ts';
import {
  emptyValue,
  type Frame,
  fieldOf,
  found,
  OutOfReach,
  refuseNone,
  type Value,
  varOf,
  type World,
} from './world.ts';

/** Names that live only while one expression, set or definition is read, innermost first. */
interface Local {
  readonly v: VarId;
  readonly value: Value;
  readonly outer: Local | undefined;
}

export interface Env {
  readonly world: World;
  readonly locals: Local | undefined;
  /** The player whose private steps run. */
  readonly player: number | undefined;
}

export const bind = (env: Env, v: VarId, value: Value): Env => ({ ...env, locals: { v, value, outer: env.locals } });

/** The innermost running procedure that has this name. */
function frameOf(world: World, v: VarId): Frame | undefined {
  const { proc } = varOf(world, v);
  return world.frames.findLast((frame) => frame.proc === proc);
}

export function readVar(env: Env, v: VarId, of?: number): Value {
  const { world } = env;
  if (of === undefined || of === env.player) {
    for (let local = env.locals; local; local = local.outer) if (local.v === v) return local.value;
  }
  const { type, proc, per, name } = varOf(world, v);
  if (proc === undefined) {
    const value = world.tracks.get(v);
    if (value === undefined) throw new Error(`Nothing is called "${name}" here.`);
    return value;
  }
  const frame = frameOf(world, v);
  if (!frame) throw new OutOfReach(`"${name}" is read, but its procedure does not run.`);
  if (per === undefined) return frame.names.get(v) ?? emptyValue(type);
  return frame.perPlayer.get(v)?.get(of ?? env.player ?? -1) ?? emptyValue(type);
}

export function writeVar(env: Env, v: VarId, value: Value, of?: number): void {
  const { world } = env;
  const { proc, per, name } = varOf(world, v);
  refuseNone(world, varOf(world, v), value);
  if (proc === undefined) {
    world.tracks.set(v, value);
    return;
  }
  const frame = frameOf(world, v);
  if (!frame) throw new OutOfReach(`"${name}" is written, but its procedure does not run.`);
  if (per === undefined) {
    frame.names.set(v, value);
    return;
  }
  const values = frame.perPlayer.get(v) ?? new Map<number, Value>();
  frame.perPlayer.set(v, values);
  values.set(of ?? env.player ?? -1, value);
}

export function attribute(env: Env, id: number, of: number, by?: number): Value {
  const { world } = env;
  const field = fieldOf(world, id);
  if (of < 0 || (by !== undefined && by < 0)) return emptyValue(field.type);
  if (field.printed) return found(field.printed, of);
  return found(found(world.fields.get(id) ?? [], of), by ?? 0);
}

export function single(value: Value): number {
  if (typeof value !== 'number') throw new Error('A set or dice where one value is wanted.');
  return value;
}

export function list(value: Value): readonly number[] {
  if (typeof value === 'number') throw new Error('One value where a set or dice are wanted.');
  return value;
}
