import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Problem as ProblemSchema } from '@undercroft/protocol/schemas';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { openIdRoutes } from './accounts/openid-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { clubRoutes, friendRoutes } from './circles/routes.ts';
import { compilersFactory } from './compilers.ts';
import type { Config } from './config.ts';
import { furnish, type House } from './house.ts';
import { askWho } from './identity.ts';
import { Limits, limitAddresses, limitGuests } from './limits.ts';
import { KEY_HEADER, refuseBanned } from './operator.ts';
import { Problem } from './problem.ts';
import {
  explainMistakes,
  explainProblems,
  forbidKeeping,
  protectPages,
  refuseOtherSites,
  refuseStrangeBodies,
  sendProblem,
} from './protection.ts';
import { ratingRoutes } from './ratings/routes.ts';
import type { Report } from './report.ts';
import { awayRoutes } from './routes/away.ts';
import { gameRoutes } from './routes/games.ts';
import { leaveRoutes } from './routes/leave.ts';
import { meRoutes } from './routes/me.ts';
import { operationRoutes } from './routes/operation.ts';
import { operatorRoutes } from './routes/operator/index.ts';
import { pageErrorRoutes } from './routes/page-errors.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { seatRoutes } from './routes/seats.ts';
import { streamRoutes } from './routes/stream.ts';
import { tableRoutes } from './routes/tables.ts';
import { serveScreens } from './screens.ts';
import type { Games } from './shelf.ts';
import { turnRoutes } from './turns/routes.ts';

/** The HTTP server; its routes are typed by their schemas. */
export type TypeBoxApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Everything but a component set is small. */
const BODY_BYTES = 16_384;

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
  const report: Report = (error, what) => app.log.error({ err: error, what }, `${what} failed`);
  const house = await furnish(config, report, games);
  const secrets =
    config.secrets.length > 0 ? config.secrets : [await house.store.house('secret', house.freshSecret)];

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
    leaveRoutes,
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
  ]) {
    routes(app, house);
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
