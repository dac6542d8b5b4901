/** Kings, winter and the end beyond the cases: one rule a position. */
import { expect, it } from 'vitest';
import { engine } from '../../../generated/hammer-of-the-scots/index.ts';
import { type ScotsSetting, scots } from './hammer-table.ts';

const winter = (setting: Omit<ScotsSetting, 'run'>) =>
  scots({ run: 'winter', tracks: { year: 1299, 'last-year': 1305 }, ...setting });

const builds = (me: string, setting: Omit<ScotsSetting, 'run'>) =>
  scots({ run: 'builds', names: { builds: { me } }, ...setting });

const crowning = (setting: Omit<ScotsSetting, 'run'>) =>
  scots({ run: 'play-card', names: { 'play-card': { me: 'scotland' } }, played: 'herald', ...setting });

// --- kings ------------------------------------------------------------------------------------------------------------

it('Comyn crowned: every blue Bruce noble goes over, Bruce too, Moray stays (9.6)', () => {
  const t = crowning({
    blocks: {
      fife: 'comyn',
      carrick: 'bruce 2',
      mar: 'mar',
      moray: 'moray',
      buchan: 'buchan',
      dead: 'wallace',
      ross: 'atholl',
    },
    scottish: 'comyn bruce mar moray buchan',
    english: 'atholl',
  });
  t.act('scotland', 'crown');
  // the only candidate is not asked for
  expect(t.where('block', 'scottish-king')).toBe('fife');
  const side = (noble: string) => t.value('block', 'side', noble);
  expect(['bruce', 'mar', 'atholl'].map(side)).toEqual(['england', 'england', 'england']);
  expect(['comyn', 'moray', 'buchan'].map(side)).toEqual(['scotland', 'scotland', 'scotland']);
  expect(t.value('block', 'strength', 'bruce')).toBe(2);
});

it('the candidate has to stand in Fife and be blue (9.4)', () => {
  const can = (place: string, scottish: string) =>
    crowning({
      blocks: { [place]: 'bruce', dead: 'wallace' },
      scottish,
      english: scottish === '' ? 'bruce' : '',
    }).legal('scotland');
  expect(can('fife', 'bruce')).toContain('crown');
  expect(can('angus', 'bruce')).not.toContain('crown');
  expect(can('fife', '')).not.toContain('crown');
});

it('Balliol: 1301 or later, French on the map, Wallace alive or dead (9.7)', () => {
  const start = (year: number, french: string) =>
    crowning({
      tracks: { year, 'last-year': 1305 },
      blocks: { [french]: 'french', lennox: 'lennox', angus: 'angus', fife: 'wallace' },
      scottish: 'lennox angus',
    });
  expect(start(1300, 'mar').legal('scotland')).not.toContain('crown');
  expect(start(1301, 'pool of scotland').legal('scotland')).not.toContain('crown');
  const t = start(1301, 'mar');
  t.act('scotland', 'crown');
  expect(t.where('block', 'scottish-king')).toBe('mar');
  expect(t.value('block', 'side', 'lennox')).toBe('england');
  expect(t.value('block', 'side', 'angus')).toBe('scotland');
});

it('only one king a game, and none in The Bruce (9.3, 9.9)', () => {
  const t = crowning({
    tracks: { year: 1302, 'last-year': 1305, crowned: true },
    blocks: { mar: 'french', fife: 'bruce', dead: 'wallace scottish-king' },
    scottish: 'bruce',
  });
  expect(t.legal('scotland')).not.toContain('crown');
  const bruce = engine.start({ scenario: 'the-bruce', seed: 1 });
  expect(engine.view(bruce, null).tracks.crowned).toBe(true);
});

it('several battles of a coronation are fought at once, the first player picks (9.8)', () => {
  const t = scots({
    run: 'game-turn',
    blocks: {
      fife: 'bruce',
      galloway: 'galloway keith',
      buchan: 'buchan douglas',
      dead: 'wallace',
      england: 'york-infantry',
    },
    scottish: 'bruce galloway buchan',
    hands: { england: 'victuals', scotland: 'herald' },
  });
  // both have an event: England is first, and has nobody to feed
  t.act('england', 'pass');
  t.act('scotland', 'crown');
  expect(t.pending()).toEqual(['england: coronation.next-area']);
  expect(t.legal('england')).toEqual(['next galloway', 'next buchan']);
  const alone = scots({
    run: 'game-turn',
    blocks: { fife: 'bruce', galloway: 'galloway keith', buchan: 'buchan douglas', dead: 'wallace' },
    scottish: 'bruce galloway buchan',
    hands: { england: 'three-1', scotland: 'herald' },
  });
  alone.act('scotland', 'crown');
  expect(alone.pending()).toEqual(['scotland: coronation.next-area']);
});

