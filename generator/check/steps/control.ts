/** Leaving, winning, calling, texts of cards, exceptions with a life. */
import type { Arg, Expr, Step } from '../../ir/index.ts';
import { fits } from '../../link/types.ts';
import type { Context } from '../context.ts';
import { typeWords } from '../one-reading.ts';
import { distinct } from '../reading.ts';
import { makeBan } from './bans.ts';
import { base, type Handler, nodeOf, procedureSlot, want } from './step.ts';

export const stop: Handler = (ctx) => {
  const step: Step = { ...base(ctx), ...leaving(ctx) };
  return { build: () => [step], leaves: true, meaning: 'stop' };
};

function leaving(ctx: Context): { readonly k: 'stopLoop'; readonly name: string } | { readonly k: 'leave' } {
  const name = ctx.loops.at(-1);
  return name === undefined ? { k: 'leave' } : { k: 'stopLoop', name };
}

export const next: Handler = (ctx, sentence) => {
  const name = ctx.loops.at(-1);
  if (name === undefined) {
    ctx.problem('check/not-in-loop', sentence, {});
    return undefined;
  }
  const step: Step = { ...base(ctx), k: 'nextRound', name };
  return { build: () => [step], leaves: true, meaning: 'next' };
};

/** `stop fight-round`: this procedure, from inside its loops; `end turn`: one further up. */
export const end: Handler = (ctx, sentence) => {
  const procedure = procedureSlot(ctx, sentence);
  if (!procedure) return undefined;
  const own = procedure.id === ctx.unit.procedure?.id;
  const step: Step = own ? { ...base(ctx), k: 'leave' } : { ...base(ctx), k: 'end', proc: procedure.id };
  return { build: () => [step], leaves: true, meaning: `end ${procedure.name}` };
};

export const win: Handler = (ctx, sentence) => {
  const node = nodeOf(sentence.slots.s);
  const { players } = ctx;
  const side = want(
    ctx,
    node,
    `a ${players?.name ?? 'player'} or none`,
    ({ type, expr }) => expr !== undefined && (type.t === 'none' || (type.t === 'ref' && type.kind === players?.id)),
  );
  if (!side?.expr) return undefined;
  const step: Step = { ...base(ctx), k: 'win', x: side.expr };
  return { build: () => [step], leaves: true, meaning: 'win' };
};

/** `do card`: the text of that thing, whoever has one; `me` goes with it. */
export const doText: Handler = (ctx, sentence) => {
  const node = nodeOf(sentence.slots.c);
  const thing = want(
    ctx,
    node,
    'a card',
    ({ type, expr }) =>
      expr !== undefined && type.t === 'ref' && ctx.model.procedures.some((one) => one.textOf?.kind === type.kind),
  );
  if (!thing?.expr || thing.type.t !== 'ref') return undefined;
  const { kind } = thing.type;
  const me = ctx.scope.get('me');
  if (!me) {
    ctx.problem('check/no-me', sentence, { player: ctx.players?.name ?? 'player' });
    return undefined;
  }
  const { designs, members } = ctx.kind(kind);
  const texts = ctx.model.procedures.flatMap((procedure) => {
    if (procedure.textOf?.kind !== kind) return [];
    ctx.use(`procedure ${procedure.id}`, sentence);
    const args: Arg[] = procedure.params.map(() => ({ k: 'value', value: me.expr }));
    const same = members.flatMap((_, member) =>
      (designs ? designs[member] === designs[procedure.textOf?.member ?? -1] : member === procedure.textOf?.member)
        ? [member]
        : [],
    );
    return same.map((member) => ({ member, proc: procedure.id, args }));
  });
  const step: Step = { ...base(ctx), k: 'do', x: thing.expr, texts };
  return { build: () => [step], meaning: 'do' };
};

/** A call of an own procedure. */
export const call: Handler = (ctx, sentence) => {
  const procedure = ctx.model.procedures.find((one) => one.name === sentence.row.own);
  if (!procedure) return undefined;
  const args: Arg[] = [];
  for (const param of procedure.params) {
    const node = nodeOf(sentence.slots[param.name]);
    if (!node) return undefined;
    if (param.type.t === 'set') {
      const { kind } = param.type;
      const set = want(ctx, node, typeWords(ctx, param), (reading) => reading.set?.kind === kind)?.set;
      if (!set) return undefined;
      args.push({ k: 'set', set });
      continue;
    }
    const readings = distinct(ctx.readers.value(ctx, node));
    const value = readings.find((reading) => reading.expr && fits(reading.type, param.type));
    if (!value?.expr) {
      if (readings[0])
        ctx.problem('check/wrong-type', node, {
          expected: typeWords(ctx, param),
          found: ctx.textOf(node),
          actual: typeWords(ctx, readings[0]),
        });
      return undefined;
    }
    args.push({ k: 'value', value: value.expr as Expr });
  }
  ctx.use(`procedure ${procedure.id}`, sentence);
  const step: Step = { ...base(ctx), k: 'call', proc: procedure.id, args };
  return { build: () => [step], meaning: `call ${procedure.name}` };
};

export const untilEnd: Handler = (ctx, sentence) => {
  const procedure = procedureSlot(ctx, sentence);
  if (!procedure) return undefined;
  return {
    meaning: 'exception with a life',
    build: (sites) => sites.flatMap((site) => makeBan(ctx, site, procedure) ?? []),
  };
};
