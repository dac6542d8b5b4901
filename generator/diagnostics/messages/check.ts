import { messages } from './message.ts';

/** Diagnostics of meaning: what names stand for, types, who decides, loops, hidden names. */
export const checkMessages = messages({
  'check/means-nothing': {
    severity: 'error',
    text: '"{found}" means nothing here.{suggestion}',
    hint: 'A name is something in scope, a constant, a thing, a place, a noun or a definition.',
    why: 'Every phrase must have exactly one meaning that fits where it stands.',
  },
  'check/wrong-type': {
    severity: 'error',
    text: 'Expected {expected}, but "{found}" is {actual}.',
    why: 'Types keep a block from being put where an area belongs.',
  },
  'check/no-attribute': {
    severity: 'error',
    text: '{kind} has no "{found}".{suggestion}',
    why: 'Attributes are the columns, live attributes and definitions of a kind.',
  },
  'check/not-an-adjective': {
    severity: 'error',
    text: 'No {kind} can be "{found}".{suggestion}',
    hint: 'Adjectives are flags, values of enumerations, words of members and `{kind} is …` definitions.',
    why: 'A test that can never apply is a mistake.',
  },
  'check/not-a-condition': {
    severity: 'error',
    text: '"{found}" is not a condition.',
    hint: 'Say what is asked: `any …`, `no …`, `… is …`, or a comparison.',
    why: 'Conditions are yes or no.',
  },
  'check/say-singular': {
    severity: 'error',
    text: '"{found}" is several; here stands one at a time.{suggestion}',
    why: 'The name after `choose` and `each` is the name of one thing.',
  },
  'check/say-plural': {
    severity: 'error',
    text: '"{found}" is one; here several are meant.{suggestion}',
    why: 'Number tells a set from the name of one thing.',
  },
  'check/bare-attribute': {
    severity: 'error',
    text: '"{found}" is an attribute: say of what.',
    hint: 'For example `{found} of {kind}`.',
    why: 'A bare attribute would compete with all names in scope.',
  },
  'check/missing-argument': {
    severity: 'error',
    text: '"{name}" needs `{preposition} {kind}`.',
    why: 'Parameters are found by their preposition; each is said once.',
  },
  'check/needs-by': {
    severity: 'error',
    text: '"{found}" is kept for each {kind}: say `by` and which.',
    why: 'A value kept per player is not one value.',
  },
  'check/nobody-chooses': {
    severity: 'error',
    text: 'Nobody is named who decides.',
    hint: 'Say `, by …`, or give the procedure a parameter named me.',
    why: 'Every question is asked of somebody; `me` is whoever acts.',
  },
  'check/not-a-player': {
    severity: 'error',
    text: '"{found}" does not decide anything: expected one of the {players}.',
    why: 'Only players answer questions.',
  },
  'check/no-me': {
    severity: 'error',
    text: 'There is no "me" here.',
    hint: 'Give the procedure or definition a parameter: `by {player} me`.',
    why: 'own, enemy and me are seen from somebody who acts.',
  },
  'check/outside-during': {
    severity: 'error',
    text: '"{found}" is a name of the running procedure "{procedure}": it is read outside.',
    hint: 'Put this heading under `during {procedure}:`, or hand the value over as a parameter.',
    why: 'Names of a running procedure exist only while it runs; a heading that reads them says so.',
  },
  'check/not-running': {
    severity: 'error',
    text: '"{found}" may be used only while "{procedure}" is running, and it is not known to be running here.',
    why: 'The names it reads would have no value.',
  },
  'check/cannot-hold': {
    severity: 'error',
    text: '{place} does not hold {things}.',
    why: 'Each place says what it holds.',
  },
  'check/cannot-write': {
    severity: 'error',
    text: '"{found}" cannot be written.',
    hint: 'Live attributes, tracks and names made by `let` can; columns and constants cannot.',
    why: 'Printed values never change during a game.',
  },
  'check/not-of-this-kind': {
    severity: 'error',
    text: 'No {binder} can be taken from {source}.',
    why: 'The name made by a choice is of the kind it is chosen from.',
  },
  'check/cyclic-definition': {
    severity: 'error',
    text: 'The definition "{name}" needs itself.',
    why: 'A value that waits for itself is never known.',
  },
  'check/cyclic-procedure': {
    severity: 'error',
    text: 'The procedure "{name}" calls itself, by way of {way}.',
    why: 'A game must not be able to go down for ever; use a loop with a bound.',
  },
  'check/otherwise-without-if': {
    severity: 'error',
    text: 'This `otherwise` has no `if` before it.',
    why: '`otherwise` continues the `if` directly above it in the same list.',
  },
  'check/unreachable': {
    severity: 'error',
    text: 'This line is never reached: the line before it always leaves.',
    why: 'A step behind `stop`, `end`, `next` or `win` is a mistake in the order of lines.',
  },
  'check/no-bound': {
    severity: 'error',
    text: 'This loop says no bound.',
    hint: 'Add `, at most N times`.',
    why: 'Every loop in the language ends, so that every game ends.',
  },
  'check/not-in-loop': {
    severity: 'error',
    text: 'There is no loop here to go on with.',
    why: '`next` goes on with the next round of a loop.',
  },
  'check/secret-read': {
    severity: 'error',
    text: 'This question of {reader} depends on "{found}", which only its owner sees.',
    hint: 'Ask the owner, reveal the things first, or test only what everybody sees.',
    why: 'What is offered to a player must not tell what he may not see.',
  },
  'check/not-yet-compiled': {
    severity: 'error',
    text: '"{found}" is understood but not yet compiled.',
    why: 'The vocabulary grows with the games that need it; until then such a rule is refused rather than half done.',
  },
  'check/no-progress': {
    severity: 'error',
    text: 'The answer "{option}" can be given again and again: its steps change nothing that decides whether it is offered.',
    hint: 'Let its steps use up what it asks for, or add `, at most N times`.',
    why: 'Every loop in the language ends, so that every game ends.',
  },
  'check/two-exceptions': {
    severity: 'error',
    text: 'This exception and "{other}" can hold together for the same value.',
    hint: 'Say which stands over which: `… over {other}`.',
    why: 'The order of lines never decides between two exceptions.',
  },
  'check/unused-definition': {
    severity: 'warning',
    text: '"{name}" is used nowhere.',
    why: 'A definition nobody reads is often a misspelt or forgotten rule.',
  },
  'check/option-without-effect': {
    severity: 'warning',
    text: 'The option "{name}" is asked nowhere.',
    why: 'A switch that changes nothing misleads players.',
  },
} as const);
