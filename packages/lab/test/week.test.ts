import { expect, it } from 'vitest';
import { toldApart } from '../scripts/duplicate.ts';
import { rankCorrelation } from '../scripts/ranks.ts';
import { told } from '../scripts/week.ts';
import { type DayPlayed, jobOf } from '../scripts/week-deed.ts';

it('says how far two lists have the same order', () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 1000])).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
  // Equal ones share the mean of their places: (1, 2.5, 2.5, 4) against (1, 2, 3, 4).
  expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
  expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBe(0);
});

it('compares the board with the order of the levels, day by day and over all days', () => {
  const levels = ['beginner', 'adept', 'master'];
  const own = [
    [-0.4, -0.2, -0.1],
    [-0.5, -0.1, -0.3],
  ];
  const played = own.flatMap((guests, day) =>
    guests.map(
      (lost, guest): DayPlayed => ({
        day,
        guest,
        own: lost,
        points: 3 - guest,
        won: guest === 0,
        withoutLuck: guest,
      }),
    ),
  );
  const text = told(played, levels, { days: 2 });
  expect(text).toContain('beginner    55.0 % of the best kept by own choices, 3.00 points, 100 % won');
  // The first day orders them all; the second, and both together, take the last two for each other.
  expect(text).toContain('by own choices: rank correlation with the levels 0.75 on a day, 0.50 over');
  expect(text).toContain('by games won, luck taken out: rank correlation with the levels 1.00 on a day');
  expect(text).toContain('by points: rank correlation with the levels -1.00 on a day');
});

it('tells of a week that was interrupted by whoever has played all of it', () => {
  const brief = { guests: 5, days: 2, levels: ['beginner', 'master'] } as const;
  const jobs = Array.from({ length: 10 }, (_, job) => jobOf(job, brief));
  // Each of them once, and a guest of each level through all days before the next two begin.
  expect(new Set(jobs.map(({ day, guest }) => `${day} ${guest}`)).size).toBe(10);
  expect(jobs.slice(0, 4).map(({ day, guest }) => [day, guest])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  expect(jobs.slice(8)).toEqual([
    { day: 0, guest: 4 },
    { day: 1, guest: 4 },
  ]);
  // Of many guests an interval is told.
  const many = Array.from({ length: 40 }, (_, guest): DayPlayed => {
    const own = guest % 2 === 0 && guest > 3 ? -1 : 0;
    return { day: 0, guest, own, points: 0, won: false, withoutLuck: 0 };
  });
  const [, of, low, high] =
    /on a day, ([-0-9.]+) \(([-0-9.]+) to ([-0-9.]+)\) over/.exec(told(many, brief.levels, { days: 1 })) ??
    [];
  expect(Number(low)).toBeLessThan(Number(of));
  expect(Number(high)).toBeGreaterThan(Number(of));
  const rest = { points: 0, won: false, withoutLuck: 0 };
  const played = jobs
    .slice(0, 6)
    .map((one): DayPlayed => ({ ...one, ...rest, own: one.guest < 2 ? one.guest : -one.guest }));
  // The third and fourth have not played the second day; they would put the order upside down.
  const text = told(played, brief.levels, brief);
  expect(text).toContain('6 tables, 2 guests have played all 2 days');
  expect(text).toMatch(
    /by own choices: rank correlation with the levels [-0-9.]+ on a day, 1\.00 over all days;/,
  );
});

it('says how many games tell two apart: fewer where each deal is played from all seats', () => {
  // Luck is all in the deal: whoever sits first wins, and the better one wins one more of four.
  const deals = [
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 1],
  ];
  const text = toldApart(deals);
  expect(text).toContain('62.5 wins of 100 where 50.0 would be even');
  // 7.84 · 0.268 ÷ 0.125², and 7.84 · 2 · 0.0625 ÷ 0.125².
  expect(text).toContain('told apart after 135 games, as duplicate after 63');
});
