import { readFlags, refuse } from './arguments.ts';
import { readParts } from './parts.ts';

const HELP = `Usage: undercroft merge PART… [flags]

Makes of all the parts of one run exactly the figures of one run. A part is what simulate, compare and duel
print with --part and --json, on whatever machine:

  for part in $(seq 16); do undercroft simulate karak --games 100000 --part $part/16 --json > $part.json; done
  undercroft merge *.json

      --events         simulate: say also how often everything happens
      --html FILE      simulate: a page with plots, complete in one file
      --all            compare: show everything that happens and is answered
      --json           figures for programs
  -h, --help           this text`;

const FLAGS = {
  events: { type: 'boolean', default: false },
  html: { type: 'string' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values, positionals } = parsed;
  if (positionals.length === 0) throw refuse('expected the files of all parts: undercroft merge PART…');
  const { command, run, results } = readParts(positionals);
  for (const [flag, of] of [
    ['events', 'simulate'],
    ['html', 'simulate'],
    ['all', 'compare'],
  ] as const) {
    if (values[flag] && command !== of)
      throw refuse(`--${flag}: these are parts of ${command}, not of ${of}`);
  }
  const { tellMerged } = await COMMANDS[command]();
  return tellMerged(run, results, values);
}

/** What each command makes of its own parts. */
const COMMANDS = {
  simulate: () => import('./simulate.ts'),
  compare: () => import('./compare.ts'),
  duel: () => import('./duel.ts'),
} as const;
