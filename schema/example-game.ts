/**
 * A small game for the examples of the reference: each example is one more chapter of it and must compile there.
 * Data only; `docs/language.md` shows it whole.
 */

/** Files of the game, as they would stand in a folder below `rules/`. */
export const exampleGame: Readonly<Record<string, string>> = {
  'game.yaml': `game: crossings
title: Crossings
clauses: CR
players: sides
language: 1
`,
  'pieces.yaml': `numbers:
  hand-size: 3 §2.1
options:
  long-war: off §9.1
tracks:
  year: 1 to 12 §1.1
  winds: 0 to 6
  crowned: flag
  leader: side or none, new each season
places:
  deck: cards, nobody sees
  hand of side: cards, side sees
  played of side: card or none, all see
  discards: cards, all see
  reserve of side: units, side sees, new strength
  lost: units, all see
sides:
  columns:
    people: word
  north: northern
  south: southern
areas:
  columns:
    yield: number
    coastal: flag
  haven bay: 2 coastal
  hill marsh: 0
  town: 3
roads:
  join: areas, both ways
  columns:
    cap: number
    bridge: flag
  3:
    haven: town
    hill: town
  2 bridge:
    bay: town marsh
    marsh: hill
  live:
    traffic by side: 0 to cap, new each turn
units:
  stand: in areas
  columns:
    side: side
    type: foot, rider, ship
    size: number
    homes: areas
  north:
    guard: foot 3 haven
    scout: rider 2 haven hill
    sloop: ship 2 haven
  south:
    pike: foot 3 bay
    lancer: rider 2 bay marsh
    barge: ship 2 bay
  live:
    strength: 0 to size, from size, side sees
    identity: side sees
    tired: flag, new each turn
    start: area or none, new each turn
cards:
  columns:
    points: number
    event: flag
    copies: copies
  march: 2 x6
  parade: 3 x2
  storm: 0 event
`,
  'turns.yaml': `game §1.1:
  - repeat 4 times:
    - season
    - add up to 1 to year
  - win for none
season §1.2:
  - shuffle all cards into deck
  - deal hand-size from deck to hand of each side
  - each side: turn of side
turn of side me §1.3:
  - choose card from hand of me into played of me, or stop
  - if card is event: do card
  - move card to discards
storm §5.1:
  - set winds to 6
scenario peace §8.1:
  year: 1
  north:
    haven: guard scout
    reserve: rest
  south:
    bay: pike
    reserve: rest
`,
};
