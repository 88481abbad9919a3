import type { Game, Moment, Seat, Tell } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { type HighCard, highCard } from '../example/src/game.ts';
import { searchLeaks } from '../src/leaks.ts';

const search = (game: Game<HighCard>) => searchLeaks(game, { seed: 1, positions: 1500 });

test('high-card keeps its secrets', () => search(highCard));

type Turn = Moment<HighCard> & { readonly ask: HighCard['ask'] };
type Event = HighCard['event'];

/** The game with something else happening whenever a card is turned over. */
const flipping = (flip: (turn: Turn) => void): Game<HighCard> => ({
  ...highCard,
  asks: {
    ...highCard.asks,
    play: {
      ...highCard.asks.play,
      answer(moment, ask, answer) {
        const turn = { ...moment, ask };
        if (answer === 'flip') flip(turn);
        highCard.asks.play.answer(moment, turn.ask, answer);
      },
    },
  },
});

/** The game with its events told otherwise, wherever they are told. */
const telling = (otherwise: (tell: Tell<Event>) => Tell<Event>): Game<HighCard> => ({
  ...highCard,
  next: (moment) => highCard.next({ ...moment, tell: moment.tell && otherwise(moment.tell) }),
  asks: {
    draw: (moment, duty) =>
      highCard.asks.draw({ ...moment, tell: moment.tell && otherwise(moment.tell) }, duty),
    play: {
      ...highCard.asks.play,
      answer: (moment, ask, answer) =>
        highCard.asks.play.answer({ ...moment, tell: moment.tell && otherwise(moment.tell) }, ask, answer),
    },
  },
});

const other = ({ state, ask }: Turn): Seat => (ask.seat + 1) % state.hands.length;
const lowest = ({ state, ask }: Turn): number => Math.min(...state.hands[ask.seat]);
/** An event may say anything: the compiler has no part in secrets. */
const event = (said: object): Event => said as Event;

const ANYBODY = '(seat \\d|a spectator)';
const FLIP = 'after seat \\d answered "flip"';

describe('a leak is found and named by viewer, field and answer', () => {
  test.each<[string, Game<HighCard>, string]>([
    [
      'a part of the view that mirrors a hand',
      flipping((turn) => turn.state.out.push(lowest(turn))),
      `${ANYBODY} can tell what is hidden from it by view\\.out\\[\\d\\]: \\d+ or \\d+, ${FLIP}`,
    ],
    [
      'an event that names a card held',
      flipping((turn) => turn.tell?.(event({ kind: 'flipped', seat: turn.ask.seat, card: lowest(turn) }))),
      `${ANYBODY} can tell what is hidden from it by words\\[0\\]\\.card: \\d+ or \\d+, ${FLIP}`,
    ],
    [
      'an event of the set-up',
      {
        ...highCard,
        setup(box, figures, chance, tell) {
          const state = highCard.setup(box, figures, chance, tell);
          tell?.({ kind: 'drew', seat: 0, card: state.hands[0][0] });
          return state;
        },
      },
      `${ANYBODY} can tell what is hidden from it by words\\[0\\]\\.card: \\d+ or \\d+, at the set-up`,
    ],
    [
      'the order in which somebody holds cards',
      flipping(({ state, ask, tell }) => {
        const [first, ...rest] = state.hands[ask.seat];
        tell?.(event({ kind: 'flipped', seat: ask.seat, at: rest.filter((card) => card < first).length }));
      }),
      `${ANYBODY} can tell what is hidden from it by words\\[0\\]\\.at: \\d or \\d, ${FLIP}`,
    ],
    [
      'the size of a message',
      flipping((turn) =>
        turn.tell?.(event({ kind: 'flipped', seat: turn.ask.seat, noise: '.'.repeat(lowest(turn)) })),
      ),
      `${ANYBODY} can tell what is hidden from it by words\\[0\\]\\.noise: "\\.+" or "\\.+", ${FLIP}`,
    ],
    [
      'a list of answers',
      {
        ...highCard,
        standing: {
          answers: (_box, state, seat) =>
            state.hands[(seat + 1) % state.hands.length].includes(30) ? ['bow'] : [],
          answer: () => {},
        },
      },
      'seat \\d can tell what is hidden from it by standing\\[\\d\\]: (nothing or "bow"|"bow" or nothing)',
    ],
    [
      'a card freshly drawn',
      telling((tell) => (said) => tell(said)),
      `${ANYBODY} can tell what is hidden from it by words\\[\\d\\]\\.card: \\d+ or \\d+, after seat \\d answered {"play":\\d+}`,
    ],
    [
      'a secret roll',
      {
        ...highCard,
        next(moment) {
          highCard.next(moment);
          moment.tell?.(event({ kind: 'round', winner: 0, charm: moment.state.charms[1] }));
        },
      },
      `${ANYBODY} can tell what is hidden from it by words\\[\\d\\]\\.charm: \\d or \\d`,
    ],
    [
      'something that is shown and forgotten',
      {
        ...highCard,
        standing: {
          answers: () => ['bow'],
          answer({ state, tell }, seat) {
            tell?.(event({ kind: 'flipped', seat, hand: [...state.hands[seat]].sort() }));
          },
        },
      },
      `${ANYBODY} can tell what is hidden from it by words\\[0\\]\\.hand\\[\\d\\]: \\d+ or \\d+, after seat \\d answered "bow"`,
    ],
    [
      'a silence',
      telling((tell) => (said, only, others) => {
        if (said.kind !== 'drew' || said.card % 2 === 0) tell(said, only, others);
      }),
      `${ANYBODY} can tell what is hidden from it by words\\[\\d\\]`,
    ],
    [
      'what a question says',
      flipping((turn) =>
        Object.assign(turn, { ask: { ...turn.ask, flips: -turn.state.hands[other(turn)][0] } }),
      ),
      `${ANYBODY} can tell what is hidden from it by view\\.asks\\[0\\]\\.flips: -?\\d+ or -?\\d+, ${FLIP}`,
    ],
    [
      'what is told to everybody but the one who knows',
      telling(
        (tell) => (said, only) =>
          only === undefined ? tell(said) : tell(said, only, event({ kind: 'drew-hidden', of: said })),
      ),
      `${ANYBODY} can tell what is hidden from it by words\\[\\d\\]\\.of\\.card: \\d+ or \\d+`,
    ],
  ])('%s', (_kind, game, message) => {
    expect(() => search(game)).toThrow(new RegExp(`^high-card, game \\d+, step \\d+: ${message}`));
  });
});
