import { messages } from './message.ts';

/** Diagnostics of declarations: names, tables, places, headings, set-ups. */
export const linkMessages = messages({
  'link/duplicate': {
    severity: 'error',
    text: 'The {what} "{name}" is declared twice.',
    hint: 'Rename one of them, or remove it.',
    why: 'Every name of a game means one thing; a second declaration would silently win.',
  },
  'link/unknown-cell': {
    severity: 'error',
    text: '"{found}" is not a value of any column of {kind}.{suggestion}',
    hint: 'Cells are numbers in the order of the number columns, names of flags, values of enumerations and members of kinds.',
    why: 'Table columns state their types, so a misspelt cell is found where it stands.',
  },
  'link/cell-fits-twice': {
    severity: 'error',
    text: '"{found}" fits the columns {columns}.',
    hint: 'Rename one of the values, so that the cell says which column is meant.',
    why: 'Cells carry no column name; each word must belong to one column.',
  },
  'link/number-of-cells': {
    severity: 'error',
    text: 'Numbers in this row: {found}; number columns of {kind}: {expected}.',
    why: 'Numbers fill the number columns from left to right; a missing one would shift all others.',
  },
  'link/missing-cell': {
    severity: 'error',
    text: 'This row says nothing for the column "{column}".',
    hint: 'Say a value, or let the column be optional: `{column}: {kind} or none`.',
    why: 'A reference that is never set would silently be nobody.',
  },
  'link/bad-type': {
    severity: 'error',
    text: '"{found}" is not a type.{suggestion}',
    hint: 'Types are `number`, `flag`, `0 to 6`, a kind, a kind `or none`, or a list of new words with commas.',
    why: 'Columns and live attributes state their types.',
  },
  'link/unknown-kind': {
    severity: 'error',
    text: 'There is no kind "{found}".{suggestion}',
    hint: 'A kind is declared by a table: its plural with `columns:` or `live:` below.',
    why: 'Every thing of a game belongs to a declared kind.',
  },
  'link/unknown-member': {
    severity: 'error',
    text: 'There is no {kind} "{found}".{suggestion}',
    why: 'Things are known before the game starts; a name that is declared nowhere is a mistake.',
  },
  'link/unknown-attribute': {
    severity: 'error',
    text: '{kind} has no attribute "{found}".{suggestion}',
    why: 'Attributes are the columns and live attributes of the kind.',
  },
  'link/unknown-procedure': {
    severity: 'error',
    text: 'There is no procedure "{found}".{suggestion}',
    why: 'A procedure is a heading over a list of steps.',
  },
  'link/bad-place': {
    severity: 'error',
    text: 'A place says what it holds and who sees it; "{found}" is neither.{suggestion}',
    hint: 'For example `hand of side: cards, side sees` or `dead: blocks, all see`.',
    why: 'Visibility is declared once, at the place, and everything else is derived from it.',
  },
  'link/bad-edge': {
    severity: 'error',
    text: 'There is already an edge between "{a}" and "{b}".',
    why: 'Two members are joined by one edge at most, so that an edge can be named by its ends.',
  },
  'link/bad-heading': {
    severity: 'error',
    text: '"{found}" in this heading is neither a kind nor a preposition.{suggestion}',
    hint: 'After the name of a definition or procedure come parameters: `of block`, `by side attacker`.',
    why: 'Every parameter says its kind, so that every call can be checked.',
  },
  'link/heading-for-one-thing': {
    severity: 'error',
    text: '"{found}" is one {kind}, not a kind: a heading is written for a kind.',
    hint: 'Take the kind as parameter, and test for the one thing in the body.',
    why: 'A definition holds for every member of a kind.',
  },
  'link/missing-main': {
    severity: 'error',
    text: 'There is no procedure "game".',
    hint: 'Add `game:` with the steps from the first turn to the end.',
    why: 'Play begins with the procedure named game, after the set-up.',
  },
  'link/bad-setup': {
    severity: 'error',
    text: '"{found}" cannot be set up here: expected {expected}.{suggestion}',
    why: 'A set-up names tracks, places and the things in them.',
  },
  'link/placed-twice': {
    severity: 'error',
    text: '"{name}" is already placed in this set-up.',
    why: 'A thing is in one place.',
  },
  'link/never-placed': {
    severity: 'warning',
    text: 'This set-up places no {kind} of these: {names}.',
    hint: 'Put them in a place, or leave them out of the game by a zone for it.',
    why: 'A thing that is nowhere takes no part in the game, which is seldom meant.',
  },
  'link/no-bound': {
    severity: 'error',
    text: '"{found}" is not a bound: expected a number or a number attribute of {kind}.',
    why: 'Live numbers have bounds, so that a position can be checked and saved.',
  },
  'link/value-out-of-bounds': {
    severity: 'error',
    text: '{found} is outside {low} to {high}.',
    why: 'Every number of the game has declared bounds.',
  },
} as const);
