import { refusalOf } from '@undercroft/kit/suite';
import { describe, expect, test } from 'vitest';
import { GOBLINS, KRAGMORTHA_SET, kragmortha } from '../src/game.ts';

/** A set that can be spoilt. */
type Loose<V> = V extends object ? { -readonly [K in keyof V]: Loose<V[K]> } : V;

const copy = () => structuredClone(KRAGMORTHA_SET) as Loose<typeof KRAGMORTHA_SET>;
const refusal = (set: unknown): string => refusalOf(kragmortha, set);
const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

describe('the component set', () => {
  test('is what the rulebook says is in the box', () => {
    const { cards, looks, tomes, tokens, maps } = KRAGMORTHA_SET;
    expect([total(cards), looks.length, total(tomes), total(tokens), GOBLINS.length]).toEqual([
      58, 24, 18, 6, 8,
    ]);
    // Six bookcases of two squares each; the largest map leaves one in the box.
    expect(maps.map(({ rows }) => rows.join('').split('#').length - 1)).toEqual([12, 12, 10]);
  });

  test('has four looks for each of six parts, every one with a dare and a handicap of its own', () => {
    const parts = Object.groupBy(KRAGMORTHA_SET.looks, ({ part }) => part);
    expect(Object.values(parts).map((rows) => rows.length)).toEqual([4, 4, 4, 4, 4, 4]);
    for (const face of ['dare', 'screen'] as const) {
      expect(new Set(KRAGMORTHA_SET.looks.map((look) => look[face].id)).size).toBe(24);
    }
  });

  test('has six tomes with one symbol, six with two, six with three', () => {
    const bySymbols = Object.groupBy(KRAGMORTHA_SET.tomes, ({ symbols }) => symbols);
    expect(Object.values(bySymbols).map((rows) => total(rows ?? []))).toEqual([6, 6, 6]);
  });

  test('as it is in the box passes its own check', () => {
    expect(kragmortha.checkSet(copy())).toEqual(KRAGMORTHA_SET);
  });

  test('with a mistake is refused with a message that names the field', () => {
    const cases: [string, (set: ReturnType<typeof copy>) => void][] = [
      ['set.cards[0].count', (set) => Object.assign(set.cards[0], { count: 0 })],
      ['set.cards[1].symbols', (set) => Object.assign(set.cards[1], { symbols: ['book'] })],
      [
        'set.cards[1].id: "book-scroll" is there twice',
        (set) => Object.assign(set.cards[1], { id: 'book-scroll' }),
      ],
      ['set.cards: 11 cards are too few', (set) => set.cards.splice(2, 17)],
      ['set.looks[3].part', (set) => Object.assign(set.looks[3], { part: 'nose' })],
      ['set.looks: "blank"', (set) => Object.assign(set.looks[3], { id: 'blank' })],
      ['set.tomes[0].effect', (set) => Object.assign(set.tomes[0], { effect: 'explode' })],
      ['set.tomes: expected at least one', (set) => set.tomes.splice(0)],
      ['set.tokens: expected at least one', (set) => set.tokens.splice(0)],
      ['set.board.symbols[2]', (set) => set.board.symbols.splice(2, 1, 'B S P')],
      ['set.board.symbols: expected 10 rows', (set) => set.board.symbols.pop()],
      ['set.maps[0].rows[9]', (set) => set.maps[0].rows.splice(9, 1, 'D D - X - - T')],
      ['set.maps[0].rows: expected one R', (set) => set.maps[0].rows.splice(9, 1, 'D D - - - - T')],
      ['set.maps[2].seats: expected more than 6', (set) => Object.assign(set.maps[2], { seats: 5 })],
      ['set.maps: expected a map for up to 8 seats', (set) => set.maps.pop()],
    ];
    for (const [message, spoil] of cases) {
      const set = copy();
      spoil(set);
      expect(refusal(set)).toContain(message);
    }
    expect(refusal('cards')).toContain('set:');
  });
});
