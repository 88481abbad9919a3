import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a database that can be torn out and put back; `url` leads over it. */
export async function breakableLine(database: string) {
  const url = new URL(database);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  let torn = false;
  let tearAt: string | null = null;
  const tear = () => {
    torn = true;
    for (const socket of sockets) socket.end();
  };
  const server = createServer((near) => {
    if (torn) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.on('data', (sent) => {
      if (tearAt === null || !sent.includes(tearAt)) return;
      tearAt = null;
      tear();
    });
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: url.href,
    tear,
    /** Tears the line as soon as something is said on it. */
    tearAt(text: string): void {
      tearAt = text;
    },
    mend(): void {
      torn = false;
    },
  };
}
