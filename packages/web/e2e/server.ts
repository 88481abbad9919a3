import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestServer {
  readonly address: string;
  /** Pulls the plug and puts it in again: same data, same address, and what is set otherwise from now on. */
  restart(during: () => Promise<void>, changes?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/** A server of its own on a free port, with its data in a folder that goes away with it. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  house = join(import.meta.dirname, '../../..'),
): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-e2e-'));
  let settings = env;
  let { child, port } = await run(house, data, 0, settings);
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    address: `http://localhost:${port}`,
    async restart(during, changes = {}) {
      settings = { ...settings, ...changes };
      await kill();
      await during();
      ({ child, port } = await run(house, data, port, settings));
    },
    async stop() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function run(
  house: string,
  data: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; port: number }> {
  const luck = join(import.meta.dirname, 'luck.ts');
  const main = join(house, 'packages/server/src/main.ts');
  const child = spawn(process.execPath, ['--import', luck, main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      BOT_PAUSE_MS: '20',
      BOT_THREADS: '1',
      RATE_LIMIT: '100000',
      ADDRESS_LIMIT: '100000',
      TABLE_LIMIT: '100000',
      ADDRESS_STREAMS: '10000',
      KEEP_BUILDS_DAYS: '0',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    const found = /http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
    if (found !== undefined) {
      child.stdout.resume();
      return { child, port: Number(found) };
    }
  }
  throw new Error(`the server did not start: ${said}`);
}
