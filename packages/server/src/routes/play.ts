import { alreadyDone, giveAnswer, takeBack } from '../answering.ts';
import type { TypeBoxApp } from '../app.ts';
import type { House } from '../house.ts';
import { mustBeGuest } from '../identity.ts';
import type { Live, Said } from '../live.ts';
import { type Guest, mustSee, mustSit, seatOf } from '../lobby.ts';
import { answers } from '../metrics.ts';
import { offerToEnd, playOn, resign } from '../playing.ts';
import { Problem } from '../problem.ts';
import * as schemas from '../schemas.ts';
import { messageInfo, updateInfo } from '../updates.ts';
import { changeLobby, changeTable } from './change.ts';

/** Messages a guest may send in ten seconds. */
const CHAT_LIMIT = 6;

/** Playing: answers, take-backs, ends, chat. */
export function playRoutes(app: TypeBoxApp, house: House): void {
  const { hall, store, presence } = house;
  const tags = ['play'];
  const table = { params: schemas.TableParams };

  /** The seat that may answer now for this guest. */
  function seatToPlay({ lobby }: Live, guest: Guest): number {
    const { seat, person } = mustSit(lobby, guest.id);
    if (person.resigned) throw new Problem('not-now', 'you have resigned');
    if (person.standIn !== null)
      throw new Problem('not-now', 'a bot plays for you: take your seat back first');
    return seat;
  }

  /** Does it, unless the very same thing was done already and only the reply got lost. */
  async function once(id: string, guest: Guest, version: number, answer: unknown) {
    try {
      const live = await changeTable(house, id, guest, (live) => {
        const seat = seatToPlay(live, guest);
        return answer === undefined ? takeBack(live, seat, version) : giveAnswer(live, seat, version, answer);
      });
      presence.saw(id, guest.id);
      return { version: live.table?.version ?? 0 };
    } catch (error) {
      if (!(error instanceof Problem) || (error.reason !== 'stale' && error.reason !== 'not-now'))
        throw error;
      const seat = await hall.look(id, ({ lobby }) => seatOf(lobby, guest.id));
      if (seat === null || !(await alreadyDone(store, id, seat, version, answer))) throw error;
      return { version: version + 1 };
    }
  }

  app.post(
    '/api/tables/:id/answers',
    {
      schema: {
        tags,
        summary: 'Answer what you are asked',
        body: schemas.AnswerBody,
        ...table,
        response: { 200: schemas.VersionReply },
      },
    },
    async (request) => {
      const guest = mustBeGuest(request);
      const { version, answer } = request.body;
      const done = answers.startTimer();
      const reply = await once(request.params.id, guest, version, answer);
      done();
      return reply;
    },
  );

  app.post(
    '/api/tables/:id/take-back',
    {
      schema: {
        tags,
        summary: 'Take your last answer back',
        body: schemas.VersionBody,
        ...table,
        response: { 200: schemas.VersionReply },
      },
    },
    async (request) => once(request.params.id, mustBeGuest(request), request.body.version, undefined),
  );

  app.get(
    '/api/tables/:id/update',
    {
      schema: {
        tags,
        summary: 'Where the game stands, for programs that poll',
        ...table,
        querystring: schemas.SeeQuery,
        response: { 200: schemas.Update },
      },
    },
    async ({ params, query, guest }) => {
      return hall.look(params.id, (live) => {
        mustSee(live.lobby, guest, query.invitation);
        if (guest !== null && seatOf(live.lobby, guest.id) !== null) presence.saw(params.id, guest.id);
        if (live.table === null) throw new Problem('not-now', 'the game has not begun');
        return updateInfo(live, live.table, seatOf(live.lobby, guest?.id ?? null), []);
      });
    },
  );

  const reply = { ...table, response: { 200: schemas.Table } };

  app.post(
    '/api/tables/:id/resign',
    { schema: { tags, summary: 'Give up: a bot plays on, and cannot win', ...reply } },
    async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) => resign(lobby, guest.id, Date.now()));
    },
  );

  app.put(
    '/api/tables/:id/offer-end',
    { schema: { tags, summary: 'Offer to end without a winner, or agree to it', ...reply } },
    async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) => offerToEnd(lobby, guest.id, Date.now()));
    },
  );

  app.delete(
    '/api/tables/:id/offer-end',
    {
      schema: {
        tags,
        summary: 'Play on: withdraw your offer to end, or decline that of the others',
        ...reply,
      },
    },
    async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) => playOn(lobby, guest.id));
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      config: { limit: { most: CHAT_LIMIT, ms: 10_000, by: 'guest' } },
      schema: {
        tags,
        summary: 'Say or show something',
        body: schemas.ChatBody,
        ...table,
        response: { 201: schemas.Message },
      },
    },
    async (request, reply) => {
      const guest = mustBeGuest(request);
      const { text, emote } = request.body;
      let said: Said | undefined;
      const live = await changeTable(house, request.params.id, guest, ({ lobby }) => {
        const { seat, person } = mustSit(lobby, guest.id);
        if (!lobby.chat) throw new Problem('not-now', 'this table plays without chat');
        const at = new Date().toISOString();
        said = { seat, name: person.name, ...(text && { text: text.trim() }), ...(emote && { emote }), at };
        return { said };
      });
      reply.code(201);
      if (said === undefined) throw new Error('nothing was said');
      return messageInfo(live.seq, said);
    },
  );
}
