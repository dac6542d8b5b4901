/** Noun phrases: what the last word may be, then adjectives before it and posts after it. */
import type { Kind } from '../link/model.ts';
import type { Node, NounPhrase } from '../sentence/ast.ts';
import { adjective, adjectivesOf } from './adjectives.ts';
import type { Context } from './context.ts';
import { type Head, headsOf } from './noun-heads.ts';
import { applyPost } from './posts.ts';
import { distinct, type Reading } from './reading.ts';
import { ownersOfName } from './running-names.ts';

export function nounPhrase(ctx: Context, node: Node): Reading[] {
  if (node.t !== 'np') return ctx.readers.value(ctx, node);
  const mark = ctx.problems.length;
  const heads = headsOf(ctx, node);
  if (heads.length === 0) {
    if (ctx.problems.length === mark && !ctx.hasUnknown) meansNothing(ctx, node);
    return [];
  }
  const found = heads.flatMap((head) => complete(ctx, head));
  if (found.length > 0) ctx.problems.length = mark;
  return distinct(found);
}

function complete(ctx: Context, head: Head): Reading[] {
  let readings: Reading[] = [head.reading];
  for (const word of head.adjectives) {
    readings = readings.flatMap((reading) => {
      const { set } = reading;
      if (!set) return ctx.problem('check/means-nothing', word, { found: word.text, suggestion: '' });
      const kind = ctx.kind(set.kind);
      const tests = adjective(ctx, word, kind, { k: 'var', v: set.elem });
      if (tests.length === 0) {
        return ctx.problem('check/not-an-adjective', word, {
          kind: kind.name,
          found: word.text,
          suggestion: ctx.suggestion(word.text, adjectivesOf(ctx, kind)),
        });
      }
      return tests.map(({ cond, meaning }) => ({
        ...reading,
        set: ctx.withTest(set, cond),
        meaning: `${meaning} ${reading.meaning}`,
      }));
    });
  }
  for (const post of head.posts) readings = readings.flatMap((reading) => applyPost(ctx, reading, post) ?? []);
  return readings;
}

function meansNothing(ctx: Context, node: NounPhrase): void {
  const last = node.words.at(-1);
  if (!last) {
    ctx.problem('check/means-nothing', node, { found: ctx.textOf(node), suggestion: '' });
    return;
  }
  const [owner] = ctx.scope.get(last.text) ? [] : ownersOfName(ctx, last.text);
  const attribute = ctx.model.fields.find((field) => field.name === last.text);
  const kind = attribute && kindOfOwner(ctx, node);
  if (owner !== undefined) ctx.problem('check/outside-during', last, { found: last.text, procedure: owner });
  else if (attribute && kind) {
    ctx.problem('check/no-attribute', last, {
      kind: kind.name,
      found: last.text,
      suggestion: ctx.suggestion(last.text, kind.fields.keys()),
    });
  } else if (attribute)
    ctx.problem('check/bare-attribute', last, { found: last.text, kind: ctx.kind(attribute.kind).name });
  else
    ctx.problem('check/means-nothing', last, {
      found: last.text,
      suggestion: ctx.suggestion(last.text, ctx.allWords()),
    });
}

/** In `castle of red`: the kind of red. */
function kindOfOwner(ctx: Context, node: NounPhrase): Kind | undefined {
  const [post] = node.posts;
  if (post?.p !== 'of') return undefined;
  const mark = ctx.problems.length;
  const owner = ctx.readers.nounPhrase(ctx, post.x).find(({ type }) => type.t === 'ref');
  ctx.problems.length = mark;
  return owner?.type.t === 'ref' ? ctx.kind(owner.type.kind) : undefined;
}
