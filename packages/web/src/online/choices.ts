/** What a host has chosen for a table, option by option. */
export type Choices = Readonly<Record<string, string | boolean>>;

const keptUnder = (table: string) => `undercroft.choices.${table}`;

/** What was chosen in this tab before it was reloaded. The server cannot tell a choice from what is usual anyway. */
export function keptChoices(table: string): Choices {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptUnder(table)) ?? '{}');
    return typeof kept === 'object' ? { ...kept } : {};
  } catch {
    return {};
  }
}

export function keepChoices(table: string, choices: Choices): void {
  try {
    sessionStorage.setItem(keptUnder(table), JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
