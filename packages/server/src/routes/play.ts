import { sameAnswer } from '@undercroft/kernel';
import * as schemas from '@undercroft/protocol/schemas';
import { giveAnswer, takeBack } from '../answering.ts';
import type { TypeBoxApp } from '../app.ts';
import type { House } from '../house.ts';
import { mustBeGuest } from '../identity.ts';
import { playingOn } from '../leave.ts';
import type { Said } from '../live.ts';
import { mustSee, mustSit, seatOf } from '../lobby.ts';
import { answers } from '../metrics.ts';
import { offerToEnd, playOn, resign } from '../playing.ts';
import { Problem } from '../problem.ts';
import { messageInfo, updateInfo } from '../updates.ts';
import { changeLobby, changeTable, once } from './change.ts';

/** Messages a guest may send in ten seconds. */
const CHAT_LIMIT = 6;

/** Playing: answers, take-backs, ends, chat. */
export function playRoutes(app: TypeBoxApp, house: House): void {
  const { hall, presence } = house;
  const tags = ['play'];
  const table = { params: schemas.TableParams };

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
      const reply = await once(
        house,
        request.params.id,
        guest,
        version,
        (live, seat) => ({ ...giveAnswer(live, seat, version, answer), ...playingOn(live) }),
        (step) => step.answer !== null && sameAnswer(step.answer, answer),
      );
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
    async (request) => {
      const { version } = request.body;
      return once(
        house,
        request.params.id,
        mustBeGuest(request),
        version,
        (live, seat) => takeBack(live, seat, version),
        ({ tookBack }) => tookBack,
      );
    },
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

  const reply = { ...table, response: { 200: schemas.OnlineTable } };

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
        said = {
          guest: guest.id,
          seat,
          name: person.name,
          ...(text && { text: text.trim() }),
          ...(emote && { emote }),
          at,
        };
        return { said };
      });
      reply.code(201);
      if (said === undefined) throw new Error('nothing was said');
      return messageInfo(live.seq, said);
    },
  );
}
