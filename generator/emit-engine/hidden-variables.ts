import type { Expr, GameIr, OptionIr, ProcIr, SetExpr, Step, ValueType, VarId, VarIr } from '../ir/index.ts';
import { item } from './item.ts';
import { canSuspend, visitSteps } from './walk-steps.ts';

/** What a loop remembers between two questions. */
export interface LoopMemory {
  /** `each`: members still to come. */
  readonly rest?: VarId;
  /** `repeat`, `keepAsking`: rounds left. `eachNumber`: the last number. `eachFrom`, `eachOf`: things still to come. */
  readonly left?: VarId;
  /** `eachOf`: the listed members. */
  readonly items?: readonly VarId[];
}

export interface RememberingGame {
  /** The game with the variables of its loops added, and with questions of order asking only for what is left. */
  readonly game: GameIr;
  readonly memory: ReadonlyMap<Step, LoopMemory>;
}

const NUM: ValueType = { t: 'num' };

/** Gives every loop that can be interrupted the cells that it needs to go on. */
export function addHiddenVariables(game: GameIr): RememberingGame {
  const vars: VarIr[] = [...game.vars];
  const memory = new Map<Step, LoopMemory>();
  const choices = [...game.choices];
  for (const proc of game.procs) {
    if (!proc.resumable) continue;
    visitSteps(proc.body, (step, isSecret) => {
      if (!canSuspend(game, step)) return;
      const add = (name: string, type: ValueType): VarId =>
        addVariable(vars, { name, type, proc, isSecret, players: game.players });
      const kept = memoryOf(game, step, add);
      if (kept !== undefined) memory.set(step, kept);
      if (step.k === 'each' && step.order !== undefined && kept?.rest !== undefined) {
        const choice = item(choices, step.order.choice);
        choices[step.order.choice] = {
          ...choice,
          options: choice.options.map((option, index) =>
            index === 0
              ? onlyWhatIsLeft(option, { set: step.set, last: step.order?.last ?? [], rest: kept.rest ?? -1 }, vars)
              : option,
          ),
        };
      }
    });
  }
  return { game: { ...game, vars, choices }, memory };
}

interface NewVariable {
  readonly name: string;
  readonly type: ValueType;
  readonly proc: ProcIr;
  readonly isSecret: boolean;
  readonly players: number;
}

function addVariable(vars: VarIr[], { name, type, proc, isSecret, players }: NewVariable): VarId {
  const id = vars.length;
  vars.push({ id, name, storage: 'state', type, proc: proc.id, ...(isSecret ? { per: players } : {}) });
  return id;
}

function memoryOf(game: GameIr, step: Step, add: (name: string, type: ValueType) => VarId): LoopMemory | undefined {
  switch (step.k) {
    case 'each':
      return step.live && step.order === undefined
        ? { left: add(`${step.name} last`, NUM) }
        : { rest: add(`${step.name} rest`, { t: 'set', kind: step.set.kind }) };
    case 'repeat':
      return { left: add(`${step.name} rounds`, NUM) };
    case 'eachNumber':
      return { left: add(`${step.name} end`, NUM) };
    case 'eachFrom':
      return { left: add(`${step.name} left`, NUM) };
    case 'eachOf':
      return {
        left: add(`${step.name} left`, NUM),
        items: step.items.map((_, index) => add(`${step.name} ${index + 1}`, itemType(item(game.vars, step.v).type))),
      };
    case 'keepAsking':
      return step.atMost === undefined ? undefined : { left: add(`${step.name} rounds`, NUM) };
    default:
      return undefined;
  }
}

/** A listed thing may be none. */
function itemType(type: ValueType): ValueType {
  return type.t === 'ref' ? { ...type, optional: true } : type;
}

/** The next one of `each …, in any order`: a member that is left and still passes; the last ones when nothing else is left. */
function onlyWhatIsLeft(
  option: OptionIr,
  loop: { readonly set: SetExpr; readonly last: readonly Expr[]; readonly rest: VarId },
  vars: VarIr[],
): OptionIr {
  const { extreme: _, ...set } = loop.set;
  const elem: Expr = { k: 'var', v: set.elem };
  const src = option.src;
  const tests = [{ cond: { k: 'in', x: elem, set: set } as Expr, src }];
  if (loop.last.length > 0) {
    const other = addElement(vars, item(vars, set.elem));
    const otherRef: Expr = { k: 'var', v: other };
    const isLast: Expr = { k: 'or', items: loop.last.map((last) => ({ k: 'cmp', op: '==', l: elem, r: last })) };
    const isEarly: Expr = { k: 'and', items: loop.last.map((last) => ({ k: 'cmp', op: '!=', l: otherRef, r: last })) };
    const early: SetExpr = {
      kind: set.kind,
      elem: other,
      source: { k: 'var', v: loop.rest },
      lets: [],
      tests: [
        { cond: { k: 'in', x: otherRef, set: set }, src },
        { cond: isEarly, src },
      ],
    };
    tests.push({
      cond: {
        k: 'or',
        items: [
          { k: 'not', x: isLast },
          { k: 'not', x: { k: 'some', set: early } },
        ],
      },
      src,
    });
  }
  return {
    ...option,
    kind: 'set',
    set: { kind: set.kind, elem: set.elem, source: { k: 'var', v: loop.rest }, lets: set.lets, tests },
  };
}

function addElement(vars: VarIr[], like: VarIr): VarId {
  const id = vars.length;
  vars.push({ ...like, id, storage: 'local' });
  return id;
}