it('the battles of one coronation are all fought before the other side moves (9.8)', () => {
  const t = scots({
    run: 'game-turn',
    blocks: { fife: 'bruce', ross: 'ross keith', buchan: 'buchan lindsay', moray: 'york-infantry', dead: 'wallace' },
    scottish: 'bruce ross buchan',
    hands: { england: 'three-1', scotland: 'herald' },
  });
  t.act('scotland', 'crown', 'next buchan');
  // a noble is B, Lindsay C
  t.act('england', 'retreat angus');
  expect(t.pending()).toEqual(['scotland: regroup.block']);
  t.act('scotland', 'done');
  expect(t.name('battle', 'here')).toBe('ross');
  expect(t.name('battle', 'attacker')).toBe('england');
  t.act('scotland', 'retreat garmoran');
  expect(t.pending()).toEqual(['england: regroup.block']);
  t.act('england', 'done');
  expect(t.pending()).toEqual(['england: move-phase']);
  // the nobles who fought may still move
  expect(t.legal('england')).toEqual(expect.arrayContaining(['march buchan', 'march ross']));
});

it('the French come with 8 nobles, Moray counted, in time for the builds, and once only (9.10, 11.14)', () => {
  const start = (nobles: string, french = 'aside') => {
    const homes = {
      mar: 'mar',
      lennox: 'lennox',
      atholl: 'atholl',
      dunbar: 'dunbar',
      mentieth: 'mentieth',
      lanark: 'stewart',
      argyll: 'argyll',
      buchan: 'buchan',
    };
    const placed = Object.fromEntries(Object.entries(homes).filter(([, noble]) => nobles.split(' ').includes(noble)));
    return scots({
      run: 'french-come',
      blocks: { ...placed, moray: 'moray', [french]: 'french' },
      scottish: `${nobles} moray`,
    }).where('block', 'french');
  };
  const seven = 'mar lennox atholl dunbar mentieth stewart argyll';
  expect(start(seven)).toBe('pool of scotland');
  expect(start('mar lennox atholl dunbar mentieth stewart')).toBe('aside');
  expect(start(seven, 'dead')).toBe('dead');
});

// --- winter -----------------------------------------------------------------------------------------------------------

it('Bruce goes to a home of his choice that is not held by the enemy (11.3)', () => {
  const t = winter({ blocks: { fife: 'bruce', ross: 'ross' }, scottish: 'bruce ross' });
  expect(t.pending()).toEqual(['scotland: go-home.area']);
  expect(t.legal('scotland')).toEqual(['choose carrick', 'choose annan']);
  const one = winter({ blocks: { fife: 'bruce', annan: 'york-infantry' }, scottish: 'bruce' });
  expect(one.where('block', 'bruce')).toBe('carrick');
  expect(one.value('block', 'side', 'bruce')).toBe('scotland');
});

it('both homes of Bruce held by the enemy: he turns, his new owner picks, and he is handled once (11.3, 11.4)', () => {
  const t = winter({
    blocks: { fife: 'bruce 2', carrick: 'douglas', annan: 'grant', lothian: 'york-infantry' },
    english: 'bruce',
  });
  expect(t.pending()).toEqual(['scotland: go-home.area']);
  t.act('scotland', 'choose annan');
  expect(t.value('block', 'side', 'bruce')).toBe('scotland');
  expect(t.value('block', 'strength', 'bruce')).toBe(2);
  expect(t.where('block', 'bruce')).toBe('annan');
  expect(t.pending()).not.toContain('scotland: go-home.area');
});

it('a noble at home stays, Comyn goes after the others of his side (11.2, 11.3)', () => {
  const t = winter({
    blocks: { badenoch: 'comyn', lochaber: 'ross', galloway: 'galloway' },
    english: 'comyn ross galloway',
  });
  expect(t.where('block', 'comyn')).toBe('badenoch');
  expect(t.where('block', 'ross')).toBe('ross');
});

