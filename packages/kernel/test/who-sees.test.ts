import { type HighCard, highCard } from '@undercroft/kit/example/game';
import { expect, test } from 'vitest';
import {
  askNow,
  begin,
  changed,
  componentsOf,
  copy,
  FastChance,
  type Game,
  imagine,
  openBox,
  Table,
  viewOf,
  type WhoSees,
} from '../src/index.ts';
import { visitHidden } from '../src/places.ts';
import { lookAt, Seen } from '../src/views.ts';

const box = openBox(highCard);
const deal = () => begin(box, [null, null], new FastChance(1));

test('a viewer sees its own, of others how many, and in the bag all that could be in their hands', () => {
  const state = deal();
  const [red, blue] = state.hands;
  const sorted = (...cards: number[][]) => cards.flat().sort((a, b) => a - b);
  expect(viewOf(box, state, 0)).toMatchObject({ hands: [red, [-1, -1, -1]], deck: sorted(state.deck, blue) });
  expect(viewOf(box, state, 1)).toMatchObject({ hands: [[-1, -1, -1], blue], deck: sorted(state.deck, red) });
  expect(viewOf(box, state, null).deck).toEqual(sorted(state.deck, red, blue));
  expect(viewOf(box, state, 1).charms).toEqual([-1, state.charms[1]]);
});

test('what is hidden is imagined anew, and everything else as it is', () => {
  const view = viewOf(box, deal(), 0);
  const tables = Array.from({ length: 40 }, (_, seed) => imagine(box, view, 0, new FastChance(seed)));
  for (const table of tables) expect(viewOf(box, table, 0)).toEqual(view);
  expect(new Set(tables.map(({ hands }) => String(hands[1]))).size).toBeGreaterThan(30);
  expect(new Set(tables.map(({ charms }) => charms[1])).size).toBe(6);
});

/** All that is on a table, in the order of its names. */
const lyingOn = (own: typeof box, state: HighCard['state']) => componentsOf(own, state).toSorted();

test('what is on a table is counted wherever it lies: in hands, in the deck, played and out', () => {
  const state = deal();
  const cards = [...state.hands.flat(), ...state.deck, ...state.played, ...state.out].filter(
    (card) => card > 0,
  );
  expect(lyingOn(box, state)).toEqual(cards.map(String).toSorted());
  expect(cards.length).toBeGreaterThan(20);
});

test('a card imagined by its back leaves the deck, and no other does', () => {
  // The backs of these cards tell odd from even.
  const whoSees: WhoSees<HighCard> = {
    ...highCard.whoSees,
    hands: {
      seen: 'owner',
      among: ({ deck }) => deck,
      face: (_box, card) => card % 2,
      holds: (hands) => hands.flat().map(String),
    },
  };
  const own = openBox({ ...highCard, whoSees });
  const state = deal();
  const view = viewOf(own, state, 0);
  for (let seed = 0; seed < 20; seed++) {
    const table = imagine(own, view, 0, new FastChance(seed));
    expect(table.hands[1].map((card) => card % 2)).toEqual(state.hands[1].map((card) => card % 2));
    expect(lyingOn(own, table)).toEqual(lyingOn(own, state));
  }
});

test('a single thing that is hidden is a place, too', () => {
  const whoSees = { ...highCard.whoSees, seat: { seen: 'nobody' } } as WhoSees<HighCard>;
  const places: (string | number)[] = [];
  visitHidden(openBox({ ...highCard, whoSees }), deal(), 0, (_slots, at) => places.push(at));
  expect(places).toContain('seat');
});

test('no table is imagined that the game calls impossible, and every possible one is as likely', () => {
  // Red has seen that blue holds no card above ten.
  const low: Game<HighCard> = {
    ...highCard,
    possible: (_box, { hands }) => hands[1].every((card) => card <= 10),
  };
  const own = openBox(low);
  const state = deal();
  state.deck = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16];
  state.hands = [
    [20, 21, 22],
    [5, 6],
  ];
  const view = viewOf(own, state, 0);
  const hands = Array.from({ length: 1500 }, (_, seed) =>
    imagine(own, view, 0, new FastChance(seed)).hands[1].toSorted().join(),
  );
  const counts = Map.groupBy(hands, (hand) => hand);
  // Two out of six.
  expect(counts.size).toBe(15);
  for (const [, { length }] of counts) expect(length).toBeGreaterThan(60);
});

