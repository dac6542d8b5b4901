import type { Place } from '../sentence/ast.ts';
import type { Context } from './context.ts';
import { distinct, type Reading } from './reading.ts';

/** The only reading; two are reported with both meanings. */
export function oneReading(ctx: Context, readings: readonly Reading[], place: Place): Reading | undefined {
  const left = distinct(readings);
  if (left.length > 1) {
    ctx.problem('sentence/two-readings', place, {
      first: describe(ctx, left[0] as Reading),
      second: describe(ctx, left[1] as Reading),
    });
    return undefined;
  }
  return left[0];
}

function describe(ctx: Context, reading: Reading): string {
  return `${typeWords(ctx, reading)} (${reading.meaning})`;
}

/** A type as designers say it. */
export function typeWords(ctx: Context, { type }: Pick<Reading, 'type'>): string {
  switch (type.t) {
    case 'num':
      return 'a number';
    case 'bool':
      return 'yes or no';
    case 'dice':
      return 'dice';
    case 'none':
      return 'none';
    case 'ref':
      return `${withArticle(ctx.kind(type.kind).name)}${type.optional ? ' or none' : ''}`;
    case 'set':
      return `several ${ctx.kind(type.kind).plural}`;
    case 'place':
      return `a place of ${ctx.kind(type.kind).plural}`;
  }
}

/** `a side`, `an area`, `a unit`. */
function withArticle(name: string): string {
  return `${/^(?!uni|us|one|eu)[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
