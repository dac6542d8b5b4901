import { expect, it } from 'vitest';
import { scots } from './hammer-table.ts';

const noOne = { blocks: {}, run: 'game-turn' };

it('1 equal cards: England is first and picks the order of battles (4.3, 8.1)', () => {
  const t = scots({
    ...noOne,
    blocks: { lothian: 'lancaster-knights', lanark: 'york-knights', mentieth: 'douglas', selkirk: 'fraser' },
    hands: { england: 'two-1', scotland: 'two-2' },
  });
  expect(t.pending()).toEqual(['england: move-phase']);
  t.act('england', 'march lancaster-knights', 'choose mentieth', 'march york-knights', 'choose selkirk');
  expect(t.pending()).toEqual(['england: battles.next-area']);
  expect(t.legal('england')).toEqual(['next selkirk', 'next mentieth']);
});

it('2 event against a 3: the event comes first, then three moves (4.4)', () => {
  const t = scots({
    ...noOne,
    blocks: {
      lothian: 'york-infantry',
      fife: 'wallace 2',
      buchan: 'lancaster-infantry',
      angus: 'durham-infantry',
      mar: 'cumbria-infantry',
    },
    hands: { england: 'three-1', scotland: 'victuals' },
  });
  expect(t.pending()).toEqual(['scotland: play-card']);
  t.act('scotland', 'event', 'choose wallace');
  expect(t.value('block', 'strength', 'wallace')).toBe(3);
  t.act('scotland', 'done');
  expect(t.pending()).toEqual(['england: move-phase']);
  t.act(
    'england',
    'march york-infantry',
    'choose dunbar',
    'done',
    'march lancaster-infantry',
    'choose strathspey',
    'done',
  );
  t.act('england', 'march durham-infantry', 'choose buchan', 'done');
  // the fourth group has no point left
  expect(t.pending()).not.toContain('england: move-phase');
});

it('3 two events end the year; cards left in hand are thrown away (4.5, 4.8)', () => {
  const t = scots({
    run: 'year-of-war',
    blocks: { fife: 'wallace', england: 'york-infantry', ross: 'ross', annan: 'bruce' },
    english: 'ross',
    scottish: 'bruce',
    script: ['sea-move', 'one-1', 'one-2', 'one-3', 'one-4', 'herald', 'two-1', 'two-2', 'two-3', 'two-4', 5],
  });
  t.act('england', 'choose sea-move');
  t.act('scotland', 'choose herald');
  expect(t.pending()).toEqual(['england: play-card']);
  t.act('england', 'pass');
  expect(t.pending()).toEqual(['scotland: play-card']);
  t.act('scotland', 'event');
  expect(t.result()).toBeNull();
  for (const card of ['one-1', 'one-4', 'two-1', 'two-4']) expect(t.where('card', card)).toBe('deck');
});

it('4 pin by number, main attack and reserves alike (6.2, 6.4)', () => {
  const t = scots({
    ...noOne,
    blocks: {
      angus: 'lancaster-knights york-knights durham-knights',
      strathspey: 'york-infantry lancaster-infantry',
      buchan: 'douglas campbell graham fraser barclay keith',
    },
    hands: { england: 'three-1', scotland: 'two-1' },
  });
  for (const block of ['lancaster-knights', 'york-knights', 'durham-knights', 'york-infantry', 'lancaster-infantry']) {
    t.act('england', `march ${block}`, 'choose buchan');
  }
  expect(t.legal('scotland')).toEqual([
    'march douglas',
    'march campbell',
    'march graham',
    'march barclay',
    'march fraser',
    'march keith',
    'done',
  ]);
  t.act('scotland', 'march douglas');
  expect(t.legal('scotland')).toEqual(['choose mar', 'choose badenoch']);
  expect(t.whyNot('scotland', 'march.area', 'choose', { area: 'angus' })).toBe('6.4');
  t.act('scotland', 'choose badenoch');
  expect(t.pending()).not.toContain('scotland: move-phase');
});

