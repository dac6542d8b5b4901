import { at } from './at.ts';
import type { ChoiceDef, GameDef, OptionDef } from './contract.ts';
import { SPAN } from './contract.ts';
import { hasOnly, quoted, readObject, readText } from './plain-data.ts';

/** An answer as plain JSON. A member of a kind is named by its design, a number is a number; no arguments, no `args`. */
export interface Action {
  readonly choice: string;
  readonly option: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** An action of the right shape whose names have not been looked up yet. */
export interface ParsedAction {
  readonly choice: string;
  readonly option: string;
  readonly args: ReadonlyMap<string, string | number>;
}

/** The option that an action means, and its codes: one, or one for each member of the design that was named. */
export interface FoundCodes {
  readonly option: OptionDef;
  readonly codes: readonly number[];
}

const LONGEST_NAME = 200;
const MOST_ARGS = 8;

/** Reads anything as an action; a sentence says what is wrong with it. Total: never throws, never runs foreign code. */
export function parseAction(input: unknown): ParsedAction | string {
  const action = readObject(input, 3);
  if (action === null) return 'An action is a plain object with choice, option and args.';
  if (!hasOnly(action, ['choice', 'option', 'args'])) return 'An action has choice, option and args, and nothing else.';
  const choice = readText(action.get('choice'), LONGEST_NAME);
  const option = readText(action.get('option'), LONGEST_NAME);
  if (choice === null || option === null) return 'Choice and option of an action are short texts.';
  const given = action.get('args');
  const args = given === undefined ? new Map<string, unknown>() : readObject(given, MOST_ARGS);
  if (args === null) return 'The args of an action are a plain object.';
  const values = new Map<string, string | number>();
  for (const [name, value] of args) {
    if (typeof value === 'number' && Number.isSafeInteger(value)) values.set(name, value);
    else if (typeof value === 'string' && value.length <= LONGEST_NAME) values.set(name, value);
    else return 'Each of the args is a name or a whole number.';
  }
  return { choice, option, args: values };
}

/** The codes an action may stand for in a choice; a sentence says which name is unknown. */
export function codesFor(def: GameDef, choice: ChoiceDef, action: ParsedAction): FoundCodes | string {
  const index = choice.options.findIndex((option) => option.name === action.option);
  const option = choice.options[index];
  if (option === undefined) return `"${choice.name}" has no option ${quoted(action.option)}.`;
  const { arg } = option;
  if (arg === null)
    return action.args.size === 0 ? { option, codes: [index * SPAN] } : `"${option.name}" takes no args.`;
  const value = action.args.get(arg.name);
  if (value === undefined || action.args.size !== 1) return `"${option.name}" takes exactly one of args: ${arg.name}.`;
  if (arg.kind < 0) {
    if (typeof value !== 'number' || value < 0 || value >= SPAN) return `${quoted(value)} is not a possible number.`;
    return { option, codes: [index * SPAN + value] };
  }
  const kind = at(def.kinds, arg.kind);
  const codes = kind.designs.flatMap((design, member) => (design === value ? [index * SPAN + member] : []));
  return codes.length > 0 ? { option, codes } : `There is no ${kind.name} ${quoted(value)}.`;
}

/** The action that a code stands for. */
export function actionOf(def: GameDef, choice: number, code: number): Action {
  const { name, options } = at(def.choices, choice);
  const option = at(options, Math.floor(code / SPAN));
  if (option.arg === null) return { choice: name, option: option.name };
  const value = code % SPAN;
  const named = option.arg.kind < 0 ? value : at(at(def.kinds, option.arg.kind).designs, value);
  return { choice: name, option: option.name, args: { [option.arg.name]: named } };
}
