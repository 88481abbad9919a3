import {
  bends,
  DIRECTIONS,
  type Karak,
  type KarakAnswers,
  type KarakView,
  mayPass,
  placeBeside,
  tileBeside,
} from '@undercroft/karak';
import { answersNow, apply, type Box, type Chance, copy, questionOf, type Seat } from '@undercroft/kernel';

/** A step, or the way through a gate. */
export type Pace = Extract<KarakAnswers['step'], { readonly step: unknown } | { readonly gate: unknown }>;

/** Somewhere the asked hero can get to in this turn, and the answers that lead there. */
export interface Goal {
  /** The tile in the dungeon, or -1 for a place in the dark. */
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  /** Steps it costs. */
  readonly cost: number;
  /** walk: nothing happens there by itself. fight: a monster waits. explore: a tile is drawn. */
  readonly kind: 'walk' | 'fight' | 'explore';
  readonly path: readonly [...Pace[], Pace];
}

/** Luck that nobody may use: where a walk would need it, its known part ends. */
const noLuck: Chance = {
  used: 0,
  roll: stop,
  dice: stop,
  pick: stop,
  draw: stop,
  shuffle: stop,
};

class LuckNeeded extends Error {}

function stop(): never {
  throw new LuckNeeded();
}

/** A way that is one pace longer. */
interface Walk {
  readonly from: KarakView;
  readonly goal: Goal;
}

/**
 * Every place the asked seat can walk to, nearest first. The game's own rules are asked at every step, on copies
 * of the table, so that gates, walls and monsters count exactly as they will.
 */
export function goals(box: Box<Karak>, view: KarakView, seat: Seat): Goal[] {
  const found: Goal[] = [];
  const placeOf = ({ tile, x, y }: Pick<Goal, 'tile' | 'x' | 'y'>) => (tile < 0 ? `${x} ${y}` : tile);
  const seen = new Set([placeOf({ tile: view.heroes[seat].at, x: 0, y: 0 })]);
  const onward = (from: KarakView, before: Pick<Goal, 'cost'> & { readonly path: readonly Pace[] }) =>
    pacesFrom(box, from).map((pace): Walk => ({ from, goal: goalOf(box, from, seat, before, pace) }));
  const walks = onward(view, { cost: 0, path: [] });
  while (walks.length > 0) {
    const nearest = Math.min(...walks.map(({ goal }) => goal.cost));
    const [{ from, goal }] = walks.splice(
      walks.findIndex((walk) => walk.goal.cost === nearest),
      1,
    );
    if (seen.has(placeOf(goal))) continue;
    seen.add(placeOf(goal));
    const after = afterwards(box, from, goal.path[goal.path.length - 1]);
    found.push(after === null && goal.tile >= 0 ? { ...goal, kind: 'fight' } : goal);
    if (after !== null && stillWalking(after, view)) walks.push(...onward(after, goal));
  }
  return found;
}

/** Whether a fight so many steps away comes from the first step of the turn. (K-69) */
export const comesFirst = (
  { set }: Box<Karak>,
  view: KarakView,
  { seat, steps }: { readonly seat: Seat; readonly steps: number },
  cost: number | undefined,
): boolean => cost === 1 && steps === bends(set, view, seat).steps;

function pacesFrom(box: Box<Karak>, state: KarakView): Pace[] {
  const ask = state.asks[state.asks.length - 1];
  const choice = questionOf<Karak>(ask, answersNow(box, state));
  if (choice.kind !== 'step') return [];
  return choice.answers.filter((one) => typeof one === 'object' && ('step' in one || 'gate' in one));
}

/** The same turn goes on, and where to go is the question again. */
const stillWalking = (after: KarakView, before: KarakView) =>
  after.turn === before.turn && after.asks.at(-1)?.kind === 'step';

function goalOf(
  box: Box<Karak>,
  state: KarakView,
  seat: Seat,
  before: { readonly cost: number; readonly path: readonly Pace[] },
  pace: Pace,
): Goal {
  const { dungeon, heroes } = state;
  const { at } = heroes[seat];
  const path: Goal['path'] = [...before.path, pace] as [...Pace[], Pace];
  if ('gate' in pace) {
    const tile = pace.gate;
    return { tile, x: dungeon.x[tile], y: dungeon.y[tile], cost: before.cost + 1, kind: 'walk', path };
  }
  const direction = DIRECTIONS.indexOf(pace.step);
  const tile = tileBeside(dungeon, at, direction);
  const isWall = tile >= 0 && !mayPass(dungeon, at, direction);
  const cost = before.cost + (isWall ? bends(box.set, state, seat).wall : 1);
  return { tile, ...placeBeside(dungeon, at, direction), cost, kind: tile < 0 ? 'explore' : 'walk', path };
}

/** The table after a step, or null where luck decides what comes next. */
function afterwards(box: Box<Karak>, state: KarakView, answer: Pace): Karak['state'] | null {
  const next = copy(state) as Karak['state'];
  try {
    apply(box, next, answer, noLuck);
    return next;
  } catch (error) {
    if (error instanceof LuckNeeded) return null;
    throw error;
  }
}
