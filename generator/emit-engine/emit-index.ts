import type { KindIr, ProcIr, ValueType } from '../ir/index.ts';
import type { PublicTypes } from './emit-ids.ts';
import { hasCleanup } from './emit-procedure.ts';
import { lineText, rows } from './emit-sources.ts';
import type { EngineContext } from './engine-context.ts';
import { commentText, propertyKey, quoted } from './escape-text.ts';
import { item } from './item.ts';
import { banCount, cellsOf, scenarioCells } from './layout.ts';
import { wrappedList } from './lines.ts';
import { printedTable, startTable } from './on-demand.ts';
import type { FileBuilder } from './source-file.ts';
import { indented } from './source-file.ts';

interface IndexParts {
  readonly types: PublicTypes;
  readonly rulesHash: string;
  readonly lists: { readonly sources: string; readonly reasons: string };
  readonly texts: readonly { readonly lang: string; readonly name: string }[];
}

/** Emits the definition of the game for the runtime, and the engine made of it. */
export function emitIndex(ctx: EngineContext, file: FileBuilder, { types, rulesHash, lists, texts }: IndexParts): void {
  const { game } = ctx;
  const uses = new Set<string>(['GameDef']);
  const use = (name: string): string => {
    uses.add(name);
    return name;
  };
  const liveFields = game.fields.filter((field) => field.live !== undefined);
  const liveIndex = new Map(liveFields.map((field, i) => [field.id, i]));
  const parts = [
    `id: ${quoted(game.id)},`,
    `title: ${quoted(game.title)},`,
    `prefix: ${quoted(game.prefix)},`,
    `rules: ${quoted(rulesHash)},`,
    `players: ${game.players},`,
    `size: ${ctx.layout.size},`,
    `kinds: ${rows(game.kinds.map((kind) => kindText(ctx, kind, { liveIndex, use })))},`,
    `fields: ${rows(liveFields.map((field) => fieldText(ctx, field.id, use)))},`,
    `printed: ${rows(game.fields.filter((field) => field.printed !== undefined).map((field) => `{ kind: ${field.kind}, name: ${quoted(field.name)}, type: ${typeText(field.type)}, values: ${use(printedTable(ctx, field.id))} }`))},`,
    `variables: ${rows(variables(ctx, use))},`,
    `options: ${rows(game.options.map((option) => `{ name: ${quoted(option.name)}, cell: ${use(ctx.layout.option(option.name).name)}, start: ${option.start} }`))},`,
    `bans: ${rows(bans(ctx, use))},`,
    `choices: ${wrappedList(game.choices.map((choice) => use(item(ctx.choices, choice.id).name)))},`,
    `procedures: ${rows(game.procs.map((proc) => procedureText(ctx, proc, use)))},`,
    `secrets: ${rows(secrets(ctx, use))},`,
    `scenarios: ${rows(game.scenarios.map((scenario) => scenarioText(ctx, scenario, use)))},`,
    `main: ${game.main},`,
    `sources: ${use(lists.sources)},`,
    `reasons: ${use(lists.reasons)},`,
    `clauses: ${rows(game.clauses.map((clause) => `{ id: ${quoted(clause.id)}, places: ${rows(clause.places.map((src) => lineText(src)))} }`))},`,
    `texts: { ${texts.map((text) => `${propertyKey(text.lang)}: ${use(text.name)}`).join(', ')} },`,
  ];
  file.add({
    name: 'def',
    doc: [`${commentText(game.title)}: everything the runtime needs to know.`],
    text: `const def: GameDef = {\n${indented(parts.join('\n'))}\n};`,
    uses,
    isPublic: true,
  });
  file.add({
    name: 'engine',
    doc: [`${commentText(game.title)}.`],
    text: `const engine: Engine<${types.player}, ${types.action}> = createEngine<${types.player}, ${types.action}>(def);`,
    uses: new Set(['createEngine', 'Engine', types.player, types.action]),
    isPublic: true,
  });
}

type Use = (name: string) => string;

