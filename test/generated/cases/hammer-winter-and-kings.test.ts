import { expect, it } from 'vitest';
import { scots } from './hammer-table.ts';

it('21 who goes home first (11.1, 11.2)', () => {
  const t = scots({
    run: 'winter',
    tracks: { year: 1299, 'last-year': 1305 },
    blocks: { fife: 'angus', angus: 'buchan' },
    english: 'angus',
    scottish: 'buchan',
  });
  expect(t.where('block', 'angus')).toBe('angus');
  expect(t.value('block', 'side', 'angus')).toBe('scotland');
  expect(t.where('block', 'buchan')).toBe('buchan');
  expect(t.value('block', 'side', 'buchan')).toBe('scotland');
});

it('22 Moray shut out (11.6, 11.13)', () => {
  const t = scots({
    run: 'winter',
    tracks: { year: 1299, 'last-year': 1305 },
    blocks: { strathspey: 'moray grant keith', moray: 'york-infantry' },
    scottish: 'moray',
  });
  t.act('england', 'done');
  expect(t.where('block', 'moray')).toBe('strathspey');
  expect(t.value('block', 'side', 'moray')).toBe('scotland');
  expect(t.pending()).toEqual(['scotland: scottish-disband.block']);
  expect([...t.legal('scotland')].sort()).toEqual(['choose grant', 'choose keith', 'choose moray']);
  t.act('scotland', 'choose grant', 'done');
  expect(t.where('block', 'grant')).toBe('pool of scotland');
  expect(t.where('block', 'moray')).toBe('strathspey');
});

it('23 Edward twice (11.8, 11.20)', () => {
  const winter = (year: number) =>
    scots({
      run: 'winter',
      tracks: { year, 'last-year': 1305, 'wintered-in': 1298 },
      blocks: { lothian: 'edward', annan: 'bruce' },
      scottish: 'bruce',
    });
  const first = winter(1299);
  // no question: he is disbanded, and the levy brings him back to England
  expect(first.pending()).not.toContain('england: edward-winters.stay-with-edward');
  expect(first.where('block', 'edward')).toBe('england');
  const second = winter(1300);
  expect(second.pending()).toEqual(['england: edward-winters.stay-with-edward']);
  second.act('england', 'stay-with-edward');
  expect(second.track('wintered-in')).toBe(1300);
  expect(second.where('block', 'edward')).toBe('lothian');
});

it('24 crowning Bruce (9.4 to 9.8, 3.5)', () => {
  const start = (wallace: string) =>
    scots({
      run: 'play-card',
      names: { 'play-card': { me: 'scotland' } },
      played: 'truce',
      blocks: {
        fife: 'bruce',
        galloway: 'galloway 2 keith',
        ross: 'ross',
        moray: 'moray',
        annan: 'york-infantry',
        ...{ [wallace]: 'wallace' },
      },
      scottish: 'bruce galloway ross moray',
      script: [6, 3],
    });
  const pooled = start('pool of scotland');
  expect(pooled.legal('scotland')).toEqual(['event', 'pass']);
  const t = start('dead');
  t.act('scotland', 'crown');
  expect(t.where('block', 'scottish-king')).toBe('fife');
  expect(t.value('block', 'strength', 'scottish-king')).toBe(4);
  for (const noble of ['galloway', 'ross']) expect(t.value('block', 'side', noble)).toBe('england');
  expect(t.value('block', 'strength', 'galloway')).toBe(2);
  expect(t.value('block', 'side', 'moray')).toBe('scotland');
  expect(t.name('battle', 'here')).toBe('galloway');
  expect(t.name('battle', 'attacker')).toBe('england');
  // Keith defends and acts first; then the noble attacks without a bonus: a 3 misses
  t.act('scotland', 'pass');
  t.act('england', 'fight');
  expect(t.value('block', 'strength', 'keith')).toBe(3);
  expect(t.track('truce-holder')).toBeNull();
});

it('25 seven all (12.3, 12.8, 1.4)', () => {
  const red = {
    badenoch: 'comyn',
    angus: 'angus',
    argyll: 'argyll',
    buchan: 'buchan',
    galloway: 'galloway',
    ross: 'ross',
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
  const count = (moray: string, wallace: string) => {
    const blocks: Record<string, string> = { ...red, ...blue };
    for (const [place, block] of [
      [moray, 'moray'],
      [wallace, 'wallace'],
    ] as const)
      blocks[place] = [blocks[place], block].filter(Boolean).join(' ');
    return scots({
      run: 'final-count',
      blocks,
      english: 'comyn angus argyll buchan galloway ross dunbar',
      scottish: 'bruce mar lennox atholl mentieth stewart moray',
    }).result();
  };
  expect(count('moray', 'pool of scotland')).toBe('england');
  expect(count('moray', 'fife')).toBe('scotland');
  expect(count('pool of scotland', 'fife')).toBe('england');
});
