import type { KindId } from '../ir/index.ts';
import type { EngineContext } from './engine-context.ts';
import { commentText } from './escape-text.ts';
import { item } from './item.ts';
import { wordsOf } from './layout.ts';
import { addBits, place } from './on-demand.ts';
import { constantCase, pascalCase } from './safe-identifier.ts';

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
function edgeEnds(ctx: EngineContext, edges: KindId): string {
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

/** Distance between members that no way joins. */
export const UNREACHABLE = 9999;

function sizeOfJoined(ctx: EngineContext, edges: KindId): number {
  return ctx.kind(ctx.kind(edges).joins?.kind ?? 0).members.length;
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
