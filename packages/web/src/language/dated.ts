/** A moment, as people write it in a language. */
export function dated(language: string, time: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return time;
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
