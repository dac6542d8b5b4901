/** Declaration lines are short lists of words; this takes them apart without reading them as sentences. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { Site } from './model.ts';
import { spanIn } from './model.ts';

export interface Piece {
  readonly text: string;
  readonly span: Span;
}

/** The words of a line without its clause. */
export function piecesOf(site: Site): Piece[] {
  return [...withoutClause(site.line.text).matchAll(/[^\s,]+/g)].map((match) => piece(site, match.index, match[0]));
}

/** The parts of a line between commas, each as words, without the clause. */
export function partsOf(site: Site): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const match of withoutClause(site.line.text).matchAll(/[^\s,]+|,/g)) {
    if (match[0] === ',') parts.push([]);
    else (parts.at(-1) as Piece[]).push(piece(site, match.index, match[0])); // never empty
  }
  return parts;
}

export function nameOf(site: Site): string {
  return withoutClause(site.line.text).trim();
}

/** Clauses keep their length as blanks, so that offsets stay right. */
export function withoutClause(text: string): string {
  return text.replace(/§[\d.]*/g, (clause) => ' '.repeat(clause.length));
}

function piece(site: Site, at: number, text: string): Piece {
  return { text, span: spanIn(site, at, at + text.length) };
}

/** `value` of a line such as `battle-rounds: 3`. */
export function valueSite(site: Site): Site | undefined {
  return site.line.value && { doc: site.doc, line: site.line.value };
}

export function kidSites(site: Site): Site[] {
  return site.line.kids.map((line) => ({ doc: site.doc, line }));
}
