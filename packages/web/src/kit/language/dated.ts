/** How the reader's own browser writes a language: the British write no AM and PM. */
export const writtenAs = (language: string): string =>
  globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language) ?? language;

/** A moment, as people write it in a language. */
export function dated(language: string, time: string | number): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return `${time}`;
  return new Intl.DateTimeFormat(writtenAs(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
