import { expect, test } from 'vitest';
import { BEDS, Score } from '../src/table/sound/ambience.ts';

/** A fixed sequence that looks like chance. */
function* chances(): Generator<number, never> {
  for (let seed = 11; ; seed = (seed * 16807) % 2147483647) yield (seed % 1000) / 1000;
}

test.each(Object.keys(BEDS))(
  'the bed of %s goes on for an hour, never crowded and never the same',
  (game) => {
    const luck = chances();
    const score = new Score(BEDS[game], 0, () => luck.next().value);
    const due = [];
    for (let now = 0; now < 3600; now += 0.5) due.push(...score.until(now));
    const perSecond = new Map<number, number>();
    for (const { at } of due) perSecond.set(Math.floor(at), (perSecond.get(Math.floor(at)) ?? 0) + 1);
    expect(Math.max(...perSecond.values())).toBeLessThanOrEqual(6);
    // No two voices keep the same time.
    expect(new Set(BEDS[game].map(({ every }) => every)).size).toBe(BEDS[game].length);
    expect(due.length).toBeGreaterThan(900);
  },
);

test('what was asked for once does not come again', () => {
  const score = new Score(BEDS.karak, 0, () => 0.5);
  const first = score.until(60);
  expect(score.until(60)).toEqual([]);
  expect(score.until(120).every(({ at }) => at >= 50)).toBe(true);
  expect(first.length).toBeGreaterThan(10);
});
