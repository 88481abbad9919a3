import { workerData } from 'node:worker_threads';
import { Judge, type Judgement, storyOf } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import type { Match } from '@undercroft/kernel';
import { serve } from './crew.ts';

/** What a worker is told once. */
export interface ReviewBrief {
  readonly match: Match;
  readonly futures: number;
}

const { match, futures } = workerData as ReviewBrief;
const judge = new Judge(storyOf(await loadGame(match.game), match), await loadMind(match.game), futures);
serve((moment): Judgement => judge.judge(moment));
