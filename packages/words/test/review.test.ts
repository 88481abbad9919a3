import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averagesOf, inWins, ledgerOf, loadSpeaker, loadTeller, momentsOf, openingOf } from '../src/index.ts';

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
      fc.option(chance),
      fc.boolean(),
      (start, own, others, partners, won) => {
        const result = won ? 1 : 0;
        const without = start + own + others + (partners ?? 0);
        const judged = { done: 1, of: 1 };
        const seat = { seat: 0, start, own, partners, others, result, averageLuck: 0, judged };
        const entries = ledgerOf(teller, { ...seat, luck: result - without }).map(([, text]) =>
          wholeOf(text),
        );
        const [began, byLuck, ...byChoices] = entries.slice(0, -1);
        const chosen = byChoices.reduce((sum, one) => sum + one, 0);
        expect(byChoices).toHaveLength(partners === null ? 2 : 3);
        expect(began + byLuck + chosen).toBe(entries.at(-1));
        expect(began + chosen).toBe(Math.round(without * 100) + 0);
      },
    ),
  );
});

test('what average luck would have brought adds up to 100, however it is rounded', async () => {
  const teller = await loadTeller(await loadSpeaker('karak', 'en'), ['Horan', 'Taia', 'Lorraine']);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [first, second] = [Math.min(one, other), Math.abs(one - other)];
      const seats = [first, second, 1 - first - second].map((averageLuck, seat) => ({
        ...{ seat, start: 0, luck: 0, own: 0, partners: null, others: 0, result: 0, averageLuck },
        judged: { done: 1, of: 1 },
      }));
      const said = averagesOf(teller, { ended: true, headlines: null, seats, sides: [0, 1, 2], moments: [] });
      // Nobody wins every game, or none.
      const wholes = said.map((sentence) =>
        sentence.includes('almost every') ? 100 : Number(/(\d+)%/.exec(sentence)?.[1] ?? 0),
      );
      expect(said.some((sentence) => / (0|100)%/.test(sentence))).toBe(false);
      expect(wholes.reduce((sum, whole) => sum + whole, 0)).toBe(100);
    }),
  );
});

test('the headline names the largest part for whoever won and for whoever reads, once it is known', async () => {
  const teller = await loadTeller(await loadSpeaker('karak', 'en'), ['Aderyn', 'Horan', 'Taia']);
  const tale = (judged: boolean) => ({
    ended: true,
    seats: [],
    moments: [],
    sides: [],
    headlines: [
      { seat: 0, won: true, by: 'luck' as const, change: 0.34, judged },
      { seat: 1, won: false, by: 'own' as const, change: -0.21, judged },
      { seat: 2, won: false, by: 'luck' as const, change: -0.4, judged },
    ],
  });
  expect(openingOf(teller, tale(true))).toEqual(['Aderyn wins, most of all by luck: +34%.']);
  expect(openingOf(teller, tale(true), 1)).toEqual([
    'Aderyn wins, most of all by luck: +34%.',
    'Horan does not win, most of all because of own mistakes: -21%.',
  ]);
  expect(openingOf(teller, tale(false), 1)).toEqual([
    'Aderyn wins. What made the difference is still being worked out.',
  ]);
});

test('more than there is to lose is said without a figure', async () => {
  const teller = await loadTeller(await loadSpeaker('karak', 'en'), ['Aderyn']);
  const told = (change: number) => teller.headline({ seat: 0, won: false, by: 'own', change, judged: true });
  expect(told(-1.3)).toBe('Aderyn does not win, most of all because of own mistakes.');
  expect(told(-1)).toBe('Aderyn does not win, most of all because of own mistakes: -100%.');
});

test('what is surely lost never looks as if it might be nothing', async () => {
  const teller = await loadTeller(await loadSpeaker('karak', 'de'), ['Aderyn']);
  expect(teller.behind(0.024, 0.019)).toBe(
    'Die bessere Antwort gewinnt von 100 Partien etwa 2,4 mehr, plus oder minus 1,9.',
  );
  fc.assert(
    fc.property(
      fc.double({ min: 0.0001, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (lost, part) => {
        const { games, doubt } = inWins(lost, lost * part);
        expect(doubt).toBeLessThan(games);
        expect(Math.abs(games - lost * 100)).toBeLessThanOrEqual(games < 1 ? 0.2 : 0.500001);
      },
    ),
  );
});

test('nobody has played well before it is judged', async () => {
  const teller = await loadTeller(await loadSpeaker('karak', 'en'), ['Horan', 'Taia']);
  const none = { luckiest: null, unluckiest: null, find: null, mistakes: [] };
  const worst = (done: number) => momentsOf(teller, { judged: { done, of: 12 } }, none).at(-1)?.[1];
  expect(worst(0)).toBe('Not judged yet: 0 of 12 choices so far.');
  expect(worst(12)).toBe('None that is surely one. Well played.');
});
