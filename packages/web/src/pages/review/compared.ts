import type { AnswerFigure, Highlight } from '@undercroft/bots/review';
import { type Answer, sameAnswer } from '@undercroft/kernel';

/** An answer beside others at one moment. */
export interface Compared {
  readonly answer: Answer;
  /** How often whoever was asked wins with it; null where that is not known yet. */
  readonly share: number | null;
  /** How far off it may be from the best; null where it is said in words. */
  readonly doubt: number | null;
  /** Chosen now, chosen then, or the better one; several may be the same. */
  readonly as: readonly ('now' | 'given' | 'better')[];
}

type Figures = readonly AnswerFigure[] | 'failed' | null;

/**
 * The answer given and the better one, the one just chosen, and all others if wanted. How often the first two win is
 * known from the review; the others differ from the better one by what they differ in games with the same luck, so that
 * no answer has two figures.
 */
export function comparedWith(
  moment: Highlight,
  chosen: Answer | null,
  figures: Figures,
  all: boolean,
): Compared[] {
  const { answer: given, best: better } = moment;
  const shares = wholeShares(moment);
  const known = Array.isArray(figures) ? (figures as readonly AnswerFigure[]) : [];
  const answers = [
    ...(chosen === null ? [] : [chosen]),
    better,
    given,
    ...(all ? known.map(({ answer }) => answer) : []),
  ];
  const bestShare = figureOf(known, better)?.share;
  const rows = answers
    .filter((one, at) => answers.findIndex((other) => sameAnswer(one, other)) === at)
    .map((answer): Compared => {
      const as = [
        ...(chosen !== null && sameAnswer(answer, chosen) ? (['now'] as const) : []),
        ...(sameAnswer(answer, better) ? (['better'] as const) : []),
        ...(sameAnswer(answer, given) ? (['given'] as const) : []),
      ];
      if (sameAnswer(answer, better)) return { answer, share: shares.best, doubt: null, as };
      if (sameAnswer(answer, given)) return { answer, share: shares.given, doubt: null, as };
      const figure = figureOf(known, answer);
      if (figure === undefined || bestShare === undefined) return { answer, share: null, doubt: null, as };
      const share = Math.min(1, Math.max(0, shares.best + figure.share - bestShare));
      return { answer, share, doubt: halfOf(figure.lostInterval), as };
    });
  return all ? rows.sort((a, b) => (b.share ?? 0) - (a.share ?? 0)) : rows;
}

/** In whole wins of a hundred: the better answer has as many more than the one given as is said in words. */
function wholeShares({ shares, change }: Highlight): Highlight['shares'] {
  const given = Math.round(shares.given * 100);
  return { given: given / 100, best: Math.min(100, given + winsIn(change)) / 100 };
}

/** So many wins of a hundred are said of a difference: what is surely there is one at least. */
export const winsIn = (share: number): number => Math.max(1, Math.round(Math.abs(share) * 100));

/** What to say to somebody who chose anew: the best, the same as then, as good as the best, or so far behind it. */
export function verdictOn(
  { answer: given, best, interval, change }: Highlight,
  chosen: Answer,
  figures: readonly AnswerFigure[],
): 'best' | 'alike' | 'unknown' | { readonly lost: number; readonly doubt: number } {
  if (sameAnswer(chosen, best)) return 'best';
  // What the review itself has said of the answer given stands.
  if (sameAnswer(chosen, given)) return { lost: -change, doubt: halfOf(interval) };
  const figure = figureOf(figures, chosen);
  if (figure === undefined) return 'unknown';
  const lost = (figureOf(figures, best)?.share ?? figure.share) - figure.share;
  const doubt = halfOf(figure.lostInterval);
  return lost <= doubt ? 'alike' : { lost, doubt };
}

const figureOf = (figures: readonly AnswerFigure[], answer: Answer): AnswerFigure | undefined =>
  figures.find((one) => sameAnswer(one.answer, answer));

const halfOf = ({ low, high }: AnswerFigure['interval']): number => (high - low) / 2;
