/** Where variables live: in cells if they must outlast a question or are read from elsewhere, else in locals. */
import { variablesIn } from '../check/substitute.ts';
import type { DefIr, ProcId, ProcIr, VarId, VarIr } from '../ir/index.ts';

export function placeVariables(
  vars: readonly VarIr[],
  procs: readonly ProcIr[],
  defs: readonly DefIr[],
  others: unknown,
): VarIr[] {
  const shared = sharedVariables(vars, procs, defs, others);
  const resumable = new Map<ProcId, boolean>(procs.map((proc) => [proc.id, proc.resumable]));
  return vars.map((v) => {
    if (v.storage === 'local' || v.proc === undefined || resumable.get(v.proc) || shared.has(v.id)) return v;
    return v.type.t === 'set' || v.type.t === 'dice' ? v : { ...v, storage: 'local' };
  });
}

/** Variables of a procedure that others read. */
function sharedVariables(
  vars: readonly VarIr[],
  procs: readonly ProcIr[],
  defs: readonly DefIr[],
  others: unknown,
): Set<VarId> {
  const shared = new Set<VarId>();
  const note = (found: ReadonlySet<VarId>, reader: ProcId | undefined): void => {
    for (const v of found) {
      const owner = vars[v]?.proc;
      if (owner !== undefined && owner !== reader) shared.add(v);
    }
  };
  for (const proc of procs) note(variablesIn(proc.body), proc.id);
  note(variablesIn(defs), undefined);
  note(variablesIn(others), undefined);
  return shared;
}
