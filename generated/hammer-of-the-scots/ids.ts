// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// Names of everything in the game, as types and lists.

/** Every side. */
export type Side = 'england' | 'scotland';

/** Every area. */
export type Area =
  | 'england' | 'garmoran' | 'selkirk' | 'ross' | 'lochaber' | 'carrick' | 'galloway' | 'mar' | 'atholl'
  | 'teviot' | 'strathspey' | 'lennox' | 'moray' | 'buchan' | 'angus' | 'argyll' | 'lothian' | 'dunbar'
  | 'annan' | 'badenoch' | 'lanark' | 'fife' | 'mentieth';

/** Every border. */
export type Border =
  | 'england-dunbar' | 'england-annan' | 'moray-strathspey' | 'moray-lochaber' | 'strathspey-buchan'
  | 'strathspey-badenoch' | 'buchan-mar' | 'buchan-angus' | 'angus-fife' | 'lennox-mentieth' | 'lennox-carrick'
  | 'lennox-lanark' | 'mentieth-fife' | 'mentieth-lanark' | 'mentieth-lothian' | 'carrick-lanark'
  | 'carrick-annan' | 'lanark-lothian' | 'lothian-dunbar' | 'selkirk-teviot' | 'dunbar-teviot'
  | 'england-teviot' | 'ross-garmoran' | 'ross-moray' | 'garmoran-moray' | 'garmoran-lochaber'
  | 'moray-badenoch' | 'buchan-badenoch' | 'lochaber-badenoch' | 'lochaber-argyll' | 'lochaber-atholl'
  | 'badenoch-mar' | 'badenoch-atholl' | 'mar-angus' | 'mar-atholl' | 'angus-atholl' | 'argyll-atholl'
  | 'argyll-lennox' | 'atholl-lennox' | 'atholl-mentieth' | 'atholl-fife' | 'carrick-galloway'
  | 'lanark-selkirk' | 'lanark-annan' | 'lothian-selkirk' | 'selkirk-dunbar' | 'selkirk-annan'
  | 'galloway-annan' | 'annan-teviot';

/** Every block. */
export type Block =
  | 'edward' | 'lancaster-archers' | 'wales-archers' | 'lancaster-knights' | 'york-knights' | 'durham-knights'
  | 'hobelars' | 'york-infantry' | 'lancaster-infantry' | 'northumber-infantry' | 'durham-infantry'
  | 'cumbria-infantry' | 'westmor-infantry' | 'wales-infantry' | 'ulster-infantry' | 'wallace' | 'scottish-king'
  | 'douglas' | 'campbell' | 'graham' | 'barclay' | 'macdonald' | 'fraser' | 'lindsay' | 'grant' | 'keith'
  | 'etterick' | 'norse' | 'french' | 'moray' | 'bruce' | 'mar' | 'lennox' | 'atholl' | 'dunbar' | 'mentieth'
  | 'stewart' | 'comyn' | 'angus' | 'argyll' | 'buchan' | 'galloway' | 'ross';

/** Every card. */
export type Card = 'three' | 'two' | 'one' | 'herald' | 'pillage' | 'sea-move' | 'truce' | 'victuals';

/** Every colour. */
export type Colour = 'green' | 'red';

/** Every type. */
export type Type = 'king' | 'leader' | 'knights' | 'cavalry' | 'archers' | 'infantry' | 'raiders' | 'noble';

/** Every letter. */
export type Letter = 'A' | 'B' | 'C';

/** Who plays. */
export type PlayerName = 'england' | 'scotland';

/** Set-ups of the game. */
export type ScenarioName = 'braveheart' | 'the-bruce' | 'campaign';

/** Switches of the game. */
export type OptionName =
  | 'schiltroms' | 'herald-rolls-first' | 'sea-move-past-truce' | 'pillage-steps-optional'
  | 'pillaged-noble-waits' | 'pillager-attacks' | 'stepping-back' | 'celtic-retreat' | 'change-only-if-killed'
  | 'full-last-winter' | 'builds-may-lapse' | 'winter-sudden-death';

