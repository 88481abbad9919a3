import { Judge, review, storyOf } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import { asked, type Game, type Match, wordOf } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import type { Work } from './experiment/worker.ts';
import { playedMatch } from './played-match.ts';
import type { Player } from './players.ts';

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

export async function begin(brief: ReviewsBrief): Promise<Work<GameReport>> {
  const [game, mind] = await Promise.all([loadGame(brief.game), loadMind(brief.game)]);
  return { work: (job) => reviewOne(game, mind, brief, job) };
}

function reviewOne(game: Game, mind: Mind, brief: ReviewsBrief, job: number): GameReport {
  const playing = Array.from(
    { length: brief.seats },
    (_, seat) => brief.players[(seat + job) % brief.players.length],
  );
  const match = brief.matches?.[job] ?? playedMatch(game, mind, playing, brief.seed, job);
  const story = storyOf(game, match);
  if (game.outcome(story.box, story.end) === null) return null;
  const judge = new Judge(story, mind, brief.futures);
  const glances = judge.glance();
  const judgements = brief.calibrate ? [] : story.given.map((_, index) => judge.judge(index));
  const { seats, moments } = review(story, glances, judgements, null);
  const players = brief.matches === null ? playing : null;
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
}
