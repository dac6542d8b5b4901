/** Questions about one thing or number: choose, may choose, keep choosing, offers. */
import type { Expr, SetExpr, Step } from '../../ir/index.ts';
import { Scope } from '../scope.ts';
import { addChoice, bindAnswer, numberOption, plainOption, setOption, takenFrom } from './choice-parts.ts';
import { base, chooser, type Handler, modifier, nodeOf, wantNumber, wordOf } from './step.ts';
import { placeFor } from './things.ts';

export const choose: Handler = (ctx, sentence) => {
  const taken = takenFrom(ctx, sentence);
  if (!taken) return undefined;
  const into = nodeOf(sentence.slots.p);
  const kind = (taken.from.set as SetExpr).kind;
  const to =
    into &&
    ctx.readers
      .value(ctx, into)
      .map((reading) => placeFor(ctx, kind, reading))
      .find((one) => one !== undefined);
  if (into && !to) {
    ctx.problem('check/cannot-hold', into, { place: `"${ctx.textOf(into)}"`, things: ctx.kind(kind).plural });
    return undefined;
  }
  const or = modifier(sentence, 'or');
  const otherwise = or && ctx.readers.sentence(ctx, or.step);
  if (or && !otherwise) return undefined;
  const common = base(ctx);
  return {
    meaning: `choose ${taken.word.text} from ${taken.from.meaning}`,
    build: () => {
      const none = otherwise?.build([]);
      const bound = bindAnswer(ctx, taken.word, taken.from);
      const choice = addChoice(ctx, taken.word.text, taken.by, [setOption(ctx, 'choose', taken, bound)]);
      const x = ctx.scope.get(taken.word.text)?.expr as Expr; // just bound
      const unseen = modifier(sentence, 'unseen') !== undefined;
      const body: Step[] = to ? [{ ...common, k: 'move', x, kind, to, unseen }] : [];
      return [{ ...common, k: 'ask', choice, options: [{ option: 0, body }], ...(none && { none }) }];
    },
  };
};

export const chooseNumber: Handler = (ctx, sentence) => {
  const word = wordOf(sentence.slots.x);
  const lo = wantNumber(ctx, nodeOf(sentence.slots.a));
  const hi = wantNumber(ctx, nodeOf(sentence.slots.b));
  const by = chooser(ctx, modifier(sentence, 'by')?.x, sentence);
  if (!word || !lo || !hi || !by) return undefined;
  const common = base(ctx);
  return {
    meaning: `choose number ${word.text}`,
    build: () => {
      const option = numberOption(ctx, 'choose', { word, lo, hi });
      const choice = addChoice(ctx, word.text, by, [option]);
      return [{ ...common, k: 'ask', choice, options: [{ option: 0, body: [] }] }];
    },
  };
};

export const mayChoose: Handler = (ctx, sentence) => {
  const taken = takenFrom(ctx, sentence);
  if (!taken) return undefined;
  const common = base(ctx);
  return {
    meaning: `may choose ${taken.word.text} from ${taken.from.meaning}`,
    build: (sites) =>
      ctx.inScope(new Scope(ctx.scope), () => {
        const bound = bindAnswer(ctx, taken.word, taken.from);
        const choice = addChoice(ctx, taken.word.text, taken.by, [
          setOption(ctx, 'choose', taken, bound),
          plainOption(ctx, 'decline', true),
        ]);
        return [
          {
            ...common,
            k: 'ask',
            choice,
            options: [
              { option: 0, body: ctx.readers.list(ctx, sites) },
              { option: 1, body: [] },
            ],
            none: [],
          },
        ];
      }),
  };
};

export const keepChoosing: Handler = (ctx, sentence) => {
  const taken = takenFrom(ctx, sentence);
  const most = modifier(sentence, 'at most');
  const atMost = most && wantNumber(ctx, most.x);
  if (!taken || (most && !atMost)) return undefined;
  const common = base(ctx);
  return {
    meaning: `keep choosing ${taken.word.text} from ${taken.from.meaning}`,
    build: (sites) =>
      ctx.inScope(new Scope(ctx.scope), () => {
        const bound = bindAnswer(ctx, taken.word, taken.from);
        const choice = addChoice(ctx, taken.word.text, taken.by, [
          setOption(ctx, 'choose', taken, bound),
          plainOption(ctx, 'done', true),
        ]);
        const name = ctx.loopName(taken.word.text);
        const body = ctx.inLoop(name, () => ctx.readers.list(ctx, sites));
        return [
          { ...common, k: 'keepAsking', name, choice, ...(atMost && { atMost }), options: [{ option: 0, body }] },
        ];
      }),
  };
};

export const may: Handler = (ctx, sentence) => {
  const word = wordOf(sentence.slots.act);
  const by = chooser(ctx, modifier(sentence, 'by')?.x, sentence);
  if (!word || !by) return undefined;
  const common = base(ctx);
  return {
    meaning: `may ${word.text}`,
    build: (sites) => {
      const choice = addChoice(ctx, word.text, by, [
        plainOption(ctx, word.text, false),
        plainOption(ctx, 'decline', true),
      ]);
      const body = ctx.inScope(new Scope(ctx.scope), () => ctx.readers.list(ctx, sites));
      return [
        {
          ...common,
          k: 'ask',
          choice,
          options: [
            { option: 0, body },
            { option: 1, body: [] },
          ],
          none: [],
        },
      ];
    },
  };
};
