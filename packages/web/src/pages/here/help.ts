import { onDevice } from '../../kit/memory.ts';

/** How much people with the box on their table want of the house. */
export const HELP = ['whole', 'counting', 'odds', 'rules'] as const;
export type Help = (typeof HELP)[number];

const keptFor = (table: string): string => `undercroft.help.${table}`;

/** What was chosen at a table; the whole where nobody chose. */
export const helpAt = (table: string): Help =>
  HELP.find((one) => one === onDevice.text(keptFor(table))) ?? 'whole';

export const keepHelp = (table: string, help: Help): void =>
  onDevice.keep(keptFor(table), help === 'whole' ? null : help);
