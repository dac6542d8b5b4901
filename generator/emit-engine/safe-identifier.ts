/** The one place where names from the rules become names in generated code. */

/** Words of JavaScript that cannot name anything in a module, and globals that generated code needs. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally ' +
    'for function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield NaN Infinity Math Set Int32Array Int16Array Array Object globalThis ' +
    // The machine, its cells and the label of a generated function.
    'm c at'
  ).split(' '),
);

/** Names of locals that printers make up; no function of an engine has one, so that no local hides a function. */
const LOCALS: ReadonlySet<string> = new Set(
  'answer best bits cell chosen code count dice face first from highest index items last left list lowest match member members next other otherwise out place player rest result seen start sum thing value word engine def'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `next-steps of block` → `nextStepsOfBlock`. */
export function camelCase(text: string): string {
  const [first = 'it', ...rest] = wordsOf(text);
  const name = first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capital).join('');
  return /^[0-9]/.test(name) ? `n${name}` : name;
}

/** `next-steps of block` → `NextStepsOfBlock`. */
export function pascalCase(text: string): string {
  const name = wordsOf(text).map(capital).join('');
  return name === '' ? 'It' : /^[0-9]/.test(name) ? `N${name}` : name;
}

/** `battle.rounds` → `BATTLE_ROUNDS`. */
export function constantCase(...texts: readonly string[]): string {
  const name = texts
    .flatMap(wordsOf)
    .map((word) => word.toUpperCase())
    .join('_');
  return name === '' ? 'IT' : /^[0-9]/.test(name) ? `N${name}` : name;
}

/** The first of the wanted names that is free, else the last with a number. */
export function freeName(isTaken: (name: string) => boolean, ...wanted: readonly [string, ...string[]]): string {
  const isFree = (name: string): boolean => !RESERVED.has(name) && !isTaken(name);
  for (const name of wanted) if (isFree(name)) return name;
  const last = wanted[wanted.length - 1] ?? wanted[0];
  for (let n = 2; ; n++) {
    const name = /[0-9]$/.test(last) ? `${last}_${n}` : `${last}${n}`;
    if (isFree(name)) return name;
  }
}

/** Whether printers may make up a local of this name, with or without a number. */
export function isLocalName(name: string): boolean {
  return LOCALS.has(name.replace(/_?[0-9]+$/, ''));
}