/** Clauses, without "HOTS". */
export type ClauseId =
  | '1.1' | '1.2' | '1.3' | '1.4' | '2.1' | '2.2' | '2.3' | '2.4' | '2.5' | '3.1' | '3.2' | '3.3' | '3.4'
  | '3.5' | '3.6' | '3.7' | '3.8' | '3.9' | '3.10' | '4.1' | '4.2' | '4.3' | '4.4' | '4.5' | '4.6' | '4.7'
  | '4.8' | '4.9' | '5.1' | '5.2' | '5.3' | '5.4' | '5.5' | '5.6' | '5.7' | '5.8' | '5.9' | '5.10' | '5.11'
  | '5.12' | '5.13' | '5.14' | '5.15' | '5.16' | '6.1' | '6.2' | '6.3' | '6.4' | '6.5' | '6.6' | '7.1' | '7.2'
  | '7.3' | '7.4' | '7.5' | '7.6' | '7.7' | '7.8' | '7.9' | '7.10' | '7.11' | '7.12' | '8.1' | '8.2' | '8.3'
  | '8.4' | '8.5' | '8.6' | '8.7' | '8.8' | '8.9' | '8.10' | '8.11' | '8.12' | '8.13' | '8.14' | '8.15' | '8.16'
  | '8.17' | '8.18' | '8.19' | '8.20' | '8.21' | '8.22' | '8.23' | '8.24' | '8.25' | '8.26' | '8.27' | '8.28'
  | '8.29' | '8.30' | '8.31' | '8.32' | '8.33' | '8.34' | '8.35' | '8.36' | '9.1' | '9.2' | '9.3' | '9.4'
  | '9.5' | '9.6' | '9.7' | '9.8' | '9.9' | '9.10' | '10.1' | '10.2' | '10.3' | '10.4' | '10.5' | '10.6'
  | '11.1' | '11.2' | '11.3' | '11.4' | '11.5' | '11.6' | '11.7' | '11.8' | '11.9' | '11.10' | '11.11' | '11.12'
  | '11.13' | '11.14' | '11.15' | '11.16' | '11.17' | '11.18' | '11.19' | '11.20' | '11.21' | '11.22' | '11.23'
  | '11.24' | '12.1' | '12.2' | '12.3' | '12.4' | '12.5' | '12.6' | '12.7' | '12.8' | '12.9' | '13.1' | '13.2'
  | '13.3' | '13.4';

