import type { Arg, Expr, ProcId, Step, Target } from '../ir/index.ts';
import { cellText } from './cell-text.ts';
import { P, printCondition, printNumber } from './code.ts';
import type { Address, Flow } from './flow.ts';
import { addressOf, faultText, hoisted, resetField, writeSet, writeVariable } from './flow.ts';
import { item } from './item.ts';
import { kindConstant, memberConstant } from './on-demand.ts';
import { printCountedLoop, printEach, printEachStep, printLoopInner } from './print-loops.ts';
import { snapshotBits } from './snapshots.ts';
import { typeOf } from './type-of.ts';

/** Prints steps that cannot suspend as plain code. Gives whether the code after them can be reached. */
export function printSteps(flow: Flow, steps: readonly Step[]): boolean {
  for (const step of steps) if (!printStep(flow, step)) return false;
  return true;
}

export function printStep(flow: Flow, step: Step): boolean {
  const { scope, lines } = flow;
  const { ctx } = scope;
  switch (step.k) {
    case 'set': {
      const type =
        step.target.k === 'var' ? ctx.variable(step.target.v).type : item(ctx.game.fields, step.target.field).type;
      const value = printNumber(scope, step.value, 0, type);
      const declared = flow.declares.get(step);
      if (declared !== undefined) {
        lines.line(`const ${scope.local(declared)} = ${value};`);
        return true;
      }
      const address = addressOf(flow, step.target);
      lines.line(onlyIf(address.test, address.write(value)));
      return true;
    }
    case 'add':
      printAdd(flow, step);
      return true;
    case 'letSet': {
      if (ctx.layout.isInCells(step.v)) writeSet(flow, cellText(scope, step.v), step.set);
      else {
        const value = snapshotBits(scope, step.set);
        const declared = flow.declares.get(step);
        if (declared === undefined) lines.line(`${scope.lookup(step.v)} = ${value};`);
        else lines.line(`const ${scope.local(declared)} = ${value};`);
      }
      return true;
    }
    case 'move': {
      const x = printNumber(scope, step.x, 0, { t: 'ref', kind: step.kind, optional: true });
      lines.line(
        `m.move(${scope.use(kindConstant(ctx, step.kind))}, ${x}, ${placeText(flow, step.to, step.kind)}, ${step.unseen});`,
      );
      return true;
    }
    case 'moveAll': {
      const kind = scope.use(kindConstant(ctx, step.set.kind));
      const to = hoisted(flow, placeText(flow, step.to, step.set.kind), 'place');
      printEach(
        flow,
        { set: step.set, needsCopy: flow.effects.dependsOnPlaces(step.set), rechecks: false },
        (_, member) => {
          lines.line(`m.move(${kind}, ${member}, ${to}, ${step.unseen});`);
        },
      );
      return true;
    }
    case 'draw': {
      const kind = scope.use(kindConstant(ctx, step.from.kind));
      const call = `m.draw(${kind}, ${printNumber(scope, step.n)}, [...${snapshotBits(scope, step.from)}], ${placeText(flow, step.to, step.from.kind)})`;
      const declared = flow.declares.get(step);
      if (declared !== undefined) lines.line(`const ${scope.local(declared)} = ${call};`);
      else if (step.as === undefined) lines.line(`${call};`);
      else writeVariable(flow, step.as, call);
      return true;
    }
    case 'swap': {
      const a = addressOf(flow, step.a);
      const b = addressOf(flow, step.b);
      const value = scope.fresh('value');
      const other = scope.fresh('other');
      lines.line(`const ${value} = ${readSafely(flow, step.a, a)};`);
      lines.line(`const ${other} = ${readSafely(flow, step.b, b)};`);
      lines.line(onlyIf(a.test, a.write(other)));
      lines.line(onlyIf(b.test, b.write(value)));
      return true;
    }
    case 'reset':
      resetField(flow, step.field);
      return true;
    case 'rollDie': {
      const declared = flow.declares.get(step);
      if (declared === undefined) writeVariable(flow, step.v, 'm.roll()');
      else lines.line(`const ${scope.local(declared)} = m.roll();`);
      return true;
    }
    case 'rollDice':
      lines.line(`m.rollInto(${printNumber(scope, step.n)}, ${cellText(scope, step.v)});`);
      return true;
    case 'if':
      return printIf(flow, step);
    case 'each':
      printEachStep(flow, step);
      return true;
    case 'eachFrom':
    case 'eachOf':
    case 'eachNumber':
    case 'repeat':
      printCountedLoop(flow, step);
      return true;
    case 'call':
      lines.line(`${callText(flow, step.proc, step.args)};`);
      return true;
    case 'do':
      printDo(flow, step, (proc, args) => {
        lines.line(`${callText(flow, proc, args)};`);
        return true;
      });
      return true;
    case 'stopLoop':
    case 'nextRound': {
      const frame = flow.frames.findLast((one) => one.name === step.name);
      if (frame === undefined)
        throw new Error(
          `this is a bug in the generator (emit-engine): no loop "${step.name}" around ${step.src.file}:${step.src.line}`,
        );
      (step.k === 'stopLoop' ? frame.stop : frame.next)(flow);
      return false;
    }
    case 'leave':
      flow.leave(flow);
      return false;
    case 'end':
      lines.line(`m.end(${scope.use(item(ctx.procs, step.proc).id)});`);
      lines.line('return;');
      return false;
    case 'win':
      lines.line(`m.win(${printNumber(scope, step.x, 0, { t: 'ref', kind: ctx.game.players, optional: true })});`);
      lines.line('return;');
      return false;
    case 'reveal':
    case 'hide': {
      const kind = scope.use(kindConstant(ctx, step.set.kind));
      printLoopInner(flow, step.set, (member) => lines.line(`m.show(${kind}, ${member}, ${step.k === 'reveal'});`));
      return true;
    }
    case 'ban': {
      const { captures } = item(ctx.game.bans, step.ban);
      for (const [i, capture] of step.captures.entries()) {
        writeVariable(flow, item(captures, i), printNumber(scope, capture, 0, ctx.variable(item(captures, i)).type));
      }
      lines.line(`m.put(${scope.use(ctx.layout.ban(step.ban).name)}, 1);`);
      return true;
    }
    case 'ask':
    case 'keepAsking':
    case 'secretly':
      throw new Error(
        `this is a bug in the generator (emit-engine): ${step.k} in code that cannot suspend (${step.src.file}:${step.src.line})`,
      );
  }
}

