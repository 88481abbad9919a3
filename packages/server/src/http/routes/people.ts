import { theTime } from '../../ground/clock.ts';
import { newTableId } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { findPerson, shun, shunnedInfo } from '../../people/shunning.ts';
import { mustSee } from '../../tables/lobby.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeGuest } from '../who.ts';
import { at } from './at.ts';

/** Reports a guest may make in ten minutes, and an address, however many guests it brings. */
const REPORTS = 10;
const ADDRESS_REPORTS = 60;
/** Times a guest may change in a minute whom they hear and meet. */
const CHANGES = 30;
const TEN_MINUTES = 600_000;

/** People one does not want to hear or to meet, or who should not be here. */
export function peopleRoutes(app: TypeBoxApp, house: House): void {
  const { people, hall, orders } = house;
  const changes = { limit: { most: CHANGES, ms: 60_000, by: 'guest' as const } };

  app.route({
    ...at('POST /tables/:id/reports'),
    config: {
      limit: [
        { most: REPORTS, ms: TEN_MINUTES, by: 'guest' },
        { most: ADDRESS_REPORTS, ms: TEN_MINUTES, by: 'address' },
      ],
    },
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const { reason, note = '', ...whom } = request.body;
      const { id: table } = request.params;
      const { guest: about, name, seq } = await findPerson(house, table, guest, whom);
      await people.addReport({
        ...{ id: newTableId(), reporter: guest.id, about, name, table, seq },
        ...{ message: whom.message !== undefined, reason, note: note.trim(), at: theTime() },
      });
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('GET /tables/:id/shunned'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const shunned = await people.shunnedBy(guest.id);
      return hall.see(request.params.id, ({ lobby }) => {
        mustSee(lobby, guest, request.query.invitation);
        const seats = lobby.chairs.flatMap((chair, seat) => {
          const found = chair.kind === 'person' && shunned.find(({ other }) => other === chair.guest);
          return found ? [{ seat, mute: found.mute, block: found.block }] : [];
        });
        return { seats };
      });
    },
  });

  app.route({
    ...at('PUT /tables/:id/shunned'),
    config: changes,
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const { mute, block, ...whom } = request.body;
      const { guest: other, name } = await findPerson(house, request.params.id, guest, whom);
      await shun(house, guest, { other, name }, { mute, block });
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('GET /me/shunned'),
    handler: async (request) => ({
      people: (await people.shunnedBy(mustBeGuest(request).id)).map(shunnedInfo),
    }),
  });

  app.route({
    ...at('DELETE /me/shunned/:id'),
    config: changes,
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const found = (await people.shunnedBy(guest.id)).find(({ id }) => id === request.params.id);
      if (found === undefined) throw new Problem('not-shunned');
      await shun(house, guest, found, { mute: false, block: false });
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('GET /notice'),
    handler: async () => {
      const { notice } = orders;
      const build = house.screens?.build ?? null;
      if (notice === null) return { notice, build };
      const until = notice.until === null ? null : new Date(notice.until).toISOString();
      return { notice: { text: notice.text, until }, build };
    },
  });
}
