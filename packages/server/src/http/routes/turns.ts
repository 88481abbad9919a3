import { isLanguage } from '@undercroft/words/languages';
import type { FastifyRequest } from 'fastify';
import { theTime } from '../../ground/clock.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { testMessage, wordsOf } from '../../people/turns/compose.ts';
import { mayCall } from '../../people/turns/post.ts';
import { isZone } from '../../people/turns/quiet.ts';
import { confirmWay, keepWay, keepWishes, mustHaveWay, turnsOf, wishesOf } from '../../people/turns/ways.ts';
import { mustSee, mustSit } from '../../tables/lobby.ts';
import { Limit } from '../limits.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeGuest } from '../who.ts';
import { at } from './at.ts';

const HOUR_MS = 3_600_000;
/** Mails that one address may be asked for a code by, whoever asks. */
const CODES_AN_HOUR = 3;

/** Turn by turn: how somebody is told that it is their turn. */
export function turnRoutes(app: TypeBoxApp, house: House): void {
  const { ways, teller, config, hall } = house;
  const { senders } = teller;
  const turns = (guest: string) => turnsOf(ways, config, senders.publicKey, guest);
  const baseOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}${config.basePath}`;
  const adds = { limit: { most: 30, ms: HOUR_MS, by: 'guest' as const } };
  const sends = { limit: { most: 10, ms: HOUR_MS, by: 'guest' as const } };
  // By address too: guests are made for nothing.
  const mails = { limit: { most: 10, ms: HOUR_MS, by: 'address' as const } };
  const codes = new Limit('mails to an address', CODES_AN_HOUR, HOUR_MS);
  const anywhere = config.webhooks === 'any';

  app.route({ ...at('GET /me/turns'), handler: async (request) => turns(mustBeGuest(request).id) });

  app.route({
    ...at('PUT /me/turns'),
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      const wishes = { ...(await wishesOf(ways, id)), ...request.body };
      const { zone, language } = wishes;
      if (!isZone(zone)) throw new Problem('no-such-zone', { zone });
      await keepWishes(ways, id, { ...wishes, language: isLanguage(language) ? language : 'en' });
      return turns(id);
    },
  });

  app.route({
    ...at('POST /me/ways/push'),
    config: adds,
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      const { label, endpoint, keys } = request.body;
      if (!URL.canParse(endpoint) || !mayCall(endpoint, anywhere)) throw new Problem('private-address');
      await keepWay(ways, id, { kind: 'push', base: baseOf(request), endpoint, keys }, label);
      return turns(id);
    },
  });

  app.route({
    ...at('POST /me/ways/mail'),
    config: mails,
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      if (config.smtpUrl === null) throw new Problem('no-mail');
      const { address } = request.body;
      const wait = codes.take(address.toLowerCase());
      if (wait > 0) throw new Problem('slow-down', { seconds: Math.ceil(wait / 1000) });
      const code = await keepWay(ways, id, { kind: 'mail', base: baseOf(request), address }, address);
      if (code !== null) {
        const words = wordsOf((await wishesOf(ways, id)).language);
        await through(() => senders.mail(address, words.confirm, words.confirmText({ code })));
      }
      return turns(id);
    },
  });

  app.route({
    ...at('POST /me/ways/webhook'),
    config: adds,
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      if (config.webhooks === 'none') throw new Problem('no-webhooks');
      const { label, url, shape } = request.body;
      if (!URL.canParse(url) || !mayCall(url, anywhere)) throw new Problem('private-address');
      await keepWay(ways, id, { kind: 'webhook', base: baseOf(request), url, shape }, label);
      return turns(id);
    },
  });

  app.route({
    ...at('PUT /me/ways/:id/confirm'),
    config: sends,
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      await confirmWay(ways, id, request.params.id, request.body.code);
      return turns(id);
    },
  });

  app.route({
    ...at('POST /me/ways/:id/test'),
    config: sends,
    handler: async (request, reply) => {
      const { id } = mustBeGuest(request);
      const way = await mustHaveWay(ways, id, request.params.id);
      const wishes = await wishesOf(ways, id);
      await through(() => teller.try(way, testMessage(wishes), wishes, theTime()));
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('DELETE /me/ways/:id'),
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      if (!(await ways.remove(id, request.params.id))) throw new Problem('no-way');
      return turns(id);
    },
  });

  app.route({
    ...at('PUT /tables/:id/seen'),
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const table = request.params.id;
      const asked = await hall.look(table, ({ lobby, table }) => {
        mustSee(lobby, guest, undefined);
        const { seat } = mustSit(lobby, guest.id);
        return table?.waitsFor === seat && table.version === request.body.version;
      });
      if (asked) await ways.saw(guest.id, table, theTime());
      reply.code(204);
      return null;
    },
  });

  /** Whatever stands in the way is said to whoever wants to know. */
  async function through(send: () => Promise<void>): Promise<void> {
    try {
      await send();
    } catch (error) {
      throw new Problem('not-told', { what: error instanceof Error ? error.message : 'unknown' });
    }
  }
}
