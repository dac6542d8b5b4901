const usualSeed = 20261201;

/** Reads the seed of random tests from `RULEWRIGHT_SEED`; without it every run tries the same cases. */
export function seedFrom(env: Readonly<Record<string, string | undefined>>): number {
  const text = env.RULEWRIGHT_SEED;
  if (text === undefined || text === '') return usualSeed;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** 31) {
    throw new Error(`RULEWRIGHT_SEED must be a whole number from 0 to 2147483647, not "${text}".`);
  }
  return value;
}

/** The seed of this run. Every fast-check property has it already; use it for other random walks. */
export const seed = seedFrom(process.env);
