import { GAME_NAMES } from '@undercroft/games';
import { ROUTES, type RouteShape, strict } from '@undercroft/protocol/schemas';
import type { FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import type { Guest } from '../../tables/lobby.ts';
import type { RouteLimit } from '../limits.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeGuest } from '../who.ts';

type Routes = typeof ROUTES;
type Route = keyof Routes;
type Part<R extends Route, Name extends string> =
  Routes[R] extends Readonly<Record<Name, infer S extends TSchema>> ? Static<S> : unknown;

type Asked<R extends Route> = FastifyRequest<{
  Params: Part<R, 'params'>;
  Querystring: Part<R, 'querystring'>;
  Body: Part<R, 'body'>;
}>;

type Replies<R extends Route> = Routes[R]['response'];
/** Where nothing is to be said, nothing need be. */
type Said<R extends Route> = 204 extends keyof Replies<R>
  ? unknown
  : Replies<R>[keyof Replies<R>] extends infer S extends TSchema
    ? Static<S>
    : unknown;

/** What a route has beside what the protocol says of it. */
interface Beside {
  readonly limit?: RouteLimit | readonly RouteLimit[];
  readonly bodyLimit?: number;
}

/** What is done, and before it what the route has beside. */
type Done<Handler> = readonly [Handler] | readonly [Beside, Handler];

/** Whoever names a game that is not of this house is told which there are. */
function ofThisHouse(part: TSchema | undefined): TSchema | undefined {
  if (!Type.IsObject(part) || !('game' in part.properties)) return part;
  const { properties } = part;
  const ours = Type.Enum([...GAME_NAMES]);
  const game = Type.IsOptional(properties.game) ? Type.Optional(ours) : ours;
  return Type.Object({ ...properties, game }, 'additionalProperties' in part ? strict : {});
}

/**
 * Makes routes by their names in the protocol, which says what comes and goes, and how a reply is marked when all went
 * well. What guests ask is done for nobody else.
 */
export function routesOf(app: TypeBoxApp, guard: Pick<RouteOptions, 'onRequest' | 'config'> = {}) {
  function anyone<R extends Route>(
    route: R,
    ...done: Done<(request: Asked<R>, reply: FastifyReply) => Promise<Said<R>>>
  ): void {
    const [{ bodyLimit, ...config }, handler] = done.length === 2 ? done : [{} as Beside, done[0]];
    const [method, path] = route.split(' ');
    const { params, querystring, body, ...schema }: RouteShape = ROUTES[route];
    const [marked] = Object.keys(schema.response).map(Number);
    const parts = Object.entries({ params, querystring, body }).map(([name, part]) => [
      name,
      ofThisHouse(part),
    ]);
    app.route({
      ...guard,
      method: method as HTTPMethods,
      url: `/api${path}`,
      // A copy: problems are added to what each route may reply.
      schema: { ...schema, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) },
      config: { ...guard.config, ...config },
      ...(bodyLimit !== undefined && { bodyLimit }),
      handler: async (request, reply) => {
        if (marked !== 200) reply.code(marked);
        const said = await handler(request as unknown as Asked<R>, reply);
        return marked === 204 ? null : said;
      },
    });
  }

  function guests<R extends Route>(
    route: R,
    ...done: Done<(request: Asked<R>, guest: Guest, reply: FastifyReply) => Promise<Said<R>>>
  ): void {
    const [beside, handler] = done.length === 2 ? done : [{}, done[0]];
    anyone(route, beside, (request, reply) => handler(request, mustBeGuest(request), reply));
  }
  return { anyone, guests };
}
