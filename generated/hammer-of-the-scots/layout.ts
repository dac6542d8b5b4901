// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// Where everything lives in the cells of a position.

/** Where blocks are: Place of each block, -1 out of the game; 43 cells. */
export const PLACE_OF_BLOCK = 59;

/** Bits of the blocks at each place, 2 to a place; 54 cells. */
export const BLOCKS_AT = 102;

/** Bits of the blocks that are shown to all; 2 cells. */
export const BLOCKS_SHOWN = 156;

/** Where cards are: Place of each card, -1 out of the game; 25 cells. */
export const PLACE_OF_CARD = 158;

/** Bits of the cards at each place, 1 to a place; 6 cells. */
export const CARDS_AT = 183;

/** Bits of the cards that are shown to all. */
export const CARDS_SHOWN = 189;

/** What changes of areas: activated of each area; 23 cells. */
export const ACTIVATED_OF_AREA = 190;

/** attacker of each area; 23 cells. */
export const ATTACKER_OF_AREA = 213;

/** main-from of each area; 23 cells. */
export const MAIN_FROM_OF_AREA = 236;

/** main-over of each area; 23 cells. */
export const MAIN_OVER_OF_AREA = 259;

/** forsaken of each area; 23 cells. */
export const FORSAKEN_OF_AREA = 282;

/** supply of each area; 23 cells. */
export const SUPPLY_OF_AREA = 305;

/** What changes of borders: crossings of each border for each side; 98 cells. */
export const CROSSINGS_OF_BORDER = 328;

/** last-user of each border; 49 cells. */
export const LAST_USER_OF_BORDER = 426;

/** What changes of blocks: side of each block; 43 cells. */
export const SIDE_OF_BLOCK = 475;

/** strength of each block; 43 cells. */
export const STRENGTH_OF_BLOCK = 518;

/** reserve of each block; 43 cells. */
export const RESERVE_OF_BLOCK = 561;

/** moved of each block; 43 cells. */
export const MOVED_OF_BLOCK = 604;

/** halted of each block; 43 cells. */
export const HALTED_OF_BLOCK = 647;

/** previous of each block; 43 cells. */
export const PREVIOUS_OF_BLOCK = 690;

/** handled of each block; 43 cells. */
export const HANDLED_OF_BLOCK = 733;

/** exempt of each block; 43 cells. */
export const EXEMPT_OF_BLOCK = 776;

/** Tracks: year. */
export const YEAR = 819;

/** last-year. */
export const LAST_YEAR = 820;

/** reign. */
export const REIGN = 821;

/** crowned. */
export const CROWNED = 822;

/** wintered-in. */
export const WINTERED_IN = 823;

/** truce-holder. */
export const TRUCE_HOLDER = 824;

/** Names of "game": repeat rounds. */
export const GAME_REPEAT_ROUNDS = 825;

/** Names of "game-turn": side. */
export const GAME_TURN_SIDE = 826;

/** card of each side; 2 cells. */
export const GAME_TURN_CARD = 827;

/** side-2 left. */
export const GAME_TURN_SIDE_2_LEFT = 829;

/** Names of "year-of-war": side. */
export const YEAR_OF_WAR_SIDE = 830;

/** repeat rounds. */
export const YEAR_OF_WAR_REPEAT_ROUNDS = 831;

/** Names of "play-card of side me": me. */
export const PLAY_CARD_ME = 832;

/** Names of "move-phase of side me with number points": me. */
export const MOVE_PHASE_ME = 833;

/** points. */
export const MOVE_PHASE_POINTS = 834;

/** block. */
export const MOVE_PHASE_BLOCK = 835;

/** area. */
export const MOVE_PHASE_AREA = 836;

/** Names of "march of block by side me": block. */
export const MARCH_BLOCK = 837;

/** me. */
export const MARCH_ME = 838;

/** start. */
export const MARCH_START = 839;

/** further-steps. */
export const MARCH_FURTHER_STEPS = 840;

/** area. */
export const MARCH_AREA = 841;

/** border. */
export const MARCH_BORDER = 842;

/** area-2. */
export const MARCH_AREA_2 = 843;

/** border-2. */
export const MARCH_BORDER_2 = 844;

/** area rounds. */
export const MARCH_AREA_ROUNDS = 845;

/** Names of "herald": me. */
export const HERALD_ME = 846;

/** omen. */
export const HERALD_OMEN = 847;

/** noble. */
export const HERALD_NOBLE = 848;

/** answer. */
export const HERALD_ANSWER = 849;

