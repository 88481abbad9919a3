import {
  type Game,
  type GameTypes,
  type Mind,
  Refused,
  type Scene,
  type Seat,
  type State,
  type Still,
  v,
} from '../src/index.ts';

/**
 * The smallest game with secrets, for testing the kernel: everybody holds three cards, plays one in turn after
 * turning it over as often as wanted, and the highest card wins the round. The first to win two rounds wins.
 */
interface HighCardState extends State<HighCardAsk> {
  hands: number[][];
  /** The card each seat has played this round, 0 for none. */
  played: number[];
  deck: number[];
  out: number[];
  rounds: number[];
  /** A secret die of each seat, for luck; thrown again after every round. */
  charms: number[];
  seat: Seat;
}

type HighCardAsk = { readonly kind: 'play'; readonly seat: Seat; readonly flips: number };

type HighCardEvent =
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'flipped'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'drew-hidden'; readonly seat: Seat }
  | { readonly kind: 'round'; readonly winner: Seat };

export interface HighCard extends GameTypes {
  state: HighCardState;
  ask: HighCardAsk;
  answers: { play: { readonly play: number } | 'flip'; standing: 'bow' };
  answer: HighCard['answers'][keyof HighCard['answers']];
  event: HighCardEvent;
  view: Still<HighCardState>;
  options: { readonly rounds: string };
  set: { readonly cards: number };
}

export const highCard: Game<HighCard> = {
  name: 'high-card',
  rulePrefix: 'H',
  rulesVersion: 1,
  raises: [],
  seats: { min: 2, max: 3 },
  figures: ['red', 'blue', 'green'],
  options: { rounds: { values: ['two', 'three'], rules: ['H-2'] } },
  chosen: {},
  set: { cards: 30 },
  checkSet(set) {
    const result = v.safeParse(v.object({ cards: v.number() }), set);
    if (!result.success) throw new Refused('bad-input', 'set.cards: expected a number');
    return result.output;
  },
  events: { played: true, flipped: true, drew: true, 'drew-hidden': true, round: true },
  answers: { alone: { flip: true, bow: true }, named: { play: true } },
  asks: {
    play: {
      answers({ state, ask }) {
        const cards = state.hands[ask.seat].map((play) => ({ play }));
        return ask.flips < 2 ? [...cards, 'flip' as const] : cards;
      },
      answer({ state, ask, answer, tell }) {
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
  },
  standing: {
    answers: () => ['bow'],
    answer({ tell }, seat) {
      tell?.({ kind: 'flipped', seat });
    },
  },
  setup(box, figures, chance) {
    const deck = Array.from({ length: box.set.cards }, (_, i) => i + 1);
    const hands = figures.map(() => [chance.draw(deck), chance.draw(deck), chance.draw(deck)]);
    const none = figures.map(() => 0);
    return {
      turn: 0,
      asks: [],
      hands,
      played: none,
      deck,
      out: [],
      rounds: [...none],
      charms: figures.map(() => chance.roll(6)),
      seat: figures.length - 1,
    };
  },
  next({ state, chance, tell }) {
    state.seat = (state.seat + 1) % state.hands.length;
    state.turn++;
    if (state.played[state.seat] > 0) {
      const winner = state.played.indexOf(Math.max(...state.played));
      state.rounds[winner]++;
      tell?.({ kind: 'round', winner });
      state.out.push(...state.played);
      state.played.fill(0);
      if (highCard.outcome(undefined as never, state) !== null) return;
      for (const [seat, hand] of state.hands.entries()) {
        const card = chance.draw(state.deck);
        hand.push(card);
        state.charms[seat] = chance.roll(6);
        tell?.({ kind: 'drew', seat, card }, seat, { kind: 'drew-hidden', seat });
      }
    }
    state.asks.push({ kind: 'play', seat: state.seat, flips: 0 });
  },
  outcome(_box, state) {
    const winners = state.rounds.flatMap((rounds, seat) => (rounds >= 2 ? [seat] : []));
    return winners.length === 0 ? null : { by: 'rounds', winners, points: state.rounds };
  },
  whoSees: {
    turn: 'everyone',
    asks: { play: 'everyone' },
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

export const mind: Mind<HighCard> = {
  instinct: ({ answers }) => answers[0],
  hunch: (_box, _state, answers) => answers[0],
  evaluate: (_box, { rounds }) =>
    rounds.map((won) => (won + 1) / (rounds.length + rounds.reduce((a, b) => a + b, 0))),
};

export const scene: Scene<HighCard> = {
  figures: 'colours',
  arrange({ state }, given, path) {
    for (const [key, value] of Object.entries(given)) {
      const seat = highCard.figures.indexOf(key);
      if (!Array.isArray(value) || seat < 0)
        throw new Refused('bad-input', `${path}.${key}: expected a hand`);
      state.hands[seat] = value.map(Number);
    }
  },
  describe: (_box, { hands, rounds }) => ({ red: hands[0], blue: hands[1], rounds }),
};
