import type { SetExpr, Step } from '../ir/index.ts';
import { bodiesOf } from '../ir/walk.ts';
import { P, printCondition, printNumber, printOpposite } from './code.ts';
import type { Flow, LoopFrame } from './flow.ts';
import { hoisted, writeVariable } from './flow.ts';
import { printLets, printLoop } from './print-set.ts';
import { camelCase } from './safe-identifier.ts';
import { nextMember, snapshot } from './snapshots.ts';
import { mayBeNone } from './type-of.ts';

interface EachSpec {
  readonly set: SetExpr;
  /** The body can change the set: go through a copy. */
  readonly needsCopy: boolean;
  /** Members that no longer pass when their turn comes are skipped. */
  readonly rechecks: boolean;
  readonly reader?: unknown;
  readonly label?: string;
}

/** Prints a loop over a set, through a copy where the body can change the set. */
export function printEach(flow: Flow, spec: EachSpec, body: (flow: Flow, member: string) => void): void {
  const { scope, lines } = flow;
  const { set } = spec;
  const inside: Flow = { ...flow, depth: flow.depth + 1 };
  const label = spec.label === undefined ? {} : { label: `${spec.label}: ` };
  if (!spec.needsCopy) {
    scope.section(() =>
      printLoop(scope, lines, set, { reader: spec.reader, ...label }, (member) => body(inside, member)),
    );
    return;
  }
  scope.section(() => {
    const list = snapshot(scope, set);
    const member = scope.local(set.elem);
    lines.block(`${label.label ?? ''}for (const ${member} of ${list}) {`, () => {
      if (spec.rechecks) {
        const left = leftOut(flow, set);
        if (left !== null) lines.line(`if (${left}) continue;`);
      }
      printLets(scope, lines, set, spec.reader);
      body(inside, member);
    });
  });
}

/** Whether the bound member of a set no longer passes; null if it always does. */
export function leftOut(flow: Flow, set: SetExpr): string | null {
  const { extreme: _, ...plain } = set;
  if (plain.source.k === 'all' && plain.tests.length === 0) return null;
  return printOpposite(flow.scope, { k: 'in', x: { k: 'var', v: set.elem }, set: plain });
}

/** Prints a loop over a set as it is. */
export function printLoopInner(flow: Flow, set: SetExpr, body: (member: string) => void): void {
  flow.scope.section(() => printLoop(flow.scope, flow.lines, set, {}, body));
}

/** Binds the variables of a round of `each` to its member. */
export function bindRound(flow: Flow, step: Step & { readonly k: 'each' }, member: string): void {
  const { scope } = flow;
  const { layout } = scope.ctx;
  if (layout.isInCells(step.v)) writeVariable(flow, step.v, member);
  if (!layout.isInCells(step.v) || !flow.effects.writesVariable(step.v, step.body)) scope.bind(step.v, member);
  scope.bind(step.set.elem, member);
  if (step.edge === undefined) return;
  const source = edgeLet(step);
  if (source === undefined) return;
  const text = scope.isBound(source.v) ? scope.lookup(source.v) : printNumber(scope, source.value);
  if (layout.isInCells(step.edge)) writeVariable(flow, step.edge, text);
  else if (step.edge !== source.v) scope.bind(step.edge, text);
}

function edgeLet(step: Step & { readonly k: 'each' }): SetExpr['lets'][number] | undefined {
  return step.set.lets.find((one) => one.v === step.edge) ?? step.set.lets[0];
}

/** Prints an `each` in index order. */
export function printEachStep(flow: Flow, step: Step & { readonly k: 'each' }): void {
  const { scope } = flow;
  const edge = step.edge === undefined || scope.ctx.layout.isInCells(step.edge) ? undefined : edgeLet(step);
  const reader = [step.body, edge === undefined ? null : { k: 'var', v: edge.v }];
  const canDisturb = flow.effects.canDisturb(step.set, step.body);
  const { label, frame } = labelled(flow, step.name, step.body);
  const round = (inside: Flow, member: string): void => {
    bindRound(inside, step, member);
    flow.printSteps({ ...inside, frames: [...inside.frames, frame] }, step.body);
  };
  if (step.live && canDisturb) {
    printLiveLoop(flow, step.set, { reader, ...label }, round);
    return;
  }
  printEach(flow, { set: step.set, needsCopy: canDisturb, rechecks: true, reader, ...label }, round);
}

/** A loop that looks for its next member again before each round. */
function printLiveLoop(
  flow: Flow,
  set: SetExpr,
  { label, reader }: { readonly label?: string; readonly reader: unknown },
  body: (flow: Flow, member: string) => void,
): void {
  const { scope, lines } = flow;
  scope.section(() => {
    const first = nextMember(scope, set, '0');
    const member = scope.local(set.elem);
    const next = nextMember(scope, set, `${member} + 1`);
    const head = `for (let ${member} = ${first}; ${member} >= 0; ${member} = ${next}) {`;
    lines.block(label === undefined ? head : `${label}: ${head}`, () => {
      printLets(scope, lines, set, reader);
      body({ ...flow, depth: flow.depth + 1 }, member);
    });
  });
}

