import { expect, it } from 'vitest';
import { scots } from './hammer-table.ts';

/** A battle in an area, from round 1. */
const battle = (here: string, attacker: string) => ({ run: 'battle', names: { battle: { here, attacker } } });

it('11 main attack and reserves (8.10, 8.13, 8.14)', () => {
  const t = scots({
    run: 'game-turn',
    blocks: {
      angus: 'lancaster-knights york-knights durham-knights hobelars',
      mar: 'york-infantry lancaster-infantry',
      buchan: 'douglas',
    },
    hands: { england: 'three-1', scotland: 'one-1' },
  });
  for (const block of [
    'lancaster-knights',
    'york-knights',
    'durham-knights',
    'hobelars',
    'york-infantry',
    'lancaster-infantry',
  ]) {
    t.act('england', `march ${block}`, 'choose buchan');
  }
  for (const block of ['lancaster-knights', 'hobelars']) expect(t.value('block', 'reserve', block)).toBe(false);
  for (const block of ['york-infantry', 'lancaster-infantry']) expect(t.value('block', 'reserve', block)).toBe(true);
  // round 1: A, then B; the reserves are C and stay out
  t.act('england', 'pass');
  expect(t.legal('england')).toEqual(['next lancaster-knights', 'next york-knights', 'next durham-knights']);
  t.act('england', 'next lancaster-knights', 'pass', 'next york-knights', 'pass', 'pass');
  expect(t.pending()).toEqual(['scotland: act']);
  t.act('scotland', 'pass');
  expect(t.name('battle', 'round')).toBe(2);
  for (const block of ['york-infantry', 'lancaster-infantry']) expect(t.value('block', 'reserve', block)).toBe(false);
});

it('12 the attack goes on with the reserves alone (8.4, 8.16)', () => {
  const t = scots({
    ...battle('buchan', 'england'),
    blocks: {
      buchan:
        'wallace douglas lancaster-knights 1 york-knights 1 durham-knights 1 wales-archers 1 york-infantry lancaster-infantry',
    },
    reserve: 'york-infantry lancaster-infantry',
    script: [1, 1, 1, 1, 1],
  });
  t.act('scotland', 'fight');
  t.act('england', 'choose lancaster-knights', 'choose york-knights', 'choose durham-knights');
  expect(t.where('block', 'wales-archers')).toBe('pool of england');
  expect(t.name('battle', 'round')).toBe(2);
  expect(t.name('battle', 'attacker')).toBe('england');
  expect(t.value('block', 'reserve', 'york-infantry')).toBe(false);
  expect(t.pending()).toEqual(['scotland: act']);
});

it('13 the battlefield changes hands (8.15)', () => {
  const t = scots({
    ...battle('buchan', 'england'),
    blocks: { buchan: 'hobelars lancaster-knights fraser 1 douglas barclay keith' },
    reserve: 'douglas barclay keith',
    script: [1, 6, 6],
  });
  t.act('england', 'fight');
  expect(t.where('block', 'fraser')).toBe('pool of scotland');
  expect(t.name('battle', 'round')).toBe(2);
  expect(t.name('battle', 'attacker')).toBe('scotland');
  // within a letter England, now the defender, acts first
  t.act('england', 'pass');
  expect(t.pending()).toEqual(['england: act']);
  t.act('england', 'pass');
  expect(t.pending()).toEqual(['scotland: act']);
  t.act('scotland', 'pass', 'next douglas', 'pass', 'pass');
  expect(t.name('battle', 'round')).toBe(3);
  t.act('england', 'pass', 'pass');
  t.act('scotland', 'pass', 'next douglas', 'pass', 'pass');
  expect(t.pending()).toEqual(['scotland: forced-retreat.next-block']);
});

it('14 a captured noble joins next round without bonus (8.25, 8.26, 3.5)', () => {
  const t = scots({
    ...battle('buchan', 'england'),
    blocks: { buchan: 'hobelars buchan 1 fraser 1' },
    scottish: 'buchan',
    script: [1, 6, 6, 6, 6, 6, 6, 3],
  });
  t.act('england', 'fight');
  expect(t.legal('scotland')).toEqual(['choose fraser', 'choose buchan']);
  t.act('scotland', 'choose buchan');
  expect(t.value('block', 'side', 'buchan')).toBe('england');
  expect(t.value('block', 'strength', 'buchan')).toBe(1);
  expect(t.value('block', 'reserve', 'buchan')).toBe(true);
  expect(t.pending()).toEqual(['scotland: act']);
  t.act('scotland', 'fight');
  expect(t.name('battle', 'round')).toBe(2);
  t.act('england', 'fight');
  expect(t.pending()).toEqual(['england: act']);
  t.act('england', 'fight');
  // a 3 would hit with the bonus of a defender at home
  expect(t.value('block', 'strength', 'fraser')).toBe(1);
  expect(t.where('block', 'fraser')).toBe('buchan');
});

