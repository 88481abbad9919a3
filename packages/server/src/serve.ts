import { renderUnicodeCompact } from 'uqr';
import { buildApp } from './app.ts';
import { readConfig } from './ground/config.ts';
import { guestAddresses, isEverywhere } from './http/addresses.ts';

/** For people at a terminal: where to go, and a code for phones. */
function welcome(port: number, host: string): string {
  const lan = isEverywhere(host) ? guestAddresses(host, port) : [];
  const lines = [`On this machine:  http://${isEverywhere(host) ? 'localhost' : host}:${port}`];
  for (const address of lan) lines.push(`In your network:  ${address}`);
  if (lan.length > 0) lines.push('', renderUnicodeCompact(lan[0], { border: 2 }));
  return `\n${lines.join('\n')}\n`;
}

/** Starts a server, which stays until it is told to end. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(env, process.stdout.isTTY);
    const { app, house } = await buildApp(config);
    house.lost.then((error) => {
      console.error(`The storage is gone, and the server ends with it: ${error.stack}`);
      process.exit(1);
    });
    let ending = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Heard twice where a whole group is told to end, and whoever started the server passes it on as well.
      process.on(signal, () => {
        if (ending) return;
        ending = true;
        app.log.info(`${signal}: finishing what was begun`);
        app.close().then(() => process.exit(0));
      });
    }
    await app.listen({ port: config.port, host: config.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    console.log(welcome(port, config.host));
  } catch (error) {
    console.error(`The server could not start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
