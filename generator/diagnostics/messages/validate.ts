import { messages } from './message.ts';

/** Diagnostics of the shape of files: which headings stand where, and what they carry. */
export const validateMessages = messages({
  'validate/unknown-key': {
    severity: 'error',
    text: '{place} has no "{key}".{suggestion}',
    hint: 'Known here: {known}.',
    why: 'A heading that nothing reads would be a rule that nobody plays.',
  },
  'validate/missing-key': {
    severity: 'error',
    text: '{place} needs "{key}": {meaning}',
    why: 'Without it the rest has no meaning.',
  },
  'validate/wrong-value': {
    severity: 'error',
    text: 'Expected {expected}, found {found}.',
    why: 'Each place of the outline takes one kind of value.',
  },
  'validate/bad-name': {
    severity: 'error',
    text: '"{name}" is not a name: expected {expected}.',
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
    text: 'Expected one line behind "{key}", found {found}.',
    hint: 'Write {expected} behind the colon.',
    why: 'Each place of the outline takes one kind of value.',
  },
});
