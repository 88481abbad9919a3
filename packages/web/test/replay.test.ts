import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import {
  boxOf,
  checkMatch,
  copy,
  reelOf,
  replay,
  seatsNear,
  type View,
  type Viewer,
  viewOf,
} from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { ReplayClient } from '../src/table/sources/watched.ts';

describe.each(GAME_NAMES)('a replay of %s', (name) => {
  test('shows each step as the table lay then: forwards, backwards, by jumps, through any eyes', async () => {
    const game = await loadGame(name);
    const file = join(
      import.meta.dirname,
      '../..',
      name,
      `records/rules-${game.rulesVersion}-seats-${seatsNear(game, 3)}.json`,
    );
    const match = checkMatch(JSON.parse(readFileSync(file, 'utf8')).match);
    const box = boxOf(game, match);
    const eyes: Viewer[] = [null, 0, 2];
    const truth: View[][] = [];
    for (const { state } of replay(game, match))
      truth.push(eyes.map((viewer) => copy(viewOf(box, state, viewer))));
    const last = truth.length - 1;
    const different = new Set(truth.map(([view]) => JSON.stringify(view)));
    expect(different.size).toBeGreaterThan(last / 2);

    const client = new ReplayClient(match, reelOf(game, match), []);
    let shown: View | undefined;
    let told: number[] = [];
    client.subscribe(({ view, changes }, fresh) => {
      shown = view;
      told = [...(fresh ? [] : told), ...changes.map(({ version }) => version)];
    });
    expect(client.last).toBe(last);
    for (const [seen, viewer] of eyes.entries()) {
      client.watchAs(viewer);
      const forwards = Array.from({ length: last + 1 }, (_, step) => step);
      const jumps = forwards.map((step) => (step * 37) % (last + 1));
      for (const step of [...forwards, ...forwards.toReversed(), ...jumps]) {
        client.go(step);
        expect(shown, `step ${step}`).toEqual(truth[step][seen]);
        // The log tells what led there, all of it and no more.
        expect(told, `step ${step}`).toHaveLength(step + 1);
        expect(told.at(-1)).toBe(step);
      }
    }
  });
});
