/** Menus: lines that are offered, once or again and again. */
import type { OptionIr, SetExpr, Step } from '../../ir/index.ts';
import type { Site } from '../../link/model.ts';
import type { MenuLine, Node, Place, Word } from '../../sentence/ast.ts';
import { nounKinds } from '../adjectives.ts';
import type { Context } from '../context.ts';
import { finish, readLine } from '../read-line.ts';
import type { Reading } from '../reading.ts';
import { Scope } from '../scope.ts';
import { below } from './below.ts';
import { addChoice, bindAnswer, binderName, numberOption, plainOption } from './choice-parts.ts';
import { type Built, base, chooser, type Handler, modifier, wantNumber, wantSet } from './step.ts';

const menu =
  (again: boolean): Handler =>
  (ctx, sentence) => {
    const by = chooser(ctx, modifier(sentence, 'by')?.x, sentence);
    const most = modifier(sentence, 'at most');
    const atMost = most && wantNumber(ctx, most.x);
    const or = modifier(sentence, 'or');
    const otherwise = or && ctx.readers.sentence(ctx, or.step);
    if (!by || (most && !atMost) || (or && !otherwise)) return undefined;
    const common = base(ctx);
    return {
      meaning: again ? 'keep choosing' : 'choose one',
      build: (sites) => {
        const none = otherwise?.build([]);
        const name = again ? ctx.loopName('menu') : '';
        const lines = sites.flatMap((site) => {
          const read = () => menuOption(ctx, site);
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

export const chooseOne: Handler = menu(false);
export const keepChoosingMenu: Handler = menu(true);

function menuOption(ctx: Context, site: Site): { readonly option: OptionIr; readonly body: Step[] } | undefined {
  return ctx.inScope(new Scope(ctx.scope), () =>
    readLine(ctx, site, (parser) => {
      const line = parser.menuLine();
      finish(parser, 'option');
      const option = readOption(ctx, line);
      return option && { option, body: ctx.readers.list(ctx, below(site)) };
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
  if (line.to) return rangeOption(ctx, line, line.from, line.to);
  const from = wantSet(ctx, line.from);
  if (!from?.set) return undefined;
  const binder = optionBinder(ctx, line, from);
  if (!binder) return undefined;
  const guard = line.guard && readGuard(ctx, line.guard);
  if (line.guard && !guard) return undefined;
  const bound = bindAnswer(ctx, binder, from);
  return { name, kind: 'set', ...(guard && { guard }), set: from.set, ...bound, bans: [], ends: false, ...base(ctx) };
}

/** `bid number n from 0 to purse of me` */
function rangeOption(ctx: Context, line: MenuLine, from: Node, to: Node): OptionIr | undefined {
  const [label] = line.words;
  const word = line.words.at(-1);
  const lo = wantNumber(ctx, from);
  const hi = wantNumber(ctx, to);
  const guard = line.guard && readGuard(ctx, line.guard);
  if (!label || !word || !lo || !hi || (line.guard && !guard)) return undefined;
  return numberOption(ctx, label.text, { word, lo, hi, ...(guard && { guard }) });
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
