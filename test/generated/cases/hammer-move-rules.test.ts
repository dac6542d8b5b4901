/** Moves, pins and borders beyond the cases: one rule a position. */
import { expect, it } from 'vitest';
import { type ScotsSetting, scots } from './hammer-table.ts';

const phase = (me: string, points: number) => ({ run: 'move-phase', names: { 'move-phase': { me, points } } });

/** Moves after a card of each side has been shown. */
const turn = (england: string, scotland: string, blocks: ScotsSetting['blocks']) =>
  scots({ run: 'game-turn', blocks, hands: { england, scotland } });

const coast =
  'garmoran ross lochaber carrick galloway strathspey lennox moray buchan angus argyll lothian dunbar annan fife mentieth'.split(
    ' ',
  );

it('the Norse sail to whichever other coast outside England, the enemy or not (5.13)', () => {
  const t = scots({ ...phase('scotland', 1), blocks: { ross: 'norse', annan: 'york-infantry', dunbar: 'douglas' } });
  const goals = coast.filter((area) => area !== 'ross').map((area) => `sail ${area}`);
  expect(t.legal('scotland').filter((action) => action.startsWith('sail'))).toEqual(expect.arrayContaining(goals));
  expect(t.legal('scotland').filter((action) => action.startsWith('sail'))).toHaveLength(goals.length);
  // never over land
  expect(t.whyNot('scotland', 'move-phase', 'march', { block: 'norse' })).toBe('5.13');
  t.act('scotland', 'sail annan');
  expect(t.where('block', 'norse')).toBe('annan');
});

it('the Norse need a point of their own and sail once (5.5, 5.13)', () => {
  const t = scots({ ...phase('scotland', 2), blocks: { ross: 'norse douglas' } });
  t.act('scotland', 'sail fife');
  expect(t.legal('scotland')).toEqual(['march douglas', 'done']);
  expect(t.name('move-phase', 'points')).toBe(1);
  const spent = scots({ ...phase('scotland', 1), blocks: { ross: 'norse douglas campbell' } });
  spent.act('scotland', 'march douglas', 'choose garmoran');
  expect(spent.legal('scotland')).toEqual(['march campbell', 'done']);
});

it('the Norse who attack first are the main attack, all others come later (8.11)', () => {
  const blocks = { ross: 'norse', mar: 'douglas', buchan: 'york-infantry' };
  const first = scots({ ...phase('scotland', 2), blocks });
  first.act('scotland', 'sail buchan', 'march douglas', 'choose buchan');
  expect(first.value('block', 'reserve', 'norse')).toBe(false);
  expect(first.value('block', 'reserve', 'douglas')).toBe(true);
  const second = scots({ ...phase('scotland', 2), blocks });
  second.act('scotland', 'march douglas', 'choose buchan', 'sail buchan');
  expect(second.value('block', 'reserve', 'norse')).toBe(true);
  expect(second.value('block', 'reserve', 'douglas')).toBe(false);
  // the sea is no border
  expect(second.value('border', 'last-user', 'buchan-mar')).toBe('scotland');
  expect(first.value('border', 'last-user', 'buchan-angus')).toBeNull();
});

it('the Norse are pinned like any block and leave by sea when free (6.6)', () => {
  const pinned = turn('two-1', 'one-1', { angus: 'york-infantry', buchan: 'norse' });
  pinned.act('england', 'march york-infantry', 'choose buchan');
  expect(pinned.pending()).not.toContain('scotland: move-phase');
  const free = turn('two-1', 'one-1', { angus: 'york-infantry', buchan: 'norse douglas' });
  free.act('england', 'march york-infantry', 'choose buchan');
  expect(free.legal('scotland')).toContain('sail fife');
  free.act('scotland', 'sail fife');
  expect(free.where('block', 'norse')).toBe('fife');
  // Douglas alone holds Buchan now
  expect(free.pending()).not.toContain('scotland: move-phase');
});

it('the attacking Norse pin as many as any block (6.2)', () => {
  const t = turn('one-1', 'two-1', { ross: 'norse', buchan: 'york-infantry durham-infantry' });
  t.act('scotland', 'sail buchan');
  expect(t.legal('england')).toEqual(['march york-infantry', 'march durham-infantry', 'done']);
  t.act('england', 'march york-infantry', 'choose mar', 'done');
  // the other one is pinned
  expect(t.pending()).not.toContain('england: move-phase');
});

