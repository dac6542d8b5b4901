/** Sentences that write values: set, clear, reset, add, take, swap, let, rolls. */
import type { Expr, Step } from '../../ir/index.ts';
import type { Bound } from '../../link/model.ts';
import { fits, NUM, refTo } from '../../link/types.ts';
import type { Place } from '../../sentence/ast.ts';
import type { Context } from '../context.ts';
import { typeWords } from '../one-reading.ts';
import { distinct, int, type Reading } from '../reading.ts';
import { base, declare, type Handler, nodeOf, want, wantNumber, wordOf } from './step.ts';

const writable = (reading: Reading): boolean => reading.target !== undefined;

export const set: Handler = (ctx, sentence) => {
  const x = nodeOf(sentence.slots.x);
  const v = nodeOf(sentence.slots.v);
  if (!x || !v) return undefined;
  const targets = ctx.readers.value(ctx, x);
  const values = ctx.readers.value(ctx, v);
  if (targets.length === 0 || values.length === 0) return undefined;
  const to = targets.filter(writable);
  if (to.length === 0) {
    ctx.problem('check/cannot-write', x, { found: ctx.textOf(x) });
    return undefined;
  }
  const pairs = to.flatMap((target) =>
    values.filter((value) => value.expr && fits(value.type, target.type)).map((value) => ({ target, value })),
  );
  const [pair] = pairs;
  if (!pair?.target.target || !pair.value.expr) {
    ctx.problem('check/wrong-type', v, {
      expected: typeWords(ctx, to[0] as Reading),
      found: ctx.textOf(v),
      actual: typeWords(ctx, values[0] as Reading),
    });
    return undefined;
  }
  const step: Step = { ...base(ctx), k: 'set', target: pair.target.target, value: pair.value.expr };
  return { build: () => [step], meaning: `set ${pair.target.meaning} to ${pair.value.meaning}` };
};

const flagTo =
  (value: boolean): Handler =>
  (ctx, sentence) => {
    const x = nodeOf(sentence.slots.x);
    const flag = want(ctx, x, 'a flag', ({ type }) => type.t === 'bool');
    if (!flag || !x) return undefined;
    if (!flag.target) {
      ctx.problem('check/cannot-write', x, { found: ctx.textOf(x) });
      return undefined;
    }
    const step: Step = { ...base(ctx), k: 'set', target: flag.target, value: { k: 'bool', v: value } };
    return { build: () => [step], meaning: `${value ? 'set' : 'clear'} ${flag.meaning}` };
  };

export const setFlag = flagTo(true);
export const clearFlag = flagTo(false);

export const reset: Handler = (ctx, sentence) => {
  const kindWord = wordOf(sentence.slots.kind);
  const kind = kindWord && ctx.linker.kindOfPlural(kindWord.text);
  if (!kindWord || !kind) {
    if (kindWord)
      ctx.problem('check/means-nothing', kindWord, {
        found: kindWord.text,
        suggestion: ctx.suggestion(
          kindWord.text,
          ctx.model.kinds.map((one) => one.plural),
        ),
      });
    return undefined;
  }
  const steps: Step[] = [];
  for (const slot of ['f', 'g', 'h']) {
    const word = wordOf(sentence.slots[slot]);
    if (!word) continue;
    const field = kind.fields.get(word.text);
    if (!field?.live) {
      ctx.problem('check/no-attribute', word, {
        kind: kind.name,
        found: word.text,
        suggestion: ctx.suggestion(
          word.text,
          [...kind.fields.values()].filter((one) => one.live).map((one) => one.name),
        ),
      });
      return undefined;
    }
    steps.push({ ...base(ctx), k: 'reset', field: field.id });
  }
  return { build: () => steps, meaning: `reset of ${kind.plural}` };
};

