import { HEIGHT, WIDTH } from './set.ts';
import { SQUARES } from './tables.ts';

/** How much things are worth to instinct, in steps towards the desk. */
export const WORTH = {
  /** My next look, and what each one I have adds to its weight. */
  look: 11,
  lookMore: 3,
  /** The look that throws me out, or ends the game while I lead. */
  end: 60,
  /** Somebody else's look: the leader's most, a straggler's least. */
  leader: 8,
  rival: 5,
  straggler: 3,
  tome: 9,
  /** To have the desk within reach of the next card. */
  reach: 1.5,
} as const;

/** How many steps two squares are apart, bookcases aside: square * 70 + square → steps. */
const APART = Uint8Array.from({ length: SQUARES * SQUARES }, (_, pair) => {
  const [one, other] = [Math.floor(pair / SQUARES), pair % SQUARES];
  const rows = Math.floor(one / WIDTH) - Math.floor(other / WIDTH);
  return Math.abs((one % WIDTH) - (other % WIDTH)) + Math.abs(rows);
});
export const apart = (one: number, other: number): number => APART[one * SQUARES + other];

/** What counts from nearby is worth nothing farther off. */
const byDistance = (near: readonly number[]): readonly number[] =>
  Array.from({ length: WIDTH + HEIGHT }, (_, steps) => near[steps] ?? 0);

/** To stand one, two or three steps from Rigor, by distance. */
export const DANGER = byDistance([0, 0.8, 0.55, 0.2]);

/** To leave Rigor that close to somebody else, by seats and distance; the more play, the less it matters who. */
export const MENACE = Array.from({ length: 9 }, (_, seats) =>
  byDistance([0, 4.5, 3, 1].map((worth) => worth / Math.sqrt(seats - 1))),
);
