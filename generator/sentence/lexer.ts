/** A line becomes words, numbers and signs; clauses stand apart. Hyphens join names, a minus has blanks around it. */

export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'end';
  readonly text: string;
  /** Offsets in the line, `end` exclusive. */
  readonly at: number;
  readonly end: number;
}

export interface Clause {
  /** Without the sign: `8.7`. */
  readonly id: string;
  readonly at: number;
  readonly end: number;
}

export interface LexedLine {
  /** Always ends with one `end` token. */
  readonly tokens: readonly Token[];
  /** Clauses at the end of the line. */
  readonly clauses: readonly Clause[];
  /** Signs the language does not have, and clauses in the middle of a line. */
  readonly bad: readonly {
    readonly at: number;
    readonly end: number;
    readonly text: string;
    readonly isClause: boolean;
  }[];
}

/** The last branch takes any character, with the accents that stand on it: a name ends before the letter that has one. */
const PIECE =
  /\s+|(§\S*?(?=[\s,)]|$))|([A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*(?:(?![A-Za-z0-9\p{M}])|(?=[A-Za-z0-9]\p{M})))|(\d+(?![A-Za-z0-9.\p{M}]))|(<=|>=|[-(),+*/<>])|(\P{M}\p{M}*|\p{M}+)/uy;
const CLAUSE = /^§\d+(?:\.\d+)*$/;

export function lexLine(text: string): LexedLine {
  const tokens: Token[] = [];
  const clauses: Clause[] = [];
  const bad: LexedLine['bad'][number][] = [];
  PIECE.lastIndex = 0;
  let end = 0;
  while (PIECE.lastIndex < text.length) {
    const at = PIECE.lastIndex;
    const match = PIECE.exec(text) as RegExpExecArray; // the last branch takes whatever is left
    const stop = PIECE.lastIndex;
    const [whole, clause, word, number, sign, other] = match;
    if (clause !== undefined) {
      if (CLAUSE.test(clause)) clauses.push({ id: clause.slice(1), at, end: stop });
      else bad.push({ at, end: stop, text: clause, isClause: true });
    } else if (word !== undefined) tokens.push({ kind: 'word', text: word, at, end: stop });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, at, end: stop });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at, end: stop });
    else if (other !== undefined) pushSign(bad, { at, end: stop, text: whole });
    if (clause === undefined && whole.trim() !== '') {
      // a clause is the end of its line
      for (const early of clauses.splice(0))
        bad.push({ at: early.at, end: early.end, text: `§${early.id}`, isClause: true });
      end = stop;
    }
  }
  tokens.push({ kind: 'end', text: '', at: end, end });
  return { tokens, clauses, bad };
}

/** Signs in a row are one mistake. */
function pushSign(bad: LexedLine['bad'][number][], sign: { at: number; end: number; text: string }): void {
  const last = bad.at(-1);
  if (last?.end !== sign.at || last.isClause) bad.push({ ...sign, isClause: false });
  else bad[bad.length - 1] = { ...last, end: sign.end, text: last.text + sign.text };
}
