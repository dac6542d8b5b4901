import type { Engine } from '../runtime/index.ts';
import { unknownName, wrongUsage } from './stop.ts';

/** A scenario that the game has; the first one if none is named. */
export function chooseScenario({ meta }: Engine, name: string | undefined): string | undefined {
  if (name === undefined) return meta.scenarios[0];
  if (!meta.scenarios.includes(name)) throw unknownName('scenario', name, meta.scenarios);
  return name;
}

/** `name`, `name=true` or `name=false`, each an option that the game has. */
export function chooseOptions({ meta }: Engine, given: readonly string[]): Readonly<Record<string, boolean>> {
  const known = meta.options.map(({ name }) => name);
  const chosen: Record<string, boolean> = {};
  for (const text of given) {
    const [name = '', value = 'true', ...rest] = text.split('=');
    if (!known.includes(name)) throw unknownName('option', name, known);
    if (rest.length > 0 || (value !== 'true' && value !== 'false')) {
      throw wrongUsage(`--option ${name} takes =true or =false.`);
    }
    chosen[name] = value === 'true';
  }
  return chosen;
}

export function choosePlayer({ meta }: Engine, name: string): string {
  if (!meta.players.includes(name)) throw unknownName('player', name, meta.players);
  return name;
}

/** A language that the game speaks. Without texts it speaks in ids, whatever is asked for. */
export function chooseLanguage({ meta }: Engine, name: string | undefined): string {
  if (name === undefined) return meta.languages.includes('en') ? 'en' : (meta.languages[0] ?? 'en');
  if (meta.languages.length > 0 && !meta.languages.includes(name)) throw unknownName('language', name, meta.languages);
  return name;
}
