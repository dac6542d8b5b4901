/** From the cells of a save to the cells of a position. Anything that does not fit throws a `Misfit`. */
import { at } from './at.ts';
import { emptyCells, placeThing } from './begin.ts';
import type { CellType } from './contract.ts';
import { type GameTables, numbered, widthOf } from './game-tables.ts';
import { type Packing, unpackValues } from './packed-values.ts';
import { quoted, readArray, readObject, readText } from './plain-data.ts';
import { packingOf } from './save.ts';
import { Misfit, type SavedNames } from './saved-names.ts';
import { LABELS, PENDING, RANDOM, RESULT, SECRET, SP, STACK, STACK_DEPTH } from './system-cells.ts';

interface Loading {
  readonly tables: GameTables;
  readonly names: SavedNames;
  readonly saved: ReadonlyMap<string, unknown>;
  readonly c: Int32Array;
}

const MOST_NAMES = 10_000;
const LONGEST_NAME = 400;

export function readSavedCells(tables: GameTables, names: SavedNames, input: unknown): Int32Array {
  const saved = readObject(input, 16);
  if (saved === null) throw new Misfit('The save has no cells.');
  const loading = { tables, names, saved, c: emptyCells(tables) };
  readControl(loading);
  readSecret(loading);
  readRandom(loading);
  readOptions(loading);
  readBans(loading);
  readPlaces(loading);
  readFields(loading);
  readVariables(loading);
  return loading.c;
}

function section({ saved }: Loading, name: string): ReadonlyMap<string, unknown> {
  const entries = readObject(saved.get(name), MOST_NAMES);
  if (entries === null) throw new Misfit(`The save lacks "${name}".`);
  return entries;
}

function readControl(loading: Loading): void {
  const { tables, saved, c } = loading;
  const result = readText(saved.get('result'), LONGEST_NAME);
  const winner = tables.playerOf.get(result ?? '');
  if (winner === undefined && result !== 'play' && result !== 'draw')
    throw new Misfit('The result in the save is unknown.');
  c[RESULT] = winner !== undefined ? winner + 2 : result === 'draw' ? 1 : 0;
  const stack = readArray(saved.get('stack'), STACK_DEPTH);
  if (stack === null) throw new Misfit('The save does not say which procedures run.');
  if ((stack.length === 0) !== (result !== 'play')) throw new Misfit('What runs in the save does not fit its result.');
  for (const [i, frame] of stack.entries()) c[STACK + i] = frameOf(tables, frame);
  c[SP] = stack.length;
  for (const [player, choice] of section(loading, 'pending')) {
    c[PENDING + index(tables.playerOf, 'player', player)] = index(tables.choiceOf, 'choice', choice) + 1;
  }
}

function frameOf(tables: GameTables, frame: unknown): number {
  const text = readText(frame, LONGEST_NAME) ?? '';
  const slash = text.indexOf('/');
  const proc = index(tables.procedureOf, 'procedure', text.slice(0, Math.max(slash, 0)));
  return (
    proc * LABELS +
    index(numbered(at(tables.labels, proc)), `place in "${text.slice(0, slash)}" called`, text.slice(slash + 1))
  );
}

function readSecret({ tables, saved, c }: Loading): void {
  if (!saved.has('secret')) return;
  const secret = readObject(saved.get('secret'), 2);
  const number = secret?.get('at');
  const fibers = readObject(secret?.get('fibers'), tables.players.length);
  if (typeof number !== 'number' || fibers === null || tables.def.secrets[number] === undefined || fibers.size === 0)
    throw new Misfit('The private steps in the save are unknown.');
  c[SECRET] = number + 1;
  for (const [player, label] of fibers) {
    c[tables.fiberBase + index(tables.playerOf, 'player', player)] =
      index(numbered(at(tables.secretLabels, number)), 'private step', label) + 1;
  }
}

