import type { OptionIr, Step } from '../ir/index.ts';
import { cellText, variableText } from './cell-text.ts';
import { P, printCondition, printNumber, printOpposite } from './code.ts';
import { clauseComment } from './emit-definition.ts';
import type { LoopFrame } from './flow.ts';
import { faultText, writeSet, writeVariable } from './flow.ts';
import type { LoopMemory } from './hidden-variables.ts';
import { item } from './item.ts';
import { LabelledCode, token } from './labelled-code.ts';
import { wordsOf } from './layout.ts';
import { bindRound, leftOut } from './print-loops.ts';
import { printLets } from './print-set.ts';
import { callText, printDo, printStep, printSteps, writeArgument } from './print-steps.ts';
import { nextMember } from './snapshots.ts';
import { mayBeNone } from './type-of.ts';
import { anySuspends, canSuspend } from './walk-steps.ts';

/**
 * Prints steps that can suspend as a function over labels: `for (;;) switch (at) { case 0: … }`. A label stands only
 * where the engine may have to go on after an answer, or where loops and arms around such places meet.
 */
export class StateMachine extends LabelledCode {
  /** Prints steps; gives whether the code after them can be reached. */
  print(steps: readonly Step[]): boolean {
    for (const step of steps) {
      if (!this.isReachable) return false;
      if (canSuspend(this.base.scope.ctx.game, step)) this.printSuspending(step);
      else this.isReachable = printStep(this.flow, step);
    }
    return this.isReachable;
  }

  private memory(step: Step): LoopMemory {
    return this.base.scope.ctx.memory.get(step) ?? {};
  }

  private printSuspending(step: Step): void {
    const { scope } = this.base;
    const { ctx } = scope;
    switch (step.k) {
      case 'ask':
        return this.printAsk(step);
      case 'keepAsking':
        return this.printKeepAsking(step);
      case 'secretly': {
        const at = this.label(`secretly-${step.secret + 1}`);
        this.begin(at);
        this.block.lines.line(
          `if (m.secretly(${step.secret}, ${token(at)})) return;${clauseComment(step.clause, step.src.text)}`,
        );
        return;
      }
      case 'call': {
        const proc = item(ctx.game.procs, step.proc);
        const next = this.label(`after-${proc.name}`);
        for (const [i, arg] of step.args.entries()) writeArgument(this.flow, item(proc.params, i), arg);
        this.block.lines.line(
          `m.call(${scope.use(item(ctx.procs, step.proc).id)}, ${token(next)});${clauseComment(step.clause, step.src.text)}`,
        );
        this.block.lines.line('return;');
        this.isReachable = false;
        return this.begin(next);
      }
      case 'do': {
        const next = this.label('after-do');
        printDo(this.flow, step, (id, args) => {
          const proc = item(ctx.game.procs, id);
          if (!proc.resumable) {
            this.block.lines.line(`${callText(this.flow, id, args)};`);
            return true;
          }
          for (const [i, arg] of args.entries()) writeArgument(this.flow, item(proc.params, i), arg);
          this.block.lines.line(`m.call(${scope.use(item(ctx.procs, id).id)}, ${token(next)});`);
          this.block.lines.line('return;');
          return false;
        });
        return this.begin(next);
      }
      case 'if':
        return this.printIf(step);
      case 'each':
        return this.printEach(step);
      case 'eachFrom':
      case 'eachOf':
      case 'eachNumber':
      case 'repeat':
        return this.printCounted(step);
      default:
        throw new Error(`this is a bug in the generator (emit-engine): ${step.k} cannot suspend`);
    }
  }

  private printIf(step: Step & { readonly k: 'if' }): void {
    const { scope } = this.base;
    const { game } = scope.ctx;
    const done = this.label('if-done');
    const [only] = step.arms;
    if (only !== undefined && step.arms.length === 1 && step.otherwise.length === 0) {
      this.jumpIf(printOpposite(scope, only.cond), done);
      this.print(only.body);
      return this.begin(done);
    }
    const later: { readonly label: number; readonly steps: readonly Step[] }[] = [];
    for (const arm of step.arms) {
      const cond = printCondition(scope, arm.cond);
      if (anySuspends(game, arm.body)) {
        const label = this.label('if');
        later.push({ label, steps: arm.body });
        this.jumpIf(cond, label);
        continue;
      }
      const { flow } = this;
      flow.lines.block(`if (${cond}) {`, () => {
        scope.inner(() => {
          if (printSteps(flow, arm.body)) this.jump(done);
        });
      });
      this.isReachable = true;
    }
    this.print(step.otherwise);
    if (this.isReachable) this.jump(done);
    for (const { label, steps } of later) {
      this.begin(label);
      this.print(steps);
      if (this.isReachable) this.jump(done);
    }
    if (this.targets.has(done)) this.begin(done);
  }

