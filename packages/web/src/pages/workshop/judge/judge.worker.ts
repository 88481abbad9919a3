/// <reference lib="webworker" />
import '../../../kit/workerParts.ts';
import { choose } from '@undercroft/bots';
import {
  count,
  emptyTally,
  measuresOf,
  notePair,
  type Pairs,
  type Played,
  playOne,
  type Series,
} from '@undercroft/bots/series';
import { loadGame, loadMind } from '@undercroft/games';
import { type Box, openBox, Refused } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { surface } from '../../../kit/surface.ts';
import type { Contender, FromJudge, Judged, JudgingLevel, ToJudge, Trial } from './judging.ts';

/** A game that lasts longer is stopped. */
const MOST_TURNS = 400;

interface Tables {
  readonly boxes: readonly [Box, Box];
  readonly level: JudgingLevel;
  readonly mind: Mind;
  readonly series: Series;
}

let tables: Promise<Tables> | undefined;

async function lay({ game, seats, level, own, against }: Trial): Promise<Tables> {
  const [rules, mind] = await Promise.all([loadGame(game), loadMind(game)]);
  const series: Series = {
    figures: Array.from({ length: seats }, () => null),
    players: Array.from({ length: seats }, () => level),
    rotate: false,
    budget: { iterations: 1 },
    seed: 'workshop',
    mostTurns: MOST_TURNS,
  };
  const box = ({ set, options }: Contender) => openBox(rules, options, set);
  return { boxes: [box(against), box(own)], level, mind, series };
}

async function play({ first, count: games }: { first: number; count: number }): Promise<Judged> {
  if (tables === undefined) throw new Error('nothing to play yet');
  const { boxes, level, mind, series } = await tables;
  const pairs: Record<string, Pairs> = {};
  const [box, own] = [emptyTally(), emptyTally()];
  let whole = 0;
  const one = (table: Box, number: number): Played | null =>
    playOne(
      table,
      mind,
      series,
      number,
      () => {},
      (_, sight, wits) => choose(level, mind, sight, wits),
    );
  for (let number = first; number < first + games; number++) {
    const [a, b] = [one(boxes[0], number), one(boxes[1], number)];
    if (a === null || b === null) continue;
    whole++;
    count(box, a);
    count(own, b);
    notePair(pairs, measuresOf(a), measuresOf(b));
  }
  return { done: games, whole, pairs, box, own };
}

self.onmessage = async ({ data }: MessageEvent<ToJudge>) => {
  const tell = (message: FromJudge) => self.postMessage(message);
  try {
    if ('trial' in data) {
      tables = lay(data.trial);
      await tables;
    } else tell({ judged: await play(data) });
  } catch (error) {
    if (!(error instanceof Refused)) surface(error);
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
};
