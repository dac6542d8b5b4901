/** Trees back to text: the canonical form of a line. Parentheses stand only where the grammar needs them. */
import type { Exception, MenuLine, Modifier, Node, NounPhrase, Post, Sentence, Slot } from './ast.ts';
import { type Element, elementsOf, wordsAfter } from './row-form.ts';

/** Binding strength, loosest first; a child that binds looser than its place asks for gets parentheses. */
const LEVEL = { expression: 0, or: 1, and: 2, not: 3, relation: 4, sum: 5, term: 6, unary: 7 } as const;
type Level = (typeof LEVEL)[keyof typeof LEVEL];

interface Printed {
  readonly text: string;
  readonly level: Level;
  /** How it ends: `where …` and `else …` would swallow whatever follows, `except …` a following `and`. */
  readonly end: 'open' | 'except' | 'closed';
}

export function printNode(node: Node): string {
  return print(node).text;
}

const closed = (text: string, level: Level): Printed => ({ text, level, end: 'closed' });

/** What comes after a child in the same text. */
type Follower = 'nothing' | 'and' | 'more';

/** A child at a place that asks for `level`. */
function child(node: Node, level: Level, follower: Follower): Printed {
  const printed = print(node);
  const isSwallowing =
    (printed.end === 'open' && follower !== 'nothing') || (printed.end === 'except' && follower === 'and');
  if (printed.level < level || isSwallowing) return closed(`(${printed.text})`, LEVEL.unary);
  return printed;
}

function print(node: Node): Printed {
  switch (node.t) {
    case 'num':
      return closed(String(node.v), LEVEL.unary);
    case 'np':
      return nounPhrase(node);
    case 'cond': {
      const c = child(node.c, LEVEL.or, 'more');
      const a = child(node.a, LEVEL.or, 'more');
      const b = child(node.b, LEVEL.expression, 'nothing');
      return { text: `if ${c.text} then ${a.text} else ${b.text}`, level: LEVEL.expression, end: 'open' };
    }
    case 'bin':
      return binary(node);
    case 'not': {
      const x = child(node.x, LEVEL.not, 'nothing');
      return { text: `not ${x.text}`, level: LEVEL.not, end: x.end };
    }
    case 'is': {
      const l = child(node.l, LEVEL.sum, 'more');
      return relation(l.text, node.negated, node.r);
    }
    case 'same': {
      const { text, end } = relation('', node.negated, node.r);
      return { text: text.trimStart(), level: LEVEL.not, end };
    }
    case 'quant': {
      const x = phrase(node.x, node.is === undefined ? 'nothing' : 'more');
      if (!node.is) return { text: `${node.q} ${x.text}`, level: LEVEL.unary, end: x.end };
      return relation(`${node.q} ${x.text}`, node.is.negated, node.is.r);
    }
    case 'agg': {
      const x = phrase(node.x, 'nothing');
      const head =
        node.fn === 'number'
          ? 'number of'
          : node.fn === 'sum'
            ? `sum of ${node.field?.text} of`
            : `${node.fn} ${node.field?.text} of`;
      return { text: `${head} ${x.text}`, level: LEVEL.unary, end: x.end };
    }
    case 'oneof':
      return closed(`one of (${node.items.map(printNode).join(', ')})`, LEVEL.relation);
    case 'list':
      return closed(node.items.map(tight).join(' then '), LEVEL.expression);
  }
}

/** `SUBJECT is not COMPLEMENT` */
function relation(subject: string, negated: boolean, complement: Node): Printed {
  const r = complement.t === 'oneof' ? print(complement) : child(complement, LEVEL.sum, 'nothing');
  return { text: `${subject} is ${negated ? 'not ' : ''}${r.text}`, level: LEVEL.relation, end: r.end };
}

