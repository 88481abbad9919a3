import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refused } from '@undercroft/kernel';
import { LANGUAGES } from '@undercroft/words';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** A mistake on the command line: one clear line, exit 2. */
export const refuse = (message: string): Refused => new Refused('bad-input', message);

/** What was typed, or null when `--help` was asked for and printed. */
export function readFlags<F extends Flags>(args: string[], flags: F, help: string) {
  const options = { ...flags, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (!('help' in parsed.values && parsed.values.help)) return parsed;
    console.log(help);
    return null;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, flag] = /'(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(error.message) ?? [];
    if (flag !== undefined) {
      throw refuse(`${flag}: "${args[args.indexOf(flag) + 1]}" begins with a dash: no value here does`);
    }
    // parseArgs goes on to explain how to pass a file called --name, which nobody wants here.
    const [sentence] = error.message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw refuse(`${sentence.replace(/\.$/, '')}; there are: ${known.join(', ')}`);
  }
}

/** A command: does its deed with what was typed, or tells its help. */
export const command =
  <F extends Flags>(
    help: string,
    flags: F,
    deed: (typed: NonNullable<ReturnType<typeof readFlags<F>>>, args: readonly string[]) => Promise<number>,
  ) =>
  async (args: string[]): Promise<number> => {
    const typed = readFlags(args, flags, help);
    return typed === null ? 0 : deed(typed, args);
  };

/** The one word a command takes besides its flags. */
export function onlyWord(words: readonly string[], what: string): string | undefined {
  if (words.length > 1) throw refuse(`expected one ${what}, not "${words.join(' ')}"`);
  return words[0];
}

export function wholeNumber(text: string, name: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw refuse(`--${name}: expected a whole number, ${least} or more, not "${text}"`);
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'no such file' : String(error);
    throw refuse(`${file}: ${reason}`);
  }
}

/** Writes what a flag wants written. */
export function writeText(file: string, text: string, flag: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw refuse(`--${flag}: ${(error as Error).message}`);
  }
}

/** Any text as 32 bytes of luck; 64 hexadecimal digits stand for themselves. */
export function seedOf(text: string): string {
  return /^[0-9a-f]{64}$/.test(text) ? text : createHash('sha256').update(text).digest('hex');
}

/** Seconds of one core that this thread has had; a busy machine does not lengthen them, as it does those on the wall. */
export function coreSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** The language the system speaks, if it is one of ours. */
export function systemLanguage(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const language = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return LANGUAGES.find((known) => known === language) ?? 'en';
}
