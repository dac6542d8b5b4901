/** Words that never belong to a name: they end every run of words. */
export const RESERVED: ReadonlySet<string> = new Set(
  (
    'of in on here next to over by for with where except as from into until while at matching within is are and or not ' +
    'then else if more fewer touches any no every times all each counts count may than rounded least most'
  ).split(' '),
);

/** Prepositions that may label a parameter. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'in on by with of to from over for at into as until matching'.split(' '),
);

/** Words of the language that are no verbs and not reserved; known to the vocabulary check. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'unseen live first last highest lowest order option number sum true false none up down even so ' +
    'limits within foe own enemy other map me one half ties die dice value be than rest'
  ).split(' '),
);