it('Moray may go home or stay; he stays out of a home held by the enemy (11.6)', () => {
  const t = winter({ blocks: { fife: 'moray' }, scottish: 'moray' });
  expect(t.pending()).toEqual(['scotland: moray-winters.bring-moray-home']);
  t.act('scotland', 'bring-moray-home', 'done');
  expect(t.where('block', 'moray')).toBe('moray');
  const shut = winter({ blocks: { fife: 'moray', moray: 'york-infantry' }, scottish: 'moray' });
  shut.act('england', 'done');
  expect(shut.pending()).not.toContain('scotland: moray-winters.bring-moray-home');
});

it('Moray in England goes to the pool unless he goes home (11.6, 11.13)', () => {
  const t = winter({ blocks: { england: 'moray' }, scottish: 'moray' });
  t.act('scotland', 'decline');
  expect(t.where('block', 'moray')).toBe('pool of scotland');
});

it('the King may go to a cathedral without English blocks (11.7)', () => {
  const t = winter({
    blocks: { ross: 'scottish-king', lennox: 'lennox', fife: 'bruce' },
    english: 'lennox',
    scottish: 'bruce',
  });
  t.act('scotland', 'choose annan');
  expect(t.pending()).toEqual(['scotland: king-winters.area']);
  expect(t.legal('scotland')).toEqual(['choose strathspey', 'choose fife', 'decline']);
  t.act('scotland', 'choose fife', 'done');
  expect(t.where('block', 'scottish-king')).toBe('fife');
});

it('the King in England is disbanded if he stays, and ends nothing (11.7, 11.13)', () => {
  const t = winter({ blocks: { england: 'scottish-king', ross: 'ross' }, english: 'ross' });
  t.act('scotland', 'decline');
  expect(t.where('block', 'scottish-king')).toBe('pool of scotland');
});

it('Edward I may winter, with knights, archers, Hobelars and any number of infantry (11.8, 11.10, 11.11)', () => {
  const t = winter({
    blocks: {
      selkirk: 'edward york-knights lancaster-archers hobelars york-infantry durham-infantry',
      lothian: 'lancaster-knights',
      teviot: 'cumbria-infantry westmor-infantry',
    },
  });
  t.act('england', 'stay-with-edward');
  expect(t.where('block', 'lancaster-knights')).toBe('pool of england');
  expect(t.pending()).toEqual(['england: english-disband.block']);
  expect(t.legal('england')).toEqual(['choose cumbria-infantry', 'choose westmor-infantry']);
  t.act('england', 'choose cumbria-infantry');
  // any other may be disbanded freely, Edward not
  expect(t.legal('england')).toContain('choose york-knights');
  expect(t.legal('england')).not.toContain('choose edward');
  t.act('england', 'choose hobelars', 'done');
  for (const block of ['edward', 'york-knights', 'lancaster-archers', 'york-infantry', 'durham-infantry'])
    expect(t.where('block', block)).toBe('selkirk');
  // no levy
  expect(t.where('block', 'hobelars')).toBe('pool of england');
  expect(t.where('block', 'lancaster-knights')).toBe('pool of england');
});

it('Edward by choice is disbanded with his knights, infantry stays within the castle (11.8, 11.10)', () => {
  const t = winter({
    blocks: { mentieth: 'edward york-knights york-infantry durham-infantry mentieth cumbria-infantry' },
    english: 'mentieth',
    script: ['york-knights'],
  });
  t.act('england', 'decline');
  // three castle points, the noble counted: one infantry has to go
  expect(t.legal('england')).toEqual(['choose york-infantry', 'choose durham-infantry', 'choose cumbria-infantry']);
  expect(t.where('block', 'edward')).toBe('pool of england');
});

it('1306: Edward becomes Edward II and may not winter in Scotland (9.1, 9.2, 11.8)', () => {
  const t = winter({
    tracks: { year: 1306, 'last-year': 1400 },
    blocks: { fife: 'edward', ross: 'ross' },
    english: 'ross',
  });
  expect(t.track('reign')).toBe(2);
  expect(t.where('block', 'edward')).toBe('england');
  const pooled = winter({
    tracks: { year: 1306, 'last-year': 1400 },
    blocks: { 'pool of england': 'edward', ross: 'ross' },
    english: 'ross',
  });
  expect(pooled.track('reign')).toBe(2);
});

