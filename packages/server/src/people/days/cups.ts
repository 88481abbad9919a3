import { daysOf, endOf, weekOf } from '@undercroft/bots/today';
import { Problem } from '../../ground/problem.ts';
import type { Among } from '../../storage/among.ts';
import type { Kept } from '../../storage/kept.ts';
import { LISTED, nameOn, today } from './calendar.ts';

type Rooms = Pick<Kept, 'cups'>;

/** Who has most of a week's cup: what the seven days of it have brought. */
export async function cupBoard(
  { cups }: Rooms,
  week: number,
  game: string,
  among: Among,
  guest: string | null,
) {
  if (week > weekOf(today())) throw new Problem('no-such-day');
  const mine = guest === null ? null : await cups.mine(guest, week, game);
  const [lines, { all, better }] = await Promise.all([
    cups.board(week, game, among, LISTED),
    cups.counts(week, game, among, mine?.points ?? 0),
  ]);
  return {
    ends: endOf(daysOf(week).last).toISOString(),
    lines: lines.map(({ points, days, ...line }) => ({ ...nameOn(line, guest, among), points, days })),
    all,
    rank: mine === null ? null : better + 1,
  };
}

/** What is kept about somebody's cups, for them to take along. */
export const cupsData = async ({ cups }: Rooms, guest: string) => ({ cups: await cups.of(guest) });
