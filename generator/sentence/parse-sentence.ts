/** Sentences: rows of the phrase table and own procedures, their modifiers, lines of menus, exceptions. */
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type {
  Binder,
  Exception,
  MenuLine,
  Modifier,
  ModifierName,
  Node,
  RowForm,
  Sentence,
  Slot,
  Word,
} from './ast.ts';
import { ParseFailure } from './failure.ts';
import type { Token } from './lexer.ts';
import { ExpressionParser } from './parse-expression.ts';
import { PREPOSITIONS } from './reserved.ts';
import { type Element, elementsOf, fixedWordsPresent, ownWordsPresent, wordsAfter } from './row-form.ts';
import { placeOf } from './token-cursor.ts';

/** All sentence forms of a game, by first word. */
export class SentenceForms {
  readonly #byFirst = new Map<string, RowForm[]>();

  constructor(rows: Iterable<RowForm>) {
    for (const row of rows) this.add(row);
  }

  add(row: RowForm): void {
    const first = row.say.split(' ', 1)[0] as string; // split always gives one part
    this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), row]);
  }

  startingWith(word: string): readonly RowForm[] {
    return this.#byFirst.get(word) ?? [];
  }

  firstWords(): string[] {
    return [...this.#byFirst.keys()];
  }
}

export class SentenceParser extends ExpressionParser {
  readonly #forms: SentenceForms;

  constructor(tokens: readonly Token[], forms: SentenceForms) {
    super(tokens);
    this.#forms = forms;
  }

  /** All readings which take the whole line. Throws the failure that got furthest if there is none. */
  sentences(): Sentence[] {
    const start = this.index;
    const first = this.token;
    const rows = this.#forms.startingWith(first.text);
    if (rows.length === 0) {
      const suggestion = didYouMean(nearest(first.text, this.#forms.firstWords()));
      throw new ParseFailure('sentence/no-such-sentence', placeOf(first), { found: first.text, suggestion });
    }
    const readings: Sentence[] = [];
    const present = new Set(this.tokens.map((token) => token.text));
    let furthest: { readonly failure: ParseFailure; readonly likeness: number } | undefined;
    let stop = start;
    for (const row of rows) {
      this.index = start;
      try {
        readings.push(this.within([], () => this.#sentence(row)));
        stop = this.index;
      } catch (failure) {
        if (!(failure instanceof ParseFailure)) throw failure;
        const likeness = ownWordsPresent(elementsOf(row.say), present);
        const ahead = furthest ? failure.at - furthest.failure.at || likeness - furthest.likeness : 1;
        if (ahead > 0) furthest = { failure, likeness };
      }
    }
    this.index = stop;
    if (furthest && readings.length === 0) throw furthest.failure; // one for each of at least one row
    if (readings.length === 1) return readings;
    const counts = readings.map((reading) => fixedWordsPresent(elementsOf(reading.row.say), present));
    const most = Math.max(...counts);
    return readings.filter((_, i) => counts[i] === most);
  }

  #sentence(row: RowForm): Sentence {
    const { at } = this.token;
    const slots: Record<string, Slot> = {};
    this.#fill(elementsOf(row.say), slots, []);
    const modifiers = this.#modifiers(row);
    this.#finish(row.say);
    return { row, slots, modifiers, at, end: this.lastEnd() };
  }

  #finish(form: string): void {
    const { token } = this;
    if (token.kind === 'end') return;
    throw new ParseFailure(
      'sentence/left-over',
      { at: token.at, end: token.end },
      { found: `\`${token.text}\``, form: plainForm(form) },
    );
  }

  #fill(elements: readonly Element[], slots: Record<string, Slot>, after: readonly string[]): void {
    elements.forEach((element, i) => {
      if (element.e === 'word') {
        this.expect(element.text);
        return;
      }
      const following = wordsAfter(elements.slice(i + 1));
      const stops = [...following, ...after];
      if (element.e === 'slot') slots[element.name] = this.#slot(element.type, stops);
      else {
        const [first] = element.elements;
        if (first?.e === 'word' && this.is(first.text)) this.#fill(element.elements, slots, stops);
      }
    });
  }

  #slot(type: string, stops: readonly string[]): Slot {
    switch (type) {
      case 'new':
      case 'word':
        return { s: 'word', word: this.word('a name') };
      case 'bind':
        return { s: 'binder', binder: this.#binder() };
      case 'elem':
        return { s: 'expr', node: this.within(stops, () => this.nounPhrase()) };
      case 'list':
        return { s: 'expr', node: this.within([...stops, 'then'], () => this.#list()) };
      default:
        return { s: 'expr', node: this.within(stops, () => this.expression()) };
    }
  }

  #binder(): Binder {
    const words = [this.word('a kind')];
    if (this.isName()) words.push(this.advance());
    return { words, at: (words[0] as Word).at, end: this.lastEnd() };
  }

  #list(): Node {
    const { at } = this.token;
    const items = [this.tight()];
    while (this.take('then')) items.push(this.tight());
    if (items.length < 2) this.fail('`then`');
    return { t: 'list', items, at, end: this.lastEnd() };
  }

  // --- modifiers --------------------------------------------------------------------------------------------------

  #modifiers(row: RowForm): Modifier[] {
    const found: Modifier[] = [];
    while (this.take(',')) {
      const { token } = this;
      const modifier = this.#modifier();
      if (!row.after.includes(modifier.m)) {
        throw new ParseFailure('sentence/modifier-not-allowed', placeOf(token), {
          found: modifierWords(modifier.m),
          form: plainForm(row.say),
        });
      }
      found.push(modifier);
    }
    return found;
  }

