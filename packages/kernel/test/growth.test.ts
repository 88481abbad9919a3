import { type HighCard, highCard } from '@undercroft/kit/example/game';
import { expect, test } from 'vitest';
import { checkMatch, type Game, lastFrame, type Match, reelOf, replay, Table } from '../src/index.ts';

const SEED = '3'.padStart(64, '0');

/** High Card in which cards may be turned over for ever, and how often a table was copied. */
function endless(): { game: Game<HighCard>; copies: () => number } {
  let copies = 0;
  const game: Game<HighCard> = {
    ...highCard,
    asks: {
      ...highCard.asks,
      play: { ...highCard.asks.play, answers: () => ['flip'] },
    },
    setup(box, figures, chance, tell) {
      const state = highCard.setup(box, figures, chance, tell);
      // Whoever copies a table reads all of its parts.
      Object.defineProperty(state, 'rounds', {
        enumerable: true,
        get: () => {
          copies++;
          return [0, 0];
        },
      });
      return state;
    },
  };
  return { game, copies: () => copies };
}

const matchOf = (answers: Match['answers']): Match => ({
  game: 'high-card',
  rules: 1,
  options: { rounds: 'two' },
  set: null,
  figures: [null, null],
  seed: SEED,
  answers,
});

test('one take-back does not make a replay copy the table at every answer', () => {
  const { game, copies } = endless();
  const flips = Array.from({ length: 300 }, (): [number, string] => [0, 'flip']);
  const frames = [...replay(game, matchOf([...flips, [0, null], [0, 'flip']]))];
  expect(frames).toHaveLength(303);
  expect(frames.at(-2)?.told).toEqual([{ event: { kind: 'took-back', seat: 0, answers: 1 } }]);
  // The one that it goes back to; and each step looks once whether the game is over.
  expect(copies()).toBeLessThan(20);
});

test('a match goes back further and further, and on from there', () => {
  const answers: Match['answers'] = [
    [0, 'flip'],
    [0, 'flip'],
    [1, 'bow'],
    [0, null],
    [0, null],
    [1, 'bow'],
    [0, 'flip'],
  ];
  const match = matchOf(answers);
  const { state } = lastFrame(highCard, match);
  expect(state.asks).toEqual([{ kind: 'play', seat: 0, flips: 1 }]);
  const told = [...replay(highCard, match)].flatMap((frame) => frame.told.map(({ event }) => event));
  expect(told.filter(({ kind }) => String(kind) === 'took-back')).toEqual([
    { kind: 'took-back', seat: 0, answers: 2 },
    { kind: 'took-back', seat: 0, answers: 1 },
  ]);
});

test('who takes back what they never answered is refused, by field, wherever the match is read', () => {
  const match = checkMatch(matchOf([[0, null]]));
  const said = 'match.answers[0]: seat 0 has no answer to take back';
  expect(() => [...replay(highCard, match)]).toThrow(said);
  expect(() => reelOf(highCard, match)).toThrow(said);
  const { table } = Table.begin(highCard, matchOf([]));
  expect(() => Table.resume(highCard, { ...table.save(), match })).toThrow(said);
});

test('what is kept of a table after an answer grows no longer with the game', () => {
  const { table } = Table.begin(highCard, matchOf([]));
  const sizes = Array.from({ length: 400 }, () => {
    table.answer(1, table.version, 'bow');
    table.answer(0, table.version, 'bow');
    return JSON.stringify(table.keep()).length;
  });
  expect(sizes[399] - sizes[20]).toBeLessThan(20);
  expect(table.lastOf([1])).toBe(1);
  expect(table.lastOf([0, 1])).toBe(0);
  expect(table.agreed).not.toHaveProperty('answers');
});

/** High Card that is never over, and how many answers it was made to play. */
function counting(): { game: Game<HighCard>; played: () => number } {
  const { game } = endless();
  let played = 0;
  const { play } = game.asks;
  return {
    game: {
      ...game,
      asks: {
        ...game.asks,
        play: {
          ...play,
          answer(...all) {
            played++;
            play.answer(...all);
          },
        },
      },
    },
    played: () => played,
  };
}

test.each([200, 20_000])(
  'after %i answers one is taken back by leave without playing all again',
  (length) => {
    const { game, played } = counting();
    const { table } = Table.begin(game, matchOf([]));
    while (table.length < length) table.answer(0, table.version, 'flip');
    const state = JSON.stringify(table.keep().state);
    table.answer(0, table.version, 'flip');
    const before = played();
    table.takeBackByLeave(0, table.version);
    expect(played() - before).toBeLessThan(20);
    expect(JSON.stringify(table.keep().state)).toBe(state);
  },
);

