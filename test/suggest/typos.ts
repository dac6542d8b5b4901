/**
 * How well one-letter mistakes are found: in words of Hammer of the Scots one letter is changed, left out, put in or
 * swapped with the next. Not part of the tests, for it takes minutes:
 *
 *     npx tsx test/suggest/typos.ts [how many] [seed]
 */
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { sortDiagnostics } from '../../generator/diagnostics/index.ts';
import { createReporter } from '../../generator/diagnostics/reporter.ts';
import { type GameFile, type Line, loadGameFolder } from '../../generator/load/index.ts';
import { checkFiles } from '../../generator/pipeline.ts';
import { lexLine } from '../../generator/sentence/lexer.ts';
import { RESERVED } from '../../generator/sentence/reserved.ts';
import { suggestRepairs } from '../../generator/suggest/index.ts';
import { phrases } from '../../schema/phrases.ts';
import { Picks } from '../support/random-game.ts';
import { hammerFiles } from './hammer-files.ts';

/** Words by what they do in their line. */
const sorts = ['name', 'verb', 'reserved word'] as const;
type Sort = (typeof sorts)[number];

interface Spot {
  readonly sort: Sort;
  readonly file: string;
  readonly start: number;
  readonly word: string;
}

interface Typo extends Spot {
  readonly typo: string;
}

/** What became of one typo. */
interface Outcome extends Typo {
  /** The line with the typo. */
  readonly line: string;
  readonly isCaught: boolean;
  /** The first message points at the word. */
  readonly isAtPlace: boolean;
  /** The first repair of the first message makes the old file again. */
  readonly isRepaired: boolean;
  readonly message: string;
  /** Of repairing alone. */
  readonly milliseconds: number;
}

const verbs: ReadonlySet<string> = new Set(phrases.map(({ say }) => say.split(' ', 1)[0] ?? ''));
const sections: ReadonlySet<string> = new Set(['numbers', 'options', 'tracks', 'places']);

/** Typos spread over the sorts of words, the same for the same seed. */
export function typosIn(files: readonly GameFile[], count: number, seed: number): readonly Typo[] {
  const spots = spotsIn(files);
  const picks = new Picks(seed);
  return Array.from({ length: count }, (_, i) => {
    // half of them names, a quarter each of the others
    const sort = (['name', 'verb', 'name', 'reserved word'] as const)[i % 4];
    const spot = picks.of(spots.filter((one) => one.sort === sort));
    return { ...spot, typo: misspelt(spot.word, picks) };
  });
}

function spotsIn(files: readonly GameFile[]): readonly Spot[] {
  const { docs } = loadGameFolder(files, createReporter());
  const spots: Spot[] = [];
  const visit = (file: string, line: Line, isStep: boolean): void => {
    lexLine(line.text).tokens.forEach(({ kind, text, at }, i) => {
      if (kind !== 'word' || text.length < 2) return;
      const sort = RESERVED.has(text) ? 'reserved word' : isStep && i === 0 && verbs.has(text) ? 'verb' : 'name';
      spots.push({ sort, file, start: line.span.start + at, word: text });
    });
    for (const kid of line.kids) visit(file, kid, true);
    if (line.value) visit(file, line.value, true);
  };
  for (const { file, lines } of docs) {
    if (file === 'game.yaml' || file.includes('/')) continue;
    for (const line of lines.flatMap(rulesOf)) visit(file, line, false);
  }
  return spots;
}

/** Headings over steps and values; tables, sections and set-ups are not made of sentences. */
function rulesOf(line: Line): readonly Line[] {
  if (line.text.startsWith('during ')) return line.kids;
  const isMadeOfRules = line.body !== 'map' || /^(?:every|either)\b/.test(line.kids[0]?.text ?? '');
  return isMadeOfRules && !sections.has(line.text) ? [line] : [];
}

function misspelt(word: string, picks: Picks): string {
  const letter = (): string => String.fromCharCode(97 + picks.below(26));
  for (;;) {
    const at = picks.below(word.length);
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    const typo = picks.of([
      `${head}${letter()}${tail}`,
      `${head}${tail}`,
      `${head}${letter()}${word.slice(at)}`,
      `${head}${tail.slice(0, 1)}${word[at]}${tail.slice(1)}`,
    ]);
    if (typo !== word && /^[a-z](?:-?[a-z0-9]+)*$/.test(typo)) return typo;
  }
}

/** `milliseconds`: for repairing; no bound if the figures must not hang on the speed of the machine. */
export function tryTypo(files: readonly GameFile[], typo: Typo, milliseconds: number): Outcome {
  const { file, start, word } = typo;
  const before = String(files.find(({ path }) => path === file)?.bytes);
  const text = before.slice(0, start) + typo.typo + before.slice(start + word.length);
  const changed = files.map((one) => (one.path === file ? { path: file, bytes: text } : one));
  const result = checkFiles(changed);
  const began = performance.now();
  const repaired = suggestRepairs(changed, result, { milliseconds });
  const ended = performance.now();
  const [first] = sortDiagnostics(repaired.diagnostics).filter(({ severity }) => severity === 'error');
  const [fix] = first?.fixes ?? [];
  const line = text.slice(text.lastIndexOf('\n', start) + 1).split('\n', 1)[0] ?? '';
  return {
    ...typo,
    line: line.trim(),
    isCaught: result.hasErrors,
    isAtPlace: first?.primary.file === file && first.primary.start === start,
    isRepaired:
      fix !== undefined &&
      fix.span.file === file &&
      text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end) === before,
    message: first ? `${first.code} ${JSON.stringify(first.args)}${fix ? ` fix: ${fix.text}` : ''}` : 'nothing',
    milliseconds: ended - began,
  };
}

/** `name: 60 tried, 60 caught, …` */
export function figuresOf(outcomes: readonly Outcome[]): string {
  const count = (sort: Sort, is: (one: Outcome) => boolean): number =>
    outcomes.filter((one) => one.sort === sort && is(one)).length;
  return sorts
    .map(
      (sort) =>
        `${sort}: ${count(sort, () => true)} tried, ${count(sort, (one) => one.isCaught)} caught, ` +
        `${count(sort, (one) => one.isAtPlace)} at the exact place, ${count(sort, (one) => one.isRepaired)} first repair right`,
    )
    .join('\n');
}

function main(count: number, seed: number): void {
  const files = hammerFiles();
  const outcomes = typosIn(files, count, seed).map((typo) => tryTypo(files, typo, Number.POSITIVE_INFINITY));
  for (const { isCaught, isAtPlace, isRepaired, word, typo, line, message } of outcomes) {
    if (isCaught && isAtPlace && isRepaired) continue;
    const missing = isCaught ? (isAtPlace ? 'repair' : isRepaired ? 'place' : 'place and repair') : 'not caught';
    console.log(`${missing}: ${word} -> ${typo}\n    ${line}\n    ${message}`);
  }
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
  console.log(
    `${figuresOf(outcomes)}\nrepairing: median ${at(0.5)} ms, nine of ten ${at(0.9)} ms, longest ${at(1)} ms`,
  );
}

const [, script = '', count = '120', seed = '1'] = argv;
if (import.meta.url === pathToFileURL(script).href) main(Number(count), Number(seed));
