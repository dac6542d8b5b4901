import { readdirSync } from 'node:fs';
import type { Engine } from '../generator/runtime/index.ts';

const folder = new URL('../generated/', import.meta.url);

/** The engines in `generated/`; with names, only those. */
export async function loadEngines(
  names: readonly string[],
): Promise<readonly { readonly id: string; readonly engine: Engine }[]> {
  const all = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : [],
  );
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no engine "${unknown}". Known: ${all.join(', ')}.`);
  const chosen = names.length === 0 ? all : names;
  return Promise.all(
    chosen.map(async (id) => {
      const { engine } = (await import(new URL(`${id}/index.ts`, folder).href)) as { engine: Engine }; // generated code, whose index has it
      return { id, engine };
    }),
  );
}
