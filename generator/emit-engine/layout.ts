import type { BanIr, FieldId, GameIr, KindId, ScenarioIr, ValueType, VarId, VarIr } from '../ir/index.ts';
import { firstGameCell } from '../runtime/system-cells.ts';
import type { GlobalNames } from './global-names.ts';
import { item } from './item.ts';
import { constantCase } from './safe-identifier.ts';

/** One named address of `layout.ts`. */
interface NamedCells {
  readonly name: string;
  readonly base: number;
  readonly count: number;
  readonly doc: string;
}

/** Where everything of a game lives in the cells of a position. */
export interface Layout {
  readonly size: number;
  readonly groups: readonly { readonly title: string; readonly cells: readonly NamedCells[] }[];
  place(kind: KindId): { readonly place: NamedCells; readonly at: NamedCells; readonly shown: NamedCells };
  field(field: FieldId): NamedCells;
  /** Variables in cells, dice and bans' captures included. */
  variable(v: VarId): NamedCells;
  option(name: string): NamedCells;
  ban(id: number): NamedCells;
  isInCells(v: VarId): boolean;
}

/** Number of cells of one value. */
export function cellsOf(game: GameIr, type: ValueType): number {
  if (type.t === 'set') return wordsOf(game, type.kind);
  return type.t === 'dice' ? 6 : 1;
}

/** Number of cells of one set of members of a kind. */
export function wordsOf(game: GameIr, kind: KindId): number {
  return Math.max(1, Math.ceil(item(game.kinds, kind).members.length / 32));
}

/** Gives every piece of state its cells, in the order of the game. */
export function layOut(game: GameIr, names: GlobalNames): Layout {
  let next = firstGameCell(item(game.kinds, game.players).members.length);
  const groups: { title: string; cells: NamedCells[] }[] = [];
  const begin = (
    title: string,
  ): ((wanted: readonly [string, ...string[]], count: number, doc: string) => NamedCells) => {
    const cells: NamedCells[] = [];
    groups.push({ title, cells });
    return (wanted, count, doc) => {
      const made = { name: names.claim('layout.ts', ...wanted), base: next, count, doc };
      next += count;
      cells.push(made);
      return made;
    };
  };

  const places = new Map<KindId, { place: NamedCells; at: NamedCells; shown: NamedCells }>();
  for (const kind of game.kinds) {
    if (kind.places === undefined) continue;
    const add = begin(`Where ${kind.plural} are`);
    const words = wordsOf(game, kind.id);
    const own = constantCase(kind.name);
    places.set(kind.id, {
      place: add([`PLACE_OF_${own}`], kind.members.length, `Place of each ${kind.name}, -1 out of the game`),
      at: add(
        [`${constantCase(kind.plural)}_AT`],
        kind.places.size * words,
        `Bits of the ${kind.plural} at each place, ${words} to a place`,
      ),
      shown: add([`${constantCase(kind.plural)}_SHOWN`], words, `Bits of the ${kind.plural} that are shown to all`),
    });
  }

  const fields = new Map<FieldId, NamedCells>();
  for (const kind of game.kinds) {
    const own = game.fields.filter((field) => field.kind === kind.id && field.live !== undefined);
    if (own.length === 0) continue;
    const add = begin(`What changes of ${kind.plural}`);
    for (const field of own) {
      const by = field.live?.by === undefined ? undefined : item(game.kinds, field.live.by);
      const doc = `${field.name} of each ${kind.name}${by === undefined ? '' : ` for each ${by.name}`}`;
      fields.set(
        field.id,
        add([constantCase(field.name, 'of', kind.name)], kind.members.length * (by?.members.length ?? 1), doc),
      );
    }
  }

  const variables = new Map<VarId, NamedCells>();
  const captured = new Set(game.bans.flatMap((ban) => ban.captures));
  const addVariables = (title: string, vars: readonly VarIr[], prefix: string): void => {
    if (vars.length === 0) return;
    const add = begin(title);
    for (const v of vars) {
      const per = v.per === undefined ? undefined : item(game.kinds, v.per);
      const wanted: [string, ...string[]] = prefix === '' ? [constantCase(v.name)] : [constantCase(prefix, v.name)];
      variables.set(
        v.id,
        add(
          wanted,
          cellsOf(game, v.type) * (per?.members.length ?? 1),
          `${v.name}${per === undefined ? '' : ` of each ${per.name}`}`,
        ),
      );
    }
  };
  const isCells = (v: VarIr): boolean => (v.storage === 'state' || v.type.t === 'dice') && !captured.has(v.id);
  addVariables(
    'Tracks',
    game.vars.filter((v) => v.track !== undefined && isCells(v)),
    '',
  );
  for (const proc of game.procs) {
    addVariables(
      `Names of "${proc.title}"`,
      game.vars.filter((v) => v.proc === proc.id && isCells(v)),
      proc.name,
    );
  }

  const options = new Map<string, NamedCells>();
  if (game.options.length > 0) {
    const add = begin('Options');
    for (const option of game.options)
      options.set(option.name, add([constantCase('option', option.name)], 1, option.name));
  }

  const bans = new Map<number, NamedCells>();
  if (game.bans.length > 0) {
    const add = begin('Bans: in force or not, then what they captured');
    for (const ban of game.bans) {
      bans.set(ban.id, add([constantCase('ban', ban.title)], 1, ban.title));
      for (const v of ban.captures) {
        const capture = item(game.vars, v);
        variables.set(
          v,
          add([constantCase('ban', ban.title, capture.name)], cellsOf(game, capture.type), capture.name),
        );
      }
    }
  }

  const found = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`this is a bug in the generator (emit-engine): no cells for ${what}`);
    return value;
  };
  return {
    size: next,
    groups,
    place: (kind) => found(places.get(kind), `places of kind ${kind}`),
    field: (field) => found(fields.get(field), `field ${field}`),
    variable: (v) => found(variables.get(v), `variable ${v} (${game.vars[v]?.name})`),
    option: (name) => found(options.get(name), `option ${name}`),
    ban: (id) => found(bans.get(id), `ban ${id}`),
    isInCells: (v) => variables.has(v),
  };
}

/** Cells of a ban and its captures. */
export function banCount(game: GameIr, ban: BanIr): number {
  return 1 + ban.captures.reduce((sum, v) => sum + cellsOf(game, item(game.vars, v).type), 0);
}

/** Cells that a scenario sets before its first step. */
export function scenarioCells(
  layout: Layout,
  scenario: ScenarioIr,
): readonly (readonly [cell: string, value: number])[] {
  return [
    ...scenario.tracks.map(({ v, value }) => [layout.variable(v).name, value] as const),
    ...scenario.fields.map(({ field, member, value }) => [offset(layout.field(field).name, member), value] as const),
  ];
}

/** `BASE`, or `BASE + 3`. */
function offset(base: string, by: number): string {
  return by === 0 ? base : `${base} + ${by}`;
}
