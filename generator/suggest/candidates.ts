/** Other words for a wrong line, nearest first. Which of them are right is found out elsewhere. */
import { nearest } from '../diagnostics/near.ts';
import { pluralOf, singularsOf } from '../link/names.ts';
import { PREPOSITIONS } from '../sentence/reserved.ts';
import { CARRIERS, FORGOTTEN, NOISE, synonymsOf, TURNS } from './words.ts';

export interface Wrong {
  readonly text: string;
  /** Where the messages point, as offsets in the text. */
  readonly places: readonly number[];
  readonly vocabulary: ReadonlySet<string>;
}

interface Token {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const WORD = /^[A-Za-z][\w-]*$/;

export interface Candidate {
  readonly words: string;
  /** It changes more than words that nobody knows: worth a try only if nothing nearer is right. */
  readonly isBold: boolean;
}

/** Each candidate once, and never the text itself. */
export function* candidates(wrong: Wrong): Generator<Candidate> {
  const seen = new Set([wrong.text]);
  for (const { words, isBold } of inOrder(wrong)) {
    const text = words
      .replace(/(\S) {2,}/g, '$1 ')
      .replace(/ ([,):])/g, '$1')
      .replace(/\( /g, '(')
      .trim();
    if (seen.has(text) || text === '') continue;
    seen.add(text);
    yield { words: text, isBold };
  }
}

function* inOrder(wrong: Wrong): Generator<Candidate> {
  const { text, vocabulary } = wrong;
  const turned = TURNS.reduce((line, [from, to]) => line.replace(from, to), text);
  const bases = [...new Set([turned, text])];
  for (const base of bases) for (const words of knownWords(base, vocabulary)) yield { words, isBold: false };
  for (const [from, to] of TURNS) yield { words: text.replace(from, to), isBold: false };
  for (const base of bases) {
    const plain = withoutNoise(base, vocabulary);
    const places = base === text ? wrong.places : changedAt(text, plain);
    for (const words of smallEdits(plain, plain === text ? wrong.places : places, vocabulary))
      yield { words, isBold: true };
  }
}

/** Unknown words replaced by near ones, by what they mean, or left out. */
function* knownWords(text: string, vocabulary: ReadonlySet<string>): Generator<string> {
  const plain = withoutNoise(text, vocabulary);
  yield plain;
  yield* joined(plain, vocabulary);
  const tokens = tokensOf(plain);
  const unknown = tokens.filter((token) => isUnknown(token, vocabulary));
  if (unknown.length === 0 || unknown.length > 3) return;
  const words = [...vocabulary];
  const choices = unknown.map(({ text: word }) => [
    ...[...synonymsOf(word), ...nearWords(word, words)].slice(0, 8),
    word, // a name that the line makes, once its verb is right
  ]);
  const one = choices.flatMap((others, i) =>
    others.map((other) => unknown.map(({ text: word }, j) => (i === j ? other : word))),
  );
  for (const chosen of [...one, ...combinations(choices)]) {
    yield unknown.reduceRight((line, token, i) => line.slice(0, token.at) + chosen[i] + line.slice(token.end), plain);
  }
}

/** Near words; first those of the same letters, and for very short words all that are one letter away. */
function nearWords(word: string, words: readonly string[]): readonly string[] {
  const letters = (text: string): string => [...text].sort().join('');
  const isSwapped = (other: string): boolean => other.length === word.length && letters(other) === letters(word);
  const isNear = (other: string): boolean => isSwapped(other) || isOneLetterAway(word, other);
  const near = word.length > 2 ? nearest(word, words, 6) : words.filter(isNear);
  return [...near.filter(isSwapped), ...near.filter((other) => !isSwapped(other))];
}

function isOneLetterAway(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let head = 0;
  while (head < word.length && word[head] === other[head]) head++;
  let tail = 0;
  while (tail < Math.min(word.length, other.length) - head && word.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return Math.max(word.length, other.length) - head - tail <= 1;
}

/** The words of the first lists together, then one changed after another. */
function* combinations(choices: readonly (readonly string[])[]): Generator<readonly string[]> {
  const [first, ...others] = choices;
  if (!first) {
    yield [];
    return;
  }
  for (const rest of combinations(others)) for (const word of first) yield [word, ...rest];
}

/** One change at a time, near the place of the message first. */
function* smallEdits(text: string, places: readonly number[], vocabulary: ReadonlySet<string>): Generator<string> {
  const tokens = tokensOf(text);
  const distance = ({ at, end }: Token): number =>
    Math.min(...places.map((place) => (place < at ? at - place : place >= end ? place - end : 0)), 99);
  const near = [...tokens.keys()].sort((a, b) => distance(tokens[a] as Token) - distance(tokens[b] as Token) || a - b);
  const put = (from: number, words: string, to = from): string => {
    const [first, last] = [tokens[from] as Token, tokens[to] as Token];
    return `${text.slice(0, first.at)}${words}${text.slice(last.end)}`;
  };
  const word = (i: number): string => tokens[i]?.text ?? '';
  for (const i of near) yield* otherNumber(word(i), vocabulary, (other) => put(i, other));
  for (const i of near) for (const other of synonymsOf(word(i))) yield put(i, other);
  yield* punctuation(text, tokens);
  yield text.replace(/(?: §\S+)*$/, ' times$&');
  for (const i of near.slice(0, 4)) for (const forgotten of FORGOTTEN) yield put(i, `${forgotten} ${word(i)}`);
  for (const i of near.slice(0, 4)) {
    if (i > 0) yield put(i - 1, `${word(i)} of ${word(i - 1)}`, i);
    if (i + 1 < tokens.length) yield put(i, `${word(i + 1)} of ${word(i)}`, i + 1);
  }
  for (const i of near) if (i + 1 < tokens.length) yield put(i, `${word(i + 1)} ${word(i)}`, i + 1);
  yield* partsSwapped(text, tokens);
  yield* moved(text, tokens, near);
  for (const i of near.slice(0, 6)) {
    if (vocabulary.has(word(i))) for (const other of nearest(word(i), vocabulary, 2)) yield put(i, other);
  }
  if (tokens.length > 1 && !CARRIERS.has(word(0))) yield put(0, '');
  for (const i of near) if (NOISE.has(word(i)) || FORGOTTEN.includes(word(i))) yield put(i, '');
}

function* otherNumber(word: string, vocabulary: ReadonlySet<string>, put: (word: string) => string): Generator<string> {
  for (const other of [...singularsOf(word), pluralOf(word)]) if (vocabulary.has(other)) yield put(other);
}

/** A comma before what can only be a modifier; a colon where a step begins. */
function* punctuation(text: string, tokens: readonly Token[]): Generator<string> {
  for (const { text: word, at } of tokens)
    if (/^(?:by|or|unseen|in|at|last)$/.test(word) && text.slice(at - 2, at) !== ', ')
      yield `${text.slice(0, at).trimEnd()}, ${text.slice(at)}`;
  for (const { index } of text.matchAll(/, /g)) {
    yield `${text.slice(0, index)}: ${text.slice(index + 2)}`;
    yield `${text.slice(0, index)} ${text.slice(index + 2)}`;
  }
}

/** `battle by side in area`: two parts with their prepositions, the other way round. */
function* partsSwapped(text: string, tokens: readonly Token[]): Generator<string> {
  const starts = tokens.filter(({ text: word }) => PREPOSITIONS.has(word) && word !== 'of').map(({ at }) => at);
  const last = /(?:,|:| §).*$/.exec(text)?.index ?? text.length;
  for (const [i, start] of starts.entries()) {
    const [middle, end] = [starts[i + 1], starts[i + 2] ?? last];
    if (middle === undefined || middle >= last) continue;
    yield `${text.slice(0, start)}${text.slice(middle, end).trim()} ${text.slice(start, middle).trim()} ${text.slice(end)}`;
  }
}

/** One word in another place. */
function* moved(text: string, tokens: readonly Token[], near: readonly number[]): Generator<string> {
  const words = tokens.map((token) => token.text);
  if (words.length > 12 || /[():,]/.test(text)) return;
  for (const i of near.slice(0, 5)) {
    for (let to = 1; to <= words.length; to++) {
      const rest = words.filter((_, index) => index !== i);
      rest.splice(to, 0, words[i] ?? '');
      yield rest.join(' ');
    }
  }
  if (words[1] === 'to') yield [words[0], words.at(-1), ...words.slice(1, -1)].join(' ');
}

/** Two words that are one name with a hyphen. */
function* joined(text: string, vocabulary: ReadonlySet<string>): Generator<string> {
  const tokens = tokensOf(text);
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [a, b] = [tokens[i] as Token, tokens[i + 1] as Token];
    for (const name of [`${a.text}-${b.text}`, a.text + b.text])
      if (vocabulary.has(name)) yield `${text.slice(0, a.at)}${name}${text.slice(b.end)}`;
    const c = tokens[i + 2];
    const name = `${a.text}-${b.text}-${c?.text}`;
    if (c && vocabulary.has(name)) yield `${text.slice(0, a.at)}${name}${text.slice(c.end)}`;
  }
  for (const { text: word, at, end } of tokens) {
    const parts = word.split('-');
    if (!vocabulary.has(word) && parts.length > 1 && parts.every((part) => vocabulary.has(part)))
      yield `${text.slice(0, at)}${parts.join(' ')}${text.slice(end)}`;
  }
}

function withoutNoise(text: string, vocabulary: ReadonlySet<string>): string {
  const noise = tokensOf(text).filter(({ text: word }) => NOISE.has(word) && !vocabulary.has(word));
  return noise
    .reduceRight((line, { at, end }) => line.slice(0, at) + line.slice(end), text)
    .replace(/(\S) {2,}/g, '$1 ')
    .trim();
}

export function isUnknown({ text }: { readonly text: string }, vocabulary: ReadonlySet<string>): boolean {
  return WORD.test(text) && !vocabulary.has(text);
}

/** Words, numbers and signs; clauses are no tokens. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/§\S+|[A-Za-z0-9][\w-]*|[<>]=?|[^\s\w]/g)]
    .filter(([word]) => !/^[§,:]/.test(word))
    .map((match) => ({ text: match[0], at: match.index, end: match.index + match[0].length }));
}

/** Where a text was changed. */
function changedAt(before: string, after: string): readonly number[] {
  let at = 0;
  while (at < after.length && before[at] === after[at]) at++;
  return [at];
}
