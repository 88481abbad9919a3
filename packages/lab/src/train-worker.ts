import { workerData } from 'node:worker_threads';
import { loadGame, loadMind } from '@undercroft/games';
import {
  answersNow,
  apply,
  begin,
  FastChance,
  fastSeed,
  type GameTypes,
  inputsOf,
  openBox,
} from '@undercroft/kernel';
import { refuse } from './arguments.ts';
import { serve } from './crew.ts';

/** What a worker is told once. */
export interface Lessons {
  readonly game: string;
  readonly seed: string;
  /** Games in a batch, and moments of each that are looked at. */
  readonly batch: number;
  readonly moments: number;
  readonly seats: readonly number[];
}

/** A table some way into a game: what each seat's place is like, what the formula says, and who won in the end. */
export interface Example {
  readonly game: number;
  readonly inputs: readonly Float32Array[];
  readonly formula: readonly number[];
  readonly won: readonly number[];
}

/** A game that lasts longer is left out. */
const MOST_ANSWERS = 20_000;

const lessons = workerData as Lessons;
const game = await loadGame(lessons.game);
const mind = await loadMind(lessons.game);
const { features } = mind;
if (features === undefined) throw refuse(`${lessons.game} has no features to learn from`);
const known = features;
const box = openBox(game);

serve((job): Example[] => {
  const examples: Example[] = [];
  for (let at = 0; at < lessons.batch; at++) examples.push(...play(job * lessons.batch + at));
  return examples;
});

/** Game n, played by instinct; every so often what lies there is written down. */
function play(number: number): Example[] {
  const chance = new FastChance(fastSeed(lessons.seed, 'train', number));
  const seats = lessons.seats[number % lessons.seats.length];
  const state = begin(box, Array<null>(seats).fill(null), chance);
  const seen: { inputs: Float32Array[]; formula: readonly number[] }[] = [];
  // Of a game whose length nobody knows: keep some of all moments, each as likely as any other.
  for (let given = 0; state.asks.length > 0; given++) {
    if (given === MOST_ANSWERS) return [];
    const place = given < lessons.moments ? given : chance.pick(given + 1);
    if (place < lessons.moments) seen[place] = look(state, seats);
    const answers = answersNow(box, state);
    apply(box, state, answers.length === 1 ? answers[0] : mind.hunch(box, state, answers, chance), chance);
  }
  const winners = game.outcome(box, state)?.winners ?? [];
  const won = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return seen.map((one) => ({ game: number, ...one, won }));
}

function look(state: GameTypes['state'], seats: number) {
  return {
    inputs: inputsOf(known, box, state, seats).map((input) => Float32Array.from(input)),
    formula: (mind.formula ?? mind.evaluate)(box, state),
  };
}
