/** A table of Hammer of the Scots: what is not named lies aside, or in the deck. */
import { def } from '../../../generated/hammer-of-the-scots/index.ts';
import { type Setting, type Table, table } from '../../support/table.ts';

export interface ScotsSetting extends Omit<Setting, 'things' | 'rest' | 'values'> {
  /** Area or zone → blocks; a number behind a block is its strength: `ross 1`. */
  readonly blocks: Readonly<Record<string, string>>;
  /** Nobles of a side, wherever they are. */
  readonly english?: string;
  readonly scottish?: string;
  readonly reserve?: string;
  readonly hands?: { readonly england: string; readonly scotland: string };
  readonly played?: string;
  readonly areas?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Attribute → border → value. */
  readonly borders?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function scots(setting: ScotsSetting): Table {
  const {
    blocks,
    english = '',
    scottish = '',
    reserve = '',
    hands,
    played,
    areas = {},
    borders = {},
    ...rest
  } = setting;
  const strengths: Record<string, number> = {};
  const placed: Record<string, string> = {};
  for (const [place, list] of Object.entries(blocks)) {
    const words = list.split(' ');
    placed[place] = words.filter((word) => !/^\d+$/.test(word)).join(' ');
    words.forEach((word, i) => {
      if (/^\d+$/.test(word)) strengths[words[i - 1] ?? ''] = Number(word);
    });
  }
  const sides = Object.fromEntries(
    [
      ...english.split(' ').map((block) => [block, 'england']),
      ...scottish.split(' ').map((block) => [block, 'scotland']),
    ].filter(([block]) => block !== ''),
  );
  const reserves = Object.fromEntries(
    reserve
      .split(' ')
      .filter((block) => block !== '')
      .map((block) => [block, true]),
  );
  const t = table(def, {
    tracks: { year: 1297, 'last-year': 1305 },
    ...rest,
    things: {
      block: placed,
      card: {
        ...(hands && { 'hand of england': hands.england, 'hand of scotland': hands.scotland }),
        ...(played !== undefined && { 'played of scotland': played }),
      },
    },
    rest: { block: 'aside', card: 'deck' },
    values: { block: { side: sides, strength: strengths, reserve: reserves }, area: areas, border: borders },
  });
  // a hand of one card: it is played
  for (const player of ['england', 'scotland'] as const) {
    if (hands && t.pending().includes(`${player}: game-turn.card`)) t.act(player, `choose ${design(hands[player])}`);
  }
  return t;
}

const design = (card: string): string => card.replace(/-\d+$/, '');
