import type { House } from '../../../house/house.ts';
import type { Limits } from '../../limits.ts';
import { operatorOnly } from '../../operator.ts';
import type { TypeBoxApp } from '../../typed.ts';
import { routesOf } from '../routes.ts';
import { operatorGuestRoutes } from './guests.ts';
import { operatorHealthRoutes } from './health.ts';
import { operatorReportRoutes } from './reports.ts';
import { operatorSharingRoutes } from './sharing.ts';
import { operatorTableRoutes } from './tables.ts';

/** What every route of the operator has in common. */
export interface Desk {
  readonly house: House;
  readonly limits: Limits;
  /** Makes a route that nobody gets through without the key. */
  readonly operator: ReturnType<typeof routesOf>['anyone'];
}

/** For those who run the server, from afar; without a key there is nothing here. */
export function operatorRoutes(app: TypeBoxApp, house: House, limits: Limits): void {
  const { operatorKey } = house.config;
  if (operatorKey === null) return;
  const desk: Desk = {
    ...{ house, limits },
    operator: routesOf(app, {
      onRequest: operatorOnly(operatorKey),
      config: { limit: { most: 600, ms: 60_000, by: 'address' } },
    }).anyone,
  };
  operatorTableRoutes(desk);
  operatorGuestRoutes(desk);
  operatorReportRoutes(desk);
  operatorSharingRoutes(desk);
  operatorHealthRoutes(desk);
}
