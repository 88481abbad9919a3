import type { House } from '../../house/house.ts';
import {
  reportShared,
  share,
  shareAgain,
  sharedBy,
  sharedSet,
  sharedSets,
  sharedVersion,
  takeBackShared,
} from '../../people/sharing/sharing.ts';
import { idFor } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { routesOf } from './routes.ts';
import { SET_BYTES } from './tables.ts';

const HOUR_MS = 3_600_000;
/** Times somebody may publish in an hour: what is published stays. */
const PUBLISHED = 30;
const REPORTS = 20;

/** Component sets that people publish: looked at by whoever comes, published by whoever has a name. */
export function sharingRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
  const publishes = {
    bodyLimit: SET_BYTES,
    limit: [
      { most: PUBLISHED, ms: HOUR_MS, by: 'guest' as const },
      // By address too: guests are made for nothing.
      { most: house.config.tableLimit, ms: HOUR_MS, by: 'address' as const },
    ],
  };
  const reports = {
    limit: [
      { most: REPORTS, ms: HOUR_MS, by: 'guest' as const },
      { most: 5 * REPORTS, ms: HOUR_MS, by: 'address' as const },
    ],
  };

  anyone('GET /sets', async ({ query }) => sharedSets(house, query));

  guests('POST /sets', publishes, async (request, { id }) =>
    sharedSet(house, await share(house, id, request.body, idFor(house.keySecret, request, 'set')), id),
  );

  guests('GET /me/sets', async ({ query }, { id }) => sharedBy(house, id, query));

  anyone('GET /sets/:id', async ({ params, guest }) => sharedSet(house, params.id, guest?.id ?? null));

  guests('PUT /sets/:id', publishes, async ({ params, body }, { id }) => {
    await shareAgain(house, id, params.id, body.set);
    return sharedSet(house, params.id, id);
  });

  guests('DELETE /sets/:id', async ({ params }, { id }) => takeBackShared(house, id, params.id));

  anyone('GET /sets/:id/versions/:version', async ({ params, guest }) =>
    sharedVersion(house, params.id, Number(params.version), guest?.id ?? null),
  );

  guests('POST /sets/:id/reports', reports, async ({ params, body }, { id }) =>
    reportShared(house, id, params.id, body),
  );
}
