import { Refused } from '@undercroft/kernel';

/** Commands by name. */
export type Commands = Readonly<Record<string, Command>>;

/** One command: what it does in a line, and how to run it. */
export interface Command {
  readonly summary: string;
  readonly load: () => Promise<{ run(args: string[]): Promise<number> }>;
}

export const LAB: Commands = {
  play: { summary: 'play a game in the terminal', load: () => import('./play.ts') },
  lesson: { summary: 'play a lesson in the terminal', load: () => import('./lesson.ts') },
  scenario: { summary: 'run rules written as examples', load: () => import('./scenario.ts') },
  simulate: { summary: 'play many games and see how they end', load: () => import('./simulate.ts') },
  compare: {
    summary: 'play two variants on the same seeds and see what changes',
    load: () => import('./compare.ts'),
  },
  duel: {
    summary: 'let two computer players compete, of any language',
    load: () => import('./contest/duel.ts'),
  },
  arena: {
    summary: 'let many computer players compete, and rate them',
    load: () => import('./contest/arena.ts'),
  },
  sit: { summary: "let a program of any language sit at a server's table", load: () => import('./sit.ts') },
  env: { summary: 'the rules as a learning environment', load: () => import('./env.ts') },
  merge: {
    summary: 'make one run of parts that several machines have played',
    load: () => import('./experiment/merge.ts'),
  },
  set: { summary: 'show, check and compare component sets', load: () => import('./set.ts') },
  'new-game': { summary: 'lay out the folder of a new game', load: () => import('./new-game.ts') },
  verify: { summary: 'check the record of a finished match', load: () => import('./verify.ts') },
  review: { summary: 'say what luck and what choices did in a match', load: () => import('./review.ts') },
};

/** What has moved out of a release, and where to. */
const MOVED: Readonly<Record<string, string>> = { train: 'npm run train', bench: 'npm run bench' };

const helpOf = (commands: Commands, program: string) => `Usage: ${program} <command> …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

${program} <command> --help says more.`;

/** Runs a command and returns the exit code: 0 fine, 1 something failed, 2 not understood. */
export async function main(
  [name, ...args]: string[],
  commands = LAB,
  program = 'undercroft',
): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(helpOf(commands, program));
    return name === undefined ? 2 : 0;
  }
  if (!Object.hasOwn(commands, name)) {
    const known = Object.keys(commands).join(', ');
    const where = Object.hasOwn(MOVED, name)
      ? `"${name}" is for work on the project: ${MOVED[name]} in a clone of it`
      : `no command "${name}"; there are: ${known}`;
    console.error(`${program}: ${where}`);
    return 2;
  }
  try {
    const { run } = await commands[name].load();
    return await run(args);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(`${program} ${name}: ${error.message}`);
    return 2;
  }
}
