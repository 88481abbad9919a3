import {
  apply,
  asked,
  begin,
  FairChance,
  FastChance,
  fastSeed,
  type Game,
  type Given,
  type Match,
  openBox,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { seedOf } from './arguments.ts';
import { answerOf, type Player } from './players.ts';

/** A master's search for an answer, in iterations. */
const MASTER = 150;
/** A game that lasts longer is left where it is. */
const MOST_ANSWERS = 5000;

/** Game n of a series that computer players play, as a match. */
export function playedMatch(
  game: Game,
  mind: Mind,
  players: readonly Player[],
  seed: string,
  number: number,
): Match {
  const box = openBox(game);
  const luck = seedOf(`${seed} review ${number}`);
  const figures = players.map(() => null);
  const chance = new FairChance(luck);
  const wits = new FastChance(fastSeed(seed, 'review', number));
  const state = begin(box, figures, chance);
  const answers: Given[] = [];
  for (let ask = asked(state); ask !== undefined && answers.length < MOST_ANSWERS; ask = asked(state)) {
    const budget = { iterations: MASTER };
    const answer = answerOf(players[ask.seat], mind, sightNow(box, state), wits, { budget });
    answers.push([ask.seat, answer]);
    apply(box, state, answer, chance);
  }
  const { name, rulesVersion: rules } = game;
  return { game: name, rules, options: box.options, set: null, figures, seed: luck, answers };
}
