/// <reference lib="webworker" />
import '../../kit/workerParts.ts';
import { counsel, luckOf } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import { FastChance, openBox, sightOf } from '@undercroft/kernel';
import { surfaceRejections } from '../../kit/surface.ts';
import type { CoachQuestion } from './advice.ts';

/** What the coach may spend on a question. */
const MILLISECONDS = 1200;

surfaceRejections();

/** Thinks about what a seat sees, and nothing else, away from the thread that draws. */
self.onmessage = async ({ data }: MessageEvent<CoachQuestion>) => {
  const { game, options, set, view, ask, answers, table, version } = data;
  const [rules, mind] = await Promise.all([loadGame(game), loadMind(game)]);
  const sight = sightOf(openBox(rules, options, set), view, ask, answers);
  const chance = new FastChance(luckOf(table, version));
  self.postMessage(counsel(mind, sight, chance, { milliseconds: MILLISECONDS }));
};
