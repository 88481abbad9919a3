import { type Json, type Seat, untilAsked } from '@undercroft/kernel';
import { fail, onlyWords, type Scene, seatNamed, type Words, wordsOf } from '@undercroft/kit/scene';
import { GOBLINS } from './components.ts';
import { BACK } from './draws.ts';
import { BLANK } from './glares.ts';
import { areHandsTold } from './options.ts';
import { TOKENS } from './set.ts';
import { emptyTable, HAND } from './setup.ts';
import {
  fieldOf,
  type Kragmortha,
  type KragmorthaMoment,
  type KragmorthaState,
  type KragmorthaTable,
  PLAY,
  type TheBox,
} from './state.ts';
import { NAMES, squareOf, symbolsOf, tablesOf } from './tables.ts';
import { seatFigures } from './view.ts';

/**
 * A scenario's table in players' words:
 *
 *     goblins: [purple, orange]  who plays, in seat order
 *     placing: purple            the goblins are still to be placed, beginning with this one
 *     turn: purple               or: all stand, and this one is on turn; the first of the list if not said
 *     rigor: d10                 where Rigor stands
 *     purple: { at: c8, hand: [book-ball], looks: [crown], tomes: [gust], used: [omen] }
 *                                a goblin not mentioned stands on a start square and holds any three cards
 *     deck: [book-gems]          the movement deck; what is left over lies on the discards
 *     looks: [stork, bow]        the deck of looks, and under: [claw] those known to lie under it;
 *     tomes: [cookbook]          the tomes on the desk; what is left over is out of the game
 *     tokens: [trap]             tokens face down; the others lie face up
 */
export const scene: Scene<Kragmortha> = {
  figures: 'goblins',

  arrange(moment, given, path) {
    lay(moment, given, path);
    untilAsked(moment);
  },

  describe(box, state) {
    const table: Record<string, Json> = {
      turn: state.goblins[state.seat],
      rigor: NAMES[state.rigor],
      walker: state.walker,
      rest: symbolsOf(state.rest),
      deck: state.deck,
      discards: state.discards,
      looks: state.lookDeck,
      under: state.under,
      tomes: state.tomeDeck,
      tokens: state.tokens,
      turned: state.turned,
      eaten: state.eaten,
      piles: {
        cards: state.deck.length,
        looks: state.lookDeck.length,
        tomes: state.tomeDeck.length,
        tokens: state.tokens.length,
      },
      // Who has made the one call of this turn. (M-59)
      called: state.goblins.filter((_, seat) => state.called[seat] === state.turn),
      ended: state.end?.by ?? 'no',
    };
    for (const [seat, goblin] of state.goblins.entries()) table[goblin] = describeSeat(box, state, seat);
    return table;
  },
};

const KEYS: readonly string[] = [
  'goblins',
  'placing',
  'turn',
  'rigor',
  'deck',
  'looks',
  'under',
  'tomes',
  'tokens',
  ...GOBLINS,
];

/** Lays the table as described; the game goes on from there. */
function lay({ box, state }: KragmorthaMoment, given: Words, path: string): void {
  onlyWords(given, path, KEYS);
  Object.assign(state, emptyTable(box, state.goblins));
  if (given.rigor !== undefined) state.rigor = open(box, state, given.rigor, `${path}.rigor`);
  for (const goblin of GOBLINS) {
    if (given[goblin] === undefined) continue;
    const here = `${path}.${goblin}`;
    equip(box, state, seatNamed(state.goblins, goblin, here), wordsOf(given[goblin], here), here);
  }
  layPiles(box, state, given, path);
  for (const hand of state.hands) if (hand.length === 0) hand.push(...anyHand(box, state.deck));
  if (given.deck !== undefined) {
    const deck = take(state.deck, given.deck, `${path}.deck`);
    state.discards = state.deck;
    state.deck = deck;
  }
  if (given.placing !== undefined) {
    state.first = seatNamed(state.goblins, given.placing, `${path}.placing`);
    state.seat = state.first;
    return;
  }
  placeRest(box, state);
  state.seat = given.turn === undefined ? 0 : seatNamed(state.goblins, given.turn, `${path}.turn`);
  state.first = state.seat;
  state.turn = 1;
  state.asks.push(PLAY[state.seat]);
}