const change =
  (sign: 1 | -1, clamp: boolean): Handler =>
  (ctx, sentence) => {
    const n = wantNumber(ctx, nodeOf(sentence.slots.n));
    const node = nodeOf(sentence.slots.x);
    const x = want(ctx, node, 'a number that can be written', ({ type }) => type.t === 'num');
    if (!n || !x || !node) return undefined;
    if (!x.target) {
      ctx.problem('check/cannot-write', node, { found: ctx.textOf(node) });
      return undefined;
    }
    const by: Expr = sign === 1 ? n : n.k === 'int' ? int(-n.v) : { k: 'arith', op: '-', l: int(0), r: n };
    const of = x.target.k === 'attr' ? x.target.of : undefined;
    const lo = boundExpr(x.bounds?.lo, of);
    const hi = boundExpr(x.bounds?.hi, of);
    const step: Step = { ...base(ctx), k: 'add', target: x.target, by, clamp, ...(lo && { lo }), ...(hi && { hi }) };
    return { build: () => [step], meaning: `change ${x.meaning}` };
  };

function boundExpr(bound: Bound | undefined, of: Expr | undefined): Expr | undefined {
  if (!bound) return undefined;
  if ('value' in bound) return int(bound.value);
  return of && { k: 'attr', field: bound.field, of };
}

export const add = change(1, false);
export const addUpTo = change(1, true);
export const take = change(-1, false);
export const takeUpTo = change(-1, true);

export const swap: Handler = (ctx, sentence) => {
  const [a, b] = [nodeOf(sentence.slots.a), nodeOf(sentence.slots.b)];
  const left = want(ctx, a, 'something that can be written', writable);
  const right = want(ctx, b, 'something that can be written', writable);
  if (!left?.target || !right?.target || !b) return undefined;
  if (!fits(left.type, right.type)) {
    ctx.problem('check/wrong-type', b, {
      expected: typeWords(ctx, left),
      found: ctx.textOf(b),
      actual: typeWords(ctx, right),
    });
    return undefined;
  }
  const step: Step = { ...base(ctx), k: 'swap', a: left.target, b: right.target };
  return { build: () => [step], meaning: 'swap' };
};

export const letBe: Handler = (ctx, sentence) => {
  const word = wordOf(sentence.slots.x);
  const v = nodeOf(sentence.slots.v);
  if (!word || !v) return undefined;
  const found = distinct(ctx.readers.value(ctx, v)).filter(
    (reading) => !(reading.type.t === 'place' && reading.single),
  );
  const [value] = found;
  if (found.length > 1)
    ctx.problem('sentence/two-readings', v, { first: value?.meaning ?? '', second: found[1]?.meaning ?? '' });
  if (!value || found.length > 1 || isDice(ctx, value, v)) return undefined;
  const common = base(ctx);
  return {
    meaning: `let ${word.text} be ${value.meaning}`,
    build: () => {
      if (value.set && (value.type.t === 'set' || value.type.t === 'place')) {
        const named = declare(ctx, word, { t: 'set', kind: value.set.kind });
        ctx.scope.set(word.text, named);
        return [{ ...common, k: 'letSet', v: named.v, set: value.set }];
      }
      const named = declare(ctx, word, value.type.t === 'ref' ? refTo(value.type.kind, true) : value.type);
      ctx.scope.set(word.text, value.type.t === 'ref' ? { ...named, type: value.type } : named);
      return [
        { ...common, k: 'set', target: named.target as NonNullable<typeof named.target>, value: value.expr as Expr },
      ];
    },
  };
};

function isDice(ctx: Context, value: Reading, place: Place): boolean {
  if (value.type.t !== 'dice') return false;
  ctx.problem('check/wrong-type', place, { expected: 'a value', found: ctx.textOf(place), actual: 'dice' });
  return true;
}

export const rollDie: Handler = (ctx, sentence) => {
  const word = wordOf(sentence.slots.x);
  if (!word) return undefined;
  const common = base(ctx);
  return {
    meaning: 'roll one die',
    build: () => {
      const named = declare(ctx, word, NUM);
      ctx.scope.set(word.text, named);
      return [{ ...common, k: 'rollDie', v: named.v }];
    },
  };
};

export const rollDice: Handler = (ctx, sentence) => {
  const word = wordOf(sentence.slots.x);
  const n = wantNumber(ctx, nodeOf(sentence.slots.n));
  if (!word || !n) return undefined;
  const common = base(ctx);
  return {
    meaning: 'roll dice',
    build: () => {
      const named = declare(ctx, word, { t: 'dice' });
      ctx.scope.set(word.text, named);
      return [{ ...common, k: 'rollDice', n, v: named.v }];
    },
  };
};
