// Generated from rules/small-game/ by rulewright. Do not edit.
// Rules hash: 0123456789abcdef
// Names of everything in the game, as types and lists.

/** Every side. */
export type Side = 'england' | 'scotland';

/** Every area. */
export type Area = 'fife' | 'moray' | 'ross' | 'lothian';

/** Every border. */
export type Border = 'fife-moray' | 'moray-ross' | 'fife-lothian';

/** Every block. */
export type Block = 'wallace' | 'bruce' | 'edward' | 'norfolk';

/** Who plays. */
export type PlayerName = 'england' | 'scotland';

/** Set-ups of the game. */
export type ScenarioName = 'braveheart';

/** Switches of the game. */
export type OptionName = never;

/** Clauses, without "SMALL". */
export type ClauseId = '5.3';

/** Everything that a player can decide. */
export type Action =
  | { readonly choice: 'march'; readonly option: 'march'; readonly args: { readonly block: Block } }
  | { readonly choice: 'march'; readonly option: 'done' }
  | { readonly choice: 'march.area'; readonly option: 'to'; readonly args: { readonly area: Area } };

export const CHOICE_MARCH = 0;
export const CHOICE_MARCH_AREA = 1;
export const PROC_MARCH = 1;
export const KIND_BLOCK = 3;
export const SIDE_ENGLAND = 0;
export const SIDE_SCOTLAND = 1;

/** Place of blocks: pool. */
export const ZONE_POOL = 4;
