/** A game of two cards, for tests of texts. */
import { createReporter, type Diagnostic } from '../../generator/diagnostics/index.ts';
import { checkFiles } from '../../generator/pipeline.ts';
import type { TextDef } from '../../generator/runtime/contract.ts';
import { type LanguageTexts, readLanguages } from '../../generator/text/index.ts';

const game = `game: apples
title: Apples
clauses: APP
players: sides
language: 1
`;

const rules = `
numbers:
  rounds: 2 §1.1
sides:
  columns:
    people: word
  north: northern
  south: southern
areas:
  columns:
    coastal: flag
  hill:
  bay: coastal
paths:
  join: areas, both ways
  columns:
    colour: green, red
  green:
    hill: bay
cards:
  columns:
    copies: copies
    event: flag
  storm: x2
  sun: event
places:
  hand of side: cards, side sees
  table: cards, all see
game:
  - repeat rounds times:
    - lay-card of north
  - win for north
lay-card of side me §1.2:
  - choose card from hand of me, by me, or stop
  - move card to table
  - choose area from areas, by me, or stop
  - may rest, by me:
    - stop
scenario usual:
  north:
    hand: rest
`;

export interface SmallResult {
  readonly texts: readonly TextDef[];
  readonly languages: readonly LanguageTexts[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Texts by language → what the compiler makes of them. */
export function readSmall(texts: Readonly<Record<string, string>>): SmallResult {
  const words = Object.entries(texts).map(([lang, text]) => ({
    path: `text/${lang}.yaml`,
    bytes: `language: ${lang}\n${text}`,
  }));
  const files = [{ path: 'game.yaml', bytes: game }, { path: '01-rules.yaml', bytes: rules }, ...words];
  const result = checkFiles(files);
  const languages = result.game ? readLanguages(result.game, result.docs, createReporter()) : [];
  return { texts: result.texts ?? [], languages, diagnostics: result.diagnostics };
}
