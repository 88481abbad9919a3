import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rooms',
          environment: 'node',
          // The suites play whole games and start programs; a machine that has other things to do is no reason to fail.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['packages/*/test/**/*.test.ts', 'tests/**/*.test.ts'],
        },
      },
      {
        // In a real browser, against the built screens and a real server.
        test: {
          name: 'screens',
          environment: 'node',
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: 'packages/web/e2e/setup.ts',
          // A machine that has other things to do as well is no reason to fail.
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 50 } },
          // Two browsers at a time are enough for two cores.
          maxWorkers: 2,
        },
      },
    ],
  },
});
