/// <reference lib="webworker" />
import '../../kit/workerParts.ts';
import { Memory, search } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import { type Box, FastChance, openBox, sightOf } from '@undercroft/kernel';
import { surfaceRejections } from '../../kit/surface.ts';
import type { FromHead, ToHead } from './heads.ts';
import type { Pondered } from './thinking.ts';

surfaceRejections();
const memory = new Memory();
/** What was opened last: a table asks about the same box again and again. */
let opened: { readonly from: string; readonly box: Promise<Box> } | null = null;

function boxOf({ game, options, set }: Pondered): Promise<Box> {
  const from = JSON.stringify([game, options, set]);
  if (opened?.from !== from)
    opened = { from, box: loadGame(game).then((rules) => openBox(rules, options, set)) };
  return opened.box;
}

/** Thinks about what a computer player sees, beside the thread that gives its answer. */
self.onmessage = async ({ data: { id, question, luck, milliseconds } }: MessageEvent<ToHead>) => {
  const { game, view, ask, answers } = question;
  const [box, mind] = await Promise.all([boxOf(question), loadMind(game)]);
  const sight = sightOf(box, view, ask, answers);
  const { ranked } = search(mind, sight, new FastChance(luck), { milliseconds }, { memory });
  const told: FromHead = { id, ranked };
  self.postMessage(told);
};
