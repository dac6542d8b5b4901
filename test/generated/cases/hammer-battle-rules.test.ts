/** Battles beyond the cases: one rule a position. */
import { expect, it } from 'vitest';
import { scots } from './hammer-table.ts';

/** A battle in an area, from round 1. */
const battle = (here: string, attacker: string) => ({ run: 'battle', names: { battle: { here, attacker } } });

/** The compulsory retreat after round 3. */
const retreat = (here: string, attacker: string) => ({
  run: 'forced-retreat',
  names: {
    battle: { here, attacker, defender: attacker === 'england' ? 'scotland' : 'england', round: 3 },
    'forced-retreat': { loser: attacker },
  },
});

it('all A, then all B, then all C; within a letter the defender first (8.8)', () => {
  const t = scots({
    ...battle('fife', 'scotland'),
    blocks: { fife: 'hobelars york-knights york-infantry wallace keith douglas' },
  });
  const order: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    order.push(t.pending()[0] ?? '');
    t.act(order[i]?.startsWith('england') ? 'england' : 'scotland', 'pass');
  }
  expect(order.map((who) => who.slice(0, 3))).toEqual(['eng', 'sco', 'eng', 'sco', 'eng', 'sco']);
  expect(t.name('battle', 'round')).toBe(2);
});

it('each block acts once a round, in the order its owner likes (8.9)', () => {
  const t = scots({ ...battle('fife', 'scotland'), blocks: { fife: 'york-infantry douglas campbell' } });
  t.act('england', 'pass');
  expect(t.legal('scotland')).toEqual(['next douglas', 'next campbell']);
  t.act('scotland', 'next campbell', 'pass');
  expect(t.pending()).toEqual(['scotland: act']);
  t.act('scotland', 'pass');
  expect(t.pending()).toEqual(['england: act']);
});

it('as many dice as steps, and hits beyond the last target are lost (8.18, 8.19)', () => {
  const t = scots({ ...battle('fife', 'scotland'), blocks: { fife: 'grant 1 york-infantry 1' }, script: [1] });
  t.act('england', 'pass');
  t.act('scotland', 'fight');
  expect(t.where('block', 'york-infantry')).toBe('pool of england');
  const many = scots({
    ...battle('fife', 'scotland'),
    blocks: { fife: 'wallace grant york-infantry 1' },
    script: [1, 1, 1, 1],
  });
  many.act('scotland', 'fight');
  expect(many.where('block', 'york-infantry')).toBe('pool of england');
  expect(many.pending()).toEqual(['scotland: regroup.block']);
});

it('reserves are never hit (8.13, 8.19)', () => {
  const t = scots({
    ...battle('fife', 'england'),
    blocks: { fife: 'hobelars wallace 1 douglas' },
    reserve: 'douglas',
    script: [1, 1, 1],
  });
  t.act('scotland', 'pass');
  t.act('england', 'fight');
  expect(t.where('block', 'wallace')).toBe('dead');
  expect(t.value('block', 'strength', 'douglas')).toBe(4);
});

it('killed black crosses are out for good, ordinary blocks go to the pool (8.22, 8.24, 3.10)', () => {
  const killed = (block: string) => {
    const t = scots({
      ...battle('fife', 'england'),
      blocks: { fife: `hobelars douglas ${block} 1` },
      scottish: block,
      script: [1, 1, 6, 6],
      reserve: 'douglas',
    });
    while (t.pending()[0]?.startsWith('scotland')) t.act('scotland', 'pass');
    t.act('england', 'fight');
    return t.where('block', block);
  };
  expect(killed('norse')).toBe('dead');
  expect(killed('wallace')).toBe('dead');
  expect(killed('moray')).toBe('dead');
  expect(killed('french')).toBe('dead');
  expect(killed('keith')).toBe('pool of scotland');
});

it('the King killed: England has won at once (8.23, 12.6)', () => {
  const t = scots({
    ...battle('fife', 'england'),
    blocks: { fife: 'hobelars scottish-king 1 douglas 1' },
    script: [1, 1, 1],
  });
  t.act('scotland', 'pass');
  t.act('england', 'fight');
  t.act('scotland', 'choose scottish-king');
  expect(t.result()).toBe('england');
});

it('Edward I killed goes to the pool as Edward II, who loses the game when killed (9.1, 9.2, 12.7)', () => {
  const start = (reign: number) =>
    scots({
      ...battle('fife', 'scotland'),
      tracks: { year: 1299, 'last-year': 1305, reign },
      blocks: { fife: 'wallace edward 1 york-infantry' },
      script: [1, 6, 6, 6],
      reserve: 'york-infantry',
    });
  const first = start(1);
  first.act('scotland', 'fight');
  expect(first.where('block', 'edward')).toBe('pool of england');
  expect(first.track('reign')).toBe(2);
  expect(first.value('block', 'strength', 'edward')).toBe(4);
  const second = start(2);
  second.act('scotland', 'fight');
  expect(second.result()).toBe('scotland');
});