  private printAsk(step: Step & { readonly k: 'ask' }): void {
    const { scope } = this.base;
    const { game } = scope.ctx;
    const choice = item(game.choices, step.choice);
    const done = this.label(`after-${shortName(choice.name)}`);
    const later: { readonly label: number; readonly names: readonly string[]; readonly steps: readonly Step[] }[] = [];
    const answer = this.printQuestion(step, step.choice);
    const print = (steps: readonly Step[], name: string): boolean => {
      if (!anySuspends(game, steps)) return printSteps(this.flow, steps);
      const label = this.within([name], undefined, () => this.label('start'));
      later.push({ label, names: [name], steps });
      this.jump(label);
      return false;
    };
    const { lines } = this.block;
    const none = step.none ?? [];
    if (
      step.none !== undefined &&
      ![none, ...step.options.map((option) => option.body)].some((steps) => anySuspends(game, steps))
    ) {
      let falls = none.length === 0;
      if (none.length > 0) {
        lines.block(
          `if (${answer} === ${scope.use('NOTHING')}) {`,
          () => (falls = scope.inner(() => printSteps(this.flow, none))),
          null,
        );
      }
      lines.block(none.length > 0 ? '} else {' : `if (${answer} !== ${scope.use('NOTHING')}) {`, () => {
        if (this.printDispatch(answer, choice.options, step.options, (body) => printSteps(this.flow, body)))
          falls = true;
      });
      this.isReachable = falls;
      return;
    }
    lines.block(`if (${answer} === ${scope.use('NOTHING')}) {`, () => {
      if (step.none === undefined) lines.line(faultText(this.flow, 'nothing to choose', step.src));
      else if (scope.inner(() => print(step.none ?? [], 'none')) && step.options.length > 0) this.jump(done);
    });
    this.isReachable = true;
    const isComplete = this.printDispatch(answer, choice.options, step.options, (body, option) =>
      print(body, option.name),
    );
    this.isReachable = isComplete;
    if (this.isReachable && later.length > 0) this.jump(done);
    for (const { label, names, steps } of later) {
      this.begin(label);
      this.within(names, undefined, () => this.print(steps));
      if (this.isReachable) this.jump(done);
    }
    if (this.targets.has(done)) this.begin(done);
  }

  private printKeepAsking(step: Step & { readonly k: 'keepAsking' }): void {
    const { scope } = this.base;
    const { game } = scope.ctx;
    const choice = item(game.choices, step.choice);
    const { left } = this.memory(step);
    if (left !== undefined && step.atMost !== undefined)
      writeVariable(this.flow, left, printNumber(scope, step.atMost));
    this.within([step.name], undefined, () => {
      const done = this.label('done');
      const later: {
        readonly label: number;
        readonly name: string;
        readonly steps: readonly Step[];
        readonly isLast: boolean;
      }[] = [];
      const head = this.label(shortName(choice.name));
      this.begin(head);
      if (left !== undefined) this.jumpIf(`${variableText(scope, left)} <= 0`, done);
      const answer = this.printQuestion(step, step.choice, head);
      this.jumpIf(`${answer} === ${scope.use('NOTHING')}`, done);
      if (left !== undefined) writeVariable(this.flow, left, `${variableText(scope, left)} - 1`);
      const frame: LoopFrame = {
        name: step.name,
        stop: (flow) => this.jump(done, flow),
        next: (flow) => this.jump(head, flow),
      };
      const bodies = [...step.options];
      choice.options.forEach((option, index) => {
        if (option.ends && !bodies.some((body) => body.option === index)) bodies.push({ option: index, body: [] });
      });
      this.within([], frame, () => {
        this.isReachable = this.printDispatch(answer, choice.options, bodies, (steps, option) => {
          if (anySuspends(game, steps)) {
            const label = this.within([option.name], undefined, () => this.label('start'));
            later.push({ label, name: option.name, steps, isLast: option.ends });
            this.jump(label);
            return false;
          }
          if (!printSteps(this.flow, steps)) return false;
          this.jump(option.ends ? done : head);
          return false;
        });
      });
      if (this.isReachable) this.jump(head);
      for (const { label, name, steps, isLast } of later) {
        this.begin(label);
        this.within([name], frame, () => this.print(steps));
        if (this.isReachable) this.jump(isLast ? done : head);
      }
      this.begin(done);
    });
  }

