import { loadAchievements } from '@undercroft/games/achievements';
import { achievedBy } from '@undercroft/kit/achievements';
import { theTime } from '../../ground/clock.ts';
import { Problem } from '../../ground/problem.ts';
import type { Kept } from '../../storage/kept.ts';
import type { Store } from '../../storage/store.ts';
import type { Live } from '../../tables/live.ts';
import { eventsOf } from '../../tables/record.ts';

type Rooms = Pick<Kept, 'history'> & { readonly store: Store };

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
  { results, history }: Pick<Kept, 'results' | 'history'>,
  guest: string,
  table: string,
  found: { readonly luck: number; readonly choices: number },
): Promise<void> {
  const result = await results.ofTable(table, guest);
  if (result === null) throw new Problem('not-seated');
  await history.keepLuck(guest, { table, game: result.game, at: result.endedAt, ...found });
}

/** What is kept about a guest's matches, for the guest to take along. */
export async function historyData(history: Kept['history'], guest: string) {
  const timeOf = (at: number) => new Date(at).toISOString();
  return {
    achieved: (await history.achievedBy(guest)).map((one) => ({ ...one, at: timeOf(one.at) })),
    luck: (await history.luckOf(guest)).map((one) => ({ ...one, at: timeOf(one.at) })),
  };
}
