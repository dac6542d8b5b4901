/** The table of precedence and the numbered rules of `docs/grammar.md`, section 6. */
import { expect, it } from 'vitest';
import { ParseFailure } from '../../generator/sentence/failure.ts';
import { readExpression, showNode } from './show-tree.ts';

const shown = (text: string): string => showNode(readExpression(text));

it.each([
  // each binds tighter than the one before
  ['if a or b then c else d', '(if ([a] or [b]) then [c] else [d])'],
  ['if a then b else if c then d else e', '(if [a] then [b] else (if [c] then [d] else [e]))'],
  ['if a then b else c or d', '(if [a] then [b] else ([c] or [d]))'],
  ['a or b and c', '([a] or ([b] and [c]))'],
  ['a and b or c', '(([a] and [b]) or [c])'],
  ['not a and b', '((not [a]) and [b])'],
  ['not not a', '(not (not [a]))'],
  ['not a is b', '(not ([a] is [b]))'],
  ['not a < b', '(not ([a] < [b]))'],
  ['a is b + 1', '([a] is ([b] + 1))'],
  ['a - 1 < b + 1', '(([a] - 1) < ([b] + 1))'],
  ['a + b * c', '([a] + ([b] * [c]))'],
  ['a at least b * c', '([a] at least ([b] * [c]))'],
  ['number of blocks * 2', '((number of [blocks]) * 2)'],
  ['sum of strength of blocks + 1', '((sum strength of [blocks]) + 1)'],
  ['highest strength of blocks in fife', '(highest strength of [blocks in [fife]])'],
  ['any blocks and no areas', '((any [blocks]) and (no [areas]))'],
  ['every block is ready', '(every [block] is [ready])'],
  ['every block is not ready', '(every [block] is not [ready])'],
  // from the left
  ['a - b - c', '(([a] - [b]) - [c])'],
  ['a + 1 at most 3 at least b', '((([a] + 1) at most 3) at least [b])'],
  ['a * b / 2 rounded up', '(([a] * [b]) /up 2)'],
  ['a / 2 rounded down * b', '(([a] /down 2) * [b])'],
  ['a or b or c', '(([a] or [b]) or [c])'],
  // parentheses
  ['(a or b) and c', '(([a] or [b]) and [c])'],
  ['(a + b) * 2', '(([a] + [b]) * 2)'],
  ['((a))', '[a]'],
  ['not (a and b)', '(not ([a] and [b]))'],
  // comparisons and complements
  ['a >= 2', '([a] >= 2)'],
  ['border touches england', '([border] touches [england])'],
  ['block is one of (bruce, comyn)', '([block] is {[bruce], [comyn]})'],
  ['block is not one of (bruce)', '([block] is not {[bruce]})'],
  ['block is in fife', '([block] is [in [fife]])'],
  ['blocks are here', '([blocks] is [here])'],
  ['block is ready and is not loyal', '(([block] is [ready]) and (… is not [loyal]))'],
  ['area is next to fife', '([area] is [next to [fife]])'],
  ['area is within 2 of fife', '([area] is [within 2 of [fife]])'],
])('groups %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  ['rule 1', 'strength of block of side', '[strength of [block of [side]]]'],
  ['rule 1', 'area of (block of side)', '[area of [block of [side]]]'],
  ['rule 2', 'blocks of foe of side in area', '[blocks of [foe of [side]] in [area]]'],
  ['rule 2', 'blocks of (foe of side in area)', '[blocks of [foe of [side] in [area]]]'],
  ['rule 2', 'crossings of border by side of block', '[crossings of [border] by [side of [block]]]'],
  ['rule 2', 'areas next to area of block over border', '[areas next to [area of [block]] over [border]]'],
  ['rule 2', 'blocks in area with highest strength', '[blocks in [area] with highest strength]'],
  ['rule 2', 'areas except england and area of norse', '[areas except [england] and [area of [norse]]]'],
  ['rule 2', 'cards in hand of each side', '[cards in [hand of [each side]]]'],
  ['rule 3', 'any blocks where a and b or c', '(any [blocks where (([a] and [b]) or [c])])'],
  ['rule 3', '(any blocks where a) and b', '((any [blocks where [a]]) and [b])'],
  ['rule 3', 'any blocks where strength of block > 2', '(any [blocks where ([strength of [block]] > 2)])'],
  ['rule 3', 'blocks where', '[blocks where below]'],
  ['rule 6', 'non-loyal english nobles here', '[non-loyal english nobles here]'],
  ['rule 6', 'here is in homes of noble', '([here] is [in [homes of [noble]]])'],
])('keeps %s: %s', (_rule, text, expected) => {
  expect(shown(text)).toBe(expected);
});

function failure(text: string): { readonly code: string; readonly found: string; readonly args: unknown } {
  try {
    readExpression(text);
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    return { code: error.code, found: text.slice(error.at, error.end), args: error.args };
  }
  throw new Error(`"${text}" was read`);
}

it.each([
  ['if a then b', '', '`else`'],
  ['if a else b', 'else', '`then`'],
  ['a / 2', '', '`rounded`'],
  ['a / 2 rounded off', 'off', '`up` or `down`'],
  ['a +', '', 'a name'],
  ['(a or b', '', '`)`'],
  ['number of', '', 'a name'],
  ['any 3', '3', 'a name'],
  ['block is one of bruce', 'bruce', '`(`'],
  ['block is one of (bruce comyn)', 'comyn', '`)`'],
  ['areas next fife', 'fife', '`to`'],
  ['areas within of fife', 'of', 'a name'],
  ['blocks with highest', '', 'an attribute'],
  ['strength of of block', 'of', 'a name'],
  ['a < < b', '<', 'a name'],
])('says where %s goes wrong', (text, found, expected) => {
  expect(failure(text)).toMatchObject({ code: 'sentence/expected', found, args: { expected } });
});

it('goes down as deep as a line is long', () => {
  expect(shown(`${'('.repeat(500)}a${')'.repeat(500)}`)).toBe('[a]');
  expect(shown(`${'not '.repeat(500)}a`)).toContain('(not [a]');
});
