import { alsoOf } from './served.ts';
import { type ServerProcess, spawnServer } from './server.ts';

const STARTS = 5;

/** A server that can be killed at any moment and started again on the same port with the same storage. */
export class Mortal {
  readonly port: number;
  readonly #env: Record<string, string>;
  #process: ServerProcess | null = null;

  constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.#env = { ...env, PORT: String(port) };
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** On a crowded machine a database may take its time: then the server says so and ends, and is started again. */
  async start(tries = STARTS): Promise<void> {
    try {
      this.#process = await spawnServer(this.#env);
      alsoOf(this.pid);
    } catch (error) {
      if (tries === 1) throw error;
      await this.start(tries - 1);
    }
  }

  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL');
  }

  /** As an orchestrator ends it. */
  async end(): Promise<void> {
    await this.#process?.end('SIGTERM');
  }
}
