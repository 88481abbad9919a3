import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { metricsOf, requests } from '../metrics.ts';
import type { TypeBoxApp } from '../typed.ts';

const PROBE_MS = 1000;
/** Where the last bytes of a disk still hold a word, they may not hold an answer. */
const PROBE_BYTES = 32_000;

/** For those who run the server. */
export function operationRoutes(app: TypeBoxApp, house: House): void {
  const metrics = metricsOf(house);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    // A stream lasts as long as somebody watches: that is no waiting time.
    if (route.endsWith('/stream')) return;
    const { method } = request;
    const status = reply.statusCode;
    requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 });
  });

  let probe = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    const at = performance.now();
    // What can be read may still not be written. Once a second is enough, however often somebody asks.
    if (at > probe.at + PROBE_MS) probe = { at, done: house.store.probe(String(at).padEnd(PROBE_BYTES)) };
    await probe.done.catch((error: unknown) => {
      // Whoever asks need not know what the storage is called, or where it stands.
      request.log.error({ err: error }, 'nothing can be stored');
      throw new Problem('no-storage');
    });
    reply.type('text/plain');
    // Everything works, later: a node that were taken away for it would take all others along.
    return house.line?.state.up === false ? 'degraded: the line between nodes is cut\n' : 'ok\n';
  });

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    reply.type(metrics.contentType);
    return metrics.metrics();
  });
}
