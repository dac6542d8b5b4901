import type { ChoiceIr, DefId, Expr, OptionIr, SetExpr, SourceRef } from '../ir/index.ts';
import { P, printCondition, printNumber, printOpposite } from './code.ts';
import { clauseComment, openDefinition, ruleDoc } from './emit-definition.ts';
import type { EngineContext } from './engine-context.ts';
import { quoted } from './escape-text.ts';
import { item } from './item.ts';
import { Lines } from './lines.ts';
import { designTable } from './on-demand.ts';
import { inSource, notInSource } from './print-membership.ts';
import { bestValue, printLets, printLoop, trustSource } from './print-set.ts';
import { Scope } from './scope.ts';
import { conditionsOf, operandsOf, SharedExpressions } from './shared-expressions.ts';
import { functionText, indented } from './source-file.ts';
import { visitSteps } from './walk-steps.ts';

/** Emits a question: who answers, what is legal, and why something is not. */
export function emitChoice(ctx: EngineContext, choice: ChoiceIr): void {
  const file = ctx.fileOf(choice.src);
  const { name } = item(ctx.choices, choice.id);
  const uses = new Set<string>(['ChoiceDef', 'Machine']);
  const declaration = file.add({
    name,
    doc: ruleDoc(ctx, { ...choice, title: `Question "${choice.name}"` }),
    text: '',
    uses,
    isPublic: true,
  });
  const method = (params: readonly string[], result: string, print: (scope: Scope, lines: Lines) => void): string => {
    const scope = new Scope(ctx, file, choice.name);
    bindFibers(scope, choice);
    const lines = new Lines();
    print(scope, lines);
    for (const use of scope.uses) uses.add(use);
    return functionText({ name: '', params, result, body: lines }).replace(/^function /, '');
  };
  const owner = method(['m: Machine'], 'number', (scope, lines) => {
    lines.line(`return ${printNumber(scope, choice.by, 0, { t: 'ref', kind: ctx.game.players, optional: true })};`);
  });
  const list = method(['m: Machine', 'out: number[]'], 'void', (scope, lines) => {
    for (const [index, option] of choice.options.entries()) printListing(scope, lines, option, index);
  });
  const why = method(['m: Machine', 'code: number'], 'number', (scope, lines) => printReasons(scope, lines, choice));
  const text = [
    `name: ${quoted(choice.name)},`,
    `clause: ${choice.clause === undefined ? 'null' : quoted(choice.clause)},`,
    `source: ${ctx.lists.source(choice.src)},`,
    `options: [\n${choice.options.map((option) => `  ${optionText(option)},`).join('\n')}\n],`,
    `owner${owner},`,
    `list${list},`,
    `why${why},`,
  ].join('\n');
  declaration.text = `const ${name}: ChoiceDef = {\n${indented(text)}\n};`;
}

/** In a question of private steps the player whose steps they are is the one who runs. */
function bindFibers(scope: Scope, choice: ChoiceIr): void {
  visitSteps(item(scope.ctx.game.procs, choice.proc).body, (step) => {
    if (step.k !== 'secretly') return;
    for (const v of [step.v, step.set.elem]) if (!scope.ctx.layout.isInCells(v)) scope.bind(v, 'm.fiber');
  });
}

function optionText(option: OptionIr): string {
  const kind = option.kind === 'set' ? (option.set?.kind ?? -1) : -1;
  const arg = option.kind === 'plain' ? 'null' : `{ name: ${quoted(option.arg ?? 'value')}, kind: ${kind} }`;
  return `{ name: ${quoted(option.name)}, arg: ${arg}, ends: ${option.ends} }`;
}

function printListing(scope: Scope, lines: Lines, option: OptionIr, index: number): void {
  const print = (): void => printAnswers(scope, lines, option, index);
  if (option.guard === undefined) scope.section(print);
  else
    lines.block(
      `if (${printCondition(scope, option.guard.cond)}) {${clauseComment(option.guard.clause, option.name)}`,
      print,
    );
}