function kindText(
  ctx: EngineContext,
  kind: KindIr,
  { liveIndex, use }: { readonly liveIndex: ReadonlyMap<number, number>; readonly use: Use },
): string {
  const members = wrappedList(kind.members.map(quoted));
  const parts = [
    `name: ${quoted(kind.name)},`,
    `plural: ${quoted(kind.plural)},`,
    `members: ${members},`,
    `designs: ${kind.designs === undefined ? members : wrappedList(kind.designs.map(quoted))},`,
    `words: ${Math.ceil(kind.members.length / 32)},`,
    `places: ${placesText(ctx, kind, { liveIndex, use })},`,
    `identity: ${quoted(kind.identity)},`,
    `owner: ${ownerText(ctx, kind, use)},`,
    `isEnum: ${kind.isEnum},`,
  ];
  return `{\n${indented(parts.join('\n'))}\n}`;
}

function ownerText(ctx: EngineContext, kind: KindIr, use: Use): string {
  if (kind.ownerField === undefined) return 'null';
  const field = item(ctx.game.fields, kind.ownerField);
  return field.live === undefined
    ? `{ table: ${use(printedTable(ctx, field.id))} }`
    : `{ base: ${use(ctx.layout.field(field.id).name)} }`;
}

function placesText(
  ctx: EngineContext,
  kind: KindIr,
  { liveIndex, use }: { readonly liveIndex: ReadonlyMap<number, number>; readonly use: Use },
): string {
  const { places } = kind;
  if (places === undefined) return 'null';
  const { game } = ctx;
  const cells = ctx.layout.place(kind.id);
  const all: string[] = [];
  if (places.stands !== undefined) {
    const area = ctx.kind(places.stands);
    area.members.forEach((id, member) => {
      all.push(placeText({ name: id, area: `{ kind: ${area.id}, member: ${member} }` }));
    });
  }
  places.zones.forEach((zone, index) => {
    const isSecret = game.secretZones.some((one) => one.kind === kind.id && one.zone === index);
    const renews = zone.renews.map((field) => liveIndex.get(field) ?? -1).filter((field) => field >= 0);
    const count = zone.per === undefined ? 1 : ctx.kind(zone.per).members.length;
    for (let member = 0; member < count; member++) {
      const name =
        zone.per === undefined || zone.per === game.players
          ? zone.name
          : `${zone.name}/${item(ctx.kind(zone.per).members, member)}`;
      all.push(
        placeText({
          name,
          owner: zone.per === game.players ? member : -1,
          sight: zone.sight,
          isSingle: zone.single,
          renews,
          isSecret,
        }),
      );
    }
  });
  const parts = [
    `placeBase: ${use(cells.place.name)},`,
    `atBase: ${use(cells.at.name)},`,
    `shownBase: ${use(cells.shown.name)},`,
    `all: ${rows(all)},`,
  ];
  return `{\n${indented(parts.join('\n'))}\n}`;
}

interface PlaceParts {
  readonly name: string;
  readonly area?: string;
  readonly owner?: number;
  readonly sight?: string;
  readonly isSingle?: boolean;
  readonly renews?: readonly number[];
  readonly isSecret?: boolean;
}

function placeText({
  name,
  area = 'null',
  owner = -1,
  sight = 'all',
  isSingle = false,
  renews = [],
  isSecret = false,
}: PlaceParts): string {
  return `{ name: ${quoted(name)}, area: ${area}, owner: ${owner}, sight: ${quoted(sight)}, single: ${isSingle}, renews: [${renews.join(', ')}], secret: ${isSecret} }`;
}

function typeText(type: ValueType): string {
  return type.t === 'ref' || type.t === 'place' || type.t === 'set'
    ? `{ t: ${quoted(type.t)}, kind: ${type.kind} }`
    : `{ t: ${quoted(type.t)} }`;
}

function fieldText(ctx: EngineContext, id: number, use: Use): string {
  const field = item(ctx.game.fields, id);
  const { start = [], by, sight = 'all' } = field.live ?? {};
  const first = start[0] ?? 0;
  const isEven = start.every((value) => value === first);
  const startText = isEven ? `new Array<number>(${start.length}).fill(${first})` : use(startTable(ctx, id));
  return `{ kind: ${field.kind}, name: ${quoted(field.name)}, type: ${typeText(field.type)}, by: ${by ?? 'null'}, base: ${use(ctx.layout.field(id).name)}, sight: ${quoted(sight)}, start: ${startText} }`;
}

