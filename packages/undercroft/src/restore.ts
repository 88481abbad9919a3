import { restore } from '@undercroft/server/backup';
import { copyCommand } from './copy-command.ts';

export const run = copyCommand(
  'restore',
  restore,
  `Usage: undercroft restore FILE

Lays a backup out in an empty storage (DATA_DIR, or DATABASE_URL), of whichever kind:
all of it or nothing.

  -h, --help   this text`,
);
