import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // The suites play whole games; on a busy machine that takes longer than the usual five seconds.
    testTimeout: 30_000,
    include: ['packages/*/test/**/*.test.ts', 'tests/**/*.test.ts'],
  },
});
