import { at } from './at.ts';
import type { GameDef } from './contract.ts';
import { SPAN } from './contract.ts';
import { LABELS } from './system-cells.ts';

/** Throws where a generated engine does not fit the limits of this runtime: a bug of the generator, met at once. */
export function checkDef(def: GameDef): void {
  at(def.procedures, def.main);
  for (const kind of def.kinds) {
    require(kind.members.length === kind.designs.length &&
      kind.words === Math.max(1, Math.ceil(kind.members.length / 32)), `sizes of kind ${kind.name}`);
    require(kind.members.length <= SPAN, `number of ${kind.plural}`);
    for (const id of kind.members) require(/^[^\s@]+$/.test(id), `id "${id}"`);
    for (const place of kind.places?.all ?? []) require(!/\s/.test(place.name), `place name "${place.name}"`);
  }
  for (const procedure of def.procedures)
    require(procedure.labels.length <= LABELS, `number of labels of ${procedure.name}`);
  for (const choice of def.choices) require(choice.options.length < 2 ** 15, `number of options of ${choice.name}`);
}

function require(isSound: boolean, what: string): void {
  if (!isSound) throw new RangeError(`This is a bug in the generator: the ${what} cannot be right.`);
}
