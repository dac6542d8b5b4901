/** Rule cases again, from the cards or the march on, with what is not legal and the clause that forbids it. */
import { expect, it } from 'vitest';
import { scots } from './hammer-table.ts';

const turn = { run: 'game-turn' };

it('3 two events end the year: both carried out, the battle of the Herald, then winter (4.5, 4.8)', () => {
  const t = scots({
    run: 'game',
    tracks: { year: 1299, 'last-year': 1305 },
    blocks: { england: 'lancaster-knights', dunbar: 'york-infantry dunbar 1', annan: 'bruce', fife: 'angus' },
    english: 'dunbar angus',
    scottish: 'bruce',
    // the hands, then the Herald's die; nobody fights
    script: ['sea-move', 'one-1', 'one-2', 'one-3', 'one-4', 'herald', 'two-1', 'two-2', 'two-3', 'two-4', 4],
  });
  t.act('england', 'choose sea-move');
  t.act('scotland', 'choose herald');
  t.act('england', 'event', 'choose england');
  expect(t.legal('england')).toContain('choose dunbar');
  t.act('england', 'choose dunbar', 'choose lancaster-knights');
  expect(t.where('block', 'lancaster-knights')).toBe('dunbar');
  // England's event is over: now Scotland's
  expect(t.pending()).toEqual(['scotland: play-card']);
  t.act('scotland', 'event', 'choose dunbar');
  expect(t.value('block', 'side', 'dunbar')).toBe('scotland');
  expect([t.name('battle', 'here'), t.name('battle', 'attacker')]).toEqual(['dunbar', 'scotland']);
  for (const round of [1, 2, 3]) {
    expect(t.name('battle', 'round')).toBe(round);
    t.act('england', 'pass');
    t.act('scotland', 'pass');
    t.act('england', 'pass');
  }
  // the attacker has to leave; then the year is over, although four cards are left in each hand
  t.act('scotland', 'choose lothian');
  t.act('england', 'done');
  for (const card of ['one-1', 'one-4', 'two-1', 'two-4']) expect(t.where('card', card)).toBe('deck');
  // winter: the noble finds English blocks at home, the knights are gone, the infantry may stay
  expect(t.pending()).toEqual(['england: english-disband.block-2']);
  expect(t.value('block', 'side', 'dunbar')).toBe('england');
  expect(t.where('block', 'lancaster-knights')).toBe('pool of england');
  expect(t.legal('england')).toEqual(['choose york-infantry', 'done']);
});

it('4 pin by number: exactly one leaves, by the borders the enemy did not use last (6.2, 6.4)', () => {
  const t = scots({
    ...turn,
    blocks: {
      angus: 'lancaster-knights york-knights durham-knights',
      strathspey: 'york-infantry lancaster-infantry',
      buchan: 'douglas campbell graham fraser barclay keith',
      fife: 'wallace',
    },
    hands: { england: 'three-1', scotland: 'two-1' },
  });
  for (const block of ['lancaster-knights', 'york-knights', 'durham-knights', 'york-infantry', 'lancaster-infantry'])
    t.act('england', `march ${block}`, 'choose buchan');
  t.act('scotland', 'march douglas');
  for (const area of ['angus', 'strathspey'])
    expect(t.whyNot('scotland', 'march.area', 'choose', { area })).toBe('6.4');
  t.act('scotland', 'choose mar');
  t.act('scotland', ...(t.pending().includes('scotland: march.area-2') ? ['done'] : []));
  expect(t.legal('scotland')).toEqual(['march wallace', 'done']);
  expect(t.whyNot('scotland', 'move-phase', 'march', { block: 'campbell' })).toBe('6.2');
});

it('7 the third over a red border is refused to each player (5.7)', () => {
  const t = scots({
    ...turn,
    blocks: { moray: 'lancaster-knights york-knights durham-knights' },
    hands: { england: 'three-1', scotland: 'one-1' },
  });
  for (const block of ['lancaster-knights', 'york-knights']) t.act('england', `march ${block}`, 'choose garmoran');
  t.act('england', 'march durham-knights');
  expect(t.whyNot('england', 'march.area', 'choose', { area: 'garmoran' })).toBe('5.7');
});

