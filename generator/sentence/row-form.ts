/** The form of a row, taken apart: `move <things:t> to <place:p> [over <one:b>]`. */

export type Element =
  | { readonly e: 'word'; readonly text: string }
  | { readonly e: 'slot'; readonly type: string; readonly name: string }
  | { readonly e: 'optional'; readonly elements: readonly Element[] };

const cache = new Map<string, readonly Element[]>();

export function elementsOf(say: string): readonly Element[] {
  let elements = cache.get(say);
  if (!elements) {
    const pieces = say.match(/<[^>]+>|\[|\]|[^\s<>[\]]+/g) ?? [];
    elements = readElements(pieces[Symbol.iterator]());
    cache.set(say, elements);
  }
  return elements;
}

function readElements(pieces: Iterator<string>): Element[] {
  const elements: Element[] = [];
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    const piece = next.value;
    if (piece === ']') break;
    if (piece === '[') elements.push({ e: 'optional', elements: readElements(pieces) });
    else if (piece.startsWith('<')) {
      const [type = '', name = ''] = piece.slice(1, -1).split(':');
      elements.push({ e: 'slot', type, name });
    } else elements.push({ e: 'word', text: piece });
  }
  return elements;
}

/** Words that may follow a slot: the next fixed word, and first words of optional parts before it. */
export function wordsAfter(elements: readonly Element[]): string[] {
  const words: string[] = [];
  for (const element of elements) {
    if (element.e === 'word') return [...words, element.text];
    if (element.e === 'optional') words.push(...wordsAfter(element.elements));
  }
  return words;
}

/** How many fixed words of the row stand in the line. */
export function fixedWordsPresent(elements: readonly Element[], present: ReadonlySet<string>): number {
  let count = 0;
  for (const element of elements) {
    if (element.e === 'word') count += 1;
    else if (element.e === 'optional') {
      const [first] = element.elements;
      if (first?.e === 'word' && present.has(first.text)) count += fixedWordsPresent(element.elements, present);
    }
  }
  return count;
}

/** How many words of a row that failed stand in the line after all: the more, the likelier it was meant. */
export function ownWordsPresent(elements: readonly Element[], present: ReadonlySet<string>): number {
  return elements.filter((element) => element.e === 'word' && present.has(element.text)).length;
}
