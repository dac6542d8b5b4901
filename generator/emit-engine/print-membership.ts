import type { Expr, SetExpr } from '../ir/index.ts';
import type { Code } from './code.ts';
import { isSimple, oppositeCode, P, printNumber, printOpposite } from './code.ts';
import { helperCall } from './helper-function.ts';
import { item } from './item.ts';
import type { Lines } from './lines.ts';
import { joined } from './lines.ts';
import { allTests, bestValue, bitSource, printLets, testWords } from './print-set.ts';
import { camelCase, pascalCase } from './safe-identifier.ts';
import type { Scope } from './scope.ts';
import { mayBeNone, typeOf } from './type-of.ts';

/** Whether `x` is a member of a set, as one condition if that is short, else as a call of a small function. */
export function printMembership(scope: Scope, x: Expr, set: SetExpr): Code {
  const { ctx } = scope;
  const wanted = { t: 'ref', kind: set.kind, optional: true } as const;
  const text = printNumber(scope, x, P.unary, wanted);
  const kind = ctx.kind(set.kind);
  const isDoubtful = scope.mayBeNone(x);
  if (isSimple(text) && set.lets.length === 0 && set.extreme === undefined && isShort(scope, set)) {
    return scope.inner(() => {
      scope.bind(set.elem, text);
      const parts = [
        ...(isDoubtful ? [`${text} >= 0`] : []),
        ...(set.source.k === 'all' ? [] : [inSource(scope, set, text, (operand) => operand)]),
        ...[allTests(scope, set)].filter((part) => part !== null),
      ];
      return {
        text: parts.length === 0 ? 'true' : joined(parts, '&&'),
        p: parts.length > 1 ? P.and : parts.length === 0 ? P.primary : P.equal,
        isBoolean: true,
      };
    });
  }
  const call = helperCall(scope, {
    name: `isOneOf${pascalCase(kind.plural)}`,
    result: 'boolean',
    doc: `Whether this ${kind.name} is one of the ${kind.plural}${testWords(set)}.`,
    given: [{ name: camelCase(kind.name), text: printNumber(scope, x, 0, wanted) }],
    body: (inner, lines, [member = '']) => {
      if (isDoubtful) lines.line(`if (${member} < 0) return false;`);
      printMemberTests(inner, lines, set, member);
    },
  });
  return { text: call, p: P.primary, isBoolean: true };
}

/** `if (…) return false;` for the source and each test, then the answer. The member is not none. */
export function printMemberTests(scope: Scope, lines: Lines, set: SetExpr, member: string): void {
  scope.bind(set.elem, member);
  if (set.source.k !== 'all') {
    const source = inSource(scope, set, member, (text, wanted) => {
      const name = scope.fresh(wanted);
      lines.line(`const ${name} = ${text};`);
      return name;
    });
    lines.when(notInSource(source), 'return false;');
  }
  printLets(scope, lines, set, [set.tests, set.extreme]);
  for (const test of set.tests) lines.line(`if (${printOpposite(scope, test.cond)}) return false;`);
  lines.line(
    set.extreme === undefined
      ? 'return true;'
      : `return ${printNumber(scope, set.extreme.value, P.equal + 1)} === ${bestValue(scope, set)};`,
  );
}

/** The opposite of the test of a source. */
export function notInSource(source: string): string {
  if (/&&|\|\|/.test(source)) return `!(${source.replace(/^\((.*)\)$/, '$1')})`;
  return oppositeCode({ text: source, p: / === /.test(source) ? P.equal : P.primary, isBoolean: true }).text;
}

/** Whether a member that is not none comes from the source, before any test. */
export function inSource(
  scope: Scope,
  set: SetExpr,
  member: string,
  hoist: (text: string, wanted: string) => string,
): string {
  const { ctx } = scope;
  const { source } = set;
  const wanted = { t: 'ref', kind: set.kind, optional: true } as const;
  if (source.k === 'at' || (source.k === 'one' && typeOf(ctx.game, source.x).t === 'place')) {
    const place = source.k === 'at' ? source.place : source.x;
    const base = scope.use(ctx.layout.place(set.kind).place.name);
    const printed = printNumber(scope, place, P.equal + 1, { t: 'place', kind: set.kind });
    if (!mayBeNone(ctx.game, place)) return `c[${base} + ${member}]! === ${printed}`;
    const text = isSimple(printed) ? printed : hoist(printed, 'place');
    return `${text} >= 0 && c[${base} + ${member}]! === ${text}`;
  }
  const bits = bitSource(scope, set, hoist);
  if (bits !== undefined) {
    const has = `${scope.use('hasBit')}(${bits.array}, ${bits.base}, ${member})`;
    return bits.isNone === null ? has : `${bits.isNone.replace(/ < 0$/, ' >= 0')} && ${has}`;
  }
  switch (source.k) {
    case 'all':
      return 'true';
    case 'members':
      if (source.items.length === 0) return 'false';
      return `(${source.items.map((one) => `${member} === ${printNumber(scope, one, P.equal + 1, wanted)}`).join(' || ')})`;
    case 'one':
      return `${member} === ${printNumber(scope, source.x, P.equal + 1, wanted)}`;
    case 'def': {
      const def = item(ctx.game.defs, source.def);
      const args = source.args.map(
        (arg, i) => `${printNumber(scope, arg, 0, ctx.variable(item(def.params, i)).type)}, `,
      );
      return `${scope.use(item(ctx.defs, source.def).isIn)}(m, ${args.join('')}${member})`;
    }
    default:
      throw new Error(`this is a bug in the generator (emit-engine): source ${source.k} has no membership test`);
  }
}

function isShort(scope: Scope, set: SetExpr): boolean {
  const { source } = set;
  const operand =
    source.k === 'at'
      ? source.place
      : source.k === 'one'
        ? source.x
        : source.k === 'next' || source.k === 'attr'
          ? source.of
          : undefined;
  if (operand !== undefined && mayBeNone(scope.ctx.game, operand) && !isSimple(printNumber(scope, operand, 0)))
    return false;
  return set.tests.length <= 3;
}
