import type { Program, Project, SourceFile, StatementStructures } from 'ts-morph';
import type { GlobalNames } from './global-names.ts';
import { item } from './item.ts';
import type { Declaration, FileBuilder } from './source-file.ts';

/** Types of the runtime, which are imported as types. */
const TYPES: ReadonlySet<string> = new Set([
  'Machine',
  'GameDef',
  'ChoiceDef',
  'TextDef',
  'SourceLine',
  'Reason',
  'Engine',
]);

interface Rendering {
  readonly project: Project;
  readonly names: GlobalNames;
  readonly header: readonly string[];
  /** Names that other files import. */
  readonly wanted: ReadonlySet<string>;
}

/** Renders files, each from one structure tree, and asserts that they have no syntax errors. */
export function renderFiles(
  files: readonly FileBuilder[],
  rendering: Rendering,
): { readonly path: string; readonly text: string }[] {
  const sources = files.map((file) => createSource(file, rendering));
  const program = rendering.project.getProgram();
  for (const source of sources) assertSyntax(program, source);
  return files.map((file, i) => ({ path: file.path, text: finished(file, item(sources, i), rendering.header) }));
}

function createSource(file: FileBuilder, rendering: Rendering): SourceFile {
  const { project, names, wanted } = rendering;
  const imports = importsOf(file, names);
  const statements: (string | StatementStructures)[] = [...imports];
  for (const declaration of file.declarations) {
    statements.push(
      `${docText(declaration.doc)}${declaration.isPublic || wanted.has(declaration.name) ? 'export ' : ''}${declaration.text}`,
    );
  }
  statements.push(...file.endings);
  return project.createSourceFile(file.path, { statements: spaced(statements, imports.length) });
}

function finished(file: FileBuilder, source: SourceFile, header: readonly string[]): string {
  const usesIndex = file.declarations.some((one) => /\]!/.test(one.text));
  const reason = usesIndex
    ? ['// `!`: cells and tables are laid out by the generator, an index is always inside.']
    : [];
  return `${[...header, ...reason, `// ${file.title}`].join('\n')}\n\n${source
    .getFullText()
    .trim()
    .replace(/\n{3,}/g, '\n\n')}\n`;
}

/** One empty line between declarations; none between imports or between plain constants. */
function spaced(
  statements: readonly (string | StatementStructures)[],
  imports: number,
): (string | StatementStructures)[] {
  return statements.map((statement, i) => {
    if (i === 0 || i < imports || typeof statement !== 'string') return statement;
    const before = statements[i - 1];
    const isPlain = (one: unknown): boolean =>
      typeof one === 'string' && !one.includes('\n') && /^(export )?const \w+(: number)? = -?\d+;$/.test(one);
    return isPlain(statement) && isPlain(before) ? statement : `\n${statement}`;
  });
}

function docText(doc: readonly string[]): string {
  if (doc.length === 0) return '';
  return doc.length === 1 ? `/** ${doc[0]} */\n` : `/**\n${doc.map((line) => ` * ${line}`).join('\n')}\n */\n`;
}

function importsOf(file: FileBuilder, names: GlobalNames): string[] {
  const own = new Set(file.declarations.map((declaration) => declaration.name));
  const from = new Map<string, Set<string>>();
  for (const { uses } of file.declarations) {
    for (const name of uses) {
      if (own.has(name)) continue;
      const home = names.homeOf(name);
      from.set(home, (from.get(home) ?? new Set()).add(name));
    }
  }
  const homes = [...from.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return homes.flatMap((home) => {
    const used = [...(from.get(home) ?? [])].sort();
    const path = home.startsWith('#') ? home : `./${home}`;
    const isType = (name: string): boolean =>
      (home === '#runtime' && TYPES.has(name)) ||
      (home === 'ids.ts' && /^[A-Z][a-z0-9]|^[A-Z]$/.test(name) && !/^[A-Z0-9_]+$/.test(name));
    const types = used.filter(isType);
    const values = used.filter((name) => !isType(name));
    return [
      ...(types.length === 0 ? [] : [importText('import type', types, path)]),
      ...(values.length === 0 ? [] : [importText('import', values, path)]),
    ];
  });
}

function rank(home: string): number {
  return home.startsWith('#') ? 0 : 1;
}

function importText(keyword: string, names: readonly string[], path: string): string {
  const flat = `${keyword} { ${names.join(', ')} } from '${path}';`;
  return flat.length <= 120 ? flat : `${keyword} {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${path}';`;
}

function assertSyntax(program: Program, source: SourceFile): void {
  const errors = program.getSyntacticDiagnostics(source);
  const [first] = errors;
  if (first === undefined) return;
  const line = source.getFullText().split('\n')[(first.getLineNumber() ?? 1) - 1] ?? '';
  throw new Error(
    `this is a bug in the generator (emit-engine): ${source.getBaseName()}:${first.getLineNumber()}: ${String(first.getMessageText())}\n${line}`,
  );
}

/** Removes declarations that nothing public needs. */
export function pruneUnused(files: readonly FileBuilder[]): void {
  const byName = new Map<string, Declaration>();
  for (const file of files) for (const declaration of file.declarations) byName.set(declaration.name, declaration);
  const kept = new Set<Declaration>();
  const keep = (declaration: Declaration | undefined): void => {
    if (declaration === undefined || kept.has(declaration)) return;
    kept.add(declaration);
    for (const name of declaration.uses) keep(byName.get(name));
  };
  for (const declaration of byName.values()) if (declaration.isPublic) keep(declaration);
  for (const file of files) {
    const left = file.declarations.filter((declaration) => kept.has(declaration));
    file.declarations.splice(0, file.declarations.length, ...left);
  }
}
