import { hideShared, removeShared, sharedForOperator } from '../../../people/sharing/sharing.ts';
import type { Desk } from './index.ts';

/** What people have published: list, hide, show again, remove. Whoever published it is banned like anybody. */
export function operatorSharingRoutes({ house, operator }: Desk): void {
  operator('GET /operator/sets', async ({ query }) => sharedForOperator(house, query));

  operator('PATCH /operator/sets/:id', async ({ params, body }) => hideShared(house, params.id, body.hidden));

  operator('DELETE /operator/sets/:id', async ({ params }) => removeShared(house, params.id));
}
