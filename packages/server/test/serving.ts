import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../load/server.ts';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/ground/config.ts';
import type { Games } from '../src/ground/shelf.ts';

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const UNLIMITED = {
  rateLimit: 1_000_000,
  addressLimit: 1_000_000,
  guestLimit: 1_000_000,
  tableLimit: 1_000_000,
};

/** A server inside the test, on a port of its own. */
export async function serve(changes: Partial<Config> = {}, games?: Games) {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: changes.dataDir ?? freshFolder() });
  const { app, house } = await buildApp(
    {
      ...{ ...config, port: 0, host: '127.0.0.1', botPauseMs: 0, keepBuildsDays: 0, ...UNLIMITED },
      ...changes,
    },
    games,
  );
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, house, base };
}

/** A server as people run it: a process of its own, which can be killed and started again. */
export async function serveProcess(env: Record<string, string>) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  async function start(): Promise<void> {
    const main = join(import.meta.dirname, '../src/main.ts');
    const started = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        PORT: String(port),
        KEEP_BUILDS_DAYS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      started.stdout?.once('data', () => resolve());
    });
    started.stdout?.on('data', (text) => {
      log += text;
    });
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return null;
    const ended = new Promise<number | null>((resolve) => ending.once('exit', (code) => resolve(code)));
    ending.kill(signal);
    return ended;
  }

  await start();
  onTestFinished(async () => {
    await end('SIGKILL');
  });
  return { base, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), log: () => log };
}
