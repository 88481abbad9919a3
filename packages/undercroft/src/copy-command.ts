import { command, onlyWord, refuse } from '@undercroft/lab/arguments';
import { type Counts, readConfig, type Where } from '@undercroft/server/backup';

/** A command that copies everything to or from a file, and says how much it was. */
export const copyCommand = (
  name: string,
  copy: (where: Where, file: string) => Promise<Counts>,
  help: string,
) =>
  command(help, {}, async ({ positionals }) => {
    const file = onlyWord(positionals, 'file');
    if (file === undefined) throw refuse(`expected a file: undercroft ${name} FILE`);
    try {
      const { tables = 0, guests = 0, entries = 0 } = await copy(readConfig(process.env), file);
      console.log(`${file}: ${tables} tables, ${guests} guests, ${entries} entries`);
      return 0;
    } catch (error) {
      throw refuse(error instanceof Error ? error.message : String(error));
    }
  });
