import type { ParseArgsConfig } from 'node:util';
import { Refused } from '@undercroft/kernel';
import { readFlags } from '../packages/lab/src/arguments.ts';

/** What was typed after a script's name; a mistake ends it with one line, `--help` with its text. */
export function typed<F extends NonNullable<ParseArgsConfig['options']>>(
  script: string,
  flags: F,
  help: string,
) {
  try {
    const parsed = readFlags(process.argv.slice(2), flags, `Usage: npm run ${script} -- ${help}`);
    if (parsed !== null) return parsed;
    process.exit(0);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(`${script}: ${error.message}`);
    process.exit(2);
  }
}
