/** Random trees of expressions, as the parser could give them. */
import fc from 'fast-check';
import type { Node, NounPhrase, Post, Word } from '../../generator/sentence/ast.ts';

const place = { at: 0, end: 0 };
const word: fc.Arbitrary<Word> = fc
  .constantFrom('block', 'blocks', 'area', 'strength', 'own', 'last-user', 'ready', 'pool')
  .map((text) => ({ text, ...place }));
const name: fc.Arbitrary<Node> = word.map((one) => np([one], []));

function np(words: readonly Word[], posts: readonly Post[], all = false): NounPhrase {
  return { t: 'np', words, posts, all, each: false, ...place };
}

interface Trees {
  readonly node: Node;
  readonly condition: Node;
  readonly sum: Node;
  readonly phrase: Node;
  readonly tight: Node;
}

const trees = fc.letrec<Trees>((untied) => {
  const tie = (key: keyof Trees) => untied(key) as fc.Arbitrary<Node>;
  const number: fc.Arbitrary<Node> = fc.nat(99).map((v) => ({ t: 'num', v, ...place }));
  const ofPost: fc.Arbitrary<Post> = tie('tight').map((x) => ({ p: 'of', x, ...place }));
  const otherPost: fc.Arbitrary<Post> = fc.oneof(
    ofPost,
    fc
      .tuple(fc.constantFrom('in', 'on', 'by', 'for', 'over', 'matching', 'to', 'from', 'next'), tie('tight'))
      .map(([p, x]) => ({ p, x, ...place }) as Post),
    fc.constant<Post>({ p: 'here', ...place }),
    word.map((field): Post => ({ p: 'with highest', field, ...place })),
    word.map((field): Post => ({ p: 'with lowest', field, ...place })),
    fc.array(tie('tight'), { minLength: 1, maxLength: 2 }).map((items): Post => ({ p: 'except', items, ...place })),
    fc.tuple(number, tie('tight')).map(([distance, x]): Post => ({ p: 'within', distance, x, ...place })),
  );
  const where: fc.Arbitrary<Post> = tie('node').map((x) => ({ p: 'where', x, ...place }));
  const words = fc.array(word, { minLength: 1, maxLength: 2 });
  const phrase: fc.Arbitrary<Node> = fc
    .tuple(words, fc.array(otherPost, { maxLength: 2 }), fc.option(where, { freq: 4, nil: undefined }), fc.boolean())
    .map(([heads, posts, last, all]) => np(heads, last ? [...posts, last] : posts, all));
  const tight: fc.Arbitrary<Node> = fc.oneof(
    { maxDepth: 3 },
    name,
    number,
    fc.tuple(words, ofPost).map(([heads, of]) => np(heads, [of])),
    tie('sum'),
  );
  const unary: fc.Arbitrary<Node> = fc.oneof(
    { maxDepth: 4 },
    number,
    name,
    tie('phrase'),
    tie('phrase').map((x): Node => ({ t: 'agg', fn: 'number', x, ...place })),
    fc
      .tuple(fc.constantFrom('sum' as const, 'highest' as const, 'lowest' as const), word, tie('phrase'))
      .map(([fn, field, x]): Node => ({ t: 'agg', fn, field, x, ...place })),
  );
  const binary = (ops: readonly string[], l: fc.Arbitrary<Node>, r: fc.Arbitrary<Node>): fc.Arbitrary<Node> =>
    fc
      .tuple(fc.constantFrom(...ops), l, r)
      .map(([op, left, right]) => ({ t: 'bin', op, l: left, r: right, ...place }) as Node);
  const sum: fc.Arbitrary<Node> = fc.oneof(
    { maxDepth: 4 },
    unary,
    binary(['+', '-', '*', '/up', '/down', 'at least', 'at most'], tie('sum'), tie('sum')),
  );
  const complement: fc.Arbitrary<Node> = fc.oneof(
    tie('sum'),
    fc.array(name, { minLength: 1, maxLength: 3 }).map((items): Node => ({ t: 'oneof', items, ...place })),
    tie('tight').map((x): Node => np([], [{ p: 'in', x, ...place }])),
  );
  const condition: fc.Arbitrary<Node> = fc.oneof(
    { maxDepth: 4 },
    name,
    fc
      .tuple(fc.constantFrom('any' as const, 'no' as const), tie('phrase'))
      .map(([q, x]): Node => ({ t: 'quant', q, x, ...place })),
    fc
      .tuple(tie('phrase'), fc.boolean(), complement)
      .map(([x, negated, r]): Node => ({ t: 'quant', q: 'every', x, is: { negated, r }, ...place })),
    fc
      .tuple(tie('sum'), fc.boolean(), complement)
      .map(([l, negated, r]): Node => ({ t: 'is', negated, l, r, ...place })),
    fc.tuple(fc.boolean(), complement).map(([negated, r]): Node => ({ t: 'same', negated, r, ...place })),
    binary(['<', '<=', '>', '>='], tie('sum'), tie('sum')),
    binary(['touches'], tie('sum'), tie('tight')),
    binary(['and', 'or'], tie('condition'), tie('condition')),
    tie('condition').map((x): Node => ({ t: 'not', x, ...place })),
  );
  const whole: fc.Arbitrary<Node> = fc.oneof(
    { maxDepth: 4 },
    tie('sum'),
    tie('condition'),
    fc.tuple(tie('condition'), tie('sum'), tie('node')).map(([c, a, b]): Node => ({ t: 'cond', c, a, b, ...place })),
  );
  return { node: whole, condition, sum, phrase, tight };
});

export const randomNode = trees.node;
export const randomPhrase = trees.phrase;
export const randomTight = trees.tight;
export const randomName = name;
export const randomWord = word;
