import type { Template, TextDef } from '../runtime/contract.ts';
import type { EngineContext } from './engine-context.ts';
import { commentText, propertyKey, quoted } from './escape-text.ts';
import { pascalCase } from './safe-identifier.ts';
import { FileBuilder, indented } from './source-file.ts';

/** Emits the words of one language. Gives the file and the name of its constant. */
export function emitText(ctx: EngineContext, text: TextDef): { readonly file: FileBuilder; readonly name: string } {
  const file = new FileBuilder(
    `text-${text.lang.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()}.ts`,
    `Words in ${text.lang}.`,
  );
  const name = ctx.names.claim(file.path, `text${pascalCase(text.lang)}`);
  const names = record(text.names, (members) => record(members, quoted));
  const parts = [
    `lang: ${quoted(text.lang)},`,
    `title: ${quoted(text.title)},`,
    `names: ${names},`,
    ...(['prompts', 'options', 'logs', 'words'] as const).map((key) => `${key}: ${record(text[key], template)},`),
  ];
  file.add({
    name,
    doc: [`${commentText(text.title)}: words in ${commentText(text.lang)}.`],
    text: `const ${name}: TextDef = {\n${indented(parts.join('\n'))}\n};`,
    uses: new Set(['TextDef']),
    isPublic: true,
  });
  return { file, name };
}

function record<T>(values: Readonly<Record<string, T>>, print: (value: T) => string): string {
  const entries = Object.entries(values).map(
    ([key, value]) => `  ${propertyKey(key)}: ${print(value).replaceAll('\n', '\n  ')},`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join('\n')}\n}`;
}

function template(parts: Template): string {
  return `[${parts.map((part) => (typeof part === 'string' ? quoted(part) : `{ arg: ${quoted(part.arg)} }`)).join(', ')}]`;
}