it('Edward in England is disbanded with the rest there, without a question (11.8, 11.9)', () => {
  const t = winter({
    blocks: { england: 'edward york-knights durham-infantry', ross: 'ross' },
    english: 'ross',
    script: ['durham-infantry', 'edward'],
  });
  // all three into the pool, half of it rounded up in the levy
  expect(t.where('block', 'durham-infantry')).toBe('england');
  expect(t.where('block', 'edward')).toBe('england');
  expect(t.where('block', 'york-knights')).toBe('pool of england');
});

it('the levy comes at full strength (11.20)', () => {
  const t = winter({ blocks: { england: 'york-knights 1', ross: 'ross' }, english: 'ross' });
  expect(t.where('block', 'york-knights')).toBe('england');
  expect(t.value('block', 'strength', 'york-knights')).toBe(4);
});

it('English infantry within the castle points, nobles counted, the owner picks (11.11)', () => {
  const t = winter({
    blocks: { angus: 'angus york-infantry durham-infantry', teviot: 'cumbria-infantry', selkirk: 'westmor-infantry' },
    english: 'angus',
  });
  // Selkirk has no castle
  expect(t.where('block', 'westmor-infantry')).toBe('pool of england');
  expect(t.where('block', 'cumbria-infantry')).toBe('teviot');
  expect(t.legal('england')).toEqual(['choose york-infantry', 'choose durham-infantry']);
});

it('Wallace goes to Selkirk from England too, gains two steps up to four, and is exempt (11.12)', () => {
  const t = winter({ blocks: { england: 'wallace 1', ross: 'ross' }, english: 'ross' });
  t.act('scotland', 'go-to-selkirk', 'done');
  expect(t.where('block', 'wallace')).toBe('selkirk');
  expect(t.value('block', 'strength', 'wallace')).toBe(3);
  const there = winter({ blocks: { selkirk: 'wallace 3 fraser', ross: 'ross' }, english: 'ross' });
  there.act('scotland', 'done');
  expect(there.value('block', 'strength', 'wallace')).toBe(4);
  expect(there.where('block', 'fraser')).toBe('pool of scotland');
});

it('no Selkirk for Wallace with an English block there; elsewhere the castles bind him (11.12, 11.13)', () => {
  const t = winter({
    blocks: { selkirk: 'edward', teviot: 'wallace fraser', ross: 'ross' },
    english: 'ross',
  });
  t.act('england', 'stay-with-edward');
  expect(t.pending()).toEqual(['scotland: scottish-disband.block']);
  expect(t.legal('scotland')).toEqual(['choose wallace', 'choose fraser']);
});

it('Scottish castles: one more in a cathedral, nobles counted, none of England kept (11.13)', () => {
  const t = winter({
    blocks: {
      fife: 'keith grant douglas',
      strathspey: 'fraser lindsay',
      england: 'barclay',
      mar: 'mar campbell',
      ross: 'ross',
    },
    scottish: 'mar',
    english: 'ross',
  });
  expect(t.where('block', 'barclay')).toBe('pool of scotland');
  // Mar 1: the noble fills it
  expect(t.where('block', 'campbell')).toBe('pool of scotland');
  for (const block of ['keith', 'grant', 'douglas']) expect(t.where('block', block)).toBe('fife');
  for (const block of ['fraser', 'lindsay']) expect(t.where('block', block)).toBe('strathspey');
  // freely: any non-noble
  expect(t.legal('scotland')).toEqual([
    'choose douglas',
    'choose fraser',
    'choose lindsay',
    'choose grant',
    'choose keith',
    'done',
  ]);
});

// --- builds -----------------------------------------------------------------------------------------------------------

it('Scottish builds: steps and draws in the area that gave the points, drawn blocks may grow (11.15, 11.16)', () => {
  const t = builds('scotland', {
    blocks: { fife: 'keith 2', 'pool of scotland': 'grant lindsay', annan: 'york-infantry', teviot: 'fraser' },
    script: ['grant'],
  });
  // Fife 2 and the cathedral; Teviot is full and Fraser has all steps
  expect(t.legal('scotland')).toEqual(['build keith', 'recruit fife']);
  t.act('scotland', 'recruit fife');
  expect(t.where('block', 'grant')).toBe('fife');
  expect(t.value('block', 'strength', 'grant')).toBe(1);
  t.act('scotland', 'build grant', 'build grant');
  expect(t.value('block', 'strength', 'grant')).toBe(3);
  expect(t.pending()).toEqual([]);
});

