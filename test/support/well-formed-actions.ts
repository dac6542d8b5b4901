import type { Action, GameDef } from '../../generator/runtime/index.ts';

/** Numbers that are tried where an option takes one. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 9, 12, 40, 999];

/** Everything that has the form of an answer to a choice, legal or not: each option with each member of its kind. */
export function wellFormedActions(def: GameDef, choice: string): readonly Action[] {
  const options = def.choices.find(({ name }) => name === choice)?.options ?? [];
  return options.flatMap(({ name: option, arg }): readonly Action[] => {
    if (arg === null) return [{ choice, option }];
    const values = arg.kind < 0 ? NUMBERS : [...new Set(def.kinds[arg.kind]?.designs)];
    return values.map((value) => ({ choice, option, args: { [arg.name]: value } }));
  });
}
