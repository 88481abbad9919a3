import { HEIGHT, WIDTH } from './set.ts';
import { SQUARES } from './tables.ts';

/** How much things are worth to instinct, in steps towards the desk. Found by playing (docs/bots.md). */
export const WORTH = {
  /** My next look, and what each one I have adds to its weight. */
  look: 35,
  lookMore: 5,
  /** The look that throws me out, or ends the game while I lead. */
  end: 125,
  /** The same where somebody else wins by it. */
  lost: 40,
  /** Somebody else's look: the leader's most, a straggler's least. */
  leader: 21,
  rival: 16,
  straggler: 9.5,
  tome: 15,
  /** Somebody else's tome, by how many others there are. */
  theirTome: 19,
  /** To change a hand for nothing else. */
  swap: 11,
  /** How my goblin stands matters more when Rigor moves: the turn goes by without it. */
  waiting: 1.6,
  /** To have the desk within reach of the next card. */
  reach: 2.7,
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

/** To stand one to four steps from Rigor, by distance. */
export const DANGER = byDistance([0, 6.4, 3, 0.3, 0.1]);

/** To leave Rigor that close to somebody else, by seats and distance; the more play, the less it matters who. */
export const MENACE = Array.from({ length: 9 }, (_, seats) =>
  byDistance([0, 5.9, 3.1, 1.3, 0.5].map((worth) => worth / Math.sqrt(seats - 1))),
);
