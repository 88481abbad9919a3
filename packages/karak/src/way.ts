import type { Seat } from '@undercroft/kernel';
import { STEP } from './answers.ts';
import type { KarakSet } from './components.ts';
import { isFountain } from './dungeon.ts';
import { bends } from './heroes.ts';
import { lyingHere } from './inventory.ts';
import type { KarakAnswers, KarakView } from './state.ts';
import { mayStep } from './steps.ts';

// The way that somebody has set out on at an imagined table. Until something new lies there, or the turn is over, one
// still wants to go where one wanted to go a step ago, and a search that plays on by the million need not look again.

/** The table it leads over; none if nobody has set out. */
let ground: KarakView['dungeon'] | null = null;
let walker: Seat = 0;
let since = 0;
/** Tiles known, and steps left, when it began. */
let tiles = 0;
let stepsThen = 0;
/** The places of the way, the last one first, and where it goes on from each. */
const along: number[] = [];
const toward: number[] = [];

/** Somebody sets out; the way is told from its last place to its first. */
export function setOut(view: KarakView, seat: Seat, steps: number): void {
  ground = view.dungeon;
  walker = seat;
  since = view.turn;
  tiles = view.dungeon.kind.length;
  stepsThen = steps;
  along.length = 0;
  toward.length = 0;
}

/** The way leads over this place, and on in that direction. */
export function over(tile: number, direction: number): void {
  along.push(tile);
  toward.push(direction);
}

/** Nobody is on any way. */
export function arrived(): void {
  ground = null;
}

/** The next step on the way somebody is on; null where there is none, or something new to think about. */
export function onTheWay(
  set: KarakSet,
  view: KarakView,
  seat: Seat,
  steps: number,
): KarakAnswers['step'] | null {
  const { dungeon } = view;
  if (ground !== dungeon || walker !== seat || since !== view.turn || tiles !== dungeon.kind.length)
    return null;
  const left = along.length - 1 - (stepsThen - steps);
  const { at } = view.heroes[seat];
  if (steps === 0 || steps >= stepsThen || left < 0 || along[left] !== at) return null;
  if (dungeon.token[at] !== null || isFountain(dungeon, at) || lyingHere(view, seat) !== undefined)
    return null;
  const direction = toward[left];
  const { wall } = bends(set, view, seat);
  return mayStep(view, at, direction, wall > 0 && steps >= wall) ? STEP[direction] : null;
}
