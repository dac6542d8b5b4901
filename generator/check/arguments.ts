/** Arguments of a definition: each parameter is found by its preposition among what stands after the noun. */
import type { Expr } from '../ir/index.ts';
import type { Definition, Param } from '../link/model.ts';
import { fits } from '../link/types.ts';
import type { Node, Place, Post } from '../sentence/ast.ts';
import type { Context } from './context.ts';
import { typeWords } from './one-reading.ts';

export interface Matched {
  readonly values: readonly Expr[];
  /** Posts that are no arguments. */
  readonly rest: readonly Post[];
}

/** `skip`: parameters that are given otherwise (the subject of an adjective). */
export function matchArguments(
  ctx: Context,
  definition: Definition,
  posts: readonly Post[],
  place: Place,
  skip = 0,
): Matched | undefined {
  const rest = [...posts];
  const values: Expr[] = [];
  for (const param of definition.params.slice(skip)) {
    const index = rest.findIndex(
      (post) => post.p === param.preposition || (post.p === 'here' && param.preposition === 'in'),
    );
    const post = rest[index];
    if (!post) {
      ctx.problem('check/missing-argument', place, {
        name: definition.name,
        preposition: param.preposition,
        kind: paramKind(ctx, param),
      });
      return undefined;
    }
    rest.splice(index, 1);
    const value =
      post.p === 'here'
        ? ctx.scope.get('here')?.expr
        : 'x' in post && post.x
          ? argument(ctx, param, post.x)
          : undefined;
    if (!value) return undefined;
    values.push(value);
  }
  return { values, rest };
}

/** The value of one parameter. */
function argument(ctx: Context, param: Param, node: Node): Expr | undefined {
  const readings = ctx.readers.value(ctx, node);
  const fitting = readings.find((reading) => reading.expr && fits(reading.type, param.type));
  if (fitting?.expr) return fitting.expr;
  const [first] = readings;
  if (first)
    ctx.problem('check/wrong-type', node, {
      expected: typeWords(ctx, { type: param.type }),
      found: ctx.textOf(node),
      actual: typeWords(ctx, first),
    });
  return undefined;
}

function paramKind(ctx: Context, { type }: Param): string {
  return type.t === 'num' ? 'a number' : 'kind' in type ? ctx.kind(type.kind).name : 'a value';
}
