/** Questions: choose, may choose, keep choosing, menus, offers, private answers. */
import type { ChoiceId, Expr, OptionIr, SetExpr, Step } from '../../ir/index.ts';
import type { Site } from '../../link/model.ts';
import { NUM, refTo } from '../../link/types.ts';
import type { MenuLine, Node, Place, Sentence, Word } from '../../sentence/ast.ts';
import { nounKinds } from '../adjectives.ts';
import type { Context } from '../context.ts';
import { finish, readLine } from '../read-line.ts';
import type { Reading } from '../reading.ts';
import { Scope } from '../scope.ts';
import { below } from './below.ts';
import {
  type Built,
  base,
  chooser,
  declare,
  type Handler,
  modifier,
  nodeOf,
  type StepReaders,
  wantNumber,
  wantSet,
  wordOf,
} from './step.ts';
import { placeFor } from './things.ts';

/** `noble` or `area base`: the name a choice makes, checked against what it is taken from. */
function binderName(ctx: Context, words: readonly Word[], from: Reading): Word | undefined {
  const set = from.set as SetExpr; // asked by the callers
  const kind = ctx.kind(set.kind);
  const [first, second] = words;
  if (!first) return undefined;
  const found = nounKinds(ctx, first.text);
  const fitting = found.find((one) => one.kind === kind);
  if (!fitting) {
    const source = `several ${kind.plural}`;
    if (found.length > 0) ctx.problem('check/not-of-this-kind', first, { binder: `A ${first.text}`, source });
    else
      ctx.problem('link/unknown-kind', first, {
        found: first.text,
        suggestion: ctx.suggestion(first.text, [kind.name, ...ctx.linker.kindWords()]),
      });
    return undefined;
  }
  if (fitting.number === 'many') {
    ctx.problem('check/say-singular', first, {
      found: first.text,
      suggestion: ` Did you mean "${fitting.adjective ?? kind.name}"?`,
    });
    return undefined;
  }
  return second ?? first;
}

/** Makes the name of an answer, and of its edge, in the scope in hand. */
function bindAnswer(ctx: Context, word: Word, from: Reading): Pick<OptionIr, 'bind' | 'edge' | 'arg'> {
  const set = from.set as SetExpr; // asked by the callers
  const named = declare(ctx, word, refTo(set.kind));
  ctx.scope.set(word.text, named);
  if (!from.edge) return { bind: named.v, arg: word.text };
  const edge = declare(ctx, { ...word, text: from.edge.name }, from.edge.type);
  ctx.scope.set(from.edge.name, edge);
  return { bind: named.v, arg: word.text, edge: { v: edge.v, value: from.edge.value } };
}

function addChoice(ctx: Context, label: string, by: Expr, options: readonly OptionIr[]): ChoiceId {
  const { procedure } = ctx.unit;
  const stem = label === '' ? (procedure?.name ?? '') : `${procedure?.name}.${label}`;
  const taken = new Set(ctx.results.choices.map((choice) => choice.name));
  let name = stem;
  for (let copy = 2; taken.has(name); copy++) name = `${stem}-${copy}`;
  const id = ctx.results.choices.length;
  ctx.results.choices.push({ id, name, proc: procedure?.id ?? 0, by, options, ...base(ctx) });
  return id;
}

const plainOption = (ctx: Context, name: string, ends: boolean): OptionIr => ({
  name,
  kind: 'plain',
  bans: [],
  ends,
  ...base(ctx),
});

interface Taken {
  readonly from: Reading;
  readonly word: Word;
  readonly by: Expr;
}

function takenFrom(ctx: Context, sentence: Sentence): Taken | undefined {
  const from = wantSet(ctx, nodeOf(sentence.slots.s));
  const slot = sentence.slots.x;
  if (!from?.set || slot?.s !== 'binder') return undefined;
  const word = binderName(ctx, slot.binder.words, from);
  const by = chooser(ctx, modifier(sentence, 'by')?.x, sentence);
  return word && by && { from, word, by };
}

const setOption = (
  ctx: Context,
  name: string,
  taken: Taken,
  bound: Pick<OptionIr, 'bind' | 'edge' | 'arg'>,
): OptionIr => ({
  name,
  kind: 'set',
  set: taken.from.set as SetExpr,
  ...bound,
  bans: [],
  ends: false,
  ...base(ctx),
});

export const choose =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
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
    const otherwise = or && readers.sentence(ctx, or.step);
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
      const named = declare(ctx, word, NUM);
      ctx.scope.set(word.text, named);
      const option: OptionIr = {
        name: 'choose',
        kind: 'number',
        lo,
        hi,
        bind: named.v,
        arg: word.text,
        bans: [],
        ends: false,
        ...common,
      };
      const choice = addChoice(ctx, word.text, by, [option]);
      return [{ ...common, k: 'ask', choice, options: [{ option: 0, body: [] }] }];
    },
  };
};

