import { createColors } from 'picocolors';
import type { Colors } from '../diagnostics/index.ts';
import type { Io } from './io.ts';

/** Colours only where they can be seen and are wanted: `--no-color`, `NO_COLOR`, `FORCE_COLOR`, then the terminal. */
export function chooseColors(
  io: Pick<Io, 'env'>,
  stream: { readonly isTerminal: boolean; readonly noColor: boolean },
): Colors {
  return createColors(wantsColors(io.env, stream));
}

function wantsColors(
  env: Io['env'],
  { isTerminal, noColor }: { readonly isTerminal: boolean; readonly noColor: boolean },
): boolean {
  if (noColor || isSet(env.NO_COLOR)) return false;
  if (env.FORCE_COLOR === '0' || env.FORCE_COLOR === 'false') return false;
  if (isSet(env.FORCE_COLOR)) return true;
  return isTerminal && env.TERM !== 'dumb';
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
