import { onlyWord, readFlags, refuse } from '@undercroft/lab/arguments';
import { type Counts, readConfig, type Where } from '@undercroft/server/backup';

/** A command that copies everything to or from a file, and says how much it was. */
export function copyCommand(
  name: string,
  copy: (where: Where, file: string) => Promise<Counts>,
  help: string,
): (args: string[]) => Promise<number> {
  return async (args) => {
    const parsed = readFlags(args, {}, help);
    if (parsed === null) return 0;
    const file = onlyWord(parsed.positionals, 'file');
    if (file === undefined) throw refuse(`expected a file: undercroft ${name} FILE`);
    try {
      const { tables = 0, guests = 0, entries = 0 } = await copy(readConfig(process.env), file);
      console.log(`${file}: ${tables} tables, ${guests} guests, ${entries} entries`);
      return 0;
    } catch (error) {
      throw refuse(error instanceof Error ? error.message : String(error));
    }
  };
}
