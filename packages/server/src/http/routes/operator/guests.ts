import { isIP } from 'node:net';
import { theTime } from '../../../ground/clock.ts';
import { newTableId } from '../../../ground/codes.ts';
import { pageOf } from '../../../ground/pages.ts';
import { Problem } from '../../../ground/problem.ts';
import { rename } from '../../../people/accounts/account.ts';
import { renameEverywhere } from '../../../people/forgetting.ts';
import { household } from '../../limits.ts';

import type { Desk } from './index.ts';
import { endOf, PAGE, searchOf, time, timeOrNone } from './pages.ts';

/** Guests and bans: list, rename, ban, unban. */
export function operatorGuestRoutes({ house, operator }: Desk): void {
  const { identity, people, orders } = house;

  operator('GET /operator/guests', async ({ query }) => {
    const { bans } = orders;
    const lines = await people.guests(searchOf(query));
    const { page, next } = pageOf(lines, PAGE, ({ seenAt, id }) => ({ at: seenAt, id }));
    return {
      next,
      guests: page.map(({ since, seenAt, ...guest }) => ({
        ...guest,
        since: time(since),
        seenAt: time(seenAt),
        ban: bans.find(({ kind, who }) => kind === 'guest' && who === guest.id)?.id ?? null,
      })),
    };
  });

  operator('PATCH /operator/guests/:id', async ({ params, body }) => {
    const guest = await identity.find(params.id);
    if (guest === null) throw new Problem('no-such-guest');
    const name = body.name.trim();
    await rename(house, guest, name);
    await renameEverywhere(house, guest.id, name);
  });

  operator('GET /operator/bans', async () => ({
    bans: orders.bans.map(({ at, until, ...ban }) => ({ ...ban, at: time(at), until: timeOrNone(until) })),
  }));

  operator('POST /operator/bans', async ({ body }) => {
    const { guest, address, reason } = body;
    if ((guest === undefined) === (address === undefined)) {
      throw new Problem('who-is-meant', { what: '"guest" or "address"' });
    }
    const until = endOf(body.until);
    if (until !== null && until <= theTime()) throw new Problem('over-already');
    if (address !== undefined && isIP(address) === 0) {
      throw new Problem('no-such-address', { address });
    }
    const known = guest === undefined ? null : await identity.find(guest);
    if (guest !== undefined && known === null) throw new Problem('no-such-guest');
    await orders.ban({
      ...{ id: newTableId(), kind: guest === undefined ? 'address' : 'guest' },
      ...{ who: guest ?? household(address ?? ''), name: known?.name ?? '' },
      ...{ reason: reason.trim(), at: theTime(), until },
    });
  });

  operator('DELETE /operator/bans/:id', async ({ params }) => {
    if (!(await orders.unban(params.id))) throw new Problem('no-such-ban');
  });
}
