import { check, type Game } from '@undercroft/kernel';
import { v } from '@undercroft/sets';
import { shelf } from './shelf.ts';
import { EVENTS, type Tug } from './state.ts';

/** Cards from 1 to this: a hand of three for everybody, and three more. */
export const CARDS = 24;
const HAND = 3;
const SEATS = 4;
/** So many pulls win. */
const ENOUGH = 3;

const nothing = v.strictObject({});

/** Opposite seats pull together. (T-1) */
export const sideOf = (seat: number): number => seat % 2;

const fullDeck = () => Array.from({ length: CARDS }, (_, i) => i + 1);

/** Tug of War: two against two. */
export const tugOfWar: Game<Tug> = {
  name: 'tug-of-war',
  rulePrefix: 'T',
  rulesVersion: 1,
  raises: [],
  seats: shelf.seats,
  sides: (seats) => Array.from({ length: seats }, (_, seat) => sideOf(seat)),
  figures: ['bear', 'elk', 'horse', 'ox'],
  options: {},
  chosen: {},
  set: {},
  setSchema: nothing,
  checkSet: (set) => check(nothing, set, 'set'),
  events: EVENTS,
  everyAnswer: () => ({ play: fullDeck().map((play) => ({ play })) }),
  purposes: ['deck'],
  asks: {
    play: {
      answers: (_box, state, ask) => state.hands[ask.seat].map((play) => ({ play })),
      answer({ state, tell }, ask, answer) {
        const hand = state.hands[ask.seat];
        hand.splice(hand.indexOf(answer.play), 1);
        state.played[ask.seat] = answer.play;
        state.seat = (ask.seat + 1) % SEATS;
        tell?.({ kind: 'played', seat: ask.seat, card: answer.play });
      },
    },
    draw({ state, chance, tell }, { seat }) {
      const card = chance.draw(state.deck, 'deck');
      state.hands[seat].push(card);
      tell?.({ kind: 'drew', seat, card }, seat, { kind: 'drew-hidden', seat });
    },
  },
  setup(_box, figures, chance) {
    const free = tugOfWar.figures.filter((figure) => !figures.includes(figure));
    const deck = fullDeck();
    const hands = figures.map(() => Array.from({ length: HAND }, () => chance.draw(deck, 'deck')));
    return {
      ...{
        turn: 0,
        asks: [],
        figures: figures.map((figure) => figure ?? free.shift() ?? ''),
        hands,
        played: figures.map(() => 0),
        deck,
        out: [],
        pulls: [0, 0],
      },
      ...{ seat: 0, leader: 0 },
    };
  },
  next({ box, state, tell }) {
    state.turn++;
    const isPull = state.played[state.seat] > 0;
    if (isPull) {
      state.leader = state.played.indexOf(Math.max(...state.played));
      state.seat = state.leader;
      state.pulls[sideOf(state.leader)]++;
      state.out.push(...state.played);
      state.played.fill(0);
      tell?.({ kind: 'pulled', seat: state.leader });
      if (tugOfWar.outcome(box, state) !== null) return;
    }
    state.asks.push({ kind: 'play', seat: state.seat });
    if (isPull && state.deck.length > 0) {
      // What comes first goes on the stack last.
      for (let after = SEATS - 1; after >= 0; after--)
        state.asks.push({ kind: 'draw', seat: (state.leader + after) % SEATS });
    }
  },
  outcome(_box, { pulls, hands }) {
    const side = pulls.findIndex((won) => won >= ENOUGH);
    if (side < 0) return null;
    const winners = [...hands.keys()].filter((seat) => sideOf(seat) === side);
    return { by: 'pulls', winners, points: hands.map((_, seat) => pulls[sideOf(seat)]) };
  },
  whoSees: {
    turn: 'everyone',
    asks: { play: 'everyone', draw: 'everyone' },
    figures: 'everyone',
    hands: { seen: 'owner', among: ({ deck }) => deck, holds: (hands) => hands.flat().map(String) },
    played: { seen: 'everyone', holds: (cards) => cards.filter((card) => card > 0).map(String) },
    deck: { seen: 'bag', holds: (cards) => cards.map(String) },
    out: { seen: 'everyone', holds: (cards) => cards.map(String) },
    pulls: 'everyone',
    seat: 'everyone',
    leader: 'everyone',
  },
  seated: ({ figures }) => figures,
};

export type * from './state.ts';
