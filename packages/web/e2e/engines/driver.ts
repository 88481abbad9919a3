import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether what is painted is looked at, or only played with: then an engine may do without depth. */
export type Looks = 'whole' | 'flat';

/** One page of a browser, by the few things that every engine can be told to do. */
export interface Driver {
  goto(address: string): Promise<void>;
  /** Calls a function in the page, given by its source, with a text; it answers with a text. */
  call(source: string, text: string): Promise<string>;
  /** Presses at a place as a finger or a mouse does, then looks away. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser of this machine that is not Chromium. */
export interface Engine {
  /** Somebody's own browser: it remembers nothing, and nothing of it is remembered. */
  open(size: Size): Promise<Driver>;
  close(): Promise<void>;
}

/** The pointer goes to a place, presses, lets go, and leaves the page alone: as both WebDrivers write it. */
export const pressing = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
    { type: 'pointerMove', x: 0, y: 0, duration: 0 },
  ],
});

export const typing = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Starts a program that says where it listens; what it said there, and how to end it. */
export async function started(
  command: string,
  args: readonly string[],
  heard: RegExp,
): Promise<{ child: ChildProcess; found: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  // What it says to people is no part of what it says to programs: one may come in the midst of the other.
  const said = new Map([child.stdout, child.stderr].map((stream) => [stream, '']));
  const found = await new Promise<string>((resolve, reject) => {
    for (const stream of said.keys()) {
      stream.on('data', (text) => {
        const all = `${said.get(stream)}${text}`;
        said.set(stream, all);
        const [, what] = heard.exec(all) ?? [];
        if (what !== undefined) resolve(what);
      });
    }
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${command} has ended with ${code}: ${[...said.values()].join('\n')}`)),
    );
  });
  return { child, found };
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
