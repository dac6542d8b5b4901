/** Types of the rules language. Kinds are closed sets; an enumeration is a kind too. */
import type { KindId } from '../ir/index.ts';

export type Type =
  | { readonly t: 'num' }
  | { readonly t: 'bool' }
  | { readonly t: 'ref'; readonly kind: KindId; readonly optional: boolean }
  | { readonly t: 'set'; readonly kind: KindId }
  | { readonly t: 'place'; readonly kind: KindId }
  | { readonly t: 'dice' }
  | { readonly t: 'none' };

export const NUM: Type = { t: 'num' };
export const BOOL: Type = { t: 'bool' };
export const NONE: Type = { t: 'none' };
export const refTo = (kind: KindId, optional = false): Type => ({ t: 'ref', kind, optional });
export const setOf = (kind: KindId): Type => ({ t: 'set', kind });
export const placeOf = (kind: KindId): Type => ({ t: 'place', kind });

/** Whether a value of `from` can be written where `to` is wanted. */
export function fits(from: Type, to: Type): boolean {
  if (from.t === 'none') return to.t === 'ref' || to.t === 'none';
  if (to.t === 'none') return from.t === 'ref';
  if (from.t !== to.t) return false;
  return 'kind' in from && 'kind' in to ? from.kind === to.kind : true;
}
