import { sameAnswer } from '@undercroft/kernel';
import type { Message } from '@undercroft/protocol';
import { theTime } from '../../ground/clock.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { giveAnswer, takeBack } from '../../tables/answering.ts';
import type { Said } from '../../tables/live.ts';
import { mustSee, mustSit, onlookerOf, seatOf } from '../../tables/lobby.ts';
import { answering, offerToEnd, playOn, resign } from '../../tables/playing.ts';
import { messageInfo, updateInfo } from '../../tables/updates.ts';
import { answers } from '../metrics.ts';
import { keyOfRequest } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { changeLobby, changeTable, once } from './change.ts';
import { routesOf } from './routes.ts';

/** Messages a guest may send in ten seconds. */
const CHAT_LIMIT = 6;

/** Changes of a table among which words that are sent again are looked for. */
const JUST_SAID = 200;

/** Times a guest may point somewhere in ten seconds. */
const POINTS = 80;

/** Playing: answers, take-backs, ends, chat. */
export function playRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
  const { hall, presence, streams, line, store } = house;

  /** What somebody said by a key, if its reply was lost and it is sent again. */
  async function saidBefore(table: string, guest: string, key: string, seq: number): Promise<Message | null> {
    const entries = await store.entries(table, Math.max(0, seq - JUST_SAID), 'chat');
    for (const { seq, body } of entries) {
      const said: Said = JSON.parse(body);
      if (said.guest === guest && said.key === key) return messageInfo(seq, said);
    }
    return null;
  }

  guests('POST /tables/:id/answers', async (request, guest) => {
    const { version, answer } = request.body;
    const done = answers.startTimer();
    const reply = await once(
      house,
      request.params.id,
      guest,
      version,
      (live, seat) => ({ ...giveAnswer(live, seat, version, answer), ...answering(live, seat) }),
      (step) => step.answer !== null && sameAnswer(step.answer, answer),
    );
    done();
    return reply;
  });

  guests('POST /tables/:id/take-back', async (request, guest) => {
    const { version } = request.body;
    return once(
      house,
      request.params.id,
      guest,
      version,
      (live, seat) => takeBack(live, seat, version),
      ({ tookBack }) => tookBack,
    );
  });

  anyone('GET /tables/:id/update', async ({ params, query, guest }) => {
    return hall.see(params.id, (live) => {
      mustSee(live.lobby, guest, query.invitation);
      if (guest !== null && seatOf(live.lobby, guest.id) !== null) presence.saw(params.id, guest.id);
      if (live.table === null) throw new Problem('not-begun');
      return updateInfo(live, live.table, seatOf(live.lobby, guest?.id ?? null), []);
    });
  });

  guests('POST /tables/:id/resign', async (request, guest) => {
    return changeLobby(house, request.params.id, guest, (lobby) => resign(lobby, guest.id, theTime()));
  });

  guests('PUT /tables/:id/offer-end', async (request, guest) => {
    return changeLobby(house, request.params.id, guest, (lobby) => offerToEnd(lobby, guest.id, theTime()));
  });

  guests('DELETE /tables/:id/offer-end', async (request, guest) => {
    return changeLobby(house, request.params.id, guest, (lobby) => playOn(lobby, guest.id));
  });

  guests(
    'PUT /tables/:id/pointer',
    { limit: { most: POINTS, ms: 10_000, by: 'guest' } },
    async (request, guest) => {
      const { id } = request.params;
      const { place } = request.body;
      const seat = await hall.look(id, ({ lobby }) => {
        mustSee(lobby, guest, undefined);
        return mustSit(lobby, guest.id).seat;
      });
      streams.point(id, { seat, place });
      void line?.say({ kind: 'pointer', node: hall.node, id, seat, place }).catch(() => {});
    },
  );

  guests(
    'POST /tables/:id/chat',
    { limit: { most: CHAT_LIMIT, ms: 10_000, by: 'guest' } },
    async (request, guest) => {
      const { text, emote } = request.body;
      const { id } = request.params;
      const key = keyOfRequest(request);
      let said: Said | undefined;
      let before: Message | null = null;
      const live = await changeTable(house, id, guest, async ({ lobby, seq }) => {
        const looking = onlookerOf(lobby, guest.id);
        const seat = looking === undefined ? mustSit(lobby, guest.id).seat : null;
        const chair = seat === null ? undefined : lobby.chairs[seat];
        const name = looking?.name ?? (chair?.kind === 'person' ? chair.name : '');
        if (!lobby.chat) throw new Problem('no-chat');
        before = key === null ? null : await saidBefore(id, guest.id, key, seq);
        if (before !== null) return null;
        const at = new Date(theTime()).toISOString();
        said = {
          guest: guest.id,
          seat,
          name,
          ...(text && { text: text.trim() }),
          ...(emote && { emote }),
          at,
          ...(key !== null && { key }),
        };
        return { said };
      });
      if (before !== null) return before;
      if (said === undefined) throw new Error('nothing was said');
      return messageInfo(live.seq, said);
    },
  );
}
