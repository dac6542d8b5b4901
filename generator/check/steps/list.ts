/** A list of steps: each line is read, `otherwise` joins the `if` above it, lines that cannot be reached are reported. */

import type { PhraseId } from '../../../schema/phrases.ts';
import type { Expr, Step } from '../../ir/index.ts';
import type { Site } from '../../link/model.ts';
import type { Sentence } from '../../sentence/ast.ts';
import { lexLine } from '../../sentence/lexer.ts';
import { plainForm } from '../../sentence/parse-sentence.ts';
import { nounKinds } from '../adjectives.ts';
import type { Context, Problem } from '../context.ts';
import { readLine } from '../read-line.ts';
import { type Named, Scope } from '../scope.ts';
import { namesBornIn } from '../vocabulary.ts';
import { below } from './below.ts';
import * as choices from './choices.ts';
import * as control from './control.ts';
import * as loops from './loops.ts';
import * as menus from './menus.ts';
import { secretly } from './secretly.ts';
import { type Built, base, type Handler, nodeOf } from './step.ts';
import * as things from './things.ts';
import * as writes from './writes.ts';

const handlers: Readonly<Record<Exclude<PhraseId, 'otherwise' | 'otherwise-if'>, Handler>> = {
  set: writes.set,
  'set-flag': writes.setFlag,
  clear: writes.clearFlag,
  reset: writes.reset,
  add: writes.add,
  'add-up-to': writes.addUpTo,
  take: writes.take,
  'take-up-to': writes.takeUpTo,
  swap: writes.swap,
  let: writes.letBe,
  'roll-die': writes.rollDie,
  'roll-dice': writes.rollDice,
  move: things.move,
  put: things.put,
  remove: things.remove,
  shuffle: things.shuffle,
  deal: things.deal,
  draw: things.drawInto,
  reveal: things.reveal,
  hide: things.hide,
  choose: choices.choose,
  'choose-number': choices.chooseNumber,
  'may-choose': choices.mayChoose,
  'keep-choosing': choices.keepChoosing,
  'choose-one': menus.chooseOne,
  'keep-choosing-menu': menus.keepChoosingMenu,
  may: choices.may,
  secretly: secretly,
  each: loops.each,
  'each-from': loops.eachFrom,
  'each-number': loops.eachNumber,
  'each-in': loops.eachIn,
  'repeat-until': loops.repeatUntil,
  'repeat-while': loops.repeatWhile,
  'repeat-times': loops.repeatTimes,
  if: conditional,
  stop: control.stop,
  'stop-proc': control.end,
  end: control.end,
  next: control.next,
  win: control.win,
  do: control.doText,
  'until-end': control.untilEnd,
};

/** What one sentence becomes, once its slots fit. */
export function readSentence(ctx: Context, sentence: Sentence): Built | undefined {
  if (sentence.row.own !== undefined) return control.call(ctx, sentence);
  const handler = handlers[sentence.row.id as keyof typeof handlers];
  return handler(ctx, sentence);
}

/** Steps of a list, in a scope of their own. */
export function list(ctx: Context, sites: readonly Site[]): Step[] {
  return ctx.inScope(new Scope(ctx.scope), () => {
    const steps: Step[] = [];
    let open = steps;
    let left = false;
    ctx.failedIf = false;
    for (const site of sites) {
      if (left) {
        ctx.reporter.report('check/unreachable', site.line.span, {});
        break;
      }
      const read = readStep(ctx, site, open);
      if (!read) nameUnknown(ctx, site);
      // what joins an `if` that was itself in error has nothing to join, and nothing new to say
      ctx.failedIf = !read && /^(?:if|otherwise if)\b/.test(site.line.text);
      left = read?.leaves ?? false;
      open = restOf(ctx, open);
    }
    return steps;
  });
}

/**
 * Where the next lines go. After `choose …, or STEP` they belong to the answer: with nothing to choose the step runs in
 * place of the rest of the list.
 */
function restOf(ctx: Context, steps: Step[]): Step[] {
  const last = steps.at(-1);
  if (last?.k !== 'ask' || !last.none || last.none.length === 0 || leaves(last.none)) return steps;
  const [only] = last.options;
  if (only && last.options.length === 1) return only.body as Step[]; // built a moment ago, shared with nobody
  const name = ctx.loopName('rest');
  const { src } = last;
  const body: Step[] = [{ ...last, none: [...last.none, { k: 'stopLoop', name, src }] }];
  steps[steps.length - 1] = { k: 'repeat', name, cond: { k: 'bool', v: true }, atMost: { k: 'int', v: 1 }, body, src };
  return body;
}

