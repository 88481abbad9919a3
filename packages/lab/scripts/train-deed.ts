import { loadGame, loadMind } from '@undercroft/games';
import {
  apply,
  type Box,
  begin as deal,
  FastChance,
  fastSeed,
  type GameTypes,
  openBox,
  sightNow,
} from '@undercroft/kernel';
import { hurried, type Mind } from '@undercroft/kit/mind';
import { inputsOf } from '@undercroft/kit/net';
import { refuse } from '../src/arguments.ts';
import type { Work } from '../src/experiment/worker.ts';

/** What a worker is told once. */
export interface Lessons {
  readonly game: string;
  readonly seed: string;
  /** Moments of each game that are looked at. */
  readonly moments: number;
  /** Always the first of them: there is but one in each game, and what is said there has to be true as well. */
  readonly first: boolean;
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

/** What a worker plays with, and what it looks at. */
interface Class {
  readonly box: Box;
  readonly mind: Mind;
  readonly features: NonNullable<Mind['features']>;
  readonly lessons: Lessons;
}

export async function begin(lessons: Lessons): Promise<Work<Example[]>> {
  const [game, mind] = await Promise.all([loadGame(lessons.game), loadMind(lessons.game)]);
  const { features } = mind;
  if (features === undefined) throw refuse(`${lessons.game} has no features to learn from`);
  const own: Class = { box: openBox(game), mind, features, lessons };
  return {
    work: (from, to) => Array.from({ length: to - from }, (_, at) => play(own, from + at)).flat(),
  };
}

/** Game n, played by instinct; every so often what lies there is written down. */
function play({ lessons, ...own }: Class, number: number): Example[] {
  const { box } = own;
  const chance = new FastChance(fastSeed(lessons.seed, 'train', number));
  const seats = lessons.seats[number % lessons.seats.length];
  const state = deal(box, Array<null>(seats).fill(null), chance);
  const seen: Omit<Example, 'game' | 'won'>[] = [];
  // Of a game whose length nobody knows: keep some of all moments, each as likely as any other.
  for (let given = 0; state.asks.length > 0; given++) {
    if (given === MOST_ANSWERS) return [];
    const kept = lessons.first ? 1 : 0;
    const place = given < lessons.moments ? given : kept + chance.pick(given + 1 - kept);
    if (place < lessons.moments) seen[place] = look(own, state, seats);
    apply(box, state, answerTo(own, state, given < HURRIED_ANSWERS, chance), chance);
  }
  const winners = box.game.outcome(box, state)?.winners ?? [];
  const won = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return seen.map((one) => ({ game: number, ...one, won }));
}

function answerTo(
  { box, mind }: Omit<Class, 'lessons'>,
  state: GameTypes['state'],
  inAHurry: boolean,
  chance: FastChance,
) {
  if (inAHurry) return hurried(mind, box, state, chance);
  const sight = sightNow(box, state);
  return sight.answers.length === 1 ? sight.answers[0] : mind.instinct(sight, chance);
}

function look(
  { box, mind, features }: Omit<Class, 'lessons'>,
  state: GameTypes['state'],
  seats: number,
): Omit<Example, 'game' | 'won'> {
  const said = mind.evaluate(box, state);
  return {
    said,
    inputs: inputsOf(features, box, state, seats).map((input) => Float32Array.from(input)),
    formula: mind.formula?.(box, state) ?? said,
  };
}
