import { messages } from './message.ts';

/** Diagnostics of the shape of files: which headings stand where, and what they carry. */
export const validateMessages = messages({
  'validate/unknown-key': {
    severity: 'error',
    text: '{place} has no entry "{key}".{suggestion}',
    hint: 'Known here: {known}.',
    why: 'An entry that nothing reads would be a rule that nobody plays.',
  },
  'validate/missing-key': {
    severity: 'error',
    text: '{place} needs the entry "{key}".',
    hint: '{meaning}',
    why: 'Without it the rest has no meaning.',
  },
  'validate/wrong-value': {
    severity: 'error',
    text: 'Expected {expected}, found {found}.',
    why: 'Each place of the outline takes one kind of value.',
  },
  'validate/bad-name': {
    severity: 'error',
    text: 'Expected {expected}, found {found}.',
    why: 'Names of one form can be told from the words of the language and found again everywhere.',
  },
  'validate/expected-list': {
    severity: 'error',
    text: 'Expected a list below "{key}", found {found}.',
    hint: 'Write each line of the list with a dash and a blank before it.',
    why: 'The order of steps matters, and only a list has an order.',
  },
  'validate/expected-map': {
    severity: 'error',
    text: 'Expected names with colons below "{key}", found {found}.',
    hint: 'Write each entry on its own line: a name, a colon, a value.',
    why: 'Entries are found by their name.',
  },
  'validate/expected-line': {
    severity: 'error',
    text: '"{key}" needs {expected}; found {found}.',
    hint: 'Write it on the same line, behind the colon and a blank.',
    why: 'Each place of the outline takes one kind of value.',
  },
  'validate/expected-step': {
    severity: 'error',
    text: 'Expected one step or a list of steps with "{key}", found {found}.',
    hint: 'Write each step below it with a dash and a blank before it.',
    why: 'The order of steps matters, and only a list has an order.',
  },
  'validate/unclear-heading': {
    severity: 'error',
    text: 'Names with colons stand below "{key}", but it is no table, no long condition and no text of a card.{suggestion}',
    hint: 'A table has "columns", "live", "join" or "stand"; a long condition has one line "every", "either" or "… where"; the text of a card has "text", "at …" or "whenever …". Steps begin with a dash.',
    why: 'What stands below a heading says what the heading declares.',
  },
  'validate/one-condition': {
    severity: 'error',
    text: 'A long condition is one list, and "{key}" is a second one.',
    hint: 'Put one list into the other as an item with its own colon, or give it a heading of its own.',
    why: 'Two lists side by side do not say whether both must hold.',
  },
  'validate/too-deep': {
    severity: 'error',
    text: 'Steps are nested more than {limit} lists deep.',
    hint: 'Make a procedure of the inner lines and call it by its name.',
    why: 'Three lists deep is usual and five hard to read; nobody can check a rule that is deeper against the rulebook.',
  },
  'validate/wrong-language': {
    severity: 'error',
    text: 'The file is called after the language "{file}", but says that it is "{found}".',
    hint: 'Rename the file or change the entry "language".',
    why: 'A file copied for a new translation keeps the old code easily, and players would read the wrong language.',
  },
});
