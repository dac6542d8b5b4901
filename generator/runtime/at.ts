/** The element at `i`; throws where there is none, because a generated table then disagrees with the runtime. */
export function at<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new RangeError(`No entry ${i} in a table of ${list.length}.`);
  return item;
}