it('a draw only while the area holds fewer blocks than castle points (11.17)', () => {
  const t = builds('scotland', {
    blocks: { teviot: 'keith 2', 'pool of scotland': 'grant', ross: 'fraser norse 2' },
  });
  expect(t.legal('scotland')).toEqual(['build keith', 'build norse']);
  expect(t.whyNot('scotland', 'builds', 'recruit', { area: 'teviot' })).toBe('11.17');
});

it('Norse and French are not drawn inland, where only they are left nothing is drawn (11.18)', () => {
  const t = builds('scotland', { blocks: { lanark: 'keith 1', 'pool of scotland': 'norse french' } });
  expect(t.legal('scotland')).not.toContain('recruit lanark');
  const coast = builds('scotland', { blocks: { buchan: 'keith 1', 'pool of scotland': 'norse french' } });
  expect(coast.legal('scotland')).toContain('recruit buchan');
  const inland = builds('scotland', {
    blocks: { lanark: 'keith', 'pool of scotland': 'norse french grant' },
    script: ['grant'],
  });
  // a point that can be used must be used
  expect(inland.where('block', 'grant')).toBe('lanark');
});

it('English builds: infantry and nobles only, nothing is drawn (11.19)', () => {
  const t = builds('england', {
    blocks: {
      mentieth: 'mentieth 2 york-infantry 3 edward 1 york-knights 1',
      strathspey: 'durham-infantry 1',
      'pool of england': 'cumbria-infantry',
    },
    english: 'mentieth',
  });
  expect(t.legal('england')).toEqual(['build york-infantry', 'build durham-infantry', 'build mentieth']);
  t.act('england', 'build durham-infantry');
  // the cathedral gives England nothing more
  expect(t.value('block', 'strength', 'durham-infantry')).toBe(2);
  // Mentieth gives three, two can be used: both steps come by themselves
  t.act('england', 'build york-infantry');
  expect(t.value('block', 'strength', 'mentieth')).toBe(3);
  expect(t.pending()).toEqual([]);
});

it('points may lapse only with the option (11.21)', () => {
  const blocks = { fife: 'keith 1 grant 1' };
  expect(builds('scotland', { blocks }).legal('scotland')).toEqual(['build grant', 'build keith']);
  const t = builds('scotland', { blocks, options: { 'builds-may-lapse': true } });
  expect(t.legal('scotland')).toEqual(['build grant', 'build keith', 'lapse']);
});

it('Scottish builds come before English builds, the levy last (11.23)', () => {
  const t = winter({
    blocks: { fife: 'keith 1 grant 1', mentieth: 'mentieth 1 york-infantry 1', 'pool of england': 'edward' },
    english: 'mentieth',
  });
  t.act('england', 'done');
  t.act('scotland', 'done');
  expect(t.pending()).toEqual(['scotland: builds']);
  t.act('scotland', 'build keith', 'build keith');
  // the third point has one use left
  expect(t.value('block', 'strength', 'grant')).toBe(2);
  expect(t.pending()).toEqual(['england: builds']);
  expect(t.where('block', 'edward')).toBe('pool of england');
  t.act('england', 'build mentieth', 'build york-infantry', 'build york-infantry');
  expect(t.where('block', 'edward')).toBe('england');
});

// --- the end ----------------------------------------------------------------------------------------------------------

it('sudden death: no noble left; Moray on the map keeps Scotland in the game (12.5)', () => {
  const over = (moray: string, english: string, scottish: string) =>
    scots({
      run: 'sudden-death',
      blocks: { ross: 'ross', mar: 'mar', [moray]: 'moray' },
      english,
      scottish: `${scottish} moray`,
    }).result();
  expect(over('moray', 'ross mar', '')).toBeNull();
  expect(over('dead', 'ross mar', '')).toBe('england');
  expect(over('pool of scotland', 'ross mar', '')).toBe('england');
  expect(over('dead', '', 'ross mar')).toBe('scotland');
});

