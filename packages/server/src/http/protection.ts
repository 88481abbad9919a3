import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { asProblem, Problem } from '../ground/problem.ts';
import { StorageAway } from '../storage/store.ts';
import { isOpenRoute } from './limits.ts';
import type { TypeBoxApp } from './typed.ts';

/** Deeper than anything a game could ask for. */
const DEEPEST = 32;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Whatever goes wrong becomes a problem document; what is our own fault is logged and not explained. */
export function explainProblems(app: TypeBoxApp): void {
  app.setErrorHandler(sendProblem);
}

export function sendProblem(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(asProblem(thrown), request.routeOptions?.url ?? '');
  if (problem === null) request.log.error({ err: thrown }, 'a request failed');
  const { document, status } = problem ?? ownFault(thrown);
  // Whoever asks those who run the server about it says this, and it is in the log.
  const instance = `urn:uuid:${request.id}`;
  // Nothing has changed: the same request may be sent again, by a program too.
  if (problem?.reason === 'busy') reply.header('retry-after', 1);
  reply
    .code(status)
    .type('application/problem+json')
    .send({ ...document, instance });
}

/** Whoever sent an answer when the storage went away cannot be told whether it counts: the same one again can. */
const ownFault = (thrown: unknown) =>
  thrown instanceof StorageAway ? new Problem('storage-away') : new Problem('fault');

/** What something in an address is known by. */
const IDS = ['/id', '/league', '/member'];

function problemOf(error: unknown, route: string): Problem | null {
  if (error instanceof Problem) return error;
  const { statusCode = 500, validation, validationContext = '', message: what } = error as FastifyError;
  if (validation !== undefined) {
    const [{ instancePath, keyword, params }] = validation;
    // An id that cannot be is that of nothing: no storage need be asked.
    if (validationContext === 'params' && IDS.includes(instancePath)) {
      return route.startsWith('/api/tables/') ? new Problem('no-table') : new Problem('nothing-here');
    }
    const missing = keyword === 'required' ? `/${params.missingProperty}` : '';
    const where = `${validationContext}${instancePath}${missing}`;
    const limit = typeof params.limit === 'number' ? params.limit : '';
    return new Problem('wrong-form', { where, what, rule: keyword, limit });
  }
  if (statusCode === 404) return new Problem('nothing-here');
  if (statusCode === 413) return new Problem('too-large', { what });
  if (statusCode === 415) return new Problem('not-json', { what });
  if (statusCode < 400 || statusCode >= 500) return null;
  return new Problem('wrong-form', { where: '', what, rule: '', limit: '' }, statusCode);
}

/** A mistake in a request as Ajv tells it: with `verbose`, the part of the schema it was held against is there too. */
type Mistake = NonNullable<FastifyError['validation']>[number] & {
  readonly parentSchema?: { readonly properties?: Readonly<Record<string, { readonly enum?: unknown[] }>> };
};

/** What a request got wrong, and where there is a list to choose from, the whole list. */
export function explainMistakes(mistakes: readonly Mistake[], part: string): Error {
  return new Error(mistakes.map((mistake) => `${part}${explained(mistake)}`).join(', '));
}

function explained({ instancePath, keyword, params, message, parentSchema }: Mistake): string {
  if (keyword === 'enum') return `${instancePath} must be one of: ${listed(params.allowedValues)}`;
  if (keyword === 'additionalProperties') {
    const known = listed(Object.keys(parentSchema?.properties ?? {}));
    return `${instancePath}: no "${params.additionalProperty}" here; there are: ${known}`;
  }
  const lacking = parentSchema?.properties?.[String(params.missingProperty)]?.enum;
  const choice = keyword === 'required' && lacking !== undefined ? `, one of: ${listed(lacking)}` : '';
  return `${instancePath} ${message}${choice}`;
}

const listed = (values: unknown): string => (Array.isArray(values) ? values.join(', ') : '');

/**
 * A page of another site can neither read (no CORS) nor write here: its requests carry no cookie
 * (same-site), are not JSON without asking first, and name another origin.
 */
export function refuseOtherSites(app: TypeBoxApp): void {
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (SAFE_METHODS.includes(method) || headers.authorization !== undefined) return;
    const site = headers['sec-fetch-site'];
    const { origin } = headers;
    const fromHere =
      site === undefined
        ? origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
        : site === 'same-origin' || site === 'none';
    if (!fromHere) throw new Problem('other-site');
  });
}

/** What browsers are told to forbid pages: put together once for all requests. */
export function protectPages(app: TypeBoxApp): void {
  const all = {
    contentSecurityPolicy: {
      directives: {
        // Nothing comes from elsewhere; the library would let fonts and styles.
        fontSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The client's workers, and pages over plain HTTP in a living room, must work.
        workerSrc: ["'self'", 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  };
  const overHttps = helmet(all);
  // Over plain HTTP browsers ignore these two, and complain.
  const overHttp = helmet({ ...all, crossOriginOpenerPolicy: false, originAgentCluster: false });
  app.addHook('onRequest', ({ protocol, raw }, reply, done) => {
    const protect = protocol === 'https' ? overHttps : overHttp;
    protect(raw, reply.raw, () => done());
  });
}

/** What the API says is for one person at one moment: nothing on the way may keep it. */
export function forbidKeeping(app: TypeBoxApp): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOpenRoute(request.routeOptions.url)) reply.header('cache-control', 'no-store');
  });
}

/** JSON only, not too deep; no body is the same as an empty object. */
export function refuseStrangeBodies(app: TypeBoxApp): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, {});
    parseJson(request, text.toString(), (error, body) => {
      if (error) return done(error);
      if (isTooDeep(body))
        return done(
          new Problem('wrong-form', {
            ...{ where: 'body', rule: 'depth', limit: DEEPEST },
            what: `body: nested deeper than ${DEEPEST} levels`,
          }),
        );
      done(null, body);
    });
  });
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body !== undefined && request.body === undefined) request.body = {};
  });
}

function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
