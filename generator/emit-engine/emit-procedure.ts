import type { ProcIr, Step, VarId } from '../ir/index.ts';
import { bodiesOf } from '../ir/walk.ts';
import type { EffectFinder } from './effects.ts';
import { ruleDoc } from './emit-definition.ts';
import type { EngineContext } from './engine-context.ts';
import type { Flow } from './flow.ts';
import { resetField } from './flow.ts';
import { item } from './item.ts';
import { banCount, wordsOf } from './layout.ts';
import { Lines } from './lines.ts';
import { countMentions } from './mentions.ts';
import { printMembership } from './print-membership.ts';
import { printSteps } from './print-steps.ts';
import { pascalCase } from './safe-identifier.ts';
import { Scope } from './scope.ts';
import type { Declaration } from './source-file.ts';
import { functionText } from './source-file.ts';
import { StateMachine } from './state-machine.ts';
import { visitSteps } from './walk-steps.ts';

/** Emits a procedure: a plain function, or a state machine with the private steps of its `secretly` beside it. */
export function emitProcedure(ctx: EngineContext, proc: ProcIr, effects: EffectFinder): void {
  if (proc.resumable) emitResumable(ctx, proc, effects);
  else emitPlain(ctx, proc, effects);
  if (hasCleanup(proc)) emitCleanup(ctx, proc);
  visitSteps(proc.body, (step) => {
    if (step.k === 'secretly') emitSecret(ctx, proc, { step, effects });
  });
}

/** Whether something ends with a procedure. */
export function hasCleanup(proc: ProcIr): boolean {
  return proc.endsBans.length > 0 || proc.endsReveals;
}

interface Begun {
  readonly scope: Scope;
  readonly declaration: Declaration;
}

function begin(ctx: EngineContext, proc: ProcIr, name: string, doc: readonly string[]): Begun {
  const file = ctx.fileOf(proc.src);
  const scope = new Scope(ctx, file, proc.name);
  scope.use('Machine');
  return { scope, declaration: file.add({ name, doc, text: '', uses: scope.uses, isPublic: true }) };
}

function emitPlain(ctx: EngineContext, proc: ProcIr, effects: EffectFinder): void {
  const { name } = item(ctx.procs, proc.id);
  const { scope, declaration } = begin(ctx, proc, name, ruleDoc(ctx, proc));
  const lines = new Lines();
  const inCells = (v: VarId): boolean => ctx.layout.isInCells(v);
  const params = proc.params
    .filter((v) => !inCells(v))
    .map((v) => `${scope.local(v)}: ${ctx.variable(v).type.t === 'set' ? 'Int32Array' : 'number'}`);
  const { declares, atTop } = declarations(ctx, proc);
  for (const v of atTop) {
    const { type } = ctx.variable(v);
    const start =
      type.t === 'set'
        ? `new Int32Array(${wordsOf(ctx.game, type.kind)})`
        : type.t === 'ref' || type.t === 'place'
          ? '-1'
          : '0';
    lines.line(`let ${scope.local(v)} = ${start};`);
  }
  const end = (flow: Flow): void => {
    if (hasCleanup(proc)) flow.lines.line(`${scope.use(item(ctx.procs, proc.id).cleanup)}(m);`);
  };
  const flow: Flow = {
    scope,
    lines,
    effects,
    frames: [],
    depth: 0,
    declares,
    printSteps,
    leave: (at) => {
      end(at);
      at.lines.line('return;');
    },
  };
  for (const field of proc.resets) resetField(flow, field);
  if (printSteps(flow, proc.body)) end(flow);
  declaration.text = functionText({ name, params: ['m: Machine', ...params], result: 'void', body: lines });
}

function emitResumable(ctx: EngineContext, proc: ProcIr, effects: EffectFinder): void {
  const { name } = item(ctx.procs, proc.id);
  const { scope, declaration } = begin(ctx, proc, name, ruleDoc(ctx, proc));
  const leave = ({ lines }: Flow): void => {
    lines.line('m.leave();');
    lines.line('return;');
  };
  const machine = new StateMachine({ scope, effects, printSteps, leave, declares: new Map() });
  for (const field of proc.resets) resetField(machine.flow, field);
  if (machine.print(proc.body)) leave(machine.flow);
  const { body, labels } = machine.finish(proc.src);
  ctx.labels.set(proc.id, labels);
  declaration.text = functionText({ name, params: ['m: Machine', 'at: number'], result: 'void', body });
}

