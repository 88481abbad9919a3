import {
  Ahead,
  type Ending,
  isNamed,
  Judge,
  less,
  type Story,
  Sums,
  storyOf,
  Trial,
} from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import {
  type Answer,
  askNow,
  FastChance,
  fastSeed,
  type Game,
  type GameTypes,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { DEPTHS } from './check.ts';
import type { Work } from './experiment/worker.ts';
import { playedMatch } from './played-match.ts';
import type { Player } from './players.ts';

/** What a worker is told once. */
export interface CheckBrief {
  readonly game: string;
  readonly player: Player;
  readonly seed: string;
  /** Games played to the end for each look, as in a review, and to find out what is true. */
  readonly futures: number;
  readonly playouts: number;
  /** The mistakes to check, by their numbers; job n is the n-th of them. */
  readonly numbers: readonly number[];
}

/** A mistake that a review names, and what became of both answers when adepts played on. */
export interface CheckedMistake {
  readonly number: number;
  readonly seats: number;
  readonly version: number;
  readonly question: string;
  readonly answer: Answer;
  readonly best: Answer;
  /** What the review says is lost, and half its interval. */
  readonly said: number;
  readonly doubt: number;
  /** What is lost when adepts play on, and its standard error. */
  readonly true: number;
  readonly error: number;
  /** What would be said if games were judged after so many rounds, by DEPTHS. */
  readonly after: readonly number[];
}

/** As many beginnings of luck as there may be. */
const LUCKS = 2 ** 30;
/** Who sits at a table, in turn. */
const SEATS = [2, 3, 4];
/** A game without a mistake is one of many; this many in a row are a fault. */
const MOST_GAMES = 50;

/** What a worker needs to find mistakes. */
interface Looking {
  readonly game: Game;
  readonly mind: Mind;
  readonly brief: CheckBrief;
}

export async function begin(brief: CheckBrief): Promise<Work<CheckedMistake>> {
  const [game, mind] = await Promise.all([loadGame(brief.game), loadMind(brief.game)]);
  return {
    work(job) {
      const number = brief.numbers[job];
      for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
        const found = mistakeIn({ game, mind, brief }, number, number + attempt * 1_000_000);
        if (found !== null) return found;
      }
      throw new Error(`no mistake in ${MOST_GAMES} games of ${brief.game}`);
    },
  };
}

/** The first named mistake of a game, looked for at its questions in any order; null where nobody makes one. */
function mistakeIn({ game, mind, brief }: Looking, number: number, at: number): CheckedMistake | null {
  const seats = SEATS[number % SEATS.length];
  const players = new Array<Player>(seats).fill(brief.player);
  const story = storyOf(game, playedMatch(game, mind, players, brief.seed, at));
  const judge = new Judge(story, mind, brief.futures);
  const chance = new FastChance(fastSeed(brief.seed, 'check', at));
  const questions = [...story.given.keys()].filter((index) => story.given[index].answers.length > 1);
  while (questions.length > 0) {
    const [index] = questions.splice(chance.pick(questions.length), 1);
    const { best, lost, interval } = judge.choice(index);
    if (!isNamed(lost, seats)) continue;
    const { version, answer, state, seat } = story.given[index];
    const ends = new Ahead(story.box, mind);
    const truth = lostIn(story, index, best, ends, brief.playouts, chance.pick(LUCKS)).outlook();
    const depths = DEPTHS.map((rounds) => new Ahead(story.box, mind, rounds * seats));
    // The same games, judged on their way, in turn.
    const onTheWay: Ending<GameTypes> = {
      end: (table, luck, begun) => depths.map((ahead) => ahead.end(table, luck, begun)[seat]),
    };
    return {
      number,
      seats,
      version,
      question: askNow(state).kind,
      answer,
      best,
      said: lost,
      doubt: (interval.high - interval.low) / 2,
      true: truth.chances[seat],
      error: truth.errors[seat],
      after: lostIn(story, index, best, onTheWay, brief.futures, chance.pick(LUCKS)).outlook().chances,
    };
  }
  return null;
}

/** What the answer given loses against a better one, with the same tables and luck for both. */
function lostIn(
  { box, given }: Story,
  index: number,
  best: Answer,
  ending: Ending<GameTypes>,
  futures: number,
  seed: number,
): Sums {
  const { answer, state } = given[index];
  const trial = new Trial(ending, sightNow(box, state), seed);
  const sums = new Sums();
  for (let i = 0; i < futures; i++) sums.add(less(trial.play(best, i), trial.play(answer, i)));
  return sums;
}
