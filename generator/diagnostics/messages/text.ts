import { messages } from './message.ts';

/** Diagnostics of texts: names, questions, answers, lines of the log, in each language. */
export const textMessages = messages({
  'text/unknown-table': {
    severity: 'error',
    text: 'The rules have no table "{found}" whose members could be named.{suggestion}',
    hint: 'Names can be given to: {known}.',
    why: 'Names stand under the plural of their kind, or under places, scenarios, options or tracks, as in the rules.',
  },
  'text/unknown-member': {
    severity: 'error',
    text: 'There is no {kind} "{found}" to be named.{suggestion}',
    why: 'A name that belongs to nothing would never be read; mostly the id is misspelt or has changed in the rules.',
  },
  'text/unknown-choice': {
    severity: 'error',
    text: 'The rules have no choice "{found}".{suggestion}',
    hint: 'A choice is called after its procedure and its line: "march.area".',
    why: 'A text for a choice that does not exist would never be shown; mostly the rules have changed.',
  },
  'text/unknown-option': {
    severity: 'error',
    text: '{place} has no option "{found}".{suggestion}',
    hint: 'Known here: {known}.',
    why: 'A text for an option that does not exist would never be shown; mostly the rules have changed.',
  },
  'text/unknown-word': {
    severity: 'error',
    text: 'Engines use no word "{found}".{suggestion}',
    hint: 'Words are: {known}.',
    why: 'Engines ask for few words of their own; any other one would never be read.',
  },
  'text/unknown-placeholder': {
    severity: 'error',
    text: 'Nothing here is called "{found}".{suggestion}',
    hint: 'Known here: {known}.',
    why: 'A placeholder is bound to the rules; one that is bound to nothing would show a gap to the player.',
  },
  'text/braces': {
    severity: 'error',
    text: 'These braces do not pair: {problem}.',
    hint: 'A placeholder is a name in two braces on each side.',
    why: 'Half a placeholder would be shown to the player as it is.',
  },
  'text/not-a-name': {
    severity: 'error',
    text: '"{found}" is not the name of a placeholder.',
    hint: 'Between the braces stands one name of letters, digits, hyphens and dots; there are no conditions or helpers.',
    why: 'Texts are filled with names and numbers only, so that every language can be checked in the same way.',
  },
  'text/placeholder-in-name': {
    severity: 'error',
    text: '"{found}" is a name, and names hold no placeholders.',
    why: 'Placeholders stand for names; names that mention names could mention themselves.',
  },
  'text/no-options': {
    severity: 'error',
    text: 'The text for every "{found}" fits no choice, because no option of that name has all of {names}.',
    hint: 'Write it for one choice, as "choice/{found}", or leave the placeholder out.',
    why: 'A text for all choices is used where all its placeholders are known.',
  },
  'text/duplicate': {
    severity: 'error',
    text: 'The {what} "{name}" has two texts.',
    hint: 'Remove one of them.',
    why: 'Of two texts for one thing one would silently be lost.',
  },
  'text/same-name': {
    severity: 'warning',
    text: 'Two members of {kind} have the name "{name}".',
    hint: 'Give them different names, unless players need not tell them apart.',
    why: 'Players know things by their names only.',
  },
  'text/missing': {
    severity: 'warning',
    text: 'The language "{language}" lacks {what}, {count} in all: {names}.',
    why: 'What has no text is shown in English, or by its id if English has none either.',
  },
} as const);
