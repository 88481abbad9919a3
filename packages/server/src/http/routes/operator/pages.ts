import { placeAfter } from '../../../ground/pages.ts';

/** So many to a page. */
export const PAGE = 50;

export const time = (at: number): string => new Date(at).toISOString();
export const timeOrNone = (at: number | null): string | null => (at === null ? null : time(at));

/** An end as it is sent; none for what has no end. */
export const endOf = (until: string | null | undefined): number | null =>
  until === null || until === undefined ? null : Date.parse(until);

/** What is looked for: one more than a page, so that it is known whether there is another. */
export const searchOf = ({ text, after }: { readonly text?: string; readonly after?: string }) => ({
  ...{ text: text?.trim(), after: placeAfter(after), limit: PAGE + 1 },
});
