/** The rules in words, clause by clause. */
import type { SourceDoc } from '../load/source-doc.ts';
import type { Template } from '../runtime/contract.ts';
import { type Entry, entriesAt } from './entries.ts';
import { type Binding, readTemplate } from './placeholders.ts';
import type { Templates } from './read-choices.ts';

/** Clause without its sign → its text. Clauses that the rules do not implement may have a text as well. */
export function readClauses(doc: SourceDoc, binding: Binding): Templates {
  const clauses: Record<string, Template> = {};
  const first = new Map<string, Entry>();
  for (const entry of entriesAt(doc, ['clauses'])) {
    const id = entry.key.replace(/^§/, '');
    const other = first.get(id);
    if (other) {
      const related = [{ span: other.keySpan, text: 'the other one' }];
      binding.reporter.report('text/duplicate', entry.keySpan, { what: 'clause', name: id }, { related });
      continue;
    }
    first.set(id, entry);
    clauses[id] = readTemplate(entry, [], binding);
  }
  return clauses;
}
