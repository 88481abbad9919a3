import { keptIn } from '../storage/kept.ts';
import type { Sql } from '../storage/sql.ts';
import { type Guest, seatOf } from '../tables/lobby.ts';
import { handOver } from '../tables/playing.ts';
import { accountOf } from './accounts/account.ts';
import { type ForForgetting, forget } from './forgetting.ts';

/** The seats of a guest become those of an account, where it does not sit already; then that guest is gone. */
export async function bringAlong(
  house: ForForgetting & { readonly sql: Sql },
  from: Guest,
  to: Guest,
): Promise<void> {
  const { accounts, store, hall, sql } = house;
  if (from.id === to.id) return;
  for (const table of await store.allTablesOf(from.id)) {
    await hall.change(table, ({ lobby }) =>
      seatOf(lobby, from.id) === null || seatOf(lobby, to.id) !== null
        ? null
        : { lobby: handOver(lobby, from.id, to) },
    );
  }
  const { passkeys, recoveryCodes, openId } = await accountOf(accounts, from);
  if (passkeys.length > 0 || recoveryCodes > 0 || openId) return;
  await sql.transaction(async (inOneGo) => {
    const { results, standings, history, days, tens, cups, solving, sharing, friends, clubs, tournaments } =
      keptIn(inOneGo);
    for (const room of [
      results,
      standings,
      history,
      days,
      tens,
      cups,
      solving,
      sharing,
      friends,
      clubs,
      tournaments,
    ])
      await room.move(from.id, to.id);
  });
  await forget(house, from.id);
}
