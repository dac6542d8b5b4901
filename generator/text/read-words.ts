/** Words that engines use themselves. */
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type { GameIr } from '../ir/index.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import type { Template } from '../runtime/contract.ts';
import { entriesAt } from './entries.ts';
import { type Binding, readTemplate } from './placeholders.ts';
import type { Templates } from './read-choices.ts';

/** Words of every engine with what they are given; those for the hidden things of a game come to them. */
export const engineWords: Readonly<Record<string, readonly string[]>> = {
  roll: ['dice'],
  draw: ['count', 'kind', 'place'],
  show: ['thing'],
  win: ['player'],
  tie: [],
};

/** `hidden-block` for every kind whose things can lie where not all see them. */
export function hiddenWords(game: GameIr): readonly string[] {
  const hidden = game.kinds.filter(
    ({ identity, places }) => identity !== 'all' || places?.zones.some(({ sight }) => sight !== 'all'),
  );
  return hidden.map(({ name }) => `hidden-${name}`);
}

export function readWords({
  game,
  doc,
  ...binding
}: Binding & { readonly game: GameIr; readonly doc: SourceDoc }): Templates {
  const known = new Map([
    ...Object.entries(engineWords),
    ...game.kinds.map(({ name }) => [`hidden-${name}`, []] as const),
  ]);
  const words: Record<string, Template> = {};
  for (const entry of entriesAt(doc, ['words'])) {
    const args = known.get(entry.key);
    if (args) words[entry.key] = readTemplate(entry, args, binding);
    else {
      const span = entry.keySpan;
      const near = nearest(entry.key, known.keys());
      const all = [...Object.keys(engineWords), ...hiddenWords(game)].join(', ');
      binding.reporter.report(
        'text/unknown-word',
        span,
        { found: entry.key, suggestion: didYouMean(near), known: all },
        { fixes: near.map((text) => ({ span, text })) },
      );
    }
  }
  return words;
}
