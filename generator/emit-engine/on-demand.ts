import type { FieldId, KindId } from '../ir/index.ts';
import type { EngineContext } from './engine-context.ts';
import { commentText, quoted } from './escape-text.ts';
import { item } from './item.ts';
import { wordsOf } from './layout.ts';
import { wrappedList } from './lines.ts';
import { constantCase, pascalCase } from './safe-identifier.ts';

/** `SIDE_ENGLAND`: the index of a member. */
export function memberConstant(ctx: EngineContext, kindId: KindId, member: number): string {
  return ctx.once(`member ${kindId} ${member}`, () => {
    const kind = ctx.kind(kindId);
    const id = item(kind.members, member);
    const name = ctx.names.claim('ids.ts', constantCase(kind.name, id));
    ctx.ids.add({ name, doc: [], text: `const ${name} = ${member};`, uses: new Set(), isPublic: false });
    return name;
  });
}

/** `KIND_BLOCK`: the index of a kind. */
export function kindConstant(ctx: EngineContext, kindId: KindId): string {
  return ctx.once(`kind ${kindId}`, () => {
    const name = ctx.names.claim('ids.ts', constantCase('kind', ctx.kind(kindId).name));
    ctx.ids.add({ name, doc: [], text: `const ${name} = ${kindId};`, uses: new Set(), isPublic: false });
    return name;
  });
}

/** Start values of a live attribute that differ from member to member. */
export function startTable(ctx: EngineContext, fieldId: FieldId): string {
  return ctx.once(`start ${fieldId}`, () => {
    const field = item(ctx.game.fields, fieldId);
    const kind = ctx.kind(field.kind);
    const name = ctx.names.claim('tables.ts', constantCase(kind.name, field.name, 'at', 'start'));
    ctx.tables.add({
      name,
      doc: [
        `${commentText(field.name)} of each ${commentText(kind.name)} at the start.`,
        `@source ${place(ctx, field.src)}`,
      ],
      text: `const ${name}: readonly number[] = ${wrappedList((field.live?.start ?? []).map(String))};`,
      uses: new Set(),
      isPublic: false,
    });
    return name;
  });
}

/** `ZONE_POOL`: the (first) place index of a zone. */
export function zoneConstant(ctx: EngineContext, kindId: KindId, zone: number): string {
  return ctx.once(`zone ${kindId} ${zone}`, () => {
    const kind = ctx.kind(kindId);
    const { name: own, first } = item(kind.places?.zones ?? [], zone);
    const name = ctx.names.claim('ids.ts', constantCase('zone', own), constantCase('zone', own, 'of', kind.plural));
    ctx.ids.add({
      name,
      doc: [`Place of ${kind.plural}: ${commentText(own)}.`],
      text: `const ${name} = ${first};`,
      uses: new Set(),
      isPublic: false,
    });
    return name;
  });
}

/** The table of a printed attribute: one value a member, or one list a member. */
export function printedTable(ctx: EngineContext, fieldId: FieldId): string {
  return ctx.once(`printed ${fieldId}`, () => {
    const field = item(ctx.game.fields, fieldId);
    const kind = ctx.kind(field.kind);
    const name = ctx.names.claim(
      'tables.ts',
      constantCase(kind.name, field.name),
      constantCase(kind.name, 'printed', field.name),
    );
    const isList = field.type.t === 'set';
    const values = (field.printed ?? []).map((value) =>
      typeof value === 'number' ? `${value}` : `[${value.join(', ')}]`,
    );
    ctx.tables.add({
      name,
      doc: [`${commentText(field.name)} of each ${commentText(kind.name)}.`, `@source ${place(ctx, field.src)}`],
      text: `const ${name}: readonly ${isList ? '(readonly number[])' : 'number'}[] = ${wrappedList(values)};`,
      uses: new Set(),
      isPublic: true,
    });
    return name;
  });
}

/** The bits of a printed set, `words` to a member. */
export function printedBits(ctx: EngineContext, fieldId: FieldId): string {
  return ctx.once(`bits ${fieldId}`, () => {
    const field = item(ctx.game.fields, fieldId);
    const kind = ctx.kind(field.kind);
    const words = field.type.t === 'set' ? wordsOf(ctx.game, field.type.kind) : 1;
    const name = ctx.names.claim('tables.ts', constantCase(kind.name, field.name, 'bits'));
    const rows = (field.printed ?? []).map((value) => (typeof value === 'number' ? [value] : value));
    return addBits(ctx, {
      name,
      rows,
      words,
      doc: `${field.name} of each ${kind.name} as bits, ${words} to a ${kind.name}.`,
    });
  });
}

