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
  duel: { summary: 'let two computer players compete, of any language', load: () => import('./duel.ts') },
  arena: {
    summary: 'let many computer players compete, and rate them',
    load: () => import('./arena.ts'),
  },
  sit: { summary: "let a program of any language sit at a server's table", load: () => import('./sit.ts') },
  env: { summary: 'the rules as a learning environment', load: () => import('./env.ts') },
  train: {
    summary: 'learn from many games how likely each seat is to win',
    load: () => import('./train.ts'),
  },
  mcp: {
    summary: 'let an assistant play, look rules up and run scenarios',
    load: () => import('./mcp.ts'),
  },
  merge: {
    summary: 'make one run of parts that several machines have played',
    load: () => import('./merge.ts'),
  },
  set: { summary: 'show, check and compare component sets', load: () => import('./set.ts') },
  'new-game': { summary: 'lay out the folder of a new game', load: () => import('./new-game.ts') },
  verify: { summary: 'check the record of a finished match', load: () => import('./verify.ts') },
  review: { summary: 'say what luck and what choices did in a match', load: () => import('./review.ts') },
  bench: { summary: 'measure how fast the rules are', load: () => import('./bench.ts') },
};

const helpOf = (commands: Commands) => `Usage: undercroft <command> …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

undercroft <command> --help says more.`;

/** Runs a command and returns the exit code: 0 fine, 1 something failed, 2 not understood. */
export async function main([name, ...args]: string[], commands = LAB): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(helpOf(commands));
    return name === undefined ? 2 : 0;
  }
  if (!Object.hasOwn(commands, name)) {
    const known = Object.keys(commands).join(', ');
    console.error(`undercroft: no command "${name}"; there are: ${known}`);
    return 2;
  }
  try {
    const { run } = await commands[name].load();
    return await run(args);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(`undercroft ${name}: ${error.message}`);
    return 2;
  }
}
