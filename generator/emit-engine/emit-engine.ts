import type { GameIr } from '../ir/index.ts';
import type { TextDef } from '../runtime/contract.ts';
import { EffectFinder } from './effects.ts';
import { emitBan } from './emit-ban.ts';
import { emitChoice } from './emit-choice.ts';
import { emitDefinition } from './emit-definition.ts';
import { emitIds } from './emit-ids.ts';
import { emitIndex } from './emit-index.ts';
import { emitLayout } from './emit-layout.ts';
import { emitProcedure } from './emit-procedure.ts';
import { emitSources } from './emit-sources.ts';
import { emitText } from './emit-texts.ts';
import { EngineContext } from './engine-context.ts';
import { commentText } from './escape-text.ts';
import { namedConstant, printedTable } from './on-demand.ts';
import { printExpression } from './print-expression.ts';
import { pruneUnused, renderFiles } from './render-file.ts';
import { FileBuilder } from './source-file.ts';

/** A generated file; `path` is relative to the folder of the engine. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

export interface EmitOptions {
  /** Hash of the rules, hexadecimal. */
  readonly rulesHash: string;
  readonly texts: readonly TextDef[];
}

/** Turns a game into the files of its engine. Pure: the same game gives the same bytes. */
export async function emitEngine(game: GameIr, { rulesHash, texts }: EmitOptions): Promise<EmittedFile[]> {
  const ctx = new EngineContext(game, printExpression);
  emitRules(ctx);

  const layout = new FileBuilder('layout.ts', 'Where everything lives in the cells of a position.');
  emitLayout(ctx, layout);
  const types = emitIds(ctx, ctx.ids);
  const words = texts.map((text) => ({ lang: text.lang, ...emitText(ctx, text) }));
  const index = new FileBuilder('index.ts', `${commentText(game.title)}.`);
  const sources = new FileBuilder('sources.ts', 'Lines of the rules, for reasons, faults and traces.');
  const lists = {
    sources: ctx.names.claim(sources.path, 'SOURCES'),
    reasons: ctx.names.claim(sources.path, 'REASONS'),
  };
  emitIndex(ctx, index, { types, rulesHash, lists, texts: words });
  emitSources(ctx, sources, lists);
  index.endings.push("\nexport type * from './ids.ts';");

  const rules = [...ctx.rules.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = [index, ctx.ids, ctx.tables, layout, ...rules, sources, ...words.map(({ file }) => file)];
  pruneUnused(files);
  const wanted = new Set<string>();
  for (const file of files) {
    const own = new Set(file.declarations.map((declaration) => declaration.name));
    for (const { uses } of file.declarations) for (const name of uses) if (!own.has(name)) wanted.add(name);
  }
  const { Project } = await import('ts-morph');
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
  });
  const header = [
    `// Generated from rules/${commentText(game.id)}/ by rulewright. Do not edit.`,
    `// Rules hash: ${commentText(rulesHash)}`,
  ];
  const used = files.filter((file) => file.declarations.length > 0);
  return renderFiles(used, { project, names: ctx.names, header, wanted });
}

/** Definitions, procedures, questions and bans, each in the file of its rules, in the order of its lines. */
function emitRules(ctx: EngineContext): void {
  const { game } = ctx;
  for (const { name } of game.consts) namedConstant(ctx, name);
  for (const field of game.fields) if (field.printed !== undefined) printedTable(ctx, field.id);
  const effects = new EffectFinder(game);
  const rules = [
    ...game.defs.map((def) => ({ src: def.src, emit: () => emitDefinition(ctx, def) })),
    ...game.bans.map((ban) => ({ src: ban.src, emit: () => emitBan(ctx, ban) })),
    ...game.procs.map((proc) => ({
      src: proc.src,
      emit: () => {
        emitProcedure(ctx, proc, effects);
        for (const choice of game.choices) if (choice.proc === proc.id) emitChoice(ctx, choice);
      },
    })),
  ];
  for (const rule of rules.sort((a, b) =>
    a.src.file === b.src.file ? a.src.line - b.src.line : a.src.file < b.src.file ? -1 : 1,
  ))
    rule.emit();
}
