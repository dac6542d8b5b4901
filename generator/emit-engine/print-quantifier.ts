import type { Expr, SetExpr } from '../ir/index.ts';
import type { Code } from './code.ts';
import { bool, isSimple, num, P, printNumber, printOpposite } from './code.ts';
import type { HelperSpec } from './helper-function.ts';
import { helperCall } from './helper-function.ts';
import { item } from './item.ts';
import type { BitSource } from './print-set.ts';
import { bitSource, isUntested, printLoop, testWords } from './print-set.ts';
import { quantifierName, setWords } from './quantifier-name.ts';
import type { Scope } from './scope.ts';

type Quantifier = Extract<Expr, { readonly set: SetExpr }>;
type Looped = Exclude<Quantifier, { readonly k: 'in' }>;

/** A question about all members of a set: bits at once where that is possible, else a small function with a loop. */
export function printQuantifier(scope: Scope, e: Looped): Code {
  return onBits(scope, e) ?? inLoop(scope, e);
}

/** `some`, `count` and `first` of an untested set of bits need no loop. */
function onBits(scope: Scope, e: Looped): Code | undefined {
  if (!isUntested(e.set) || e.set.lets.length > 0 || (e.k !== 'some' && e.k !== 'count' && e.k !== 'first'))
    return undefined;
  if (e.set.source.k === 'def' && e.k !== 'count') return onDefinition(scope, e.k, e.set.source);
  let isRepeatable = true;
  const bits = bitSource(scope, e.set, (text) => {
    isRepeatable = isSimple(text);
    return text;
  });
  if (bits === undefined || (bits.isNone !== null && !isRepeatable)) return undefined;
  return guardedBits(scope, e.k, bits);
}

/** `nextStepsFrom(m, block, 0) >= 0`. */
function onDefinition(scope: Scope, k: 'some' | 'first', source: SetExpr['source'] & { readonly k: 'def' }): Code {
  const { ctx } = scope;
  const { params } = item(ctx.game.defs, source.def);
  const args = source.args.map((arg, i) => `, ${printNumber(scope, arg, 0, ctx.variable(item(params, i)).type)}`);
  const text = `${scope.use(item(ctx.defs, source.def).from)}(m${args.join('')}, 0)`;
  return k === 'first' ? num(text) : bool(`${text} >= 0`, P.compare);
}

function guardedBits(scope: Scope, k: 'some' | 'count' | 'first', bits: BitSource): Code {
  const { array, base, words, isNone } = bits;
  if (k === 'some') {
    const test =
      words === 1 ? `${array}[${base}]! !== 0` : `${scope.use('nextBit')}(${array}, ${base}, ${words}, 0) >= 0`;
    return isNone === null
      ? { text: test, p: P.equal, isBoolean: true }
      : { text: `${isNone.replace(/ < 0$/, ' >= 0')} && ${test}`, p: P.and, isBoolean: true };
  }
  const text =
    k === 'count'
      ? `${scope.use('countBits')}(${array}, ${base}, ${words})`
      : `${scope.use('nextBit')}(${array}, ${base}, ${words}, 0)`;
  if (isNone === null) return { text, p: P.primary, isBoolean: false };
  return { text: `${isNone} ? ${k === 'count' ? 0 : -1} : ${text}`, p: P.ternary, isBoolean: false };
}

function inLoop(scope: Scope, e: Looped): Code {
  const isBoolean = e.k === 'some' || e.k === 'every';
  const spec: HelperSpec = {
    name: quantifierName(scope.ctx, e),
    result: isBoolean ? 'boolean' : 'number',
    doc: `${PHRASE[e.k]} ${setWords(scope.ctx, e.set)}${testWords(e.set)}.`,
    body: (inner, lines) => {
      switch (e.k) {
        case 'some':
          printLoop(inner, lines, e.set, {}, () => lines.line('return true;'));
          lines.line('return false;');
          break;
        case 'every':
          printLoop(inner, lines, e.set, { reader: e.cond }, () =>
            lines.line(`if (${printOpposite(inner, e.cond)}) return false;`),
          );
          lines.line('return true;');
          break;
        case 'first':
          printLoop(inner, lines, e.set, {}, (member) => lines.line(`return ${member};`));
          lines.line('return -1;');
          break;
        case 'count': {
          const count = inner.fresh('count');
          lines.line(`let ${count} = 0;`);
          printLoop(inner, lines, e.set, {}, () => lines.line(`${count}++;`));
          lines.line(`return ${count};`);
          break;
        }
        case 'sum': {
          const sum = inner.fresh('sum');
          lines.line(`let ${sum} = 0;`);
          printLoop(inner, lines, e.set, { reader: e.value }, () =>
            lines.line(`${sum} += ${printNumber(inner, e.value)};`),
          );
          lines.line(`return ${sum};`);
          break;
        }
        case 'highest':
        case 'lowest': {
          const best = inner.fresh(e.k);
          const isEmpty = inner.fresh('isEmpty');
          lines.line(`let ${best} = 0;`);
          lines.line(`let ${isEmpty} = true;`);
          printLoop(inner, lines, e.set, { reader: e.value }, () => {
            inner.inner(() => {
              const value = inner.fresh('value');
              lines.line(`const ${value} = ${printNumber(inner, e.value)};`);
              lines.line(`if (${isEmpty} || ${value} ${e.k === 'highest' ? '>' : '<'} ${best}) ${best} = ${value};`);
              lines.line(`${isEmpty} = false;`);
            });
          });
          lines.line(`return ${best};`);
          break;
        }
      }
    },
  };
  return { text: helperCall(scope, spec), p: P.primary, isBoolean };
}

const PHRASE: Readonly<Record<Looped['k'], string>> = {
  some: 'Whether there are',
  every: 'Whether this holds for all',
  first: 'The first of the',
  count: 'Number of',
  sum: 'Sum over the',
  highest: 'Highest among the',
  lowest: 'Lowest among the',
};
