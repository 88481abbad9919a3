import type { TypeBoxApp } from '../app.ts';
import type { House } from '../house.ts';
import { metricsOf, requests } from '../metrics.ts';

/** For those who run the server. */
export function operationRoutes(app: TypeBoxApp, house: House): void {
  const metrics = metricsOf(house);
  const unlimited = { rateLimit: false as const };

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    // A stream lasts as long as somebody watches: that is no waiting time.
    if (route.endsWith('/stream')) return;
    const { method } = request;
    const status = reply.statusCode;
    requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 });
  });

  app.get('/healthz', { config: unlimited, schema: { hide: true } }, async (_, reply) => {
    await house.store.counts();
    reply.type('text/plain');
    return 'ok\n';
  });

  app.get('/metrics', { config: unlimited, schema: { hide: true } }, async (_, reply) => {
    reply.type(metrics.contentType);
    return metrics.metrics();
  });
}
