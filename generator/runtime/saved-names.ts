import { at } from './at.ts';
import { type GameTables, numbered } from './game-tables.ts';
import { quoted, readObject, readText } from './plain-data.ts';
import { kindsInSaves } from './save.ts';

/** Thrown inside the loader only, and caught there: what does not fit. */
export class Misfit extends Error {}

/** The numbers that a save counts with, and what they are under the present rules. */
export interface SavedNames {
  /** Per kind: saved member index → member index. */
  readonly members: readonly (readonly number[])[];
  /** Per kind: saved place index → place index. */
  readonly places: readonly (readonly number[])[];
}

const LONGEST_LIST = 200_000;

/** Reads the names of a save. Every saved name must still exist. */
export function readSavedNames(tables: GameTables, input: unknown): SavedNames {
  const { kinds } = tables.def;
  const names = readObject(input, 2);
  const savedMembers = readObject(names?.get('members'), kinds.length);
  const savedPlaces = readObject(names?.get('places'), kinds.length);
  if (savedMembers === null || savedPlaces === null) throw new Misfit('The save has no list of names.');
  for (const kind of [...savedMembers.keys(), ...savedPlaces.keys()])
    if (!tables.kindOf.has(kind)) throw new Misfit(`There is no longer a kind ${quoted(kind)}.`);
  const listed = kinds.map((kind) => (savedMembers.has(kind.name) ? split(savedMembers.get(kind.name)) : null));
  for (const kind of kindsInSaves(tables.def)) if (listed[kind] === null) listed[kind] = [];
  const members = kinds.map((kind, i) => translate(kind.name, listed[i] ?? [], kind.members));
  const places = kinds.map((kind, i) => {
    const words = savedPlaces.has(kind.name) ? split(savedPlaces.get(kind.name)) : [];
    const keys = words.flatMap((word) =>
      word.startsWith('@') ? (listed[tables.kindOf.get(word.slice(1)) ?? -1] ?? [word]) : [word],
    );
    return translate(`place of ${kind.plural}`, keys, at(tables.placeKeys, i));
  });
  return { members, places };
}

function split(input: unknown): string[] {
  const text = readText(input, LONGEST_LIST);
  if (text === null) throw new Misfit('A list of names in the save is not a text.');
  return text === '' ? [] : text.split(' ');
}

function translate(what: string, saved: readonly string[], present: readonly string[]): readonly number[] {
  const indexes = numbered(present);
  if (new Set(saved).size !== saved.length) throw new Misfit(`The save names a ${what} twice.`);
  return saved.map((name) => {
    const index = indexes.get(name);
    if (index === undefined) throw new Misfit(`There is no longer a ${what} ${quoted(name)}.`);
    return index;
  });
}
