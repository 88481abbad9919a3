import type { Match } from '@undercroft/kernel';

/** Hands the match over as a file that anyone can replay. */
export function saveMatch(match: Match): void {
  const file = new Blob([`${JSON.stringify(match)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${match.game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
