// Generated from rules/small-game/ by rulewright. Do not edit.
// Rules hash: 0123456789abcdef
// Words in en.

import type { TextDef } from '#runtime';

/** Small Game: words in en. */
export const textEn: TextDef = {
  lang: 'en',
  title: 'Small Game',
  names: {
    side: {
      england: 'England',
      scotland: 'Scotland',
    },
  },
  prompts: {
    march: ['Which block does ', { arg: 'player' }, ' march?'],
  },
  options: {},
  logs: {},
  words: {},
};
