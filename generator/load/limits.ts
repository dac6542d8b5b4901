/** How much is read at most; far more than any honest game needs. */
export const limits = {
  fileBytes: 1_000_000,
  gameBytes: 4_000_000,
  /** Lines of text in a file, entries of the outline in a file, lines of text in a game. */
  lines: 20_000,
  /** Lists and maps inside each other: `during`, then eight lists of steps, with one to spare for a better message. */
  depth: 20,
  /** Characters of a heading; YAML gives up after as many. */
  keyLength: 1024,
} as const;
