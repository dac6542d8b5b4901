/** Finds the repairs of one line, and tries them. */
import { createRereader, type Rereader } from '../check/index.ts';
import { namesBornIn, vocabularyOf } from '../check/vocabulary.ts';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { createReporter } from '../diagnostics/reporter.ts';
import { linkGame } from '../link/index.ts';
import type { GameFile } from '../load/index.ts';
import { type CheckResult, checkFiles } from '../pipeline.ts';
import { candidates, isUnknown, tokensOf } from './candidates.ts';
import {
  isLikelier,
  misspeltBirths,
  misspeltHeading,
  type Rewording,
  type WordPlaces,
  wordPlaces,
} from './misspelt-names.ts';
import { type RuleLine, withWords } from './rule-line.ts';
import { keyOf, lineNumber } from './same-place.ts';
import { smallestChange } from './smallest-change.ts';

interface Game {
  readonly files: readonly GameFile[];
  readonly result: CheckResult;
}

/** A change, and the game with it. */
export interface Repair extends Game {
  readonly fix: Fix;
}

interface Wrong {
  readonly rule: RuleLine;
  /** Of this line, at least one. */
  readonly errors: readonly Diagnostic[];
}

interface Bounds {
  readonly most: number;
  readonly tries: number;
  readonly deadline: number;
}

interface Surroundings {
  readonly game: Game;
  readonly rereader: Rereader;
  /** Otherwise its sentences were not yet read: their errors are not new. */
  readonly isLinked: boolean;
  readonly places: WordPlaces;
}

/** Undefined for a game whose declarations cannot be read at all. */
export function createRepairer(game: Game): ((wrong: Wrong, bounds: Bounds) => readonly Repair[]) | undefined {
  const reporter = createReporter();
  const linked = linkGame(game.result.docs, reporter);
  if (!linked) return undefined;
  const isLinked = !reporter.hasErrors();
  const rereader = isLinked ? createRereader(linked) : { vocabulary: vocabularyOf(linked), read: () => false };
  const around: Surroundings = { game, rereader, isLinked, places: wordPlaces(game.result.docs) };
  return (wrong, bounds) => repairs(around, wrong, bounds);
}

function repairs(around: Surroundings, wrong: Wrong, { most, tries, deadline }: Bounds): readonly Repair[] {
  const found: Repair[] = [];
  let tried = 0;
  for (const { rule, words, isBold } of rewordings(around, wrong)) {
    if (found.length === most || performance.now() > deadline) break;
    if (isBold && found.length > 0) break;
    if (++tried > tries) break;
    if (rule === wrong.rule && !readsWell(rule, words, around.rereader)) continue;
    const after = withRewording(around.game, { rule, words });
    if (isRight(around, wrong, { rule, after })) found.push({ ...after, fix: smallestChange(rule, words) });
  }
  return found;
}

/** Other words for the line, and for lines that make the names which it does not know. */
function* rewordings(
  around: Surroundings,
  { rule, errors }: Wrong,
): Generator<Rewording & { readonly isBold: boolean }> {
  const { isLinked, places } = around;
  const vocabulary = vocabularyOfLine(around, { rule, errors });
  const late: Rewording[] = [];
  let isMadeWrong = false;
  for (const word of unknownWords(errors)) {
    const uses = places.get(word)?.length ?? 0;
    for (const birth of misspeltBirths(word, places)) {
      // used more than once, or better spelt: then the one that makes it is wrong
      const isFirst = uses > 1 || vocabulary.has(word) || isLikelier(word, birth.made, vocabulary);
      if (!isFirst) late.push(birth);
      else {
        isMadeWrong = true; // then to spell the uses wrong as well would be bold
        yield { ...birth, isBold: false };
      }
    }
  }
  const at = errors.map(({ primary }) => primary.start - rule.start);
  for (const { words, isBold } of candidates({ text: rule.text, places: at, vocabulary })) {
    if (isBold) for (const birth of late.splice(0)) yield { ...birth, isBold: false };
    if (isBold && !isLinked) break; // declarations are repaired in unknown words only
    if (isLinked && hasUnknown(words, vocabulary)) continue;
    yield { rule, words, isBold: isBold || isMadeWrong };
  }
  for (const birth of late) yield { ...birth, isBold: false };
  for (const heading of misspeltHeading(rule, places, vocabulary)) yield { ...heading, isBold: true };
}

