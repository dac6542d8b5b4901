/** Rows of the phrase table: which words fill which slot, what ends a slot, modifiers, menus, exceptions. */
import { expect, it } from 'vitest';
import { ParseFailure } from '../../generator/sentence/failure.ts';
import { lexLine } from '../../generator/sentence/lexer.ts';
import { plainForm, SentenceForms, SentenceParser } from '../../generator/sentence/parse-sentence.ts';
import { phrases } from '../../schema/phrases.ts';
import { showException, showMenuLine, showSentence } from './show-tree.ts';

const own = { say: 'battle in <one:here> [by <one:attacker>]', own: 'battle', after: [], body: 'none' } as const;
const forms = new SentenceForms([...phrases, own]);
const parserOf = (text: string): SentenceParser => new SentenceParser(lexLine(text).tokens, forms);
const readings = (text: string): string[] => parserOf(text).sentences().map(showSentence);

it.each([
  // rule 4: the word that follows a slot ends it
  ['move block to fife', 'move t=[block] p=[fife]'],
  ['move block from haven to fife over border', 'move t=[block from [haven]] p=[fife] b=[border]'],
  ['move (blocks next to fife) to fife', 'move t=[blocks next to [fife]] p=[fife]'],
  ['choose card from hand of side into played of side', 'choose x=card s=[hand of [side]] p=[played of [side]]'],
  ['choose card from cards in hand of side', 'choose x=card s=[cards in [hand of [side]]]'],
  ['choose area start from areas', 'choose x=area start s=[areas]'],
  ['draw 2 from deck to hand of me as card', 'draw n=2 a=[deck] b=[hand of [me]] x=card'],
  ['roll strength of block dice as throw', 'roll-dice n=[strength of [block]] x=throw'],
  ['set crossings of border by side to 0', 'set x=[crossings of [border] by [side]] v=0'],
  ['each side in defender then attacker', 'each-in x=side l=[defender] then [attacker]'],
  ['battle in area by foe of me', 'battle here=[area] attacker=[foe of [me]]'],
  ['battle in area', 'battle here=[area]'],
  // rule 5: among rows with one first word, the one with most of its words in the line
  ['roll die as omen', 'roll-die x=omen'],
  ['choose number offer from 0 to 3', 'choose-number x=offer a=0 b=3'],
  ['each side from first-player', 'each-from x=side a=[first-player]'],
  ['each round from 1 to 3', 'each-number x=round a=1 b=3'],
  ['repeat 3 times', 'repeat-times n=3'],
  ['stop', 'stop'],
  ['stop battle', 'stop-proc p=[battle]'],
  ['choose one', 'choose-one'],
  // rule 7: a comma only brings a modifier
  ['choose one, by me', 'choose-one, by [me]'],
  ['move block to fife, unseen', 'move t=[block] p=[fife], unseen'],
  ['choose block from blocks, by foe of me, or stop', 'choose x=block s=[blocks], by [foe of [me]], or stop'],
  [
    'keep choosing block from blocks, by me, at most limit + 1 times',
    'keep-choosing x=block s=[blocks], by [me], at most ([limit] + 1)',
  ],
  [
    'each block here, in any order by foe of side, last bruce and comyn',
    'each x=[block here], order by [foe of [side]], last [bruce] and [comyn]',
  ],
  ['repeat until a and b, at most 6 times', 'repeat-until c=([a] and [b]), at most 6'],
])('reads %s', (text, expected) => {
  expect(readings(text)).toEqual([expected]);
});

it('keeps both rows where neither has more of its words in the line', () => {
  const twins = new SentenceForms([
    { say: 'pay <num:n> to <one:s>', after: [], body: 'none', id: 'one' },
    { say: 'pay <things:t> to <place:p>', after: [], body: 'none', id: 'other' },
  ]);
  const parser = new SentenceParser(lexLine('pay gold to red').tokens, twins);
  expect(parser.sentences().map(showSentence)).toEqual(['one n=[gold] s=[red]', 'other t=[gold] p=[red]']);
});

interface Refusal {
  readonly code: string;
  /** The words at the place of the message. */
  readonly found: string;
  readonly args: unknown;
}

function refusal(text: string, read: (parser: SentenceParser) => unknown): Refusal {
  try {
    read(parserOf(text));
  } catch (failure) {
    if (!(failure instanceof ParseFailure)) throw failure;
    return { code: failure.code, found: text.slice(failure.at, failure.end), args: failure.args };
  }
  throw new Error(`"${text}" was read`);
}

