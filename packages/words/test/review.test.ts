import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerOf, loadSpeaker, loadTeller } from '../src/index.ts';

/** '+12%' as 12. */
const wholeOf = (text: string): number => Number(text.replace(/[^\d-]/g, '')) + 0;

test('whoever adds up the figures of a review gets its result, and what average luck would have brought', async () => {
  const teller = await loadTeller(await loadSpeaker('karak', 'en'), ['Horan', 'Taia']);
  const chance = fc.double({ min: -0.5, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      chance,
      chance,
      fc.boolean(),
      (start, own, others, won) => {
        const result = won ? 1 : 0;
        const luck = result - start - own - others;
        const seat = { seat: 0, start, luck, own, others, result, accuracy: 1, choices: 9 };
        const [began, byLuck, byOwn, byOthers, ended] = ledgerOf(teller, seat).map(([, text]) =>
          wholeOf(text),
        );
        expect(began + byLuck + byOwn + byOthers).toBe(ended);
        expect(began + byOwn + byOthers).toBe(Math.round((start + own + others) * 100) + 0);
      },
    ),
  );
});
