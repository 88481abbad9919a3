/// <reference lib="webworker" />
import { luckOf, reasonsFor, search } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import { FastChance, openBox, sightOf } from '@undercroft/kernel';
import type { Advice, Question } from './advice.ts';

/** What the coach may spend on a hint. */
const MILLISECONDS = 1200;

/** Thinks about what a seat sees, and nothing else, away from the thread that draws. */
self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { game, options, set, view, ask, answers, seed } = data;
  const [rules, mind] = await Promise.all([loadGame(game), loadMind(game)]);
  const sight = sightOf(openBox(rules, options, set), view, ask, answers);
  const chance = new FastChance(luckOf(seed, view.turn));
  const found = search(mind, sight, chance, { milliseconds: MILLISECONDS }, undefined, true);
  const [best] = found.ranked;
  const advice: Advice = { answer: best.answer, reasons: reasonsFor(found, best) };
  self.postMessage(advice);
};
