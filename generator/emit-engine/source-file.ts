import type { Lines } from './lines.ts';

/** One declaration of a generated file. */
export interface Declaration {
  readonly name: string;
  /** Lines of its doc comment. */
  doc: readonly string[];
  /** Without `export`: `function f(m: Machine): number {…}`, `const X = 1;`, `type T = …;`. */
  text: string;
  /** Names that the text uses, declared in this file or another. */
  readonly uses: ReadonlySet<string>;
  /** Part of what the file offers, even if nobody in the engine uses it. */
  readonly isPublic: boolean;
}

/** Collects the declarations of one generated file, in order. */
export class FileBuilder {
  readonly path: string;
  readonly title: string;
  readonly declarations: Declaration[] = [];
  /** Statements at the end that declare nothing: `export type * from …`. */
  readonly endings: string[] = [];

  constructor(path: string, title: string) {
    this.path = path;
    this.title = title;
  }

  add(declaration: Declaration): Declaration {
    this.declarations.push(declaration);
    return declaration;
  }

  remove(declaration: Declaration): void {
    const index = this.declarations.indexOf(declaration);
    if (index >= 0) this.declarations.splice(index, 1);
  }
}

export interface FunctionText {
  readonly name: string;
  readonly params: readonly string[];
  readonly result: string;
  readonly body: Lines;
}

/** A function whose body gets `const { c } = m;` if it reads cells, and whose unused parameters start with `_`. */
export function functionText({ name, params, result, body }: FunctionText): string {
  const text = body.toString();
  // `c[0]` and `[...c.slice(0, 2)]`, not `m.c`
  const readsCells = /(?<!\w|(?<!\.\.)\.)c\b/.test(stripped(text));
  const isUsed = (param: string): boolean =>
    new RegExp(`(?<![\\w.])${param}\\b`).test(stripped(text)) || (param === 'm' && readsCells);
  const heads = params.map((param) => {
    const [own = param] = param.split(':');
    return isUsed(own) ? param : `_${param}`;
  });
  const flat = `function ${name}(${heads.join(', ')}): ${result} {`;
  const head =
    flat.length <= 116 ? flat : `function ${name}(\n${heads.map((one) => `  ${one},`).join('\n')}\n): ${result} {`;
  return `${head}\n${readsCells ? '  const { c } = m;\n' : ''}${indented(text)}\n}`;
}

/** Whether a body needs the machine. */
export function needsMachine(body: Lines): boolean {
  return /(?<![\w.])[mc]\b/.test(stripped(body.toString()));
}

export function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}

/** Code without its texts and comments. */
function stripped(text: string): string {
  return text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'/g, "''");
}