function printAnswers(scope: Scope, lines: Lines, option: OptionIr, index: number): void {
  const code = (value: string): string => (index === 0 ? value : `0x${(index * 0x10000).toString(16)} + ${value}`);
  switch (option.kind) {
    case 'plain': {
      const bans = banTest(scope, option, null);
      lines.line(
        `${bans === null ? '' : `if (!(${bans})) `}out.push(${index === 0 ? '0' : `0x${(index * 0x10000).toString(16)}`});`,
      );
      return;
    }
    case 'number': {
      const last = scope.fresh('last');
      const name = scope.fresh('value');
      lines.line(`const ${last} = ${option.hi === undefined ? '0' : printNumber(scope, option.hi)};`);
      lines.block(
        `for (let ${name} = ${option.lo === undefined ? '0' : printNumber(scope, option.lo)}; ${name} <= ${last}; ${name}++) {`,
        () => {
          const bans = banTest(scope, option, name);
          lines.line(`${bans === null ? '' : `if (!(${bans})) `}out.push(${code(name)});`);
        },
      );
      return;
    }
    case 'set': {
      if (option.set === undefined) return;
      const designs = designTable(scope.ctx, option.set.kind);
      const first = designs === undefined ? '' : scope.fresh('first');
      if (first !== '') lines.line(`const ${first} = out.length;`);
      printLoop(scope, lines, option.set, { reader: option.bans }, (member) => {
        const bans = banTest(scope, option, member);
        if (bans !== null) lines.line(`if (${bans}) continue;`);
        if (designs !== undefined) lines.line(`if (${isListed(scope, designs, [member, first])}) continue;`);
        lines.line(`out.push(${code(member)});`);
      });
    }
  }
}

/** Whether a ban forbids an answer; null if none could. */
function banTest(scope: Scope, option: OptionIr, value: string | null): string | null {
  if (option.bans.length === 0) return null;
  if (value !== null && option.bind !== undefined) scope.bind(option.bind, value);
  return option.bans.map((ban) => printCondition(scope, ban.cond, P.or)).join(' || ');
}

/** Whether a thing of the same design is among the answers already. */
function isListed(scope: Scope, designs: string, [member, first]: readonly [string, string]): string {
  const { ctx } = scope;
  const name = ctx.once(`is listed ${designs}`, () => {
    const made = ctx.names.claim('tables.ts', 'isAlreadyListed');
    ctx.tables.add({
      name: made,
      doc: ['Whether an answer from `first` on has the same design: copies of one thing are one answer.'],
      text: `function ${made}(out: readonly number[], first: number, designs: readonly number[], member: number): boolean {
  for (let i = first; i < out.length; i++) if (designs[out[i]! & 0xffff] === designs[member]) return true;
  return false;
}`,
      uses: new Set(),
      isPublic: false,
    });
    return made;
  });
  return `${scope.use(name)}(out, ${first}, ${scope.use(designs)}, ${member})`;
}

function printReasons(scope: Scope, lines: Lines, choice: ChoiceIr): void {
  const { ctx } = scope;
  const value = scope.fresh('chosen');
  const needsValue = choice.options.some((option) => option.kind !== 'plain');
  if (needsValue) lines.line(`const ${value} = code & 0xffff;`);
  lines.block('switch (code >>> 16) {', () => {
    choice.options.forEach((option, index) => {
      lines.block(`case ${index}: {${clauseComment(option.clause, option.name)}`, () => {
        scope.inner(() => printOptionReasons(scope, lines, option, value));
        lines.line('return -1;');
      });
    });
    lines.line('default:');
    lines.line(`  return ${ctx.lists.reason(choice.src, choice.clause)};`);
  });
}

function printOptionReasons(scope: Scope, lines: Lines, option: OptionIr, value: string): void {
  const own = scope.ctx.lists.reason(option.src, option.clause);
  if (option.guard !== undefined) {
    printReasonFor(
      scope,
      lines,
      option.guard,
      `${scope.ctx.lists.reason(option.guard.src, option.guard.clause ?? option.clause)}`,
    );
  }
  if (option.kind === 'set' && option.set !== undefined) {
    lines.line(`if (${value} >= ${scope.ctx.kind(option.set.kind).members.length}) return ${own};`);
    printSetReasons(scope, lines, option.set, { member: value, otherwise: `${own}`, reader: option.bans });
  }
  if (option.kind === 'number') {
    const tests = [
      ...(option.lo === undefined ? [] : [`${value} < ${printNumber(scope, option.lo, P.compare + 1)}`]),
      ...(option.hi === undefined ? [] : [`${value} > ${printNumber(scope, option.hi, P.compare + 1)}`]),
    ];
    if (tests.length > 0) lines.line(`if (${tests.join(' || ')}) return ${own};`);
  }
  if (option.bind !== undefined && option.kind !== 'plain') scope.bind(option.bind, value);
  for (const ban of option.bans) {
    const rule = item(scope.ctx.game.bans, ban.ban);
    lines.line(
      `if (${printCondition(scope, ban.cond)}) return ${scope.ctx.lists.reason(rule.src, rule.clause)};${clauseComment(rule.clause, rule.title)}`,
    );
  }
}

interface SetReasons {
  readonly member: string;
  /** Reason of what has no line or no clause of its own. */
  readonly otherwise: string;
  readonly reader?: unknown;
}

