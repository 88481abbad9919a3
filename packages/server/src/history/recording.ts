import { loadAchievements } from '@undercroft/games/achievements';
import { achievedBy } from '@undercroft/kit/achievements';
import { theTime } from '../clock.ts';
import type { House } from '../house.ts';
import type { Live } from '../live.ts';
import { Problem } from '../problem.ts';
import { eventsOf } from '../record.ts';

type Rooms = Pick<House, 'store' | 'history'>;

/** A match was played to its end: what its people have achieved in it. */
export async function recordAchieved({ store, history }: Rooms, { id, lobby }: Live): Promise<void> {
  const { result, game, chairs, endedAt } = lobby;
  if (result?.by !== 'outcome') return;
  const achievements = await loadAchievements(game);
  if (achievements.length === 0) return;
  const events = eventsOf(await store.entries(id, 0, 'update'));
  await history.achieve(
    chairs.flatMap((chair, seat) =>
      chair.kind !== 'person' || chair.guest === '' || chair.resigned
        ? []
        : achievedBy(seat, events, result.winners, achievements).map((one) => ({
            ...{ guest: chair.guest, table: id, game, id: one.id, at: endedAt ?? theTime() },
          })),
    ),
  );
}

/** What a review on somebody's device has found about their own match. */
export async function keepLuck(
  { results, history }: Pick<House, 'results' | 'history'>,
  guest: string,
  table: string,
  found: { readonly luck: number; readonly choices: number },
): Promise<void> {
  const result = await results.ofTable(table, guest);
  if (result === null) throw new Problem('not-seated');
  await history.keepLuck(guest, { table, game: result.game, at: result.endedAt, ...found });
}

/** What is kept about a guest's matches, for the guest to take along. */
export async function historyData(history: House['history'], guest: string) {
  const timeOf = (at: number) => new Date(at).toISOString();
  return {
    achieved: (await history.achievedBy(guest)).map((one) => ({ ...one, at: timeOf(one.at) })),
    luck: (await history.luckOf(guest)).map((one) => ({ ...one, at: timeOf(one.at) })),
  };
}
