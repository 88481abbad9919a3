import {
  type Answer,
  answersNow,
  type Box,
  type Chance,
  type GameTypes,
  type Sight,
  type StillOf,
} from '@undercroft/kernel';
import type { Features, Parts } from './net.ts';
import { exp } from './sums.ts';

/** How a game is played well: what bots are made of. Rules know nothing of it. */
export interface Mind<T extends GameTypes = GameTypes> {
  /**
   * A cheap policy that plays sensibly, from what a seat may see. Where somebody asks for `scores`, it notes there what
   * each of the answers listed is worth to it, the best the most, or nothing where it did not weigh them all: a search
   * looks first at what scores well.
   */
  instinct(sight: Sight<T>, chance: Chance, scores?: number[]): T['answer'];
  /**
   * Instinct in a hurry, for whoever is asked at an imagined table: a search plays on with it by the million. It picks
   * one of the answers listed. It may read the whole state, for what a bot does not know was only imagined.
   */
  hunch(
    box: Box<T>,
    state: StillOf<T>,
    answers: readonly T['answer'][],
    chance: Chance,
    scores?: number[],
  ): T['answer'];
  /**
   * The same without listing what may be answered, which often takes longer than to think: one of these answers, or null
   * where a hunch has to be asked.
   */
  meant?(box: Box<T>, state: StillOf<T>, chance: Chance): T['answer'] | null;
  /** Each seat's estimated share of the win as the table stands, adding up to 1: where a search stops to judge. */
  evaluate(box: Box<T>, state: StillOf<T>): number[];
  /** How many rounds a search plays on before the table is judged; one where nothing is said. */
  readonly roundsAhead?: number;
  /** Whether it plays on until its seat's turn after these is over, and not only until it comes. */
  readonly playsNextTurn?: boolean;
  /** What a table is like in numbers, for whoever learns. */
  readonly features?: Features<T>;
  /** The same judgement by a formula, where `evaluate` has learned it: for sets and options that it has not. */
  formula?(box: Box<T>, state: StillOf<T>): number[];
  /** What tables are judged by, in a player's words: where reasons come from. */
  readonly parts?: Parts<T>;
  /** What puzzles of the game are about. */
  readonly themes?: Themes<T>;
}

/** What a question is about that has one answer which is clearly best, as players would say: whom to curse. */
export interface Themes<T extends GameTypes = GameTypes> {
  readonly list: readonly string[];
  /** One of the list, by the best answer and by the one that comes to mind first. */
  of(sight: Sight<T>, best: T['answer'], first: T['answer']): string;
}

/** What whoever is asked at an imagined table answers without thinking long. */
export function hurried<T extends GameTypes>(
  mind: Mind<T>,
  box: Box<T>,
  state: StillOf<T>,
  chance: Chance,
): T['answer'] {
  const meant = mind.meant?.(box, state, chance) ?? null;
  if (meant !== null) return meant;
  const answers = answersNow(box, state);
  return answers.length === 1 ? answers[0] : mind.hunch(box, state, answers, chance);
}

/** Whether an answer says this: { take: 'key' } says take. */
export const says = (answer: Answer, word: string): boolean => typeof answer === 'object' && word in answer;

/**
 * Shares of the win from how good each seat's place is: a place better by 1 wins e times as often, or e to the power of
 * how far that is to be trusted.
 */
export function winShares(seats: number, place: (seat: number) => number, trust = 1): number[] {
  const shares: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    shares.push(exp(trust * place(seat)));
    sum += shares[seat];
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] /= sum;
  return shares;
}

/**
 * The item with the highest value; ties are broken by luck. The list must not be empty. What each is worth is noted in
 * `scores`, where somebody wants to know.
 */
export function best<T>(
  items: readonly T[],
  value: (item: T) => number,
  chance: Chance,
  scores?: number[],
): T {
  let found = items[0];
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const worth = value(item);
    if (scores !== undefined) scores[i] = worth;
    if (worth > highest) {
      found = item;
      highest = worth;
      equals = 1;
    } else if (worth === highest && chance.pick(++equals) === 0) found = item;
  }
  return found;
}
