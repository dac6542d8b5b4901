import { expect, it } from 'vitest';
import { readSmall } from './small-game.ts';

const english = `title: Two cards
names:
  sides:
    north: North
    south: South
  areas:
    hill: Hill
    bay: Bay
  cards:
    storm: Storm
    sun: Sun
  colours:
    green: green
    red: red
  places:
    hand: hand
    table: table
  scenarios:
    usual: Usual
prompts:
  lay-card.card: Which of your {{rounds}} cards?
  lay-card.area: Where?
  lay-card.rest: Rest?
options:
  choose: "Lay {{card}}"
  lay-card.area/choose: "In {{area}}"
  lay-card.rest/rest: Rest in {{area.bay}}
  decline: Go on
logs:
  choose: "{{player}} chooses"
  lay-card.area/choose: "{{player}} goes to {{area}}"
  rest: "{{player}} rests"
  decline: "{{player}} goes on"
words:
  roll: "{{dice}}!"
  hidden-card: a card
clauses:
  1.1: "{{rounds}} cards are laid."
  §1.2: Every card may be followed by a rest.
  9.10: Nothing of this is in the rules.
`;

it('reads a whole language', () => {
  const { texts, diagnostics } = readSmall({ en: english });
  expect(diagnostics).toEqual([]);
  expect(texts).toEqual([
    {
      lang: 'en',
      title: 'Two cards',
      names: {
        side: { north: 'North', south: 'South' },
        area: { hill: 'Hill', bay: 'Bay' },
        card: { storm: 'Storm', sun: 'Sun' },
        colour: { green: 'green', red: 'red' },
        zone: { hand: 'hand', table: 'table' },
        scenario: { usual: 'Usual' },
        path: { 'hill-bay': 'Hill–Bay' },
      },
      prompts: { 'lay-card.card': ['Which of your 2 cards?'], 'lay-card.area': ['Where?'], 'lay-card.rest': ['Rest?'] },
      options: {
        'lay-card.card/choose': ['Lay ', { arg: 'card' }],
        'lay-card.area/choose': ['In ', { arg: 'area' }],
        'lay-card.rest/rest': ['Rest in Bay'],
        'lay-card.rest/decline': ['Go on'],
      },
      logs: {
        'lay-card.card/choose': [{ arg: 'player' }, ' chooses'],
        'lay-card.area/choose': [{ arg: 'player' }, ' goes to ', { arg: 'area' }],
        'lay-card.rest/rest': [{ arg: 'player' }, ' rests'],
        'lay-card.rest/decline': [{ arg: 'player' }, ' goes on'],
      },
      words: { roll: [{ arg: 'dice' }, '!'], 'hidden-card': ['a card'] },
    },
  ]);
});

it('reads clauses, with and without their sign, whether the rules have them or not', () => {
  expect(readSmall({ en: english }).languages[0]?.clauses).toEqual({
    '1.1': ['2 cards are laid.'],
    '1.2': ['Every card may be followed by a rest.'],
    '9.10': ['Nothing of this is in the rules.'],
  });
});

it('lets English stand in for what another language lacks, but names edges in the language itself', () => {
  const { texts, diagnostics } = readSmall({
    de: 'names:\n  areas:\n    hill: Hügel\n    bay: Bucht\noptions:\n  rest: Rast in {{area.bay}}\n',
    en: english,
  });
  expect(texts.map(({ lang }) => lang)).toEqual(['en', 'de']);
  expect(texts[1]).toMatchObject({
    lang: 'de',
    title: 'Two cards',
    names: { side: { north: 'North' }, area: { hill: 'Hügel' }, path: { 'hill-bay': 'Hügel–Bucht' } },
    prompts: { 'lay-card.area': ['Where?'] },
    options: { 'lay-card.rest/rest': ['Rast in Bucht'], 'lay-card.rest/decline': ['Go on'] },
  });
  expect(diagnostics.map(({ code, args }) => [code, args.what, args.count])).toEqual([['text/missing', 'names', 9]]);
});

it('takes a name with forms by its first one, or the one called nom', () => {
  const { texts } = readSmall({
    ru: 'names:\n  sides:\n    north: {gen: Севера, nom: Север}\n    south: {base: Юг, gen: Юга}\n',
  });
  expect(texts[0]?.names.side).toEqual({ north: 'Север', south: 'Юг' });
});

it('takes single copies of a card by their own names or that of their design', () => {
  const { diagnostics, texts } = readSmall({
    en: english.replace('storm: Storm', 'storm: Storm\n    storm-2: Second storm'),
  });
  expect(diagnostics).toEqual([]);
  expect(texts[0]?.names.card).toEqual({ storm: 'Storm', 'storm-2': 'Second storm', sun: 'Sun' });
});

it('prefers arguments to numbers of the rules, and own texts to common ones', () => {
  const { texts } = readSmall({ en: english.replace('"Lay {{card}}"', '"{{rounds}} {{card}}"') });
  expect(texts[0]?.options['lay-card.card/choose']).toEqual(['2 ', { arg: 'card' }]);
  expect(texts[0]?.options['lay-card.area/choose']).toEqual(['In ', { arg: 'area' }]);
});

it('gives no texts and no diagnostics for a game without texts', () => {
  expect(readSmall({})).toEqual({ texts: [], languages: [], diagnostics: [] });
});

it('reports one mistake once: what is misspelt is not also missing', () => {
  const { diagnostics } = readSmall({ en: english.replace('sun: Sun', 'snu: Sun') });
  expect(diagnostics.map(({ code }) => code)).toEqual(['text/unknown-member']);
});
