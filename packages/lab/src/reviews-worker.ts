import { workerData } from 'node:worker_threads';
import { Judge, review, storyOf } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import {
  apply,
  asked,
  begin,
  FairChance,
  FastChance,
  fastSeed,
  type Given,
  type Match,
  openBox,
  sightNow,
  wordOf,
} from '@undercroft/kernel';
import { seedOf } from './arguments.ts';
import { serve } from './crew.ts';
import { answerOf, type Player } from './players.ts';

/** What a worker is told once: matches to review, or how to play some. */
export interface ReviewsBrief {
  readonly game: string;
  readonly matches: readonly Match[] | null;
  readonly seats: number;
  /** Who plays, moving on by a seat from game to game. */
  readonly players: readonly Player[];
  readonly seed: string;
  readonly futures: number;
  /** Only chances are compared with who wins, and no choice is judged. */
  readonly calibrate: boolean;
}

/** How somebody fared in one game. */
export interface SeatReport {
  readonly player: Player | null;
  readonly figure: string;
  readonly result: number;
  readonly luck: number;
  readonly own: number;
  readonly choices: number;
}

/** A mistake, in the words of the rules. */
export interface MistakeReport {
  readonly question: string;
  readonly answer: string;
  readonly best: string;
  readonly cost: number;
}

/** One game: null where it did not end. */
export type GameReport = {
  readonly seats: readonly SeatReport[];
  readonly mistakes: readonly MistakeReport[];
  /** Chances at some of its tables, with a look ahead. */
  readonly judged: readonly (readonly number[])[];
} | null;

/** Moments of each game at which chances are compared with who wins. */
const MOMENTS = 12;
/** A master's search for an answer, in iterations. */
const MASTER = 150;
/** A game that lasts longer is left out. */
const MOST_ANSWERS = 5000;

const brief = workerData as ReviewsBrief;
const game = await loadGame(brief.game);
const mind = await loadMind(brief.game);

const playersOf = (number: number): Player[] =>
  Array.from({ length: brief.seats }, (_, seat) => brief.players[(seat + number) % brief.players.length]);

/** Game n of a series, as a match. */
function play(number: number): Match {
  const box = openBox(game);
  const seed = seedOf(`${brief.seed} review ${number}`);
  const figures = new Array<null>(brief.seats).fill(null);
  const chance = new FairChance(seed);
  const wits = new FastChance(fastSeed(brief.seed, 'review', number));
  const players = playersOf(number);
  const state = begin(box, figures, chance);
  const answers: Given[] = [];
  for (let ask = asked(state); ask !== undefined && answers.length < MOST_ANSWERS; ask = asked(state)) {
    const budget = { iterations: MASTER };
    const answer = answerOf(players[ask.seat], mind, sightNow(box, state), wits, { budget });
    answers.push([ask.seat, answer]);
    apply(box, state, answer, chance);
  }
  return {
    game: game.name,
    rules: game.rulesVersion,
    options: box.options,
    set: null,
    figures,
    seed,
    answers,
  };
}

serve((job): GameReport => {
  const match = brief.matches?.[job] ?? play(job);
  const story = storyOf(game, match);
  if (game.outcome(story.box, story.end) === null) return null;
  const judge = new Judge(story, mind, brief.futures);
  const glances = judge.glance();
  const judgements = brief.calibrate ? [] : story.given.map((_, index) => judge.judge(index));
  const { seats, moments } = review(story, glances, judgements, null);
  const players = brief.matches === null ? playersOf(job) : null;
  const figures = game.seated(story.end);
  const evaluated = brief.calibrate
    ? Array.from({ length: MOMENTS }, (_, at) => Math.floor(((at + 0.5) / MOMENTS) * story.given.length))
    : [];
  return {
    seats: seats.map(({ seat, result, luck, own, choices }) => ({
      player: players?.[seat] ?? null,
      figure: figures[seat],
      result,
      luck,
      own,
      choices,
    })),
    mistakes: moments.flatMap(({ seat, choice, answer, best }, index) => {
      const question = asked(story.given[index].state)?.kind ?? '';
      const cost = -choice[seat];
      return cost > 0 ? [{ question, answer: wordOf(answer), best: wordOf(best), cost }] : [];
    }),
    judged: evaluated.map((index) => judge.outlook(index)),
  };
});
