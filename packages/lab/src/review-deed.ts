import { Judge, type Judgement, storyOf } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import type { Match } from '@undercroft/kernel';
import type { Work } from './experiment/worker.ts';

/** What a worker is told once. */
interface Brief {
  readonly match: Match;
  readonly futures: number;
  /** The answers to judge, by their places in the story; job n is the n-th of them. */
  readonly order: readonly number[];
}

export async function begin({ match, futures, order }: Brief): Promise<Work<Judgement>> {
  const judge = new Judge(storyOf(await loadGame(match.game), match), await loadMind(match.game), futures);
  return { work: (job) => judge.judge(order[job]) };
}
