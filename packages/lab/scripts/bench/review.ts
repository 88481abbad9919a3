import { Judge, storyOf } from '@undercroft/bots/review';
import type { Game } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { recordMatch } from '@undercroft/kit/records';
import { coreSeconds } from '../../src/arguments.ts';

export interface ReviewFigures {
  /** Answers in the match that was reviewed: the middle one of five, by length. */
  readonly reviewAnswers: number;
  /** Seconds of one core until there are first figures for every moment, and until all answers are judged. */
  readonly reviewFirstSeconds: number;
  readonly reviewSeconds: number;
}

const SEATS = 4;
const MATCHES = 5;

/** How long a look back at a match of four takes, at standard depth. */
export function measureReview(game: Game, mind: Mind): ReviewFigures {
  const matches = Array.from({ length: MATCHES }, (_, at) =>
    recordMatch(game, mind, SEATS, (at + 1).toString(16).padStart(64, '0')),
  ).sort((a, b) => a.match.answers.length - b.match.answers.length);
  const start = coreSeconds();
  const judge = new Judge(storyOf(game, matches[MATCHES >> 1].match), mind);
  judge.glance();
  const first = coreSeconds() - start;
  const answers = judge.story.given.length;
  for (let index = 0; index < answers; index++) judge.judge(index);
  const round = (seconds: number) => Math.round(seconds * 100) / 100;
  return {
    reviewAnswers: answers,
    reviewFirstSeconds: round(first),
    reviewSeconds: round(coreSeconds() - start),
  };
}