it('15 the last defender captured (8.26, 8.34)', () => {
  const t = scots({
    ...battle('ross', 'england'),
    blocks: { ross: 'hobelars ross 1' },
    scottish: 'ross',
    script: [1, 1, 6],
  });
  t.act('england', 'fight');
  expect(t.value('block', 'side', 'ross')).toBe('england');
  expect(t.pending()).toEqual(['england: regroup.block']);
  expect(t.legal('england')).toContain('choose ross');
});

it('16 the bonus of a noble who arrives late (3.5, 8.12)', () => {
  const t = scots({
    ...battle('lennox', 'england'),
    blocks: { lennox: 'lancaster-knights campbell lennox' },
    scottish: 'lennox',
    reserve: 'lennox',
    script: [3, 6, 6],
  });
  t.act('england', 'pass');
  t.act('scotland', 'pass');
  expect(t.name('battle', 'round')).toBe(2);
  t.act('scotland', 'fight');
  expect(t.value('block', 'strength', 'lancaster-knights')).toBe(3);
  const attacking = scots({
    ...battle('lennox', 'scotland'),
    blocks: { lennox: 'york-infantry lennox' },
    scottish: 'lennox',
    script: [3, 6, 6],
  });
  attacking.act('scotland', 'fight');
  expect(attacking.value('block', 'strength', 'york-infantry')).toBe(4);
});

it('17 hits go to the strongest (8.19)', () => {
  const t = scots({ ...battle('fife', 'england'), blocks: { fife: 'edward wallace douglas' }, script: [1, 1, 1, 6] });
  t.act('scotland', 'pass');
  t.act('england', 'fight');
  expect(t.legal('scotland')).toEqual(['choose wallace', 'choose douglas']);
  t.act('scotland', 'choose wallace');
  // the second hit has one strongest block to go to
  expect([t.value('block', 'strength', 'wallace'), t.value('block', 'strength', 'douglas')]).toEqual([3, 3]);
  t.act('scotland', 'choose douglas');
  expect([t.value('block', 'strength', 'wallace'), t.value('block', 'strength', 'douglas')]).toEqual([3, 2]);
});

it('18 the last user of a border (8.29)', () => {
  const t = scots({
    run: 'game-turn',
    blocks: { lanark: 'lancaster-knights', mentieth: 'douglas', carrick: 'lindsay' },
    hands: { england: 'two-2', scotland: 'two-1' },
  });
  t.act('england', 'march lancaster-knights', 'choose mentieth');
  t.act('scotland', 'march lindsay', 'choose lanark', 'choose mentieth');
  expect(t.pending()).toEqual(['england: act']);
  expect(t.legal('england')).toContain('retreat lothian');
  expect(t.legal('england')).not.toContain('retreat lanark');
  expect(t.whyNot('england', 'act', 'retreat', { area: 'lanark' })).toBe('8.29');
  t.act('england', 'pass');
  expect(t.pending()).toEqual(['scotland: act']);
  expect(t.legal('scotland')).toContain('retreat lanark');
});

it('19 too narrow a way out (8.28, 8.30)', () => {
  const start = (third: string) =>
    scots({
      run: 'forced-retreat',
      names: {
        battle: { here: 'ross', attacker: 'england', defender: 'scotland', round: 3 },
        'forced-retreat': { loser: 'england' },
      },
      blocks: {
        ross: `york-infantry lancaster-infantry ${third} wallace`,
        garmoran: 'douglas',
        moray: 'cumbria-infantry',
      },
      english: third === 'ross' ? 'ross' : '',
    });
  for (const [third, place, side] of [
    ['durham-infantry', 'pool of england', 'england'],
    ['hobelars', 'dead', 'england'],
    ['ross', 'ross', 'scotland'],
  ] as const) {
    const t = start(third);
    t.act('england', 'next york-infantry', 'next lancaster-infantry');
    expect(t.where('block', 'york-infantry')).toBe('moray');
    expect(t.where('block', 'lancaster-infantry')).toBe('moray');
    expect(t.where('block', third)).toBe(place);
    expect(t.value('block', 'side', third)).toBe(side);
  }
});

it('20 Celtic rolls (8.7)', () => {
  const start = {
    ...battle('buchan', 'england'),
    blocks: { buchan: 'wales-archers ulster-infantry douglas' },
    reserve: 'ulster-infantry',
  };
  const gone = scots({ ...start, script: [5, 6] });
  // the archers leave before round 1, the reserve is rolled for when it comes in; nobody is left to fight
  expect(gone.where('block', 'wales-archers')).toBe('pool of england');
  expect(gone.where('block', 'ulster-infantry')).toBe('pool of england');
  const stays = scots({ ...start, script: [4] });
  expect(stays.where('block', 'wales-archers')).toBe('buchan');
  expect(stays.pending()).toEqual(['england: act']);
});
