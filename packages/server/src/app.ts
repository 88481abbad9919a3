import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Problem as ProblemSchema } from '@undercroft/protocol/schemas';
import fastify, { LogController } from 'fastify';
import type { Config } from './ground/config.ts';
import { Problem } from './ground/problem.ts';
import type { Reporting } from './ground/report.ts';
import type { Games } from './ground/shelf.ts';
import { furnish, type House } from './house/house.ts';
import { compilersFactory } from './http/compilers.ts';
import { Limits, limitAddresses, limitGuests } from './http/limits.ts';
import { KEY_HEADER, refuseBanned } from './http/operator.ts';
import {
  explainMistakes,
  explainProblems,
  forbidKeeping,
  protectPages,
  refuseOtherSites,
  refuseStrangeBodies,
  sendProblem,
} from './http/protection.ts';
import { accountRoutes } from './http/routes/accounts.ts';
import { awayRoutes } from './http/routes/away.ts';
import { clubRoutes, friendRoutes } from './http/routes/circles.ts';
import { dayRoutes } from './http/routes/days.ts';
import { gameRoutes } from './http/routes/games.ts';
import { meRoutes } from './http/routes/me.ts';
import { openIdRoutes } from './http/routes/openid.ts';
import { operationRoutes } from './http/routes/operation.ts';
import { operatorRoutes } from './http/routes/operator/index.ts';
import { pageErrorRoutes } from './http/routes/page-errors.ts';
import { peopleRoutes } from './http/routes/people.ts';
import { playRoutes } from './http/routes/play.ts';
import { ratingRoutes } from './http/routes/ratings.ts';
import { seatRoutes } from './http/routes/seats.ts';
import { sharingRoutes } from './http/routes/sharing.ts';
import { streamRoutes } from './http/routes/stream.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { takeBackRoutes } from './http/routes/take-back.ts';
import { tournamentRoutes } from './http/routes/tournaments.ts';
import { turnRoutes } from './http/routes/turns.ts';
import { serveScreens } from './http/screens.ts';
import type { TypeBoxApp } from './http/typed.ts';
import { askWho } from './http/who.ts';

/** Everything but a component set is small. */
const BODY_BYTES = 16_384;

/** How long a server may take to get ready. */
const STARTING_MS = 120_000;

/** How long a server that closes waits for requests that have begun. */
const CLOSING_MS = 3000;

/** A server, ready to listen, with every game there is or those given. Closing it finishes what it has begun. */
export async function buildApp(config: Config, games?: Games): Promise<{ app: TypeBoxApp; house: House }> {
  const app: TypeBoxApp = fastify({
    bodyLimit: BODY_BYTES,
    // An address somebody mistyped is still a page, which says so.
    rewriteUrl: ({ url = '/' }) => {
      const inside = below(config.basePath, url);
      return inside.startsWith('/api/') || isReadable(inside) ? inside : inside.replaceAll('%', '%25');
    },
    trustProxy: config.trustProxy,
    // A machine that has much to do starts slowly; one that gave up would only be started again.
    pluginTimeout: STARTING_MS,
    // Whoever sends a request bit by bit may not hold a connection for ever.
    requestTimeout: config.requestSeconds * 1000,
    http: {
      // Node takes the longer of the two for the whole request.
      headersTimeout: config.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(5, config.requestSeconds) * 500,
    },
    // Whoever comes too late is told so below, as everything else is.
    return503OnClosing: false,
    // Every request has a name of its own, at whichever node.
    genReqId: () => randomUUID(),
    // Requests are logged by route alone: addresses may hold codes, headers hold cookies.
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false, verbose: true } },
    schemaController: { compilersFactory },
    schemaErrorFormatter: explainMistakes,
    frameworkErrors: sendProblem,
  }).withTypeProvider<TypeBoxTypeProvider>();
  const report: Reporting = (error, what) => app.log.error({ err: error, what }, `${what} failed`);
  const house = await furnish(config, report, games);
  const secrets =
    config.secrets.length > 0 ? config.secrets : [await house.store.settled('secret', house.freshSecret)];

  explainProblems(app);
  let closing = false;
  app.addHook('onRequest', async () => {
    if (closing) throw new Problem('closing');
  });
  const limits = new Limits();
  limitAddresses(app, limits, config);
  refuseOtherSites(app);
  refuseStrangeBodies(app);
  forbidKeeping(app);
  protectPages(app);
  await askWho(app, house.identity, secrets);
  refuseBanned(app, house);
  limitGuests(app, limits, config);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Undercroft: tables over HTTP',
        version: '1',
        description: 'See docs/api.md for the walk through it.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          ...(config.operatorKey !== null && {
            operatorKey: { type: 'apiKey' as const, in: 'header', name: KEY_HEADER },
          }),
        },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // In a living room there is no HTTPS to upgrade to.
    transformStaticCSP: (header) => header.replace(' upgrade-insecure-requests;', ''),
  });
  app.addHook('onRoute', ({ schema, url }) => {
    if (schema && url.startsWith('/api/'))
      schema.response = { '4xx': ProblemSchema, ...(schema.response as object) };
  });
  for (const routes of [
    meRoutes,
    tableRoutes,
    seatRoutes,
    playRoutes,
    takeBackRoutes,
    peopleRoutes,
    pageErrorRoutes,
    streamRoutes,
    operationRoutes,
    accountRoutes,
    openIdRoutes,
    gameRoutes,
    turnRoutes,
    awayRoutes,
    ratingRoutes,
    friendRoutes,
    clubRoutes,
    dayRoutes,
    tournamentRoutes,
    sharingRoutes,
  ]) {
    routes(app, house, limits);
  }
  operatorRoutes(app, house, limits);
  await serveScreens(app, config.basePath, house.screens, house.builds);

  // Streams never end by themselves: they are let go before the server waits for the last request. It does not
  // wait for one that is never sent whole.
  app.addHook('preClose', async () => {
    closing = true;
    house.streams.close();
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  app.addHook('onClose', async () => house.close());
  return { app, house };
}

/** A proxy may leave the path on that the house stands below, or take it off. */
function below(base: string, url: string): string {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest.startsWith('/') ? rest : url;
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
