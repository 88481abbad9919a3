import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** How long anything on the desk may take to be there, in milliseconds: a busy machine is slow. */
const PATIENCE = 90_000;
/** Whoever says nothing for so long has said it. */
const QUIET = 2500;

export const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** Tries until it works; says what did not come where it never does. */
async function until<T>(what: string, look: () => T | null | undefined | false): Promise<T> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(200)) {
    try {
      const found = look();
      if (found) return found;
    } catch {
      // Not yet.
    }
  }
  throw new Error(`${what} did not come within ${PATIENCE / 1000} seconds`);
}

/** Orca keeps what it writes until there is much of it; whoever waits for its silence wants each line at once. */
const CUSTOMIZED = `from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.enableKeyEcho = False
`;

/** There is no loudspeaker, and Orca waits for its speaker: one that is done with everything at once. */
const MUTE_SPEAKER: Readonly<Record<string, string>> = {
  'speechd.conf': `AudioOutputMethod "null"
AddModule "mute" "sd_generic" "mute.conf"
DefaultModule mute
`,
  'modules/mute.conf': `GenericExecuteSynth "true"
GenericCmdDependency "true"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "mute"
`,
};

export interface Desk {
  readonly env: Readonly<Record<string, string>>;
  /** Everything that Orca has said so far. */
  spoken(): readonly string[];
  /** Until Orca has said all it wants to: a key cuts it short. */
  silence(): Promise<void>;
  /** Presses a key of the keyboard, by the name it has there, or moves the mouse. */
  xdotool(...words: string[]): void;
  end(): void;
}

/** A desk of its own: a screen nobody sees, a line on which programs speak to each other, windows, and Orca. */
export async function layDesk(): Promise<Desk> {
  const home = mkdtempSync(join(tmpdir(), 'undercroft-orca-'));
  const said = join(home, 'said.log');
  const started: ChildProcess[] = [];
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
    GTK_MODULES: 'gail:atk-bridge',
    LANG: 'C.UTF-8',
  };
  const start = (program: string, ...words: string[]): ChildProcess => {
    // Each in a group of its own, so that what it starts ends with it.
    const child = spawn(program, words, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(child);
    child.on('error', ({ message }) => console.error(`${program} cannot be started: ${message}`));
    child.unref();
    return child;
  };
  const end = () => {
    for (const { pid } of started.reverse()) if (pid !== undefined) kill(-pid);
    // The speaker makes itself independent of whoever starts it, and so does the line.
    for (const pid of [speaker(home), Number(env.DBUS_SESSION_BUS_PID)]) if (pid) kill(pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  // Whoever stops it leaves nothing behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      end();
      process.exit(1);
    });
  try {
    let display = '';
    // It takes a number that is free, and says which when it is ready.
    start('Xvfb', '-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp').stdout?.on(
      'data',
      (chunk) => {
        display += chunk;
      },
    );
    env.DISPLAY = `:${await until('The screen', () => display.endsWith('\n') && display.trim())}`;
    for (const line of execFileSync('dbus-launch', { env, encoding: 'utf8' }).split('\n')) {
      const [, name, value] = /^(DBUS_\w+)=(.*)$/.exec(line) ?? [];
      if (name !== undefined) env[name] = value;
    }
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    start('openbox');
    const xdotool = (...words: string[]) => execFileSync('xdotool', words, { env, stdio: 'pipe' });
    await until('openbox', () => xdotool('get_desktop'));
    put(join(home, 'data', 'orca', 'orca-customizations.py'), CUSTOMIZED);
    for (const [name, text] of Object.entries(MUTE_SPEAKER))
      put(join(home, 'config', 'speech-dispatcher', name), text);
    start('orca', '--replace', `--debug-file=${said}`);
    const log = () => readFileSync(said, 'utf8');
    await until('Orca', () => spokenIn(log()).length > 0);
    return {
      env,
      xdotool,
      spoken: () => spokenIn(log()),
      async silence() {
        const end = Date.now() + 3 * PATIENCE;
        for (let before = -1, now = log().length; now !== before; now = log().length) {
          if (Date.now() > end) throw new Error('Orca does not fall silent');
          before = now;
          await pause(QUIET);
        }
      },
      end() {
        if (process.env.LOUD) writeFileSync('orca-debug.log', log());
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const spokenIn = (log: string): string[] =>
  log.split('\n').flatMap((line) => /SPEECH OUTPUT: '(.+?) ?'(?:\W*$|\W*\{| voice)/.exec(line)?.[1] ?? []);

const speaker = (home: string): number => {
  try {
    return Number(readFileSync(join(home, 'speech-dispatcher', 'pid', 'speech-dispatcher.pid'), 'utf8'));
  } catch {
    return 0;
  }
};

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
