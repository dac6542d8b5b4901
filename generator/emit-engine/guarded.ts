import type { Expr } from '../ir/index.ts';
import type { Code } from './code.ts';
import { isSimple, num, P, printNumber, ref, strong } from './code.ts';
import { helperCall } from './helper-function.ts';
import { item } from './item.ts';
import { camelCase } from './safe-identifier.ts';
import type { Scope } from './scope.ts';

interface Guard {
  readonly operands: readonly Expr[];
  readonly kinds: readonly number[];
  /** Name of the helper, if one is needed. */
  readonly name: string;
  /** What it is for none. */
  readonly none: number;
}

/** Code over operands of which some may be none. */
export function guarded(scope: Scope, guard: Guard, build: (scope: Scope, texts: readonly string[]) => Code): Code {
  const doubtful = guard.operands.map((one) => scope.mayBeNone(one));
  const texts = guard.operands.map((one, i) => printNumber(scope, one, P.unary, ref(item(guard.kinds, i))));
  if (!doubtful.includes(true)) return build(scope, texts);
  if (texts.every((text, i) => doubtful[i] !== true || isSimple(text))) {
    const test = texts.filter((_, i) => doubtful[i]).map((text) => `${text} < 0`);
    return num(`${test.join(' || ')} ? ${guard.none} : ${strong(build(scope, texts), P.ternary + 1)}`, P.ternary);
  }
  const names = guard.kinds.map((kind) => camelCase(scope.ctx.kind(kind).name));
  return num(
    helperCall(scope, {
      name: camelCase(`${guard.name}-or-none`),
      result: 'number',
      doc: `${guard.name.replaceAll('-', ' ')}; ${guard.none} for none.`,
      given: texts.map((text, i) => ({ name: item(names, i), text })),
      body: (inner, lines, given) => {
        const test = given.filter((_, i) => doubtful[i]).map((name) => `${name} < 0`);
        lines.line(`return ${test.join(' || ')} ? ${guard.none} : ${strong(build(inner, given), P.ternary + 1)};`);
      },
    }),
  );
}
