import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server, which may bring nothing for a while: the network is there, and silent. */
export interface Line {
  readonly address: string;
  /** From now on nothing that is asked for comes, or everything does. */
  silent: boolean;
  /** Whatever was held back or is still open is cut. */
  cut(): void;
  close(): Promise<void>;
}

export async function lineTo(server: string): Promise<Line> {
  const line = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    if (opened.silent) return;
    const { method, headers, url = '/' } = asked;
    const passedOn = request(new URL(url, server), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const opened: Line = {
    address: `http://localhost:${(line.address() as AddressInfo).port}`,
    silent: false,
    cut: () => line.closeAllConnections(),
    async close() {
      line.closeAllConnections();
      line.close();
      await once(line, 'close');
    },
  };
  return opened;
}