/** Everything that a player can decide. */
export type Action =
  | { readonly choice: 'game-turn.card'; readonly option: 'choose'; readonly args: { readonly card: Card } }
  | { readonly choice: 'play-card'; readonly option: 'event' }
  | { readonly choice: 'play-card'; readonly option: 'crown' }
  | { readonly choice: 'play-card'; readonly option: 'pass' }
  | { readonly choice: 'move-phase'; readonly option: 'march'; readonly args: { readonly block: Block } }
  | { readonly choice: 'move-phase'; readonly option: 'sail'; readonly args: { readonly area: Area } }
  | { readonly choice: 'move-phase'; readonly option: 'done' }
  | { readonly choice: 'march.area'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'march.area-2'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'march.area-2'; readonly option: 'done' }
  | { readonly choice: 'herald.noble'; readonly option: 'choose'; readonly args: { readonly noble: Block } }
  | { readonly choice: 'sea-move.start'; readonly option: 'choose'; readonly args: { readonly start: Area } }
  | { readonly choice: 'sea-move.goal'; readonly option: 'choose'; readonly args: { readonly goal: Area } }
  | { readonly choice: 'sea-move.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'sea-move.block'; readonly option: 'done' }
  | { readonly choice: 'victuals.area'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'pillage.target'; readonly option: 'choose'; readonly args: { readonly target: Area } }
  | { readonly choice: 'pillage.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'feed.area'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'feed.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'build-up.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'build-up.block'; readonly option: 'done' }
  | { readonly choice: 'battles.next-area'; readonly option: 'next'; readonly args: { readonly area: Area } }
  | { readonly choice: 'fight-round.next-block'; readonly option: 'next'; readonly args: { readonly block: Block } }
  | { readonly choice: 'act'; readonly option: 'fight' }
  | { readonly choice: 'act'; readonly option: 'retreat'; readonly args: { readonly area: Area } }
  | { readonly choice: 'act'; readonly option: 'pass' }
  | { readonly choice: 'shrink-back.area'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'take-hit.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'forced-retreat.next-block'; readonly option: 'next'; readonly args: { readonly block: Block } }
  | { readonly choice: 'forced-retreat.area'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'regroup.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'regroup.block'; readonly option: 'done' }
  | { readonly choice: 'regroup.area'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'coronation'; readonly option: 'crown-bruce' }
  | { readonly choice: 'coronation'; readonly option: 'crown-comyn' }
  | { readonly choice: 'coronation'; readonly option: 'crown-balliol' }
  | { readonly choice: 'coronation.next-area'; readonly option: 'next'; readonly args: { readonly area: Area } }
  | { readonly choice: 'border-raid.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'go-home.area'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'moray-winters.bring-moray-home'; readonly option: 'bring-moray-home' }
  | { readonly choice: 'moray-winters.bring-moray-home'; readonly option: 'decline' }
  | { readonly choice: 'king-winters.area'; readonly option: 'choose'; readonly args: { readonly area: Area } }
  | { readonly choice: 'king-winters.area'; readonly option: 'decline' }
  | { readonly choice: 'edward-winters.stay-with-edward'; readonly option: 'stay-with-edward' }
  | { readonly choice: 'edward-winters.stay-with-edward'; readonly option: 'decline' }
  | { readonly choice: 'english-disband.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'english-disband.block-2'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'english-disband.block-2'; readonly option: 'done' }
  | { readonly choice: 'wallace-winters.go-to-selkirk'; readonly option: 'go-to-selkirk' }
  | { readonly choice: 'wallace-winters.go-to-selkirk'; readonly option: 'decline' }
  | { readonly choice: 'scottish-disband.block'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'scottish-disband.block-2'; readonly option: 'choose'; readonly args: { readonly block: Block } }
  | { readonly choice: 'scottish-disband.block-2'; readonly option: 'done' }
  | { readonly choice: 'builds'; readonly option: 'build'; readonly args: { readonly block: Block } }
  | { readonly choice: 'builds'; readonly option: 'recruit'; readonly args: { readonly area: Area } }
  | { readonly choice: 'builds'; readonly option: 'lapse' };

export const CHOICE_GAME_TURN_CARD = 0;
export const CHOICE_PLAY_CARD = 1;
export const CHOICE_MOVE_PHASE = 2;
export const CHOICE_MARCH_AREA = 3;
export const CHOICE_MARCH_AREA_2 = 4;
export const CHOICE_HERALD_NOBLE = 5;
export const CHOICE_SEA_MOVE_START = 6;
export const CHOICE_SEA_MOVE_GOAL = 7;
export const CHOICE_SEA_MOVE_BLOCK = 8;
export const CHOICE_VICTUALS_AREA = 9;
export const CHOICE_PILLAGE_TARGET = 10;
export const CHOICE_PILLAGE_BLOCK = 11;
export const CHOICE_FEED_AREA = 12;
export const CHOICE_FEED_BLOCK = 13;
export const CHOICE_BUILD_UP_BLOCK = 14;
export const CHOICE_BATTLES_NEXT_AREA = 15;
export const CHOICE_FIGHT_ROUND_NEXT_BLOCK = 16;
export const CHOICE_ACT = 17;
export const CHOICE_SHRINK_BACK_AREA = 18;
export const CHOICE_TAKE_HIT_BLOCK = 19;
export const CHOICE_FORCED_RETREAT_NEXT_BLOCK = 20;
export const CHOICE_FORCED_RETREAT_AREA = 21;
export const CHOICE_REGROUP_BLOCK = 22;
export const CHOICE_REGROUP_AREA = 23;
export const CHOICE_CORONATION = 24;
export const CHOICE_CORONATION_NEXT_AREA = 25;
export const CHOICE_BORDER_RAID_BLOCK = 26;
export const CHOICE_GO_HOME_AREA = 27;
export const CHOICE_MORAY_WINTERS_BRING_MORAY_HOME = 28;
export const CHOICE_KING_WINTERS_AREA = 29;
export const CHOICE_EDWARD_WINTERS_STAY_WITH_EDWARD = 30;
export const CHOICE_ENGLISH_DISBAND_BLOCK = 31;
export const CHOICE_ENGLISH_DISBAND_BLOCK_2 = 32;
export const CHOICE_WALLACE_WINTERS_GO_TO_SELKIRK = 33;
export const CHOICE_SCOTTISH_DISBAND_BLOCK = 34;
export const CHOICE_SCOTTISH_DISBAND_BLOCK_2 = 35;
export const CHOICE_BUILDS = 36;
export const PROC_GAME_TURN = 1;
export const PROC_YEAR_OF_WAR = 2;
export const PROC_PLAY_CARD = 3;
export const PROC_MOVE_PHASE = 4;
export const PROC_MARCH = 5;
export const PROC_HERALD = 9;
export const PROC_SEA_MOVE = 10;
export const PROC_VICTUALS = 11;
export const PROC_PILLAGE = 12;
export const PROC_FEED = 14;
export const PROC_BUILD_UP = 15;
export const PROC_DEFECTION_BATTLE = 17;
export const PROC_BATTLES = 18;
export const PROC_BATTLE = 19;
export const PROC_FIGHT_ROUND = 20;
export const PROC_ACT = 21;
export const PROC_UNVEIL = 22;
export const PROC_SHRINK_BACK = 23;
export const PROC_BRING_IN_RESERVES = 24;
export const PROC_FIGHT = 25;
export const PROC_TAKE_HIT = 26;
export const PROC_FORCED_RETREAT = 27;
export const PROC_REGROUP = 28;
export const PROC_FALL = 29;
export const PROC_CORONATION = 31;
export const PROC_BORDER_RAID = 32;
export const PROC_WINTER = 33;
export const PROC_NOBLES_GO_HOME = 34;
export const PROC_GO_HOME = 35;
export const PROC_MORAY_WINTERS = 36;
export const PROC_KING_WINTERS = 37;
export const PROC_EDWARD_WINTERS = 38;
export const PROC_ENGLISH_DISBAND = 39;
export const PROC_WALLACE_WINTERS = 40;
export const PROC_SCOTTISH_DISBAND = 41;
export const PROC_BUILDS = 43;
export const PROC_SUDDEN_DEATH = 45;
export const PROC_FINAL_COUNT = 46;
export const AREA_ENGLAND = 0;
export const AREA_FIFE = 21;
export const AREA_MORAY = 12;
export const AREA_SELKIRK = 2;
export const BLOCK_BRUCE = 30;
export const BLOCK_COMYN = 37;
export const BLOCK_EDWARD = 0;
export const BLOCK_FRENCH = 28;
export const BLOCK_MORAY = 29;
export const BLOCK_NORSE = 27;
export const BLOCK_SCOTTISH_KING = 16;
export const BLOCK_WALLACE = 15;
export const CARD_HERALD = 20;
export const CARD_PILLAGE = 21;
export const CARD_SEA_MOVE = 22;
export const CARD_TRUCE = 23;
export const CARD_VICTUALS = 24;
export const KIND_BLOCK = 3;
export const KIND_CARD = 4;
export const SIDE_ENGLAND = 0;
export const SIDE_SCOTLAND = 1;
export const TYPE_ARCHERS = 4;
export const TYPE_CAVALRY = 3;
export const TYPE_INFANTRY = 5;
export const TYPE_KNIGHTS = 2;
export const TYPE_NOBLE = 7;

/** Place of blocks: aside. */
export const ZONE_ASIDE = 26;

/** Place of blocks: dead. */
export const ZONE_DEAD = 25;

/** Place of cards: deck. */
export const ZONE_DECK = 0;

/** Place of cards: hand. */
export const ZONE_HAND = 1;

/** Place of cards: played. */
export const ZONE_PLAYED = 3;

/** Place of blocks: pool. */
export const ZONE_POOL = 23;

/** Place of cards: table. */
export const ZONE_TABLE = 5;
