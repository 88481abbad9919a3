import { inTab } from '../../kit/memory.ts';

/** What a host has chosen for a table, option by option. */
export type ChosenOptions = Readonly<Record<string, string | boolean>>;

const keptUnder = (table: string) => `undercroft.choices.${table}`;

/** What was chosen in this tab before it was reloaded. The server cannot tell a choice from what is usual anyway. */
export function keptChoices(table: string): ChosenOptions {
  const kept = inTab.read(keptUnder(table));
  return typeof kept === 'object' ? { ...kept } : {};
}

export function keepChoices(table: string, choices: ChosenOptions): void {
  inTab.keep(keptUnder(table), JSON.stringify(choices));
}