/** The bits of the neighbours along edges, `words` to a member. */
export function neighbourBits(ctx: EngineContext, edges: KindId): string {
  return ctx.once(`neighbours ${edges}`, () => {
    const { joins, plural } = ctx.kind(edges);
    const joined = ctx.kind(joins?.kind ?? 0);
    const rows = joined.members.map((_, member) =>
      (joins?.ends ?? []).flatMap(([a, b]) => (a === member ? [b] : b === member ? [a] : [])),
    );
    const words = wordsOf(ctx.game, joined.id);
    const name = ctx.names.claim('tables.ts', constantCase('neighbours', 'over', plural));
    return addBits(ctx, {
      name,
      rows,
      words,
      doc: `Neighbours of each ${joined.name} over ${plural} as bits, ${words} to a ${joined.name}.`,
    });
  });
}

/** The two ends of each edge, one after the other. */
export function edgeEnds(ctx: EngineContext, edges: KindId): string {
  return ctx.once(`ends ${edges}`, () => {
    const kind = ctx.kind(edges);
    const name = ctx.names.claim('tables.ts', constantCase(kind.name, 'ends'));
    const rows = (kind.joins?.ends ?? []).map(
      ([a, b], edge) => `  ${a}, ${b}, // ${commentText(item(kind.members, edge))}`,
    );
    ctx.tables.add({
      name,
      doc: [`The two ends of each ${commentText(kind.name)}.`, `@source ${place(ctx, kind.src)}`],
      text: `const ${name}: readonly number[] = [\n${rows.join('\n')}\n];`,
      uses: new Set(),
      isPublic: false,
    });
    return name;
  });
}

/** The edge between two members: index first * size + second, -1 for none. */
export function edgeBetween(ctx: EngineContext, edges: KindId): string {
  return ctx.once(`between ${edges}`, () => {
    const kind = ctx.kind(edges);
    const ends = edgeEnds(ctx, edges);
    const size = sizeOfJoined(ctx, edges);
    const name = ctx.names.claim('tables.ts', constantCase(kind.name, 'between'));
    const maker = tableMaker(ctx, 'edgeTable', EDGE_TABLE);
    ctx.tables.add({
      name,
      doc: [`The ${commentText(kind.name)} between two ends, -1 for none: index first * ${size} + second.`],
      text: `const ${name}: Int16Array = ${maker}(${ends}, ${size});`,
      uses: new Set([ends, maker]),
      isPublic: false,
    });
    return name;
  });
}

/** Steps between two members: index first * size + second. */
export function distances(ctx: EngineContext, edges: KindId): string {
  return ctx.once(`distances ${edges}`, () => {
    const kind = ctx.kind(edges);
    const ends = edgeEnds(ctx, edges);
    const size = sizeOfJoined(ctx, edges);
    const name = ctx.names.claim('tables.ts', constantCase('distance', 'over', kind.plural));
    const maker = tableMaker(ctx, 'distanceTable', DISTANCE_TABLE);
    ctx.tables.add({
      name,
      doc: [
        `Steps over ${commentText(kind.plural)}, ${UNREACHABLE} where there is no way: index first * ${size} + second.`,
      ],
      text: `const ${name}: Int16Array = ${maker}(${ends}, ${size});`,
      uses: new Set([ends, maker]),
      isPublic: false,
    });
    return name;
  });
}

/** `touchesBorder(border, area)`. */
export function touchesFunction(ctx: EngineContext, edges: KindId): string {
  return ctx.once(`touches ${edges}`, () => {
    const kind = ctx.kind(edges);
    const ends = edgeEnds(ctx, edges);
    const name = ctx.names.claim('tables.ts', `touches${pascalCase(kind.name)}`);
    ctx.tables.add({
      name,
      doc: [`Whether a ${commentText(kind.name)} has this end.`],
      text: `function ${name}(edge: number, end: number): boolean {\n  return edge >= 0 && (${ends}[edge * 2] === end || ${ends}[edge * 2 + 1] === end);\n}`,
      uses: new Set([ends]),
      isPublic: false,
    });
    return name;
  });
}

/** `areaOfBlock(m, block)`: the member of the standing kind a thing is in, -1 if it is elsewhere. */
export function standsInFunction(ctx: EngineContext, kindId: KindId): string {
  return ctx.once(`stands ${kindId}`, () => {
    const kind = ctx.kind(kindId);
    const area = ctx.kind(kind.places?.stands ?? kindId);
    const cells = ctx.layout.place(kindId).place.name;
    const name = ctx.names.claim('tables.ts', `${area.name.replace(/[^A-Za-z0-9]/g, '')}Of${pascalCase(kind.name)}`);
    ctx.tables.add({
      name,
      doc: [`The ${commentText(area.name)} a ${commentText(kind.name)} is in, -1 if it is elsewhere.`],
      text: `function ${name}(m: Machine, thing: number): number {\n  const place = thing < 0 ? -1 : m.c[${cells} + thing]!;\n  return place < ${area.members.length} ? place : -1;\n}`,
      uses: new Set([cells, 'Machine']),
      isPublic: false,
    });
    return name;
  });
}