function binary(node: Node & { readonly t: 'bin' }): Printed {
  const both = (level: Level, right: Level, op: string, after = ''): Printed => {
    const l = child(node.l, level, op === 'and' ? 'and' : 'more');
    const r = child(node.r, right, after === '' ? 'nothing' : 'more');
    return { text: `${l.text} ${op} ${r.text}${after}`, level, end: after === '' ? r.end : 'closed' };
  };
  switch (node.op) {
    case 'or':
      return both(LEVEL.or, LEVEL.and, 'or');
    case 'and':
      return both(LEVEL.and, LEVEL.not, 'and');
    case '+':
    case '-':
    case 'at least':
    case 'at most':
      return both(LEVEL.sum, LEVEL.term, node.op);
    case '*':
      return both(LEVEL.term, LEVEL.unary, '*');
    case '/up':
      return both(LEVEL.term, LEVEL.unary, '/', ' rounded up');
    case '/down':
      return both(LEVEL.term, LEVEL.unary, '/', ' rounded down');
    case 'touches': {
      const l = child(node.l, LEVEL.sum, 'more');
      return closed(`${l.text} touches ${tight(node.r)}`, LEVEL.relation);
    }
    default: {
      const l = child(node.l, LEVEL.sum, 'more');
      const r = child(node.r, LEVEL.sum, 'nothing');
      return { text: `${l.text} ${node.op} ${r.text}`, level: LEVEL.relation, end: r.end };
    }
  }
}

/** Where the grammar wants a noun phrase. */
function phrase(node: Node, follower: Follower): Printed {
  if (node.t !== 'np') return closed(`(${print(node).text})`, LEVEL.unary);
  return child(node, LEVEL.unary, follower);
}

function nounPhrase(node: NounPhrase): Printed {
  const head = [node.each ? 'each' : node.all ? 'all' : '', ...node.words.map((word) => word.text)].filter(
    (word) => word !== '',
  );
  const posts = node.posts.map((one, i) => post(one, { beforeOf: node.posts[i + 1]?.p === 'of' }));
  const last = node.posts.at(-1)?.p;
  const end = last === 'where' ? 'open' : last === 'except' ? 'except' : 'closed';
  return { text: [...head, ...posts].join(' '), level: LEVEL.unary, end };
}

/** `beforeOf`: an `of` follows that belongs to the head noun, not to what stands in this post. */
function post(one: Post, { beforeOf }: { readonly beforeOf: boolean }): string {
  const last = (node: Node): string => (beforeOf && node.t === 'np' ? `(${printNode(node)})` : tight(node));
  switch (one.p) {
    case 'here':
      return 'here';
    case 'where':
      return one.x ? `where ${print(one.x).text}` : 'where';
    case 'with highest':
    case 'with lowest':
      return `${one.p} ${one.field.text}`;
    case 'except':
      return `except ${one.items.map((item, i) => (i === one.items.length - 1 ? last(item) : tight(item))).join(' and ')}`;
    case 'within':
      return `within ${one.distance.t === 'num' ? one.distance.v : `(${printNode(one.distance)})`} of ${last(one.x)}`;
    case 'next':
      return `next to ${last(one.x)}`;
    default:
      return `${one.p} ${last(one.x)}`;
  }
}

/** After a preposition: a number, a name with more `of`, or parentheses. */
function tight(node: Node): string {
  if (node.t === 'num') return String(node.v);
  const isTight =
    node.t === 'np' && node.words.length > 0 && node.posts.every((one) => one.p === 'of') && !(node.all && !node.each);
  return isTight ? print(node).text : `(${print(node).text})`;
}

// --- whole lines --------------------------------------------------------------------------------------------------

/** A sentence without its clause and colon. */
export function printSentence({ row, slots, modifiers }: Sentence): string {
  const said = fill(elementsOf(row.say), slots, { stops: [], isSaid: false });
  return [said, ...modifiers.map(printModifier)].join(', ');
}

function fill(elements: readonly Element[], slots: Sentence['slots'], after: Following): string {
  return elements
    .filter((element) => isSaid(element, slots))
    .flatMap((element, i, said) => {
      if (element.e === 'word') return element.text;
      const stops = [...wordsAfter(elements.slice(elements.indexOf(element) + 1)), ...after.stops];
      const following = { stops, isSaid: i + 1 < said.length || after.isSaid };
      if (element.e === 'optional') return fill(element.elements, slots, following);
      const slot = slots[element.name];
      return slot ? printSlot(slot, following) : [];
    })
    .join(' ');
}

