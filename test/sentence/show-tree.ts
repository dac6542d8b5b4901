/** Trees with every grouping shown: `a or b and not c` is `(a or (b and (not c)))`, `strength of block` is `[strength of [block]]`. */
import type { Exception, MenuLine, Modifier, Node, Post, Sentence, Slot, Word } from '../../generator/sentence/ast.ts';
import { lexLine } from '../../generator/sentence/lexer.ts';
import { SentenceForms, SentenceParser } from '../../generator/sentence/parse-sentence.ts';

/** A whole text as one value or condition. */
export function readExpression(text: string): Node {
  const parser = new SentenceParser(lexLine(text).tokens, new SentenceForms([]));
  const node = parser.expression();
  if (!parser.atEnd()) throw new Error(`"${text}" is not read to its end`);
  return node;
}

export function showNode(node: Node): string {
  switch (node.t) {
    case 'num':
      return String(node.v);
    case 'np':
      return `[${[node.each ? 'each' : node.all ? 'all' : '', words(node.words), ...node.posts.map(showPost)].filter((part) => part !== '').join(' ')}]`;
    case 'bin':
      return `(${showNode(node.l)} ${node.op} ${showNode(node.r)})`;
    case 'not':
      return `(not ${showNode(node.x)})`;
    case 'is':
      return `(${showNode(node.l)} ${isWords(node.negated)} ${showNode(node.r)})`;
    case 'same':
      return `(… ${isWords(node.negated)} ${showNode(node.r)})`;
    case 'quant': {
      const phrase = `${node.q} ${showNode(node.x)}`;
      return node.is ? `(${phrase} ${isWords(node.is.negated)} ${showNode(node.is.r)})` : `(${phrase})`;
    }
    case 'agg':
      return `(${node.fn}${node.field ? ` ${node.field.text}` : ''} of ${showNode(node.x)})`;
    case 'oneof':
      return `{${node.items.map(showNode).join(', ')}}`;
    case 'cond':
      return `(if ${showNode(node.c)} then ${showNode(node.a)} else ${showNode(node.b)})`;
    case 'list':
      return node.items.map(showNode).join(' then ');
  }
}

function showPost(post: Post): string {
  switch (post.p) {
    case 'here':
      return 'here';
    case 'where':
      return `where ${post.x ? showNode(post.x) : 'below'}`;
    case 'with highest':
    case 'with lowest':
      return `${post.p} ${post.field.text}`;
    case 'except':
      return `except ${post.items.map(showNode).join(' and ')}`;
    case 'within':
      return `within ${showNode(post.distance)} of ${showNode(post.x)}`;
    default:
      return `${post.p === 'next' ? 'next to' : post.p} ${showNode(post.x)}`;
  }
}

/** `move t=[block] p=[fife], unseen` */
export function showSentence({ row, slots, modifiers }: Sentence): string {
  const filled = Object.entries(slots).map(([name, slot]) => `${name}=${showSlot(slot)}`);
  return [[row.id ?? row.own ?? row.say, ...filled].join(' '), ...modifiers.map(showModifier)].join(', ');
}

function showSlot(slot: Slot): string {
  switch (slot.s) {
    case 'expr':
      return showNode(slot.node);
    case 'binder':
      return words(slot.binder.words);
    case 'word':
      return slot.word.text;
    case 'exception':
      return showException(slot.exception);
  }
}

function showModifier(modifier: Modifier): string {
  switch (modifier.m) {
    case 'by':
    case 'at most':
    case 'if':
      return `${modifier.m} ${showNode(modifier.x)}`;
    case 'or':
      return `or ${showSentence(modifier.step)}`;
    case 'order':
      return modifier.by ? `order by ${showNode(modifier.by)}` : 'order';
    case 'last':
      return `last ${modifier.items.map(showNode).join(' and ')}`;
    default:
      return modifier.m;
  }
}

export function showMenuLine({ words: names, from, to, guard, modifiers }: MenuLine): string {
  const parts = [
    words(names),
    from && `from ${showNode(from)}`,
    to && `to ${showNode(to)}`,
    guard && `if ${showNode(guard)}`,
  ];
  return [parts.filter((part) => part !== undefined).join(' '), ...modifiers.map(showModifier)].join(', ');
}

export function showException({ kind, subject, value, verbs, args, condition, over }: Exception): string {
  return [
    showNode(subject),
    kind,
    value && showNode(value),
    words(verbs),
    ...args.map(({ preposition, x }) => `${preposition} ${showNode(x)}`.trim()),
    condition && `while ${showNode(condition)}`,
    over && `over ${over.text}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

const words = (list: readonly Word[]): string => list.map(({ text }) => text).join(' ');
const isWords = (negated: boolean): string => (negated ? 'is not' : 'is');
