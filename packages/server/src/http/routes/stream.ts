import { randomInt } from 'node:crypto';
import { PROTOCOL } from '@undercroft/protocol';
import type { House } from '../../house/house.ts';
import type { Live } from '../../tables/live.ts';
import { mustSee } from '../../tables/lobby.ts';
import { household } from '../limits.ts';
import type { TypeBoxApp } from '../typed.ts';
import { routesOf } from './routes.ts';

/** Everything live: one stream of server-sent events a table. */
export function streamRoutes(app: TypeBoxApp, { streams, hall, screens }: House): void {
  const { anyone } = routesOf(app);
  anyone('GET /tables/:id/stream', async (request, reply) => {
    const { params, query, guest, headers, ip } = request;
    if (request.method === 'HEAD') {
      await hall.look(params.id, ({ lobby }) => mustSee(lobby, guest, query.invitation));
      return reply.type('text/event-stream').send('');
    }
    // A browser that comes back by itself says where it was in this header.
    const last = headers['last-event-id'];
    const since = typeof last === 'string' && /^\d{1,9}$/.test(last) ? last : query.since;
    const begin = ({ game }: Live) => {
      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value);
      }
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // nginx would hold events back otherwise.
        'x-accel-buffering': 'no',
      });
      // Whoever loses the line comes back after a while of their own: not all in the same moment.
      const speaks = { protocol: PROTOCOL, rules: game.rulesVersion, build: screens?.build ?? null };
      raw.write(`retry: ${randomInt(1000, 5000)}\n\nevent: house\ndata: ${JSON.stringify(speaks)}\n\n`);
    };
    const reader = {
      table: params.id,
      guest: guest?.id ?? null,
      address: household(ip),
      invitation: query.invitation,
      response: reply.raw,
    };
    await streams.add(reader, since === undefined ? undefined : Number(since), begin);
  });
}