it('a block does not step straight back, a longer loop is open (5.6)', () => {
  const blocks = { fife: 'keith' };
  const t = scots({ ...phase('scotland', 1), blocks });
  t.act('scotland', 'march keith', 'choose mentieth');
  expect(t.legal('scotland')).not.toContain('choose fife');
  expect(t.whyNot('scotland', 'march.area-2', 'choose', { area: 'fife' })).toBe('5.6');
  const loop = scots({ ...phase('scotland', 1), blocks: { lennox: 'keith' } });
  loop.act('scotland', 'march keith', 'choose lanark', 'choose mentieth', 'choose lennox');
  expect(loop.where('block', 'keith')).toBe('lennox');
  const back = scots({ ...phase('scotland', 1), blocks, options: { 'stepping-back': true } });
  back.act('scotland', 'march keith', 'choose mentieth', 'choose fife');
  expect(back.where('block', 'keith')).toBe('fife');
});

it('without a point nobody crosses the national border, groups already activated go on (5.12)', () => {
  const t = scots({ ...phase('scotland', 1), blocks: { dunbar: 'douglas fraser', annan: 'grant' } });
  t.act('scotland', 'march douglas', 'choose lothian', 'done');
  expect(t.legal('scotland')).toEqual(['march fraser', 'done']);
  expect(t.whyNot('scotland', 'move-phase', 'march', { block: 'grant' })).not.toBeNull();
  t.act('scotland', 'march fraser');
  expect(t.legal('scotland')).toEqual(['choose selkirk', 'choose teviot', 'choose lothian']);
  expect(t.whyNot('scotland', 'march.area', 'choose', { area: 'england' })).toBe('5.12');
});

it('a block of an activated group still pays for the national border (5.10)', () => {
  const t = scots({ ...phase('scotland', 2), blocks: { dunbar: 'douglas fraser' } });
  t.act('scotland', 'march douglas', 'choose lothian', 'done', 'march fraser', 'choose england');
  expect(t.where('block', 'fraser')).toBe('england');
  expect(t.pending()).not.toContain('scotland: move-phase');
});

it('a block may march on after it crossed into Scotland, but not past Teviot (5.10, 5.11)', () => {
  const blocks = { england: 'hobelars' };
  const t = scots({ ...phase('england', 1), blocks });
  t.act('england', 'march hobelars', 'choose dunbar', 'choose lothian', 'choose mentieth');
  expect(t.where('block', 'hobelars')).toBe('mentieth');
  const red = scots({ ...phase('england', 1), blocks });
  red.act('england', 'march hobelars', 'choose teviot');
  expect(red.pending()).toEqual([]);
});

it('entering England ends the move, and costs a point on the way too (5.4, 5.10)', () => {
  const t = scots({ ...phase('scotland', 2), blocks: { lothian: 'keith wallace' } });
  t.act('scotland', 'march keith', 'choose dunbar', 'choose england');
  expect(t.pending()).toEqual(['scotland: move-phase']);
  t.act('scotland', 'march wallace', 'choose dunbar');
  expect(t.legal('scotland')).not.toContain('choose england');
  expect(t.whyNot('scotland', 'march.area-2', 'choose', { area: 'england' })).toBe('5.12');
});

it('a block stops in a fight of its own side (5.4)', () => {
  const t = scots({ ...phase('england', 2), blocks: { angus: 'york-infantry', mar: 'hobelars', buchan: 'douglas' } });
  t.act('england', 'march york-infantry', 'choose buchan', 'march hobelars', 'choose buchan');
  expect(t.where('block', 'hobelars')).toBe('buchan');
  expect(t.value('block', 'reserve', 'hobelars')).toBe(true);
  expect(t.pending()).toEqual([]);
});

it('a block uses the cap of every border it crosses (5.7, 5.8)', () => {
  const t = scots({ ...phase('scotland', 2), blocks: { lanark: 'keith fraser grant' } });
  t.act('scotland', 'march keith', 'choose lothian', 'choose selkirk', 'march fraser', 'choose selkirk');
  t.act('scotland', 'march grant');
  // over Lanark-Selkirk one has gone, over Lothian-Selkirk another
  expect(t.legal('scotland')).toContain('choose selkirk');
  expect(t.value('border', 'last-user', 'lanark-selkirk')).toBeNull();
});