it('the battlefield changes hands also when the defenders left by retreat, not with the option (8.17, D8)', () => {
  const start = (options: Readonly<Record<string, boolean>>) => {
    const t = scots({
      ...battle('buchan', 'england'),
      blocks: { buchan: 'york-infantry keith douglas', mar: 'barclay' },
      reserve: 'douglas',
      options,
    });
    t.act('scotland', 'retreat mar');
    return t;
  };
  expect(start({}).name('battle', 'attacker')).toBe('scotland');
  expect(start({ 'change-only-if-killed': true }).name('battle', 'attacker')).toBe('england');
});

it('the battlefield changes hands also for a noble captured in round 1 (8.17, 3.5)', () => {
  const t = scots({
    ...battle('angus', 'england'),
    blocks: { angus: 'durham-knights 1 angus 1 keith 1' },
    english: 'angus',
    script: [1, 1, 3],
  });
  // Keith wins Angus over, then he falls: Angus alone comes in, as an attacker without a bonus
  t.act('scotland', 'fight');
  t.act('england', 'choose angus', 'fight');
  expect(t.where('block', 'keith')).toBe('pool of scotland');
  expect(t.name('battle', 'round')).toBe(2);
  expect(t.name('battle', 'attacker')).toBe('scotland');
  t.act('england', 'pass');
  t.act('scotland', 'fight');
  expect(t.where('block', 'durham-knights')).toBe('angus');
});

it('between rounds 2 and 3 nothing changes hands (8.17)', () => {
  const t = scots({
    ...battle('angus', 'england'),
    blocks: { angus: 'durham-knights 1 angus 1 keith 1' },
    english: 'angus',
    script: [1, 1, 3, 6],
  });
  t.act('scotland', 'pass');
  t.act('england', 'next angus', 'pass', 'pass');
  t.act('scotland', 'fight');
  t.act('england', 'choose angus', 'fight');
  expect(t.name('battle', 'round')).toBe(3);
  expect(t.name('battle', 'attacker')).toBe('england');
  // he defends at home: a 3 hits
  t.act('scotland', 'fight');
  expect(t.where('block', 'durham-knights')).toBe('pool of england');
});

it('a noble can be captured back (8.26)', () => {
  const t = scots({
    ...battle('buchan', 'england'),
    blocks: { buchan: 'hobelars 1 buchan 1 keith 1' },
    scottish: 'buchan',
    script: [1, 1],
  });
  t.act('england', 'fight');
  t.act('scotland', 'choose buchan', 'pass');
  expect(t.value('block', 'side', 'buchan')).toBe('england');
  t.act('england', 'pass');
  t.act('scotland', 'fight');
  t.act('england', 'choose buchan');
  expect(t.value('block', 'side', 'buchan')).toBe('scotland');
  expect(t.value('block', 'strength', 'buchan')).toBe(1);
  expect(t.value('block', 'reserve', 'buchan')).toBe(false);
});

it('a noble captured in round 3 by the attackers must retreat with them (8.26, 8.5)', () => {
  const t = scots({
    ...battle('ross', 'england'),
    blocks: { ross: 'york-infantry 1 ross 1 moray 1', garmoran: 'york-knights' },
    scottish: 'ross moray',
    script: [1],
  });
  for (let round = 1; round <= 2; round += 1) {
    t.act('scotland', 'next ross', 'pass', 'pass');
    t.act('england', 'pass');
  }
  t.act('scotland', 'next ross', 'pass', 'pass');
  t.act('england', 'fight');
  t.act('scotland', 'choose ross');
  expect(t.value('block', 'side', 'ross')).toBe('england');
  expect(t.pending()).toEqual(['england: forced-retreat.next-block']);
  expect(t.legal('england')).toEqual(['next york-infantry', 'next ross']);
});

it('a block that has a way must go, its owner says where (8.30)', () => {
  const t = scots({ ...retreat('ross', 'england'), blocks: { ross: 'york-infantry wallace', moray: 'edward' } });
  expect(t.legal('england')).toEqual(['choose garmoran', 'choose moray']);
  const one = scots({
    ...retreat('ross', 'england'),
    blocks: { ross: 'york-infantry wallace', moray: 'edward', garmoran: 'grant' },
  });
  expect(one.where('block', 'york-infantry')).toBe('moray');
});

