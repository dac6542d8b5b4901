/** Events and the border raid beyond the cases: one rule a position. */
import { expect, it } from 'vitest';
import { type ScotsSetting, scots } from './hammer-table.ts';

const event = (name: string, me: string) => ({ run: name, names: { [name]: { me } } });

it('the Herald names any enemy noble but Moray, a 4 wins him at his strength (7.2)', () => {
  const t = scots({
    ...event('herald', 'england'),
    blocks: { ross: 'ross 2', moray: 'moray', fife: 'bruce', angus: 'angus', buchan: 'wallace' },
    english: 'angus',
    scottish: 'ross moray bruce',
    script: [4],
  });
  expect(t.legal('england')).toEqual(['choose bruce', 'choose ross']);
  t.act('england', 'choose ross');
  expect(t.value('block', 'side', 'ross')).toBe('england');
  expect(t.value('block', 'strength', 'ross')).toBe(2);
  // alone in Ross: nothing to fight about
  expect(t.pending()).toEqual([]);
});

it('a Herald who rolls a 5 changes nothing (7.2)', () => {
  const t = scots({
    ...event('herald', 'england'),
    blocks: { ross: 'ross keith', fife: 'bruce' },
    scottish: 'ross bruce',
    script: [5],
  });
  t.act('england', 'choose ross');
  expect(t.value('block', 'side', 'ross')).toBe('scotland');
  expect(t.pending()).toEqual([]);
});

it('a noble won by the Herald attacks his old friends at once, without a bonus (7.3, 3.5)', () => {
  const t = scots({
    run: 'game-turn',
    blocks: { angus: 'angus keith 1', fife: 'bruce', lothian: 'york-infantry' },
    scottish: 'angus bruce',
    hands: { england: 'herald', scotland: 'two-1' },
    script: [1, 3, 3, 3, 6, 3, 2],
  });
  t.act('england', 'event', 'choose angus');
  // before Scotland moves; Keith defends and acts first
  expect(t.name('battle', 'attacker')).toBe('england');
  expect(t.pending()).toEqual(['scotland: act']);
  t.act('scotland', 'pass');
  t.act('england', 'fight');
  expect(t.value('block', 'strength', 'keith')).toBe(1);
  t.act('scotland', 'pass');
  t.act('england', 'fight');
  expect(t.where('block', 'keith')).toBe('pool of scotland');
  t.act('england', 'done');
  expect(t.pending()).toEqual(['scotland: move-phase']);
});

it('a battle of the Herald that is not won sends the noble away (8.30, 10.5)', () => {
  const t = scots({
    ...event('herald', 'england'),
    blocks: { angus: 'angus keith', fife: 'bruce', buchan: 'york-infantry', atholl: 'durham-infantry' },
    scottish: 'angus bruce',
    script: [1],
  });
  t.act('england', 'choose angus');
  for (let round = 0; round < 3; round += 1) {
    t.act('scotland', 'pass');
    t.act('england', 'pass');
  }
  expect(t.pending()).toEqual(['england: forced-retreat.area']);
  // no border is shut after a Herald
  expect(t.legal('england')).toEqual(['choose mar', 'choose atholl', 'choose buchan']);
  t.act('england', 'choose buchan');
  expect(t.where('block', 'angus')).toBe('buchan');
});

it('a noble without a way out of the Herald battle comes back, and is an ordinary block (D33, 7.12)', () => {
  const t = scots({
    ...event('herald', 'england'),
    blocks: {
      ross: 'ross keith',
      garmoran: 'douglas',
      moray: 'moray',
      fife: 'bruce',
    },
    scottish: 'ross moray bruce',
    script: [1],
  });
  t.act('england', 'choose ross');
  for (let round = 0; round < 3; round += 1) {
    t.act('scotland', 'pass');
    t.act('england', 'pass');
  }
  expect(t.value('block', 'side', 'ross')).toBe('scotland');
  expect(t.value('block', 'strength', 'ross')).toBe(1);
  expect(t.value('block', 'reserve', 'ross')).toBe(false);
});

