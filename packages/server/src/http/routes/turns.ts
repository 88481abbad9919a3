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
import { routesOf } from './routes.ts';

const HOUR_MS = 3_600_000;
/** Mails that one address may be asked for a code by, whoever asks. */
const CODES_AN_HOUR = 3;

/** Turn by turn: how somebody is told that it is their turn. */
export function turnRoutes(app: TypeBoxApp, house: House): void {
  const { guests } = routesOf(app);
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

  guests('GET /me/turns', async (_, { id }) => turns(id));

  guests('PUT /me/turns', async (request, { id }) => {
    const wishes = { ...(await wishesOf(ways, id)), ...request.body };
    const { zone, language } = wishes;
    if (!isZone(zone)) throw new Problem('no-such-zone', { zone });
    await keepWishes(ways, id, { ...wishes, language: isLanguage(language) ? language : 'en' });
    return turns(id);
  });

  guests('POST /me/ways/push', adds, async (request, { id }) => {
    const { label, endpoint, keys } = request.body;
    if (!URL.canParse(endpoint) || !mayCall(endpoint, anywhere)) throw new Problem('private-address');
    await keepWay(ways, id, { kind: 'push', base: baseOf(request), endpoint, keys }, label);
    return turns(id);
  });

  guests('POST /me/ways/mail', mails, async (request, { id }) => {
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
  });

  guests('POST /me/ways/webhook', adds, async (request, { id }) => {
    if (config.webhooks === 'none') throw new Problem('no-webhooks');
    const { label, url, shape } = request.body;
    if (!URL.canParse(url) || !mayCall(url, anywhere)) throw new Problem('private-address');
    await keepWay(ways, id, { kind: 'webhook', base: baseOf(request), url, shape }, label);
    return turns(id);
  });

  guests('PUT /me/ways/:id/confirm', sends, async (request, { id }) => {
    await confirmWay(ways, id, request.params.id, request.body.code);
    return turns(id);
  });

  guests('POST /me/ways/:id/test', sends, async (request, { id }) => {
    const way = await mustHaveWay(ways, id, request.params.id);
    const wishes = await wishesOf(ways, id);
    await through(() => teller.try(way, testMessage(wishes), wishes, theTime()));
  });

  guests('DELETE /me/ways/:id', async (request, { id }) => {
    if (!(await ways.remove(id, request.params.id))) throw new Problem('no-way');
    return turns(id);
  });

  guests('PUT /tables/:id/seen', async (request, guest) => {
    const table = request.params.id;
    const asked = await hall.look(table, ({ lobby, table }) => {
      mustSee(lobby, guest, undefined);
      const { seat } = mustSit(lobby, guest.id);
      return table?.waitsFor === seat && table.version === request.body.version;
    });
    if (asked) await ways.saw(guest.id, table, theTime());
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
