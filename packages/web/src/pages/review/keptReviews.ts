import { type KeptReview, keptReview } from '@undercroft/bots/review';
import type { Match } from '@undercroft/kernel';
import { delMany, entries, get, set } from 'idb-keyval';
import { shelf } from '../../kit/shelf.ts';

/** Reviews stay until there are more than this: a match can be judged again. */
const MOST = 40;

interface Kept {
  readonly review: KeptReview;
  readonly at: number;
}

const store = shelf('undercroft-reviews', 'reviews');

/** A branch of a match has its seed, and other answers. */
const keyOf = (match: Match): string => {
  const { game, seed, anew, answers } = match;
  return JSON.stringify([game, seed, anew ?? null, answers]);
};

/** What was found out about a match on this device; nothing where the browser keeps nothing. */
export async function reviewOf(match: Match): Promise<KeptReview | undefined> {
  try {
    return (await get<Kept>(keyOf(match), store))?.review;
  } catch {
    return undefined;
  }
}

/** Keeps what was found out with the match; a browser that keeps nothing judges again another time. */
export async function keepReview(match: Match, ...found: Tail<Parameters<typeof keptReview>>): Promise<void> {
  try {
    await set(keyOf(match), { review: keptReview(match, ...found), at: Date.now() } satisfies Kept, store);
    const all = await entries<string, Kept>(store);
    const old = all.sort(([, a], [, b]) => b.at - a.at).slice(MOST);
    await delMany(
      old.map(([key]) => key),
      store,
    );
  } catch {
    // See above.
  }
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;