function open(box: TheBox, state: KragmorthaState, value: Json, path: string): number {
  const square = typeof value === 'string' ? squareOf(value) : -1;
  const field = fieldOf(box, state);
  if (!field.floor.includes(square) && !field.desk[square]) {
    fail(path, `expected an open square such as d10, not ${JSON.stringify(value)}`);
  }
  return square;
}

/** Takes named things out of a pile; refuses what is not there. */
function take<T extends string>(pile: T[], value: Json, path: string): T[] {
  if (!Array.isArray(value)) fail(path, 'expected a list such as [book-ball, scroll-gems]');
  return value.map((name: Json, index) => {
    const at = typeof name === 'string' ? pile.indexOf(name as T) : -1;
    if (at < 0) {
      const there = [...new Set(pile)].join(', ');
      fail(`${path}[${index}]`, `no ${JSON.stringify(name)} is left; there are: ${there}`);
    }
    return pile.splice(at, 1)[0];
  });
}

const SEAT_KEYS = ['at', 'hand', 'looks', 'tomes', 'used'];

function equip(box: TheBox, state: KragmorthaState, seat: Seat, given: Words, path: string): void {
  for (const [key, value] of Object.entries(given)) {
    const here = `${path}.${key}`;
    if (key === 'at') state.at[seat] = open(box, state, value, here);
    else if (key === 'hand') state.hands[seat] = take(state.deck, value, here);
    else if (key === 'tomes') state.tomes[seat] = take(state.tomeDeck, value, here);
    else if (key === 'used') state.used[seat] = take(state.tomeDeck, value, here);
    else if (key === 'looks') {
      if (!Array.isArray(value)) fail(here, 'expected a list such as [crown, stork]');
      const cards = take(
        state.lookDeck,
        value.filter((look: Json) => look !== BLANK),
        here,
      );
      state.looks[seat] = value.map((look: Json) => (look === BLANK ? BLANK : (cards.shift() ?? BLANK)));
    } else fail(here, `not known here; there are: ${SEAT_KEYS.join(', ')}`);
  }
}

/** A hand for somebody the scenario does not care about: one card with a ball, so that it can always move; or real cards. */
function anyHand({ options }: TheBox, deck: string[]): string[] {
  if (areHandsTold(options)) return new Array<string>(HAND).fill(BACK);
  const ball = deck.findLastIndex((card) => card.endsWith('-ball') && !card.startsWith('rigor-'));
  return [...deck.splice(ball, 1), ...deck.splice(0, HAND - 1)];
}

function layPiles(box: TheBox, state: KragmorthaState, given: Words, path: string): void {
  if (given.under !== undefined) state.under = take(state.lookDeck, given.under, `${path}.under`);
  if (given.looks !== undefined) state.lookDeck = take(state.lookDeck, given.looks, `${path}.looks`);
  if (given.tomes !== undefined) state.tomeDeck = take(state.tomeDeck, given.tomes, `${path}.tomes`);
  if (given.tokens !== undefined) {
    const all = [...tablesOf(box.set).piles.tokens];
    state.tokens = take(all, given.tokens, `${path}.tokens`);
    if (state.tokens.length === 0) fail(`${path}.tokens`, `expected at least one of ${TOKENS.join(', ')}`);
    state.turned = all;
  }
}

/** Goblins that were not mentioned stand on the first free start squares. */
function placeRest(box: TheBox, state: KragmorthaState): void {
  const free = fieldOf(box, state).starts.filter(
    (square) => !state.at.includes(square) && state.rigor !== square,
  );
  for (const [seat, at] of state.at.entries()) {
    if (at < 0) state.at[seat] = free.shift() ?? fail('given', `${state.goblins[seat]} needs a place: at`);
  }
}

function describeSeat(box: TheBox, state: KragmorthaTable, seat: Seat): Json {
  const { at, looks, symbols } = seatFigures(box, state, seat);
  return {
    at: at ?? 'nowhere',
    cards: state.hands[seat].length,
    hand: state.hands[seat],
    looks: looks.map(({ look }) => look),
    parts: looks.map(({ part }) => part ?? BLANK),
    dares: looks.flatMap(({ dare }) => dare?.id ?? []),
    handicaps: looks.flatMap(({ screen }) => screen?.id ?? []),
    tomes: state.tomes[seat],
    used: state.used[seat],
    symbols,
  };
}
