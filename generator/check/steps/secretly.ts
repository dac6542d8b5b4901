import { refTo } from '../../link/types.ts';
import { Scope } from '../scope.ts';
import { base, type Handler, wordOf } from './step.ts';

export const secretly: Handler = (ctx, sentence) => {
  const word = wordOf(sentence.slots.kind);
  const { players } = ctx;
  if (!word || !players) return undefined;
  if (word.text !== players.name) {
    ctx.problem('check/not-a-player', word, { found: word.text, players: players.plural });
    return undefined;
  }
  const common = base(ctx);
  return {
    meaning: 'secretly each',
    build: (sites) => {
      const v = ctx.newLocal(word.text, players.id);
      const secret = ctx.results.secrets++;
      const scope = new Scope(ctx.scope);
      scope.set(word.text, { type: refTo(players.id), expr: { k: 'var', v } });
      const outer = ctx.secretMember;
      ctx.secretMember = { v, kind: players.id };
      const body = ctx.inScope(scope, () => ctx.readers.list(ctx, sites));
      ctx.secretMember = outer;
      return [{ ...common, k: 'secretly', v, set: ctx.newSet(players.id, { k: 'all' }), body, secret }];
    },
  };
};