/** Names of "sea-move": me. */
export const SEA_MOVE_ME = 850;

/** start. */
export const SEA_MOVE_START = 851;

/** goal. */
export const SEA_MOVE_GOAL = 852;

/** block. */
export const SEA_MOVE_BLOCK = 853;

/** block rounds. */
export const SEA_MOVE_BLOCK_ROUNDS = 854;

/** Names of "victuals": me. */
export const VICTUALS_ME = 855;

/** area. */
export const VICTUALS_AREA = 856;

/** Names of "pillage": me. */
export const PILLAGE_ME = 857;

/** target. */
export const PILLAGE_TARGET = 858;

/** landed. */
export const PILLAGE_LANDED = 859;

/** block. */
export const PILLAGE_BLOCK = 860;

/** repeat rounds. */
export const PILLAGE_REPEAT_ROUNDS = 861;

/** Names of "feed from area target by side me with number limit": target. */
export const FEED_TARGET = 862;

/** me. */
export const FEED_ME = 863;

/** limit. */
export const FEED_LIMIT = 864;

/** area. */
export const FEED_AREA = 865;

/** block. */
export const FEED_BLOCK = 866;

/** repeat rounds. */
export const FEED_REPEAT_ROUNDS = 867;

/** Names of "build-up in area by side me with number limit": area. */
export const BUILD_UP_AREA = 868;

/** me. */
export const BUILD_UP_ME = 869;

/** limit. */
export const BUILD_UP_LIMIT = 870;

/** block. */
export const BUILD_UP_BLOCK = 871;

/** block rounds. */
export const BUILD_UP_BLOCK_ROUNDS = 872;

/** Names of "defection-battle in area by side defector": area. */
export const DEFECTION_BATTLE_AREA = 873;

/** defector. */
export const DEFECTION_BATTLE_DEFECTOR = 874;

/** Names of "battles": area. */
export const BATTLES_AREA = 875;

/** area rest. */
export const BATTLES_AREA_REST = 876;

/** Names of "battle in area here by side attacker": here. */
export const BATTLE_HERE = 877;

/** attacker. */
export const BATTLE_ATTACKER = 878;

/** defender. */
export const BATTLE_DEFENDER = 879;

/** round. */
export const BATTLE_ROUND = 880;

/** round end. */
export const BATTLE_ROUND_END = 881;

/** Names of "fight-round": block. */
export const FIGHT_ROUND_BLOCK = 882;

/** letter. */
export const FIGHT_ROUND_LETTER = 883;

/** side. */
export const FIGHT_ROUND_SIDE = 884;

/** block rest; 2 cells. */
export const FIGHT_ROUND_BLOCK_REST = 885;

/** letter rest. */
export const FIGHT_ROUND_LETTER_REST = 887;

/** side left. */
export const FIGHT_ROUND_SIDE_LEFT = 888;

/** side 1. */
export const FIGHT_ROUND_SIDE_1 = 889;

/** side 2. */
export const FIGHT_ROUND_SIDE_2 = 890;

/** block-2 rest; 2 cells. */
export const FIGHT_ROUND_BLOCK_2_REST = 891;

/** Names of "act with block by side me": block. */
export const ACT_BLOCK = 893;

/** me. */
export const ACT_ME = 894;

/** area. */
export const ACT_AREA = 895;

/** border. */
export const ACT_BORDER = 896;

/** Names of "unveil block": block. */
export const UNVEIL_BLOCK = 897;

/** loyalty. */
export const UNVEIL_LOYALTY = 898;

/** Names of "shrink-back of block": block. */
export const SHRINK_BACK_BLOCK = 899;

/** area. */
export const SHRINK_BACK_AREA = 900;

/** border. */
export const SHRINK_BACK_BORDER = 901;

/** Names of "bring-in-reserves": block. */
export const BRING_IN_RESERVES_BLOCK = 902;

/** block rest; 2 cells. */
export const BRING_IN_RESERVES_BLOCK_REST = 903;

/** Names of "fight with block": block. */
export const FIGHT_BLOCK = 905;

/** throw; 6 cells. */
export const FIGHT_THROW = 906;

/** hits. */
export const FIGHT_HITS = 912;

/** repeat rounds. */
export const FIGHT_REPEAT_ROUNDS = 913;

/** Names of "take-hit of side victim": victim. */
export const TAKE_HIT_VICTIM = 914;

/** block. */
export const TAKE_HIT_BLOCK = 915;

