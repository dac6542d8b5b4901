import type { EngineContext } from './engine-context.ts';
import { quoted } from './escape-text.ts';
import type { FileBuilder } from './source-file.ts';

/** Emits the lines of the rules that code and reasons refer to by index. Call it last: other emitters add to them. */
export function emitSources(
  ctx: EngineContext,
  file: FileBuilder,
  { sources, reasons }: { readonly sources: string; readonly reasons: string },
): void {
  file.add({
    name: sources,
    doc: ['Lines of the rules that generated code refers to.'],
    text: `const ${sources}: readonly SourceLine[] = ${rows(ctx.lists.sources.map(lineText))};`,
    uses: new Set(['SourceLine']),
    isPublic: false,
  });
  file.add({
    name: reasons,
    doc: ['Why something is not legal: the line that fails, and its clause.'],
    text: `const ${reasons}: readonly Reason[] = ${rows(ctx.lists.reasons.map(({ src, clause }) => lineText(src, `, clause: ${clause === null ? 'null' : quoted(clause)}`)))};`,
    uses: new Set(['Reason']),
    isPublic: false,
  });
}

/** `{ file: '08-battles.yaml', line: 12, text: 'is active' }`. */
export function lineText(
  src: { readonly file: string; readonly line: number; readonly text: string },
  more: unknown = '',
): string {
  return `{ file: ${quoted(src.file)}, line: ${src.line}, text: ${quoted(src.text)}${typeof more === 'string' ? more : ''} }`;
}

/** A list with one item a line. */
export function rows(items: readonly string[]): string {
  return items.length === 0 ? '[]' : `[\n${items.map((one) => `  ${one.replaceAll('\n', '\n  ')},`).join('\n')}\n]`;
}
