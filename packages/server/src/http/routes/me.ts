import { pageOf, placeAfter } from '../../ground/pages.ts';
import type { House } from '../../house/house.ts';
import { rename, signOutElsewhere } from '../../people/accounts/account.ts';
import { dataOf, forget } from '../../people/forgetting.ts';
import { listedInfo } from '../../tables/info.ts';
import { household } from '../limits.ts';
import { guestIdFor } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { clearCookie, mustBeStill, setCookie } from '../who.ts';
import { routesOf } from './routes.ts';

const TABLES_LISTED = 100;

/** Who you are. */
export function meRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
  const { identity, store, config, orders } = house;
  // By address: a guest is what is made here, and each would bring a fresh count.
  const newGuests = { limit: { most: config.guestLimit, ms: 60_000, by: 'address' as const } };

  anyone('GET /me', async (request, reply) => {
    const { guest } = request;
    // Every visit renews the cookie, with the newest secret: who keeps coming is not forgotten.
    if (guest !== null && request.headers.authorization === undefined) {
      setCookie(request, reply, await identity.mark(guest.id));
    }
    return { guest };
  });

  anyone('PUT /me', newGuests, async (request, reply) => {
    const name = request.body.name.trim();
    const guest = request.guest
      ? await rename(house, request.guest, name)
      : await identity.welcome(name, guestIdFor(house.keySecret, request, name));
    if (request.headers.authorization === undefined) {
      setCookie(request, reply, await identity.mark(guest.id));
    }
    return { guest };
  });

  guests('DELETE /me', async (request, guest, reply) => {
    const banned = orders.banOf(guest.id, household(request.ip)) !== null;
    await forget(house, guest.id);
    // Whoever is banned is known by it still, and by nothing else.
    if (!banned) clearCookie(reply);
  });

  guests('GET /me/data', { limit: { most: 10, ms: 60_000, by: 'guest' } }, async (_, guest, reply) => {
    const data = await dataOf(house, guest);
    reply.header('content-disposition', 'attachment; filename="undercroft-me.json"');
    return data;
  });

  guests('GET /me/tables', async (request, { id }) => {
    const found = await store.tablesOf(id, placeAfter(request.query.after), TABLES_LISTED + 1);
    const { page, next } = pageOf(found, TABLES_LISTED, ({ touchedAt, id }) => ({ at: touchedAt, id }));
    return {
      next,
      tables: page.flatMap((table) => {
        const info = listedInfo(table);
        const { waitsFor, seat } = table;
        return info === null ? [] : [{ ...info, yourTurn: waitsFor !== null && waitsFor === seat }];
      }),
    };
  });

  anyone('POST /tokens', newGuests, async (request) => {
    const name = request.body.name.trim();
    const guest = await identity.welcome(name, guestIdFor(house.keySecret, request, name));
    return { token: app.signCookie(guest.id), guest };
  });

  anyone('POST /tokens/exchange', { limit: { most: 30, ms: 60_000, by: 'guest' } }, async (request) => {
    const { id, name } = await mustBeStill(identity, request);
    const guest = { id, name };
    if (request.body.endOthers) await signOutElsewhere(house, guest.id);
    return { token: app.signCookie(await identity.mark(guest.id)), guest };
  });
}