/** `otherSide(side)`: the other member of a kind of two; none stays none. */
export function otherFunction(ctx: EngineContext, kindId: KindId): string {
  return ctx.once(`other ${kindId}`, () => {
    const kind = ctx.kind(kindId);
    const name = ctx.names.claim('tables.ts', `other${pascalCase(kind.name)}`);
    ctx.tables.add({
      name,
      doc: [`The other ${commentText(kind.name)}; none stays none.`],
      text: `function ${name}(one: number): number {\n  return one < 0 ? -1 : 1 - one;\n}`,
      uses: new Set(),
      isPublic: false,
    });
    return name;
  });
}

/** Number of the design of each member. */
export function designTable(ctx: EngineContext, kindId: KindId): string | undefined {
  const kind = ctx.kind(kindId);
  if (kind.designs === undefined || new Set(kind.designs).size === kind.members.length) return undefined;
  const { designs } = kind;
  return ctx.once(`designs ${kindId}`, () => {
    const order = [...new Set(designs)];
    const name = ctx.names.claim('tables.ts', constantCase('design', 'of', kind.name));
    ctx.tables.add({
      name,
      doc: [`Equal numbers: ${commentText(kind.plural)} of one design, told apart by nobody.`],
      text: `const ${name}: readonly number[] = ${wrappedList(designs.map((design) => `${order.indexOf(design)}`))};`,
      uses: new Set(),
      isPublic: false,
    });
    return name;
  });
}

/** A named constant of the rules. */
export function namedConstant(ctx: EngineContext, constant: string): string {
  return ctx.once(`const ${constant}`, () => {
    const found = ctx.game.consts.find((one) => one.name === constant);
    if (found === undefined)
      throw new Error(`this is a bug in the generator (emit-engine): no constant ${quoted(constant)}`);
    const name = ctx.names.claim('tables.ts', constantCase(constant));
    const clause = found.clause === undefined ? '' : `, §${found.clause}`;
    ctx.tables.add({
      name,
      doc: [`${commentText(constant)}${commentText(clause)}.`, `@source ${place(ctx, found.src)}`],
      // A type of its own: a comparison with another number is no mistake.
      text: `const ${name}: number = ${found.value};`,
      uses: new Set(),
      isPublic: true,
    });
    return name;
  });
}

/** `rules/<id>/<file>:<line>`. */
export function place(ctx: EngineContext, src: { readonly file: string; readonly line: number }): string {
  return commentText(`rules/${ctx.game.id}/${src.file}:${src.line}`);
}

/** Distance between members that no way joins. */
export const UNREACHABLE = 9999;

function sizeOfJoined(ctx: EngineContext, edges: KindId): number {
  return ctx.kind(ctx.kind(edges).joins?.kind ?? 0).members.length;
}

function addBits(
  ctx: EngineContext,
  table: {
    readonly name: string;
    readonly rows: readonly (readonly number[])[];
    readonly words: number;
    readonly doc: string;
  },
): string {
  const cells = new Int32Array(table.rows.length * table.words);
  for (const [row, members] of table.rows.entries()) {
    for (const member of members) {
      const cell = row * table.words + (member >>> 5);
      cells[cell] = (cells[cell] ?? 0) | (1 << (member & 31));
    }
  }
  ctx.tables.add({
    name: table.name,
    doc: [commentText(table.doc)],
    text: `const ${table.name} = new Int32Array(${wrappedList([...cells].map(String))});`,
    uses: new Set(),
    isPublic: false,
  });
  return table.name;
}

function tableMaker(
  ctx: EngineContext,
  wanted: string,
  text: (name: string) => { readonly doc: string; readonly text: string },
): string {
  return ctx.once(wanted, () => {
    const name = ctx.names.claim('tables.ts', wanted);
    const made = text(name);
    ctx.tables.add({ name, doc: [made.doc], text: made.text, uses: new Set(), isPublic: false });
    return name;
  });
}

const EDGE_TABLE = (name: string) => ({
  doc: 'Turns the ends of edges into a table of the edge between any two; the first of several edges counts.',
  text: `function ${name}(ends: readonly number[], size: number): Int16Array {
  const table = new Int16Array(size * size).fill(-1);
  for (let edge = ends.length / 2 - 1; edge >= 0; edge--) {
    const a = ends[edge * 2]!;
    const b = ends[edge * 2 + 1]!;
    table[a * size + b] = edge;
    table[b * size + a] = edge;
  }
  return table;
}`,
});

const DISTANCE_TABLE = (name: string) => ({
  doc: 'Counts the steps between any two members, from each member outwards.',
  text: `function ${name}(ends: readonly number[], size: number): Int16Array {
  const table = new Int16Array(size * size).fill(${UNREACHABLE});
  for (let origin = 0; origin < size; origin++) {
    table[origin * size + origin] = 0;
    const queue = [origin];
    for (const from of queue) {
      for (let i = 0; i < ends.length; i++) {
        const to = ends[i ^ 1]!;
        if (ends[i] !== from || table[origin * size + to]! < ${UNREACHABLE}) continue;
        table[origin * size + to] = table[origin * size + from]! + 1;
        queue.push(to);
      }
    }
  }
  return table;
}`,
});