it('the King who cannot retreat is lost with the game (8.30, D10)', () => {
  const t = scots({
    ...retreat('fife', 'scotland'),
    blocks: { fife: 'scottish-king york-infantry', angus: 'edward', mentieth: 'hobelars', atholl: 'york-knights' },
  });
  expect(t.result()).toBe('england');
});

it('nobody retreats over a border that the enemy used last, nor into enemies or a fight (8.27, 8.29)', () => {
  const t = scots({
    ...battle('ross', 'england'),
    blocks: { ross: 'york-infantry douglas', garmoran: 'grant' },
    borders: { 'last-user': { 'ross-moray': 'england' } },
  });
  // Douglas and York have the letter C; the defender first
  expect(t.legal('scotland')).toEqual(['fight', 'retreat garmoran', 'pass']);
  expect(t.whyNot('scotland', 'act', 'retreat', { area: 'moray' })).toBe('8.29');
  t.act('scotland', 'pass');
  expect(t.legal('england')).toEqual(['fight', 'retreat moray', 'pass']);
  expect(t.whyNot('england', 'act', 'retreat', { area: 'garmoran' })).toBe('8.27');
});

it('the counters of retreats are fresh in every round (8.28)', () => {
  const t = scots({
    ...battle('ross', 'england'),
    blocks: { ross: 'york-infantry lancaster-infantry durham-infantry cumbria-infantry wallace', garmoran: 'grant' },
  });
  t.act('scotland', 'pass');
  t.act('england', 'next york-infantry', 'retreat moray', 'next lancaster-infantry', 'retreat moray');
  t.act('england', 'next durham-infantry');
  expect(t.legal('england')).toEqual(['fight', 'pass']);
  expect(t.whyNot('england', 'act', 'retreat', { area: 'moray' })).toBe('8.28');
  t.act('england', 'pass', 'pass');
  t.act('scotland', 'pass');
  t.act('england', 'next durham-infantry');
  expect(t.legal('england')).toEqual(['fight', 'retreat moray', 'pass']);
});

it('no English block leaves England by retreat, no Scottish one enters it (8.31, 10.4)', () => {
  const raid = scots({
    ...battle('england', 'scotland'),
    blocks: { england: 'york-infantry douglas', annan: 'edward' },
  });
  expect(raid.legal('england')).toEqual(['fight', 'pass']);
  expect(raid.whyNot('england', 'act', 'retreat', { area: 'annan' })).toBe('8.31');
  raid.act('england', 'pass');
  expect(raid.legal('scotland')).toEqual(['fight', 'retreat teviot', 'retreat dunbar', 'pass']);
  const home = scots({ ...battle('teviot', 'england'), blocks: { teviot: 'york-infantry douglas' } });
  expect(home.legal('scotland')).not.toContain('retreat england');
  home.act('scotland', 'pass');
  expect(home.legal('england')).toContain('retreat england');
});

it('the Norse retreat by sea only, to friends on a coast of Scotland (8.32)', () => {
  const t = scots({
    ...battle('buchan', 'england'),
    blocks: { buchan: 'norse york-infantry', lennox: 'grant', badenoch: 'keith', england: 'fraser', annan: 'edward' },
  });
  expect(t.legal('scotland')).toEqual(['fight', 'retreat lennox', 'pass']);
  const lost = scots({
    ...retreat('buchan', 'scotland'),
    blocks: { buchan: 'norse york-infantry', badenoch: 'keith' },
  });
  expect(lost.where('block', 'norse')).toBe('dead');
  const saved = scots({ ...retreat('buchan', 'scotland'), blocks: { buchan: 'norse york-infantry', ross: 'keith' } });
  expect(saved.where('block', 'norse')).toBe('ross');
});

it('regroup: one step, friendly or neutral, marks do not matter, the caps do (8.34)', () => {
  const t = scots({
    run: 'regroup',
    names: { battle: { here: 'ross', attacker: 'england', defender: 'scotland' }, regroup: { winner: 'england' } },
    blocks: { ross: 'hobelars ross york-infantry', moray: 'moray' },
    english: 'ross',
    scottish: 'moray',
    reserve: 'york-infantry',
    borders: { 'last-user': { 'ross-garmoran': 'scotland' } },
  });
  t.act('england', 'choose ross');
  expect(t.where('block', 'ross')).toBe('garmoran');
  t.act('england', 'choose york-infantry');
  // the red border is used up, Moray is held by Scots
  expect(t.where('block', 'hobelars')).toBe('ross');
  expect(t.pending()).toEqual([]);
  expect(t.value('block', 'reserve', 'york-infantry')).toBe(false);
});