test('a question may say something to the one asked alone', () => {
  const whoSees: WhoSees<HighCard> = {
    ...highCard.whoSees,
    asks: { ...highCard.whoSees.asks, play: { hides: { flips: { fresh: (chance) => chance.pick(3) } } } },
  };
  const quiet: Game<HighCard> = { ...highCard, whoSees };
  const own = openBox(quiet);
  const state = begin(own, [null, null], new FastChance(1));
  expect(viewOf(own, state, 0).asks).toEqual([{ kind: 'play', seat: 0, flips: 0 }]);
  const view = viewOf(own, state, 1);
  expect(view.asks).toEqual([{ kind: 'play', seat: 0, flips: -1 }]);
  const flips = Array.from(
    { length: 40 },
    (_, seed) => askNow<HighCard>(imagine(own, view, 1, new FastChance(seed))).flips,
  );
  expect([...new Set(flips)].sort()).toEqual([0, 1, 2]);
});

test('what is reckoned from something open and something hidden changes for each viewer in its own way', () => {
  const reckon = (_box: unknown, { hands, asks }: Pick<HighCard['view'], 'hands' | 'asks'>) =>
    JSON.stringify([hands, asks]);
  const reckoned = { told: { of: ['hands', 'asks'], reckon } };
  const { table } = Table.begin({ ...highCard, reckoned } as Game<HighCard>, {
    figures: [null, null],
    seed: '1'.padStart(64, '0'),
  });
  const viewers = [null, 0, 1];
  const before = viewers.map((viewer) => table.update(viewer).view);
  const { course } = table.answer(0, 0, 'flip');
  for (const [at, viewer] of viewers.entries()) {
    const seen = course.heardBy(viewer).reduce((view, { change }) => changed(view, change), before[at]);
    expect(seen).toEqual(viewOf(table.box, table.save().state as HighCard['state'], viewer));
  }
});

test('a part that is not declared does not compile', () => {
  const { deck: _deck, ...parts } = highCard.whoSees;
  // @ts-expect-error: nobody has said who sees the deck
  const forgotten: WhoSees<HighCard> = parts;
  // @ts-expect-error: nobody has said who sees the question
  const unasked: WhoSees<HighCard> = { ...highCard.whoSees, asks: {} };
  expect([forgotten, unasked]).toHaveLength(2);
});

test('only what is indexed by seat has owners, and only names and numbers have backs', () => {
  // @ts-expect-error: a list of rounds by seat is open; what was played by turns belongs to nobody
  const owned: WhoSees<HighCard> = { ...highCard.whoSees, out: { seen: 'owner' } };
  // @ts-expect-error: a single seat has no owner
  const single: WhoSees<HighCard> = { ...highCard.whoSees, seat: { seen: 'owner' } };
  interface Laden extends HighCard {
    state: HighCard['state'] & { trick: { readonly card: number } };
  }
  // @ts-expect-error: an object has no back
  const hidden: WhoSees<Laden> = { ...highCard.whoSees, trick: { seen: 'nobody' } };
  // @ts-expect-error: and is no bag
  const bag: WhoSees<Laden> = { ...highCard.whoSees, trick: 'bag' };
  expect([owned, single, hidden, bag]).toHaveLength(4);
});

test('what cannot be hidden is not hidden by halves: it is said which part it is', () => {
  const whoSees = { ...highCard.whoSees, played: { seen: 'nobody' } } as WhoSees<HighCard>;
  const own = openBox({ ...highCard, whoSees });
  const state = { ...deal(), played: [{ card: 7 }] as unknown as number[] };
  expect(() => viewOf(own, state, 0)).toThrow('"played" cannot be hidden');
});

test('a card that is gone from where it never lay takes no other with it', () => {
  const { table } = Table.begin(highCard, { figures: [null, null], seed: '1'.padStart(64, '0') });
  const [before, after] = [table.save().state, copy(table.save().state)] as [
    HighCard['state'],
    HighCard['state'],
  ];
  // The deck says that a card is gone which the last view never had in it.
  before.deck[0] = 99;
  const last = lookAt(box, { state: copy(before) }, 0);
  const deck = last.view.deck.filter((card) => card !== 99);
  const wrong = new Seen<HighCard>({ state: before }, { ...last.turned, deck }, last.reckoned);
  expect(() => lookAt(box, { state: after }, 0, wrong)).toThrow(
    '99 is gone from "deck", where it did not lie',
  );
});