it('9 the two who crossed singly fight in round 1 (5.10, 5.11, 8.10)', () => {
  const t = scots({
    ...turn,
    blocks: {
      england: 'lancaster-knights york-knights durham-knights york-infantry durham-infantry',
      galloway: 'douglas',
    },
    hands: { england: 'two-1', scotland: 'one-1' },
  });
  t.act('england', 'march lancaster-knights', 'choose annan');
  t.act('england', 'choose galloway');
  expect(t.pending()).toEqual(['england: move-phase']);
  t.act('england', 'march york-knights', 'choose annan', 'choose galloway');
  for (const block of ['durham-knights', 'york-infantry', 'durham-infantry'])
    expect(t.where('block', block)).toBe('england');
  expect(t.name('battle', 'round')).toBe(1);
  expect(t.legal('england')).toEqual(['next lancaster-knights', 'next york-knights']);
});

it('11 reserves are not hit in round 1 (8.13, 8.14)', () => {
  const t = scots({
    run: 'battle',
    names: { battle: { here: 'buchan', attacker: 'england' } },
    blocks: { buchan: 'wallace lancaster-knights york-knights york-infantry lancaster-infantry' },
    reserve: 'york-infantry lancaster-infantry',
    script: [1, 6, 6, 6],
  });
  t.act('scotland', 'fight');
  expect(t.legal('england')).toEqual(['choose lancaster-knights', 'choose york-knights']);
  expect(t.whyNot('england', 'take-hit.block', 'choose', { block: 'york-infantry' })).toBe('8.19');
});

it('13 the battlefield changes hands, from the march on (8.12, 8.15)', () => {
  const t = scots({
    ...turn,
    blocks: { angus: 'hobelars lancaster-knights', buchan: 'fraser 1', strathspey: 'douglas barclay keith' },
    hands: { england: 'three-1', scotland: 'one-1' },
    script: [1, 6, 6],
  });
  for (const block of ['hobelars', 'lancaster-knights']) t.act('england', `march ${block}`, 'choose buchan');
  for (const block of ['douglas', 'barclay', 'keith']) {
    t.act('scotland', `march ${block}`, 'choose buchan');
    expect(t.value('block', 'reserve', block)).toBe(true);
  }
  t.act('england', 'fight');
  expect([t.name('battle', 'round'), t.name('battle', 'attacker')]).toEqual([2, 'scotland']);
  // B: the knights, now defending, before Keith
  t.act('england', 'pass');
  expect(t.pending()).toEqual(['england: act']);
});

it('16 the noble comes home by himself: reserve, then B3; attacker on B2 elsewhere (3.5, 8.12)', () => {
  const home = scots({
    ...turn,
    blocks: { mentieth: 'lancaster-knights', lennox: 'campbell', argyll: 'lennox' },
    scottish: 'lennox',
    hands: { england: 'two-1', scotland: 'one-1' },
    script: [3, 6, 6],
  });
  home.act('england', 'march lancaster-knights', 'choose lennox');
  home.act('scotland', 'march lennox', 'choose lennox');
  expect(home.value('block', 'reserve', 'lennox')).toBe(true);
  home.act('england', 'pass');
  home.act('scotland', 'pass');
  home.act('scotland', 'fight');
  expect(home.value('block', 'strength', 'lancaster-knights')).toBe(3);
  const away = scots({
    ...turn,
    blocks: { lennox: 'york-infantry', argyll: 'lennox' },
    scottish: 'lennox',
    hands: { england: 'two-1', scotland: 'one-1' },
    script: [3, 3, 3],
  });
  away.act('england', 'done');
  away.act('scotland', 'march lennox', 'choose lennox', 'fight');
  expect(away.name('battle', 'attacker')).toBe('scotland');
  expect(away.value('block', 'strength', 'york-infantry')).toBe(4);
});

it('19 the noble without a way turns blue with strength 1 (8.25, 8.28, 8.30)', () => {
  const t = scots({
    run: 'forced-retreat',
    names: {
      battle: { here: 'ross', attacker: 'england', defender: 'scotland', round: 3 },
      'forced-retreat': { loser: 'england' },
    },
    blocks: { ross: 'york-infantry lancaster-infantry ross wallace', garmoran: 'douglas', moray: 'cumbria-infantry' },
    english: 'ross',
  });
  t.act('england', 'next york-infantry', 'next lancaster-infantry');
  expect(t.value('block', 'side', 'ross')).toBe('scotland');
  expect(t.value('block', 'strength', 'ross')).toBe(1);
});

