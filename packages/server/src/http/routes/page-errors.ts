import type { House } from '../../house/house.ts';
import type { TypeBoxApp } from '../typed.ts';
import { at } from './at.ts';

/** Pages tell of what went wrong in them; where nobody wants to hear of it, there is nothing here. */
export function pageErrorRoutes(app: TypeBoxApp, { config, pageErrors }: House): void {
  if (!config.pageErrors) return;
  app.route({
    ...at('POST /page-errors'),
    config: { limit: { most: 30, ms: 60_000, by: 'address' } },
    handler: async ({ body, log }, reply) => {
      pageErrors.hear(body);
      log.warn({ page: body }, 'something went wrong in a page');
      reply.code(204);
      return null;
    },
  });
}
