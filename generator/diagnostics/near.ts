/** "Did you mean …?" */

/**
 * The candidates that a writer may have meant, nearest first; none if all are far away.
 * A change of case, hyphen or blank counts half; a swap of two neighbours counts as one change.
 */
export function nearest(word: string, candidates: Iterable<string>, max = 3): readonly string[] {
  const limit = allowedChanges(word.length);
  const flat = flatten(word);
  const found: { candidate: string; distance: number; prefix: number }[] = [];
  for (const candidate of new Set(candidates)) {
    if (candidate === word || candidate === '') continue;
    const distance = flatten(candidate) === flat ? 0.5 : changes(word, candidate, limit);
    if (distance <= limit) found.push({ candidate, distance, prefix: commonPrefix(word, candidate) });
  }
  found.sort((a, b) => a.distance - b.distance || b.prefix - a.prefix || (a.candidate < b.candidate ? -1 : 1));
  const best = found[0]?.distance ?? 0;
  return found
    .filter((one) => one.distance < best + 1)
    .slice(0, max)
    .map((one) => one.candidate);
}

/** The `{suggestion}` of a message: empty, or ` Did you mean "x" or "y"?` with its leading blank. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return '';
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop();
  return ` Did you mean ${quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last}?`;
}

function allowedChanges(length: number): number {
  if (length < 2) return 0.5;
  return Math.min(3, Math.max(1, Math.floor(length / 3)));
}

function flatten(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '');
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Damerau distance (optimal string alignment), given up beyond `limit`. */
function changes(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return beyond;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? beyond) + 1,
        (current[column - 1] ?? beyond) + 1,
        (above[column - 1] ?? beyond) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? beyond) + 1);
      }
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return beyond;
    before = above;
    above = current;
  }
  return above[b.length] ?? beyond;
}
