/**
 * Reading values that come from outside. Only own data properties of plain objects and arrays are looked at: no getter
 * runs, no prototype is followed, and sizes are bounded before anything is read.
 */

/** The properties of a plain object, or null for anything else, also when it has more than `most` properties. */
export function readObject(input: unknown, most: number): ReadonlyMap<string, unknown> | null {
  if (typeof input !== 'object' || input === null) return null;
  try {
    const prototype: unknown = Object.getPrototypeOf(input);
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return null;
    const keys = Reflect.ownKeys(input);
    if (keys.length > most) return null;
    const properties = new Map<string, unknown>();
    for (const key of keys) {
      const property = Object.getOwnPropertyDescriptor(input, key);
      if (typeof key !== 'string' || property === undefined || !('value' in property)) return null;
      properties.set(key, property.value);
    }
    return properties;
  } catch {
    return null; // a proxy that throws is no plain object
  }
}

/** The items of an array, or null for anything else, also when it has more than `most` items. */
export function readArray(input: unknown, most: number): readonly unknown[] | null {
  try {
    if (!Array.isArray(input) || input.length > most) return null;
    const items: unknown[] = [];
    for (let i = 0; i < input.length; i += 1) {
      const property = Object.getOwnPropertyDescriptor(input, i);
      if (property === undefined || !('value' in property)) return null;
      items.push(property.value);
    }
    return items;
  } catch {
    return null; // a proxy that throws is no plain array
  }
}

/** The text, or null for anything else, also when it is longer than `most` UTF-16 units. */
export function readText(input: unknown, most: number): string | null {
  return typeof input === 'string' && input.length <= most ? input : null;
}

/** Whether an object has no other keys than these. */
export function hasOnly(properties: ReadonlyMap<string, unknown>, keys: readonly string[]): boolean {
  for (const key of properties.keys()) if (!keys.includes(key)) return false;
  return true;
}

/** A value from outside, short enough for a message. */
export function quoted(input: unknown): string {
  if (typeof input === 'string') return `"${input.length > 60 ? `${input.slice(0, 60)}…` : input}"`;
  if (typeof input === 'number' || typeof input === 'boolean' || input === null || input === undefined)
    return String(input);
  return `a value of type ${typeof input}`;
}
