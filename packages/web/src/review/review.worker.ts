/// <reference lib="webworker" />
import {
  highlightsOf,
  Judge,
  type Judgement,
  review,
  STANDARD_FUTURES,
  storyOf,
} from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import type { FromReviewer, ToReviewer } from './reviewing.ts';

const tell = (message: FromReviewer) => self.postMessage(message);

/** Judgements are handed on, and figures shown, no more often than this, in milliseconds. */
const OFTEN = 400;

/** What the others have found out, for the worker that puts it together. */
const heard: Judgement[] = [];

/** Lets messages come in between two answers. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Judges every so-manieth answer; the first worker adds what the others say and tells how the game went. */
async function begin({ match, part, parts }: Extract<ToReviewer, { do: 'begin' }>): Promise<void> {
  const [game, mind] = await Promise.all([loadGame(match.game), loadMind(match.game)]);
  const story = storyOf(game, match);
  const judge = new Judge(story, mind, STANDARD_FUTURES);
  const places = new Map(story.given.map(({ version }, index) => [version, index]));
  const known: (Judgement | undefined)[] = story.given.map(() => undefined);
  const glances = part === 0 ? judge.glance() : [];
  const unended = part === 0 && game.outcome(story.box, story.end) === null ? judge.atTheEnd() : null;
  const show = () => {
    for (const one of heard.splice(0)) known[places.get(one.version) ?? -1] = one;
    const reviewed = review(story, glances, known, unended);
    const done = known.filter((one) => one !== undefined).length;
    const highlights = highlightsOf(story, reviewed);
    tell({ tell: 'story', done, futures: STANDARD_FUTURES, review: reviewed, highlights });
    return done === known.length;
  };
  if (part === 0) show();
  let fresh: Judgement[] = [];
  let told = performance.now();
  for (let index = part; index < story.given.length; index += parts) {
    const judgement = judge.judge(index);
    known[index] = judgement;
    fresh.push(judgement);
    if (performance.now() - told < OFTEN) continue;
    if (part === 0) show();
    else tell({ tell: 'judged', judgements: fresh });
    fresh = [];
    told = performance.now();
    await breathe();
  }
  if (part > 0) tell({ tell: 'judged', judgements: fresh });
  else while (!show()) await new Promise<void>((resolve) => setTimeout(resolve, OFTEN));
}

self.onmessage = async ({ data }: MessageEvent<ToReviewer>) => {
  if (data.do === 'hear') {
    heard.push(...data.judgements);
    return;
  }
  try {
    await begin(data);
  } catch (error) {
    tell({ tell: 'failed', text: error instanceof Error ? error.message : String(error) });
  }
};
