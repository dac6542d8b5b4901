import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**'],
    setupFiles: ['test/support/fast-check.setup.ts'],
    pool: 'threads',
    // Vitest would leave one core free, which on a machine with two halves the speed.
    maxWorkers: availableParallelism(),
    // Properties play whole games, and slow machines are busy with other work.
    testTimeout: 120_000,
    hookTimeout: 30_000,
    coverage: { include: ['generator/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
