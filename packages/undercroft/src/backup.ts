import { backUp } from '@undercroft/server/backup';
import { copyCommand } from './copy-command.ts';

export const run = copyCommand(
  'backup',
  backUp,
  `Usage: undercroft backup FILE

Writes everything the server keeps (DATA_DIR, or DATABASE_URL) into one file, while
it goes on. The file holds every secret of the house: keep it as safe.

  -h, --help   this text`,
);
