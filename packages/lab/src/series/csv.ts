import type { Played } from '@undercroft/bots/series';

/** The columns of one game's row, for so many seats. */
export function headOf(seats: number): string {
  const each = Array.from({ length: seats }, (_, seat) =>
    ['figure', 'bot', 'points', 'win'].map((what) => `${what}${seat + 1}`),
  );
  return ['game', 'turns', 'answers', 'end', 'winners', ...each.flat()].join(',');
}

/** One game in a line: winners are seats, counted from 1, and a shared win is a part of one. */
export function rowOf({ number, turns, answers, by, winners, figures, players, points }: Played): string {
  const each = figures.map((figure, seat) => [
    figure,
    players[seat],
    points[seat] ?? '',
    winners.includes(seat) ? Math.round(1000 / winners.length) / 1000 : 0,
  ]);
  const who = winners.map((seat) => seat + 1).join('+');
  return [number, turns, answers, by ?? 'stopped', who, ...each.flat()].join(',');
}
