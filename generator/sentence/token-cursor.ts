/** Going along the tokens of a line: what stands here, what is expected, which words end the slot in hand. */
import type { Place, Word } from './ast.ts';
import { ParseFailure } from './failure.ts';
import type { Token } from './lexer.ts';
import { RESERVED } from './reserved.ts';

export class TokenCursor {
  readonly tokens: readonly Token[];
  index = 0;
  /** Words that end a slot at this depth; parentheses and `where` open a new depth. */
  #stops: readonly string[] = [];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get token(): Token {
    return this.peek(0);
  }

  peek(offset: number): Token {
    return this.tokens[Math.min(this.index + offset, this.tokens.length - 1)] as Token; // never empty: ends with `end`
  }

  is(text: string): boolean {
    return this.token.kind !== 'end' && this.token.text === text;
  }

  isName(token: Token = this.token): boolean {
    return token.kind === 'word' && !RESERVED.has(token.text);
  }

  atEnd(): boolean {
    return this.token.kind === 'end';
  }

  advance(): Token {
    const token = this.token;
    if (token.kind !== 'end') this.index++;
    return token;
  }

  take(text: string): boolean {
    if (!this.is(text)) return false;
    this.index++;
    return true;
  }

  expect(text: string): Token {
    if (!this.is(text)) this.fail(`\`${text}\``);
    return this.advance();
  }

  fail(expected: string): never {
    const { token } = this;
    const found = token.kind === 'end' ? 'the end of the line' : `\`${token.text}\``;
    throw new ParseFailure('sentence/expected', placeOf(token), { expected, found });
  }

  word(expected: string): Word {
    if (!this.isName()) this.fail(expected);
    return this.advance();
  }

  /** Runs `parse` with other stop words. */
  within<T>(stops: readonly string[], parse: () => T): T {
    const outer = this.#stops;
    this.#stops = stops;
    try {
      return parse();
    } finally {
      this.#stops = outer;
    }
  }

  /** The words that end the slot in hand. */
  get stops(): readonly string[] {
    return this.#stops;
  }

  stopped(): boolean {
    return this.token.kind === 'word' && this.#stops.includes(this.token.text);
  }

  lastEnd(): number {
    return this.index > 0 ? (this.tokens[this.index - 1] as Token).end : 0;
  }
}

/** A token's place; the end of the line is shown as one column. */
export function placeOf(token: Token): Place {
  return { at: token.at, end: Math.max(token.end, token.at + (token.kind === 'end' ? 0 : 1)) };
}
