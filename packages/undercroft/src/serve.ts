import { command, onlyWord } from '@undercroft/lab/arguments';
import { serve } from '@undercroft/server/serve';

const HELP = `Usage: undercroft [serve] [--port 3000] [--data FOLDER]

Starts the server and says where to go. Everything else is set by environment
variables; docs/server.md lists them.

  --port N       where to listen (PORT)
  --host NAME    on which address; all of them unless named (HOST)
  --data FOLDER  where tables are kept (DATA_DIR)
  -h, --help     this text`;

export const SERVER_FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
} as const;

export const run = command(HELP, SERVER_FLAGS, async ({ values, positionals }) => {
  onlyWord(['', ...positionals], 'command');
  await serve({ ...process.env, ...environmentOf(values) });
  return 0;
});

/** What flags say in the words of the environment. */
export function environmentOf(flags: { port?: string; host?: string; data?: string }): NodeJS.ProcessEnv {
  return {
    ...(flags.port !== undefined && { PORT: flags.port }),
    ...(flags.host !== undefined && { HOST: flags.host }),
    ...(flags.data !== undefined && { DATA_DIR: flags.data }),
  };
}