/** What comes after a slot in its row. */
interface Following {
  /** Words that could end the slot. */
  readonly stops: readonly string[];
  /** Whether anything does come. */
  readonly isSaid: boolean;
}

function isSaid(element: Element, slots: Sentence['slots']): boolean {
  if (element.e === 'word') return true;
  if (element.e === 'slot') return slots[element.name] !== undefined;
  return element.elements.some((inner) => inner.e === 'slot' && isSaid(inner, slots));
}

/** A slot whose own words would end it gets parentheses. */
function printSlot(slot: Slot, after: Following): string {
  if (slot.s === 'word') return slot.word.text;
  if (slot.s === 'binder') return slot.binder.words.map((word) => word.text).join(' ');
  if (slot.s === 'exception') return printException(slot.exception);
  return slot.node.t === 'list' ? print(slot.node).text : spoken(print(slot.node), after);
}

function spoken({ text, end }: Printed, after: Following): string {
  const hidden = wordsOutsideParentheses(text).some((word) => after.stops.includes(word));
  return hidden || (end === 'open' && after.isSaid) ? `(${text})` : text;
}

function wordsOutsideParentheses(text: string): string[] {
  let depth = 0;
  return (text.match(/[()]|[^\s()]+/g) ?? []).filter((word) => {
    if (word === '(') depth++;
    else if (word === ')') depth--;
    return depth === 0;
  });
}

function printModifier(modifier: Modifier): string {
  switch (modifier.m) {
    case 'by':
      return `by ${tight(modifier.x)}`;
    case 'or':
      return `or ${printSentence(modifier.step)}`;
    case 'order':
      return modifier.by ? `in any order by ${tight(modifier.by)}` : 'in any order';
    case 'at most':
      return `at most ${print(modifier.x).end === 'open' ? `(${printNode(modifier.x)})` : printNode(modifier.x)} times`;
    case 'last':
      return `last ${modifier.items.map(tight).join(' and ')}`;
    case 'if':
      return `if ${printNode(modifier.x)}`;
    default:
      return modifier.m;
  }
}

/** A line of a menu without its clause and colon. */
export function printMenuLine({ words, from, to, guard, modifiers }: MenuLine): string {
  const parts = [words.map((word) => word.text).join(' ')];
  const stops = [...(to ? ['to'] : []), 'if'];
  if (from) parts.push('from', printSlot({ s: 'expr', node: from }, { stops, isSaid: Boolean(to ?? guard) }));
  if (to) parts.push('to', printSlot({ s: 'expr', node: to }, { stops: ['if'], isSaid: guard !== undefined }));
  if (guard) parts.push('if', printNode(guard));
  return [parts.join(' '), ...modifiers.map(printModifier)].join(', ');
}

export function printException({ kind, subject, value, verbs, args, condition, over }: Exception): string {
  const after: Following = { stops: ['while', 'over'], isSaid: true };
  const parts = [spoken(phrase(subject, 'more'), after)];
  if (kind === 'may not') {
    parts.push('may not', verbs.map((verb) => verb.text).join(' or '));
    for (const { preposition, x } of args)
      parts.push(...(preposition === '' ? [] : [preposition]), spoken(phrase(x, 'more'), after));
  } else if (value && (kind === 'more' || kind === 'fewer')) {
    const text = spoken(child(value, LEVEL.sum, 'more'), { stops: ['more', 'fewer'], isSaid: true });
    parts.push('counts', text, kind);
  } else if (value) parts.push('counts', kind, spoken(print(value), after));
  if (condition) {
    const text = child(condition, LEVEL.or, over ? 'more' : 'nothing');
    parts.push('while', spoken(text, { stops: ['over'], isSaid: over !== undefined }));
  }
  if (over) parts.push('over', over.text);
  return parts.join(' ');
}