it('20 no Celtic roll for a reserve when the battle ends before (8.6, 8.7)', () => {
  const t = scots({
    run: 'battle',
    names: { battle: { here: 'buchan', attacker: 'england' } },
    blocks: { buchan: 'wales-archers ulster-infantry douglas 1' },
    reserve: 'ulster-infantry',
    // the roll of the archers and their three dice; one roll more would be a fault
    script: [4, 3, 6, 6],
  });
  t.act('england', 'fight');
  expect(t.where('block', 'douglas')).toBe('pool of scotland');
  expect(t.where('block', 'ulster-infantry')).toBe('buchan');
  expect(t.pending()).toEqual(['england: regroup.block']);
});

it('22 Scotland may keep Moray or send him away instead (11.6, 11.13)', () => {
  const t = scots({
    run: 'winter',
    tracks: { year: 1299, 'last-year': 1305 },
    blocks: { strathspey: 'moray grant keith', moray: 'york-infantry' },
    scottish: 'moray',
  });
  t.act('england', 'done');
  expect(t.legal('scotland')).not.toContain('done');
  t.act('scotland', 'choose moray');
  expect(t.where('block', 'moray')).toBe('pool of scotland');
  for (const block of ['grant', 'keith']) expect(t.where('block', block)).toBe('strathspey');
});

it('24 no coronation while Wallace may come back (9.3, 9.4)', () => {
  const start = (wallace: string) =>
    scots({
      run: 'play-card',
      names: { 'play-card': { me: 'scotland' } },
      played: 'truce',
      blocks: { fife: 'bruce', galloway: 'galloway 2 keith', ross: 'ross 2', [wallace]: 'wallace' },
      scottish: 'bruce galloway ross',
    });
  expect(start('pool of scotland').whyNot('scotland', 'play-card', 'crown', {})).toBe('9.3');
  const t = start('dead');
  t.act('scotland', 'crown');
  expect(t.value('block', 'strength', 'ross')).toBe(2);
  expect(t.where('block', 'bruce')).toBe('fife');
  expect(t.value('block', 'side', 'bruce')).toBe('scotland');
});

it('25 seven all, read after the last winter (11.24, 12.3, 12.8)', () => {
  const last = (wallace: string, ...drawn: string[]) => {
    const blocks: Record<string, string> = {
      badenoch: 'comyn',
      angus: 'angus',
      argyll: 'argyll',
      buchan: 'buchan',
      galloway: 'galloway',
      ross: 'ross',
      dunbar: 'dunbar',
      annan: 'bruce',
      mar: 'mar',
      lennox: 'lennox 2',
      atholl: 'atholl',
      mentieth: 'mentieth',
      lanark: 'stewart',
      moray: 'moray',
    };
    blocks[wallace] = [blocks[wallace], 'wallace'].filter(Boolean).join(' ');
    const t = scots({
      run: 'game',
      tracks: { year: 1305, 'last-year': 1305 },
      blocks,
      english: 'comyn angus argyll buchan galloway ross dunbar',
      scottish: 'bruce mar lennox atholl mentieth stewart moray',
      script: ['truce', 'one-1', 'one-2', 'one-3', 'one-4', 'herald', 'two-1', 'two-2', 'two-3', 'two-4', ...drawn],
    });
    t.act('england', 'choose truce');
    t.act('scotland', 'choose herald');
    t.act('england', 'pass');
    t.act('scotland', 'pass');
    return t;
  };
  // dead: counted as soon as the nobles are home
  expect(last('dead').result()).toBe('england');
  // on the map: the whole winter is played, then he decides the tie
  const alive = last('fife');
  alive.act('scotland', 'decline', 'done');
  expect(alive.result()).toBe('scotland');
  // in the pool: a draw in the last builds brings him back
  const drawn = last('pool of scotland', 'wallace');
  drawn.act('scotland', 'done');
  expect(drawn.legal('scotland')).toContain('recruit lanark');
  drawn.act('scotland', 'recruit lanark');
  expect(drawn.where('block', 'wallace')).toBe('lanark');
  expect(drawn.value('block', 'strength', 'wallace')).toBe(1);
  drawn.act('scotland', 'build wallace');
  expect(drawn.result()).toBe('scotland');
});
