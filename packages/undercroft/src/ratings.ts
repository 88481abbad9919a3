import { command, onlyWord, refuse } from '@undercroft/lab/arguments';
import { readConfig } from '@undercroft/server/backup';
import { reckonRatings } from '@undercroft/server/ratings';

const HELP = `Usage: undercroft ratings

Reckons everybody's rating anew from the results that are kept (DATA_DIR, or
DATABASE_URL), oldest match first. Over PostgreSQL servers may go on: what ends
meanwhile is rated a little later.

  -h, --help   this text`;

export const run = command(HELP, {}, async ({ positionals }) => {
  onlyWord(['', ...positionals], 'command');
  try {
    await reckonRatings(readConfig(process.env), (game, matches) =>
      console.log(`${game}: ${matches} matches`),
    );
    return 0;
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
});