it.each([
  ['jump to fife', 'sentence/no-such-sentence', 'jump'],
  ['move block', 'sentence/expected', ''],
  ['move block fife', 'sentence/expected', ''],
  ['move block to', 'sentence/expected', ''],
  ['take 1 strength of block', 'sentence/expected', 'strength'],
  ['set crowned crowned to', 'sentence/expected', ''],
  ['choose block blocks here', 'sentence/expected', 'here'],
  ['stop battle now then', 'sentence/left-over', 'then'],
  ['next block', 'sentence/left-over', 'block'],
  ['win for red, by me', 'sentence/modifier-not-allowed', 'by'],
  ['choose one, often', 'sentence/expected', 'often'],
  ['choose block from blocks, or jump', 'sentence/no-such-sentence', 'jump'],
  ['keep choosing, at most 3', 'sentence/expected', ''],
  ['each block, in order', 'sentence/expected', 'order'],
])('refuses %s', (text, code, found) => {
  expect(refusal(text, (parser) => parser.sentences())).toMatchObject({ code, found });
});

it.each([
  // the row that got furthest, and of several the one with most of its words in the line
  ['choose number offer from 0 until 3', '`to`', '`until`'],
  ['each side in defender and attacker', '`then`', '`and`'],
  ['roll strength of block as throw', '`dice`', '`as`'],
  ['repeat 3', '`times`', 'the end of the line'],
])('says what is missing in %s', (text, expected, found) => {
  expect(refusal(text, (parser) => parser.sentences())).toMatchObject({ args: { expected, found } });
});

it.each([
  ['pass', 'pass'],
  ['event card', 'event card'],
  ['march block from startable blocks of me', 'march block from [startable blocks of [me]]'],
  ['sail to area from goals if points > 0', 'sail to area from [goals] if ([points] > 0)'],
  ['bid number offer from 0 to gold of me if a', 'bid number offer from 0 to [gold of [me]] if [a]'],
  ['crown if a and b, by red', 'crown if ([a] and [b]), by [red]'],
  ['pay if any blocks from fife', 'pay if (any [blocks from [fife]])'],
])('reads the line of a menu %s', (text, expected) => {
  expect(showMenuLine(parserOf(text).menuLine())).toBe(expected);
});

it.each([
  ['if a', 'sentence/expected', 'if'],
  ['pass, unseen', 'sentence/modifier-not-allowed', 'unseen'],
  ['pass 3', 'sentence/left-over', '3'],
  ['march block from', 'sentence/expected', ''],
])('refuses the line of a menu %s', (text, code, found) => {
  expect(refusal(text, (parser) => parser.menuLine())).toMatchObject({ code, found });
});

it.each([
  ['price of card counts as 3', '[price of [card]] as 3'],
  ['aim of noble counts 1 more while a and b', '[aim of [noble]] more 1 while ([a] and [b])'],
  ['aim of block counts x + 1 fewer over shields', '[aim of [block]] fewer ([x] + 1) over shields'],
  ['moves of me count at most 3', '[moves of [me]] at most 3'],
  ['moves of me count at least 1 while a over b', '[moves of [me]] at least 1 while [a] over b'],
  ['red blocks may not move to towers', '[red blocks] may not move to [towers]'],
  ['blocks may not enter or leave fife', '[blocks] may not enter leave [fife]'],
  ['blocks here may not be moved while snow', '[blocks here] may not moved while [snow]'],
])('reads the exception %s', (text, expected) => {
  expect(showException(parserOf(text).exception())).toBe(expected);
});

it.each([
  ['price of card is 3', 'sentence/expected', 'is'],
  ['price of card counts 3', 'sentence/expected', ''],
  ['price of card counts as', 'sentence/expected', ''],
  ['price of card counts at 3', 'sentence/expected', '3'],
  ['blocks may move', 'sentence/expected', 'move'],
  ['price of card counts as 3 while a, by me', 'sentence/left-over', ','],
])('refuses the exception %s', (text, code, found) => {
  expect(refusal(text, (parser) => parser.exception())).toMatchObject({ code, found });
});

it('shows a form as people read it', () => {
  expect(plainForm('move <things:t> to <place:p> [over <one:b>]')).toBe('move … to … over …');
});
