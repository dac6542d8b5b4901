/** The lines of a game that are sentences, with how each is read; tables, sections and headings are none. */
import type { Line, SourceDoc } from '../../generator/load/index.ts';
import type { Exception, MenuLine, Node, Sentence } from '../../generator/sentence/ast.ts';
import { lexLine } from '../../generator/sentence/lexer.ts';
import { type SentenceForms, SentenceParser } from '../../generator/sentence/parse-sentence.ts';
import { printException, printMenuLine, printNode, printSentence } from '../../generator/sentence/print.ts';

export interface RuleLine {
  /** Without clauses and without the colon before what it carries. */
  readonly text: string;
  /** From 0. */
  readonly line: number;
  readonly sort: keyof typeof sorts;
}

const sorts = {
  step: step((parser) => parser.sentences()[0] as Sentence, printSentence), // one at least
  option: step((parser) => parser.menuLine(), printMenuLine),
  value: step((parser) => parser.expression(), printNode),
  exception: step((parser) => parser.exception(), printException),
};

interface Tree {
  readonly tree: Sentence | MenuLine | Node | Exception;
  /** The canonical text. */
  readonly printed: string;
}

/** Reads a line to its end and prints it again. */
export function readAndPrint({ text, sort }: Pick<RuleLine, 'text' | 'sort'>, forms: SentenceForms): Tree {
  const parser = new SentenceParser(lexLine(text).tokens, forms);
  const result = sorts[sort](parser);
  if (!parser.atEnd()) throw new Error(`"${text}" is not read to its end`);
  return result;
}

function step<T extends Tree['tree']>(read: (parser: SentenceParser) => T, print: (tree: T) => string) {
  return (parser: SentenceParser): Tree => {
    const tree = read(parser);
    return { tree, printed: print(tree) };
  };
}

export function ruleLinesOf({ lines, text }: SourceDoc): readonly RuleLine[] {
  const found: RuleLine[] = [];
  const add = (line: Line, sort: RuleLine['sort']): void => {
    const words = line.text.slice(0, lexLine(line.text).clauses[0]?.at).trim();
    found.push({ text: words, line: text.slice(0, line.span.start).split('\n').length - 1, sort });
  };
  const values = (line: Line): void => {
    if (line.body === 'list' && isLongForm(line)) for (const kid of line.kids) values(kid);
    else add(line, 'value');
  };
  const steps = (line: Line, sort: 'step' | 'option'): void => {
    add(line, sort);
    const isMenu = /^(?:choose one|keep choosing)(?:,|\s*§|\s*$)/.test(line.text);
    for (const kid of line.kids) steps(kid, isMenu ? 'option' : 'step');
    if (!line.value) return;
    if (line.text.startsWith('until end of ')) add(line.value, 'exception');
    else steps(line.value, 'step');
  };
  const heading = (line: Line): void => {
    const [first] = line.kids;
    if (line.text.startsWith('during ')) for (const kid of line.kids) heading(kid);
    else if (line.text.startsWith('scenario '))
      for (const kid of line.kids.filter(isThen)) for (const one of kid.kids) steps(one, 'step');
    else if (line.body === 'list') for (const kid of line.kids) steps(kid, 'step');
    else if (line.value) add(line.value, / counts? | may not /.test(` ${line.value.text} `) ? 'exception' : 'value');
    else if (line.body === 'map' && first?.body === 'list' && isLongForm(first)) {
      if (first.text.endsWith('where')) add(first, 'value');
      for (const kid of first.kids) values(kid);
    }
  };
  for (const line of lines) heading(line);
  return found;
}

const isThen = ({ text, body }: Line): boolean => text === 'then' && body === 'list';
const isLongForm = ({ text }: Line): boolean => /^(?:every|either)(?: §.*)?$|\bwhere$/.test(text);