  #modifier(): Modifier {
    const { text, at } = this.token;
    const done = <T extends object>(modifier: T) => ({ ...modifier, at, end: this.lastEnd() });
    switch (text) {
      case 'by':
        this.advance();
        return done({ m: 'by', x: this.tight() });
      case 'or': {
        this.advance();
        // the last modifier: what it takes ends the line
        const [step] = this.sentences();
        return done({ m: 'or', step: step as Sentence }); // sentences() gives at least one
      }
      case 'in':
        this.advance();
        this.expect('any');
        this.expect('order');
        return done({ m: 'order', by: this.take('by') ? this.tight() : undefined });
      case 'at': {
        this.advance();
        this.expect('most');
        const x = this.within(['times'], () => this.expression());
        this.expect('times');
        return done({ m: 'at most', x });
      }
      case 'last': {
        this.advance();
        const items = [this.tight()];
        while (this.take('and')) items.push(this.tight());
        return done({ m: 'last', items });
      }
      case 'unseen':
      case 'live':
        this.advance();
        return done({ m: text });
      case 'if':
        this.advance();
        return done({ m: 'if', x: this.expression() });
    }
    return this.fail('`by`, `or`, `in any order`, `at most … times`, `last`, `unseen` or `live` after the comma');
  }

  // --- menus ------------------------------------------------------------------------------------------------------

  /** `sail to harbour from free harbours if points > 0, by red` */
  menuLine(): MenuLine {
    const { at } = this.token;
    const from = this.#fromIndex();
    const words: Word[] = [];
    if (from >= 0) {
      while (this.index < from) words.push(this.advance());
      this.advance();
      const isRange = words.at(-2)?.text === 'number';
      const set = this.within(isRange ? ['if', 'to'] : ['if'], () => this.expression());
      const to = isRange && this.take('to') ? this.within(['if'], () => this.expression()) : undefined;
      const rest = this.#menuTail();
      return { words, from: set, ...(to && { to }), ...rest, at, end: this.lastEnd() };
    }
    words.push(this.word('the name of an option'));
    while (this.isName()) words.push(this.advance());
    return { words, ...this.#menuTail(), at, end: this.lastEnd() };
  }

  #menuTail(): { readonly guard?: Node; readonly modifiers: readonly Modifier[] } {
    const guard = this.take('if') ? this.expression() : undefined;
    const modifiers = this.#modifiers({ say: '<option>', after: MENU_MODIFIERS, body: 'steps' });
    this.#finish('option');
    return { ...(guard && { guard }), modifiers };
  }

  #fromIndex(): number {
    let depth = 0;
    for (let i = this.index; i < this.tokens.length; i++) {
      const { text } = this.tokens[i] as Token; // inside the bounds
      if (text === '(') depth++;
      else if (text === ')') depth--;
      else if (depth === 0 && (text === ',' || text === 'if' || text === 'where')) return -1;
      else if (depth === 0 && text === 'from') return i;
    }
    return -1;
  }

  // --- exceptions -------------------------------------------------------------------------------------------------

  /** `price of card counts as 3 while …`, `red pieces may not move to towers` */
  exception(): Exception {
    const { at } = this.token;
    const subject = this.within(['while', 'over'], () => this.nounPhrase());
    const head = this.is('may') ? this.#ban() : this.#counts();
    const condition = this.take('while') ? this.within(['over'], () => this.condition()) : undefined;
    const over = this.take('over') ? this.word('the title of an exception') : undefined;
    this.#finish('exception');
    return { ...head, subject, ...(condition && { condition }), ...(over && { over }), at, end: this.lastEnd() };
  }

  #counts(): Pick<Exception, 'kind' | 'value' | 'verbs' | 'args'> {
    if (!this.take('counts') && !this.take('count')) this.fail('`counts` or `may not`');
    const none = { verbs: [], args: [] };
    const value = () => this.within(['while', 'over'], () => this.expression());
    if (this.take('as')) return { kind: 'as', value: value(), ...none };
    if (this.take('at')) {
      if (this.take('least')) return { kind: 'at least', value: value(), ...none };
      this.expect('most');
      return { kind: 'at most', value: value(), ...none };
    }
    const by = this.within(['more', 'fewer'], () => this.sum());
    if (this.take('more')) return { kind: 'more', value: by, ...none };
    if (this.take('fewer')) return { kind: 'fewer', value: by, ...none };
    return this.fail('`more` or `fewer`');
  }

  #ban(): Pick<Exception, 'kind' | 'value' | 'verbs' | 'args'> {
    this.expect('may');
    this.expect('not');
    const verbs = [this.#verb()];
    while (this.take('or')) verbs.push(this.#verb());
    const args: Exception['args'][number][] = [];
    while (this.token.kind === 'word' && !this.is('while') && !this.is('over')) {
      const preposition = PREPOSITIONS.has(this.token.text) ? this.advance().text : '';
      args.push({ preposition, x: this.within(['while', 'over'], () => this.nounPhrase()) });
    }
    return { kind: 'may not', verbs, args };
  }

  #verb(): Word {
    this.take('be');
    return this.word('a verb');
  }
}

const MENU_MODIFIERS: readonly ModifierName[] = ['by'];

function modifierWords(name: ModifierName): string {
  return {
    by: 'by',
    or: 'or',
    order: 'in any order',
    'at most': 'at most … times',
    last: 'last',
    unseen: 'unseen',
    live: 'live',
    if: 'if',
  }[name];
}

/** `move <things:t> to <place:p>` as people read it: `move … to …`. */
export function plainForm(say: string): string {
  return say
    .replace(/<[^>]+>/g, '…')
    .replace(/\[|\]/g, '')
    .replace(/ +/g, ' ');
}