  /** Prints the asking at a label of its own, and gives the name of the answer. */
  private printQuestion(step: Step, choice: number, known?: number): string {
    const { scope } = this.base;
    const { ctx } = scope;
    const label = known ?? this.label(shortName(item(ctx.game.choices, choice).name));
    if (known === undefined) this.begin(label);
    const answer = scope.fresh('answer');
    const { lines } = this.block;
    lines.line(
      `const ${answer} = m.ask(${scope.use(item(ctx.choices, choice).id)}, ${token(label)});${clauseComment(step.clause, step.src.text)}`,
    );
    lines.line(`if (${answer} === ${scope.use('WAIT')}) return;`);
    return answer;
  }

  /**
   * Prints what follows from each answer. `print` prints a body and tells whether the code after it can be reached;
   * gives whether the code after all of them can be reached.
   */
  private printDispatch(
    answer: string,
    options: readonly OptionIr[],
    bodies: readonly { readonly option: number; readonly body: readonly Step[] }[],
    print: (body: readonly Step[], option: OptionIr) => boolean,
  ): boolean {
    const { scope } = this.base;
    const { lines } = this.block;
    const printBody = (body: (typeof bodies)[number]) => (): boolean => {
      const option = item(options, body.option);
      this.bindAnswer(option, answer);
      this.isReachable = true;
      return print(body.body, option);
    };
    const [only] = bodies;
    if (only === undefined) return true;
    if (options.length === 1) return scope.section(printBody(only));
    let falls = bodies.length < options.length;
    lines.block(`switch (${answer} >>> 16) {`, () => {
      for (const body of bodies) {
        const option = item(options, body.option);
        lines.block(`case ${body.option}: {${clauseComment(option.clause, option.name)}`, () => {
          if (!scope.inner(printBody(body))) return;
          lines.line('break;');
          falls = true;
        });
      }
      if (bodies.length < options.length) return;
      lines.line('default:');
      lines.line(`  ${faultText(this.flow, 'no such option', item(options, 0).src)}`);
    });
    return falls;
  }

  /** Gives the variables of an option their values. */
  private bindAnswer(option: OptionIr, answer: string): void {
    const { scope } = this.base;
    const { layout } = scope.ctx;
    if (option.kind === 'plain') return;
    const value = `${answer} & 0xffff`;
    const { bind, set, edge } = option;
    let name = value;
    if (edge !== undefined || bind === undefined || !layout.isInCells(bind)) {
      name = scope.fresh('chosen');
      this.block.lines.line(`const ${name} = ${value};`);
    }
    if (bind !== undefined) {
      if (layout.isInCells(bind)) writeVariable(this.flow, bind, name);
      else scope.bind(bind, name);
    }
    if (set === undefined) return;
    scope.bind(set.elem, name);
    if (edge === undefined) return;
    printLets(scope, this.block.lines, set, edge.value);
    const edgeValue = printNumber(scope, edge.value);
    if (layout.isInCells(edge.v)) writeVariable(this.flow, edge.v, edgeValue);
    else scope.bind(edge.v, edgeValue);
  }

