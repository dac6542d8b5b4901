/** The item at an index that the IR promises to exist. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined)
    throw new Error(`this is a bug in the generator (emit-engine): no item ${index} of ${list.length}`);
  return found;
}
