/** A position as a list of facts in the same order for both sides, so that they can be compared. */
import type { GameIr } from '../../generator/ir/index.ts';
import type { CellType, GameDef } from '../../generator/runtime/contract.ts';
import { LABELS, RESULT, SP, STACK } from '../../generator/runtime/system-cells.ts';
import type { Value, World } from './world.ts';

/** Takes one fact: what it is about (asked for only when two sides differ) and its value. */
type Sink = (about: () => string, value: number | string) => void;

export interface EngineSide {
  readonly def: GameDef;
  readonly c: Int32Array;
}

export interface TwinSide {
  readonly game: GameIr;
  readonly world: World;
}

/** What the engine and the twin see differently, in words. */
export function differences(engine: EngineSide, twin: TwinSide): string[] {
  const [one, two] = [values((sink) => engineFacts(engine, twin.game, sink)), values((sink) => twinFacts(twin, sink))];
  if (one.length === two.length && one.every((value, i) => value === two[i])) return nameDifferences(engine, twin);
  const [left, right] = [named((sink) => engineFacts(engine, twin.game, sink)), named((sink) => twinFacts(twin, sink))];
  const found = [...new Set([...left.keys(), ...right.keys()])].flatMap((about) =>
    left.get(about) === right.get(about) ? [] : [`${about}: engine ${left.get(about)}, twin ${right.get(about)}`],
  );
  return [...found, ...nameDifferences(engine, twin)];
}

function values(tell: (sink: Sink) => void): (number | string)[] {
  const found: (number | string)[] = [];
  tell((_, value) => found.push(value));
  return found;
}

function named(tell: (sink: Sink) => void): Map<string, number | string> {
  const found = new Map<string, number | string>();
  tell((about, value) => found.set(about(), value));
  return found;
}

const show = (value: Value): string => (typeof value === 'number' ? `${value}` : `[${value.join(' ')}]`);

function twinFacts({ game, world }: TwinSide, sink: Sink): void {
  for (const { id, name, places, members } of game.kinds) {
    if (!places) continue;
    const at: number[][] = Array.from({ length: places.size }, () => []);
    members.forEach((member, thing) => {
      const place = world.placeOf.get(id)?.[thing] ?? -1;
      at[place]?.push(thing);
      sink(() => `place of ${name} ${member}`, place);
      sink(() => `shown ${name} ${member}`, world.shown.get(id)?.has(thing) ? 1 : 0);
    });
    for (const [place, things] of at.entries()) sink(() => `${name} things at place ${place}`, things.join(' '));
  }
  for (const { id, kind, name, live } of game.fields) {
    if (!live) continue;
    for (const [member, row] of (world.fields.get(id) ?? []).entries()) {
      for (const [by, value] of row.entries())
        sink(() => `${name} of ${game.kinds[kind]?.members[member]} ${by}`, value);
    }
  }
  for (const { id, proc, track, name } of game.vars)
    if (proc === undefined && track) sink(() => `track ${name}`, show(world.tracks.get(id) ?? 0));
  for (const { name } of game.options) sink(() => `option ${name}`, world.options.get(name) ? 1 : 0);
  for (const { id, title } of game.bans) {
    const captured = world.bans.get(id);
    sink(() => `ban ${id} ${title}`, captured ? captured.map(show).join(', ') || 'in force' : 'no');
  }
  sink(() => 'result', world.winner === undefined ? 'in play' : world.winner < 0 ? 'draw' : `${world.winner} has won`);
  sink(() => 'running', world.frames.map(({ proc }) => proc).join(' '));
}

function engineFacts({ def, c }: EngineSide, game: GameIr, sink: Sink): void {
  for (const { name, places, members, words } of def.kinds) {
    if (!places) continue;
    const { placeBase, shownBase, atBase, all } = places;
    members.forEach((member, thing) => {
      sink(() => `place of ${name} ${member}`, c[placeBase + thing] ?? -1);
      sink(() => `shown ${name} ${member}`, bit(c, shownBase, thing));
    });
    for (const place of all.keys())
      sink(() => `${name} things at place ${place}`, bits(c, atBase + place * words, words).join(' '));
  }
  for (const { kind, name, base, by } of def.fields) {
    const columns = by === null ? 1 : (def.kinds[by]?.members.length ?? 1);
    for (const [member, id] of (def.kinds[kind]?.members ?? []).entries()) {
      for (let column = 0; column < columns; column++)
        sink(() => `${name} of ${id} ${column}`, c[base + member * columns + column] ?? 0);
    }
  }
  for (const { name, proc, type, base } of def.variables)
    if (proc < 0) sink(() => `track ${name}`, show(valueAt(def, c, { type, base })));
  for (const { name, cell } of def.options) sink(() => `option ${name}`, c[cell] ?? 0);
  for (const [id, { name, cell }] of def.bans.entries())
    sink(() => `ban ${id} ${name}`, c[cell] === 0 ? 'no' : captures({ def, c }, game, { id, cell }));
  const result = c[RESULT] ?? 0;
  sink(() => 'result', result === 0 ? 'in play' : result === 1 ? 'draw' : `${result - 2} has won`);
  const stack = c.slice(STACK, STACK + (c[SP] ?? 0));
  const running = [...stack].map((entry) => Math.floor(entry / LABELS));
  // While a set-up runs, the engine has the procedure `game` waiting below it; the twin begins that later.
  const isSetUp = running[0] === def.main && stack[0] === def.main * LABELS && running.length > 1;
  sink(() => 'running', (isSetUp ? running.slice(1) : running).join(' '));
}

/** Names of running procedures, where the twin has written them: the innermost frame of each counts. */
function nameDifferences({ def, c }: EngineSide, { game, world }: TwinSide): string[] {
  const innermost = new Map(world.frames.map((frame) => [frame.proc, frame]));
  return [...innermost.values()].flatMap(({ proc, names }) =>
    [...names].flatMap(([v, value]) => {
      const name = game.vars[v]?.name;
      const cells = def.variables.find((one) => one.proc === proc && one.name === name);
      const other = cells && show(valueAt(def, c, cells));
      return other === undefined || other === show(value)
        ? []
        : [`${name} in ${game.procs[proc]?.name}: engine ${other}, twin ${show(value)}`];
    }),
  );
}

function captures(
  { def, c }: EngineSide,
  game: GameIr,
  { id, cell }: { readonly id: number; readonly cell: number },
): string {
  let base = cell + 1;
  const found = (game.bans[id]?.captures ?? []).map((v) => {
    const type = game.vars[v]?.type ?? { t: 'num' };
    const value = show(valueAt(def, c, { type, base }));
    base += type.t === 'set' ? (def.kinds[type.kind]?.words ?? 1) : type.t === 'dice' ? 6 : 1;
    return value;
  });
  return found.join(', ') || 'in force';
}

function valueAt(
  def: GameDef,
  c: Int32Array,
  { type, base }: { readonly type: CellType; readonly base: number },
): Value {
  if (type.t === 'set') return bits(c, base, def.kinds[type.kind]?.words ?? 1);
  return type.t === 'dice' ? [...c.slice(base, base + 6)] : (c[base] ?? 0);
}

function bit(c: Int32Array, base: number, i: number): number {
  return ((c[base + Math.floor(i / 32)] ?? 0) >>> (i % 32)) & 1;
}

function bits(c: Int32Array, base: number, words: number): number[] {
  const found: number[] = [];
  for (let word = 0; word < words; word++) {
    if (c[base + word] === 0) continue;
    for (let i = 32 * word; i < 32 * (word + 1); i++) if (bit(c, base, i) === 1) found.push(i);
  }
  return found;
}
