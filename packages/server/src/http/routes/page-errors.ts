import type { House } from '../../house/house.ts';
import type { TypeBoxApp } from '../typed.ts';
import { routesOf } from './routes.ts';

/** Pages tell of what went wrong in them; where nobody wants to hear of it, there is nothing here. */
export function pageErrorRoutes(app: TypeBoxApp, { config, pageErrors }: House): void {
  const { anyone } = routesOf(app);
  if (!config.pageErrors) return;
  anyone('POST /page-errors', { limit: { most: 30, ms: 60_000, by: 'address' } }, async ({ body, log }) => {
    pageErrors.hear(body);
    log.warn({ page: body }, 'something went wrong in a page');
  });
}