const red = {
  ross: 'ross',
  buchan: 'buchan',
  angus: 'angus',
  argyll: 'argyll',
  galloway: 'galloway',
  badenoch: 'comyn',
  dunbar: 'dunbar',
};
const blue = {
  annan: 'bruce',
  mar: 'mar',
  lennox: 'lennox',
  atholl: 'atholl',
  mentieth: 'mentieth',
  lanark: 'stewart',
};
const english = 'ross buchan angus argyll galloway comyn dunbar';
const scottish = 'bruce mar lennox atholl mentieth stewart moray';
const last = { year: 1305, 'last-year': 1305 };

it('the last winter is cut short with 8 nobles, or with Moray or Wallace dead (11.24)', () => {
  const eight = winter({
    tracks: last,
    blocks: { ...red, ...blue, atholl: 'keith', fife: 'atholl wallace', moray: 'moray' },
    english: english.replace('dunbar', 'dunbar atholl'),
    scottish: scottish.replace('atholl ', ''),
  });
  // Atholl comes home to a Scottish block first: seven each, and the winter goes on
  expect(eight.value('block', 'side', 'atholl')).toBe('scotland');
  expect(eight.result()).toBeUndefined();
  const clear = winter({
    tracks: last,
    blocks: { ...red, ...blue, fife: 'wallace', moray: 'moray' },
    english: english.replace('dunbar', 'dunbar atholl'),
    scottish: scottish.replace('atholl ', ''),
  });
  expect(clear.result()).toBe('england');
  const dead = winter({
    tracks: last,
    blocks: { ...red, ...blue, moray: 'moray', dead: 'wallace' },
    english,
    scottish,
  });
  expect(dead.result()).toBe('england');
  const full = winter({
    tracks: last,
    blocks: { ...red, ...blue, moray: 'moray', dead: 'wallace' },
    english,
    scottish,
    options: { 'full-last-winter': true },
  });
  expect(full.result()).toBeUndefined();
});

it('seven all after the whole last winter: Wallace drawn in it wins, left in the pool he loses (12.8, D19)', () => {
  const cards = [1, 2, 3, 4, 5, 6, 7].map((n) => `one-${n}`).concat('two-1', 'two-2', 'two-3');
  const start = () => {
    const t = scots({
      run: 'game',
      tracks: last,
      blocks: { ...red, ...blue, moray: 'moray', 'pool of scotland': 'wallace' },
      english,
      scottish,
      script: [...cards, 'wallace'],
      options: { 'builds-may-lapse': true },
    });
    for (let turn = 0; turn < 5; turn += 1) {
      for (const player of ['england', 'scotland']) {
        const [card = ''] = t.legal(player);
        if (t.pending().includes(`${player}: game-turn.card`)) t.act(player, card);
      }
      while (t.pending()[0]?.endsWith('move-phase')) t.act(t.pending()[0]?.split(':')[0] ?? '', 'done');
    }
    expect(t.pending()).toEqual(['scotland: scottish-disband.block-2']);
    t.act('scotland', 'done');
    return t;
  };
  const drawn = start();
  drawn.act('scotland', 'recruit moray');
  expect(drawn.where('block', 'wallace')).toBe('moray');
  while (drawn.pending()[0] === 'scotland: builds') drawn.act('scotland', 'lapse');
  expect(drawn.result()).toBe('scotland');
  const left = start();
  left.act('scotland', 'lapse');
  expect(left.result()).toBe('england');
});

it('The Bruce: 13 nobles, the last winter is scored when all are home (12.8, 12.9)', () => {
  const t = winter({
    tracks: { year: 1314, 'last-year': 1314, reign: 2, crowned: true },
    blocks: { ...red, ...blue, dead: 'wallace moray' },
    english,
    scottish,
  });
  expect(t.result()).toBe('england');
});

it('sudden death after winter only with the option (12.5, D20)', () => {
  const start = (options: Readonly<Record<string, boolean>>) =>
    winter({ blocks: { ross: 'ross', mar: 'mar' }, english: 'ross mar', options }).result();
  expect(start({})).toBeNull();
  expect(start({ 'winter-sudden-death': true })).toBe('england');
});

it('the campaign does not end in 1305 nor in 1314 (12.4)', () => {
  const t = engine.start({ scenario: 'campaign', seed: 1 });
  expect(engine.view(t, null).tracks['last-year']).toBe(1400);
});
