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

/** Adds a table of sets as bits, one row a member. */
export function addBits(
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