test('who changes their mind often can still go back far', () => {
  const { game, played } = counting();
  const { table } = Table.begin(game, matchOf([]));
  while (table.length < 200) table.answer(0, table.version, 'flip');
  for (let times = 0; times < 20; times++) {
    for (let each = 0; each < 2; each++) table.answer(0, table.version, 'flip');
    for (let each = 0; each < 2; each++) table.takeBack(0, table.version);
  }
  const costs = Array.from({ length: 60 }, () => {
    const before = played();
    table.takeBackByLeave(0, table.version);
    return played() - before;
  });
  expect(Math.max(...costs)).toBeLessThan(20);
  expect(table.keep().state.asks).toEqual([{ kind: 'play', seat: 0, flips: 140 }]);
});

test('a table that is opened again plays its match once, however often its answers are taken back', () => {
  const { game, played } = counting();
  const flips = Array.from({ length: 500 }, (): [number, string] => [0, 'flip']);
  const { state, position } = lastFrame(game, matchOf(flips));
  const saved = { match: matchOf(flips), version: 500, state, position };
  const table = Table.resume(game, JSON.parse(JSON.stringify(saved)));
  const before = played();
  for (let times = 0; times < 100; times++) table.takeBackByLeave(0, table.version);
  expect(played() - before).toBeLessThan(500 + 100 * 16);
  expect(table.keep().state.asks).toEqual([{ kind: 'play', seat: 0, flips: 400 }]);
});

test('a table goes back to where its whole match would lead, in whatever order people answer and take back', () => {
  let dice = 7;
  const luck = (sides: number) => {
    dice = (dice * 48_271) % 2_147_483_647;
    return dice % sides;
  };
  const again = (table: Table<HighCard>) => Table.resume(highCard, JSON.parse(JSON.stringify(table.save())));
  let table = again(Table.begin(highCard, matchOf([])).table);
  let byLeave = 0;
  while (table.length < 300) {
    const seat = luck(2);
    const back = luck(3) === 0;
    const { answers } = table.news(seat);
    if (back && table.mayTakeBack(seat)) table.takeBack(seat, table.version);
    else if (back && table.mayAskBack(seat)) {
      table.takeBackByLeave(seat, table.version);
      byLeave++;
    } else {
      const plays = answers.length > 0 && luck(4) === 0;
      table.answer(seat, table.version, plays ? answers[luck(answers.length)] : 'bow');
    }
    if (back) {
      const { state } = lastFrame(highCard, table.match());
      expect(JSON.stringify(table.keep().state)).toBe(JSON.stringify(state));
    }
    if (table.waitsFor === null) table = again(Table.begin(highCard, matchOf([])).table);
    else if (luck(60) === 0) table = again(table);
  }
  expect(byLeave).toBeGreaterThan(50);
});

test('a table that was resumed without its answers remembers those given since', () => {
  const { table } = Table.begin(highCard, matchOf([]));
  for (let times = 0; times < 40; times++) {
    table.answer(1, table.version, 'bow');
    table.answer(0, table.version, 'bow');
  }
  const { match, ...kept } = table.save();
  const all = [...match.answers];
  const resumed = Table.resume(highCard, { ...kept, match: { ...match, answers: [] } });
  expect([0, 1].map((seat) => resumed.remembers(seat))).toEqual([false, false]);
  expect(() => resumed.takeBackByLeave(1, resumed.version)).toThrow('are not known to this table');
  resumed.answer(0, resumed.version, 'bow');
  all.push([0, 'bow']);
  expect([0, 1].map((seat) => resumed.remembers(seat))).toEqual([true, false]);
  const same = () => {
    const { state } = lastFrame(highCard, { ...match, answers: all });
    expect(JSON.stringify(resumed.keep().state)).toBe(JSON.stringify(state));
  };
  resumed.takeBackByLeave(0, resumed.version);
  all.push([0, null]);
  same();
  // Somebody else's last one lies further back: the house says what it was.
  resumed.takeBackByLeave(1, resumed.version, all);
  all.push([1, null]);
  same();
  resumed.takeBackByLeave(0, resumed.version);
  all.push([0, null]);
  same();
  expect(resumed.keep().answered).toEqual([38, 39]);
});
