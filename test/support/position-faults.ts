/** What can be wrong with the cells of a position, whatever the game: everything here is read from its `GameDef`. */
import { type CellType, type GameDef, hasBit, type KindDef, nextBit } from '../../generator/runtime/index.ts';
import {
  fiberCells,
  LABELS,
  PENDING,
  RANDOM,
  RESULT,
  SECRET,
  SP,
  STACK,
  STACK_DEPTH,
} from '../../generator/runtime/system-cells.ts';

/** No number of a game is outside these. */
const LEAST = -10_000;
const MOST = 100_000;

/**
 * A sentence for each fault; none for a sound position. `fromOutside`: a save may have been written by hand, and a loader
 * cannot know how large its numbers may be, nor whether what no procedure reads was ever written.
 */
export function positionFaults(
  def: GameDef,
  c: Int32Array,
  { fromOutside }: { readonly fromOutside: boolean } = { fromOutside: false },
): readonly string[] {
  const isLookedAt = ({ type }: { readonly type: CellType }): boolean => !fromOutside || type.t !== 'num';
  return [
    ...(c.length === def.size ? [] : [`There are ${c.length} cells, not ${def.size}.`]),
    ...def.kinds.flatMap((kind) => placeFaults(kind, c)),
    ...def.fields.filter(isLookedAt).flatMap((field) => {
      const rows = sizeOf(def, field.kind) * (field.by === null ? 1 : sizeOf(def, field.by));
      return valuesFaults(def, c, { ...field, rows, name: `${def.kinds[field.kind]?.name}.${field.name}` });
    }),
    ...def.variables
      .filter(isLookedAt)
      .flatMap((variable) => valuesFaults(def, c, { ...variable, rows: variable.count / widthOf(def, variable.type) })),
    ...def.options.flatMap(({ name, cell }) => between(c[cell], 0, 1, `option ${name}`)),
    ...controlFaults(def, c),
    ...(fromOutside ? [] : localFaults(def, c)),
  ];
}

/** Each thing in exactly one place, the bits of the places agree, and single places hold at most one. */
function placeFaults({ name, plural, members, words, places }: KindDef, c: Int32Array): readonly string[] {
  if (places === null) return [];
  const faults: string[] = [];
  for (const [thing, id] of members.entries()) {
    const where = c[places.placeBase + thing] ?? Number.NaN;
    faults.push(...between(where, -1, places.all.length - 1, `place of ${name} ${id}`));
    const at = places.all.flatMap((_, place) => (hasBit(c, places.atBase + place * words, thing) ? [place] : []));
    if (at.join() !== (where < 0 ? '' : String(where)))
      faults.push(`The ${name} ${id} is in place ${where}, but the bits say ${at.join(' and ') || 'nowhere'}.`);
  }
  for (const [place, { name: where, single }] of places.all.entries()) {
    const base = places.atBase + place * words;
    faults.push(...strayBits(c, base, words, members.length, `${plural} in ${where}`));
    if (single && bitsOf(c, base, words).length > 1) faults.push(`There is more than one ${name} in ${where}.`);
  }
  return [...faults, ...strayBits(c, places.shownBase, words, members.length, `shown ${plural}`)];
}

interface Values {
  readonly name: string;
  readonly type: CellType;
  readonly base: number;
  readonly rows: number;
}

function valuesFaults(def: GameDef, c: Int32Array, { name, type, base, rows }: Values): readonly string[] {
  const width = widthOf(def, type);
  return Array.from({ length: rows }, (_, i) => valueFaults(def, c, { name, type, cell: base + i * width })).flat();
}

function valueFaults(
  def: GameDef,
  c: Int32Array,
  { name, type, cell }: { readonly name: string; readonly type: CellType; readonly cell: number },
): readonly string[] {
  switch (type.t) {
    case 'num':
      return between(c[cell], LEAST, MOST, name);
    case 'bool':
      return between(c[cell], 0, 1, name);
    case 'ref':
      return between(c[cell], -1, sizeOf(def, type.kind) - 1, name);
    case 'place':
      return between(c[cell], -1, (def.kinds[type.kind]?.places?.all.length ?? 0) - 1, name);
    case 'set':
      return strayBits(c, cell, widthOf(def, type), sizeOf(def, type.kind), name);
    case 'dice':
      return [0, 1, 2, 3, 4, 5].flatMap((face) => between(c[cell + face], 0, MOST, `${name} (dice)`));
  }
}

function controlFaults(def: GameDef, c: Int32Array): readonly string[] {
  const players = sizeOf(def, def.players);
  const depth = c[SP] ?? -1;
  const faults = [
    ...between(depth, 0, STACK_DEPTH, 'depth of the stack'),
    ...between(c[RESULT], 0, players + 1, 'result'),
    ...between(c[SECRET], 0, def.secrets.length, 'private steps'),
  ];
  for (let i = 0; i < STACK_DEPTH; i += 1) {
    const frame = c[STACK + i] ?? -1;
    if (i >= depth) faults.push(...between(frame, 0, 0, `unused frame ${i}`));
    else {
      const procedure = def.procedures[Math.floor(frame / LABELS)];
      if (procedure === undefined) faults.push(`Frame ${i} belongs to no procedure.`);
      else faults.push(...between(frame % LABELS, 0, procedure.labels.length - 1, `label of ${procedure.name}`));
    }
  }
  for (let player = 0; player < players; player += 1) {
    faults.push(...between(c[PENDING + player], 0, def.choices.length, 'choice to answer'));
    const most = def.secrets[(c[SECRET] ?? 0) - 1]?.labels.length ?? 0;
    faults.push(...between(c[fiberCells(players) + player], 0, most, 'private step'));
  }
  if (c.subarray(RANDOM, RANDOM + 4).every((word) => word === 0)) faults.push('The random generator stands still.');
  if ((c[RESULT] === 0) !== depth > 0) faults.push('The game is over and something runs, or the other way round.');
  return faults;
}

/** Names of procedures that do not run are at their start. */
function localFaults(def: GameDef, c: Int32Array): readonly string[] {
  const running = new Set(Array.from(c.subarray(STACK, STACK + (c[SP] ?? 0)), (frame) => Math.floor(frame / LABELS)));
  return def.variables.flatMap(({ name, proc, base, count, start }) =>
    proc < 0 || running.has(proc) || c.subarray(base, base + count).every((value) => value === start)
      ? []
      : [`"${name}" of ${def.procedures[proc]?.name} is not at its start, though it does not run.`],
  );
}

function sizeOf(def: GameDef, kind: number): number {
  return def.kinds[kind]?.members.length ?? 0;
}

function widthOf(def: GameDef, type: CellType): number {
  if (type.t === 'set') return def.kinds[type.kind]?.words ?? 0;
  return type.t === 'dice' ? 6 : 1;
}

function bitsOf(c: Int32Array, base: number, words: number): readonly number[] {
  const bits: number[] = [];
  for (let i = nextBit(c, base, words, 0); i >= 0; i = nextBit(c, base, words, i + 1)) bits.push(i);
  return bits;
}

function strayBits(c: Int32Array, base: number, words: number, members: number, name: string): readonly string[] {
  const stray = bitsOf(c, base, words).find((bit) => bit >= members);
  return stray === undefined ? [] : [`${name} has a member ${stray} of ${members}.`];
}

function between(value: number | undefined, lo: number, hi: number, name: string): readonly string[] {
  return value !== undefined && value >= lo && value <= hi ? [] : [`${name} is ${value}, not ${lo} to ${hi}.`];
}
