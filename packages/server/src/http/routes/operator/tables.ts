import { theTime } from '../../../ground/clock.ts';
import { pageOf } from '../../../ground/pages.ts';
import { listedInfo, tableInfo } from '../../../tables/info.ts';
import type { Said } from '../../../tables/live.ts';
import { endByOperator } from '../../../tables/playing.ts';
import { messageInfo } from '../../../tables/updates.ts';

import type { Desk } from './index.ts';
import { PAGE, searchOf, time } from './pages.ts';

const MESSAGES_SHOWN = 100;

/** Tables: list, look, end, remove. */
export function operatorTableRoutes({ house, operator }: Desk): void {
  const { hall, store, people, presence, keeper } = house;

  operator('GET /operator/tables', async ({ query }) => {
    const lines = await people.tables({ ...searchOf(query), status: query.status });
    const { page, next } = pageOf(lines, PAGE, ({ touchedAt, id }) => ({ at: touchedAt, id }));
    return {
      next,
      tables: page.flatMap(({ summary, archived, host, touchedAt }) => {
        const info = listedInfo({ summary, seat: null, host: false, archived });
        if (info === null) return [];
        const { you: _, ...rest } = info;
        return [{ ...rest, host, touchedAt: time(touchedAt) }];
      }),
    };
  });

  operator('GET /operator/tables/:id', async ({ params }) => {
    const messages = await store.entries(params.id, 0, 'chat', MESSAGES_SHOWN);
    return hall.see(params.id, (live) => ({
      table: tableInfo(live, null, presence),
      people: live.lobby.chairs.flatMap((chair, seat) =>
        chair.kind === 'person' ? [{ seat, guest: chair.guest, name: chair.name }] : [],
      ),
      chat: messages.map(({ seq, body }) => messageInfo(seq, JSON.parse(body) as Said)),
    }));
  });

  operator('POST /operator/tables/:id/end', async ({ params }) => {
    await hall.change(params.id, ({ lobby }) => ({ lobby: endByOperator(lobby, theTime()) }));
  });

  operator('DELETE /operator/tables/:id', async ({ params }) => {
    await hall.look(params.id, () => {});
    await keeper.throwAway(params.id);
  });
}
