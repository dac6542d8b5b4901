/** What each side may know: one rule a position. */
import { expect, it } from 'vitest';
import { scots } from './hammer-table.ts';

it('standing blocks are known to their owner only (13.1, 3.2)', () => {
  const t = scots({ run: 'border-raid', blocks: { england: 'grant', fife: 'edward', mar: 'york-infantry' } });
  expect(t.knows('england', 'block', 'edward')).toBe(true);
  expect(t.knows('scotland', 'block', 'edward')).toBe(false);
  expect(t.knows(null, 'block', 'edward')).toBe(false);
  expect(t.knows('england', 'block', 'grant')).toBe(false);
});

it('blocks in a battle are shown, reserves when they come in, all hidden when it is over (8.6)', () => {
  const t = scots({
    run: 'battle',
    names: { battle: { here: 'fife', attacker: 'england' } },
    blocks: { fife: 'hobelars york-infantry wallace douglas', angus: 'keith' },
    reserve: 'york-infantry',
  });
  expect(t.knows('scotland', 'block', 'hobelars')).toBe(true);
  expect(t.knows('scotland', 'block', 'york-infantry')).toBe(false);
  expect(t.knows('england', 'block', 'wallace')).toBe(true);
  expect(t.knows('england', 'block', 'keith')).toBe(false);
  t.act('scotland', 'pass');
  t.act('england', 'pass');
  t.act('scotland', 'pass');
  expect(t.name('battle', 'round')).toBe(2);
  expect(t.knows('scotland', 'block', 'york-infantry')).toBe(true);
  t.act('scotland', 'retreat mentieth');
  // one who left is face down again
  expect(t.knows('england', 'block', 'wallace')).toBe(false);
});

it('a reserve that never came in was never shown (8.6)', () => {
  const t = scots({
    run: 'battle',
    names: { battle: { here: 'fife', attacker: 'england' } },
    blocks: { fife: 'hobelars york-infantry grant 1' },
    reserve: 'york-infantry',
    script: [1, 6, 6],
  });
  t.act('england', 'fight');
  expect(t.knows('scotland', 'block', 'york-infantry')).toBe(false);
  // who regroups is not told either
  t.act('england', 'choose york-infantry', 'choose mentieth');
  expect(t.knows('scotland', 'block', 'york-infantry')).toBe(false);
  expect(t.told('scotland')).not.toMatch(/york/i);
  expect(t.told('england')).toMatch(/york/i);
});

it('Scotland does not learn which block a raid took (13.1, 10.1)', () => {
  const t = scots({ run: 'border-raid', blocks: { england: 'grant', fife: 'edward', mar: 'york-infantry' } });
  t.act('england', 'choose edward');
  expect(t.knows('scotland', 'block', 'edward')).toBe(false);
  expect(t.told('scotland')).not.toMatch(/edward/i);
  expect(t.told('england')).toMatch(/edward/i);
});

it('the place of a noble who refused the Herald stays hidden (13.3)', () => {
  const t = scots({
    run: 'herald',
    names: { herald: { me: 'england' } },
    blocks: { ross: 'ross', fife: 'bruce' },
    scottish: 'ross bruce',
    script: [6],
  });
  t.act('england', 'choose ross');
  expect(t.knows('england', 'block', 'ross')).toBe(false);
});

it('the owner alone sees which block a pillage took from (13.1, 7.6)', () => {
  const t = scots({
    run: 'pillage',
    names: { pillage: { me: 'england' } },
    blocks: { angus: 'douglas campbell', fife: 'york-infantry' },
  });
  t.act('scotland', 'choose douglas');
  expect(t.knows('england', 'block', 'douglas')).toBe(false);
  expect(t.told('england')).not.toMatch(/douglas|campbell/i);
  expect(t.told('scotland')).toMatch(/douglas/i);
});

it('chosen cards are hidden until both sides have chosen (4.2, 13.1)', () => {
  const t = scots({
    run: 'year-of-war',
    blocks: { fife: 'bruce', ross: 'ross', mar: 'york-infantry' },
    english: 'ross',
    scottish: 'bruce',
    script: ['sea-move', 'one-1', 'one-2', 'one-3', 'one-4', 'herald', 'two-1', 'two-2', 'two-3', 'two-4'],
  });
  expect(t.knows('scotland', 'card', 'sea-move')).toBe(false);
  t.act('england', 'choose sea-move');
  expect(t.knows('scotland', 'card', 'sea-move')).toBe(false);
  expect(t.told('scotland')).not.toMatch(/sea move/i);
  t.act('scotland', 'choose herald');
  expect(t.knows('scotland', 'card', 'sea-move')).toBe(true);
  expect(t.knows('england', 'card', 'herald')).toBe(true);
  expect(t.told('scotland')).toMatch(/sea move/i);
});

it('the blocks of a pool and of a levy are known to their owner only (13.1, 11.20)', () => {
  const t = scots({
    run: 'winter',
    tracks: { year: 1299, 'last-year': 1305 },
    blocks: { 'pool of england': 'edward hobelars', ross: 'ross', fife: 'keith 1 grant 1' },
    english: 'ross',
    script: ['edward'],
  });
  t.act('scotland', 'done', 'build keith', 'build keith');
  expect(t.where('block', 'edward')).toBe('england');
  for (const block of ['edward', 'hobelars']) {
    expect(t.knows('england', 'block', block)).toBe(true);
    expect(t.knows('scotland', 'block', block)).toBe(false);
  }
});