function readRandom({ saved, c }: Loading): void {
  const words = readArray(saved.get('random'), 4);
  if (words?.length !== 4 || words.every((word) => word === 0))
    throw new Misfit('The random generator in the save is broken.');
  for (const [i, word] of words.entries()) {
    if (typeof word !== 'number' || (word | 0) !== word)
      throw new Misfit('The random generator in the save is broken.');
    c[RANDOM + i] = word;
  }
}

function readOptions({ tables, saved, c }: Loading): void {
  const { options } = tables.def;
  const chosen = readArray(saved.get('options'), options.length);
  if (chosen === null) throw new Misfit('The save lacks "options".');
  for (const option of options) c[option.cell] = 0;
  for (const name of chosen) c[at(options, index(numbered(options.map((each) => each.name)), 'option', name)).cell] = 1;
}

function readBans(loading: Loading): void {
  const { bans } = loading.tables.def;
  for (const [name, text] of section(loading, 'bans')) {
    const ban = at(bans, index(numbered(bans.map((each) => each.name)), 'ban', name));
    for (const [i, value] of unpack(text, { packing: 'numbers', count: ban.count, name }).entries())
      loading.c[ban.cell + i] = single(value, name);
  }
}

function readPlaces(loading: Loading): void {
  const { tables, names, c } = loading;
  const known = section(loading, 'shown');
  for (const [name, text] of section(loading, 'places')) {
    const kind = index(tables.kindOf, 'kind', name);
    const members = at(names.members, kind);
    const { places } = at(tables.def.kinds, kind);
    if (places === null) throw new Misfit(`A ${name} has no places.`);
    for (const [i, value] of unpack(text, { packing: 'numbers', count: members.length, name }).entries()) {
      const place = single(readValue(loading, { t: 'place', kind }, value, name), name);
      placeThing(tables, c, { kind, thing: at(members, i), place });
    }
    readShown(loading, kind, known.get(name));
    refuseCrowds(loading, kind);
  }
  for (const name of known.keys()) index(tables.kindOf, 'kind', name);
}

function readShown(loading: Loading, kind: number, text: unknown): void {
  const { places, words, name } = at(loading.tables.def.kinds, kind);
  if (places === null) return;
  loading.c.fill(0, places.shownBase, places.shownBase + words);
  if (text === undefined) return;
  const shown = readValue(loading, { t: 'set', kind }, at(unpack(text, { packing: 'lists', count: 1, name }), 0), name);
  writeSet(loading.c, places.shownBase, shown);
}

function refuseCrowds({ tables, c }: Loading, kind: number): void {
  const { places, members } = at(tables.def.kinds, kind);
  const taken = new Set<number>();
  for (let i = 0; places !== null && i < members.length; i += 1) {
    const place = c[places.placeBase + i] ?? -1;
    if (taken.has(place) && places.all[place]?.single === true)
      throw new Misfit(`More than one thing is in ${places.all[place].name}.`);
    taken.add(place);
  }
}

function readFields(loading: Loading): void {
  const { tables, names } = loading;
  const keys = numbered(tables.fields.map((field) => field.key));
  for (const [key, text] of section(loading, 'fields')) {
    const field = at(tables.fields, index(keys, 'attribute', key));
    const rows = at(names.members, field.def.kind);
    const columns = field.def.by === null ? [0] : at(names.members, field.def.by);
    for (const [i, value] of unpack(text, {
      packing: packingOf(field.def.type),
      count: rows.length * columns.length,
      name: key,
    }).entries()) {
      const row = at(rows, Math.floor(i / columns.length));
      const column = at(columns, i % columns.length);
      writeValue(
        loading,
        field.def.type,
        field.base + row * field.row + column * field.width,
        readValue(loading, field.def.type, value, key),
      );
    }
  }
}

