import { statSync } from 'node:fs';
import { join } from 'node:path';
import { gamesWith } from '@undercroft/games/extras';
import { expect, it } from 'vitest';
import { squeezed, unsqueezed } from '../src/storage/squeezing.ts';
import { asked, twoPlaying } from './people.ts';
import { freshFolder, serve } from './serving.ts';

// Games long enough to tell, for two.
it.each(gamesWith('pictures'))(
  'an answer in %s is written in less than four kilobytes, alone as it comes',
  async (game) => {
    const dataDir = freshFolder();
    const { base } = await serve({ dataDir });
    const { ada, bo, at } = await twoPlaying(base, { game });
    // Nothing is moved out of the log before it is full.
    const log = () => statSync(join(dataDir, 'undercroft.sqlite-wal')).size;
    const before = log();
    let answers = 0;
    for (; answers < 40; answers++) {
      const { one, update } = await asked(ada, bo, at);
      const { version, outcome } = update;
      if (outcome !== null) break;
      const answer = update.answers[answers % update.answers.length];
      expect((await one.post(`${at}/answers`, { version, answer })).status).toBe(200);
    }
    expect(answers).toBeGreaterThan(20);
    expect((log() - before) / answers).toBeLessThan(4096);
  },
);

it('what is squeezed comes out as it was, what never was too, and what a newer version has done is refused', () => {
  const step = JSON.stringify({
    by: 0,
    answer: { step: 'north' },
    tookBack: false,
    told: [],
    name: 'Žofie ☃',
  });
  expect(squeezed(step).length).toBeLessThan(step.length);
  expect(unsqueezed(squeezed(step))).toBe(step);
  expect(unsqueezed(step)).toBe(step);
  expect(() => unsqueezed(Uint8Array.of(2, 0, 0))).toThrow('by a newer version (2, this one knows 1)');
});
