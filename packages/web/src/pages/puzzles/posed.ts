import type { AnswerFigure, Highlight } from '@undercroft/bots/review';
import type { Puzzle } from '@undercroft/bots/solving';
import { branchOf, type Game, openBox, type Seat, sameAnswer, viewOf } from '@undercroft/kernel';

/** A puzzle as a moment of its game: what comes to mind first stands where a mistake's own answer does. */
export function posedMoment(game: Game, { match, best, first, share, others, why }: Puzzle): Highlight {
  const version = match.answers.length;
  const { state } = branchOf(game, match, version, null);
  const seat: Seat = state.asks[state.asks.length - 1].seat;
  const view = viewOf(openBox(game, match.options, match.set), state, seat);
  const { lost, doubt } = others.find(({ answer }) => sameAnswer(answer, first)) ?? { lost: 0, doubt: 0 };
  return {
    version,
    seat,
    about: seat,
    by: 'choice',
    before: share,
    after: share,
    change: -lost,
    interval: { low: -lost - doubt, high: -lost + doubt },
    turn: view.turn,
    shares: { best: share, given: share - lost },
    answer: first,
    best,
    ask: view.asks.at(-1) ?? null,
    view,
    events: [],
    why,
  };
}

/** What is known of every answer, the best first: it was played to the end when the puzzle was found. */
export function figuresIn({ best, share, others }: Puzzle): AnswerFigure[] {
  return [{ answer: best, lost: 0, doubt: 0 }, ...others].map(({ answer, lost, doubt }) => ({
    answer,
    share: share - lost,
    interval: { low: share - lost - doubt, high: share - lost + doubt },
    lost,
    lostInterval: { low: lost - doubt, high: lost + doubt },
  }));
}