function readVariables(loading: Loading): void {
  const { tables } = loading;
  const { def, variableKeys } = tables;
  const keys = numbered(
    def.variables.map((variable, i) => `${def.procedures[variable.proc]?.name ?? ''}/${at(variableKeys, i)}`),
  );
  const read = (owner: string, entries: ReadonlyMap<string, unknown>): void => {
    for (const [name, text] of entries) {
      const { type, base, count } = at(def.variables, index(keys, owner === '' ? 'track' : 'name', `${owner}/${name}`));
      const width = widthOf(def, type);
      for (const [i, value] of unpack(text, { packing: packingOf(type), count: count / width, name }).entries())
        writeValue(loading, type, base + i * width, readValue(loading, type, value, name));
    }
  };
  read('', section(loading, 'tracks'));
  for (const [procedure, input] of section(loading, 'locals')) {
    const entries = readObject(input, MOST_NAMES);
    if (entries === null || procedure === '')
      throw new Misfit(`The names of ${quoted(procedure)} in the save are no list.`);
    read(procedure, entries);
  }
}

/** A value under the present rules; members and places are counted as in the save. */
function readValue(
  { tables, names }: Loading,
  type: CellType,
  value: readonly number[],
  name: string,
): readonly number[] {
  switch (type.t) {
    case 'num':
      return [single(value, name)];
    case 'bool':
      return [inRange(single(value, name), 0, 1, name)];
    case 'ref':
    case 'place': {
      const saved = single(value, name);
      if (saved === -1) return [-1];
      return [lookedUp(at(type.t === 'ref' ? names.members : names.places, type.kind), saved, name)];
    }
    case 'set':
      return value.map((saved, i) => {
        if (i > 0 && saved <= (value[i - 1] ?? -1)) throw new Misfit(`A set in the save is out of order (${name}).`);
        return lookedUp(at(names.members, type.kind), saved, name);
      });
    case 'dice':
      if (value.length !== 6) throw new Misfit(`Dice in the save are broken (${name}).`);
      return value.map((count) => inRange(count, 0, tables.def.size, name));
  }
}

function writeValue({ tables, c }: Loading, type: CellType, cell: number, value: readonly number[]): void {
  if (type.t !== 'set') return c.set(value, cell);
  c.fill(0, cell, cell + widthOf(tables.def, type));
  writeSet(c, cell, value);
}

function writeSet(c: Int32Array, cell: number, members: readonly number[]): void {
  for (const member of members) c[cell + (member >>> 5)] = (c[cell + (member >>> 5)] ?? 0) | (1 << (member & 31));
}

interface PackedRange {
  readonly packing: Packing;
  readonly count: number;
  /** What it is called in a refusal. */
  readonly name: string;
}

function unpack(text: unknown, range: PackedRange): readonly (readonly number[])[] {
  const { packing, count, name } = range;
  if (typeof text === 'number' && packing === 'numbers' && count === 1 && (text | 0) === text) return [[text]];
  const values = unpackValues(text, packing, count);
  if (values === null) throw new Misfit(`The values of ${quoted(name)} in the save are broken.`);
  return values;
}

function single(value: readonly number[], name: string): number {
  const [only] = value;
  if (only === undefined || value.length !== 1) throw new Misfit(`A value of ${quoted(name)} in the save is broken.`);
  return only;
}

function inRange(value: number, lo: number, hi: number, name: string): number {
  if (value < lo || value > hi) throw new Misfit(`${value} is out of range for ${quoted(name)}.`);
  return value;
}

function lookedUp(indexes: readonly number[], saved: number, name: string): number {
  const present = indexes[saved];
  if (present === undefined) throw new Misfit(`${saved} is out of range for ${quoted(name)}.`);
  return present;
}

function index(map: ReadonlyMap<string, number>, what: string, name: unknown): number {
  const found = typeof name === 'string' ? map.get(name) : undefined;
  if (found === undefined) throw new Misfit(`There is no longer a ${what} ${quoted(name)}.`);
  return found;
}