it('the Norse regroup by sea (8.32, 8.34)', () => {
  const t = scots({
    run: 'regroup',
    names: { battle: { here: 'ross', attacker: 'scotland', defender: 'england' }, regroup: { winner: 'scotland' } },
    blocks: { ross: 'norse', fife: 'wallace', annan: 'york-infantry', badenoch: 'keith', mentieth: 'grant' },
  });
  t.act('scotland', 'choose norse');
  expect(t.legal('scotland')).toEqual(['choose fife', 'choose mentieth']);
});

it('the winner is whoever holds the area, the defender after a compulsory retreat (8.35)', () => {
  const t = scots({ ...battle('ross', 'england'), blocks: { ross: 'york-infantry douglas', moray: 'edward' } });
  for (let round = 0; round < 3; round += 1) {
    t.act('scotland', 'pass');
    t.act('england', 'pass');
  }
  t.act('england', 'choose moray');
  expect(t.pending()).toEqual(['scotland: regroup.block']);
});

it('an area left by a retreat is open for the next one (8.36)', () => {
  const t = scots({
    ...battle('ross', 'england'),
    blocks: { ross: 'york-infantry keith fraser', moray: 'grant' },
  });
  // Keith goes to empty Garmoran; after that it is friendly to Scots and shut to England
  t.act('scotland', 'retreat garmoran');
  t.act('scotland', 'pass');
  expect(t.legal('england')).toEqual(['fight', 'pass']);
  expect(t.whyNot('england', 'act', 'retreat', { area: 'garmoran' })).toBe('8.27');
});

it('a Celtic defender rolls too, in England as anywhere, and again in the next battle (8.7)', () => {
  const start = {
    ...battle('england', 'scotland'),
    blocks: { england: 'wales-infantry york-infantry douglas' },
  };
  const gone = scots({ ...start, script: [6] });
  expect(gone.where('block', 'wales-infantry')).toBe('pool of england');
  const stays = scots({ ...start, script: [4] });
  expect(stays.where('block', 'wales-infantry')).toBe('england');
});

it('Celtic blocks are not rolled for when the battle is over before they come in (8.7)', () => {
  const t = scots({
    ...battle('buchan', 'england'),
    blocks: { buchan: 'hobelars ulster-infantry grant 1' },
    reserve: 'ulster-infantry',
    script: [1, 6, 6],
  });
  t.act('england', 'fight');
  // the script has no die left for Ulster
  expect(t.pending()).toEqual(['england: regroup.block']);
  expect(t.where('block', 'ulster-infantry')).toBe('buchan');
});

it('Schiltroms: Scottish infantry hit on one more where England has no archers in the fight (10.6)', () => {
  const start = (english: string, options: Readonly<Record<string, boolean>>) => {
    const t = scots({
      ...battle('fife', 'scotland'),
      blocks: { fife: `${english} douglas 1` },
      reserve: 'lancaster-archers',
      script: [4],
      options,
    });
    t.act('england', 'pass');
    t.act('scotland', 'fight');
    return t.value('block', 'strength', 'york-infantry');
  };
  expect(start('york-infantry', {})).toBe(4);
  expect(start('york-infantry', { schiltroms: true })).toBe(3);
  // archers still in reserve do not count
  expect(start('york-infantry lancaster-archers', { schiltroms: true })).toBe(3);
});

it('archers in the fight break the Schiltroms (10.6)', () => {
  const t = scots({
    ...battle('fife', 'scotland'),
    blocks: { fife: 'york-infantry lancaster-archers douglas 1' },
    options: { schiltroms: true },
    script: [4],
  });
  t.act('england', 'pass', 'pass');
  t.act('scotland', 'fight');
  expect(t.value('block', 'strength', 'york-infantry')).toBe(4);
});

it('home bonus for Moray and for both homes of Bruce, not for an attacker (3.5)', () => {
  const throws = (here: string, noble: string, attacker: string) => {
    const t = scots({
      ...battle(here, attacker),
      blocks: { [here]: `york-infantry ${noble} 1` },
      scottish: noble,
      script: [3],
    });
    t.act('scotland', 'fight');
    return t.value('block', 'strength', 'york-infantry');
  };
  expect(throws('moray', 'moray', 'england')).toBe(3);
  expect(throws('annan', 'bruce', 'england')).toBe(3);
  expect(throws('carrick', 'bruce', 'england')).toBe(3);
  expect(throws('lanark', 'stewart', 'england')).toBe(3);
  expect(throws('carrick', 'bruce', 'scotland')).toBe(4);
  expect(throws('fife', 'bruce', 'england')).toBe(4);
});