  private printEach(step: Step & { readonly k: 'each' }): void {
    const { scope } = this.base;
    const { ctx } = scope;
    const { rest, left } = this.memory(step);
    const { kind } = step.set;
    const words = wordsOf(ctx.game, kind);
    if (rest !== undefined) scope.section(() => writeSet(this.flow, cellText(scope, rest), step.set));
    else if (left !== undefined) writeVariable(this.flow, left, '0');
    this.within([step.name], undefined, () => {
      const done = this.label('done');
      const head = this.label(
        step.order === undefined ? 'next' : shortName(item(ctx.game.choices, step.order.choice).name),
      );
      this.begin(head);
      let member: string;
      if (step.order !== undefined) {
        const answer = this.printQuestion(step, step.order.choice, head);
        this.jumpIf(`${answer} === ${scope.use('NOTHING')}`, done);
        member = scope.local(step.set.elem);
        this.block.lines.line(`const ${member} = ${answer} & 0xffff;`);
      } else {
        const first =
          rest === undefined
            ? nextMember(scope, step.set, variableText(scope, left ?? -1))
            : `${scope.use('nextBit')}(c, ${cellText(scope, rest)}, ${words}, 0)`;
        member = scope.local(step.set.elem);
        this.block.lines.line(`const ${member} = ${first};`);
        this.jumpIf(`${member} < 0`, done);
      }
      if (rest !== undefined) {
        const base = cellText(scope, rest);
        const cell = words === 1 ? base : `${base} + (${member} >>> 5)`;
        this.block.lines.line(`m.put(${cell}, c[${cell}]! & ~(1 << ${words === 1 ? member : `(${member} & 31)`}));`);
      } else if (left !== undefined) writeVariable(this.flow, left, `${member} + 1`);
      const out = step.order === undefined && !step.live ? leftOut(this.flow, step.set) : null;
      if (out !== null) this.jumpIf(out, head);
      printLets(
        scope,
        this.block.lines,
        step.set,
        step.edge === undefined
          ? null
          : { k: 'var', v: (step.set.lets.find((one) => one.v === step.edge) ?? step.set.lets[0])?.v ?? -1 },
      );
      bindRound(this.flow, step, member);
      const frame: LoopFrame = {
        name: step.name,
        stop: (flow) => this.jump(done, flow),
        next: (flow) => this.jump(head, flow),
      };
      this.within([], frame, () => this.print(step.body));
      if (this.isReachable) this.jump(head);
      this.begin(done);
    });
  }

  private printCounted(step: Step & { readonly k: 'eachFrom' | 'eachOf' | 'eachNumber' | 'repeat' }): void {
    const { scope } = this.base;
    const { ctx } = scope;
    const { left = -1, items = [] } = this.memory(step);
    const count = (): string => variableText(scope, left);
    const put = (v: number, value: string): void => writeVariable(this.flow, v, value);
    switch (step.k) {
      case 'repeat':
        put(left, printNumber(scope, step.atMost));
        break;
      case 'eachNumber':
        put(left, printNumber(scope, step.to));
        put(step.v, `${printNumber(scope, step.from, P.add)} - 1`);
        break;
      case 'eachFrom': {
        const size = ctx.kind(step.kind).members.length;
        const from = printNumber(scope, step.from, P.add, { t: 'ref', kind: step.kind, optional: true });
        put(
          step.v,
          mayBeNone(ctx.game, step.from)
            ? `(Math.max(0, ${from}) + ${size - 1}) % ${size}`
            : `(${from} + ${size - 1}) % ${size}`,
        );
        put(left, `${size}`);
        break;
      }
      case 'eachOf': {
        const texts = step.items.map((one) => printNumber(scope, one, 0, ctx.variable(step.v).type));
        for (const [i, text] of texts.entries()) put(item(items, i), text);
        put(left, '0');
        break;
      }
    }
    this.within([step.name], undefined, () => {
      const done = this.label('done');
      const head = this.label('next');
      this.begin(head);
      switch (step.k) {
        case 'repeat':
          this.jumpIf(
            [`${count()} <= 0`, printOpposite(scope, step.cond, P.or)].filter((part) => part !== 'false').join(' || '),
            done,
          );
          put(left, `${count()} - 1`);
          break;
        case 'eachNumber':
          this.jumpIf(`${variableText(scope, step.v)} >= ${count()}`, done);
          put(step.v, `${variableText(scope, step.v)} + 1`);
          break;
        case 'eachFrom':
          this.jumpIf(`${count()} <= 0`, done);
          put(left, `${count()} - 1`);
          put(step.v, `(${variableText(scope, step.v)} + 1) % ${ctx.kind(step.kind).members.length}`);
          break;
        case 'eachOf': {
          this.jumpIf(`${count()} >= ${step.items.length}`, done);
          const index = scope.fresh('index');
          this.block.lines.line(`const ${index} = ${count()};`);
          put(left, `${index} + 1`);
          const texts = items.map((v) => variableText(scope, v));
          put(
            step.v,
            texts.reduceRight(
              (other, text, i) => (i === texts.length - 1 ? text : `${index} === ${i} ? ${text} : ${other}`),
              '-1',
            ),
          );
          if (step.items.some((one) => mayBeNone(ctx.game, one)))
            this.jumpIf(`${variableText(scope, step.v)} < 0`, head);
          break;
        }
      }
      const frame: LoopFrame = {
        name: step.name,
        stop: (flow) => this.jump(done, flow),
        next: (flow) => this.jump(head, flow),
      };
      this.within([], frame, () => this.print(step.body));
      if (this.isReachable) this.jump(head);
      this.begin(done);
    });
  }
}

/** `battle.ask-block` → `ask-block`. */
function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
