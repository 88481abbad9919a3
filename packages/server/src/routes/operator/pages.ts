/** So many to a page; the next begins before the last one's time. */
export const PAGE = 50;

export const time = (at: number): string => new Date(at).toISOString();
export const timeOrNone = (at: number | null): string | null => (at === null ? null : time(at));

/** An end as it is sent; none for what has no end. */
export const endOf = (until: string | null | undefined): number | null =>
  until === null || until === undefined ? null : Date.parse(until);

export const pageOf = ({ text, before }: { readonly text?: string; readonly before?: string }) => ({
  text: text?.trim(),
  before: before === undefined ? undefined : Date.parse(before),
});