export const mayChoose =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
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
                { option: 0, body: readers.list(ctx, sites) },
                { option: 1, body: [] },
              ],
              none: [],
            },
          ];
        }),
    };
  };

export const keepChoosing =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
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
          const body = ctx.inLoop(name, () => readers.list(ctx, sites));
          return [
            { ...common, k: 'keepAsking', name, choice, ...(atMost && { atMost }), options: [{ option: 0, body }] },
          ];
        }),
    };
  };

export const may =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
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
        const body = ctx.inScope(new Scope(ctx.scope), () => readers.list(ctx, sites));
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

// --- menus --------------------------------------------------------------------------------------------------------

const menu =
  (readers: StepReaders, again: boolean): Handler =>
  (ctx, sentence) => {
    const by = chooser(ctx, modifier(sentence, 'by')?.x, sentence);
    const most = modifier(sentence, 'at most');
    const atMost = most && wantNumber(ctx, most.x);
    const or = modifier(sentence, 'or');
    const otherwise = or && readers.sentence(ctx, or.step);
    if (!by || (most && !atMost) || (or && !otherwise)) return undefined;
    const common = base(ctx);
    return {
      meaning: again ? 'keep choosing' : 'choose one',
      build: (sites) => {
        const none = otherwise?.build([]);
        const name = again ? ctx.loopName('menu') : '';
        const lines = sites.flatMap((site) => {
          const read = () => menuOption(ctx, readers, site);
          return (again ? ctx.inLoop(name, read) : read()) ?? [];
        });
        const options = [...lines.map(({ option }) => option), ...(again ? [plainOption(ctx, 'done', true)] : [])];
        const choice = addChoice(ctx, '', by, options);
        const bodies = lines.map(({ body }, option) => ({ option, body }));
        if (again) return [{ ...common, k: 'keepAsking', name, choice, ...(atMost && { atMost }), options: bodies }];
        return [{ ...common, k: 'ask', choice, options: bodies, ...(none && { none }) }];
      },
    } satisfies Built;
  };

export const chooseOne = (readers: StepReaders): Handler => menu(readers, false);
export const keepChoosingMenu = (readers: StepReaders): Handler => menu(readers, true);

function menuOption(
  ctx: Context,
  readers: StepReaders,
  site: Site,
): { readonly option: OptionIr; readonly body: Step[] } | undefined {
  return ctx.inScope(new Scope(ctx.scope), () =>
    readLine(ctx, site, (parser) => {
      const line = parser.menuLine();
      finish(parser, 'option');
      const option = readOption(ctx, line);
      return option && { option, body: readers.list(ctx, below(site)) };
    }),
  );
}

function readOption(ctx: Context, line: MenuLine): OptionIr | undefined {
  const [label] = line.words;
  if (!label) return undefined;
  const name = label.text;
  if (!line.from) {
    const guard = line.guard && readGuard(ctx, line.guard);
    if (line.guard && !guard) return undefined;
    return { name, kind: 'plain', ...(guard && { guard }), bans: [], ends: false, ...base(ctx) };
  }
  const from = wantSet(ctx, line.from);
  if (!from?.set) return undefined;
  const binder = optionBinder(ctx, line, from);
  if (!binder) return undefined;
  const guard = line.guard && readGuard(ctx, line.guard);
  if (line.guard && !guard) return undefined;
  const bound = bindAnswer(ctx, binder, from);
  return { name, kind: 'set', ...(guard && { guard }), set: from.set, ...bound, bans: [], ends: false, ...base(ctx) };
}

function readGuard(ctx: Context, node: Node): OptionIr['guard'] | undefined {
  const cond = ctx.readers.condition(ctx, node);
  return cond && { cond, ...base(ctx) };
}

/** The last word before `from`, or the last two: `area`, `area goal`. */
function optionBinder(ctx: Context, line: MenuLine, from: Reading): Word | undefined {
  const [, ...rest] = line.words;
  const [beforeLast, last] = [rest.at(-2), rest.at(-1)];
  const place: Place = line;
  if (!last) {
    ctx.problem('check/means-nothing', place, { found: ctx.textOf(place), suggestion: '' });
    return undefined;
  }
  const kind = ctx.kind((from.set as SetExpr).kind);
  const pair =
    beforeLast &&
    nounKinds(ctx, beforeLast.text).some((one) => one.kind === kind) &&
    nounKinds(ctx, last.text).length === 0;
  return binderName(ctx, pair ? [beforeLast, last] : [last], from);
}

// --- private answers ----------------------------------------------------------------------------------------------

export const secretly =
  (readers: StepReaders): Handler =>
  (ctx, sentence) => {
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
        const body = ctx.inScope(scope, () => readers.list(ctx, sites));
        ctx.secretMember = outer;
        return [{ ...common, k: 'secretly', v, set: ctx.newSet(players.id, { k: 'all' }), body, secret }];
      },
    };
  };
