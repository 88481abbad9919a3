import { workerData } from 'node:worker_threads';
import { loadGame, loadMind } from '@undercroft/games';
import {
  answersNow,
  apply,
  begin,
  FastChance,
  fastSeed,
  type GameTypes,
  openBox,
  sightNow,
} from '@undercroft/kernel';
import { inputsOf } from '@undercroft/kit/net';
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

/** A table some way into a game: what each seat's place is like, what the mind and the formula say, and who won in the end. */
export interface Example {
  readonly game: number;
  readonly inputs: readonly Float32Array[];
  readonly said: readonly number[];
  readonly formula: readonly number[];
  readonly won: readonly number[];
}

/** Where instinct in a hurry does not find the end, instinct itself does; a game that lasts still longer is left out. */
const HURRIED_ANSWERS = 3000;
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
  const seen: Omit<Example, 'game' | 'won'>[] = [];
  // Of a game whose length nobody knows: keep some of all moments, each as likely as any other.
  for (let given = 0; state.asks.length > 0; given++) {
    if (given === MOST_ANSWERS) return [];
    const place = given < lessons.moments ? given : chance.pick(given + 1);
    if (place < lessons.moments) seen[place] = look(state, seats);
    apply(box, state, answerTo(state, given < HURRIED_ANSWERS, chance), chance);
  }
  const winners = game.outcome(box, state)?.winners ?? [];
  const won = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return seen.map((one) => ({ game: number, ...one, won }));
}

function answerTo(state: GameTypes['state'], hurried: boolean, chance: FastChance) {
  const answers = answersNow(box, state);
  if (answers.length === 1) return answers[0];
  return hurried ? mind.hunch(box, state, answers, chance) : mind.instinct(sightNow(box, state), chance);
}

function look(state: GameTypes['state'], seats: number): Omit<Example, 'game' | 'won'> {
  const said = mind.evaluate(box, state);
  return {
    said,
    inputs: inputsOf(known, box, state, seats).map((input) => Float32Array.from(input)),
    formula: mind.formula?.(box, state) ?? said,
  };
}