/** The frame of a JavaScript loop, with a label if steps inside further loops name it. */
function labelled(
  flow: Flow,
  name: string,
  body: readonly Step[],
): { readonly label: { readonly label?: string }; readonly frame: LoopFrame } {
  const depth = flow.depth + 1;
  const label = isNamedFurtherIn(name, body, 0) ? flow.scope.fresh(`${camelCase(name)}Loop`) : undefined;
  const jump =
    (word: string) =>
    (at: Flow): void =>
      at.lines.line(at.depth === depth || label === undefined ? `${word};` : `${word} ${label};`);
  return { label: label === undefined ? {} : { label }, frame: { name, stop: jump('break'), next: jump('continue') } };
}

/** Whether a step inside a loop of the body stops this loop or goes on with its next round. */
function isNamedFurtherIn(name: string, steps: readonly Step[], depth: number): boolean {
  for (const step of steps) {
    if (step.k === 'stopLoop' || step.k === 'nextRound') return step.name === name && depth > 0;
    if (step.k === 'leave' || step.k === 'end' || step.k === 'win') return false;
    const isLoop = isLoopStep(step);
    if (isLoop && step.name === name) continue;
    if (bodiesOf(step).some((inner) => isNamedFurtherIn(name, inner, isLoop ? depth + 1 : depth))) return true;
  }
  return false;
}

function isLoopStep(step: Step): step is Step & { readonly name: string } {
  return (
    step.k === 'each' || step.k === 'repeat' || step.k === 'eachFrom' || step.k === 'eachOf' || step.k === 'eachNumber'
  );
}

/** Prints a loop that counts. */
export function printCountedLoop(
  flow: Flow,
  step: Step & { readonly k: 'eachFrom' | 'eachOf' | 'eachNumber' | 'repeat' },
): void {
  const { scope, lines } = flow;
  const { game, layout } = scope.ctx;
  scope.section(() => {
    const { label, frame } = labelled(flow, step.name, step.body);
    const prefix = label.label === undefined ? '' : `${label.label}: `;
    const inside: Flow = { ...flow, depth: flow.depth + 1, frames: [...flow.frames, frame] };
    const bindTo = (name: string): void => {
      if (step.k === 'repeat') return;
      if (layout.isInCells(step.v)) writeVariable(inside, step.v, name);
      if (!layout.isInCells(step.v) || !flow.effects.writesVariable(step.v, step.body)) scope.bind(step.v, name);
    };
    const nameOf = (): string =>
      scope.fresh(step.k === 'repeat' ? 'round' : camelCase(scope.ctx.variable(step.v).name));
    switch (step.k) {
      case 'eachFrom': {
        const size = scope.ctx.kind(step.kind).members.length;
        const from = printNumber(scope, step.from, 0, { t: 'ref', kind: step.kind, optional: true });
        const first = hoisted(flow, mayBeNone(game, step.from) ? `Math.max(0, ${from})` : from, 'first');
        const index = scope.fresh('i');
        const name = nameOf();
        lines.block(`${prefix}for (let ${index} = 0; ${index} < ${size}; ${index}++) {`, () => {
          lines.line(`const ${name} = (${first} + ${index}) % ${size};`);
          bindTo(name);
          flow.printSteps(inside, step.body);
        });
        break;
      }
      case 'eachOf': {
        const type = scope.ctx.variable(step.v).type;
        const list = step.items.map((one) => printNumber(scope, one, 0, type));
        const name = nameOf();
        lines.block(`${prefix}for (const ${name} of [${list.join(', ')}]) {`, () => {
          if (step.items.some((one) => mayBeNone(game, one))) lines.line(`if (${name} < 0) continue;`);
          bindTo(name);
          flow.printSteps(inside, step.body);
        });
        break;
      }
      case 'eachNumber': {
        const last = hoisted(flow, printNumber(scope, step.to), 'last');
        const from = printNumber(scope, step.from);
        const name = nameOf();
        lines.block(
          `${prefix}for (let ${name} = ${from}; ${name} <= ${/^c\[/.test(last) ? fixed(flow, last) : last}; ${name}++) {`,
          () => {
            bindTo(name);
            flow.printSteps(inside, step.body);
          },
        );
        break;
      }
      case 'repeat': {
        const name = nameOf();
        const cond = printCondition(scope, step.cond, P.and);
        const atMost = printNumber(scope, step.atMost);
        lines.block(
          `${prefix}for (let ${name} = ${atMost}; ${name} > 0${cond === 'true' ? '' : ` && ${cond}`}; ${name}--) {`,
          () => {
            flow.printSteps(inside, step.body);
          },
        );
        break;
      }
    }
  });
}

/** A constant for a cell that the body may write. */
function fixed({ scope, lines }: Flow, text: string): string {
  const name = scope.fresh('last');
  lines.line(`const ${name} = ${text};`);
  return name;
}
