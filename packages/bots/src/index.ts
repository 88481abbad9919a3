import { type Chance, type GameTypes, imagine, type Seat, type Sight, sameAnswer } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { type Careless, fairLevel, overlooks } from './levels.ts';
import type { Memory } from './memory.ts';
import { MASTER_MILLISECONDS } from './pace.ts';
import { type Budget, type Ranked, search } from './search.ts';

export { type Counsel, counsel, type GivenAway } from './counsel.ts';
export { Memory } from './memory.ts';
export { MASTER_MILLISECONDS, masterTime, Pace } from './pace.ts';
export { type Reason, reasonsFor } from './reasons.ts';
export { type Budget, type Ranked, type SearchResult, search } from './search.ts';
export { together } from './together.ts';

/** How well a bot plays, from the mildest to the strongest, and fair play, which keeps near the people; in every game. */
export const LEVELS = ['beginner', 'novice', 'adept', 'expert', 'master', 'fair'] as const;

export type Level = (typeof LEVELS)[number];

/** How a bot may think; everything may be left out. */
export interface Thinking {
  /** What a master may spend on one answer. */
  readonly budget?: Budget;
  /** Asked now and then while a master thinks: true makes it answer at once. */
  readonly stop?: () => boolean;
  /** What was thought last: a master who is asked again goes on from there where it can. */
  readonly memory?: Memory | undefined;
  /** The seats of people, for fair play; everybody else where nothing is said. */
  readonly people?: readonly Seat[];
  /** Hears what a master makes of every answer, the best first: where several of them think about one question. */
  readonly weighed?: (ranked: readonly Ranked[]) => void;
  /** Hears of a mistake in the thinking; the bot answers by instinct all the same. */
  readonly report?: (error: unknown) => void;
}

/** A bot's luck at a version of a table: the same again if the table is played again, and not the table's own. */
export function luckOf(secret: string, version: number): number {
  let luck = 0x811c_9dc5;
  for (const letter of `${secret} ${version}`) luck = Math.imul(luck ^ letter.charCodeAt(0), 0x0100_0193);
  return luck >>> 0;
}

/** What an expert thinks for an answer: little enough to be quick anywhere. */
const EXPERT: Budget = { iterations: 48 };

/**
 * Rounds after which nobody looks ahead any more: two who each find that waiting is best would wait for ever, as in
 * Karak before the last dragon. Instinct goes on.
 */
const PATIENCE = 75;

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
  const now = level === 'fair' ? fairLevel(mind, sight, chance, thinking.people) : level;
  if ((now === 'master' || now === 'expert') && isLate(sight, chance)) return adept(mind, sight, chance);
  if (now === 'master') return master(mind, sight, chance, thinking);
  if (now === 'expert')
    return master(mind, sight, chance, { ...thinking, budget: EXPERT, memory: undefined });
  return now === 'adept' ? adept(mind, sight, chance) : careless(now, mind, sight, chance);
}

function isLate<T extends GameTypes>({ box, view, seat }: Sight<T>, chance: Chance): boolean {
  const { game } = box;
  // Nobody counts the seats before it can matter.
  if (view.turn <= PATIENCE * game.seats.min) return false;
  return view.turn > PATIENCE * game.seated(imagine(box, view, seat, chance)).length;
}

function adept<T extends GameTypes>(mind: Mind<T>, sight: Sight<T>, chance: Chance): T['answer'] {
  const answer = mind.instinct(sight, chance);
  // A bot may be a poor player, but never one that breaks the table.
  return sight.answers.find((listed) => sameAnswer(listed, answer)) ?? sight.answers[0];
}

/** Honest mistakes: it does the best with what it noticed, so it is never absurd. */
function careless<T extends GameTypes>(
  level: Careless,
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
): T['answer'] {
  const overlooked = overlooks(level, sight.box.game.name);
  const noticed = sight.answers.filter(() => chance.pick(1000) >= overlooked * 1000);
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
    const { ranked } = search(mind, sight, chance, thinking.budget ?? { milliseconds: MASTER_MILLISECONDS }, {
      stop: thinking.stop,
      memory: thinking.memory as Memory<T> | undefined,
    });
    thinking.weighed?.(ranked);
    return ranked[0].answer;
  } catch (error) {
    thinking.report?.(error);
    return adept(mind, sight, chance);
  }
}