function emitSecret(
  ctx: EngineContext,
  proc: ProcIr,
  { step, effects }: { readonly step: Step & { readonly k: 'secretly' }; readonly effects: EffectFinder },
): void {
  const file = ctx.fileOf(proc.src);
  const base = `${pascalCase(proc.name)}${step.secret + 1}`;
  const name = ctx.names.claim(file.path, `secretSteps${base}`);
  const takesPart = ctx.names.claim(file.path, `takesPartIn${base}`);
  const rule = {
    title: `Private steps: ${step.src.text}`,
    src: step.src,
    ...(step.clause === undefined ? {} : { clause: step.clause }),
  };

  const steps = begin(ctx, proc, name, ruleDoc(ctx, rule));
  for (const v of [step.v, step.set.elem]) if (!ctx.layout.isInCells(v)) steps.scope.bind(v, 'm.fiber');
  const leave = ({ lines }: Flow): void => lines.line('return;');
  const machine = new StateMachine({ scope: steps.scope, effects, printSteps, leave, declares: new Map() });
  if (ctx.layout.isInCells(step.v))
    machine.flow.lines.line(
      `m.put(${steps.scope.use(ctx.layout.variable(step.v).name)}${ctx.variable(step.v).per === undefined ? '' : ' + m.fiber'}, m.fiber);`,
    );
  if (machine.print(step.body)) leave(machine.flow);
  const { body, labels } = machine.finish(step.src);
  steps.declaration.text = functionText({ name, params: ['m: Machine', 'at: number'], result: 'void', body });

  const part = begin(ctx, proc, takesPart, ruleDoc(ctx, { ...rule, title: `Who takes part: ${step.src.text}` }));
  const lines = new Lines();
  const player = part.scope.fresh('player');
  part.scope.bind(step.set.elem, player);
  part.scope.bind(step.v, player);
  lines.line(`return ${printMembership(part.scope, { k: 'var', v: step.set.elem }, step.set).text};`);
  part.declaration.text = functionText({
    name: takesPart,
    params: ['m: Machine', `${player}: number`],
    result: 'boolean',
    body: lines,
  });
  ctx.secrets[step.secret] = { name, labels, takesPart };
}

function emitCleanup(ctx: EngineContext, proc: ProcIr): void {
  const name = item(ctx.procs, proc.id).cleanup;
  const { scope, declaration } = begin(
    ctx,
    proc,
    name,
    ruleDoc(ctx, { ...proc, title: `What ends with "${proc.title}"` }),
  );
  const lines = new Lines();
  for (const id of proc.endsBans) {
    const cell = scope.use(ctx.layout.ban(id).name);
    const count = banCount(ctx.game, item(ctx.game.bans, id));
    lines.line(
      count === 1
        ? `if (c[${cell}]! !== 0) m.put(${cell}, 0);`
        : `if (c[${cell}]! !== 0) m.fill(${cell}, ${count}, 0);`,
    );
  }
  if (proc.endsReveals) lines.line('m.hideAll();');
  declaration.text = functionText({ name, params: ['m: Machine'], result: 'void', body: lines });
}

/** Where the locals of a plain procedure are declared: where they are set, if that is the only place and comes first. */
function declarations(
  ctx: EngineContext,
  proc: ProcIr,
): { readonly declares: ReadonlyMap<Step, VarId>; readonly atTop: readonly VarId[] } {
  const declares = new Map<Step, VarId>();
  const atTop: VarId[] = [];
  const writes = new Map<VarId, number>();
  const note = (v: VarId | undefined): void => {
    if (v !== undefined && !ctx.layout.isInCells(v) && !proc.params.includes(v))
      writes.set(v, (writes.get(v) ?? 0) + 1);
  };
  visitSteps(proc.body, (step) => {
    if (step.k === 'set' || step.k === 'add') note(step.target.k === 'var' ? step.target.v : undefined);
    else if (step.k === 'swap') for (const target of [step.a, step.b]) note(target.k === 'var' ? target.v : undefined);
    else if (step.k === 'letSet' || step.k === 'rollDie') note(step.v);
    else if (step.k === 'draw') note(step.as);
  });
  const visit = (steps: readonly Step[]): void => {
    steps.forEach((step, i) => {
      const v = declared(step);
      if (v !== undefined && writes.get(v) === 1 && !proc.params.includes(v) && !ctx.layout.isInCells(v)) {
        const after = countMentions(steps.slice(i + 1), v);
        if (after > 0 && countMentions(proc.body, v) === after + 1) {
          declares.set(step, v);
          writes.delete(v);
        }
      }
      for (const inner of bodiesOf(step)) visit(inner);
    });
  };
  visit(proc.body);
  atTop.push(...[...writes.keys()].sort((a, b) => a - b));
  return { declares, atTop };
}

function declared(step: Step): VarId | undefined {
  if (step.k === 'set' && step.target.k === 'var') return step.target.v;
  if (step.k === 'letSet' || step.k === 'rollDie') return step.v;
  return step.k === 'draw' ? step.as : undefined;
}