/** The value of a target; what an attribute of none is where there is no target. */
function readSafely(flow: Flow, target: Target, { test, read }: Address): string {
  if (test === null || target.k === 'var') return read;
  const { t } = item(flow.scope.ctx.game.fields, target.field).type;
  return `${test} ? ${read} : ${t === 'ref' || t === 'place' ? -1 : 0}`;
}

function onlyIf(test: string | null, statement: string): string {
  return test === null ? statement : `if (${test}) ${statement}`;
}

function placeText(flow: Flow, place: Expr, kind: number): string {
  return printNumber(flow.scope, place, 0, { t: 'place', kind });
}

function printAdd(flow: Flow, step: Step & { readonly k: 'add' }): void {
  const { scope, lines } = flow;
  const address = addressOf(flow, step.target);
  const negative: Expr | undefined = step.by.k === 'int' && step.by.v < 0 ? { k: 'int', v: -step.by.v } : undefined;
  const sum =
    negative === undefined
      ? `${address.read} + ${printNumber(scope, step.by, P.add + 1)}`
      : `${address.read} - ${printNumber(scope, negative)}`;
  if (step.lo === undefined && step.hi === undefined) {
    lines.line(onlyIf(address.test, address.write(sum)));
    return;
  }
  const lo = step.lo === undefined ? undefined : printNumber(scope, step.lo, P.compare + 1);
  const hi = step.hi === undefined ? undefined : printNumber(scope, step.hi, P.compare + 1);
  if (step.clamp) {
    const capped = hi === undefined ? sum : `Math.min(${hi}, ${sum})`;
    lines.line(onlyIf(address.test, address.write(lo === undefined ? capped : `Math.max(${lo}, ${capped})`)));
    return;
  }
  const print = (): void => {
    const result = scope.fresh('result');
    lines.line(`const ${result} = ${sum};`);
    const tests = [
      ...(lo === undefined ? [] : [`${result} < ${lo}`]),
      ...(hi === undefined ? [] : [`${result} > ${hi}`]),
    ];
    lines.line(
      `if (${tests.join(' || ')}) ${faultText(flow, `${targetName(flow, step.target)} leaves its bounds`, step.src)}`,
    );
    lines.line(address.write(result));
  };
  if (address.test === null) print();
  else lines.block(`if (${address.test}) {`, () => scope.inner(print));
}

