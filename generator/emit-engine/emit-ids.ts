import type { ChoiceIr, KindIr } from '../ir/index.ts';
import type { EngineContext } from './engine-context.ts';
import { commentText, propertyKey, quoted } from './escape-text.ts';
import { item } from './item.ts';
import { pascalCase } from './safe-identifier.ts';
import type { FileBuilder } from './source-file.ts';

/** Types of an engine that users see. */
export interface PublicTypes {
  readonly player: string;
  readonly action: string;
}

/** Emits the names of everything in the game: unions, lists, actions, and the numbers that generated code uses for them. */
export function emitIds(ctx: EngineContext, file: FileBuilder): PublicTypes {
  const { game } = ctx;
  const numbers = file.declarations.splice(0);
  const action = claimType(ctx, 'Action');
  const kindTypes = new Map<number, string>();
  for (const kind of game.kinds) kindTypes.set(kind.id, addKind(ctx, file, kind));
  const player = addUnion(ctx, file, {
    name: 'PlayerName',
    values: item(game.kinds, game.players).members,
    doc: 'Who plays.',
  });
  addUnion(ctx, file, {
    name: 'ScenarioName',
    values: game.scenarios.map((scenario) => scenario.name),
    doc: 'Set-ups of the game.',
  });
  addUnion(ctx, file, {
    name: 'OptionName',
    values: game.options.map((option) => option.name),
    doc: 'Switches of the game.',
  });
  addUnion(ctx, file, {
    name: 'ClauseId',
    values: game.clauses.map((clause) => clause.id),
    doc: `Clauses, without "${game.prefix}".`,
  });
  file.add({
    name: action,
    doc: ['Everything that a player can decide.'],
    text: `type ${action} =${unionText(game.choices.flatMap((choice) => actionTypes(choice, kindTypes)))};`,
    uses: new Set(kindTypes.values()),
    isPublic: true,
  });
  game.choices.forEach((choice, index) => {
    const { id } = item(ctx.choices, choice.id);
    file.add({ name: id, doc: [], text: `const ${id} = ${index};`, uses: new Set(), isPublic: false });
  });
  game.procs.forEach((proc, index) => {
    const { id } = item(ctx.procs, proc.id);
    file.add({ name: id, doc: [], text: `const ${id} = ${index};`, uses: new Set(), isPublic: false });
  });
  for (const number of numbers.sort(byText)) file.add(number);
  return { player, action };
}

function byText(a: { readonly text: string }, b: { readonly text: string }): number {
  return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
}

function claimType(ctx: EngineContext, wanted: string): string {
  return ctx.names.claim('ids.ts', wanted, `${wanted}Name`);
}

function addKind(ctx: EngineContext, file: FileBuilder, kind: KindIr): string {
  const values = [...new Set(kind.designs ?? kind.members)];
  return addUnion(ctx, file, { name: pascalCase(kind.name), values, doc: `Every ${kind.name}.` });
}

function addUnion(
  ctx: EngineContext,
  file: FileBuilder,
  union: { readonly name: string; readonly values: readonly string[]; readonly doc: string },
): string {
  const name = claimType(ctx, union.name);
  file.add({
    name,
    doc: [commentText(union.doc)],
    text: `type ${name} =${unionText(union.values.map(quoted))};`,
    uses: new Set(),
    isPublic: true,
  });
  return name;
}

const UNION_WIDTH = 112;

function unionText(values: readonly string[]): string {
  if (values.length === 0) return ' never';
  const flat = values.join(' | ');
  return flat.length <= 90 ? ` ${flat}` : `\n${wrappedUnion(values)}`;
}

/** As many values to a line as fit, each line beginning with a bar. */
function wrappedUnion(values: readonly string[]): string {
  const lines: string[] = [];
  for (const value of values) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + value.length + 3 <= UNION_WIDTH)
      lines[lines.length - 1] = `${last} | ${value}`;
    else lines.push(`  | ${value}`);
  }
  return lines.join('\n');
}

function actionTypes(choice: ChoiceIr, kindTypes: ReadonlyMap<number, string>): string[] {
  return choice.options.map((option) => {
    const type =
      option.kind === 'number'
        ? 'number'
        : option.set === undefined
          ? 'never'
          : (kindTypes.get(option.set.kind) ?? 'string');
    const args =
      option.kind === 'plain' ? '' : `; readonly args: { readonly ${propertyKey(option.arg ?? 'value')}: ${type} }`;
    return `{ readonly choice: ${quoted(choice.name)}; readonly option: ${quoted(option.name)}${args} }`;
  });
}
