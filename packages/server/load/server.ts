import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the server collect its garbage on a signal, so that what is left is what it needs. */
const COLLECT = 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())';

/** Below those that systems give to whoever calls somebody: a server that is gone for a moment finds its own free again. */
const PORTS = [10_000, 32_000] as const;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>;

/** A real server process that listens on this machine alone. */
export async function spawnServer(env: Record<string, string>, ...flags: string[]) {
  const main = join(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      ...process.env,
      ...{ LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: '0' },
      ...{
        RATE_LIMIT: '1000000',
        GUEST_LIMIT: '1000000',
        TABLE_LIMIT: '1000000',
        ADDRESS_LIMIT: '10000000',
        ADDRESS_STREAMS: '1000000',
        TABLE_IDLE_SECONDS: '3',
      },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(String(text));
      if (found) resolve(Number(found[1]));
    });
  });
  return {
    port,
    pid: child.pid ?? 0,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      child.kill(signal);
      await ended;
    },
  };
}

/** A server with its data in a fresh folder, or in that of one that has ended. */
export async function startServer(
  env: Record<string, string>,
  folder = mkdtempSync(join(tmpdir(), 'undercroft-load-')),
) {
  const { port, pid, signal, end } = await spawnServer(
    { DATA_DIR: folder, ...env },
    ...['--expose-gc', '--import', COLLECT],
  );
  const figure = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^undercroft_${name} (.+)$`, 'm').exec(text)?.[1]);
  };
  return {
    port,
    pid,
    folder,
    figure,
    /** Bytes the process has had written to the disk so far. */
    written: () => Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]),
    /** Its data stay. */
    end: () => end('SIGTERM'),
    /** Bytes on the heap and outside it after a collection. */
    async memory(): Promise<number> {
      for (let i = 0; i < 3; i++) {
        signal('SIGUSR2');
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return (await figure('nodejs_heap_size_used_bytes')) + (await figure('nodejs_external_memory_bytes'));
    },
    async stop(): Promise<void> {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
