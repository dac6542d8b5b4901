/** Names that are misspelt where they are made: the message stands where they are used, the mistake elsewhere. */
import { nearest } from '../diagnostics/near.ts';
import type { Line, SourceDoc } from '../load/source-doc.ts';
import { tokensOf } from './candidates.ts';
import { type RuleLine, ruleLineAt } from './rule-line.ts';

export interface Rewording {
  readonly rule: RuleLine;
  readonly words: string;
}

/** Where each word of the rules stands. */
export type WordPlaces = ReadonlyMap<string, readonly { readonly doc: SourceDoc; readonly at: number }[]>;

export function wordPlaces(docs: readonly SourceDoc[]): WordPlaces {
  const places = new Map<string, { readonly doc: SourceDoc; readonly at: number }[]>();
  const visit = (doc: SourceDoc, line: Line): void => {
    for (const { text, at } of tokensOf(line.text)) {
      const known = places.get(text);
      const place = { doc, at: line.span.start + at };
      if (known) known.push(place);
      else places.set(text, [place]);
    }
    for (const kid of line.value ? [line.value, ...line.kids] : line.kids) visit(doc, kid);
  };
  for (const doc of docs) if (!doc.file.includes('/')) for (const line of doc.lines) visit(doc, line);
  return places;
}

/** A word that stands only once in the rules and nearly is the one that nobody knows: made there, never used. */
export function* misspeltBirths(word: string, places: WordPlaces): Generator<Rewording & { readonly made: string }> {
  const once = [...places].flatMap(([text, at]) => (at.length === 1 ? [text] : []));
  for (const made of nearest(word, once)) {
    const [place] = places.get(made) ?? [];
    const rule = place && ruleLineAt(place.doc, place.at);
    if (rule) yield { rule, words: replaced(rule, place.at - rule.start, made, word), made };
  }
}

/** The heading around a line, if its own name stands nowhere else and nearly is a word that the game knows. */
export function* misspeltHeading(
  rule: RuleLine,
  places: WordPlaces,
  vocabulary: Iterable<string>,
): Generator<Rewording> {
  const words = new Set(vocabulary);
  for (const { span } of rule.way.slice(0, -1)) {
    const heading = ruleLineAt(rule.doc, span.start);
    const [name] = heading ? tokensOf(heading.text) : [];
    if (!heading || !name || places.get(name.text)?.length !== 1) continue;
    for (const other of nearest(name.text, words))
      yield { rule: heading, words: replaced(heading, name.at, name.text, other) };
  }
}

function replaced({ text }: RuleLine, at: number, from: string, to: string): string {
  return text.slice(0, at) + to + text.slice(at + from.length);
}

/** Whether the first of two spellings says more that is known: `further-steps` rather than `furthers-teps`. */
export function isLikelier(word: string, other: string, vocabulary: ReadonlySet<string>): boolean {
  const known = (name: string): number => name.split('-').filter((part) => vocabulary.has(part)).length;
  return known(word) > known(other);
}