it('the sea move: one or two from one coast to one friendly coast that is not empty (7.4)', () => {
  const t = scots({
    ...event('sea-move', 'scotland'),
    blocks: {
      ross: 'douglas fraser grant norse',
      fife: 'keith',
      england: 'barclay',
      badenoch: 'campbell',
      buchan: 'york-infantry',
    },
  });
  expect(t.legal('scotland')).toEqual(['choose england', 'choose ross', 'choose fife']);
  t.act('scotland', 'choose ross');
  expect(t.legal('scotland')).toEqual(['choose england', 'choose fife']);
  t.act('scotland', 'choose england');
  expect(t.legal('scotland')).toEqual(['choose douglas', 'choose fraser', 'choose grant', 'done']);
  t.act('scotland', 'choose douglas', 'choose grant');
  expect(t.where('block', 'grant')).toBe('england');
  // two is the most
  expect(t.pending()).toEqual([]);
});

it('a sea move that only the Norse could make is none (7.4)', () => {
  const t = scots({ ...event('sea-move', 'scotland'), blocks: { ross: 'norse', badenoch: 'keith' } });
  expect(t.pending()).toEqual([]);
});

it('under an English truce no Scots go to England by sea, but with the option (7.9, D25)', () => {
  const start = {
    ...event('sea-move', 'scotland'),
    tracks: { year: 1297, 'last-year': 1305, 'truce-holder': 'england' },
    blocks: { ross: 'douglas', fife: 'keith', england: 'barclay' },
  };
  const t = scots(start);
  t.act('scotland', 'choose ross');
  // Fife is the only goal left, so nothing is asked
  expect(t.pending()).toEqual(['scotland: sea-move.block']);
  const open = scots({ ...start, options: { 'sea-move-past-truce': true } });
  open.act('scotland', 'choose ross');
  expect(open.legal('scotland')).toEqual(['choose england', 'choose fife']);
});

it('Victuals: three steps at most, one group, nobody above full strength, fewer allowed (7.5)', () => {
  const blocks = { ross: 'douglas 1 grant 2', fife: 'keith 1', mar: 'fraser', buchan: 'york-infantry 1' };
  const t = scots({ ...event('victuals', 'scotland'), blocks });
  expect(t.legal('scotland')).toEqual(['choose ross', 'choose fife']);
  t.act('scotland', 'choose ross', 'choose grant');
  expect(t.legal('scotland')).toEqual(['choose douglas', 'done']);
  t.act('scotland', 'choose douglas', 'choose douglas');
  expect([t.value('block', 'strength', 'douglas'), t.value('block', 'strength', 'grant')]).toEqual([3, 3]);
  expect(t.pending()).toEqual([]);
  const few = scots({ ...event('victuals', 'scotland'), blocks });
  few.act('scotland', 'choose fife', 'done');
  expect(few.value('block', 'strength', 'keith')).toBe(1);
});

it('Pillage: strongest first, the owner among equals; the steps go to one neighbour (7.6, 7.7)', () => {
  const t = scots({
    ...event('pillage', 'england'),
    blocks: {
      angus: 'douglas grant keith 2',
      fife: 'york-infantry 2 durham-infantry 3',
      buchan: 'lancaster-infantry 3',
      ross: 'fraser',
    },
  });
  // nobody English stands next to Ross; the first hit finds Douglas alone at 4, then he and Grant have 3
  expect(t.pending()).toEqual(['scotland: pillage.block']);
  expect(t.value('block', 'strength', 'douglas')).toBe(3);
  expect(t.legal('scotland')).toEqual(['choose douglas', 'choose grant']);
  t.act('scotland', 'choose grant');
  expect(t.value('block', 'strength', 'grant')).toBe(2);
  expect(t.legal('england')).toEqual(['choose buchan', 'choose fife']);
  t.act('england', 'choose fife');
  // Durham is at full strength: both steps go to York
  expect(t.value('block', 'strength', 'york-infantry')).toBe(4);
  expect(t.value('block', 'strength', 'lancaster-infantry')).toBe(3);
});

it('Pillage: a choice among equals is the owner of the blocks (7.6)', () => {
  const t = scots({
    ...event('pillage', 'england'),
    blocks: { angus: 'douglas campbell', fife: 'york-infantry 3 durham-infantry 2 edward 2' },
  });
  expect(t.pending()).toEqual(['scotland: pillage.block']);
  t.act('scotland', 'choose douglas');
  // Campbell stands at 4 alone
  expect([t.value('block', 'strength', 'douglas'), t.value('block', 'strength', 'campbell')]).toEqual([3, 3]);
  expect(t.legal('england')).toEqual(['choose edward', 'choose york-infantry', 'choose durham-infantry']);
  t.act('england', 'choose york-infantry');
  expect(t.legal('england')).toEqual(['choose edward', 'choose durham-infantry']);
  t.act('england', 'choose edward');
  expect(t.value('block', 'strength', 'edward')).toBe(3);
});

