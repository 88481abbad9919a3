import { type Chance, type GameTypes, type Mind, type Sight, sameAnswer } from '@undercroft/kernel';
import { type Budget, search } from './search.ts';

export { type Met, type Reason, reasonsFor } from './futures.ts';
export { type Budget, type Ranked, type SearchResult, search } from './search.ts';

/** How well a bot plays, from the mildest to the strongest; the same names in every game. */
export const LEVELS = ['novice', 'adept', 'master'] as const;

export type Level = (typeof LEVELS)[number];

/** How a bot may think; everything may be left out. */
export interface Thinking {
  /** What a master may spend on one answer. */
  readonly budget?: Budget;
  /** Asked now and then while a master thinks: true makes it answer at once. */
  readonly stop?: () => boolean;
  /** Hears of a mistake in the thinking; the bot answers by instinct all the same. */
  readonly report?: (error: unknown) => void;
}

/** A bot's luck at a version of a table: the same again if the table is played again, and not the table's own. */
export function luckOf(secret: string, version: number): number {
  let luck = 0x811c_9dc5;
  for (const letter of `${secret} ${version}`) luck = Math.imul(luck ^ letter.charCodeAt(0), 0x0100_0193);
  return luck >>> 0;
}

/** What a master takes for an answer unless it is told otherwise. */
export const MASTER_MILLISECONDS = 800;

/** One in so many answers is not noticed by a novice. */
const OVERLOOKS_ONE_IN = 4;

/** A bot's answer to what its seat is asked. It sees a view, never the state. */
export function choose<T extends GameTypes>(
  level: Level,
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
  thinking: Thinking = {},
): T['answer'] {
  if (sight.answers.length === 1) return sight.answers[0];
  const unseen = sight.box.game.standing?.unseen?.(sight) ?? null;
  if (unseen !== null) return unseen;
  if (level === 'novice') return novice(mind, sight, chance);
  return level === 'adept' ? adept(mind, sight, chance) : master(mind, sight, chance, thinking);
}

function adept<T extends GameTypes>(mind: Mind<T>, sight: Sight<T>, chance: Chance): T['answer'] {
  const answer = mind.instinct(sight, chance);
  // A bot may be a poor player, but never one that breaks the table.
  return sight.answers.find((listed) => sameAnswer(listed, answer)) ?? sight.answers[0];
}

/** Honest mistakes: it does the best with what it noticed, so it is never absurd. */
function novice<T extends GameTypes>(mind: Mind<T>, sight: Sight<T>, chance: Chance): T['answer'] {
  const noticed = sight.answers.filter(() => chance.pick(OVERLOOKS_ONE_IN) > 0);
  const answers = noticed.length > 0 ? noticed : sight.answers;
  try {
    return adept(mind, { ...sight, answers }, chance);
  } catch {
    // An instinct may count on an answer that is always there.
    return adept(mind, sight, chance);
  }
}

function master<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
  thinking: Thinking,
): T['answer'] {
  try {
    const { ranked } = search(
      mind,
      sight,
      chance,
      thinking.budget ?? { milliseconds: MASTER_MILLISECONDS },
      thinking.stop,
    );
    return ranked[0].answer;
  } catch (error) {
    thinking.report?.(error);
    return adept(mind, sight, chance);
  }
}
