import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest in a browser: begun first, so that all browsers end together. */
const LONGEST = [
  'seen-goblin',
  'seen-karak2',
  'seen-karak',
  'layout',
  'seen-kragmortha',
  'kragmortha',
  'manners',
  'here',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    const usual = await super.sort(files);
    return usual.sort((a, b) => (a.project.name === b.project.name ? rank(a) - rank(b) : 0));
  }
}

// Tests start many programs: each is compiled once for all of them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Vitest's own choice leaves one core alone, which is half of a small machine. */
const maxWorkers = '100%';

/** So long something may take that will come. */
const poll = { timeout: 60_000, interval: 50 };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rooms',
          environment: 'node',
          maxWorkers,
          // The suites play whole games and start programs; a machine that has other things to do is no reason to fail.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll },
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
          expect: { poll },
          maxWorkers,
        },
      },
    ],
  },
});
