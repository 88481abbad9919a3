/// <reference lib="webworker" />
import { MASTER_MILLISECONDS, search } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import { FastChance, openBox, sightOf } from '@undercroft/kernel';
import type { FromHead, ToHead } from './heads.ts';

/** Thinks about what a computer player sees, beside the thread that gives its answer. */
self.onmessage = async ({ data: { id, question, luck } }: MessageEvent<ToHead>) => {
  const { game, options, set, view, ask, answers } = question;
  const [rules, mind] = await Promise.all([loadGame(game), loadMind(game)]);
  const sight = sightOf(openBox(rules, options, set), view, ask, answers);
  const { ranked } = search(mind, sight, new FastChance(luck), { milliseconds: MASTER_MILLISECONDS });
  const told: FromHead = { id, ranked };
  self.postMessage(told);
};
