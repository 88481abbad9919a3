import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { drawings } from './packages/web/drawings.ts';

/**
 * What takes longest, begun first: whatever needs a browser, and then the rest, so that the many short ones come last and
 * all workers end together. A worker that goes on with files of the other project is started anew, and loads all again.
 */
const LONGEST = [
  'first-command',
  'engine-firefox',
  'new-game',
  'layout',
  'engine-webkit',
  'manners',
  'here',
  'learn',
  'update',
  'parts',
  'bots/test/review',
  'whole-games',
  'e2e/kragmortha',
  'home',
  'seen-karak2',
  'release',
  'e2e/evening',
  'nats',
  'e2e/ears',
  'e2e/keeping',
  'living-games',
  'e2e/review',
  'seen-karak',
  'rolling',
  'arriving',
  'test/faults',
  'storage-faults',
  'lab/test/review',
  'strength',
  'seen-goblin',
  'e2e/faults',
  'server/test/secrets',
  'hashed',
  'e2e/living-room',
  'bots',
  'turns/turns',
  'draws',
  'operator',
  'seen-kragmortha',
  'lines',
  'reasons',
  'karak2/test/karak2',
  'e2e/workshop',
  'everybody',
  'e2e/karak2',
  'strangers',
  'levels',
  'together',
  'online',
  'people',
  'simulate',
  'karak/test/karak',
  'kragmortha/test/kragmortha',
  'ask',
  'mistakes',
  'circles',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      const later = at === 0 || project.name === 'screens' ? 0 : 2 * LONGEST.length;
      return later + (at >= 0 ? at : LONGEST.length);
    };
    const usual = await super.sort(files);
    return usual.sort((a, b) => rank(a) - rank(b));
  }
}

// Tests start many programs: each is compiled once for all of them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/**
 * More than there are cores: two thirds of what a test does is to wait for a browser, a server or a database. Each of them
 * loads all that it tests, so that more than keep the cores busy cost more than they bring.
 */
const maxWorkers = availableParallelism() + 4;

/** So long something may take that will come. */
const poll = { timeout: 60_000, interval: 50 };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [drawings()],
        test: {
          name: 'rooms',
          environment: 'node',
          maxWorkers,
          // A server is half a second of loading and compiling: many files are tested in one process.
          isolate: false,
          setupFiles: 'tests/fresh.ts',
          // The suites play whole games and start programs; a machine that has other things to do is no reason to fail.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll },
          include: ['packages/*/test/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: 'packages/server/test/setup.ts',
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
          hookTimeout: 600_000,
          expect: { poll },
          maxWorkers,
          // Each file has a browser of its own; what drives it is loaded once for many.
          isolate: false,
        },
      },
    ],
  },
});
