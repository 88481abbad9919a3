import {
  apply,
  begin,
  FastChance,
  type Game,
  type GameTypes,
  openBox,
  type Sight,
  seatsNear,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';

/** A table of four, or as near as the game allows, everybody dealt a figure. */
export const dealt = (game: Game): null[] => Array<null>(seatsNear(game, 4)).fill(null);

/** Random play may wander for ever, and a careless instinct too; such a game is put away. */
export const MOST_ANSWERS = 20_000;

/** Always the same game, played by instinct: each question just before it is answered. */
export function* sampleGame(game: Game, mind: Mind): Generator<{ state: GameTypes['state']; sight: Sight }> {
  const box = openBox(game);
  const chance = new FastChance(1);
  const state = begin(box, dealt(game), chance);
  for (let given = 0; given < MOST_ANSWERS; given++) {
    if (state.asks.length === 0) return;
    const sight = sightNow(box, state);
    yield { state, sight };
    apply(box, state, mind.instinct(sight, chance), chance);
  }
}
