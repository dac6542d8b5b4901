import type { Reporter } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import { type Entry, entriesAt, keysAt, spanAt } from './entries.ts';
import type { NameTable } from './name-tables.ts';
import { reportProblems } from './report-problems.ts';
import { parseTemplate } from './template.ts';

/** `TextDef.names`: table → id → name. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Context {
  readonly doc: SourceDoc;
  readonly tables: ReadonlyMap<string, NameTable>;
  readonly reporter: Reporter;
}

/** The names that a file gives, by table and id. */
export function readNames(context: Context): Names {
  const { doc, tables, reporter } = context;
  const names: Record<string, Readonly<Record<string, string>>> = {};
  for (const plural of keysAt(doc, ['names'])) {
    const table = tables.get(plural);
    if (table) names[table.key] = readTable(table, context);
    else {
      const near = nearest(plural, tables.keys());
      const span = spanAt(doc, ['names', plural], 'key');
      const args = { found: plural, suggestion: didYouMean(near), known: [...tables.keys()].join(', ') };
      reporter.report('text/unknown-table', span, args, { fixes: near.map((text) => ({ span, text })) });
    }
  }
  return names;
}

function readTable(table: NameTable, { doc, reporter }: Context): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  const byName = new Map<string, Entry>();
  for (const entry of entriesAt(doc, ['names', table.plural])) {
    const { key, text, keySpan } = entry;
    if (!table.ids.has(key)) {
      const near = nearest(key, table.ids);
      const args = { kind: table.key, found: key, suggestion: didYouMean(near) };
      reporter.report('text/unknown-member', keySpan, args, { fixes: near.map((id) => ({ span: keySpan, text: id })) });
      continue;
    }
    const { template, problems } = parseTemplate(text);
    const placeholder = template.find((part) => typeof part !== 'string');
    reportProblems(entry, problems, reporter);
    if (placeholder) reporter.report('text/placeholder-in-name', entry.spanOf(text), { found: text });
    const twin = byName.get(text);
    if (twin) {
      const related = [{ span: twin.spanOf(twin.text), text: 'the other one' }];
      reporter.report('text/same-name', entry.spanOf(text), { kind: table.plural, name: text }, { related });
    }
    byName.set(text, entry);
    names[key] = text;
  }
  return names;
}

/** A name that was given, never something that every table inherits. */
export function nameIn(names: Names, key: string, id: string): string | undefined {
  const table = Object.hasOwn(names, key) ? names[key] : undefined;
  return table && Object.hasOwn(table, id) ? table[id] : undefined;
}

/** The names of one language over those of another. */
export function mergeNames(names: Names, fallback: Names): Names {
  const keys = [...new Set([...Object.keys(fallback), ...Object.keys(names)])];
  return Object.fromEntries(keys.map((key) => [key, { ...fallback[key], ...names[key] }]));
}

/** Names edges that have no name in this language by their ends, with a dash. */
export function deriveNames(names: Names, own: Names, tables: Iterable<NameTable>): Names {
  const all: Record<string, Readonly<Record<string, string>>> = { ...names };
  for (const { key, derived } of tables) {
    if (!derived) continue;
    const nameOf = (id: string): string => nameIn(names, derived.from, id) ?? id;
    const pairs = [...derived.ends].map(
      ([id, [a, b]]) => [id, nameIn(own, key, id) ?? `${nameOf(a)}–${nameOf(b)}`] as const,
    );
    all[key] = Object.fromEntries(pairs);
  }
  return all;
}
