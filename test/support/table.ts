/**
 * A table set up for one question of the rules: things in places, values, and the procedure that runs. Knows no game: it
 * is a scenario of its own, made from names, played by the engine that was compiled.
 */
import { expect } from 'vitest';
import { type ChanceValue, createEngine, type GameDef } from '../../generator/runtime/index.ts';
import { Position } from '../../generator/runtime/position.ts';

type Value = string | number | boolean | null;

export interface Setting {
  /** The procedure that runs, alone; the game is over when it ends. */
  readonly run: string;
  /** Names of procedures: `{ battle: { here: 'fife' } }`. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, Value>>>>;
  readonly tracks?: Readonly<Record<string, Value>>;
  /** Kind → place (`tower`, `pool of red`) → things; a number is the strength-like attribute named in `measure`. */
  readonly things: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Kind → attribute → thing → value. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Value>>>>>>;
  /** Things not named go here, kind by kind. */
  readonly rest: Readonly<Record<string, string>>;
  readonly script?: readonly ChanceValue[];
  readonly options?: Readonly<Record<string, boolean>>;
}

export interface Table {
  /** `march knights`: option and argument of a legal action. Fails with the legal ones. */
  act(player: string, ...words: readonly string[]): void;
  /** All legal actions of a player as `option argument`. */
  legal(player: string): string[];
  /** Clause of the reason why an action is not legal. */
  whyNot(
    player: string,
    choice: string,
    option: string,
    args: Readonly<Record<string, string>>,
  ): string | null | undefined;
  /** Who decides what: `england: act`. */
  pending(): string[];
  where(kind: string, thing: string): string;
  value(kind: string, attribute: string, thing: string): Value;
  track(name: string): Value;
  name(procedure: string, name: string): Value;
  /** Whether a player (null: a spectator) recognises a thing. */
  knows(player: string | null, kind: string, thing: string): boolean;
  /** All that a player is told about the game so far. */
  told(player: string | null): string;
  result(): string | null | undefined;
}

export function table(def: GameDef, setting: Setting): Table {
  const names = namesOf(def);
  const scenario = {
    name: 'table',
    cells: cellsOf(def, names, setting),
    places: placesOf(def, names, setting),
    then: -1,
  };
  const main = def.procedures.findIndex((procedure) => procedure.name === setting.run);
  if (main < 0) throw new Error(`No procedure ${setting.run}.`);
  const engine = createEngine({ ...def, main, scenarios: [scenario] });
  const start = { scenario: 'table', seed: 1, options: setting.options ?? {} };
  const position = engine.start(setting.script ? { ...start, script: setting.script, afterScript: 'fault' } : start);
  const c = () => Position.gameOf(position).c;
  const words = (action: { readonly option: string; readonly args?: Readonly<Record<string, unknown>> }): string =>
    [action.option, ...Object.values(action.args ?? {})].join(' ');
  return {
    act(player, ...said) {
      for (const one of said) {
        const actions = engine.actions(position, player);
        const action = actions.find((candidate) => words(candidate) === one);
        if (!action)
          throw new Error(
            `${player} cannot "${one}"; legal: ${actions.map(words).join(', ') || 'nothing'}; pending: ${this.pending().join(', ')}`,
          );
        expect(engine.apply(position, player, action)).toEqual({ ok: true });
      }
    },
    legal: (player) => engine.actions(position, player).map(words),
    whyNot: (player, choice, option, args) =>
      engine.explain(position, player, { choice, option, args } as never)?.clause,
    pending: () => engine.pending(position).map(({ player, choice }) => `${player}: ${choice}`),
    where(kind, thing) {
      const { places, k } = names.kind(kind);
      const at = c()[places.placeBase + names.thing(k, thing)] ?? -1;
      return at < 0 ? 'nowhere' : names.placeName(k, at);
    },
    value: (kind, attribute, thing) => {
      const field = names.field(kind, attribute);
      return names.read(field.type, c()[field.base + names.thing(field.kind, thing)] ?? 0);
    },
    track(name) {
      const variable = names.variable(-1, name);
      return names.read(variable.type, c()[variable.base] ?? 0);
    },
    name(procedure, name) {
      const variable = names.variable(
        def.procedures.findIndex((one) => one.name === procedure),
        name,
      );
      return names.read(variable.type, c()[variable.base] ?? 0);
    },
    knows(player, kind, thing) {
      const seen = engine.view(position, player).kinds[kind];
      return (
        seen?.things.some(({ id }) => id === thing) === true ||
        Object.values(seen?.zones ?? {}).some(({ members }) => members.includes(thing))
      );
    },
    told: (player) =>
      engine
        .log(position, player, 'en')
        .map(({ text }) => text)
        .join('\n'),
    result: () => engine.result(position)?.winner,
  };
}

