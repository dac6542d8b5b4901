/** Clauses: where each one stands in the rules. */
import type { ClauseIr, SourceRef } from '../ir/index.ts';
import type { Line, SourceDoc } from '../load/source-doc.ts';
import { sourceRef } from './model.ts';

const CLAUSE = /§(\d+(?:\.\d+)*)/g;

/** The first clause of a line. */
export function clauseIn(text: string): string | undefined {
  return [...text.matchAll(CLAUSE)][0]?.[1];
}

/** Every clause of the rules with its places, in clause order. */
export function collectClauses(docs: readonly SourceDoc[]): ClauseIr[] {
  const found = new Map<string, SourceRef[]>();
  const visit = (doc: SourceDoc, line: Line): void => {
    for (const [, id = ''] of line.text.matchAll(CLAUSE))
      found.set(id, [...(found.get(id) ?? []), sourceRef({ doc, line })]);
    if (line.value) visit(doc, line.value);
    for (const kid of line.kids) visit(doc, kid);
  };
  for (const doc of docs) for (const line of doc.lines) visit(doc, line);
  return [...found].map(([id, places]) => ({ id, places })).sort((a, b) => compareClauses(a.id, b.id));
}

/** `5.9` before `5.10`. */
export function compareClauses(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? -1) - (right[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