function targetName(flow: Flow, target: (Step & { readonly k: 'add' })['target']): string {
  const { game } = flow.scope.ctx;
  return target.k === 'var' ? item(game.vars, target.v).name : item(game.fields, target.field).name;
}

function printIf(flow: Flow, step: Step & { readonly k: 'if' }): boolean {
  const { scope, lines } = flow;
  let falls = step.otherwise.length === 0;
  const body = (steps: readonly Step[]) => (): void => {
    if (scope.inner(() => printSteps(flow, steps))) falls = true;
  };
  step.arms.forEach((arm, i) => {
    const head = `${i === 0 ? '' : '} else '}if (${printCondition(scope, arm.cond)}) {`;
    lines.block(head, body(arm.body), null);
  });
  if (step.otherwise.length > 0) lines.block('} else {', body(step.otherwise), null);
  lines.line('}');
  return falls || step.arms.length === 0;
}

/** Prints the choice of the text of a thing; `run` prints what happens and tells whether the code after it can be reached. */
export function printDo(
  flow: Flow,
  step: Step & { readonly k: 'do' },
  run: (proc: ProcId, args: readonly Arg[]) => boolean,
): void {
  const { scope, lines } = flow;
  const type = typeOf(scope.ctx.game, step.x);
  lines.block(`switch (${printNumber(scope, step.x)}) {`, () => {
    for (const text of step.texts) {
      const member = type.t === 'ref' ? scope.use(memberConstant(scope.ctx, type.kind, text.member)) : `${text.member}`;
      lines.block(`case ${member}: {`, () => {
        scope.inner(() => {
          if (run(text.proc, text.args)) lines.line('break;');
        });
      });
    }
  });
}

/** The call of a plain procedure; parameters that live in cells are written before. */
export function callText(flow: Flow, id: ProcId, args: readonly Arg[]): string {
  const { scope } = flow;
  const { ctx } = scope;
  const proc = item(ctx.game.procs, id);
  const texts: string[] = [];
  args.forEach((arg, i) => {
    const param = item(proc.params, i);
    if (ctx.layout.isInCells(param)) writeArgument(flow, param, arg);
    else if (arg.k === 'set') texts.push(snapshotBits(scope, arg.set));
    else texts.push(printNumber(scope, arg.value, 0, ctx.variable(param).type));
  });
  return `${scope.use(item(ctx.procs, id).name)}(${['m', ...texts].join(', ')})`;
}

/** Prints the writing of an argument into the cells of a parameter. */
export function writeArgument(flow: Flow, param: number, arg: Arg): void {
  const { scope } = flow;
  if (arg.k === 'set') writeSet(flow, cellText(scope, param), arg.set);
  else writeVariable(flow, param, printNumber(scope, arg.value, 0, scope.ctx.variable(param).type));
}
