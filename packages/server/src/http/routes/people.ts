import { theTime } from '../../ground/clock.ts';
import { newTableId } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { findPerson, shun, shunnedInfo } from '../../people/shunning.ts';
import { mustSee } from '../../tables/lobby.ts';
import type { TypeBoxApp } from '../typed.ts';
import { routesOf } from './routes.ts';

/** Reports a guest may make in ten minutes, and an address, however many guests it brings. */
const REPORTS = 10;
const ADDRESS_REPORTS = 60;
/** Times a guest may change in a minute whom they hear and meet. */
const CHANGES = 30;
const TEN_MINUTES = 600_000;

/** People one does not want to hear or to meet, or who should not be here. */
export function peopleRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
  const { people, hall, orders } = house;
  const changes = { limit: { most: CHANGES, ms: 60_000, by: 'guest' as const } };

  guests(
    'POST /tables/:id/reports',
    {
      limit: [
        { most: REPORTS, ms: TEN_MINUTES, by: 'guest' },
        { most: ADDRESS_REPORTS, ms: TEN_MINUTES, by: 'address' },
      ],
    },
    async (request, guest) => {
      const { reason, note = '', ...whom } = request.body;
      const { id: table } = request.params;
      const { guest: about, name, seq } = await findPerson(house, table, guest, whom);
      await people.addReport({
        ...{ id: newTableId(), reporter: guest.id, about, name, table, seq },
        ...{ message: whom.message !== undefined, reason, note: note.trim(), at: theTime() },
      });
    },
  );

  guests('GET /tables/:id/shunned', async (request, guest) => {
    const shunned = await people.shunnedBy(guest.id);
    return hall.see(request.params.id, ({ lobby }) => {
      mustSee(lobby, guest, request.query.invitation);
      const seats = lobby.chairs.flatMap((chair, seat) => {
        const found = chair.kind === 'person' && shunned.find(({ other }) => other === chair.guest);
        return found ? [{ seat, mute: found.mute, block: found.block }] : [];
      });
      return { seats };
    });
  });

  guests('PUT /tables/:id/shunned', changes, async (request, guest) => {
    const { mute, block, ...whom } = request.body;
    const { guest: other, name } = await findPerson(house, request.params.id, guest, whom);
    await shun(house, guest, { other, name }, { mute, block });
  });

  guests('GET /me/shunned', async (_, { id }) => ({
    people: (await people.shunnedBy(id)).map(shunnedInfo),
  }));

  guests('DELETE /me/shunned/:id', changes, async (request, guest) => {
    const found = (await people.shunnedBy(guest.id)).find(({ id }) => id === request.params.id);
    if (found === undefined) throw new Problem('not-shunned');
    await shun(house, guest, found, { mute: false, block: false });
  });

  anyone('GET /notice', async () => {
    const { notice } = orders;
    const build = house.screens?.build ?? null;
    if (notice === null) return { notice, build };
    const until = notice.until === null ? null : new Date(notice.until).toISOString();
    return { notice: { text: notice.text, until }, build };
  });
}
