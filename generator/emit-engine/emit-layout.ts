import type { EngineContext } from './engine-context.ts';
import { commentText } from './escape-text.ts';
import type { FileBuilder } from './source-file.ts';

/** Emits the named addresses of all cells. */
export function emitLayout(ctx: EngineContext, file: FileBuilder): void {
  for (const { title, cells } of ctx.layout.groups) {
    cells.forEach((one, i) => {
      const doc = `${one.doc}${one.count === 1 ? '' : `; ${one.count} cells`}.`;
      file.add({
        name: one.name,
        doc: [commentText(i === 0 ? `${title}: ${doc}` : doc)],
        text: `const ${one.name} = ${one.base};`,
        uses: new Set(),
        isPublic: false,
      });
    });
  }
}
