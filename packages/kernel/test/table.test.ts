import { type HighCard, highCard } from '@undercroft/kit/example/game';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  checkMatch,
  checkOptions,
  type Game,
  heardIn,
  type Match,
  openBox,
  reelOf,
  replay,
  Table,
  viewsIn,
} from '../src/index.ts';

const SEED = '11'.repeat(32);
const sit = (seats = 2) =>
  Table.begin(highCard, { figures: Array.from({ length: seats }, () => null), seed: SEED }).table;
const cardOf = (table: Table<HighCard>, seat: number) => {
  const card = table.update(seat).view.hands[seat][0];
  return { play: card };
};

describe('a table', () => {
  test('gives every seat its own view, and answers only to the one asked', () => {
    const table = sit();
    const [red, blue, nobody] = [table.update(0), table.update(1), table.update(null)];
    expect(red.answers).toHaveLength(4);
    expect(blue.answers).toEqual([]);
    expect(red.view.hands[1]).toEqual([-1, -1, -1]);
    expect(nobody.view.hands).toEqual([
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
    expect(blue.standing).toEqual(['bow']);
    expect(nobody.standing).toEqual([]);
  });

  test('refuses a stale version, a wrong seat and an illegal answer, and nothing changes', () => {
    const table = sit();
    const before = JSON.stringify(table.save());
    expect(() => table.answer(0, 3, 'flip')).toThrow('the table is at version 0, the answer was to 3');
    expect(() => table.answer(1, 0, 'flip')).toThrow('seat 1 is not asked: seat 0 is');
    expect(() => table.answer(0, 0, { play: 99 })).toThrow('is not an answer to "play"');
    expect(() => table.takeBack(0, 0)).toThrow('nothing to take back');
    expect(JSON.stringify(table.save())).toBe(before);
  });

  test("an update is the reader's own: playing on does not change it", () => {
    const table = sit();
    const update = table.update(0);
    const before = JSON.stringify(update);
    table.answer(0, 0, cardOf(table, 0));
    expect(JSON.stringify(update)).toBe(before);
  });

  test('tells a secret to its owner alone', () => {
    const table = sit();
    table.answer(0, 0, cardOf(table, 0));
    const { told } = table.answer(1, 1, cardOf(table, 1));
    const kinds = (viewer: number | null) => table.update(viewer, told).events.map(({ kind }) => kind);
    expect(kinds(0)).toEqual(['played', 'round', 'drew', 'drew-hidden']);
    expect(kinds(1)).toEqual(['played', 'round', 'drew-hidden', 'drew']);
    expect(kinds(null)).toEqual(['played', 'round', 'drew-hidden', 'drew-hidden']);
  });

  test('lets a seat take back its own answers one by one, versions going up all the while', () => {
    const table = sit();
    const before = JSON.stringify(table.save().state);
    table.answer(0, 0, 'flip');
    table.answer(0, 1, 'flip');
    expect(table.mayTakeBack(0)).toBe(true);
    expect(table.mayTakeBack(1)).toBe(false);
    expect(table.takeBack(0, 2)).toMatchObject({ version: 3, tookBack: 1 });
    table.takeBack(0, 3);
    expect(JSON.stringify(table.save().state)).toBe(before);
    expect(table.match().answers).toEqual([]);
    expect(table.mayTakeBack(0)).toBe(false);
  });

  test('lets nobody take back a card that was shown, or past luck or another seat', () => {
    const table = sit();
    table.answer(0, 0, 'flip');
    expect(table.mayTakeBack(0)).toBe(true);
    table.answer(1, 1, 'bow');
    expect(table.mayTakeBack(0)).toBe(false);
    // Another seat has answered, even if it has thought better of it.
    table.takeBack(1, 2);
    expect(table.mayTakeBack(0)).toBe(false);
    table.answer(0, 3, cardOf(table, 0));
    expect(table.mayTakeBack(0)).toBe(false);
    table.answer(1, 4, cardOf(table, 1));
    expect(table.mayTakeBack(1)).toBe(false);
  });

  test("by leave, takes back a seat's last answer and all that came after it, and tells everybody", () => {
    const table = sit(3);
    table.answer(0, 0, 'flip');
    const before = JSON.stringify(table.save().state);
    const card = cardOf(table, 0);
    table.answer(0, 1, card);
    table.answer(1, 2, 'bow');
    const twin = Table.resume(highCard, JSON.parse(JSON.stringify(table.save())));
    for (const each of [table, twin]) {
      const { version, told, course } = each.takeBackByLeave(0, 3);
      expect(version).toBe(4);
      expect(JSON.stringify(each.save().state)).toBe(before);
      for (const viewer of [null, 0, 1, 2]) {
        expect(each.update(viewer, told).events).toEqual([{ kind: 'took-back', seat: 0, answers: 2 }]);
        // The word comes with all that it changed.
        expect(course.heardBy(viewer)).toMatchObject([{ event: { kind: 'took-back' }, change: {} }]);
      }
      expect(each.mayTakeBack(0)).toBe(false);
    }
    expect(table.match().answers).toEqual([
      [0, 'flip'],
      [0, card],
      [1, 'bow'],
      [0, null],
    ]);
  });

  test('an answer that was taken back is still in the match, and so is the luck it used', () => {
    const table = sit();
    table.answer(0, 0, cardOf(table, 0));
    const { told } = table.answer(1, 1, cardOf(table, 1));
    const first = JSON.stringify(told);
    table.takeBackByLeave(1, 2);
    expect(table.waitsFor).toBe(1);
    const again = table.answer(1, 3, cardOf(table, 1));
    expect(JSON.stringify(again.told)).not.toBe(first);
    const match = checkMatch(JSON.parse(JSON.stringify(table.match())));
    const frames = [...replay(highCard, match)];
    expect(JSON.stringify(frames.at(-1)?.state)).toBe(JSON.stringify(table.save().state));
    expect(frames.map((frame) => frame.told.length)).toEqual([0, 1, 4, 1, 4]);
    const reel = reelOf(highCard, match);
    for (const viewer of [null, 0, 1]) {
      expect(viewsIn(reel, viewer).at(-1)).toEqual(table.update(viewer).view);
      expect(heardIn(reel, viewer)[3].map(({ event }) => event?.kind)).toEqual(['took-back']);
    }
  });

  test('answers are taken back by leave one by one, until none stands', () => {
    const table = sit();
    const asks = () => [0, 1].map((seat) => table.update(seat).mayAskBack);
    expect(asks()).toEqual([false, false]);
    expect(() => table.takeBackByLeave(0, 0)).toThrow('nothing to take back: no answer of yours stands');
    const first = JSON.stringify(table.save().state);
    table.answer(0, 0, cardOf(table, 0));
    expect(asks()).toEqual([true, false]);
    table.answer(1, 1, cardOf(table, 1));
    table.answer(table.waitsFor ?? -1, 2, 'flip');
    expect(asks()).toEqual([true, true]);
    expect(() => table.takeBackByLeave(1, 2)).toThrow('the table is at version 3, the answer was to 2');
    table.takeBackByLeave(1, 3);
    // With the answer of seat 1 went what came after it.
    expect(asks()).toEqual([true, false]);
    expect(Table.resume(highCard, { ...table.save(), match: sit().match() }).update(0).mayAskBack).toBe(true);
    table.takeBackByLeave(0, 4);
    expect(asks()).toEqual([false, false]);
    expect(JSON.stringify(table.save().state)).toBe(first);
  });

  test('goes on from what was saved, with the same luck', () => {
    const table = sit();
    table.answer(0, 0, cardOf(table, 0));
    const twin = Table.resume(highCard, JSON.parse(JSON.stringify(table.save())));
    for (const each of [table, twin]) each.answer(1, 1, cardOf(each, 1));
    expect(twin.save()).toEqual(table.save());
  });

  test('goes on under newer rules from its state, though its match cannot be replayed', () => {
    const table = sit();
    table.answer(0, 0, 'flip');
    const newer = { ...highCard, rulesVersion: 2 };
    const saved = table.save();
    const twin = Table.resume(newer, saved);
    expect(twin.waitsFor).toBe(0);
    expect(twin.match().rules).toBe(1);
    expect(table.update(0).mayAskBack).toBe(true);
    expect(twin.update(0).mayAskBack).toBe(false);
    expect(() => twin.takeBackByLeave(0, 1)).toThrow('it began under older rules');
    expect(() => [...replay(newer, saved.match)]).toThrow(
      'played under rules version 1; these are version 2',
    );
  });

  test('takes an answer whole or not at all, even if a rule throws halfway', () => {
    const broken = {
      ...highCard,
      asks: {
        ...highCard.asks,
        play: {
          ...highCard.asks.play,
          answer: ({ state, chance }: { state: { turn: number }; chance: Chance }) => {
            state.turn = chance.roll(6) + 99;
            throw new Error('a mistake in the rules');
          },
        },
      },
    };
    const { table } = Table.begin(broken, { figures: [null, null], seed: SEED });
    const before = JSON.stringify(table.save());
    expect(() => table.answer(0, 0, 'flip')).toThrow('a mistake in the rules');
    expect(JSON.stringify(table.save())).toBe(before);
  });
});

describe('what a table agrees on', () => {
  test.each([
    [{ rounds: 'nine' }, 'options.rounds: "nine" is not one of two | three'],
    [{ colour: 'red' }, 'options.colour: no such option; there are: rounds'],
    [['two'], 'options: expected an object'],
    ['two', 'options: expected an object'],
  ])('options %j are refused by name', (options, message) => {
    expect(() => checkOptions(highCard.options, options)).toThrow(message);
  });

  test('an option that is not named takes its default', () => {
    expect(checkOptions(highCard.options, undefined)).toEqual({ rounds: 'two' });
  });

  test('a set that is not one is refused by field', () => {
    expect(() => openBox(highCard, {}, { cards: 'many' })).toThrow('set.cards');
  });

  test.each([
    [[null], 'seats: high-card is for 2 to 3, not 1'],
    [['red', 'red'], 'seats[1]: "red" is taken already'],
    [['red', 'mauve'], 'seats[1]: no "mauve"; there are: red, blue, green'],
  ])('seats %j are refused', (figures, message) => {
    expect(() => Table.begin(highCard, { figures, seed: SEED })).toThrow(message);
  });

  test.each([
    [null, 'match: '],
    [{}, 'match.game: '],
    [{ ...sit().match(), seed: 'x' }, 'seed: expected 32 bytes'],
    [{ ...sit().match(), answers: [[0]] }, 'match.answers[0]'],
    [{ ...sit().match(), rules: '1' }, 'match.rules: '],
  ])('a match file that is not one is refused by field', (match, message) => {
    expect(() => checkMatch(match)).toThrow(message);
  });

  test('a match of another game is refused', () => {
    const match: Match = { ...sit().match(), game: 'chess' };
    expect(() => [...replay(highCard, match)]).toThrow('match.game: expected "high-card"');
  });
});

describe('a table begun under older rules', () => {
  /** Once upon a time nobody had a charm. */
  const newer: Game<HighCard> = {
    ...highCard,
    rulesVersion: 2,
    raises: [(state) => Object.assign(state, { charms: (state.hands as unknown[]).map(() => 6) })],
  };
  const older = () => {
    const table = sit();
    table.answer(0, 0, 'flip');
    const saved = table.save();
    const without = <S extends object>(state: S) => ({ ...state, charms: undefined }) as S;
    const undo = saved.undo?.map((one) => ({ ...one, state: without(one.state) }));
    return JSON.parse(JSON.stringify({ ...saved, rules: undefined, state: without(saved.state), undo }));
  };

  test('is brought up to date, and so is what may be taken back', () => {
    const table = Table.resume(newer, older());
    expect(table.update(0).view.charms).toEqual([6, -1]);
    table.takeBack(0, table.version);
    expect(table.update(0).view.charms).toEqual([6, -1]);
  });

  test('is not brought up to date twice', () => {
    const saved = Table.resume(newer, older()).save();
    expect([saved.match.rules, saved.rules]).toEqual([1, 2]);
    const charms = [3, 4];
    const again = Table.resume(newer, { ...saved, state: { ...saved.state, charms } as never });
    expect(again.update(0).view.charms).toEqual([3, -1]);
  });

  test('is refused by rules that are older still', () => {
    const saved = Table.resume(newer, older()).save();
    expect(() => Table.resume(highCard, saved)).toThrow(
      'the table was kept under rules version 2 of high-card; these are 1, which is older',
    );
  });
});
