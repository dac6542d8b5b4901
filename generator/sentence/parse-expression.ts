/** Recursive descent over one line: conditions, values, noun phrases. The grammar is `docs/grammar.md`, section 6. */
import type { BinaryOp, Node, NounPhrase, Place, Post, Word } from './ast.ts';
import type { Token } from './lexer.ts';
import { TokenCursor } from './token-cursor.ts';

const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);
const PLAIN_POSTS: ReadonlySet<string> = new Set([
  'in',
  'on',
  'by',
  'for',
  'over',
  'at',
  'matching',
  'to',
  'from',
  'with',
]);
const PLACE_POSTS: ReadonlySet<string> = new Set(['in', 'on', 'here', 'next', 'within']);

/** A post without its place. */
type PostBody = Post extends infer P ? (P extends Place ? Omit<P, 'at' | 'end'> : never) : never;

export class ExpressionParser extends TokenCursor {
  // --- conditions and values --------------------------------------------------------------------------------------

  expression(): Node {
    const { at } = this.token;
    if (!this.is('if')) return this.condition();
    this.advance();
    const c = this.within([...this.stops, 'then'], () => this.condition());
    this.expect('then');
    const a = this.within([...this.stops, 'else'], () => this.condition());
    this.expect('else');
    const b = this.expression();
    return { t: 'cond', c, a, b, at, end: b.end };
  }

  condition(): Node {
    return this.#chain('or', () => this.#chain('and', () => this.#not()));
  }

