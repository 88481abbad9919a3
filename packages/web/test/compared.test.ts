import type { AnswerFigure, Highlight } from '@undercroft/bots/review';
import type { Answer } from '@undercroft/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedWith, verdictOn, winsIn } from '../src/pages/review/compared.ts';

const [GIVEN, BEST, OTHER] = [{ go: 'west' }, { go: 'east' }, { go: 'north' }];

/** A mistake of which the review has counted these. */
const mistake = (given: number, lost: number) =>
  ({
    answer: GIVEN,
    best: BEST,
    change: -lost,
    interval: { low: -lost - 0.02, high: -lost + 0.02 },
    shares: { given, best: given + lost },
  }) as unknown as Highlight;

const figure = (answer: Answer, share: number, lost: number): AnswerFigure => ({
  answer,
  share,
  interval: { low: share - 0.05, high: share + 0.05 },
  lost,
  lostInterval: { low: lost - 0.001, high: lost + 0.001 },
});

const percent = (share: number | null | undefined) => Math.round((share ?? Number.NaN) * 100);

test('how many more wins are said of an answer is what the figures beside each other differ by', () => {
  const part = (max: number) => fc.double({ min: 0.01, max, noNaN: true });
  // Halves may be rounded either way.
  const behindBy = fc.integer({ min: 10, max: 400 }).filter((mille) => mille % 10 !== 5);
  fc.assert(
    fc.property(part(0.5), part(0.45), behindBy, part(1), (given, lost, mille, seen) => {
      const [moment, behind] = [mistake(given, lost), mille / 1000];
      // Whoever asks for all answers gets them from other games: there the best wins more or less often.
      const figures = [figure(BEST, seen, 0), figure(OTHER, seen - behind, behind)];
      const rows = comparedWith(moment, OTHER, figures, true);
      const of = (as: 'better' | 'given' | 'now') => percent(rows.find((row) => row.as.includes(as))?.share);
      expect(of('better') - of('given')).toBe(winsIn(lost));
      const verdict = verdictOn(moment, OTHER, figures);
      if (typeof verdict === 'string') throw new Error(`it is surely behind, and called ${verdict}`);
      if (of('now') > 0) expect(of('better') - of('now')).toBe(winsIn(verdict.lost));
    }),
  );
});