/** `if (…) return reason;` for the source of a set and each of its tests. */
function printSetReasons(scope: Scope, lines: Lines, set: SetExpr, { member, otherwise, reader }: SetReasons): void {
  scope.bind(set.elem, member);
  const shared = new SharedExpressions(scope, lines, conditionsOf(set));
  shared.nameFor(operandsOf(set));
  if (set.source.k === 'def')
    printDefinedReason(scope, lines, { def: set.source.def, args: set.source.args, member, otherwise });
  else if (set.source.k !== 'all') {
    const source = inSource(scope, set, member, (text, wanted) => {
      const name = scope.fresh(wanted);
      lines.line(`const ${name} = ${text};`);
      return name;
    });
    lines.when(notInSource(source), `return ${otherwise};`);
  }
  trustSource(scope, set);
  shared.nameFor(set.lets.map((one) => one.value));
  printLets(scope, lines, set, [set.tests, set.extreme, reader]);
  for (const test of set.tests) {
    shared.nameFor([test.cond]);
    printReasonFor(
      scope,
      lines,
      test,
      test.clause === undefined ? otherwise : `${scope.ctx.lists.reason(test.src, test.clause)}`,
    );
  }
  if (set.extreme !== undefined)
    lines.line(
      `if (${printNumber(scope, set.extreme.value, P.equal + 1)} !== ${bestValue(scope, set)}) return ${otherwise};`,
    );
}

/** `if (…) return reason;` for one test; an adjective in long form gives the line that fails. */
function printReasonFor(
  scope: Scope,
  lines: Lines,
  test: { readonly cond: Expr; readonly clause?: string; readonly src: SourceRef },
  reason: string,
): void {
  const { cond } = test;
  if (cond.k === 'and') {
    for (const part of cond.items) printReasonFor(scope, lines, { ...test, cond: part }, reason);
    return;
  }
  if (cond.k === 'call') {
    const def = item(scope.ctx.game.defs, cond.def);
    if (def.body.k === 'tests' && def.body.all && def.overrides.length === 0 && def.adjustments.length === 0) {
      printDefinedReason(scope, lines, { def: cond.def, args: cond.args, member: null, otherwise: reason });
      return;
    }
  }
  lines.line(`if (${printOpposite(scope, cond)}) return ${reason};${clauseComment(test.clause, test.src.text)}`);
}

interface DefinedReason {
  readonly def: DefId;
  readonly args: readonly Expr[];
  readonly member: string | null;
  readonly otherwise: string;
}

function printDefinedReason(scope: Scope, lines: Lines, { def: id, args, member, otherwise }: DefinedReason): void {
  const { ctx } = scope;
  const def = item(ctx.game.defs, id);
  const name = scope.use(whyNotFunction(ctx, id));
  const texts = args.map((arg, i) => `, ${printNumber(scope, arg, 0, ctx.variable(item(def.params, i)).type)}`);
  const reason = scope.fresh('reason');
  lines.line(`const ${reason} = ${name}(m${texts.join('')}${member === null ? '' : `, ${member}`}, ${otherwise});`);
  lines.line(`if (${reason} >= 0) return ${reason};`);
}

/** `whyNotActive(m, block, otherwise)`: the reason why a definition does not hold, -1 if it does. */
function whyNotFunction(ctx: EngineContext, id: DefId): string {
  const def = item(ctx.game.defs, id);
  const { whyNot } = item(ctx.defs, id);
  return ctx.once(`why not ${id}`, () => {
    const { scope, lines, finish } = openDefinition(ctx, def);
    const { body } = def;
    const otherwise = scope.fresh('otherwise');
    const extra: string[] = [];
    if (body.k === 'set') {
      const member = scope.local(body.set.elem);
      extra.push(`${member}: number`);
      for (const override of def.overrides) {
        const { body: other } = override;
        if (other.k !== 'set') continue;
        lines.block(
          `if (${printCondition(scope, override.cond)}) {${clauseComment(override.clause, override.title)}`,
          () => {
            scope.inner(() =>
              printSetReasons(scope, lines, other.set, {
                member,
                otherwise:
                  override.clause === undefined ? otherwise : `${ctx.lists.reason(override.src, override.clause)}`,
              }),
            );
            lines.line('return -1;');
          },
        );
      }
      printSetReasons(scope, lines, body.set, { member, otherwise });
    } else if (body.k === 'tests') {
      for (const test of body.tests) {
        const clause = test.clause ?? def.clause;
        printReasonFor(scope, lines, test, clause === undefined ? otherwise : `${ctx.lists.reason(test.src, clause)}`);
      }
    }
    lines.line('return -1;');
    finish({
      name: whyNot,
      extra: [...extra, `${otherwise}: number`],
      result: 'number',
      doc: ruleDoc(ctx, def, 'The reason why not, -1 if nothing is against it.'),
      isPublic: false,
    });
    return whyNot;
  });
}