/**
 * While declarations are in error, what they declare is not known either: then only what is reported is unknown.
 * A name that is made here and used nowhere may be no name at all: `choose area fro areas`.
 */
function vocabularyOfLine({ rereader, isLinked, places }: Surroundings, { rule, errors }: Wrong): ReadonlySet<string> {
  const vocabulary = new Set(rereader.vocabulary);
  if (isLinked) {
    for (const name of bornIn(rule.text)) if (places.get(name)?.length === 1) vocabulary.delete(name);
    return vocabulary;
  }
  const isReported = (at: number): boolean =>
    errors.some(({ primary }) => primary.start <= rule.start + at && rule.start + at < primary.end);
  for (const { text, at } of tokensOf(rule.text)) if (!isReported(at)) vocabulary.add(text);
  return vocabulary;
}

/** The words that messages say nobody knows. */
function unknownWords(errors: readonly Diagnostic[]): ReadonlySet<string> {
  const codes = /^(?:\w+\/unknown-|sentence\/no-such-sentence$|check\/(?:means-nothing|outside-during)$)/;
  return new Set(errors.filter(({ code }) => codes.test(code)).map(({ args }) => String(args.found)));
}

function hasUnknown(words: string, vocabulary: ReadonlySet<string>): boolean {
  const names = bornIn(words);
  return tokensOf(words).some((token) => isUnknown(token, vocabulary) && !names.includes(token.text));
}

function bornIn(words: string): readonly string[] {
  const span = { file: '', start: 0, end: 0 };
  return words.split(': ').flatMap((text) => namesBornIn({ text, span, body: 'leaf', kids: [] }));
}

/** A first test: the heading around the line, read again. */
function readsWell(rule: RuleLine, words: string, rereader: Rereader): boolean {
  const names = bornIn(words);
  for (const [depth, heading] of rule.way.entries()) {
    const instead = withWords(rule.way.slice(depth), words);
    if (!instead) return false;
    const reporter = createReporter();
    if (depth === rule.way.length - 1) break;
    if (!rereader.read(heading, instead, names, reporter)) continue;
    const end = rule.start + words.length;
    return !reporter.diagnostics.some(({ primary }) => primary.start >= rule.start && primary.start <= end);
  }
  return true; // a heading itself, an exception: only the whole game can tell
}

function withRewording({ files }: Game, { rule, words }: Rewording): Game {
  const { file, text } = rule.doc;
  const bytes = text.slice(0, rule.start) + words + text.slice(rule.start + rule.text.length);
  const changed = files.map((one) => (one.path === file ? { path: file, bytes } : one));
  return { files: changed, result: checkFiles(changed) };
}

/** The test that counts: the error is gone, no error on the changed line, and none elsewhere that was not there. */
function isRight(
  { game: { result: before }, isLinked }: Surroundings,
  { errors }: Wrong,
  { rule, after: { result: after } }: { readonly rule: RuleLine; readonly after: Game },
): boolean {
  const { file, text } = rule.doc;
  const known = new Set(before.diagnostics.map((one) => keyOf(one, before.sources)));
  for (const error of errors) known.delete(keyOf(error, before.sources));
  const line = lineNumber(rule.start, text);
  return after.diagnostics.every((one) => {
    if (one.severity !== 'error') return true;
    if (one.primary.file === file && lineNumber(one.primary.start, after.sources.get(file) ?? '') === line)
      return false;
    return known.has(keyOf(one, after.sources)) || (!isLinked && !one.code.startsWith('link/'));
  });
}
