import { messages } from './message.ts';

/** Diagnostics of reading one line: words, signs, the shape of a sentence. */
export const sentenceMessages = messages({
  'sentence/unknown-sign': {
    severity: 'error',
    text: '"{found}" is not a sign of the language.',
    hint: 'Rules use Latin letters, digits, hyphens inside names, ( ) , + - * / < <= > >= and § before a clause.',
    why: 'Signs of other languages look alike and mean nothing here; full-width punctuation is the commonest case.',
  },
  'sentence/unknown-word': {
    severity: 'error',
    text: 'Unknown word "{found}".{suggestion}',
    hint: 'Every word of a rule is a word of the language or declared in this game.',
    why: 'The vocabulary is closed, so a misspelt word is found where it stands.',
  },
  'sentence/no-such-sentence': {
    severity: 'error',
    text: 'No sentence begins with "{found}".{suggestion}',
    hint: 'A step begins with a verb of the language or with the name of a procedure.',
    why: 'The first word of a line says what kind of sentence it is.',
  },
  'sentence/expected': {
    severity: 'error',
    text: 'Expected {expected}, found {found}.',
    why: 'Sentences have a fixed order of words; the reference shows each with an example.',
  },
  'sentence/left-over': {
    severity: 'error',
    text: '{found} does not belong here: the sentence "{form}" is complete before it.',
    why: 'A comma introduces only `by`, `or`, `in any order`, `at most … times`, `last`, `unseen`; a step behind a line needs a colon.',
  },
  'sentence/modifier-not-allowed': {
    severity: 'error',
    text: '"{found}" does not go with "{form}".',
    why: 'Each sentence has its own closed list of modifiers after the comma.',
  },
  'sentence/needs-steps': {
    severity: 'error',
    text: '"{form}" needs steps: put a colon after it and a list below, or one step behind the colon.',
    why: 'A heading without steps does nothing; usually a colon or an indent was forgotten.',
  },
  'sentence/takes-no-steps': {
    severity: 'error',
    text: '"{form}" takes no steps of its own.',
    hint: 'Move the lines below it one level to the left, or choose another sentence.',
    why: 'Only headings carry steps.',
  },
  'sentence/two-readings': {
    severity: 'error',
    text: 'This line has two readings: {first}; or {second}.',
    hint: 'Put parentheses, or name the thing with its kind: `card seven`.',
    why: 'A rule that can be read in two ways is not a rule yet.',
  },
  'sentence/bad-clause': {
    severity: 'error',
    text: '"{found}" is not a clause: expected § and numbers with dots, like §8.7, at the end of the line.',
    why: 'Clauses tie rules, texts, cases and errata together.',
  },
} as const);
