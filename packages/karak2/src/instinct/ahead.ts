import { power } from '@undercroft/kit/sums';
import { hostile, leadsOut, stepFrom } from '../land.ts';
import { tilesLeft } from '../travel.ts';
import { enemyValue, peaceValue } from './places.ts';
import type { Mind } from './plan.ts';
import { MOST_PLACES } from './roam.ts';

/** Steps that are looked ahead: a turn's worth. */
const REACH = 3;

/** What is left of a promise by how many steps away it is. */
const FADED = Array.from({ length: REACH + 1 }, (_, steps) => power(0.86, steps));

/** What the land around a hero promises, faded by how far it is: work and harvest, fights, and unexplored land. */
export interface Ahead {
  readonly work: number;
  readonly fight: number;
  readonly unknown: number;
}

// Scratch paper, wiped before each use: places in the order they are seen, and by place how many steps it is away.
const queue = new Int8Array(MOST_PLACES);
const far = new Int8Array(MOST_PLACES);

/** Looks round from where a hero stands, as if a new turn began. */
export function lookAhead(mind: Mind): Ahead {
  const { view, seat } = mind;
  const more = tilesLeft(view) > 0;
  let [work, fight, unknown] = [0, 0, 0];
  far.fill(-1);
  queue[0] = view.at[seat];
  far[queue[0]] = 0;
  let seen = 1;
  for (let head = 0; head < seen; head++) {
    const here = queue[head];
    const steps = far[here];
    if (hostile(view, here)) {
      fight = Math.max(fight, enemyValue(mind, here) * FADED[steps]);
      continue;
    }
    work = Math.max(work, peaceValue(mind, here) * FADED[steps]);
    if (steps === REACH) continue;
    for (let direction = 0; direction < 6; direction++) {
      const next = stepFrom(view, here, direction);
      if (next < 0) {
        if (unknown === 0 && more && leadsOut(view, here, direction)) unknown = FADED[steps];
      } else if (far[next] < 0) {
        far[next] = steps + 1;
        queue[seen++] = next;
      }
    }
  }
  return { work, fight, unknown };
}
