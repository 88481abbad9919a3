import { type Commands, LAB, main as runCommand } from '@undercroft/lab/cli';

const COMMANDS: Commands = {
  serve: {
    summary: 'start the server, with its screens (also without any command)',
    load: () => import('./serve.ts'),
  },
  doctor: { summary: 'say what is wrong with a set-up', load: () => import('./doctor.ts') },
  backup: { summary: 'write everything a server keeps into one file', load: () => import('./backup.ts') },
  restore: { summary: 'lay a backup out in an empty storage', load: () => import('./restore.ts') },
  ratings: { summary: 'reckon all ratings anew from the results', load: () => import('./ratings.ts') },
  ...LAB,
  mcp: {
    summary: 'let an assistant play, look rules up and run scenarios',
    load: () => import('@undercroft/mcp'),
  },
};

const HELP = ['--help', '-h'];

/** Whoever names no command wants to play: they get a table. */
export function main(args: string[]): Promise<number> {
  const named = args[0] !== undefined && (!args[0].startsWith('-') || HELP.includes(args[0]));
  return runCommand(named ? args : ['serve', ...args], COMMANDS);
}
