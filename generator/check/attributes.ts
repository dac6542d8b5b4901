/** Reading attributes: printed, live, and those which exceptions change. */
import type { Expr } from '../ir/index.ts';
import type { Field } from '../link/model.ts';
import type { Context } from './context.ts';

export function attributeOf(ctx: Context, field: Field, of: Expr, by?: Expr): Expr {
  ctx.use(`attribute ${field.id}`);
  const def = ctx.modified.get(field.id);
  if (def !== undefined && by === undefined) return { k: 'call', def, args: [of] };
  return { k: 'attr', field: field.id, of, ...(by && { by }) };
}
