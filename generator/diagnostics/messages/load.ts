import { messages } from './message.ts';

/** Diagnostics of reading files: names, encoding, and the YAML outline. */
export const loadMessages = messages({
  // The files of a game.
  'load/bad-path': {
    severity: 'error',
    text: '"{path}" is not a path inside the folder of the game.',
    hint: 'Paths use forward slashes, stay inside the folder, and have no "." or ".." in them.',
    why: 'Rules may come from strangers, and nothing outside the folder of the game may be read or written.',
  },
  'load/unexpected-file': {
    severity: 'error',
    text: '"{path}" is not a file of a game: {advice}.',
    why: 'A file that nobody reads looks like a rule and is none; better to hear it at once.',
  },
  'load/same-file': {
    severity: 'error',
    text: '"{path}" and "{other}" are one file on some computers.',
    hint: 'Give one of them another name.',
    why: 'Windows and macOS do not tell capital from small letters in file names.',
  },
  'load/no-game-file': {
    severity: 'error',
    text: 'The game has no file "game.yaml".',
    hint: 'It holds the id, the title, the prefix of the clauses, the kind of the players and the version of the language.',
    why: 'The other files mean something only together with it.',
  },
  'load/file-too-large': {
    severity: 'error',
    text: 'The file has {size} bytes; at most {limit} are read.',
    hint: 'Split it: one file for each chapter of the rulebook.',
    why: 'The largest rulebook we know needs a tenth of this; a larger file is a mistake or an attack.',
  },
  'load/game-too-large': {
    severity: 'error',
    text: 'The files of the game have {size} bytes together; at most {limit} are read.',
    why: 'The limit keeps a hostile game from filling the memory.',
  },
  'load/too-many-lines': {
    severity: 'error',
    text: 'The rules have more than {limit} lines in all.',
    hint: 'Lists of like things belong into tables: one row for each.',
    why: 'The limit keeps a hostile game from using the computer for hours.',
  },

  // Characters.
  'load/not-utf8': {
    severity: 'error',
    text: 'Byte {byte} of the file ({value}) is not UTF-8.',
    hint: 'Save the file again with the encoding UTF-8.',
    why: 'Guessing an encoding turns names of places into garbage without telling anybody.',
  },
  'load/utf16': {
    severity: 'error',
    text: 'The file is saved as UTF-16.',
    hint: 'Save it again with the encoding UTF-8.',
    why: 'One encoding for all files keeps places in messages, differences and translations right.',
  },
  'load/byte-order-mark': {
    severity: 'warning',
    text: 'The file starts with an invisible byte order mark.',
    hint: 'Save it as "UTF-8", not as "UTF-8 with BOM". The rules are read all the same.',
    why: 'The mark changes no rule, so it is no error; but it cannot be seen, and other tools take it for a letter.',
  },
  'load/control-character': {
    severity: 'error',
    text: 'The invisible character {character} ({name}) is not allowed.',
    hint: 'Remove it; it usually comes from copying out of another program.',
    why: 'Such characters hide or reorder what a reader sees, so that the rule read is not the rule compiled.',
  },
  'load/odd-blank': {
    severity: 'error',
    text: 'This blank is {character} ({name}), not an ordinary one.',
    hint: 'Type it again with the space bar.',
    why: 'To YAML such a blank is a letter: it joins words and does not indent.',
  },
  'load/tab': {
    severity: 'error',
    text: 'Lines are indented with blanks, this one has a tab.',
    hint: 'Replace the tab with two blanks for each level; most editors can do it by themselves.',
    why: 'A tab is as wide as each editor likes, so two people would see two outlines.',
  },
  'load/full-width-colon': {
    severity: 'error',
    text: 'This is a full-width colon; the outline needs an ordinary one with a blank behind it.',
    hint: 'Switch the keyboard to Latin punctuation for the rules.',
    why: 'To YAML a full-width colon is a letter like any other, so the line would not be a heading.',
  },

  // The outline.
  'load/empty-file': {
    severity: 'error',
    text: 'The file says nothing.',
    hint: 'Write a heading, or delete the file.',
    why: 'An empty file is usually one that was not saved.',
  },
  'load/not-a-map': {
    severity: 'error',
    text: 'A file begins with a heading, not with {found}.',
    hint: 'Write a heading with a colon at the left edge, and put these lines below it.',
    why: 'Every line of the rules belongs to a heading, which gives it a name.',
  },
  'load/missing-colon': {
    severity: 'error',
    text: 'The heading "{line}" has no colon.',
    hint: 'Put a colon behind it, or a dash and a blank before it if it is a step of the list above.',
    why: 'A line at this place names something, and the colon is what ends the name.',
  },
  'load/forgotten-colon': {
    severity: 'error',
    text: '"{line}" has lines below it but no colon at its end.',
    hint: 'Put a colon at its end, or move the lines below it to the left.',
    why: 'Without the colon YAML would silently join all these lines into one.',
  },
  'load/multi-line': {
    severity: 'error',
    text: 'The line "{line}" goes on below.',
    hint: 'Write it on one line; a longer thought gets a name of its own.',
    why: 'One line is one sentence, so that every place in a message is exact.',
  },
  'load/two-colons': {
    severity: 'error',
    text: 'A line has one colon; this is a second one.',
    hint: '{advice}',
    why: 'Only a colon carries a step, and a line carries one step at most.',
  },
  'load/behind-and-below': {
    severity: 'error',
    text: '"{line}" has something behind its colon and more lines below it.',
    hint: 'Move what stands behind the colon to a line of its own below, or move the lines below to the left.',
    why: 'A heading carries one line behind its colon or a list below it, never both.',
  },
  'load/colon-without-blank': {
    severity: 'error',
    text: 'A colon needs a blank behind it.',
    hint: 'Put a blank behind the colon, or remove it.',
    why: 'Without the blank YAML takes the colon for a letter, and the line for one without steps.',
  },
  'load/list-behind-colon': {
    severity: 'error',
    text: 'A list cannot begin on the line of its heading.',
    hint: 'Put the list below, each step on its own line; a single step stands behind the colon without a dash.',
    why: 'A dash is the start of a line of its own.',
  },
  'load/indentation': {
    severity: 'error',
    text: 'This line is indented differently from those that it belongs to.',
    hint: 'Lines of one list start in the same column, lines below them two blanks further right.',
    why: 'The indent alone says which lines belong together.',
  },
  'load/mixed-list': {
    severity: 'error',
    text: 'This line has {here}, but the one beside it has {there}.',
    hint: 'Lines side by side are all steps with a dash or all headings with a colon; what belongs to the line above is indented by two blanks.',
    why: 'A list is in order and a map is found by its names; nothing is both.',
  },
  'load/nested-list': {
    severity: 'error',
    text: 'A list stands directly in a list.',
    hint: 'Remove one of the two dashes, or give the inner list a heading.',
    why: 'A list without a heading has no meaning of its own.',
  },
  'load/empty-item': {
    severity: 'error',
    text: 'There is nothing behind this dash.',
    hint: 'Write a step behind it, or delete the line.',
    why: 'An empty step is usually one that was forgotten.',
  },
  'load/empty-key': {
    severity: 'error',
    text: 'There is nothing before this colon.',
    hint: 'Write a heading before it, or delete the line.',
    why: 'A heading without a name cannot be found again.',
  },
  'load/duplicate-key': {
    severity: 'error',
    text: '"{key}" stands here for the second time.',
    hint: 'Join the two, or give one of them another name.',
    why: 'YAML readers keep one of the two and drop the other silently.',
  },
  'load/reserved-key': {
    severity: 'error',
    text: 'A heading may not be called "{key}".',
    hint: 'Choose another name.',
    why: 'The name has a meaning of its own in the engines and could be used to attack them.',
  },
  'load/key-not-text': {
    severity: 'error',
    text: 'A heading is a line of words, not {found}.',
    hint: 'Write the heading without brackets and without a question mark.',
    why: 'Headings are names; YAML allows lists and maps there, which nobody can read aloud.',
  },
  'load/key-too-long': {
    severity: 'error',
    text: 'The heading has {length} characters; at most 1024 are read.',
    hint: 'A line of the rules stays under 100 characters; a longer thought gets a name of its own.',
    why: 'YAML gives up looking for the colon after 1024 characters.',
  },
  'load/too-deep': {
    severity: 'error',
    text: 'Lists and headings are nested more than {limit} deep.',
    hint: 'Make a procedure of the inner lines and call it by its name.',
    why: 'Three lists deep is usual, five is hard to read, and the limit keeps hostile files harmless.',
  },

  // Parts of YAML that the rules do without.
  'load/quoted-line': {
    severity: 'error',
    text: 'A line of the rules has no quotes.',
    hint: 'Remove them. Words that players read stand in text/, where quotes are allowed.',
    why: 'With one way to write a line, what looks the same is the same.',
  },
  'load/block-text': {
    severity: 'error',
    text: 'A text over several lines, begun with "{sign}", is not a line of the rules.',
    hint: 'Write one sentence on one line. To compare numbers, write both sides: `points > 3`.',
    why: 'One line is one sentence, so that every place in a message is exact.',
  },
  'load/folded-block': {
    severity: 'error',
    text: 'A text over several lines begins with "|", not with ">".',
    hint: 'Write "|"; every line break then stays where it is.',
    why: 'Tools break ">" texts anew in different ways, and it puts blanks between Chinese characters.',
  },
  'load/text-needs-quotes': {
    severity: 'error',
    text: 'A text that begins with "{sign}" stands in quotes.',
    hint: 'Put the whole text between double quotes.',
    why: 'To YAML the sign begins something else than a text.',
  },
  'load/comment-behind-text': {
    severity: 'warning',
    text: 'From "#" on, this is a comment and not part of the text.',
    hint: 'Put the text in quotes if "#" belongs to it, or move the comment to a line of its own.',
    why: 'YAML drops the rest of the line silently, and half a sentence is hard to notice in a language one does not read.',
  },
  'load/directive': {
    severity: 'error',
    text: 'A line that begins with "%" is not allowed.',
    hint: 'Delete it; rules are always YAML 1.2.',
    why: 'Such a line can change what words like `no` mean.',
  },
  'load/document-mark': {
    severity: 'error',
    text: '"{mark}" ends the document, and a file is one document.',
    hint: 'Delete the line, or put what follows into a file of its own.',
    why: 'What stands behind the mark would be read as another file, or not at all.',
  },
  'load/tag': {
    severity: 'error',
    text: '"{found}" is not allowed: a word of the rules does not begin with "!".',
    hint: 'Write `not` for the opposite. In text/, put the whole text between double quotes.',
    why: 'In YAML the sign changes the type of what follows it, and some programs run code for it.',
  },
  'load/anchor': {
    severity: 'error',
    text: '"{found}" is not allowed: a word of the rules does not begin with "&".',
    hint: 'Write `and`. To use lines in two places, make a procedure or a definition of them.',
    why: 'In YAML the sign copies lines to other places, where nobody finds them by their name.',
  },
  'load/alias': {
    severity: 'error',
    text: '"{found}" is not allowed: a word of the rules does not begin with "*".',
    hint: 'To use lines in two places, make a procedure or a definition of them.',
    why: 'In YAML the sign copies lines from other places, and a few of them can fill any memory.',
  },
  'load/merge-key': {
    severity: 'error',
    text: '"<<" is not a heading.',
    hint: 'Write the lines where they belong, or make a definition of them.',
    why: 'Some YAML readers copy other maps here, others do not.',
  },

  // What YAML cannot read.
  'load/unclosed-quote': {
    severity: 'error',
    text: 'The quote that is opened here is never closed.',
    hint: 'Put the same quote at the end of the text. Inside double quotes, write \\" for a quote.',
    why: 'Without its end, the rest of the file would be one text.',
  },
  'load/after-quote': {
    severity: 'error',
    text: 'Nothing may follow here: what stands before it is complete.',
    hint: 'Put quotes around the whole text, or remove them. Inside double quotes, write \\" for a quote.',
    why: 'YAML ends a text at its closing quote, and a list or map at its closing bracket.',
  },
  'load/unclosed-bracket': {
    severity: 'error',
    text: 'The bracket "{bracket}" is never closed, or what it holds is not indented.',
    hint: 'Write one line for each entry instead; brackets are rarely needed.',
    why: 'Without its end, the rest of the file would belong to the bracket.',
  },
  'load/lone-bracket': {
    severity: 'error',
    text: '"{found}" closes nothing.',
    hint: 'Remove it. The rules use round brackets: ( ).',
    why: 'Square and curly brackets belong to YAML, not to the sentences of the rules.',
  },
  'load/bad-first-character': {
    severity: 'error',
    text: 'A line cannot begin with "{found}".',
    hint: 'Begin it with a word. In text/, put the whole text between double quotes.',
    why: 'YAML keeps some signs at the start of a line for itself.',
  },
  'load/bad-escape': {
    severity: 'error',
    text: '"{found}" is not an escape inside double quotes.',
    hint: 'Write \\\\ for a backslash, \\" for a quote, \\n for a new line; or use single quotes.',
    why: 'Inside double quotes a backslash gives the next sign another meaning.',
  },
  'load/syntax': {
    severity: 'error',
    text: 'The outline cannot be read at "{found}".',
    hint: 'Each line is a heading with a colon, or a step with a dash and a blank before it.',
    why: 'What YAML cannot read has no meaning; later lines are read again when this one is mended.',
  },
});
