import { idOf, type Puzzle, shareKept } from '@undercroft/bots/solving';
import type { Answer } from '@undercroft/kernel';
import { onDevice } from '../../kit/memory.ts';
import { Store } from '../../kit/store.ts';

/** What is left of the best answer's chances after somebody's first answer, by puzzle, day by day. */
type Kept = Readonly<Record<string, Readonly<Record<string, number>>>>;

const NAME = 'undercroft.ten';
/** Older days are told nowhere. */
const KEPT_DAYS = 30;

function remembered(): Kept {
  const kept = onDevice.read(NAME);
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
}

export const tenKept = new Store<Kept>(remembered());

/** The first answer counts. */
export function noteTen(day: number, puzzle: Puzzle, answer: Answer | null): void {
  const kept = tenKept.value[day] ?? {};
  const id = idOf(puzzle);
  if (Object.hasOwn(kept, id)) return;
  const recent = Object.entries(tenKept.value).filter(([other]) => day - Number(other) < KEPT_DAYS);
  tenKept.set({ ...Object.fromEntries(recent), [day]: { ...kept, [id]: shareKept(puzzle, answer) } });
  onDevice.keep(NAME, JSON.stringify(tenKept.value));
}

/** How far somebody is with a day's ten. */
export interface TenSoFar {
  /** What each answer kept; undefined where none was given yet. */
  readonly kept: readonly (number | undefined)[];
  readonly next: Puzzle | null;
  readonly found: number;
  /** Of the best in all of them, once all have been answered; as a share. */
  readonly score: number | null;
}

export function tenSoFar(puzzles: readonly Puzzle[], given: Kept[string] = {}): TenSoFar {
  const kept = puzzles.map((puzzle) => given[idOf(puzzle)]);
  const known = kept.filter((share) => share !== undefined);
  return {
    kept,
    next: puzzles.find((_, at) => kept[at] === undefined) ?? null,
    found: known.filter((share) => share === 1).length,
    score: known.length < puzzles.length ? null : known.reduce((sum, share) => sum + share, 0) / known.length,
  };
}
