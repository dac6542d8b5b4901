/** Trees of one line. Offsets are relative to the line's text; `end` is exclusive. */

export interface Place {
  readonly at: number;
  readonly end: number;
}

export interface Word extends Place {
  readonly text: string;
}

export type BinaryOp =
  | 'and'
  | 'or'
  | '+'
  | '-'
  | '*'
  | '/up'
  | '/down'
  | 'at least'
  | 'at most'
  | '<'
  | '<='
  | '>'
  | '>='
  | 'touches';

export type Node = Place &
  (
    | { readonly t: 'num'; readonly v: number }
    | NounPhraseBody
    /** `any X`, `no X`, `every X is Y`. */
    | {
        readonly t: 'quant';
        readonly q: 'any' | 'no' | 'every';
        readonly x: Node;
        readonly is?: { readonly negated: boolean; readonly r: Node };
      }
    | {
        readonly t: 'agg';
        readonly fn: 'number' | 'sum' | 'highest' | 'lowest';
        readonly field?: Word;
        readonly x: Node;
      }
    | { readonly t: 'bin'; readonly op: BinaryOp; readonly l: Node; readonly r: Node }
    | { readonly t: 'not'; readonly x: Node }
    | { readonly t: 'is'; readonly negated: boolean; readonly l: Node; readonly r: Node }
    /** `… and is Y`: the subject of the `is` before. */
    | { readonly t: 'same'; readonly negated: boolean; readonly r: Node }
    | { readonly t: 'oneof'; readonly items: readonly Node[] }
    | { readonly t: 'cond'; readonly c: Node; readonly a: Node; readonly b: Node }
    | { readonly t: 'list'; readonly items: readonly Node[] }
  );

interface NounPhraseBody {
  readonly t: 'np';
  readonly words: readonly Word[];
  readonly posts: readonly Post[];
  readonly all: boolean;
  /** `hand of each side`. */
  readonly each: boolean;
}

export type NounPhrase = Place & NounPhraseBody;

/** What stands after a noun. `p` is its first word; `next` is `next to`. */
export type Post = Place &
  (
    | { readonly p: 'here' }
    | { readonly p: 'where'; readonly x: Node | undefined }
    | { readonly p: 'with highest'; readonly field: Word }
    | { readonly p: 'with lowest'; readonly field: Word }
    | { readonly p: 'except'; readonly items: readonly Node[] }
    | { readonly p: 'within'; readonly distance: Node; readonly x: Node }
    | { readonly [P in 'of' | 'next' | PostPreposition]: { readonly p: P; readonly x: Node } }[
        | 'of'
        | 'next'
        | PostPreposition]
  );

export type PostPreposition = 'in' | 'on' | 'by' | 'for' | 'over' | 'at' | 'matching' | 'to' | 'from' | 'with';

/** `KIND` or `KIND name` where a sentence makes a name. */
export interface Binder extends Place {
  readonly words: readonly Word[];
}

export type Slot =
  | { readonly s: 'expr'; readonly node: Node }
  | { readonly s: 'binder'; readonly binder: Binder }
  | { readonly s: 'word'; readonly word: Word }
  | { readonly s: 'exception'; readonly exception: Exception };

export type Modifier = Place &
  (
    | { readonly m: 'by'; readonly x: Node }
    | { readonly m: 'or'; readonly step: Sentence }
    | { readonly m: 'order'; readonly by: Node | undefined }
    | { readonly m: 'at most'; readonly x: Node }
    | { readonly m: 'last'; readonly items: readonly Node[] }
    | { readonly m: 'unseen' | 'live' }
    | { readonly m: 'if'; readonly x: Node }
  );

export type ModifierName = Modifier['m'];

/** A sentence of the phrase table or of an own procedure, with its slots filled. */
export interface Sentence extends Place {
  readonly row: RowForm;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly modifiers: readonly Modifier[];
}

/** What the parser needs of a row: see `schema/phrases.ts`. */
export interface RowForm {
  /** Id in the phrase table; own procedures have none. */
  readonly id?: string;
  /** `move <things:t> to <place:p> [over <one:b>]` */
  readonly say: string;
  /** Modifiers it may take behind a comma. */
  readonly after: readonly ModifierName[];
  readonly body: 'none' | 'steps' | 'menu' | 'exception';
  /** Name of the own procedure, if it is one. */
  readonly own?: string;
}

/** A line of a menu. `words`: its name, then words before `from`; the checker finds the binder among them. */
export interface MenuLine extends Place {
  readonly words: readonly Word[];
  readonly from?: Node;
  /** `number n from A to B`. */
  readonly to?: Node;
  readonly guard?: Node;
  readonly modifiers: readonly Modifier[];
}

export interface Exception extends Place {
  readonly kind: 'as' | 'more' | 'fewer' | 'at least' | 'at most' | 'may not';
  readonly subject: Node;
  readonly value?: Node;
  readonly verbs: readonly Word[];
  readonly args: readonly { readonly preposition: string; readonly x: Node }[];
  readonly condition?: Node;
  /** Title of the exception this one stands over. */
  readonly over?: Word;
}
