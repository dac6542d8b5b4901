// Generated from rules/hammer-of-the-scots/ by rulewright. Do not edit.
// Rules hash: ecbac15e82b51b78
// Rules of set-up.yaml.

import type { Machine } from '#runtime';
import { AREA_ENGLAND, KIND_BLOCK, SIDE_ENGLAND, ZONE_POOL } from './ids.ts';
import { BLOCKS_AT, CROWNED } from './layout.ts';

/**
 * set-up-braveheart.
 * @source rules/hammer-of-the-scots/set-up.yaml:18
 */
export function setUpBraveheart(m: Machine, _at: number): void {
  const { c } = m;
  m.draw(KIND_BLOCK, 4, [...c.slice(BLOCKS_AT + (ZONE_POOL + SIDE_ENGLAND) * 2, BLOCKS_AT + (ZONE_POOL + SIDE_ENGLAND) * 2 + 2)], AREA_ENGLAND);
  m.leave();
  return;
}

/**
 * set-up-the-bruce.
 * @source rules/hammer-of-the-scots/set-up.yaml:39
 */
export function setUpTheBruce(m: Machine, _at: number): void {
  const { c } = m;
  m.put(CROWNED, 1);
  m.draw(KIND_BLOCK, 6, [...c.slice(BLOCKS_AT + (ZONE_POOL + SIDE_ENGLAND) * 2, BLOCKS_AT + (ZONE_POOL + SIDE_ENGLAND) * 2 + 2)], AREA_ENGLAND);
  m.leave();
  return;
}
