// Generated from rules/small-game/ by rulewright. Do not edit.
// Rules hash: 0123456789abcdef
// Where everything lives in the cells of a position.

/** Where blocks are: Place of each block, -1 out of the game; 4 cells. */
export const PLACE_OF_BLOCK = 59;

/** Bits of the blocks at each place, 1 to a place; 6 cells. */
export const BLOCKS_AT = 63;

/** Bits of the blocks that are shown to all. */
export const BLOCKS_SHOWN = 69;

/** What changes of borders: crossings of each border for each side; 6 cells. */
export const CROSSINGS_OF_BORDER = 70;

/** What changes of blocks: strength of each block; 4 cells. */
export const STRENGTH_OF_BLOCK = 76;

/** moved of each block; 4 cells. */
export const MOVED_OF_BLOCK = 80;

/** Tracks: turn. */
export const TURN = 84;

/** Names of "game": side. */
export const GAME_SIDE = 85;

/** area. */
export const GAME_AREA = 86;

/** turns rounds. */
export const GAME_TURNS_ROUNDS = 87;

/** side left. */
export const GAME_SIDE_LEFT = 88;

/** Names of "march of side": side. */
export const MARCH_SIDE = 89;

/** block. */
export const MARCH_BLOCK = 90;

/** area. */
export const MARCH_AREA = 91;

/** border. */
export const MARCH_BORDER = 92;

/** menu rounds. */
export const MARCH_MENU_ROUNDS = 93;
