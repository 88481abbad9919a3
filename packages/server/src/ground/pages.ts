import { Problem } from './problem.ts';

/** Where a page of a list ended: when the last one shown was touched, and which it was. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/** Before the first of any list that begins with the newest. */
const FIRST: Place = { at: Number.MAX_SAFE_INTEGER, id: '' };

/** What is handed out as `next`, and comes back as `after`. */
const written = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url');

export function placeAfter(after: string | undefined): Place {
  if (after === undefined) return FIRST;
  const [, at, id] = /^(-?\d{1,16}) (\w{1,40})$/.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (at !== undefined && id !== undefined) return { at: Number(at), id };
  const what = 'querystring/after must be what the page before said as "next"';
  throw new Problem('wrong-form', { where: 'querystring/after', what, rule: 'pattern', limit: '' });
}

/** A page of so many, of which one more was looked for: whether that is there says where the next one begins. */
export function pageOf<T>(found: readonly T[], most: number, place: (one: T) => Place) {
  const page = found.slice(0, most);
  const last = page.at(-1);
  return { page, next: found.length > most && last !== undefined ? written(place(last)) : null };
}

/** Whether it comes after a place in a list that begins with the newest. */
export const isAfter = (one: Place, place: Place): boolean =>
  one.at < place.at || (one.at === place.at && one.id > place.id);

/** The same in SQL, with the three values it asks for: many may have the same time. */
export const comesAfter = (time: string, id = 'id'): string => `${time} <= ? AND (${time} < ? OR ${id} > ?)`;
export const placed = ({ at, id }: Place) => [at, at, id];
