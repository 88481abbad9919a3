import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { install } from '../../../scripts/install.ts';
import { freePort } from './server.ts';

export const there = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

/** Whether a real program is there; on a machine of our own it is installed if need be, as a browser is for the screens. */
export function found(program: string, name = program): boolean {
  if (there(program)) return true;
  install(name);
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

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
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

let folder: string | null = null;
/** One for all programs of this process, gone with it. */
export function ownFolder(): string {
  if (folder !== null) return folder;
  const made = mkdtempSync(join(tmpdir(), 'undercroft-programs-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}

/** A NATS server of our own, set up as `settings` says; null where there is none to be had. */
export async function startNats(settings = ''): Promise<Nats | null> {
  if (!found('nats-server')) return null;
  const port = await freePort();
  const file = join(ownFolder(), `nats-${port}.conf`);
  const setUp = (text: string) => writeFileSync(file, text);
  setUp(settings);
  const program = new Program(port, 'nats-server', ['-a', '127.0.0.1', '-p', String(port), '-c', file]);
  return Object.assign(await program.start(), { url: `nats://127.0.0.1:${port}`, setUp });
}

type Nats = Program & {
  readonly url: string;
  /** From its next start on. */
  setUp(settings: string): void;
};
