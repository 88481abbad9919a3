/// <reference lib="webworker" />
import '../../kit/workerParts.ts';
import { ownChoices } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import type { Match, Seat } from '@undercroft/kernel';
import { surfaceRejections } from '../../kit/surface.ts';

/** A finished match, and whose choices are to be judged. */
export interface TodayPlayed {
  readonly match: Match;
  readonly seat: Seat;
}

surfaceRejections();

self.onmessage = async ({ data }: MessageEvent<TodayPlayed>) => {
  const { match, seat } = data;
  const [game, mind] = await Promise.all([loadGame(match.game), loadMind(match.game)]);
  self.postMessage(ownChoices(game, mind, match, seat));
};
