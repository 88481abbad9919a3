import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const binary = fileURLToPath(new URL('../../undercroft/bin/undercroft.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Around {
  /** Typed into it, then the input ends. */
  readonly input?: string;
  readonly cwd?: string;
  /** Once this appears, Ctrl-C is pressed. */
  readonly interruptAt?: string;
}

/** Runs the real command, as a person would. */
export function undercroft(args: readonly string[], { input, cwd, interruptAt }: Around = {}): Promise<Ran> {
  const { LC_ALL: _, LC_MESSAGES: __, FORCE_COLOR: ___, ...env } = process.env;
  const child = spawn(process.execPath, [binary, ...args], {
    cwd,
    env: { ...env, LANG: 'C', NO_COLOR: '1' },
  });
  let out = '';
  let error = '';
  let pressed = false;
  const press = () => {
    if (pressed || interruptAt === undefined || !`${out}${error}`.includes(interruptAt)) return;
    pressed = true;
    child.kill('SIGINT');
  };
  child.stdout.on('data', (text) => {
    out += text;
    press();
  });
  child.stderr.on('data', (text) => {
    error += text;
    press();
  });
  if (interruptAt === undefined) child.stdin.end(input ?? '');
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, error })));
}