/** Names of "forced-retreat of side loser": loser. */
export const FORCED_RETREAT_LOSER = 916;

/** block. */
export const FORCED_RETREAT_BLOCK = 917;

/** area. */
export const FORCED_RETREAT_AREA = 918;

/** border. */
export const FORCED_RETREAT_BORDER = 919;

/** block rest; 2 cells. */
export const FORCED_RETREAT_BLOCK_REST = 920;

/** Names of "regroup of side winner": winner. */
export const REGROUP_WINNER = 922;

/** block. */
export const REGROUP_BLOCK = 923;

/** area. */
export const REGROUP_AREA = 924;

/** border. */
export const REGROUP_BORDER = 925;

/** Names of "fall of block": block. */
export const FALL_BLOCK = 926;

/** Names of "coronation by side me": me. */
export const CORONATION_ME = 927;

/** noble. */
export const CORONATION_NOBLE = 928;

/** area. */
export const CORONATION_AREA = 929;

/** area rest. */
export const CORONATION_AREA_REST = 930;

/** Names of "border-raid": block. */
export const BORDER_RAID_BLOCK = 931;

/** Names of "nobles-go-home of side": side. */
export const NOBLES_GO_HOME_SIDE = 932;

/** noble. */
export const NOBLES_GO_HOME_NOBLE = 933;

/** noble rest; 2 cells. */
export const NOBLES_GO_HOME_NOBLE_REST = 934;

/** noble-2 left. */
export const NOBLES_GO_HOME_NOBLE_2_LEFT = 936;

/** noble-2 1. */
export const NOBLES_GO_HOME_NOBLE_2_1 = 937;

/** noble-2 2. */
export const NOBLES_GO_HOME_NOBLE_2_2 = 938;

/** Names of "go-home of noble": noble. */
export const GO_HOME_NOBLE = 939;

/** area. */
export const GO_HOME_AREA = 940;

/** Names of "king-winters": area. */
export const KING_WINTERS_AREA = 941;

/** Names of "english-disband": block. */
export const ENGLISH_DISBAND_BLOCK = 942;

/** area. */
export const ENGLISH_DISBAND_AREA = 943;

/** area rest. */
export const ENGLISH_DISBAND_AREA_REST = 944;

/** repeat rounds. */
export const ENGLISH_DISBAND_REPEAT_ROUNDS = 945;

/** Names of "scottish-disband": area. */
export const SCOTTISH_DISBAND_AREA = 946;

/** block. */
export const SCOTTISH_DISBAND_BLOCK = 947;

/** area rest. */
export const SCOTTISH_DISBAND_AREA_REST = 948;

/** repeat rounds. */
export const SCOTTISH_DISBAND_REPEAT_ROUNDS = 949;

/** Names of "builds of side me": me. */
export const BUILDS_ME = 950;

/** friendly. */
export const BUILDS_FRIENDLY = 951;

/** block. */
export const BUILDS_BLOCK = 952;

/** area. */
export const BUILDS_AREA = 953;

/** recruit. */
export const BUILDS_RECRUIT = 954;

/** repeat rounds. */
export const BUILDS_REPEAT_ROUNDS = 955;

/** Names of "sudden-death": side. */
export const SUDDEN_DEATH_SIDE = 956;

/** Names of "final-count": side. */
export const FINAL_COUNT_SIDE = 957;

/** Options: schiltroms. */
export const OPTION_SCHILTROMS = 958;

/** herald-rolls-first. */
export const OPTION_HERALD_ROLLS_FIRST = 959;

/** sea-move-past-truce. */
export const OPTION_SEA_MOVE_PAST_TRUCE = 960;

/** pillage-steps-optional. */
export const OPTION_PILLAGE_STEPS_OPTIONAL = 961;

/** pillaged-noble-waits. */
export const OPTION_PILLAGED_NOBLE_WAITS = 962;

/** pillager-attacks. */
export const OPTION_PILLAGER_ATTACKS = 963;

/** stepping-back. */
export const OPTION_STEPPING_BACK = 964;

/** celtic-retreat. */
export const OPTION_CELTIC_RETREAT = 965;

/** change-only-if-killed. */
export const OPTION_CHANGE_ONLY_IF_KILLED = 966;

/** full-last-winter. */
export const OPTION_FULL_LAST_WINTER = 967;

/** builds-may-lapse. */
export const OPTION_BUILDS_MAY_LAPSE = 968;

/** winter-sudden-death. */
export const OPTION_WINTER_SUDDEN_DEATH = 969;
