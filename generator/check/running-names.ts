/** `during battle:` opens the names of a running procedure; everything that uses such a heading must run inside it. */
import type { Context } from './context.ts';
import { Scope } from './scope.ts';

/** The scope of headings under `during NAME`. */
export function useDuring(ctx: Context, during: string | undefined): Scope | undefined {
  if (during === undefined) return undefined;
  const procedure = ctx.model.procedures.find((candidate) => candidate.name === during);
  const names = procedure && ctx.procedureNames.get(procedure.id);
  const scope = new Scope();
  for (const [name, named] of names ?? []) scope.set(name, named);
  return scope;
}

/** The procedures that have a name of this kind, for "is read outside". */
export function ownersOfName(ctx: Context, name: string): string[] {
  return ctx.model.procedures
    .filter((procedure) => ctx.procedureNames.get(procedure.id)?.has(name))
    .map((procedure) => procedure.name);
}
