/** Questions: who is asked, what is legal, and when nobody needs to be. */
import type { ChoiceIr, OptionIr, SetExpr } from '../../generator/ir/index.ts';
import { holds, members, num, withMember } from './evaluate.ts';
import { bind, type Env } from './names.ts';
import { found, TwinFault } from './world.ts';

export interface Answer {
  readonly option: number;
  /** Member or number; 0 for a plain option. */
  readonly value: number;
}

/** A question that waits for a player. */
export interface Question {
  readonly player: number;
  readonly choice: ChoiceIr;
  /** The legal answers as things stand now: private steps of others may have changed them since it was asked. */
  readonly legal: () => readonly Answer[];
}

export interface Answered {
  readonly player: number;
  readonly answer: Answer;
}

/** Asks unless there is nothing to ask, or one answer only and no secret that silence would tell. */
export function* ask(
  env: Env,
  choice: ChoiceIr,
  legal: () => readonly Answer[],
): Generator<readonly Question[], Answer | undefined, Answered> {
  const [first, second] = legal();
  if (!first) return undefined;
  const player = num(env, choice.by);
  if (player < 0 || (env.player !== undefined && env.player !== player))
    throw new TwinFault(`Nobody can answer "${choice.name}".`);
  if (!second && env.player === undefined) return first;
  const { answer } = yield [{ player, choice, legal }];
  return answer;
}

export function legalAnswers(env: Env, choice: ChoiceIr): Answer[] {
  return choice.options.flatMap((option, index) => {
    if (option.guard && !holds(env, option.guard.cond)) return [];
    return valuesOf(env, option).map((value) => ({ option: index, value }));
  });
}

function valuesOf(env: Env, option: OptionIr): number[] {
  const { kind, set, lo, hi } = option;
  if (kind === 'plain') return [0];
  if (kind === 'set' && set) return answersFrom(env, { option, set, among: members(env, set) });
  const [from, to] = [lo ? num(env, lo) : 0, hi ? num(env, hi) : 0];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).filter(
    (one) => !forbidden(env, option, one),
  );
}

/** Without what a ban forbids; of copies that nobody tells apart, the first. */
export function answersFrom(
  env: Env,
  { option, set, among }: { readonly option: OptionIr; readonly set: SetExpr; readonly among: readonly number[] },
): number[] {
  const { designs } = found(env.world.game.kinds, set.kind);
  const allowed = among.filter((one) => !forbidden(withMember(env, set, one), option, one));
  return allowed.filter((one, i) => !designs || allowed.findIndex((other) => designs[other] === designs[one]) === i);
}

function forbidden(env: Env, { bans, bind: bound }: OptionIr, value: number): boolean {
  const inner = bound === undefined ? env : bind(env, bound, value);
  return bans.some(({ cond }) => holds(inner, cond));
}
