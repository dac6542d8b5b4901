import type { ChoiceIr, OptionIr } from '../ir/index.ts';
import { P, printCondition, printNumber } from './code.ts';
import { clauseComment, ruleDoc } from './emit-definition.ts';
import { printReasons } from './emit-reasons.ts';
import type { EngineContext } from './engine-context.ts';
import { quoted } from './escape-text.ts';
import { item } from './item.ts';
import { Lines } from './lines.ts';
import { designTable } from './on-demand.ts';
import { printLoop } from './print-set.ts';
import { Scope } from './scope.ts';
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