it('Pillage: hits beyond the last block lapse, and so do steps without room (7.6, 7.7)', () => {
  const t = scots({
    ...event('pillage', 'england'),
    blocks: { angus: 'grant 1', fife: 'york-infantry 1' },
  });
  expect(t.where('block', 'grant')).toBe('pool of scotland');
  // one hit landed: one step
  expect(t.value('block', 'strength', 'york-infantry')).toBe(2);
  const full = scots({ ...event('pillage', 'england'), blocks: { angus: 'grant 3', fife: 'york-infantry' } });
  expect(full.value('block', 'strength', 'york-infantry')).toBe(4);
  expect(full.pending()).toEqual([]);
});

it('Pillage needs an own area next to it, held by nobody else (7.6)', () => {
  const t = scots({ ...event('pillage', 'england'), blocks: { angus: 'grant', ross: 'york-infantry' } });
  expect(t.pending()).toEqual([]);
  expect(t.value('block', 'strength', 'grant')).toBe(3);
});

it('a pillaged noble joins with one step and defends at home from round 1 (7.8, D5, D32)', () => {
  const blocks: ScotsSetting['blocks'] = { angus: 'angus 1 keith 1', fife: 'york-infantry 3' };
  const t = scots({ ...event('pillage', 'england'), blocks, scottish: 'angus', script: [3] });
  t.act('scotland', 'choose angus');
  // the second hit went to Keith, who is gone: no battle
  expect(t.where('block', 'keith')).toBe('pool of scotland');
  expect(t.value('block', 'side', 'angus')).toBe('england');
  expect(t.value('block', 'strength', 'angus')).toBe(1);
  const fought = scots({
    ...event('pillage', 'england'),
    blocks: { angus: 'angus 1 keith 1 grant 1', fife: 'york-infantry 2' },
    scottish: 'angus',
    script: [3],
  });
  fought.act('scotland', 'choose angus', 'choose grant');
  expect(fought.value('block', 'strength', 'york-infantry')).toBe(4);
  expect(fought.name('battle', 'attacker')).toBe('scotland');
  expect(fought.value('block', 'reserve', 'angus')).toBe(false);
  fought.act('england', 'fight');
  // a 3 hits at home
  expect(fought.where('block', 'keith')).toBe('pool of scotland');
});

it('Pillage sends kings and black crosses to the pool, and ends nothing (7.8, 3.9)', () => {
  const t = scots({
    ...event('pillage', 'scotland'),
    tracks: { year: 1307, 'last-year': 1400, reign: 2 },
    blocks: { angus: 'edward 1 hobelars 1', fife: 'douglas' },
  });
  t.act('england', 'choose edward');
  expect(t.where('block', 'edward')).toBe('pool of england');
  expect(t.where('block', 'hobelars')).toBe('pool of england');
  expect(t.result()).toBeNull();
  const scottish = scots({
    ...event('pillage', 'england'),
    blocks: { angus: 'scottish-king 1 moray 1', fife: 'york-infantry' },
    scottish: 'moray',
  });
  scottish.act('scotland', 'choose scottish-king');
  expect(scottish.where('block', 'scottish-king')).toBe('pool of scotland');
  expect(scottish.where('block', 'moray')).toBe('pool of scotland');
  expect(scottish.value('block', 'strength', 'scottish-king')).toBe(4);
});

it('Edward I lost to Pillage stays Edward I (9.1, 7.8)', () => {
  const t = scots({ ...event('pillage', 'scotland'), blocks: { angus: 'edward 1', fife: 'douglas 3' } });
  expect(t.where('block', 'edward')).toBe('pool of england');
  expect(t.track('reign')).toBe(1);
});

