import {
  DIRECTIONS,
  type Karak,
  type KarakAnswers,
  type KarakView,
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

interface Walk {
  readonly state: KarakView;
  readonly path: readonly Pace[];
}

/**
 * Every place the asked seat can walk to, nearest first. The game's own rules are asked at every step, on copies
 * of the table, so that gates, walls and monsters count exactly as they will.
 */
export function goals(box: Box<Karak>, view: KarakView, seat: Seat): Goal[] {
  const found: Goal[] = [];
  const seen = new Set([view.heroes[seat].at]);
  let walks: Walk[] = [{ state: view, path: [] }];
  while (walks.length > 0) {
    const further: Walk[] = [];
    for (const { state, path } of walks) {
      for (const answer of pacesFrom(box, state)) {
        const goal = goalOf(state, seat, answer, [...path, answer]);
        const place = goal.tile < 0 ? `${goal.x} ${goal.y}` : goal.tile;
        if (typeof place === 'number') {
          if (seen.has(place)) continue;
          seen.add(place);
        } else if (found.some(({ tile, x, y }) => tile < 0 && x === goal.x && y === goal.y)) continue;
        const after = afterwards(box, state, answer);
        found.push(after === null && goal.tile >= 0 ? { ...goal, kind: 'fight' } : goal);
        if (after !== null && stillWalking(after, view)) further.push({ state: after, path: goal.path });
      }
    }
    walks = further;
  }
  return found;
}

function pacesFrom(box: Box<Karak>, state: KarakView): Pace[] {
  const ask = state.asks[state.asks.length - 1];
  const choice = questionOf<Karak>(ask, answersNow(box, state));
  if (choice.kind !== 'step') return [];
  return choice.answers.filter((one) => typeof one === 'object' && ('step' in one || 'gate' in one));
}

/** The same turn goes on, and where to go is the question again. */
const stillWalking = (after: KarakView, before: KarakView) =>
  after.turn === before.turn && after.asks.at(-1)?.kind === 'step';

function goalOf(state: KarakView, seat: Seat, answer: Pace, path: Goal['path']): Goal {
  const { dungeon, heroes } = state;
  const { at } = heroes[seat];
  const cost = path.length;
  if ('gate' in answer) {
    const tile = answer.gate;
    return { tile, x: dungeon.x[tile], y: dungeon.y[tile], cost, kind: 'walk', path };
  }
  const direction = DIRECTIONS.indexOf(answer.step);
  const tile = tileBeside(dungeon, at, direction);
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
