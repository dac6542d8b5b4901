/**
 * The phrase table: every sentence of the language, once. It feeds the parser, the checker's slot types, the schema,
 * the reference and the renderings. A new verb is a new row here plus its lowering, nothing else.
 *
 * `say`: fixed words, `<type:name>` slots, `[optional part]`. `after`: modifiers it may take behind a comma.
 */

export interface Phrase {
  readonly id: string;
  readonly say: string;
  readonly after: readonly ('by' | 'or' | 'order' | 'at most' | 'last' | 'unseen' | 'live' | 'if')[];
  /** What stands below: nothing, steps, a menu, or one exception. */
  readonly body: 'none' | 'steps' | 'menu' | 'exception';
  /** What it does, for the reference and the hover. */
  readonly meaning: string;
}

const phrase = <const P extends Phrase>(row: P): P => row;

export const phrases = [
  phrase({ id: 'set', say: 'set <ref:x> to <value:v>', after: [], body: 'none', meaning: 'Writes a live attribute, a track or a name.' }),
  phrase({ id: 'set-flag', say: 'set <flag:x>', after: [], body: 'none', meaning: 'Raises a flag.' }),
  phrase({ id: 'clear', say: 'clear <flag:x>', after: [], body: 'none', meaning: 'Lowers a flag.' }),
  phrase({ id: 'reset', say: 'reset <word:f> [and <word:g>] [and <word:h>] of all <word:kind>', after: [], body: 'none', meaning: 'Sets live attributes of all things of a kind back to their start.' }),
  phrase({ id: 'add', say: 'add <num:n> to <numref:x>', after: [], body: 'none', meaning: 'Raises a number; leaving its bounds is a mistake in the rules.' }),
  phrase({ id: 'add-up-to', say: 'add up to <num:n> to <numref:x>', after: [], body: 'none', meaning: 'Raises a number as far as its bounds allow.' }),
  phrase({ id: 'take', say: 'take <num:n> from <numref:x>', after: [], body: 'none', meaning: 'Lowers a number; leaving its bounds is a mistake in the rules.' }),
  phrase({ id: 'take-up-to', say: 'take up to <num:n> from <numref:x>', after: [], body: 'none', meaning: 'Lowers a number as far as its bounds allow.' }),
  phrase({ id: 'swap', say: 'swap <ref:a> and <ref:b>', after: [], body: 'none', meaning: 'Exchanges two values.' }),
  phrase({ id: 'let', say: 'let <new:x> be <value:v>', after: [], body: 'none', meaning: 'Names a value, as it is now, for the rest of the list.' }),
  phrase({ id: 'move', say: 'move <things:t> to <place:p> [over <one:b>]', after: ['unseen'], body: 'none', meaning: 'Moves one or several things to a place: a journey, which bans of moving can forbid.' }),
  phrase({ id: 'put', say: 'put <things:t> in <place:p>', after: ['unseen'], body: 'none', meaning: 'Puts things from stock or from off the map into a place.' }),
  phrase({ id: 'remove', say: 'remove <things:t> [to <place:p>]', after: ['unseen'], body: 'none', meaning: 'Takes things away, to a place or out of the game.' }),
  phrase({ id: 'shuffle', say: 'shuffle <things:t> into <place:p>', after: [], body: 'none', meaning: 'Gathers things into a place where nobody knows their order.' }),
  phrase({ id: 'deal', say: 'deal <num:n> from <place:a> to <place:b>', after: [], body: 'none', meaning: 'Deals random things from a place to a place, or to the places of `each` player.' }),
  phrase({ id: 'draw', say: 'draw <num:n> from <set:a> to <place:b> [as <new:x>]', after: [], body: 'none', meaning: 'Draws random things from a place or a set into a place; `as` names the last one drawn, or none.' }),
  phrase({ id: 'reveal', say: 'reveal <things:t> [until end of <proc:p>]', after: [], body: 'none', meaning: 'Shows to all which things these are.' }),
  phrase({ id: 'hide', say: 'hide <things:t>', after: [], body: 'none', meaning: 'Takes a reveal back.' }),
  phrase({ id: 'roll-die', say: 'roll die as <new:x>', after: [], body: 'none', meaning: 'Rolls one die and names the number.' }),
  phrase({ id: 'roll-dice', say: 'roll <num:n> dice as <new:x>', after: [], body: 'none', meaning: 'Rolls dice and names the throw; each is a `die` with a `value`.' }),
  phrase({ id: 'choose', say: 'choose <bind:x> from <set:s> [into <place:p>]', after: ['by', 'or', 'unseen'], body: 'none', meaning: 'A forced choice of one thing, which may go into a place; `or` says what happens when there is none.' }),
  phrase({ id: 'choose-number', say: 'choose number <new:x> from <num:a> to <num:b>', after: ['by'], body: 'none', meaning: 'A forced choice of a number.' }),
  phrase({ id: 'may-choose', say: 'may choose <bind:x> from <set:s>', after: ['by'], body: 'steps', meaning: 'A choice that can be declined; its steps run only if it is taken.' }),
  phrase({ id: 'keep-choosing', say: 'keep choosing <bind:x> from <set:s>', after: ['by', 'at most'], body: 'steps', meaning: 'Chooses again and again until the player is done, nothing is left or the bound is reached.' }),
  phrase({ id: 'choose-one', say: 'choose one', after: ['by', 'or'], body: 'menu', meaning: 'A menu: one of the lines below, and what stands under it.' }),
  phrase({ id: 'keep-choosing-menu', say: 'keep choosing', after: ['by', 'at most'], body: 'menu', meaning: 'A menu that is offered again until the player is done or no line is left.' }),
  phrase({ id: 'may', say: 'may <word:act>', after: ['by'], body: 'steps', meaning: 'Offers something by name; its steps run if the player accepts.' }),
  phrase({ id: 'secretly', say: 'secretly each <word:kind>', after: [], body: 'steps', meaning: 'Each player answers alone, in any order; all is shown at the end.' }),
  phrase({ id: 'each', say: 'each <elem:x>', after: ['order', 'last', 'live'], body: 'steps', meaning: 'For each of several things, as the list stands now; what no longer fits is skipped, nothing joins.' }),
  phrase({ id: 'each-from', say: 'each <bind:x> from <one:a>', after: [], body: 'steps', meaning: 'For all members of a kind, this one first, then on in their order.' }),
  phrase({ id: 'each-number', say: 'each <new:x> from <num:a> to <num:b>', after: [], body: 'steps', meaning: 'Counts from one number to another.' }),
  phrase({ id: 'each-in', say: 'each <bind:x> in <list:l>', after: [], body: 'steps', meaning: 'For the named things, in that order: `defender then attacker`.' }),
  phrase({ id: 'repeat-until', say: 'repeat until <bool:c>', after: ['at most'], body: 'steps', meaning: 'Repeats until a condition holds, asked before each round; the bound is required.' }),
  phrase({ id: 'repeat-while', say: 'repeat while <bool:c>', after: ['at most'], body: 'steps', meaning: 'Repeats while a condition holds, asked before each round; the bound is required.' }),
  phrase({ id: 'repeat-times', say: 'repeat <num:n> times', after: [], body: 'steps', meaning: 'Repeats so many times.' }),
  phrase({ id: 'if', say: 'if <bool:c>', after: [], body: 'steps', meaning: 'Only if a condition holds.' }),
  phrase({ id: 'otherwise-if', say: 'otherwise if <bool:c>', after: [], body: 'steps', meaning: 'After `if`: only if that did not hold and this does.' }),
  phrase({ id: 'otherwise', say: 'otherwise', after: [], body: 'steps', meaning: 'After `if`: when nothing before held.' }),
  phrase({ id: 'stop', say: 'stop', after: [], body: 'none', meaning: 'Leaves the nearest loop, or the procedure.' }),
  phrase({ id: 'stop-proc', say: 'stop <proc:p>', after: [], body: 'none', meaning: 'Leaves this procedure, from however deep in its loops.' }),
  phrase({ id: 'end', say: 'end <proc:p>', after: [], body: 'none', meaning: 'Ends a procedure that is running further up, and all it called.' }),
  phrase({ id: 'next', say: 'next', after: [], body: 'none', meaning: 'Goes on with the next round of the loop.' }),
  phrase({ id: 'win', say: 'win for <one:s>', after: [], body: 'none', meaning: 'The game is over; `none` is a draw.' }),
  phrase({ id: 'do', say: 'do <one:c>', after: [], body: 'none', meaning: 'Carries out the text of a card.' }),
  phrase({ id: 'until-end', say: 'until end of <proc:p>', after: [], body: 'exception', meaning: 'An exception with a life: in force until that procedure ends.' }),
] as const satisfies readonly Phrase[];

export type PhraseId = (typeof phrases)[number]['id'];