it('a truce does not stop the other event nor its battle, and the year ends (7.10, 4.5)', () => {
  const t = scots({
    run: 'year-of-war',
    blocks: { angus: 'angus york-infantry 1', ross: 'ross', fife: 'bruce', lothian: 'edward' },
    english: 'angus ross',
    scottish: 'bruce',
    script: ['truce', 'one-1', 'one-2', 'one-3', 'one-4', 'herald', 'two-1', 'two-2', 'two-3', 'two-4', 1, 1, 6, 6],
  });
  t.act('england', 'choose truce');
  t.act('scotland', 'choose herald');
  t.act('england', 'event');
  expect(t.track('truce-holder')).toBe('england');
  t.act('scotland', 'event', 'choose angus');
  expect(t.name('battle', 'attacker')).toBe('scotland');
  t.act('scotland', 'fight');
  expect(t.where('block', 'york-infantry')).toBe('pool of england');
  expect(t.pending()).toEqual(['scotland: regroup.block']);
  t.act('scotland', 'done');
  // four cards are left, but the year is over
  expect(t.pending()).toEqual([]);
  expect(t.where('card', 'two-4')).toBe('deck');
});

it('the border raid: one non-noble from anywhere on the map, England chooses (10.1, 10.2)', () => {
  const blocks = {
    england: 'grant',
    ross: 'ross',
    mar: 'edward',
    fife: 'hobelars 1',
    'pool of england': 'york-infantry',
  };
  const t = scots({ run: 'border-raid', blocks, english: 'ross' });
  expect(t.pending()).toEqual(['england: border-raid.block']);
  expect(t.legal('england')).toEqual(['choose edward', 'choose hobelars']);
  t.act('england', 'choose edward');
  expect(t.where('block', 'edward')).toBe('pool of england');
  expect(t.track('reign')).toBe(1);
  const crossed = scots({ run: 'border-raid', blocks, english: 'ross' });
  crossed.act('england', 'choose hobelars');
  expect(crossed.where('block', 'hobelars')).toBe('pool of england');
  expect(crossed.value('block', 'strength', 'hobelars')).toBe(3);
});

it('no raid without raiders, and none where only nobles are left (10.1)', () => {
  const none = scots({ run: 'border-raid', blocks: { dunbar: 'grant', mar: 'edward' } });
  expect(none.where('block', 'edward')).toBe('mar');
  const nobles = scots({ run: 'border-raid', blocks: { england: 'grant douglas', ross: 'ross' }, english: 'ross' });
  expect(nobles.where('block', 'ross')).toBe('ross');
});

it('one raid a turn, whatever the number of raiders, also under a truce (10.3)', () => {
  const t = scots({
    run: 'game-turn',
    blocks: { england: 'grant douglas keith', mar: 'york-infantry durham-infantry', ross: 'ross', fife: 'bruce' },
    english: 'ross',
    scottish: 'bruce',
    hands: { england: 'truce', scotland: 'one-1' },
  });
  t.act('england', 'event');
  t.act('scotland', 'done');
  t.act('england', 'choose york-infantry');
  expect(t.where('block', 'durham-infantry')).toBe('mar');
  expect(t.pending()).toEqual([]);
});

it('Scotland waits for the English event before it says what its own card is (4.7)', () => {
  const t = scots({
    run: 'game-turn',
    tracks: { year: 1301, 'last-year': 1305 },
    blocks: { fife: 'douglas 1', mar: 'french', ross: 'york-infantry 1', angus: 'angus' },
    scottish: 'angus',
    hands: { england: 'victuals', scotland: 'truce' },
  });
  expect(t.pending()).toEqual(['england: play-card']);
  t.act('england', 'event', 'choose york-infantry', 'done');
  expect(t.legal('scotland')).toEqual(['event', 'crown', 'pass']);
});

it('a defection battle wipes marks, counters and reserves (7.12)', () => {
  const t = scots({
    run: 'defection-battle',
    names: { 'defection-battle': { area: 'ross', defector: 'england' } },
    blocks: { ross: 'york-infantry', fife: 'grant' },
    reserve: 'grant',
    areas: { attacker: { fife: 'england' }, 'main-from': { fife: 'angus' }, 'main-over': { fife: 'angus-fife' } },
    borders: { 'last-user': { 'ross-moray': 'scotland' } },
  });
  expect(t.value('border', 'last-user', 'ross-moray')).toBeNull();
  for (const attribute of ['attacker', 'main-from', 'main-over']) expect(t.value('area', attribute, 'fife')).toBeNull();
  expect(t.value('block', 'reserve', 'grant')).toBe(false);
});
