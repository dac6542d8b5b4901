/** Random sentences of every row of the phrase table, lines of menus and exceptions, as the parser could give them. */
import fc from 'fast-check';
import type { Exception, MenuLine, Modifier, RowForm, Sentence, Slot } from '../../generator/sentence/ast.ts';
import { type Element, elementsOf } from '../../generator/sentence/row-form.ts';
import { phrases } from '../../schema/phrases.ts';
import { randomName, randomNode, randomPhrase, randomTight, randomWord } from './random-node.ts';

const place = { at: 0, end: 0 };
const rows: readonly RowForm[] = phrases;
const bare = rows
  .filter(({ say }) => !say.includes('<'))
  .map((row): Sentence => ({ row, slots: {}, modifiers: [], ...place }));

function slotOf(type: string): fc.Arbitrary<Slot> {
  switch (type) {
    case 'new':
    case 'word':
      return randomWord.map((word) => ({ s: 'word', word }));
    case 'bind':
      return fc
        .array(randomWord, { minLength: 1, maxLength: 2 })
        .map((words) => ({ s: 'binder', binder: { words, ...place } }));
    case 'elem':
      return randomPhrase.map((node) => ({ s: 'expr', node }));
    case 'list':
      return fc
        .array(randomTight, { minLength: 2, maxLength: 3 })
        .map((items) => ({ s: 'expr', node: { t: 'list', items, ...place } }));
    default:
      return randomNode.map((node) => ({ s: 'expr', node }));
  }
}

type Slots = Readonly<Record<string, Slot>>;

function slotsOf(elements: readonly Element[]): fc.Arbitrary<Slots> {
  const parts = elements.map((element): fc.Arbitrary<Slots | undefined> => {
    if (element.e === 'word') return fc.constant({});
    if (element.e === 'slot') return slotOf(element.type).map((slot) => ({ [element.name]: slot }));
    return fc.option(slotsOf(element.elements), { nil: undefined });
  });
  // of `[and a] [and b]` the first is filled first
  return fc.tuple(...parts).map((all) => {
    const said = all.filter((_, i) => !all.slice(0, i).includes(undefined) || elements[i]?.e !== 'optional');
    return Object.assign({}, ...said) as Slots;
  });
}

function modifierOf(name: Modifier['m']): fc.Arbitrary<Modifier> {
  switch (name) {
    case 'by':
      return randomTight.map((x) => ({ m: 'by', x, ...place }));
    case 'or':
      return fc.constantFrom(...bare).map((step) => ({ m: 'or', step, ...place }));
    case 'order':
      return fc.option(randomTight, { nil: undefined }).map((by) => ({ m: 'order', by, ...place }));
    case 'at most':
    case 'if':
      return randomNode.map((x) => ({ m: name, x, ...place }));
    case 'last':
      return fc.array(randomTight, { minLength: 1, maxLength: 2 }).map((items) => ({ m: 'last', items, ...place }));
    default:
      return fc.constant({ m: name, ...place });
  }
}

/** `or` takes the rest of the line, so it comes last. */
function modifiersOf(names: readonly Modifier['m'][]): fc.Arbitrary<readonly Modifier[]> {
  const inOrder = [...names.filter((name) => name !== 'or'), ...names.filter((name) => name === 'or')];
  return fc
    .tuple(...inOrder.map((name) => fc.option(modifierOf(name), { nil: undefined })))
    .map((found) => found.filter((one) => one !== undefined));
}

export const randomSentence: fc.Arbitrary<Sentence> = fc
  .constantFrom(...rows)
  .chain((row) =>
    fc
      .tuple(slotsOf(elementsOf(row.say)), modifiersOf(row.after))
      .map(([slots, modifiers]) => ({ row, slots, modifiers, ...place })),
  );

export const randomMenuLine: fc.Arbitrary<MenuLine> = fc
  .tuple(
    fc.array(randomWord, { minLength: 1, maxLength: 3 }),
    fc.option(randomNode, { nil: undefined }),
    fc.option(randomNode, { nil: undefined }),
    modifiersOf(['by']),
  )
  .map(([words, from, guard, modifiers]) => ({
    words,
    ...(from && { from }),
    ...(guard && { guard }),
    modifiers,
    ...place,
  }));

const value = fc
  .constantFrom('as', 'more', 'fewer', 'at least', 'at most')
  .chain((kind) => randomNode.map((node) => ({ kind: kind as Exception['kind'], value: node, verbs: [], args: [] })));
const ban = fc
  .tuple(
    fc.array(randomWord, { minLength: 1, maxLength: 2 }),
    fc.array(fc.tuple(fc.constantFrom('to', 'from', 'in'), randomName), { maxLength: 1 }),
  )
  .map(([verbs, args]) => ({
    kind: 'may not' as const,
    verbs,
    args: args.map(([preposition, x]) => ({ preposition, x })),
  }));

export const randomException: fc.Arbitrary<Exception> = fc
  .tuple(
    randomPhrase,
    fc.oneof(value, ban),
    fc.option(randomNode, { nil: undefined }),
    fc.option(randomWord, { nil: undefined }),
  )
  .map(([subject, head, condition, over]) => ({
    ...head,
    subject,
    ...(condition && { condition }),
    ...(over && { over }),
    ...place,
  }));