it('under an English truce the Scots enter neither English areas nor England (5.15, 7.9)', () => {
  const t = scots({
    ...phase('scotland', 3),
    tracks: { year: 1297, 'last-year': 1305, 'truce-holder': 'england' },
    blocks: { dunbar: 'douglas', lothian: 'york-infantry', ross: 'norse', angus: 'durham-infantry' },
  });
  expect(t.legal('scotland')).not.toContain('sail angus');
  expect(t.legal('scotland')).toContain('sail fife');
  expect(t.whyNot('scotland', 'move-phase', 'sail', { area: 'angus' })).toBe('5.15');
  t.act('scotland', 'march douglas');
  expect(t.legal('scotland')).toEqual(['choose selkirk', 'choose teviot']);
  for (const area of ['lothian', 'england'])
    expect(t.whyNot('scotland', 'march.area', 'choose', { area })).toBe('5.15');
});

it('under a Scottish truce the English may go to England, not against Scots (5.15, 7.9)', () => {
  const t = scots({
    ...phase('england', 3),
    tracks: { year: 1297, 'last-year': 1305, 'truce-holder': 'scotland' },
    blocks: { dunbar: 'york-infantry', lothian: 'douglas' },
  });
  t.act('england', 'march york-infantry');
  expect(t.legal('england')).toEqual(['choose england', 'choose selkirk', 'choose teviot']);
});

it('a truce moves nothing and ends with its turn (7.9)', () => {
  const t = turn('one-1', 'truce', { dunbar: 'york-infantry', lothian: 'douglas', fife: 'ross' });
  t.act('scotland', 'event');
  expect(t.track('truce-holder')).toBe('scotland');
  expect(t.pending()).toEqual(['england: move-phase']);
  t.act('england', 'march york-infantry');
  expect(t.whyNot('england', 'march.area', 'choose', { area: 'lothian' })).toBe('5.15');
});

it('a border used by the attackers is shut to those who leave, a move into an empty area marks nothing (5.16, 6.4)', () => {
  const t = turn('two-1', 'one-1', { atholl: 'york-infantry', mar: 'keith fraser' });
  t.act('england', 'march york-infantry', 'choose mar');
  expect(t.value('border', 'last-user', 'mar-atholl')).toBe('england');
  t.act('scotland', 'march keith');
  expect(t.whyNot('scotland', 'march.area', 'choose', { area: 'atholl' })).toBe('6.4');
  t.act('scotland', 'choose buchan', 'choose angus');
  expect(t.pending()).toEqual(['scotland: march.area-2']);
  t.act('scotland', 'choose atholl');
  for (const border of ['buchan-mar', 'buchan-angus', 'angus-atholl'])
    expect(t.value('border', 'last-user', border)).toBeNull();
});

it('an unpinned block may attack elsewhere and is the attacker there (6.5, 8.2)', () => {
  const t = turn('two-1', 'one-1', { atholl: 'york-infantry', angus: 'durham-infantry', mar: 'douglas fraser' });
  t.act('england', 'march york-infantry', 'choose mar', 'done');
  t.act('scotland', 'march fraser', 'choose angus');
  expect(t.value('area', 'attacker', 'angus')).toBe('scotland');
  expect(t.value('area', 'attacker', 'mar')).toBe('england');
  expect(t.pending()).toEqual(['england: battles.next-area']);
});

it('the main attack is one start and one border: who started elsewhere is a reserve (8.10)', () => {
  const t = scots({
    ...phase('england', 2),
    blocks: { angus: 'york-infantry durham-infantry', fife: 'hobelars', buchan: 'douglas' },
  });
  t.act('england', 'march york-infantry', 'choose buchan', 'march durham-infantry', 'choose buchan');
  expect(t.value('block', 'reserve', 'durham-infantry')).toBe(false);
  // over the same border, but from Fife
  t.act('england', 'march hobelars', 'choose angus', 'choose buchan');
  expect(t.value('block', 'reserve', 'hobelars')).toBe(true);
});

it('a block of the main group that comes in over another border is a reserve (8.10)', () => {
  const t = scots({ ...phase('england', 1), blocks: { lanark: 'york-infantry hobelars', mentieth: 'douglas' } });
  t.act('england', 'march york-infantry', 'choose mentieth');
  expect(t.value('area', 'main-over', 'mentieth')).toBe('mentieth-lanark');
  t.act('england', 'march hobelars', 'choose lothian', 'choose mentieth');
  expect(t.value('block', 'reserve', 'york-infantry')).toBe(false);
  expect(t.value('block', 'reserve', 'hobelars')).toBe(true);
});
