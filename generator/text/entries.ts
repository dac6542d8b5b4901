/** The entries of a file of texts, each with its place. */
import type { Span } from '../diagnostics/diagnostic.ts';
import type { SourceDoc } from '../load/source-doc.ts';

export interface Entry {
  readonly key: string;
  readonly text: string;
  readonly keySpan: Span;
  /** Span of the key from one place in it to another. */
  partOfKey(start: number, end?: number): Span;
  /** Span of a piece of the text, or of the whole if the piece is not written in one stretch. */
  spanOf(piece: string): Span;
}

/** The section of a file, or one table of a section. */
export function entriesAt(doc: SourceDoc, path: readonly string[]): readonly Entry[] {
  return keysAt(doc, path).map((key) => {
    const full = [...path, key];
    const keySpan = spanAt(doc, full, 'key');
    const span = spanAt(doc, full, 'value');
    return {
      key,
      text: textOf(valueAt(doc, full)),
      keySpan,
      partOfKey: (start, end = key.length) => {
        const whole = within(doc, keySpan, key);
        return { file: whole.file, start: whole.start + start, end: whole.start + end };
      },
      spanOf: (piece) => within(doc, span, piece),
    };
  });
}

export function keysAt(doc: SourceDoc, path: readonly string[]): readonly string[] {
  const value = valueAt(doc, path);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

export function spanAt(doc: SourceDoc, path: readonly string[], part: 'key' | 'value'): Span {
  return doc.spanAt(path, part) ?? { file: doc.file, start: 0, end: 0 };
}

export function valueAt(doc: SourceDoc, path: readonly string[]): unknown {
  let value = doc.value;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** A name with several forms stands for its first one, or the one called `nom`. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '').trim();
  const forms: readonly (readonly [string, unknown])[] = Object.entries(value);
  const form = forms.find(([key]) => key === 'nom') ?? forms[0];
  return String(form?.[1] ?? '').trim();
}

function within(doc: SourceDoc, span: Span, piece: string): Span {
  const offset = piece === '' ? -1 : doc.text.slice(span.start, span.end).indexOf(piece);
  if (offset < 0) return span;
  return { file: span.file, start: span.start + offset, end: span.start + offset + piece.length };
}
