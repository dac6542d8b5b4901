/** `until end of X: THINGS may not move to PLACES`: a ban, in force until a procedure ends. */
import type { BanIr, Expr, Step, ValueType, VarId } from '../../ir/index.ts';
import type { Procedure, Site } from '../../link/model.ts';
import type { Context } from '../context.ts';
import { finish, readLine } from '../read-line.ts';
import { both } from '../reading.ts';
import { substitute, variablesIn } from '../substitute.ts';
import { base } from './step.ts';

/** Verbs that a ban can forbid so far: all are moves. */
const MOVES: ReadonlySet<string> = new Set(['move', 'moved', 'enter']);

export function makeBan(ctx: Context, site: Site, until: Procedure): Step[] | undefined {
  return readLine(ctx, site, (parser) => {
    const exception = parser.exception();
    finish(parser, 'exception');
    const place = { at: 0, end: site.line.text.length };
    const [argument, ...others] = exception.args;
    if (
      exception.kind !== 'may not' ||
      !argument ||
      others.length > 0 ||
      exception.verbs.some((verb) => !MOVES.has(verb.text))
    ) {
      ctx.problem('check/not-yet-compiled', place, { found: ctx.textOf(place) });
      return undefined;
    }
    const things = ctx.readers.nounPhrase(ctx, exception.subject).find((reading) => reading.set);
    const target = ctx.readers.nounPhrase(ctx, argument.x).find((reading) => reading.set ?? reading.type.t === 'ref');
    const condition = exception.condition && ctx.readers.condition(ctx, exception.condition);
    if (!things?.set || !target || (exception.condition && !condition)) return undefined;
    const kind = target.set ? target.set.kind : target.type.t === 'ref' ? target.type.kind : -1;
    const thing = ctx.newLocal('thing', things.set.kind);
    const goal = ctx.newLocal('goal', kind);
    const at: Expr = { k: 'var', v: goal };
    const there: Expr = target.set
      ? { k: 'in', x: at, set: target.set }
      : { k: 'cmp', op: '==', l: at, r: target.expr as Expr };
    const whole = both([
      { k: 'in', x: { k: 'var', v: thing }, set: things.set },
      there,
      ...(condition ? [condition] : []),
    ]);
    return [registerBan(ctx, whole, [thing, goal], until)];
  });
}

/** What the condition reads of the running procedure is remembered with the ban. */
function registerBan(ctx: Context, whole: Expr, params: readonly VarId[], until: Procedure): Step {
  const own = [...variablesIn(whole)].filter((v) => ctx.model.vars[v]?.proc !== undefined);
  const captures = own.map((v) =>
    ctx.linker.addVar({
      name: `ban-${ctx.results.bans.length}-${ctx.model.vars[v]?.name}`,
      storage: 'state',
      type: ctx.model.vars[v]?.type as ValueType,
    }),
  );
  const cond = substitute(whole, new Map(own.map((v, i) => [v, { k: 'var', v: captures[i] as VarId } as Expr])));
  const id = ctx.results.bans.length;
  const ban: BanIr = { id, title: ctx.source().text, captures, params, cond, until: until.id, ...base(ctx) };
  ctx.results.bans.push(ban);
  return { ...base(ctx), k: 'ban', ban: id, captures: own.map((v) => ({ k: 'var', v })) };
}
