import { command, refuse } from '../arguments.ts';
import { readParts } from './parts.ts';

const HELP = `Usage: undercroft merge PART… [flags]

Makes of all the parts of one run exactly the figures of one run. A part is what simulate, compare, duel and
arena print with --part and --json, on whatever machine:

  for part in $(seq 16); do undercroft simulate karak --games 100000 --part $part/16 --json > $part.json; done
  undercroft merge *.json

      --events         simulate: say also how often everything happens
      --html FILE      simulate, arena: a page, complete in one file
      --all            compare: show everything that happens and is answered
      --json           figures for programs
  -h, --help           this text`;

const FLAGS = {
  events: { type: 'boolean', default: false },
  html: { type: 'string' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Whose parts take which flag. */
const FOR = { events: ['simulate'], html: ['simulate', 'arena'], all: ['compare'] } as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  if (positionals.length === 0) throw refuse('expected the files of all parts: undercroft merge PART…');
  const { command, run, results } = readParts(positionals);
  for (const flag of ['events', 'html', 'all'] as const) {
    const those: readonly string[] = FOR[flag];
    if (values[flag] && !those.includes(command))
      throw refuse(`--${flag}: these are parts of ${command}, not of ${those.join(' or ')}`);
  }
  const { merge } = await EXPERIMENTS[command]();
  return merge(run, results, values);
});

/** What makes one run of the parts of each. */
const EXPERIMENTS = {
  simulate: async () => (await import('../simulate.ts')).simulation,
  compare: async () => (await import('../compare.ts')).comparison,
  duel: async () => (await import('../contest/duel.ts')).duel,
  arena: async () => (await import('../contest/arena.ts')).arena,
} as const;
