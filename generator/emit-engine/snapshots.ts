import type { SetExpr } from '../ir/index.ts';
import { helperCall } from './helper-function.ts';
import { wordsOf } from './layout.ts';
import { bitSource, isUntested, printLoop, testWords } from './print-set.ts';
import { setWords, snapshotName } from './quantifier-name.ts';
import type { Scope } from './scope.ts';

/** The next member of a set from a number on, looked for again at each call; -1 if there is none. */
export function nextMember(scope: Scope, set: SetExpr, from: string): string {
  return helperCall(scope, {
    name: snapshotName(scope.ctx, set, 'nextOf'),
    result: 'number',
    doc: `The next of the ${setWords(scope.ctx, set)} from a number on, -1 if there is none${testWords(set)}.`,
    given: [{ name: 'from', text: from }],
    body: (inner, lines, [start = '0']) => {
      printLoop(inner, lines, set, { from: start }, (member) => lines.line(`return ${member};`));
      lines.line('return -1;');
    },
  });
}

/** The members of a set as a list, taken now. */
export function snapshot(scope: Scope, set: SetExpr): string {
  const plural = scope.ctx.kind(set.kind).plural;
  return helperCall(scope, {
    name: snapshotName(scope.ctx, set, 'listOf'),
    result: 'number[]',
    doc: `The ${plural} as they are now${testWords(set)}.`,
    body: (inner, lines) => {
      const list = inner.fresh('list');
      lines.line(`const ${list}: number[] = [];`);
      printLoop(inner, lines, set, {}, (member) => lines.line(`${list}.push(${member});`));
      lines.line(`return ${list};`);
    },
  });
}

/** The members of a set as bits, taken now: an `Int32Array` of its own. */
export function snapshotBits(scope: Scope, set: SetExpr): string {
  const { ctx } = scope;
  const { plural } = ctx.kind(set.kind);
  const words = wordsOf(ctx.game, set.kind);
  if (isUntested(set)) {
    const bits = bitSource(scope, set, (text) => text);
    if (bits !== undefined && bits.isNone === null) return `${bits.array}.slice(${bits.base}, ${bits.base} + ${words})`;
  }
  return helperCall(scope, {
    name: snapshotName(scope.ctx, set, 'setOf'),
    result: 'Int32Array',
    doc: `The ${plural} as bits, as they are now${testWords(set)}.`,
    body: (inner, lines) => {
      const bits = inner.fresh('bits');
      lines.line(`const ${bits} = new Int32Array(${words});`);
      printLoop(inner, lines, set, {}, (member) => {
        lines.line(
          words === 1 ? `${bits}[0]! |= 1 << ${member};` : `${bits}[${member} >>> 5]! |= 1 << (${member} & 31);`,
        );
      });
      lines.line(`return ${bits};`);
    },
  });
}
