/** Everything of a game that can have a name. */
import type { GameIr } from '../ir/index.ts';

export interface NameTable {
  /** As texts call it, like the rules: `blocks`, `places`. */
  readonly plural: string;
  /** Its key in `TextDef.names`: `block`, `zone`. */
  readonly key: string;
  /** Ids that can be named. */
  readonly ids: ReadonlySet<string>;
  /** Ids that must have a name; members with a name of their design need none. */
  readonly needed: readonly string[];
  /** For edges: names that follow from the names of the ends. */
  readonly derived?: { readonly from: string; readonly ends: ReadonlyMap<string, readonly [string, string]> };
}

/** By plural, in the order of the rules. */
export function nameTables(game: GameIr): ReadonlyMap<string, NameTable> {
  const tables = new Map<string, NameTable>();
  const add = (table: NameTable): void => {
    if (table.ids.size > 0 && !tables.has(table.plural)) tables.set(table.plural, table);
  };
  for (const kind of game.kinds) add(tableOfKind(game, kind));
  const others = {
    places: ['zone', game.kinds.flatMap(({ places }) => places?.zones.map((zone) => zone.name) ?? [])],
    scenarios: ['scenario', game.scenarios.map((scenario) => scenario.name)],
    options: ['option', game.options.map((option) => option.name)],
    tracks: ['track', game.vars.flatMap(({ track, name }) => (track ? [name] : []))],
  } as const;
  for (const [plural, [key, ids]] of Object.entries(others)) {
    add({ plural, key, ids: new Set(ids), needed: [...new Set(ids)] });
  }
  return tables;
}

function tableOfKind(game: GameIr, kind: GameIr['kinds'][number]): NameTable {
  const { plural, name: key, members, designs = members, joins } = kind;
  const table = { plural, key, ids: new Set([...designs, ...members]), needed: [...new Set(designs)] };
  const joined = joins && game.kinds[joins.kind];
  if (!joins || !joined) return table;
  const idOf = (member: number): string => joined.members[member] ?? '';
  const ends = members.map((id, edge): readonly [string, readonly [string, string]] => {
    const [a = 0, b = 0] = joins.ends[edge] ?? [];
    return [id, [idOf(a), idOf(b)]];
  });
  return { ...table, needed: [], derived: { from: joined.name, ends: new Map(ends) } };
}