  #chain(op: 'and' | 'or', operand: () => Node): Node {
    let l = operand();
    while (this.is(op) && !this.stopped()) {
      this.advance();
      const r = operand();
      l = { t: 'bin', op, l, r, at: l.at, end: r.end };
    }
    return l;
  }

  #not(): Node {
    const { at } = this.token;
    if (this.is('not')) {
      this.advance();
      const x = this.#not();
      return { t: 'not', x, at, end: x.end };
    }
    if (this.is('is') || this.is('are')) {
      this.advance();
      const negated = this.take('not');
      const r = this.complement();
      return { t: 'same', negated, r, at, end: r.end };
    }
    return this.#relation();
  }

  #relation(): Node {
    const l = this.sum();
    if ((this.is('is') || this.is('are')) && !this.stopped()) {
      this.advance();
      const negated = this.take('not');
      const r = this.complement();
      if (l.t === 'quant') return { ...l, is: { negated, r }, end: r.end };
      return { t: 'is', negated, l, r, at: l.at, end: r.end };
    }
    if (this.is('touches')) {
      this.advance();
      const r = this.tight();
      return { t: 'bin', op: 'touches', l, r, at: l.at, end: r.end };
    }
    if (this.token.kind === 'sign' && COMPARISONS.has(this.token.text)) {
      const op = this.advance().text as BinaryOp;
      const r = this.sum();
      return { t: 'bin', op, l, r, at: l.at, end: r.end };
    }
    return l;
  }

  /** What follows `is`. */
  complement(): Node {
    const { at } = this.token;
    if (this.is('one') && this.peek(1).text === 'of') {
      this.advance();
      this.advance();
      this.expect('(');
      const items = [this.#memberName()];
      while (this.take(',')) items.push(this.#memberName());
      const { end } = this.expect(')');
      return { t: 'oneof', items, at, end };
    }
    if (this.token.kind === 'word' && PLACE_POSTS.has(this.token.text)) {
      const posts = this.#posts({ hasNoun: false, tight: false });
      return { t: 'np', words: [], posts, all: false, each: false, at, end: this.lastEnd() };
    }
    return this.sum();
  }

  #memberName(): Node {
    const word = this.word('a name');
    return { t: 'np', words: [word], posts: [], all: false, each: false, at: word.at, end: word.end };
  }

  sum(): Node {
    let l = this.#term();
    for (;;) {
      let op: BinaryOp;
      if (this.is('+') || this.is('-')) op = this.advance().text as BinaryOp;
      else if (this.is('at') && /^(least|most)$/.test(this.peek(1).text) && !this.stopped()) {
        this.advance();
        op = this.advance().text === 'least' ? 'at least' : 'at most';
      } else return l;
      const r = this.#term();
      l = { t: 'bin', op, l, r, at: l.at, end: r.end };
    }
  }

  #term(): Node {
    let l = this.#unary();
    while (this.is('*') || this.is('/')) {
      const times = this.advance().text === '*';
      const r = this.#unary();
      let op: BinaryOp = '*';
      if (!times) {
        this.expect('rounded');
        if (this.is('up')) op = '/up';
        else if (this.is('down')) op = '/down';
        else this.fail('`up` or `down`');
        this.advance();
      }
      l = { t: 'bin', op, l, r, at: l.at, end: this.lastEnd() };
    }
    return l;
  }

  #unary(): Node {
    const { token } = this;
    const { at } = token;
    if (token.kind === 'number') {
      this.advance();
      return { t: 'num', v: Number(token.text), at, end: token.end };
    }
    if (this.is('(')) return this.#parenthesis();
    if (this.is('any') || this.is('no') || this.is('every')) {
      const q = this.advance().text as 'any' | 'no' | 'every';
      const x = this.nounPhrase();
      return { t: 'quant', q, x, at, end: x.end };
    }
    if (this.is('number') && this.peek(1).text === 'of') {
      this.advance();
      this.advance();
      const x = this.nounPhrase();
      return { t: 'agg', fn: 'number', x, at, end: x.end };
    }
    const total = this.is('sum') && this.peek(1).text === 'of';
    if (total || ((this.is('highest') || this.is('lowest')) && this.peek(2).text === 'of')) {
      const fn = this.advance().text as 'sum' | 'highest' | 'lowest';
      if (total) this.advance();
      const field = this.word('an attribute');
      this.expect('of');
      const x = this.nounPhrase();
      return { t: 'agg', fn, field, x, at, end: x.end };
    }
    return this.nounPhrase();
  }

  #parenthesis(): Node {
    this.expect('(');
    const node = this.within([], () => this.expression());
    this.expect(')');
    return node;
  }

  // --- noun phrases -----------------------------------------------------------------------------------------------

  nounPhrase(): Node {
    return this.#noun({ tight: false });
  }

  /** After `of` and other prepositions: takes only more `of`. */
  tight(): Node {
    const { token } = this;
    if (token.kind === 'number') {
      this.advance();
      return { t: 'num', v: Number(token.text), at: token.at, end: token.end };
    }
    return this.#noun({ tight: true });
  }

  #noun({ tight }: { readonly tight: boolean }): Node {
    if (this.is('(')) return this.#parenthesis();
    const { at } = this.token;
    const each = tight && this.take('each');
    const all = !each && this.take('all');
    const words: Word[] = [];
    while (this.isName() && !this.stopped()) words.push(this.advance());
    if (words.length === 0 && this.is('here')) words.push(this.advance());
    if (words.length === 0) this.fail('a name');
    const posts = this.#posts({ hasNoun: true, tight });
    const phrase: NounPhrase = { t: 'np', words, posts, all, each, at, end: this.lastEnd() };
    return phrase;
  }

  #posts({ hasNoun, tight }: { readonly hasNoun: boolean; readonly tight: boolean }): Post[] {
    const posts: Post[] = [];
    for (;;) {
      const { token } = this;
      if (token.kind !== 'word' || this.stopped()) return posts;
      if (token.text === 'of' && hasNoun) {
        this.advance();
        const x = this.tight();
        posts.push({ p: 'of', x, at: token.at, end: x.end });
        continue;
      }
      if (tight) return posts;
      const post = this.#post(token);
      if (!post) return posts;
      posts.push(post);
    }
  }

  #post({ text, at }: Token): Post | undefined {
    const done = (post: PostBody): Post => ({ ...post, at, end: this.lastEnd() });
    switch (text) {
      case 'here':
        this.advance();
        return done({ p: 'here' });
      case 'next':
        this.advance();
        this.expect('to');
        return done({ p: 'next', x: this.tight() });
      case 'within': {
        this.advance();
        const distance = this.tight();
        this.expect('of');
        return done({ p: 'within', distance, x: this.tight() });
      }
      case 'where':
        this.advance();
        return done({ p: 'where', x: this.atEnd() ? undefined : this.within([], () => this.expression()) });
      case 'except': {
        this.advance();
        const items = [this.tight()];
        while (this.is('and')) {
          this.advance();
          items.push(this.tight());
        }
        return done({ p: 'except', items });
      }
      case 'with':
        if (/^(highest|lowest)$/.test(this.peek(1).text)) {
          this.advance();
          const highest = this.advance().text === 'highest';
          const field = this.word('an attribute');
          return done(highest ? { p: 'with highest', field } : { p: 'with lowest', field });
        }
        break;
      case 'at':
        if (/^(least|most)$/.test(this.peek(1).text)) return undefined;
        break;
    }
    if (!PLAIN_POSTS.has(text)) return undefined;
    this.advance();
    return done({ p: text, x: this.tight() } as PostBody); // text is one of PLAIN_POSTS
  }
}
