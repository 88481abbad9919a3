import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './server.ts';

export const there = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

/** Whether a real program is there; on a machine of our own it is installed if need be, as a browser is for the screens. */
export function found(program: string, name = program): boolean {
  if (there(program)) return true;
  if (process.getuid?.() === 0 && there('apt-get')) {
    const quiet = { stdio: 'ignore' } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', name], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (there(program)) return true;
  console.warn(`${program} is not installed: what needs it is left out here.`);
  return false;
}

/** A program of this machine that listens on a port, and can be killed and started again. */
export class Program {
  readonly port: number;
  readonly #command: string;
  readonly #args: readonly string[];
  #process: ReturnType<typeof spawn> | null = null;
  #said = '';

  constructor(port: number, command: string, args: readonly string[]) {
    this.port = port;
    this.#command = command;
    this.#args = args;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Resolves when somebody answers at the port. */
  async start(): Promise<this> {
    const child = spawn(this.#command, this.#args, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process = child;
    child.stderr.on('data', (text) => {
      this.#said = `${this.#said}${text}`.slice(-2000);
    });
    while (!(await answers(this.port))) {
      if (child.exitCode !== null) throw new Error(`${this.#command} ended: ${this.#said}`);
      await pause(20);
    }
    return this;
  }

  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** A NATS server of our own; null where there is none to be had. */
export async function startNats(): Promise<(Program & { readonly url: string }) | null> {
  if (!found('nats-server')) return null;
  const port = await freePort();
  const program = new Program(port, 'nats-server', ['-a', '127.0.0.1', '-p', String(port)]);
  return Object.assign(await program.start(), { url: `nats://127.0.0.1:${port}` });
}
