/**
 * Bans of moves, applied where the move is chosen: an option whose answer leads straight to a move is not offered while a
 * ban forbids that move. Looked for in what follows the question in its own procedure.
 */
import { variablesIn } from '../check/substitute.ts';
import type { BanIr, ChoiceIr, Expr, OptionIr, Step, VarIr } from '../ir/index.ts';
import { bodiesOf } from '../ir/walk.ts';

type Move = Extract<Step, { k: 'move' }>;

/** Moves that an option leads to: choice id and option index to steps. */
export function banOptions(
  choices: readonly ChoiceIr[],
  bans: readonly BanIr[],
  vars: readonly VarIr[],
  bodies: Iterable<readonly Step[]>,
): ChoiceIr[] {
  if (bans.length === 0) return [...choices];
  const moves = new Map<string, Move[]>();
  for (const steps of bodies) collect(steps, moves);
  return choices.map((choice) => ({
    ...choice,
    options: choice.options.map((option, i) => withBans(option, moves.get(`${choice.id}:${i}`) ?? [], bans, vars)),
  }));
}

function collect(steps: readonly Step[], moves: Map<string, Move[]>): void {
  steps.forEach((step, i) => {
    if (step.k === 'ask' || step.k === 'keepAsking') {
      for (const { option, body } of step.options) {
        const following = step.k === 'ask' ? [...body, ...steps.slice(i + 1)] : body;
        moves.set(
          `${step.choice}:${option}`,
          following.filter((one): one is Move => one.k === 'move'),
        );
      }
    }
    for (const body of bodiesOf(step)) collect(body, moves);
  });
}

function withBans(option: OptionIr, moves: readonly Move[], bans: readonly BanIr[], vars: readonly VarIr[]): OptionIr {
  const { bind } = option;
  if (bind === undefined) return option;
  const found = moves.flatMap((move) => {
    if (!variablesIn([move.x, move.to]).has(bind)) return [];
    return bans.flatMap((ban) => {
      const cond = forbids(ban, move, vars);
      return cond ? [{ cond, ban: ban.id }] : [];
    });
  });
  return { ...option, bans: found };
}

function forbids(ban: BanIr, move: Move, vars: readonly VarIr[]): Expr | undefined {
  const [thing, goal] = ban.params.map((v) => vars[v]?.type);
  if (thing?.t !== 'ref' || thing.kind !== move.kind || goal?.t !== 'ref' || move.to.k !== 'areaPlace')
    return undefined;
  return { k: 'banned', ban: ban.id, args: [move.x, move.to.area] };
}
