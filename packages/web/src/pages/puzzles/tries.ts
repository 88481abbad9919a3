import { EXPERTS, idOf, type Puzzle } from '@undercroft/bots/puzzles';
import { onDevice } from '../../kit/memory.ts';
import { Store } from '../../kit/store.ts';
import { NEWCOMER, type Rating, rated } from './glicko.ts';

/** What somebody has tried on this device. */
interface Tries {
  readonly rating: Rating;
  /** By puzzle: whether the first try found it. Only the first one counts. */
  readonly first: Readonly<Record<string, boolean>>;
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

/** Five of ten experts find a puzzle of this rating; what fewer find is harder. Nobody has measured people on them yet. */
const EVEN = 1800;
/** So far a puzzle's own rating may be off. */
const UNSURE = 120;

export function ratingOf({ found }: Pick<Puzzle, 'found'>): number {
  return EVEN + 400 * Math.log10((EXPERTS + 0.5 - found) / (found + 0.5));
}

/** Notes a try; by how much it changed the rating, or null where it was not the first. */
export function noteTry(puzzle: Puzzle, solved: boolean): number | null {
  const { rating, first } = tries.value;
  const id = idOf(puzzle);
  if (Object.hasOwn(first, id)) return null;
  const met = { rating: ratingOf(puzzle), deviation: UNSURE, score: solved ? 1 : 0 } as const;
  const after = rated(rating, [met]);
  tries.set({ rating: after, first: { ...first, [id]: solved } });
  onDevice.keep(NAME, JSON.stringify(tries.value));
  return Math.round(after.rating) - Math.round(rating.rating);
}
