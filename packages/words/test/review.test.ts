import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aboutOf,
  averagesOf,
  headlinesOf,
  inWins,
  ledgersOf,
  loadSpeaker,
  loadTeller,
  momentsOf,
  openingOf,
} from '../src/index.ts';
import type { Tale } from '../src/review-page.ts';

/** '+12%' as 12. */
const wholeOf = (text: string): number => Number(text.replace(/[^\d-]/g, '')) + 0;

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** A game of three, of which the first wins; what is left is luck, and that is what headlines name. */
const taleOf = (rows: readonly (readonly [start: number, own: number, others: number])[]): Tale => {
  const sums = rows.map((parts) => sum(parts));
  // Whoever is below 0 or above 1 has the nearest chances; which these are is no matter of words.
  const averages = sums.every((one) => one >= 0 && one <= 1) ? sums : [0.4, 0.35, 0.25];
  const seats = rows.map(([start, own, others], seat) => {
    const [result, partners, judged] = [seat === 0 ? 1 : 0, null, { done: 1, of: 1 }];
    const luck = result - sums[seat];
    return { seat, start, own, partners, others, result, luck, averageLuck: averages[seat], judged };
  });
  const headlines = seats.map(({ seat, luck, own }) => {
    const by = seat === 1 ? ('own' as const) : ('luck' as const);
    return { seat, won: seat === 0, shared: false, by, change: by === 'own' ? own : luck, judged: true };
  });
  return { ended: true, headlines, seats, sides: rows.map((_, seat) => seat), moments: [] };
};

/** Three seats: what one loses by choosing the others gain. */
const tales = fc
  .tuple(...Array.from({ length: 5 }, () => fc.double({ min: 0, max: 1, noNaN: true })))
  .map(([one, other, first, second, third]) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const lost = [first, second, third].map((each) => each / 4);
    return taleOf(
      [low, high - low, 1 - high].map((start, seat) => [
        start,
        -lost[seat],
        (lost[(seat + 1) % 3] + lost[(seat + 2) % 3]) / 2,
      ]),
    );
  });

test('whoever adds up the figures of a review gets its result, and what average luck would have brought; headlines say the same figures', async () => {
  const teller = await loadTeller(await loadSpeaker('karak', 'en'), ['Horan', 'Taia', 'Lorraine']);
  const labels = { luck: 'Luck', own: 'Own choices', others: 'Choices of the others', partners: '' };
  fc.assert(
    fc.property(tales, (tale) => {
      const averages = averagesOf(teller, tale);
      const headlines = headlinesOf(teller, tale);
      for (const [at, entries] of ledgersOf(teller, tale).entries()) {
        const [start, luck, own, others, result] = entries.map(([, text]) => wholeOf(text));
        expect(start + luck + own + others).toBe(result);
        const said = Number(/(\d+)%/.exec(averages[at])?.[1] ?? Number.NaN);
        const { seats, headlines: known } = tale;
        const isSum =
          Math.abs(sum([seats[at].start, seats[at].own, seats[at].others]) - seats[at].averageLuck) < 1e-6;
        if (isSum && !Number.isNaN(said)) expect(start + own + others).toBe(said);
        if (!isSum) expect(aboutOf(teller, tale)).toHaveLength(2);
        const figure = / ([+-]?\d+)%\.$/.exec(headlines[at])?.[1];
        const part = entries.find(([name]) => name === labels[known?.[at].by ?? 'luck']);
        if (figure !== undefined) expect(Number(figure)).toBe(wholeOf(part?.[1] ?? ''));
      }
    }),
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
  const speaker = await loadSpeaker('karak', 'en');
  const teller = await loadTeller(speaker, ['Aderyn', 'Horan', 'Taia']);
  const tale = (judged: boolean) => ({
    ended: true,
    seats: [],
    moments: [],
    sides: [],
    headlines: [
      { seat: 0, won: true, shared: false, by: 'luck' as const, change: 0.34, judged },
      { seat: 1, won: false, shared: false, by: 'own' as const, change: -0.21, judged },
      { seat: 2, won: false, shared: false, by: 'luck' as const, change: -0.4, judged },
    ],
  });
  expect(openingOf(teller, tale(true))).toEqual(['Aderyn wins, most of all by luck: +34%.']);
  expect(openingOf(teller, tale(true), 1)).toEqual([
    'Aderyn wins, most of all by luck: +34%.',
    'Horan does not win, most of all because of own mistakes: -21%.',
  ]);
  // Whoever reads it later knows with which sets it was played.
  const own = {
    variant: { name: 'Mine + Cellars', expansions: [{ name: 'Cellars', author: 'Ada', licence: 'CC0' }] },
  };
  const played = await loadTeller(speaker.naming(own), ['Aderyn', 'Horan', 'Taia']);
  expect(openingOf(played, tale(true)).at(-1)).toBe('Played with Mine + Cellars (Ada, CC0).');
  expect(speaker.naming({ variant: { ...own.variant, name: 'Cellars' } }).sets).toBe(
    'Played with Cellars (Ada, CC0).',
  );
  expect(speaker.naming({ cards: [] }).sets).toBe('Played with a set of somebody’s own.');
  expect(openingOf(teller, tale(false), 1)).toEqual([
    'Aderyn wins. What made the difference is still being worked out.',
  ]);
});

test('whoever wins together with others is not said to have won alone, nor by what went against them', async () => {
  for (const [language, waiting] of [
    ['en', 'Horan shares the win. What made the difference is still being worked out.'],
    ['de', 'Horan teilt sich den Sieg. Woran es lag, wird noch ermittelt.'],
  ] as const) {
    const teller = await loadTeller(await loadSpeaker('karak', language), ['Horan', 'Taia']);
    const told = (by: 'luck' | 'own', change: number, judged = true) =>
      teller.headline({ seat: 0, won: true, shared: true, by, change, judged });
    expect(told('luck', 0.2, false)).toBe(waiting);
    if (language === 'en') {
      expect(told('luck', 0.2)).toBe('Horan shares the win. What counted most: luck: +20%.');
      expect(told('own', -0.3)).toBe('Horan shares the win. What counted most: own mistakes: -30%.');
    } else {
      expect(told('own', -0.3)).toBe(
        'Horan teilt sich den Sieg. Was am meisten zählte: eigene Fehler: -30 %.',
      );
    }
  }
});

test('more than there is to lose is said without a figure', async () => {
  const teller = await loadTeller(await loadSpeaker('karak', 'en'), ['Aderyn']);
  const told = (change: number) =>
    teller.headline({ seat: 0, won: false, shared: false, by: 'own', change, judged: true });
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
