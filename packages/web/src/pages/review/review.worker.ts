/// <reference lib="webworker" />
import '../../kit/workerParts.ts';
import {
  byImportance,
  highlightsOf,
  Judge,
  type Judgement,
  recalled,
  review,
  type Story,
  storyOf,
} from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import { type Match, Refused } from '@undercroft/kernel';
import { surface } from '../../kit/surface.ts';
import type { FromReviewer, ToReviewer } from './reviewing.ts';

const tell = (message: FromReviewer) => self.postMessage(message);

/** Judgements are handed on, and figures shown, no more often than this, in milliseconds. */
const OFTEN = 400;

/** What the others have found out, for the worker that puts it together. */
const heard: Judgement[] = [];

/** Lets messages come in between two answers. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function judgeOf(match: Match, futures: number): Promise<{ story: Story; judge: Judge }> {
  const [game, mind] = await Promise.all([loadGame(match.game), loadMind(match.game)]);
  const story = storyOf(game, match);
  return { story, judge: new Judge(story, mind, futures) };
}

/**
 * Judges every so-manieth answer, the most important first; the first worker adds what the others say and tells how the
 * game went.
 */
async function begin({
  match,
  futures,
  part,
  parts,
  kept,
}: Extract<ToReviewer, { do: 'begin' }>): Promise<void> {
  const { story, judge } = await judgeOf(match, futures);
  const known = recalled(story, futures, kept);
  const glances = judge.glance();
  const order = byImportance(story, glances).filter((index) => !known.has(story.given[index].version));
  const ended = story.box.game.outcome(story.box, story.end) !== null;
  const unended = part === 0 && !ended ? judge.atTheEnd() : null;
  const show = () => {
    for (const one of heard.splice(0)) known.set(one.version, one);
    const judgements = story.given.map(({ version }) => known.get(version));
    const reviewed = review(story, glances, judgements, unended);
    const highlights = highlightsOf(story, reviewed);
    tell({ tell: 'story', done: known.size, futures, review: reviewed, highlights });
    return known.size === story.given.length;
  };
  if (part === 0) {
    // What was kept is kept again with what comes, also where nothing is left to judge.
    tell({ tell: 'judged', part, judgements: [...known.values()] });
    show();
  }
  let fresh: Judgement[] = [];
  let told = performance.now();
  const handOn = () => {
    tell({ tell: 'judged', part, judgements: fresh });
    fresh = [];
    told = performance.now();
    if (part === 0) show();
  };
  for (let at = part; at < order.length; at += parts) {
    const judgement = judge.judge(order[at]);
    known.set(judgement.version, judgement);
    fresh.push(judgement);
    if (performance.now() - told < OFTEN) continue;
    handOn();
    await breathe();
  }
  handOn();
  if (part === 0) while (!show()) await new Promise<void>((resolve) => setTimeout(resolve, OFTEN));
}

/** Every answer that could have been given at one moment, played to the end. */
async function figures({ match, futures, version }: Extract<ToReviewer, { do: 'figures' }>): Promise<void> {
  const { story, judge } = await judgeOf(match, futures);
  const index = story.given.findIndex((one) => one.version === version);
  tell({ tell: 'figures', version, figures: index < 0 ? [] : judge.figures(index) });
}

self.onmessage = async ({ data }: MessageEvent<ToReviewer>) => {
  if (data.do === 'hear') {
    heard.push(...data.judgements);
    return;
  }
  try {
    if (data.do === 'begin') await begin(data);
    else await figures(data);
  } catch (error) {
    // Other rules than these are nothing that went wrong.
    if (!(error instanceof Refused)) surface(error);
    tell({ tell: 'failed', text: error instanceof Error ? error.message : String(error) });
  }
};
