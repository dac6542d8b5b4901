import type { ChoiceIr, DefId, Expr, OptionIr, SetExpr, SourceRef } from '../ir/index.ts';
import { P, printCondition, printNumber, printOpposite } from './code.ts';
import { clauseComment, openDefinition, ruleDoc } from './emit-definition.ts';
import type { EngineContext } from './engine-context.ts';
import { item } from './item.ts';
import type { Lines } from './lines.ts';
import { inSource, notInSource } from './print-membership.ts';
import { bestValue, printLets, trustSource } from './print-set.ts';
import type { Scope } from './scope.ts';
import { conditionsOf, operandsOf, SharedExpressions } from './shared-expressions.ts';

/** Prints the switch over options that gives the reason why an answer is not legal. */
export function printReasons(scope: Scope, lines: Lines, choice: ChoiceIr): void {
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
