import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the server collect its garbage on a signal, so that what is left is what it needs. */
const COLLECT = 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())';

/** A real server process with its data in a fresh folder. */
export async function startServer(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-load-'));
  const main = join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', COLLECT, main], {
    env: {
      ...process.env,
      ...{ LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
      ...{
        RATE_LIMIT: '1000000',
        GUEST_LIMIT: '1000000',
        ADDRESS_LIMIT: '10000000',
        ADDRESS_STREAMS: '1000000',
        TABLE_IDLE_SECONDS: '3',
      },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(String(text));
      if (found) resolve(Number(found[1]));
    });
  });
  const figure = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^undercroft_${name} (.+)$`, 'm').exec(text)?.[1]);
  };
  return {
    port,
    figure,
    /** Bytes on the heap and outside it after a collection. */
    async memory(): Promise<number> {
      for (let i = 0; i < 3; i++) {
        child.kill('SIGUSR2');
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return (await figure('nodejs_heap_size_used_bytes')) + (await figure('nodejs_external_memory_bytes'));
    },
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
