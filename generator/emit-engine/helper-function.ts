import { commentText } from './escape-text.ts';
import { Lines } from './lines.ts';
import { pascalCase } from './safe-identifier.ts';
import type { Scope } from './scope.ts';
import type { Declaration } from './source-file.ts';
import { functionText, needsMachine } from './source-file.ts';

export interface HelperSpec {
  /** Wanted name, camelCase. */
  readonly name: string;
  readonly result: 'number' | 'boolean' | 'number[]' | 'Int32Array' | 'void';
  readonly doc: string;
  /** Values that the caller hands in, besides the locals that the body turns out to need. */
  readonly given?: readonly { readonly name: string; readonly text: string }[];
  /** Prints the body; `given` are the names of the given values inside. */
  readonly body: (scope: Scope, lines: Lines, given: readonly string[]) => void;
}

/**
 * Makes a small function next to the one that is being printed and gives the text of its call. Equal functions are
 * made once.
 */
export function helperCall(scope: Scope, spec: HelperSpec): string {
  const { ctx, file } = scope;
  const inside = scope.helper();
  const lines = new Lines();
  const declaration: Declaration = {
    name: '',
    doc: [commentText(spec.doc)],
    text: '',
    uses: inside.uses,
    isPublic: false,
  };
  file.add(declaration);
  const given = (spec.given ?? []).map((value) => inside.fresh(value.name));
  spec.body(inside, lines, given);
  const params = [
    ...(needsMachine(lines) ? ['m: Machine'] : []),
    ...given.map((name) => `${name}: number`),
    ...inside.free.map(({ v, name }) => `${name}: ${scope.typeOfVariable(v).t === 'set' ? 'Int32Array' : 'number'}`),
  ];
  if (needsMachine(lines)) inside.use('Machine');
  const args = [
    ...(needsMachine(lines) ? ['m'] : []),
    ...(spec.given ?? []).map((value) => value.text),
    ...inside.free.map(({ v }) => scope.lookup(v)),
  ];
  const key = `${spec.result}\n${params.join()}\n${lines}`;
  const known = ctx.helpers.get(key);
  if (known !== undefined) {
    file.remove(declaration);
    return `${scope.use(known)}(${args.join(', ')})`;
  }
  const name = ctx.names.claim(file.path, spec.name, `${spec.name}For${pascalCase(scope.owner)}`);
  ctx.helpers.set(key, name);
  Object.assign(declaration, { name, text: functionText({ name, params, result: spec.result, body: lines }) });
  return `${scope.use(name)}(${args.join(', ')})`;
}