type Names = ReturnType<typeof namesOf>;

function namesOf(def: GameDef) {
  const must = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`There is no ${what}.`);
    return value;
  };
  const kindAt = (k: number) => must(def.kinds[k], `kind ${k}`);
  const kindIndex = (name: string): number =>
    must(nonNegative(def.kinds.findIndex((kind) => kind.name === name)), name);
  const member = (k: number, name: string): number =>
    must(nonNegative(kindAt(k).members.indexOf(name)), `${kindAt(k).name} ${name}`);
  const placeName = (k: number, place: number): string => {
    const one = must(kindAt(k).places?.all[place], `place ${place}`);
    return one.owner < 0 ? one.name : `${one.name} of ${kindAt(def.players).members[one.owner]}`;
  };
  return {
    kind: (name: string) => ({
      k: kindIndex(name),
      places: must(kindAt(kindIndex(name)).places ?? undefined, `places of ${name}`),
    }),
    thing: member,
    placeName,
    place: (k: number, name: string): number =>
      must(
        nonNegative((kindAt(k).places?.all ?? []).findIndex((_, place) => placeName(k, place) === name)),
        `place ${name}`,
      ),
    field: (kind: string, name: string) =>
      must(
        def.fields.find((one) => one.name === name && one.kind === kindIndex(kind)),
        `${name} of ${kind}`,
      ),
    variable: (proc: number, name: string) =>
      must(
        def.variables.find((one) => one.proc === proc && one.name === name),
        `name ${name}`,
      ),
    read: (type: GameDef['fields'][number]['type'], cell: number): Value => {
      if (type.t === 'bool') return cell !== 0;
      return type.t === 'ref' ? (cell < 0 ? null : (kindAt(type.kind).members[cell] ?? null)) : cell;
    },
    cell: (type: GameDef['fields'][number]['type'], value: Value): number => {
      if (typeof value === 'string') return type.t === 'ref' ? member(type.kind, value) : Number(value);
      return value === null ? -1 : Number(value);
    },
  };
}

const nonNegative = (index: number): number | undefined => (index < 0 ? undefined : index);

function cellsOf(
  def: GameDef,
  names: Names,
  { tracks = {}, names: frames = {}, values = {} }: Setting,
): (readonly [number, number])[] {
  const track = Object.entries(tracks).map(([name, value]) => {
    const variable = names.variable(-1, name);
    return [variable.base, names.cell(variable.type, value)] as const;
  });
  const frame = Object.entries(frames).flatMap(([procedure, own]) =>
    Object.entries(own).map(([name, value]) => {
      const variable = names.variable(
        def.procedures.findIndex((one) => one.name === procedure),
        name,
      );
      return [variable.base, names.cell(variable.type, value)] as const;
    }),
  );
  const attributes = Object.entries(values).flatMap(([kind, fields]) =>
    Object.entries(fields).flatMap(([attribute, things]) =>
      Object.entries(things).map(([thing, value]) => {
        const field = names.field(kind, attribute);
        return [field.base + names.thing(field.kind, thing), names.cell(field.type, value)] as const;
      }),
    ),
  );
  return [...track, ...frame, ...attributes];
}

function placesOf(def: GameDef, names: Names, { things, rest }: Setting) {
  return Object.entries({ ...rest }).flatMap(([kind, elsewhere]) => {
    const { k } = names.kind(kind);
    const placed = new Map<number, number>();
    for (const [place, list] of Object.entries(things[kind] ?? {})) {
      for (const thing of list.split(' ').filter((word) => word !== ''))
        placed.set(names.thing(k, thing), names.place(k, place));
    }
    return (def.kinds[k]?.members ?? []).map((_, thing) => ({
      kind: k,
      thing,
      place: placed.get(thing) ?? names.place(k, elsewhere),
    }));
  });
}
