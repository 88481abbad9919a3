import { theTime } from '../../../ground/clock.ts';
import { Problem } from '../../../ground/problem.ts';
import { builtHere } from '../../../house/page-errors.ts';
import { SHAPE } from '../../../storage/migrations.ts';

import type { Desk } from './index.ts';
import { endOf } from './pages.ts';

const LIMITS = [
  'rateLimit',
  'addressLimit',
  'guestLimit',
  'tableLimit',
  'addressStreams',
  'maxStreams',
] as const;

/** The house as a whole: notice, limits, health. */
export function operatorHealthRoutes(desk: Desk): void {
  const { operator, limits } = desk;
  const { orders, config, store, health, identity, pageErrors } = desk.house;
  const build = builtHere();

  operator('PUT /operator/notice', async ({ body }) => {
    const until = endOf(body.until);
    if (until !== null && until <= theTime()) throw new Problem('over-already');
    await orders.say({ text: body.text.trim(), until });
  });

  operator('DELETE /operator/notice', async (_) => {
    await orders.say(null);
  });

  operator('GET /operator/limits', async () => ({
    configured: Object.fromEntries(LIMITS.map((name) => [name, config[name]])),
    limited: await Promise.all(
      limits.now().map(async (limited) => ({
        ...limited,
        name: (await identity.find(limited.who))?.name ?? null,
      })),
    ),
  }));

  operator('GET /operator/page-errors', async () => ({
    heard: config.pageErrors,
    build,
    errors: [...pageErrors.all()],
  }));

  operator('GET /operator/health', async () => {
    const begun = performance.now();
    const error = await store.probe(String(begun)).then(
      () => null,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    );
    const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
    const known = error === null;
    return {
      storage: {
        kind: config.databaseUrl === null ? ('SQLite' as const) : ('PostgreSQL' as const),
        shape: known ? await store.settled(SHAPE, '') : '',
        ...{ ok: known, milliseconds, error },
      },
      tables: known ? await store.counts() : {},
      nodes: health.nodes,
    };
  });
}
