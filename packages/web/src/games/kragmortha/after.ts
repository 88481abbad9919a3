import { copy } from '@undercroft/kernel';
import {
  type KragmorthaEvent,
  type KragmorthaView,
  type SeatFigures,
  type ShownLook,
  squareOf,
} from '@undercroft/kragmortha';
import type { Opening } from '../../table/stage.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type MutableSeat = Mutable<SeatFigures>;
type Picture = Omit<Mutable<KragmorthaView>, 'seats' | 'hands' | 'tomes' | 'used'> & {
  seats: MutableSeat[];
  hands: string[][];
  tomes: string[][];
  used: string[][];
};

/** How the table looks right after an event. A picture, not the rules: the true view follows. */
export function after(view: KragmorthaView, event: KragmorthaEvent): KragmorthaView {
  const next = copy(view) as unknown as Picture;
  switch (event.kind) {
    case 'turn':
      next.turn = event.turn;
      next.seat = event.seat;
      next.phase = 'card';
      break;
    case 'placed':
      stand(next, event.seat, event.at);
      break;
    case 'walked':
    case 'pushed':
    case 'put':
      stand(next, event.seat, event.to);
      break;
    case 'rigor':
    case 'jumped':
      next.rigor = squareOf(event.to);
      break;
    case 'played':
      lose(next.hands[event.seat], [event.card]);
      next.discards.push(event.card);
      break;
    case 'showed':
      lose(next.hands[event.seat], event.cards);
      next.discards.push(...event.cards);
      break;
    case 'drew': {
      const hand = next.hands[event.seat];
      // A game is shown from its first deal, but on the table where everybody has their cards already.
      if (hand.length + event.count > next.seats[event.seat].handSize) break;
      hand.push(...(event.cards ?? new Array<string>(event.count).fill('')));
      next.deckSize = Math.max(0, next.deckSize - event.count);
      break;
    }
    case 'tome':
      next.tomes[event.seat].push(event.tome);
      take(next.tomeDeck, event.tome);
      break;
    case 'eaten':
      for (const tome of event.tomes) take(next.tomeDeck, tome);
      next.eaten.push(...event.tomes);
      break;
    case 'used':
      take(next.tomes[event.seat], event.tome);
      next.used[event.seat].push(event.tome);
      break;
    case 'look':
      next.seats[event.seat].looks.push(bare(event.look));
      break;
    case 'pardoned':
      dropLook(next.seats[event.seat], event.look);
      break;
    case 'blamed': {
      const look = dropLook(next.seats[event.seat], event.look);
      next.seats[event.goblin].looks.push(look ?? bare(event.look));
      break;
    }
    default:
  }
  return next as unknown as KragmorthaView;
}

/** A look whose faces follow with the true view. */
const bare = (look: string): ShownLook => ({ look, part: null });

function stand(next: Picture, seat: number, at: string): void {
  next.at[seat] = squareOf(at);
  next.seats[seat].at = at;
}

/** Cards leave a hand; of a hand that is not seen, backs do. */
function lose(hand: string[], cards: readonly string[]): void {
  for (const card of cards) take(hand, hand.includes(card) ? card : '');
}

function take(list: string[], name: string): void {
  const at = list.indexOf(name);
  if (at >= 0) list.splice(at, 1);
}

function dropLook(seat: MutableSeat, name: string): ShownLook | undefined {
  const at = seat.looks.findIndex(({ look }) => look === name);
  return at < 0 ? undefined : seat.looks.splice(at, 1)[0];
}

/** How long each event is looked at: what one did oneself, and what others did. */
const BEATS: Readonly<Record<KragmorthaEvent['kind'], readonly [mine: number, theirs: number]>> = {
  first: [700, 700],
  placed: [200, 350],
  turn: [150, 350],
  played: [250, 700],
  walked: [280, 480],
  pushed: [480, 620],
  rigor: [420, 620],
  jumped: [600, 700],
  met: [600, 700],
  put: [320, 500],
  token: [900, 1000],
  mixed: [300, 300],
  tome: [1000, 1000],
  eaten: [900, 900],
  used: [900, 1100],
  look: [3000, 3000],
  again: [450, 450],
  pardoned: [900, 900],
  blamed: [2200, 2200],
  showed: [900, 900],
  drew: [200, 120],
  called: [1400, 1600],
  voted: [400, 500],
  verdict: [1200, 1200],
  ended: [900, 900],
};

/** Tokens, tomes and one's own cards are drawn face down. */
export function opening(event: KragmorthaEvent): Opening | null {
  const drawn = event.kind === 'drew' && event.cards !== undefined;
  return drawn || event.kind === 'token' || event.kind === 'tome' ? 'flight' : null;
}

export function beat({ kind }: KragmorthaEvent, mine: boolean): number {
  return BEATS[kind][mine ? 0 : 1];
}
