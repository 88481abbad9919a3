import { afterTry, idOf, NEWCOMER, type Puzzle, puzzleRating, type Rating } from '@undercroft/bots/solving';
import { onDevice } from '../../kit/memory.ts';
import { Store } from '../../kit/store.ts';

/** What somebody has tried on this device. */
interface Tries {
  readonly rating: Rating;
  /** By puzzle: whether the first try found it. Only the first one counts. */
  readonly first: Readonly<Record<string, boolean>>;
}

/** What a try has changed. */
export interface Swing {
  /** Null where it was not the first. */
  readonly change: number | null;
  readonly rating: number;
}

const NAME = 'undercroft.puzzles';

const NOTHING: Tries = { rating: NEWCOMER, first: {} };

function remembered(): Tries {
  const kept = onDevice.read(NAME) as Partial<Tries> | null;
  const numbers = Object.values(kept?.rating ?? {});
  const sound = numbers.length === 3 && numbers.every((value) => Number.isFinite(value));
  return sound && kept?.rating !== undefined && typeof kept.first === 'object'
    ? { rating: kept.rating, first: kept.first }
    : NOTHING;
}

export const tries = new Store<Tries>(remembered());

/** Notes a try on this device: what it changed of the rating here, where a puzzle's own stands still. */
export function noteTry(puzzle: Puzzle, solved: boolean): Swing {
  const { rating, first } = tries.value;
  const id = idOf(puzzle);
  if (Object.hasOwn(first, id)) return { change: null, rating: rating.rating };
  const { solver: after } = afterTry(rating, puzzleRating(puzzle), solved);
  tries.set({ rating: after, first: { ...first, [id]: solved } });
  onDevice.keep(NAME, JSON.stringify(tries.value));
  return { change: Math.round(after.rating) - Math.round(rating.rating), rating: after.rating };
}