function variables(ctx: EngineContext, use: Use): string[] {
  const { game } = ctx;
  const captured = new Set(game.bans.flatMap((ban) => ban.captures));
  const names = new Set<string>();
  return game.vars
    .filter((v) => ctx.layout.isInCells(v.id) && !captured.has(v.id))
    .map((v) => {
      const proc = v.proc ?? -1;
      let name = v.name;
      for (let n = 2; names.has(`${proc} ${name}`); n++) name = `${v.name}#${n}`;
      names.add(`${proc} ${name}`);
      const cells = ctx.layout.variable(v.id);
      const count = v.per === undefined ? cellsOf(game, v.type) : cells.count;
      const start = v.track?.start ?? (v.type.t === 'ref' || v.type.t === 'place' ? -1 : 0);
      const sight = v.track?.sight ?? (v.per === game.players ? 'owner' : 'all');
      return `{ name: ${quoted(name)}, proc: ${proc}, type: ${typeText(v.type)}, base: ${use(cells.name)}, count: ${count}, start: ${start}, sight: ${quoted(sight)} }`;
    });
}

function bans(ctx: EngineContext, use: Use): string[] {
  const names = new Set<string>();
  return ctx.game.bans.map((ban) => {
    let name = ban.title;
    for (let n = 2; names.has(name); n++) name = `${ban.title} (${n})`;
    names.add(name);
    return `{ name: ${quoted(name)}, cell: ${use(ctx.layout.ban(ban.id).name)}, count: ${banCount(ctx.game, ban)} }`;
  });
}

function procedureText(ctx: EngineContext, proc: ProcIr, use: Use): string {
  const { name, cleanup } = item(ctx.procs, proc.id);
  const source = ctx.lists.source(proc.src);
  const parts = [
    `name: ${quoted(proc.name)}, title: ${quoted(proc.title)}, clause: ${proc.clause === undefined ? 'null' : quoted(proc.clause)}, source: ${source},`,
    `run: ${runText(proc, name, { source, use })},`,
    `cleanup: ${proc.resumable && hasCleanup(proc) ? use(cleanup) : '() => {}'},`,
    `labels: ${wrappedList((ctx.labels.get(proc.id) ?? ['start']).map(quoted))},`,
  ];
  return `{\n${indented(parts.join('\n'))}\n}`;
}

/** Plain procedures are called as functions; only one without parameters may also run on the stack (a set-up). */
function runText(proc: ProcIr, name: string, { source, use }: { readonly source: number; readonly use: Use }): string {
  if (proc.resumable) return use(name);
  if (proc.params.length > 0) return `(m) => m.fault('this procedure has no frame of its own', ${source})`;
  return `(m) => {\n  ${use(name)}(m);\n  m.leave();\n}`;
}

function secrets(ctx: EngineContext, use: Use): string[] {
  return Array.from({ length: ctx.game.secrets }, (_, i) => {
    const secret = item(ctx.secrets, i);
    return `{ labels: ${wrappedList(secret.labels.map(quoted))}, takesPart: ${use(secret.takesPart)}, run: ${use(secret.name)} }`;
  });
}

function scenarioText(ctx: EngineContext, scenario: EngineContext['game']['scenarios'][number], use: Use): string {
  const cells = scenarioCells(ctx.layout, scenario).map(
    ([cell, value]) => `[${use(cell.replace(/ .*$/, '')) === '' ? '' : cell}, ${value}]`,
  );
  const places = scenario.places.map(
    ({ kind, member, place }) => `{ kind: ${kind}, thing: ${member}, place: ${place} }`,
  );
  const parts = [
    `name: ${quoted(scenario.name)},`,
    `cells: ${wrappedList(cells)},`,
    `places: ${wrappedList(places)},`,
    `then: ${scenario.then ?? -1},`,
  ];
  return `{\n${indented(parts.join('\n'))}\n}`;
}