it('5 reinforcements do not loosen the pin (6.3, 8.12)', () => {
  const t = scots({
    ...noOne,
    blocks: { atholl: 'lancaster-knights york-knights', mar: 'douglas fraser', badenoch: 'barclay grant' },
    hands: { england: 'three-1', scotland: 'two-1' },
  });
  for (const block of ['lancaster-knights', 'york-knights']) t.act('england', `march ${block}`, 'choose mar');
  t.act('scotland', 'march barclay', 'choose mar');
  expect(t.value('block', 'reserve', 'barclay')).toBe(true);
  expect(t.legal('scotland')).toEqual(['march grant', 'done']);
  expect(t.whyNot('scotland', 'move-phase', 'march', { block: 'douglas' })).toBe('6.2');
});

it('6 a red cap counts both directions (5.7)', () => {
  const t = scots({
    ...noOne,
    blocks: { atholl: 'douglas', mar: 'fraser grant' },
    hands: { england: 'one-1', scotland: 'three-1' },
  });
  t.act('scotland', 'march douglas', 'choose mar', 'march fraser', 'choose atholl', 'march grant');
  expect(t.legal('scotland')).toEqual(['choose buchan', 'choose angus', 'choose badenoch']);
  expect(t.whyNot('scotland', 'march.area', 'choose', { area: 'atholl' })).toBe('5.7');
});

it('7 caps are per player (5.7)', () => {
  const t = scots({
    ...noOne,
    blocks: { moray: 'lancaster-knights york-knights', strathspey: 'douglas fraser' },
    hands: { england: 'three-1', scotland: 'two-1' },
  });
  for (const block of ['lancaster-knights', 'york-knights']) t.act('england', `march ${block}`, 'choose garmoran');
  for (const block of ['douglas', 'fraser']) t.act('scotland', `march ${block}`, 'choose moray', 'choose garmoran');
  expect(t.where('block', 'douglas')).toBe('garmoran');
  expect(t.where('block', 'fraser')).toBe('garmoran');
});

it('8 three areas, but not past red (5.3, 5.4)', () => {
  const start = {
    ...noOne,
    blocks: { lanark: 'hobelars', fife: 'wallace' },
    hands: { england: 'three-1', scotland: 'one-1' },
  };
  const far = scots(start);
  far.act('england', 'march hobelars', 'choose lothian', 'choose dunbar', 'choose teviot');
  expect(far.where('block', 'hobelars')).toBe('teviot');
  expect(far.pending()).not.toContain('england: march.area-2');
  const red = scots(start);
  red.act('england', 'march hobelars', 'choose selkirk');
  expect(red.pending()).not.toContain('england: march.area-2');
});

it('9 one block a point over the dotted line, one group in battle (5.10, 5.11, 8.10)', () => {
  const t = scots({
    ...noOne,
    blocks: {
      england: 'lancaster-knights york-knights durham-knights york-infantry durham-infantry',
      galloway: 'douglas',
    },
    hands: { england: 'two-1', scotland: 'one-1' },
  });
  for (const block of ['lancaster-knights', 'york-knights'])
    t.act('england', `march ${block}`, 'choose annan', 'choose galloway');
  expect(t.pending()).not.toContain('england: move-phase');
  for (const block of ['lancaster-knights', 'york-knights']) {
    expect(t.where('block', block)).toBe('galloway');
    expect(t.value('block', 'reserve', block)).toBe(false);
  }
});

it('10 raid and group move (5.10)', () => {
  const start = {
    ...noOne,
    blocks: { dunbar: 'douglas fraser grant' },
    hands: { england: 'one-1', scotland: 'two-1' },
  };
  const group = scots(start);
  group.act('scotland', 'march douglas', 'choose england', 'march fraser', 'choose lothian', 'done');
  group.act('scotland', 'march grant', 'choose lothian');
  expect(group.where('block', 'grant')).toBe('lothian');
  const raid = scots(start);
  raid.act('scotland', 'march douglas', 'choose england', 'march fraser', 'choose england');
  expect(raid.pending()).not.toContain('scotland: move-phase');
  expect(raid.where('block', 'grant')).toBe('dunbar');
});
