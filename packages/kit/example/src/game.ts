import { check, type Game } from '@undercroft/kernel';
import { v } from '@undercroft/sets';
import { shelf } from './shelf.ts';
import { EVENTS, type HighCard } from './state.ts';

/** How many cards there are: enough for three hands and the longest game. */
const setSchema = v.strictObject({ cards: v.pipe(v.number(), v.integer(), v.minValue(27), v.maxValue(99)) });

const deckOf = ({ cards }: HighCard['set']) => Array.from({ length: cards }, (_, i) => i + 1);

/** High Card: the rules, in one file because they are so few. */
export const highCard: Game<HighCard> = {
  name: 'high-card',
  rulePrefix: 'H',
  rulesVersion: 1,
  raises: [],
  seats: shelf.seats,
  figures: ['red', 'blue', 'green'],
  options: { rounds: { values: ['two', 'three'], rules: ['H-2'] } },
  chosen: {},
  set: { cards: 30 },
  setSchema,
  checkSet: (set) => check(setSchema, set, 'set'),
  events: EVENTS,
  everyAnswer: ({ set }) => ({
    play: [...deckOf(set).map((play) => ({ play })), 'flip'],
    standing: ['bow'],
  }),
  purposes: ['deck', 'charms'],
  asks: {
    play: {
      answers(_box, state, ask) {
        const cards = state.hands[ask.seat].map((play) => ({ play }));
        return ask.flips < 2 ? [...cards, 'flip' as const] : cards;
      },
      answer({ state, tell }, ask, answer) {
        if (typeof answer === 'string') {
          tell?.({ kind: 'flipped', seat: ask.seat });
          state.asks.push({ ...ask, flips: ask.flips + 1 });
          return;
        }
        const hand = state.hands[ask.seat];
        hand.splice(hand.indexOf(answer.play), 1);
        state.played[ask.seat] = answer.play;
        tell?.({ kind: 'played', seat: ask.seat, card: answer.play });
      },
    },
    draw({ state, chance, tell }, { seat }) {
      const card = chance.draw(state.deck, 'deck');
      state.hands[seat].push(card);
      state.charms[seat] = chance.roll(6, 'charms', seat);
      tell?.({ kind: 'drew', seat, card }, seat, { kind: 'drew-hidden', seat });
    },
  },
  standing: {
    answers: () => ['bow'],
    answer({ tell }, seat) {
      tell?.({ kind: 'flipped', seat });
    },
  },
  setup(box, figures, chance) {
    const deck = deckOf(box.set);
    const three = [1, 2, 3];
    const hands = figures.map(() => three.map(() => chance.draw(deck, 'deck')));
    const none = figures.map(() => 0);
    return {
      turn: 0,
      asks: [],
      hands,
      played: none,
      deck,
      out: [],
      rounds: [...none],
      charms: figures.map((_, seat) => chance.roll(6, 'charms', seat)),
      seat: figures.length - 1,
    };
  },
  next({ box, state, tell }) {
    state.seat = (state.seat + 1) % state.hands.length;
    state.turn++;
    const isRound = state.played[state.seat] > 0;
    if (isRound) {
      const winner = state.played.indexOf(Math.max(...state.played));
      state.rounds[winner]++;
      state.out.push(...state.played);
      state.played.fill(0);
      tell?.({ kind: 'round', winner });
      if (highCard.outcome(box, state) !== null) return;
    }
    state.asks.push({ kind: 'play', seat: state.seat, flips: 0 });
    // What comes first goes on the stack last: everybody draws before anybody is asked.
    if (isRound)
      for (const seat of [...state.hands.keys()].reverse()) state.asks.push({ kind: 'draw', seat });
  },
  outcome({ options }, state) {
    const enough = options.rounds === 'three' ? 3 : 2;
    const winners = state.rounds.flatMap((rounds, seat) => (rounds >= enough ? [seat] : []));
    return winners.length === 0 ? null : { by: 'rounds', winners, points: state.rounds };
  },
  whoSees: {
    turn: 'everyone',
    asks: { play: 'everyone', draw: 'everyone' },
    hands: { seen: 'owner', among: ({ deck }) => deck, holds: (hands) => hands.flat().map(String) },
    played: { seen: 'everyone', holds: (cards) => cards.filter((card) => card > 0).map(String) },
    deck: { seen: 'bag', holds: (cards) => cards.map(String) },
    out: { seen: 'everyone', holds: (cards) => cards.map(String) },
    rounds: 'everyone',
    charms: { seen: 'owner', fresh: (chance) => chance.roll(6) },
    seat: 'everyone',
  },
  seated: ({ hands }) => highCard.figures.slice(0, hands.length),
};

export type * from './state.ts';