function leaves(steps: readonly Step[]): boolean {
  const last = steps.at(-1)?.k;
  return last === 'stopLoop' || last === 'nextRound' || last === 'leave' || last === 'end' || last === 'win';
}

/** Names that a line in error would have made, also for headings that read them while this procedure is running. */
function nameUnknown(ctx: Context, site: Site): void {
  const unknown: Named = { type: { t: 'none' }, expr: { k: 'int', v: -1 }, unknown: true };
  const { procedure } = ctx.unit;
  const running = procedure && ctx.procedureNames.get(procedure.id);
  for (const name of namesBornIn(site.line)) {
    ctx.scope.set(name, unknown);
    if (running && !running.has(name)) running.set(name, unknown);
  }
  for (const name of perhapsNamed(ctx, site)) ctx.scope.set(name, unknown);
}

/** Words that may be meant as names, whatever the verb of the line is: new words, and kinds of which none is in hand. */
function perhapsNamed(ctx: Context, { line }: Site): string[] {
  const words = lexLine(line.text).tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
  const [verb = '', next] = words;
  const behindVerb = ctx.vocabulary.has(verb) ? undefined : next;
  const names = words.flatMap((word) => {
    const several = nounKinds(ctx, word).find(({ number }) => number === 'many');
    if (several) return [several.adjective ?? several.kind.name];
    return ctx.linker.kindNamed(word) || !ctx.vocabulary.has(word) || word === behindVerb ? [word] : [];
  });
  return names.filter((name) => !ctx.scope.get(name));
}

function readStep(ctx: Context, site: Site, steps: Step[]): { readonly leaves: boolean } | undefined {
  return readLine(ctx, site, (parser) => {
    const sentences = parser.sentences();
    const [first] = sentences;
    if (first && !hasRightBody(ctx, first, site)) return { leaves: false };
    if (first?.row.id === 'otherwise' || first?.row.id === 'otherwise-if') return joinIf(ctx, first, site, steps);
    const built = fitting(ctx, sentences);
    if (!built) return undefined;
    steps.push(...built.build(below(site)));
    return { leaves: built.leaves ?? false };
  });
}

/** The one sentence whose slots fit. */
function fitting(ctx: Context, sentences: readonly Sentence[]): Built | undefined {
  const kept: Problem[] = [];
  const built: Built[] = [];
  for (const sentence of sentences) {
    ctx.problems = [];
    const one = readSentence(ctx, sentence);
    if (one) built.push(one);
    else kept.push(...ctx.problems);
  }
  ctx.problems = kept;
  const [first, second] = built;
  if (first && second) {
    ctx.problems = [];
    ctx.problem('sentence/two-readings', sentences[0] as Sentence, { first: first.meaning, second: second.meaning });
    return undefined;
  }
  return first;
}

function hasRightBody(ctx: Context, { row }: Sentence, { line }: Site): boolean {
  const form = plainForm(row.say);
  const carries = line.value !== undefined || line.kids.length > 0;
  if (row.body === 'none' && (carries || line.body !== 'leaf'))
    ctx.reporter.report('sentence/takes-no-steps', line.span, { form });
  else if (row.body !== 'none' && !carries) ctx.reporter.report('sentence/needs-steps', line.span, { form });
  else return true;
  return false;
}

type If = Extract<Step, { k: 'if' }>;

function conditional(ctx: Context, sentence: Sentence): Built | undefined {
  const node = nodeOf(sentence.slots.c);
  const cond = node && ctx.readers.condition(ctx, node);
  if (!cond) return undefined;
  const common = base(ctx);
  return {
    meaning: 'if',
    build: (sites) => [{ ...common, k: 'if', arms: [{ cond, body: list(ctx, sites) }], otherwise: [] }],
  };
}

function joinIf(ctx: Context, sentence: Sentence, site: Site, steps: Step[]): { readonly leaves: boolean } | undefined {
  const last = steps.at(-1);
  if (last?.k !== 'if' || ctx.closedIfs.has(last)) {
    if (ctx.failedIf) ctx.hasUnknown = true;
    else ctx.problem('check/otherwise-without-if', sentence, {});
    return undefined;
  }
  const node = nodeOf(sentence.slots.c);
  const cond: Expr | undefined = node && ctx.readers.condition(ctx, node);
  if (node && !cond) return undefined;
  const body = list(ctx, below(site));
  const joined: If = cond ? { ...last, arms: [...last.arms, { cond, body }] } : { ...last, otherwise: body };
  if (!cond) ctx.closedIfs.add(joined);
  steps[steps.length - 1] = joined;
  return { leaves: false };
}
